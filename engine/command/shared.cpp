#include "command/shared.h"

#include "save/saves.h"
#include "save/sheets.h"
#include "text/utf8.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <new>
#include <system_error>

#include <fmt/format.h>

namespace tankard::command {
namespace {

constexpr int kTablePlayouts = 1'000;
constexpr int kTableMilliseconds = 250;  ///< for one decision: a companion's turn has some five of them

}  // namespace

std::string sentence_of(const std::exception& error) {
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr)
        return "there is not enough memory: close other programs and go on with 'tankard resume'; what was "
               "answered is in the save";
    if (dynamic_cast<const std::system_error*>(&error) != nullptr)
        return fmt::format("the system refuses ({}): close other programs and try again", error.what());
    return error.what();
}

std::uint64_t now() {
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
            .count());
}

Places find_places(const std::string& program) {
    namespace fs = std::filesystem;
    std::error_code error;
    const auto holds = [&error](const fs::path& folder) {
        return fs::exists(folder / "scripts" / "deckbuilder", error);
    };
    for (const fs::path& start : {fs::weakly_canonical(fs::path("/proc/self/exe"), error).parent_path(),
                                  fs::path(program).parent_path(), fs::current_path(error)})
        for (fs::path folder = fs::absolute(start, error); !folder.empty(); folder = folder.parent_path()) {
            if (holds(folder)) return {folder.string(), folder.string() + "/saves"};
            if (const fs::path shipped = folder / "share" / "tankard"; holds(shipped))
                return live_in(data_folder(), shipped.string());
            if (folder == folder.parent_path()) break;
        }
    throw save::Error(
        "the folder with scripts/ and adventures/ is not above the program: say where it is with --content "
        "DIR");
}

void refuse_if(const Problems& problems, const std::string& what) {
    if (problems.empty()) return;
    constexpr std::size_t kMost = 12;
    std::vector<std::string> told;  // once, however many rule sets read the file
    for (const Problem& problem : problems)
        if (const std::string line = problem.show(); std::find(told.begin(), told.end(), line) == told.end())
            told.push_back(line);
    std::string all = fmt::format("{} cannot be played:", what);
    for (std::size_t i = 0; i < told.size() && i < kMost; ++i)
        all += "\n  " + told[i];
    if (told.size() > kMost) all += fmt::format("\n  … and {} more", told.size() - kMost);
    throw save::Error(all);
}

std::string find_save(save::Files& files, const Options& options) {
    if (options.save.empty()) {
        const save::SaveRow* latest = nullptr;
        const save::SaveRow* bench = nullptr;
        const std::vector<save::SaveRow> rows =
            save::list_saves(files, options.saves, installed(files, options));
        for (const save::SaveRow& row : rows) {
            const save::SaveRow*& best = row.bench ? bench : latest;
            if (row.opens && !row.older && (best == nullptr || row.modified > best->modified)) best = &row;
        }
        if (latest == nullptr && bench != nullptr)
            throw save::Error(fmt::format("there are only bench games in {}: say which, such as '{}'",
                                          options.saves, save::file_of(bench->path)));
        if (latest == nullptr && !rows.empty())
            throw save::Error(fmt::format(
                "no save in {} can be opened: 'tankard saves' says what is wrong with each, and an older "
                "copy of one can be named",
                options.saves));
        if (latest == nullptr)
            throw save::Error(
                fmt::format("there is no save in {}: begin a campaign with 'tankard play'", options.saves));
        return latest->path;
    }
    const std::string ending(save::kSaveEnding);
    for (const std::string& path :
         {options.save, options.saves + "/" + options.save, options.saves + "/" + options.save + ending})
        if (files.exists(path) && path.ends_with(ending)) return path;
    throw save::Error(
        fmt::format("there is no save '{}' in {}: 'tankard saves' lists them", options.save, options.saves));
}

save::Spare installed(save::Files& files, const Options& options) {
    return [&files, root = options.root](const Value& header) -> std::optional<save::Content> {
        const std::string* campaign = header.at("campaign").text();
        if (campaign == nullptr) return std::nullopt;
        try {
            return play::read_content(files, root, *campaign);
        } catch (const save::Error&) {
            return std::nullopt;
        }
    };
}

bool is_folder(save::Files& files, const std::string& path) {
    if (path.ends_with('/')) return true;
    if (!files.exists(path)) return false;
    const std::vector<std::string> folders = files.folders(save::folder_of(path));
    return path == "." || path == ".." ||
           std::find(folders.begin(), folders.end(), save::file_of(path)) != folders.end();
}

std::string campaign_of(std::string path) {
    while (path.ends_with('/'))
        path.pop_back();
    return save::file_of(path);
}

std::unique_ptr<play::Library> library_of(const save::Loaded& loaded, const std::string& path) {
    const std::string* campaign = loaded.header.at("campaign").text();
    if (campaign == nullptr)
        throw save::Error(fmt::format(
            "{} does not say which campaign it is: take another copy of it, from a backup or from "
            "whoever sent it",
            path));
    auto library = std::make_unique<play::Library>(loaded.content, *campaign);
    refuse_if(library->problems(), path);
    return library;
}

namespace {

/// Under "rounds", or under "rounds" in the table "bidders" for "bidders.rounds".
void set_under(Value& settings, const std::string& name, const Value& value) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos) return settings.set(name, value);
    Value others = settings.at(name.substr(0, dot));
    if (!others.is_table()) others = Value::table();
    others.set(name.substr(dot + 1), value);
    settings.set(name.substr(0, dot), others);
}

}  // namespace

Value settings_of(const Options& options) {
    Value chosen = options.house_rules;
    for (const std::string& setting : options.settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos)
            throw save::Error(
                fmt::format("'{}' should be NAME=VALUE, such as difficulty=gentle, or RULES.NAME=VALUE for "
                            "another rule set's",
                            setting));
        const std::string word = setting.substr(equals + 1);
        const bool number =
            !word.empty() && word.size() < 6 && word.find_first_not_of("0123456789") == std::string::npos;
        set_under(chosen, setting.substr(0, equals),
                  number ? Value(std::int64_t{std::stoi(word)}) : Value(word));
    }
    return chosen;
}

Companions companions_of(const Options& options) {
    const bool beside_people = options.policy.empty();
    const std::string among_people = options.companions.empty() ? "greedy" : options.companions;
    const std::string& name = beside_people ? among_people : options.policy;
    const auto policy = play::policies_named(name);
    if (!policy)
        throw save::Error(fmt::format("there is no policy '{}'; there are {}", name,
                                      fmt::join(play::policy_names(), ", ")));
    if (options.budget && !policy->any(play::Policy::search))
        throw save::Error("--budget says how far companions think ahead: only those called search do");
    Companions companions{*policy, {}};
    if (beside_people) companions.budget = {kTablePlayouts, kTableMilliseconds};
    if (options.budget) companions.budget.playouts = *options.budget;
    return companions;
}

bool ends_in(const std::string& file, std::initializer_list<std::string_view> endings) {
    const auto same = [](char one, char other) {
        return std::tolower(static_cast<unsigned char>(one)) == other;
    };
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) {
        return file.size() > ending.size() &&
               std::equal(ending.begin(), ending.end(),
                          file.end() - static_cast<std::ptrdiff_t>(ending.size()),
                          [&](char wanted, char is) { return same(is, wanted); });
    });
}

std::vector<std::string> write_sheets(save::Files& files, const std::string& saves,
                                      const campaign::State& state) {
    std::vector<std::string> notes;
    for (const campaign::Member& member : state.members) {
        if (member.sheet.is_nil()) continue;
        Value sheet = member.sheet;
        Value chronicle = Value::table();
        for (const std::string& entry : state.chronicle)
            chronicle.push(entry);
        sheet.set("chronicle", chronicle);
        const save::SheetSaved saved = save::save_sheet(files, saves + "/heroes", sheet);
        if (!saved.note.empty()) notes.push_back(saved.note);
    }
    return notes;
}

std::string chronicle_lines(const campaign::State& state, const text::Language& language) {
    std::string path;
    std::string end;
    for (const std::string& entry : state.chronicle) {
        const std::size_t colon = entry.find(':');
        const std::string first = entry.substr(0, colon);
        const std::string second = entry.substr(colon + 1);
        if (first == "end")
            end = "\n" + language.say(intern(second));
        else
            path += fmt::format("{}{}: {}", path.empty() ? "" : ", ",
                                text::capitalise(language.noun(intern(first))),
                                language.label(intern("ui." + second)));
    }
    return path + end;
}

std::string hash_line(const play::Session& session) { return fmt::format("{:016x}", session.hash()); }

}  // namespace tankard::command
