#include "command/line.h"

#include "command/say.h"
#include "command/shared.h"
#include "play/session/session.h"
#include "registry/registry.h"
#include "text/visible.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <poll.h>
#include <unistd.h>

namespace tankard::command {
namespace {

void add_saves(CLI::App& app, Options& options) {
    app.add_option("--content", options.root, "folder that holds scripts/ and adventures/");
    app.add_option("--saves", options.saves,
                   "folder of saves and hero sheets (default: saves/ beside adventures/)");
    app.add_option("--language", options.language, "en or it")->check(CLI::IsMember({"en", "it"}));
}

void add_policy(CLI::App& app, const std::string& name, std::string& policy, const std::string& what) {
    const std::string names = CLI::detail::join(play::policy_names(), ", ");
    const auto wrong = [names](const std::string& words) {
        return play::policies_named(words) ? std::string()
                                           : "'" + words + "' is no policy: there are " + names +
                                                 "; or one for each seat, such as search,greedy";
    };
    app.add_option(name, policy, what + ": " + names + "; or one for each seat, such as search,greedy")
        ->check(CLI::Validator(wrong, ""));
}

void add_think(CLI::App& app, Options& options) {
    app.add_option("--budget", options.budget,
                   "how many games companions called search play in their heads for each decision (64)")
        ->check(CLI::Range(1, play::kMostPlayouts));
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
    list("--flag", options.flags, "what the story remembers: its flags; FLAG=NUMBER where it counts");
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
                       text::visible_line(typed, text::kLongName), or_meant(typed, names));
}

/// What was typed and means nothing, in its order, and what was probably meant by it.
std::string unexpected(const CLI::App& app) {
    const std::vector<std::string> rest = app.remaining(true);
    const std::vector<CLI::App*> commands = app.get_subcommands();
    const CLI::App& command = commands.empty() ? app : *commands.front();
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    const std::vector<std::string_view> known(names.begin(), names.end());
    return fmt::format("tankard: nothing is known here of '{}' ('tankard {}--help' lists what is){}\n",
                       text::visible_line(fmt::format("{}", fmt::join(rest, " ")), text::kLongName),
                       commands.empty() ? "" : command.get_name() + " ",
                       rest.empty() ? "" : or_meant(rest.front(), known));
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
    show(stderr, "tankard: not all could be printed where it should go: is the disk full?\n");
    return status != 0 ? status : 1;
}

/// Who starts Tankard without a word is asked everything: only at a terminal.
CLI::ArgumentMismatch nobody_to_ask() {
    return CLI::ArgumentMismatch(
        "there is no terminal to ask at: say what to do, such as 'tankard play black_water --players "
        "Anna,Ben' (one answer a line) or 'tankard play black_water --auto greedy'");
}

}  // namespace

Line::Line() {
    app_.require_subcommand(0, 1);
    app_.fallthrough();  // --content may stand behind the command too
    app_.set_version_flag("--version", "tankard " + std::string(play::kEngineVersion));
    app_.add_option("--content", options_.root, "folder that holds scripts/ and adventures/");
    playing();
    keeping();
    rehearsing();
    authoring();
    measuring();
    telling();
}

CLI::App* Line::add(const std::string& name, const std::string& what, int (*does)(const Options&)) {
    CLI::App* command = app_.add_subcommand(name, what);
    command->callback([this, does] { status_ = does(options_); });
    return command;
}

void Line::playing() {
    auto* play = add("play", "begin a campaign", command::play);
    play->add_option("campaign", options_.campaign, "a folder of adventures/");
    play->add_option_function<std::string>(
        "--players", [this](const std::string& names) { options_.players = listed(names); },
        "the players' names, separated by commas");
    play->add_option("--seats", options_.seats, "heroes in all; companions take the seats without a player")
        ->check(CLI::Range(1, 6));
    play->add_option("--seed", options_.seed, "the same seed and answers give the same game")
        ->check(wrong_seed, "", "SEED");
    play->add_option(
        "--set", options_.settings,
        "a setting or house rule: NAME=VALUE, or RULES.NAME=VALUE of another rule set; may be repeated");
    add_bench(*play, options_);
    add_saves(*play, options_);
    add_party(*play, options_);
    add_front(*play, options_);
    add_watch(*play, options_);

    auto* resume = add("resume", "go on where you stopped", command::resume);
    resume->add_option("save", options_.save, "a save; the latest if left out");
    resume->add_flag("--mended", options_.mended,
                     "go on with the adventure as it is installed now, not as it was saved");
    add_saves(*resume, options_);
    add_party(*resume, options_);
    add_front(*resume, options_);
    add_watch(*resume, options_);
}

void Line::keeping() {
    auto* replay = add("replay", "play a save's journal again and print the final hash", command::replay);
    replay->add_option("save", options_.save, "a save; the latest if left out");
    add_saves(*replay, options_);

    auto* saves = add("saves", "list the saves and their save points", command::saves);
    add_saves(*saves, options_);

    auto* heroes = add("heroes", "list the hero sheets", command::heroes);
    add_saves(*heroes, options_);

    auto* chronicle = add("chronicle", "tell a campaign chapter by chapter: who did what, what was gained",
                          command::chronicle);
    chronicle->add_option("save", options_.save, "a save; the latest if left out");
    chronicle->add_option("--out", options_.out,
                          "into this file: text if it ends in .txt, a picture if it ends in .png");
    add_saves(*chronicle, options_);

    auto* branch =
        add("branch", "a new save that goes on from a save point or an earlier answer", command::branch);
    branch->add_option("save", options_.save, "a save; the latest if left out");
    branch->add_option("--point", options_.name, "the save point's name");
    branch->add_option("--answer", options_.at, "the answer's number in this chapter");
    add_saves(*branch, options_);

    auto* export_save =
        add("export", "copy a campaign into one file, for another computer", command::export_save);
    export_save->add_option("save", options_.save, "a save")->required();
    export_save->add_option("to", options_.out, "the file to write")->required();
    add_saves(*export_save, options_);

    auto* import_save = add("import", "take in a campaign from another computer", command::import_save);
    import_save->add_option("file", options_.save, "the exported file")->required();
    add_saves(*import_save, options_);
}

void Line::rehearsing() {
    auto* rehearse = app_.add_subcommand("rehearse", "let companions play many games and show how they end");
    auto* rehearsed = rehearse->add_option("campaign", options_.campaign, "a folder of adventures/");
    rehearse->add_option("-n,--games", options_.games, "games for each party size")
        ->check(CLI::Range(1, 1'000'000));
    rehearse->add_option("--seats", options_.seat_range, "party sizes, such as 1-6 or 3");
    add_policy(*rehearse, "--policy", options_.policy, "how companions play");
    add_think(*rehearse, options_);
    rehearse->add_flag("--check", options_.check, "check every game: counts, views, undo, resume (slow)");
    rehearse->add_option("--seed", options_.seed, "the first game's seed")->check(wrong_seed, "", "SEED");
    rehearse->add_option("--set", options_.settings,
                         "a setting or house rule: NAME=VALUE, or NAME=A,B to compare; may be repeated");
    rehearse->add_option("--workers", options_.workers, "how many games at once; one a core if left out")
        ->check(CLI::Range(1, 1024));
    rehearse->add_option("--shard", options_.shard, "only part K/N of the games, to be put together later");
    rehearse->add_flag("--mpi", options_.mpi, "under mpirun: spread the games over its processes")
        ->excludes("--shard");
    rehearse->add_option("--json,--out", options_.out, "write all figures to this file");
    rehearse->add_option("--report", options_.report,
                         "write a page with plots to this folder (needs gnuplot)");
    rehearse->add_option("--merge", options_.merge, "put the files of all shards together instead of playing")
        ->excludes(rehearsed);
    rehearse->callback([this] {
        if (options_.merge.empty() && options_.campaign.empty()) throw CLI::RequiredError("campaign");
        status_ = command::rehearse(options_);
    });
}

void Line::authoring() {
    auto* fresh = add("new", "begin an adventure or a rule set of your own: one that already plays",
                      command::new_adventure);
    fresh->add_option("name", options_.campaign, "the folder's name, such as my_quest")->required();
    fresh->add_flag("--rules", options_.rules,
                    "a rule set wholly in Lua (docs/rule-set.md) instead of an adventure");

    auto* check = add("check", "read an adventure and say what is wrong with it", command::check);
    check->add_option("path", options_.campaign, "a folder of adventures/")->required();
    check->add_flag("--json", options_.json, "for editors: a list of findings");
    check->add_flag("--hints", options_.hints, "hints too: what has no test, flags that are never read");

    auto* test =
        add("test", "run an adventure's scenarios and what holds for every adventure", command::test);
    test->add_option("path", options_.campaign, "a folder of adventures/")->required();
    test->add_flag("--rules", options_.rules,
                   "tell the failures of the rules' own scenarios whole, as those of the adventure");

    auto* pack = add("pack", "make one file of an adventure, for passing it on", command::pack);
    pack->add_option("path", options_.campaign, "a folder of adventures/")->required();
    pack->add_option("to", options_.out, "the file to write; NAME-VERSION.adventure if left out");
    pack->add_flag("--untested", options_.untested,
                   "without running its scenarios first; whoever installs it is told so");

    auto* install = add("install", "take in an adventure that somebody packed", command::install);
    install->add_option("file", options_.save, "the package")->required();
    install->add_flag("--replace", options_.replace,
                      "also over your own or a newer adventure of that name, which is kept beside");

    auto* adventures =
        add("adventures", "list the adventures with their versions and hashes, or take one away",
            command::adventures);
    adventures
        ->add_option("--remove", options_.remove,
                     "take this installed adventure away, with its older versions")
        ->type_name("NAME");

    auto* texts = add("texts", "what a translator has still to do, as a file to fill in", command::texts);
    texts->add_option("path", options_.campaign, "a folder of adventures/")->required();
    texts->add_option("--language", options_.language, "the language to translate to: en or it")
        ->required()
        ->check(CLI::IsMember({"en", "it"}));

    auto* pictures =
        add("pictures", "names of drawings for pictures.lua, and what shows them already", command::pictures);
    pictures->add_option("word", options_.word, "part of a name, such as beer; all if left out");
    pictures->add_option("--out", options_.out, "write a page to look at, for a browser, to this file");

    auto* reference =
        add("reference", "what scripts can say: fields, hooks, verbs, settings", command::reference);
    reference->add_option("rules", options_.campaign, "a rule set; deckbuilder if left out");
    reference->add_flag("--write", options_.write,
                        "write docs/reference.md and the editor's annotations in scripts/api/ instead");
}

void Line::measuring() {
    auto* bench = app_.add_subcommand("bench", "measure how fast this machine plays");
    bench->add_option("name", options_.name, "a regular expression for names of benchmarks; all if left out");
    bench->add_option("--campaign", options_.campaign, "what is played")->default_str("black_water");
    bench->add_flag("--list", options_.list, "the benchmarks' names only");
    bench->callback([this] {
        if (options_.campaign.empty()) options_.campaign = "black_water";
        status_ = command::bench(options_);
    });

    auto* throws = app_.add_subcommand("throws", "throw simulated dice and count how often they hit");
    throws
        ->add_option("-n,--throws", options_.games,
                     "plain throws of each skill; three twentieths of that of each special one")
        ->default_str("10000")
        ->check(CLI::Range(1, 100'000'000));
    throws->add_option("--seed", options_.seed, "the first throw's seed")->check(wrong_seed, "", "SEED");
    throws->add_option("--workers", options_.workers, "how many threads; one a core if left out")
        ->check(CLI::Range(1, 1024));
    throws->add_flag("--fit", options_.write, "print the figures by which companions throw instead");
    throws->callback([this, throws] {
        if (throws->count("--throws") == 0) options_.games = 10'000;
        status_ = command::throws(options_);
    });
}

void Line::telling() {
    app_.add_subcommand("credits", "whose work the program shows and contains")->callback([this] {
        status_ = credits();
    });

    auto* help = app_.add_subcommand("help", "this page, or that of a command");
    help->add_option("command", options_.name, "one of those above; this page if left out");
    help->callback([this] {
        if (options_.name.empty())  // app_.help() would tell of the command that was typed
            return show(stdout,
                        app_.get_formatter()->make_help(&app_, "tankard", CLI::AppFormatMode::Normal));
        if (const std::string wrong = mistyped(app_, options_.name); !wrong.empty()) {
            show(stderr, wrong);
            status_ = 2;
            return;
        }
        show(stdout, app_.get_subcommand(options_.name)->help("tankard"));
    });
}

int Line::run(int argc, char** argv) {
    app_.parse_complete_callback([&] {
        Places places{options_.root, options_.root + "/saves"};
        // Told to people as what goes on with a game; whoever starts the program otherwise has said it.
        if (std::string_view(argv[0]).find('/') != std::string_view::npos)
            ::setenv("TANKARD_COMMAND", argv[0], 0);
        if (options_.root.empty()) places = find_places(argv[0]);
        options_.root = places.root;
        if (options_.saves.empty()) options_.saves = places.saves;
    });
    try {
        app_.parse(argc, argv);
        if (app_.get_subcommands().empty()) {
            if (::isatty(STDIN_FILENO) == 0) throw nobody_to_ask();
            status_ = play(options_);
        }
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        std::ostringstream wrong;
        const bool fine = app_.exit(error, out, wrong) == 0;
        if (const std::string other = argc > 1 ? mistyped(app_, argv[1]) : ""; !fine && !other.empty()) {
            show(stderr, other);
            return 2;
        }
        show(stdout, out.str());
        show(stderr,
             dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr ? unexpected(app_) : wrong.str());
        return fine ? printed(0) : 2;
    } catch (const std::exception& error) {
        show(stderr, fmt::format("tankard: {}\n", sentence_of(error)));
        return 1;
    }
    return printed(status_);
}

}  // namespace tankard::command
