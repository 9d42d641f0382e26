#include "command/evening.h"
#include "command/languages.h"
#include "command/say.h"
#include "command/window.h"
#include "play/content/names.h"
#include "script/host.h"
#include "terminal/welcome.h"
#include "text/counted.h"
#include "text/language.h"
#include "text/spelt.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

namespace tankard::command {
namespace {

/// Companions alone, to the campaign's end.
play::Options alone(const Companions& companions, save::CampaignFile& file) {
    return {.file = &file, .policy = companions.policy, .budget = companions.budget, .clock = now};
}

/// Who came out how, of rivals; nothing of a party.
std::string standings_lines(const campaign::State& state) {
    std::string lines;
    const Standings& all = state.standings;
    for (std::int32_t rank = 1; rank <= static_cast<std::int32_t>(all.ranks.size()); ++rank)
        for (std::size_t seat = 0; seat < std::min(all.scores.size(), state.seats.size()); ++seat)
            if (all.ranks[seat] == rank)
                lines += fmt::format(
                    "{}. {}: {}\n", rank,
                    play::player_shown(campaign::member_at(state, static_cast<SeatId>(seat)).player),
                    all.scores[seat]);
    return lines;
}

/// What the command line says of chairs must fit together: nobody is left standing without a word.
void refuse_chairs(const Options& options) {
    if (options.players.empty()) return;
    // Who is nobody is told so, and counts for nobody.
    if (!std::all_of(options.players.begin(), options.players.end(), play::is_player_name)) return;
    const auto players = static_cast<int>(options.players.size());
    if (options.seats > 0 && options.seats < players)
        throw save::Error(fmt::format("--seats {} is too few for {}: --seats {} gives everybody a chair",
                                      options.seats, text::counted(players, "player"), players));
    if (options.companions.empty() || !options.policy.empty()) return;
    const int named = options.seats > 0 ? 0 : static_cast<int>(options.heroes.size());
    const int seats = std::max({options.seats, players, named});
    const auto kinds =
        static_cast<int>(std::count(options.companions.begin(), options.companions.end(), ',') + 1);
    if (players == seats)
        throw save::Error(
            fmt::format("--companions {}: every chair has a player; --seats {} adds one for a companion",
                        options.companions, seats + 1));
    if (kinds > seats)
        throw save::Error(fmt::format("--companions {}: that is for {}, and there {} only {}",
                                      options.companions, text::counted(kinds, "chair"),
                                      seats == 1 ? "is" : "are", seats));
}

/// What people call a game: a line of its own texts, of which no more is read; else its word.
std::string title_of(save::Files& files, const std::string& root, const std::string& name,
                     const std::string& code) {
    for (const std::string& language : {code, std::string("en")})
        for (const std::string_view folder : {"adventures", "scripts"}) {
            const std::string path = fmt::format("{}/{}/{}/text/{}.lua", root, folder, name, language);
            if (!files.exists(path)) continue;
            Problems problems;
            text::Language words(language);
            words.add(script::load_data({path, files.read(path)}, problems), path, problems);
            if (words.is_noun(intern("noun." + name))) return text::noun_or_spelt(&words, name);
        }
    return text::noun_or_spelt(nullptr, name);
}

/// What people call the games that there are; of one that cannot be read, its word.
std::vector<terminal::Offer> offers_of(save::Files& files, const Options& options,
                                       const std::vector<std::string>& names) {
    std::vector<terminal::Offer> offers;
    for (const std::string& name : names) {
        terminal::Offer offer{name, text::noun_or_spelt(nullptr, name)};
        try {
            offer.title = title_of(files, options.root, name, options.language);
        } catch (const save::Error&) {
        }
        offers.push_back(std::move(offer));
    }
    return offers;
}

int finish_auto(const play::Session& session, const text::Language& language) {
    const campaign::State& state = session.state();
    show(stdout, chronicle_lines(state, language) + "\n");
    show(stdout, standings_lines(state));
    say("{}, {} forced\n", text::counted(session.decisions(), "decision"), session.forced());
    say("{}\n", hash_line(session));
    return 0;
}

}  // namespace

int play(const Options& given) {
    save::DiskFiles files;
    Options options = given;
    const Companions companions = companions_of(options);
    refuse_chairs(options);
    if (wants_window(options)) return at_the_window(files, options, Opening::play);
    if (options.language.empty()) options.language = "en";
    const bool interactive = ::isatty(STDIN_FILENO) != 0 && options.policy.empty();
    if (options.campaign.empty()) {
        const std::vector<std::string> campaigns = play::list_games(files, options.root);
        if (campaigns.empty()) throw save::Error("there is no campaign in adventures/");
        const Languages languages(files, options.root);
        const auto chosen =
            interactive && campaigns.size() > 1
                ? terminal::ask_campaign(offers_of(files, options, campaigns), languages.of(options.language))
                : campaigns.front();
        if (!chosen) return 0;
        options.campaign = *chosen;
    }
    std::unique_ptr<play::Library> library = sound_library(files, options);
    if (interactive && options.players.empty() && bench_of(options).empty() &&
        !terminal::welcome(*library, options.language, options.players, options.seats))
        return 0;
    if (options.players.empty() && options.policy.empty())
        options.players = {library->language(options.language).say(intern("ui.somebody"))};
    Game game = begin_campaign(files, options, std::move(library));
    if (options.policy.empty()) return at_the_terminal(std::move(game), {files, options, companions});

    play::Session session(*game.library, game.file.tape(), alone(companions, game.file));
    session.run();
    if (!game.bench)
        for (const std::string& note : write_sheets(files, options.saves, session.state()))
            say("{}\n", note);
    say("saved as {}\n", game.file.path());
    return finish_auto(session, game.library->language(options.language));
}

int resume(const Options& given) {
    save::DiskFiles files;
    Options options = given;
    // Where nobody says how companions play, the save does.
    const bool said = !options.companions.empty() || !options.policy.empty();
    const Companions companions = said ? companions_of(options) : Companions{play::Policy::greedy, {}};
    if (wants_window(options)) return at_the_window(files, options, Opening::resume);
    std::vector<std::string> notes;
    Game game = open_campaign(files, options, notes);
    for (const std::string& note : notes)
        say("{}\n", note);
    options.language = game.language;
    if (!options.policy.empty()) {
        play::Session session(*game.library, game.file.tape(), alone(companions, game.file));
        session.run();
        return finish_auto(session, game.library->language(options.language));
    }
    const Companions beside = companions_in(options, game);
    return at_the_terminal(std::move(game), {files, options, beside});
}

}  // namespace tankard::command
