// What several commands need.
#pragma once

#include "command/options.h"
#include "play/session/session.h"
#include "save/disk_files.h"
#include "save/saves.h"

#include <cstdint>
#include <exception>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::command {

/// Seconds since 1970, for the journal; nothing in the game depends on it.
std::uint64_t now();
/// Error with all mistakes, one a line, if there are any.
void refuse_if(const Problems& problems, const std::string& what);
/// "saves/x.tankard" for "x", "x.tankard" or a path; the latest save that is no bench game for an empty word.
/// Error if there is none.
std::string find_save(save::Files& files, const Options& options);
/// The adventure as it lies in the folders now, for a save whose own copy is damaged.
save::Spare installed(save::Files& files, const Options& options);
/// Whether a path that a person typed means a folder, there or not.
bool is_folder(save::Files& files, const std::string& path);
/// "my_quest" of "my_quest", "adventures/my_quest" or a longer path to it.
std::string campaign_of(std::string path);
/// What went wrong, in one sentence also where the system has none for people.
std::string sentence_of(const std::exception& error);
/// The library from the content that a save carries.
std::unique_ptr<play::Library> library_of(const save::Loaded& loaded, const std::string& path);
/// The settings of --set NAME=VALUE, or RULES.NAME=VALUE. Error if one has no value.
Value settings_of(const Options& options);
/// How companions play.
struct Companions {
    play::Policies policy;
    play::SearchBudget budget;
};

/// What --auto, or else --companions, and --budget say. Beside people companions think against the clock.
/// Error if there is no such policy, or --budget is said of companions that do not think ahead.
Companions companions_of(const Options& options);
/// A new save that goes on from a save point of this one; its path.
std::string branch_off(save::Files& files, const std::string& path, const save::MarkRow& mark);
/// Whether a file's name ends in one of these, in capitals or not.
bool ends_in(const std::string& file, std::initializer_list<std::string_view> endings);
/// Writes the party's hero sheets to saves/heroes; returns notes for the person.
std::vector<std::string> write_sheets(save::Files& files, const std::string& saves,
                                      const campaign::State& state);
/// The story's path: "The Mill: alive, The Ferry: dead, …", and on the next line how it ended.
std::string chronicle_lines(const campaign::State& state, const text::Language& language);
/// The last line of --auto and replay: the game's hash in 16 hexadecimal digits.
std::string hash_line(const play::Session& session);

}  // namespace tankard::command
