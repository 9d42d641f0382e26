#include "command/game.h"

#include "command/say.h"
#include "play/content/names.h"
#include "play/content/needs.h"
#include "play/session/mend.h"
#include "save/saves.h"
#include "save/sheets.h"
#include "text/counted.h"
#include "workshop/check.h"

#include <algorithm>
#include <cstdint>
#include <random>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::command {
namespace {

std::uint64_t random_seed() {
    std::random_device device;
    const std::uint64_t high = device();
    return (high << 32 | device()) % 1'000'000'000;  // short enough to be written on paper
}

/// Says what of a sheet this campaign does not know: it stays at home.
void tell_unknown(const play::Library& library, const Value& sheet) {
    for (std::string_view name : library.rule_set_names())
        if (const std::vector<std::string> unknown =
                library.rules(name).unknown(campaign::section_of(sheet, name));
            !unknown.empty())
            say("{} leaves at home what {} does not know: {}\n", sheet.at("name").show(), library.campaign(),
                fmt::join(unknown, ", "));
}

campaign::Party party_of(const Options& options, const play::Library& library, save::Files& files) {
    campaign::Party party;
    party.seed = options.seed ? *options.seed : random_seed();
    party.settings = settings_of(options);
    // A word that is none is told before what it may have meant to change.
    refuse_if(play::setting_problems(library, party.settings), "this choice of settings");
    std::vector<Seated> seated = options.chairs;
    for (const std::string& name : options.players)
        seated.push_back({name, !options.policy.empty()});
    for (std::size_t i = 0; i < seated.size(); ++i) {
        const std::string& name = seated[i].name;
        if (!play::is_player_name(name))
            throw save::Error(
                fmt::format("a player's name has 1 to {} letters that can be seen: --players Anna,Ben",
                            play::kLongestName));
        if (play::is_companion_kind(name))
            throw save::Error(fmt::format(
                "'{}' is a kind of companion, and nobody's name: --players names the people, --seats says "
                "how many chairs there are, and --companions how those without a player are played",
                name));
        if (std::any_of(seated.begin(), seated.begin() + static_cast<std::ptrdiff_t>(i),
                        [&](const Seated& other) { return play::same_name(other.name, name); }))
            throw save::Error(fmt::format(
                "two players are called {}, if capitals do not count: give them different names", name));
    }
    const int named = options.seats > 0 ? 0 : static_cast<int>(options.heroes.size());
    const int seats = std::max({options.seats, static_cast<int>(seated.size()), named, 1});
    if (seats < library.manifest().least_players || seats > library.manifest().most_players)
        throw save::Error(fmt::format("{} is for {} to {} heroes, not {}", library.campaign(),
                                      library.manifest().least_players, library.manifest().most_players,
                                      seats));
    const text::Language& language = library.language(options.language);
    std::vector<std::string> taken;
    for (const Seated& each : seated)
        taken.push_back(each.name);
    const std::size_t people = seated.size();
    for (std::string& name :
         play::companion_names(language, std::move(taken), people, static_cast<std::size_t>(seats) - people))
        seated.push_back({std::move(name), true});
    for (const Seated& each : seated) {
        party.players.push_back(each.name);
        party.companions.push_back(each.companion);
    }
    if (at_bench(options)) return party;
    for (const save::SheetRow& row : save::list_sheets(files, options.saves + "/heroes"))
        if (options.policy.empty() && !row.sheet.is_nil() && row.sheet.at("retired").is_nil())
            party.visitors.push_back(row.sheet);
    for (const Value& visitor : party.visitors)
        tell_unknown(library, visitor);
    return party;
}

/// All errors but those of texts and pictures (T020 to T029): what is missing there only looks bad.
bool stops_play(const workshop::Finding& finding) {
    return finding.level == workshop::Level::error && finding.number / 10 != 2;
}

/// Under the first name that is free: others may begin the same campaign at the same moment.
save::CampaignFile new_file(save::Files& files, const std::string& folder, const std::string& campaign,
                            const Value& header, const save::Content& content) {
    for (int number = 1;; ++number) {
        const std::string path = fmt::format("{}/{}-{}{}", folder, campaign, number, save::kSaveEnding);
        if (files.exists(path)) continue;
        try {
            return save::CampaignFile::create(files, path, header, content, play::kEngineVersion);
        } catch (const save::Taken&) {  // somebody was quicker
        }
    }
}

/// The library of the same campaign's files as they are in the folders now; nothing if they are what the save
/// holds. Without --mended files that cannot be played are no error.
std::unique_ptr<play::Library> changed_content(save::Files& files, const Options& options,
                                               const play::Library& saved, std::uint64_t saved_hash) {
    try {
        save::Content content = play::read_content(files, options.root, saved.campaign());
        if (content.hash() == saved_hash) return nullptr;
        auto library = std::make_unique<play::Library>(std::move(content), saved.campaign());
        refuse_if(library->problems(), saved.campaign());
        return library;
    } catch (const save::Error&) {
        if (options.mended) throw;
        return nullptr;
    }
}

/// What people read when the folders hold another version than their save: theirs stays until they say so.
std::string changed_note(const std::string& path, const campaign::Manifest& saved,
                         const campaign::Manifest& now) {
    if (saved.version == now.version)
        return fmt::format(
            "{} goes on with its own copy of the adventure, which has changed since: 'tankard resume "
            "--mended' takes the changes in.",
            path);
    return fmt::format(
        "{} goes on with its own copy of {}, {}; the one that is installed now is {}{}: if the table agrees, "
        "'tankard resume --mended' goes over to it.",
        path, saved.id, play::version_shown(saved), saved.version < now.version ? "newer, " : "older, ",
        play::version_shown(now));
}

}  // namespace

workshop::Bench bench_of(const Options& options) {
    return {options.chapter, options.cards, options.heroes, options.gifts, options.flags};
}

bool at_bench(const Options& options) { return options.watch || !bench_of(options).empty(); }

std::unique_ptr<play::Library> library_named(save::Files& files, const Options& options) {
    auto library = std::make_unique<play::Library>(play::read_content(files, options.root, options.campaign),
                                                   options.campaign);
    refuse_if(library->problems(), options.campaign);
    return library;
}

std::unique_ptr<play::Library> sound_library(save::Files& files, const Options& options) {
    std::unique_ptr<play::Library> library = library_named(files, options);
    if (at_bench(options)) return library;
    for (const workshop::Finding& finding : workshop::check(*library, {}))
        if (stops_play(finding))
            throw save::Error(fmt::format(
                "{} cannot be played, and 'tankard check {}' lists all that is to be mended: {}:{}: {}",
                options.campaign, options.campaign, finding.file, finding.line, finding.message));
    return library;
}

Companions companions_in(const Options& options, const Game& game) {
    Options said = options;
    if (said.companions.empty()) said.companions = game.companions;
    const bool think =
        play::policies_named(said.companions).value_or(play::Policy::greedy).any(play::Policy::search);
    if (!said.budget && said.policy.empty() && think) said.budget = game.budget;
    return companions_of(said);
}

Game begin_campaign(save::Files& files, const Options& options, std::unique_ptr<play::Library> library) {
    const campaign::Party party = party_of(options, *library, files);
    campaign::State state = campaign::begin(library->environment(), party);
    if (const workshop::Bench bench = bench_of(options); !bench.empty())
        workshop::begin_at_bench(*library, bench, state);
    Value header = Value::table();
    header.set("campaign", options.campaign);
    header.set("name", library->language(options.language).noun(intern(options.campaign)));
    header.set("language", options.language);
    header.set("created", static_cast<std::int64_t>(now()));
    if (!options.companions.empty()) header.set("companions", options.companions);
    if (options.budget) header.set("budget", *options.budget);
    const bool author = at_bench(options);
    if (author) header.set("bench", true);
    const std::string name = options.campaign + (author ? "-bench" : "");
    files.make_folders(options.saves);
    save::CampaignFile file = new_file(files, options.saves, name, header, library->content());
    file.append(play::root_of(state));
    file.sync();
    return {std::move(library), std::move(file), options.language, author, false,
            options.companions, options.budget};
}

Game open_campaign(save::Files& files, const Options& options, std::vector<std::string>& notes) {
    const std::string path = find_save(files, options);
    save::Loaded loaded;
    save::CampaignFile file = save::CampaignFile::open(files, path, loaded, installed(files, options));
    if (loaded.damage)
        notes.push_back(fmt::format(
            "{}: {} of this chapter {} whole; the game goes on from there, and the damaged file is "
            "kept as {}.",
            loaded.damage->sentence, text::counted(file.tape().answers(), "answer"),
            file.tape().answers() == 1 ? "is" : "are",
            files.free_beside(save::generation_of(file.path(), "damaged"))));
    std::unique_ptr<play::Library> library = library_of(loaded, path);
    if (auto changed = changed_content(files, options, *library, loaded.content_hash)) {
        if (options.mended) {
            play::mend(file, *library, *changed);
            if (library->manifest().version != changed->manifest().version)
                notes.push_back(fmt::format("{} goes over from {} {} to {}.", path, library->campaign(),
                                            play::version_shown(library->manifest()),
                                            play::version_shown(changed->manifest())));
            library = std::move(changed);
        } else if (!options.watch) {
            notes.push_back(changed_note(path, library->manifest(), changed->manifest()));
        }
    }
    std::string language = options.language;
    if (const std::string* saved = loaded.header.at("language").text(); saved != nullptr && language.empty())
        language = *saved;
    Game game{std::move(library), std::move(file), language, save::is_bench(loaded.header), true, "", {}};
    if (const std::string* companions = loaded.header.at("companions").text();
        companions != nullptr && play::policies_named(*companions))
        game.companions = *companions;
    if (const std::int64_t* budget = loaded.header.at("budget").integer();
        budget != nullptr && *budget >= 1 && *budget <= play::kMostPlayouts)
        game.budget = static_cast<int>(*budget);
    return game;
}

}  // namespace tankard::command
