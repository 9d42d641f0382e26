// An adventure as one file, for passing it on: the records of a campaign file (save/records.h), namely a
// header, which is the manifest, and one content. Nothing in it depends on a clock, a folder or an order of
// reading: the same files give the same bytes (with the same zstd) and, everywhere, the same hash.
//
// A package from a stranger is data, and is read as such: its size is limited before it is read, in its
// packed and in its unpacked form; it holds texts by paths and nothing else, so there are no links, no
// rights, no owners; and a path is refused unless it is a plain name, or one in plain folders, few of them.
//
// The hash finds accidents and tells versions apart. It is no signature.
#pragma once

#include "play/content/library.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tankard::workshop {

inline constexpr std::string_view kPackageEnding = ".adventure";
inline constexpr std::size_t kMostFiles = 1'000;
inline constexpr std::size_t kLongestFile = std::size_t{1} << 20;
/// All files together, unpacked.
inline constexpr std::size_t kLongestContent = std::size_t{8} << 20;
/// The package itself, as it lies on the disk.
inline constexpr std::size_t kLongestPackage = kLongestContent + (std::size_t{64} << 10);

/// Folders in each other: what an adventure has for another rule set has folders of its own.
inline constexpr int kDeepest = 2;

struct Package {
    std::string id;
    Value manifest;       ///< as manifest_of makes it
    save::Content files;  ///< by path, each once: "my_quest/cards/01_bell.lua"
};

/// Whether a file goes into a package, by its path in the adventure's folder: scripts, texts and scenarios
/// (*.lua), and what people read (*.md, *.txt, LICENCE, LICENSE, COPYING), at most kDeepest folders deep.
/// Pictures do not: nothing shows them.
bool is_packed(std::string_view path);

/// Whether some system takes a file of this name for a device, whatever its ending and capitals: CON, PRN,
/// AUX, NUL, COM0 to COM9, LPT0 to LPT9.
bool is_device_name(std::string_view name);
/// Error if an adventure's folder would have such a name.
void refuse_device_name(std::string_view name);

/// Small letters, digits and _, a letter first, at most 40, neither a name of Tankard's own nor a device's.
bool is_adventure_name(std::string_view name);

/// Whether the adventure's own scenarios were run, and passed, before it was packed.
enum class Tested : std::uint8_t { yes, no };

/// The name in each file's place is the adventure's; the files are put in order.
Package make_package(const play::Library& library, save::Content files, Tested tested = Tested::yes);

/// What a package says of itself: package (1), id, version, needs, languages, authors, licence, hash, and
/// untested (true) if it was not tested. All else follows from the files: needs are campaign.lua's, and the
/// rule sets that chapters play.
Value manifest_of(const play::Library& library, const save::Content& files, Tested tested = Tested::yes);

/// What the manifest says of it.
Tested tested(const Package& package);

/// Error if there are too many files, or too long ones.
std::string write_package(const Package& package);

/// `path` is only for sentences. Error if the bytes are no package, are damaged, hold more than they may or
/// files that may not be there, do not fit their hash, or need another Tankard. What the manifest says
/// besides is still to be compared with manifest_of.
Package read_package(std::string_view bytes, const std::string& path);

/// The files as the game reads them: without scenarios and what people read.
save::Content played(const save::Content& files);

/// 16 hexadecimal digits.
std::string hash_shown(const save::Content& files);

}  // namespace tankard::workshop
