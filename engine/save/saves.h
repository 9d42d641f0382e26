// What can be done with campaign files as a whole: list them, go back to a named save point, branch off,
// carry them to another computer. None of it changes an existing file.
#pragma once

#include "save/loaded.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::save {

inline constexpr std::string_view kSaveEnding = ".tankard";

/// A line of the list of saves. A file that cannot be opened is a line too.
struct SaveRow {
    std::string path;
    std::string name;  ///< the header's, or the file's if there is none
    std::string campaign;
    Value summary;  ///< of the latest snapshot, with who sits there now
    std::uint32_t answers = 0;
    std::int64_t modified = 0;
    bool bench = false;  ///< an author's game, no campaign
    bool older = false;  ///< a generation, a kept or a damaged copy
    bool opens = false;
    std::string sentence;  ///< what is wrong with it; empty if nothing
};

/// Whether a save's header says that it is a bench game: no campaign, but an author's look at one.
bool is_bench(const Value& header);

/// The *.tankard files of a folder by name; no folder is an empty list.
std::vector<SaveRow> list_saves(Files& files, const std::string& folder, const Spare& spare = {});

/// A named save point, in the campaign's file or in an older generation of it.
struct MarkRow {
    std::string path;
    std::size_t record = 0;  ///< which record of that file it is
    MarkRecord mark;
    std::uint32_t answers = 0;
};

/// The marks of a campaign, the oldest first, each once.
std::vector<MarkRow> list_marks(Files& files, const std::string& path);

/// A new campaign file that goes on from a mark. `header` is the new campaign's (its own id and name).
/// Error if `to` exists.
void branch(Files& files, const MarkRow& from, const std::string& to, const Value& header);
/// The same from the moment when `answers` answers of the present chapter stood.
void branch(Files& files, const std::string& from, const std::string& to, std::uint32_t answers,
            const Value& header);

/// Copies a save that is whole; never over another file: the name that it got is returned.
std::string export_campaign(Files& files, const std::string& path, const std::string& out);
std::string import_campaign(Files& files, const std::string& path, const std::string& folder);

}  // namespace tankard::save
