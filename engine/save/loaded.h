// A campaign file as read: a pure function of its bytes. A damaged file gives everything that stands before
// the damage, and says so; what cannot be opened at all is an Error with one sentence. Nothing is written.
#pragma once

#include "save/files.h"
#include "save/records.h"
#include "save/tape.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::save {

struct Loaded {
    Value header;
    Content content;  ///< of the present epoch
    std::uint64_t content_hash = 0;
    std::vector<std::uint64_t> contents;  ///< the hashes of all that the file holds
    std::string engine;                   ///< that plays the present epoch
    Tape tape;
    std::vector<Record> records;    ///< all, for replay and for the proof of older epochs
    std::vector<std::size_t> ends;  ///< beside records: the length of a file that ends with this one
    std::optional<Damage> damage;   ///< its sentence names the file

    /// The file's bytes up to its damage, ready to grow.
    Image image(std::string_view bytes) const { return Image(bytes, reading); }
    Reading reading;  ///< views of the bytes that were given
};

enum class Want { all, no_content };

/// Where else the content may be found that a save's header tells of, if the save's own copy is damaged.
/// Taken only if its hash is right.
using Spare = std::function<std::optional<Content>(const Value& header)>;

/// Nothing of it can be opened. What to do instead (way_out) is still to be said.
struct Unreadable : Error {
    using Error::Error;
};

/// "saves/a.1.tankard" for generation 1 of "saves/a.tankard".
std::string generation_of(const std::string& path, std::string_view generation);

/// What can be done about a save that is no good, as the end of a sentence: the youngest older generation of
/// it that is there, or where else to look.
std::string way_out(Files& files, const std::string& path);

/// The content with this hash among a save's; `loaded` must still have its reading. Error if there is none.
Content content_of(const Loaded& loaded, std::uint64_t hash);

/// `path` is only for sentences. The bytes must outlive `reading`.
Loaded load(std::string_view bytes, const std::string& path, Want want = Want::all, const Spare& spare = {});
/// Reads it into `bytes` first; an Error then says what to do.
Loaded load_file(Files& files, const std::string& path, std::string& bytes, Want want = Want::all,
                 const Spare& spare = {});

}  // namespace tankard::save
