#include "save/saves.h"

#include "command/say.h"
#include "command/shared.h"
#include "save/sheets.h"
#include "text/counted.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {
namespace {

/// "x-branch-2.tankard" for "x.tankard", or for a branch of it: the first name that is free.
std::string free_branch(save::Files& files, const std::string& path) {
    std::string stem = path.substr(0, path.size() - save::kSaveEnding.size());
    stem = stem.substr(0, stem.find("-branch-", stem.size() - save::file_of(stem).size()));
    for (int number = 1;; ++number) {
        std::string to = fmt::format("{}-branch-{}{}", stem, number, save::kSaveEnding);
        if (!files.exists(to)) return to;
    }
}

}  // namespace

std::string branch_off(save::Files& files, const std::string& path, const save::MarkRow& mark) {
    std::string to = free_branch(files, path);
    save::branch(files, mark, to, save::load(files.read(path), path, save::Want::no_content).header);
    return to;
}

int saves(const Options& options) {
    save::DiskFiles files;
    const std::vector<save::SaveRow> rows =
        files.exists(options.saves) ? save::list_saves(files, options.saves, installed(files, options))
                                    : std::vector<save::SaveRow>();
    if (rows.empty()) say("no saves in {}\n", options.saves);
    for (const save::SaveRow& row : rows) {
        if (row.older && row.opens) continue;
        if (!row.opens) {
            say("{:<28} DAMAGED  {}\n", save::file_of(row.path), row.sentence);
            continue;
        }
        std::string players;
        for (const auto& [_, player] : row.summary.at("players").entries())
            if (player.text() != nullptr) players += (players.empty() ? "" : ", ") + *player.text();
        const std::string* chapter = row.summary.at("chapter").text();
        say("{:<28} {}{}, {}: {}{}\n", save::file_of(row.path), row.bench ? "BENCH  " : "",
            chapter != nullptr ? *chapter : "", text::counted(row.answers, "answer"), players,
            row.sentence.empty() ? "" : "  (" + row.sentence + ")");
        for (const save::MarkRow& mark : save::list_marks(files, row.path))
            say("    save point '{}' at answer {}\n", mark.mark.name, mark.answers);
    }
    return 0;
}

int heroes(const Options& options) {
    save::DiskFiles files;
    const std::string folder = options.saves + "/heroes";
    const std::vector<save::SheetRow> rows =
        files.exists(folder) ? save::list_sheets(files, folder) : std::vector<save::SheetRow>();
    if (rows.empty()) say("no heroes in {} yet: they are written there at the end of a chapter\n", folder);
    for (const save::SheetRow& row : rows) {
        if (row.sheet.is_nil()) {
            say("{:<20} {}\n", save::file_of(row.path), row.sentence);
            continue;
        }
        auto text = [&](std::string_view key) {
            return row.sheet.at(key).text() != nullptr ? *row.sheet.at(key).text() : std::string();
        };
        const std::int64_t* scars = row.sheet.at("scars").integer();
        const bool* edited = row.sheet.at("edited").truth();
        say("{:<20} {} ({}), scars {}, revision {}{}\n", save::file_of(row.path), text("name"), text("hero"),
            scars != nullptr ? *scars : 0, row.sheet.at("revision").show(),
            edited != nullptr && *edited ? ", edited by hand" : "");
    }
    return 0;
}

int branch(const Options& options) {
    save::DiskFiles files;
    const std::string path = find_save(files, options);
    if (!options.name.empty()) {
        for (const save::MarkRow& mark : save::list_marks(files, path))
            if (mark.mark.name == options.name) {
                say("{} goes on from '{}' of {}\n", branch_off(files, path, mark), options.name, path);
                return 0;
            }
        throw save::Error(
            fmt::format("{} has no save point '{}': 'tankard saves' lists them", path, options.name));
    }
    if (!options.at) throw save::Error("say where to branch off: --point NAME or --answer N");
    const std::string to = free_branch(files, path);
    save::branch(files, path, to, *options.at,
                 save::load(files.read(path), path, save::Want::no_content).header);
    say("{} goes on from answer {} of {}\n", to, *options.at, path);
    return 0;
}

int export_save(const Options& options) {
    save::DiskFiles files;
    const std::string path = find_save(files, options);
    std::string to = options.out;
    if (is_folder(files, to)) to += "/" + save::file_of(path);
    say("{}\n", save::export_campaign(files, path, to));
    return 0;
}

int import_save(const Options& options) {
    save::DiskFiles files;
    files.make_folders(options.saves);
    std::string path = save::import_campaign(files, options.save, options.saves);
    // Only files with this ending are listed as saves.
    for (int number = 1; !path.ends_with(save::kSaveEnding); ++number) {
        const std::string wanted = save::numbered(path + std::string(save::kSaveEnding), number);
        if (files.rename_new(path, wanted)) path = wanted;
    }
    files.sync_folder(options.saves);
    say("{}\n", path);
    return 0;
}

}  // namespace tankard::command
