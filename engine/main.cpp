// The command line.
#include "command/options.h"
#include "command/say.h"
#include "command/shared.h"
#include "play/session/session.h"
#include "registry/registry.h"
#include "text/visible.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <limits>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

namespace {

using tankard::command::Options;

void add_saves(CLI::App& app, Options& options) {
    app.add_option("--content", options.root, "folder that holds scripts/ and adventures/");
    app.add_option("--saves", options.saves,
                   "folder of saves and hero sheets (default: saves/ beside adventures/)");
    app.add_option("--language", options.language, "en or it")->check(CLI::IsMember({"en", "it"}));
}

void add_policy(CLI::App& app, const std::string& name, std::string& policy, const std::string& what) {
    const std::string names = CLI::detail::join(tankard::play::policy_names(), ", ");
    const auto wrong = [names](const std::string& words) {
        return tankard::play::policies_named(words) ? std::string()
                                                    : "'" + words + "' is no policy: there are " + names +
                                                          "; or one for each seat, such as search,greedy";
    };
    app.add_option(name, policy, what + ": " + names + "; or one for each seat, such as search,greedy")
        ->check(CLI::Validator(wrong, ""));
}

void add_think(CLI::App& app, Options& options) {
    app.add_option("--budget", options.budget,
                   "how many games companions called search play in their heads for each decision (64)")
        ->check(CLI::Range(1, tankard::play::kMostPlayouts));
}

void add_party(CLI::App& app, Options& options) {
    add_policy(app, "--companions", options.companions, "how companions play");
    add_policy(app, "--auto", options.policy, "companions in all seats");
    add_think(app, options);
}

/// Where the game is played.
void add_front(CLI::App& app, Options& options) {
    auto* terminal = app.add_flag("--terminal", options.terminal, "play in this terminal, not in a window");
    app.add_flag("--window", options.window, "play in a window, wherever the command comes from")
        ->excludes(terminal);
    app.add_option("--size", options.size, "the window's size, such as 1920x1080")->excludes(terminal);
}

/// For authors: a bench game begins where it is wanted, and writes no hero sheets.
void add_bench(CLI::App& app, Options& options) {
    const auto list = [&app](const std::string& name, std::vector<std::string>& into,
                             const std::string& what) {
        app.add_option(name, into, what)->delimiter(',')->allow_extra_args(false)->group("Bench games");
    };
    app.add_option("--chapter", options.chapter, "begin in this chapter: its id, or a clear beginning of it")
        ->group("Bench games");
    list("--card", options.cards, "on top of the adventure deck: ids or numbers, the first one uppermost");
    list("--hero", options.heroes, "the heroes by id, for the seats in order");
    list("--give", options.gifts, "into the first hero's hand: ids; SEAT:ID for another's");
}

/// Also with nothing between two commas: whoever has no name is told so later.
std::vector<std::string> listed(const std::string& names) {
    std::vector<std::string> all(1);
    for (const char letter : names)
        if (letter == ',')
            all.emplace_back();
        else
            all.back() += letter;
    return all;
}

/// A seed is 64 bits, all of them.
std::string wrong_seed(const std::string& typed) {
    std::uint64_t seed = 0;
    const auto [end, wrong] = std::from_chars(typed.data(), typed.data() + typed.size(), seed);
    if (wrong == std::errc() && end == typed.data() + typed.size()) return "";
    return fmt::format("a seed is an integer from 0 to {}", std::numeric_limits<std::uint64_t>::max());
}

/// What was typed instead of a command, if that is what went wrong.
std::string mistyped(const CLI::App& app, std::string_view typed) {
    std::vector<std::string_view> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    if (typed.empty() || typed.starts_with('-') ||
        std::find(names.begin(), names.end(), typed) != names.end())
        return "";
    return fmt::format("tankard: there is no command '{}' ('tankard --help' lists them){}\n",
                       tankard::text::visible_line(typed, tankard::text::kLongName),
                       tankard::or_meant(typed, names));
}

/// For authors, in `play` and `resume`.
void add_watch(CLI::App& app, Options& options) {
    app.add_flag(
           "--watch", options.watch,
           "take in the adventure's files whenever they are saved; log lines and 'inspect' for the author")
        ->excludes(app.get_option("--auto"));
}

/// Whether what is printed goes to a pipe whose reader has seen enough, as `| head` does.
bool nobody_reads() {
    pollfd out{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&out, 1, 0) > 0 && (out.revents & POLLERR) != 0;
}

/// The status, or that of a failure if what was printed has not arrived: a disk may be full there, too.
int printed(int status) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    if (nobody_reads()) return status;
    tankard::command::show(stderr,
                           "tankard: not all could be printed where it should go: is the disk full?\n");
    return status != 0 ? status : 1;
}

/// Who starts Tankard without a word is asked everything: only at a terminal.
CLI::ArgumentMismatch nobody_to_ask() {
    return CLI::ArgumentMismatch(
        "there is no terminal to ask at: say what to do, such as 'tankard play black_water --players "
        "Anna,Ben' (one answer a line) or 'tankard play black_water --auto greedy'");
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    Options options;
    int status = 0;
    CLI::App app{"Tankard: co-operative campaigns of dungeon cards and dice.", "tankard"};
    app.require_subcommand(0, 1);
    app.fallthrough();  // --content may stand behind the command too
    app.set_version_flag("--version", "tankard " + std::string(tankard::play::kEngineVersion));
    app.add_option("--content", options.root, "folder that holds scripts/ and adventures/");

    auto* play = app.add_subcommand("play", "begin a campaign");
    play->add_option("campaign", options.campaign, "a folder of adventures/");
    play->add_option_function<std::string>(
        "--players", [&](const std::string& names) { options.players = listed(names); },
        "the players' names, separated by commas");
    play->add_option("--seats", options.seats, "heroes in all; companions take the seats without a player")
        ->check(CLI::Range(1, 6));
    play->add_option("--seed", options.seed, "the same seed and answers give the same game")
        ->check(wrong_seed, "", "SEED");
    play->add_option(
        "--set", options.settings,
        "a setting or house rule: NAME=VALUE, or RULES.NAME=VALUE of another rule set; may be repeated");
    add_bench(*play, options);
    add_saves(*play, options);
    add_party(*play, options);
    add_front(*play, options);
    add_watch(*play, options);
    play->callback([&] { status = tankard::command::play(options); });

    auto* resume = app.add_subcommand("resume", "go on where you stopped");
    resume->add_option("save", options.save, "a save; the latest if left out");
    resume->add_flag("--mended", options.mended,
                     "go on with the adventure as it is installed now, not as it was saved");
    add_saves(*resume, options);
    add_party(*resume, options);
    add_front(*resume, options);
    add_watch(*resume, options);
    resume->callback([&] { status = tankard::command::resume(options); });

    auto* replay = app.add_subcommand("replay", "play a save's journal again and print the final hash");
    replay->add_option("save", options.save, "a save; the latest if left out");
    add_saves(*replay, options);
    replay->callback([&] { status = tankard::command::replay(options); });

    auto* saves = app.add_subcommand("saves", "list the saves and their save points");
    add_saves(*saves, options);
    saves->callback([&] { status = tankard::command::saves(options); });

    auto* heroes = app.add_subcommand("heroes", "list the hero sheets");
    add_saves(*heroes, options);
    heroes->callback([&] { status = tankard::command::heroes(options); });

    auto* chronicle =
        app.add_subcommand("chronicle", "tell a campaign chapter by chapter: who did what, what was gained");
    chronicle->add_option("save", options.save, "a save; the latest if left out");
    chronicle->add_option("--out", options.out,
                          "into this file: text if it ends in .txt, a picture if it ends in .png");
    add_saves(*chronicle, options);
    chronicle->callback([&] { status = tankard::command::chronicle(options); });

    auto* branch =
        app.add_subcommand("branch", "a new save that goes on from a save point or an earlier answer");
    branch->add_option("save", options.save, "a save; the latest if left out");
    branch->add_option("--point", options.name, "the save point's name");
    branch->add_option("--answer", options.at, "the answer's number in this chapter");
    add_saves(*branch, options);
    branch->callback([&] { status = tankard::command::branch(options); });

    auto* export_save = app.add_subcommand("export", "copy a campaign into one file, for another computer");
    export_save->add_option("save", options.save, "a save")->required();
    export_save->add_option("to", options.out, "the file to write")->required();
    add_saves(*export_save, options);
    export_save->callback([&] { status = tankard::command::export_save(options); });

    auto* import_save = app.add_subcommand("import", "take in a campaign from another computer");
    import_save->add_option("file", options.save, "the exported file")->required();
    add_saves(*import_save, options);
    import_save->callback([&] { status = tankard::command::import_save(options); });

    auto* rehearse = app.add_subcommand("rehearse", "let companions play many games and show how they end");
    auto* rehearsed = rehearse->add_option("campaign", options.campaign, "a folder of adventures/");
    rehearse->add_option("-n,--games", options.games, "games for each party size")
        ->check(CLI::Range(1, 1'000'000));
    rehearse->add_option("--seats", options.seat_range, "party sizes, such as 1-6 or 3");
    add_policy(*rehearse, "--policy", options.policy, "how companions play");
    add_think(*rehearse, options);
    rehearse->add_flag("--check", options.check, "check every game: counts, views, undo, resume (slow)");
    rehearse->add_option("--seed", options.seed, "the first game's seed")->check(wrong_seed, "", "SEED");
    rehearse->add_option("--set", options.settings,
                         "a setting or house rule: NAME=VALUE, or NAME=A,B to compare; may be repeated");
    rehearse->add_option("--workers", options.workers, "how many games at once; one a core if left out")
        ->check(CLI::Range(1, 1024));
    rehearse->add_option("--shard", options.shard, "only part K/N of the games, to be put together later");
    rehearse->add_flag("--mpi", options.mpi, "under mpirun: spread the games over its processes")
        ->excludes("--shard");
    rehearse->add_option("--json,--out", options.out, "write all figures to this file");
    rehearse->add_option("--report", options.report,
                         "write a page with plots to this folder (needs gnuplot)");
    rehearse->add_option("--merge", options.merge, "put the files of all shards together instead of playing")
        ->excludes(rehearsed);
    rehearse->callback([&] {
        if (options.merge.empty() && options.campaign.empty()) throw CLI::RequiredError("campaign");
        status = tankard::command::rehearse(options);
    });

    auto* fresh =
        app.add_subcommand("new", "begin an adventure or a rule set of your own: one that already plays");
    fresh->add_option("name", options.campaign, "the folder's name, such as my_quest")->required();
    fresh->add_flag("--rules", options.rules,
                    "a rule set wholly in Lua (docs/rule-set.md) instead of an adventure");
    fresh->callback([&] { status = tankard::command::new_adventure(options); });

    auto* check = app.add_subcommand("check", "read an adventure and say what is wrong with it");
    check->add_option("path", options.campaign, "a folder of adventures/")->required();
    check->add_flag("--json", options.json, "for editors: a list of findings");
    check->add_flag("--hints", options.hints, "hints too: what has no test, flags that are never read");
    check->callback([&] { status = tankard::command::check(options); });

    auto* test =
        app.add_subcommand("test", "run an adventure's scenarios and what holds for every adventure");
    test->add_option("path", options.campaign, "a folder of adventures/")->required();
    test->add_flag("--rules", options.rules,
                   "tell the failures of the rules' own scenarios whole, as those of the adventure");
    test->callback([&] { status = tankard::command::test(options); });

    auto* pack = app.add_subcommand("pack", "make one file of an adventure, for passing it on");
    pack->add_option("path", options.campaign, "a folder of adventures/")->required();
    pack->add_option("to", options.out, "the file to write; NAME-VERSION.adventure if left out");
    pack->add_flag("--untested", options.untested,
                   "without running its scenarios first; whoever installs it is told so");
    pack->callback([&] { status = tankard::command::pack(options); });

    auto* install = app.add_subcommand("install", "take in an adventure that somebody packed");
    install->add_option("file", options.save, "the package")->required();
    install->add_flag("--replace", options.replace,
                      "also over your own or a newer adventure of that name, which is kept beside");
    install->callback([&] { status = tankard::command::install(options); });

    auto* adventures = app.add_subcommand(
        "adventures", "list the adventures with their versions and hashes, or take one away");
    adventures
        ->add_option("--remove", options.remove,
                     "take this installed adventure away, with its older versions")
        ->type_name("NAME");
    adventures->callback([&] { status = tankard::command::adventures(options); });

    auto* texts = app.add_subcommand("texts", "what a translator has still to do, as a file to fill in");
    texts->add_option("path", options.campaign, "a folder of adventures/")->required();
    texts->add_option("--language", options.language, "the language to translate to: en or it")
        ->required()
        ->check(CLI::IsMember({"en", "it"}));
    texts->callback([&] { status = tankard::command::texts(options); });

    auto* pictures =
        app.add_subcommand("pictures", "names of drawings for pictures.lua, and what shows them already");
    pictures->add_option("word", options.word, "part of a name, such as beer; all if left out");
    pictures->add_option("--out", options.out, "write a page to look at, for a browser, to this file");
    pictures->callback([&] { status = tankard::command::pictures(options); });

    app.add_subcommand("credits", "whose work the program shows and contains")->callback([&] {
        status = tankard::command::credits();
    });

    auto* bench = app.add_subcommand("bench", "measure how fast this machine plays");
    bench->add_option("name", options.name, "a regular expression for names of benchmarks; all if left out");
    bench->add_option("--campaign", options.campaign, "what is played")->default_str("black_water");
    bench->add_flag("--list", options.list, "the benchmarks' names only");
    bench->callback([&] {
        if (options.campaign.empty()) options.campaign = "black_water";
        status = tankard::command::bench(options);
    });

    auto* throws = app.add_subcommand("throws", "throw simulated dice and count how often they hit");
    throws
        ->add_option("-n,--throws", options.games,
                     "plain throws of each skill; three twentieths of that of each special one")
        ->default_str("10000")
        ->check(CLI::Range(1, 100'000'000));
    throws->add_option("--seed", options.seed, "the first throw's seed")->check(wrong_seed, "", "SEED");
    throws->add_option("--workers", options.workers, "how many threads; one a core if left out")
        ->check(CLI::Range(1, 1024));
    throws->add_flag("--fit", options.write, "print the figures by which companions throw instead");
    throws->callback([&] {
        if (throws->count("--throws") == 0) options.games = 10'000;
        status = tankard::command::throws(options);
    });

    auto* reference = app.add_subcommand("reference", "what scripts can say: fields, hooks, verbs, settings");
    reference->add_option("rules", options.campaign, "a rule set; deckbuilder if left out");
    reference->add_flag("--write", options.write,
                        "write docs/reference.md and the editor's annotations in scripts/api/ instead");
    reference->callback([&] { status = tankard::command::reference(options); });

    app.parse_complete_callback([&] {
        tankard::command::Places places{options.root, options.root + "/saves"};
        // Told to people as what goes on with a game; whoever starts the program otherwise has said it.
        if (std::string_view(argv[0]).find('/') != std::string_view::npos)
            ::setenv("TANKARD_COMMAND", argv[0], 0);
        if (options.root.empty()) places = tankard::command::find_places(argv[0]);
        options.root = places.root;
        if (options.saves.empty()) options.saves = places.saves;
    });
    try {
        app.parse(argc, argv);
        if (app.get_subcommands().empty()) {
            if (::isatty(STDIN_FILENO) == 0) throw nobody_to_ask();
            status = tankard::command::play(options);
        }
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        std::ostringstream wrong;
        const bool fine = app.exit(error, out, wrong) == 0;
        if (const std::string other = argc > 1 ? mistyped(app, argv[1]) : ""; !fine && !other.empty()) {
            tankard::command::show(stderr, other);
            return 2;
        }
        tankard::command::show(stdout, out.str());
        tankard::command::show(stderr, wrong.str());
        return fine ? printed(0) : 2;
    } catch (const std::exception& error) {
        tankard::command::show(stderr, fmt::format("tankard: {}\n", tankard::command::sentence_of(error)));
        return 1;
    }
    return printed(status);
}
