// Hero sheets as files for people and for other campaigns: JSON with a common part (id, revision, name, hero,
// scars, retired, trophies, chronicle) and under `sections` one table a rule set, each with its `version`.
// What a section says more is the rule set's affair and survives a round trip unread.
//
// A checksum marks a sheet that was edited by hand: it is checked, accepted, and carries `edited = true` from
// then on. A newer revision, an edit, another sheet or a broken file under the same name is never
// overwritten: the sheet is then written beside it, and a note says so.
#pragma once

#include "save/files.h"
#include "table/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tankard::save {

/// Error if the sheet lacks an id, revision, name or hero, or has one of the wrong type.
std::string sheet_to_json(const Value& sheet);
/// The sheet without its checksum, marked if it was edited. Error with file, and line or entry, if it is
/// none.
Value sheet_from_json(std::string_view text, const std::string& file);

struct SheetSaved {
    std::string path;
    std::string note;  ///< for the person, if it could not have its own name; else empty
};

/// Writes the sheet to "folder/<id>.json", all or nothing.
SheetSaved save_sheet(Files& files, const std::string& folder, const Value& sheet);
Value load_sheet(Files& files, const std::string& path);

struct SheetRow {
    std::string path;
    Value sheet;           ///< nothing if it cannot be read
    std::string sentence;  ///< what is wrong with it; empty if nothing
};

/// The *.json files of a folder by name; no folder is an empty list.
std::vector<SheetRow> list_sheets(Files& files, const std::string& folder);

}  // namespace tankard::save
