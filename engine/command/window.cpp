#include "command/window.h"

#include "command/chronicle_file.h"
#include "command/languages.h"
#include "command/say.h"
#include "play/content/names.h"
#include "save/saves.h"
#include "save/sheets.h"
#include "text/utf8.h"
#include "window/link/front_end.h"
#include "window/link/game_thread.h"
#include "window/pages/type.h"
#include "window/screens/chronicle_screen.h"
#include "window/screens/display.h"
#include "window/screens/last_chairs.h"
#include "window/screens/replay_screen.h"
#include "window/screens/start.h"
#include "window/screens/table_screen.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

namespace tankard::command {
namespace {

constexpr unsigned kWidth = 1280;
constexpr unsigned kHeight = 720;

std::pair<unsigned, unsigned> size_of(const std::string& word) {
    if (word.empty()) return {kWidth, kHeight};
    unsigned w = 0;
    unsigned h = 0;
    const char* const end = word.data() + word.size();
    const auto across = std::from_chars(word.data(), end, w);
    if (across.ec == std::errc() && across.ptr != end && *across.ptr == 'x') {
        const auto down = std::from_chars(across.ptr + 1, end, h);
        if (down.ec == std::errc() && down.ptr == end && w >= 640 && h >= 400 && w <= 8192 && h <= 8192)
            return {w, h};
    }
    throw save::Error(fmt::format(
        "--size {}: a window's size is WIDTHxHEIGHT in pixels, from 640x400 on, such as 1280x720", word));
}

class Evening {
 public:
    Evening(save::Files& files, Options options)
        : files_(files),
          options_(std::move(options)),
          preferences_(window::read_preferences(files, options_.saves)),
          languages_(files, options_.root),
          app_(preferences_, languages_.of(language()), size_of(options_.size).first,
               size_of(options_.size).second) {}

    /// What nobody has seen when the window goes stands in the terminal.
    ~Evening() {
        for (const std::string& sentence : app_.unseen())
            complain("tankard: {}\n", sentence);
    }
    Evening(const Evening&) = delete;
    Evening& operator=(const Evening&) = delete;

    int run(Opening opening) {
        app_.on_change([this] { window::write_preferences(files_, options_.saves, preferences_); });
        app_.guide().shelve([this] { return books(); });
        // What the command line names is played at once; else the start screen asks.
        if (opening == Opening::resume) {
            std::vector<std::string> notes;
            play(options_, open_campaign(files_, options_, notes), notes);
        } else if (!options_.campaign.empty() && (!options_.players.empty() || at_bench(options_))) {
            begin();
        }
        window::Start start(
            app_, languages_.english, languages_.italian, [this] { return shop(); },
            [this](const std::string& path) { return save::list_marks(files_, path); },
            [this](const std::string& campaign) { return prepare(campaign); });
        bool named = opening != Opening::resume && !options_.campaign.empty() && options_.players.empty() &&
                     !at_bench(options_);
        while (!app_.closed()) {
            try {
                const bool at_chairs = std::exchange(named, false);
                const auto chosen = at_chairs ? start.named(options_.campaign) : start.run();
                if (chosen)
                    follow(*chosen);
                else if (!at_chairs)
                    break;
            } catch (const std::exception& error) {
                app_.tell(sentence_of(error));
            }
        }
        return 0;
    }

 private:
    std::string language() const {
        if (!options_.language.empty()) return options_.language;
        return preferences_.language.empty() ? "en" : preferences_.language;
    }

    /// A page of its own, until somebody has read it.
    void show(const std::string& sentence) {
        window::pick(app_, {.paragraphs = {sentence},
                            .ornament = "⚠",
                            .entries = {{app_.words().say(intern("window.start.back")), "", "↵"}}});
    }

    /// What the game still had to say when the window turned away from it.
    void hear_the_rest(window::Link& link) {
        while (std::optional<window::Frame> frame = link.next())
            if (frame->kind == window::Frame::Kind::notice) app_.tell(std::move(frame->line));
    }

    void follow(const window::Chosen& chosen) {
        options_.save = chosen.save;
        switch (chosen.kind) {
            case window::Chosen::Kind::begin: return begin(chosen.beginning);
            case window::Chosen::Kind::replay: return watch(chosen.save);
            case window::Chosen::Kind::chronicle: return tell(chosen.save);
            case window::Chosen::Kind::branch:
                options_.save = branch_off(files_, chosen.save, chosen.mark);
                [[fallthrough]];
            case window::Chosen::Kind::resume: {
                options_.language = app_.words().code();  // the one in which it was chosen
                std::vector<std::string> notes;
                play(options_, open_campaign(files_, options_, notes), notes);
            }
        }
    }

    /// The chapter of a save that is being played, or was played last, again.
    void watch(const std::string& path) {
        std::string bytes;
        const save::Loaded loaded =
            save::load_file(files_, path, bytes, save::Want::all, installed(files_, options_));
        const std::unique_ptr<play::Library> library = library_of(loaded, path);
        const scene::Words words(*library, app_.words().code());
        const auto recorded = [&](SeatId viewer) {
            return window::record(*library, words, loaded.tape, viewer);
        };
        window::ReplayScreen screen(recorded(seat_at(0)), recorded, app_.preferences());
        app_.run(screen);
    }

    /// The whole campaign, chapter by chapter.
    void tell(const std::string& path) {
        std::string bytes;
        save::Loaded loaded =
            save::load_file(files_, path, bytes, save::Want::all, installed(files_, options_));
        scene::Chronicle told = scene::chronicle(loaded, app_.words().code());
        if (told.chapters.empty()) return show(app_.words().say(intern("window.no_tale")));
        const auto keep = [&](std::string_view ending, const std::string& bytes) {
            return keep_beside(files_, path, ending, bytes);
        };
        const window::Keeping keeping{
            [&] { return keep(".txt", chronicle_text(told)); },
            [&] { return keep(".png", chronicle_picture(told, app_.words())); },
        };
        window::ChronicleScreen screen(app_.words(), app_.preferences(), told, keeping);
        app_.run(screen);
    }

    /// What the page says on which a campaign begins, as if the command line had said it.
    void begin(const window::Beginning& chosen) {
        window::keep_chairs(files_, options_.saves, chosen);
        Options options = options_;
        options.language = app_.words().code();
        options.campaign = chosen.campaign;
        options.players.clear();
        options.seats = 0;
        options.settings.clear();
        options.house_rules = scene::settings_of(chosen.rules);
        options.companions = chosen.policies();
        options.budget.reset();
        const auto policies = play::policies_named(options.companions);
        if (!chosen.budget.empty() && policies && policies->any(play::Policy::search))
            options.budget = std::stoi(chosen.budget);
        options.seed.reset();
        if (!chosen.seed.empty()) options.seed = std::stoull(chosen.seed);
        for (const window::Chair& chair : chosen.chairs)
            if (chair.sits != window::Sits::nobody)
                options.chairs.push_back({chair.shown(), chair.companion()});
        play(options, begin_campaign(files_, options, sound_library(files_, options)), {});
    }

    /// What is offered for a campaign: as usual, as the command line says, as it was the last time.
    window::Beginning prepare(const std::string& campaign) {
        const std::string code(app_.words().code());
        const auto at = std::find_if(libraries_.begin(), libraries_.end(),
                                     [&](const auto& library) { return library->campaign() == campaign; });
        const play::Library& library = **at;
        const window::Cover& cover = covers_.at(campaign).at(code);
        window::Beginning made{.campaign = campaign,
                               .title = cover.title,
                               .blurb = cover.blurb,
                               .picture = cover.picture,
                               .least = cover.least};
        made.chairs.resize(static_cast<std::size_t>(cover.most));
        const std::vector<std::string> names =
            play::companion_names(library.language(code), {}, 0, made.chairs.size());
        for (std::size_t i = 0; i < std::min(made.chairs.size(), names.size()); ++i)
            made.chairs[i].called = names[i];
        made.rules = scene::house_rules(library, code);
        made.book =
            std::make_shared<const scene::Rules>(scene::rules_of(library, scene::Words(library, code)));
        window::first_offer(made);
        window::recall_chairs(files_, options_.saves, made);
        if (options_.seats > 0 && campaign == options_.campaign)
            window::take(made, static_cast<std::size_t>(options_.seats));
        scene::choose(made.rules, settings_of(options_));
        if (const auto said = play::policies_named(options_.companions);
            !options_.companions.empty() && said) {
            int seat = 0;
            for (window::Chair& chair : made.chairs)
                if (chair.sits != window::Sits::nobody) chair.plays(said->of(seat_at(seat++)));
        }
        if (options_.budget) made.budget = fmt::format("{}", *options_.budget);
        if (options_.seed) made.seed = fmt::format("{}", *options_.seed);
        return made;
    }

    void begin() {
        options_.language = app_.words().code();
        if (options_.players.empty()) options_.players = {"1"};
        play(options_, begin_campaign(files_, options_, sound_library(files_, options_)), {});
    }

    window::Shop shop() {
        window::Shop shop;
        for (const std::string& name : play::list_games(files_, options_.root)) {
            if (!covers_.contains(name)) {
                libraries_.push_back(
                    std::make_unique<play::Library>(play::read_content(files_, options_.root, name), name));
                const play::Library& library = *libraries_.back();
                covers_[name] = {};
                for (const char* code : {"en", "it"}) {
                    const text::Language& words = library.language(code);
                    const Name blurb = intern("blurb." + name);
                    covers_[name][code] = {name,
                                           text::capitalise(words.noun(intern(name))),
                                           words.has(blurb) ? words.say(blurb) : "",
                                           library.picture(intern(name)),
                                           library.manifest().least_players,
                                           library.manifest().most_players};
                }
            }
            shop.covers.push_back(covers_[name][app_.words().code()]);
        }
        if (!libraries_.empty()) shop.known = {libraries_.front().get(), std::string(app_.words().code())};
        shop.saves = save::list_saves(files_, options_.saves, installed(files_, options_));
        std::erase_if(shop.saves, [](const save::SaveRow& row) { return row.older && row.opens; });
        std::stable_sort(shop.saves.begin(), shop.saves.end(),
                         [](const save::SaveRow& one, const save::SaveRow& other) {
                             return one.modified > other.modified;
                         });
        if (files_.exists(options_.saves + "/heroes"))
            shop.heroes = save::list_sheets(files_, options_.saves + "/heroes");
        return shop;
    }

    /// The rules of all that can be played, each rule set's once.
    window::Books books() {
        shop();  // reads what is not read yet
        window::Books all;
        std::set<std::string> known;
        for (const std::unique_ptr<play::Library>& library : libraries_) {
            std::optional<play::Library> others;
            for (const play::Library* each : play::all_sets(*library, others)) {
                if (!known.emplace(each->rules().name()).second) continue;
                const scene::Words words(*each, app_.words().code());
                all.push_back(std::make_shared<const scene::Rules>(scene::rules_of(*each, words)));
            }
        }
        return all;
    }

    /// The game in a thread of its own, the window in this one, until the campaign has ended, somebody leaves
    /// it, or the window is closed.
    void play(const Options& options, Game game, const std::vector<std::string>& notes) {
        for (const std::string& note : notes)
            app_.tell(note);
        const Companions companions = companions_in(options, game);
        window::Link link;
        const std::string path = game.file.path();
        const std::string code = game.language.empty() ? std::string(app_.words().code()) : game.language;
        const text::Language& own = languages_.of(code);
        app_.speak(own);
        bool ended = false;
        std::string final_hash;
        window::GameThread playing(link, [&] {
            window::WindowFrontEnd front(*game.library, code, own, link);
            if (!game.bench)
                front.on_chapter_over([&](const campaign::State& state) {
                    for (const std::string& note : write_sheets(files_, options_.saves, state))
                        front.refuse(note);
                });
            play::Session session(*game.library, game.file.tape(),
                                  {.front = &front,
                                   .file = &game.file,
                                   .policy = companions.policy,
                                   .budget = companions.budget,
                                   .clock = now});
            front.attach(session);
            ended = session.run() == play::Session::End::ended;
            final_hash = hash_line(session);
        });
        window::TableScreen screen(app_, link);
        app_.run(screen);
        playing.finish();
        hear_the_rest(link);
        if (std::getenv("TANKARD_PAGES") != nullptr) say("{}\n", final_hash);
        if (ended && !app_.closed()) tell(path);
        if (ended && !app_.closed()) show(app_.words().say(intern("window.start.ended")));
    }

    save::Files& files_;
    Options options_;
    window::Preferences preferences_;
    Languages languages_;
    window::App app_;
    std::map<std::string, std::map<std::string, window::Cover>> covers_;
    std::vector<std::unique_ptr<play::Library>> libraries_;  ///< of the covers, for their words
};

}  // namespace

bool wants_window(const Options& options) {
    size_of(options.size);  // wrong, also where there is no window
    if (options.window && options.watch)
        throw save::Error("--watch is for the terminal: leave out --window, or begin anew after a change");
    if (options.terminal || options.watch || !options.policy.empty()) return false;
    if (!options.window && ::isatty(STDIN_FILENO) == 0) return false;
    const std::string why_not = window::no_display();
    if (options.window && !why_not.empty()) throw save::Error(why_not);
    return why_not.empty();
}

int at_the_window(save::Files& files, Options options, Opening opening) {
    std::optional<Evening> evening;
    try {
        evening.emplace(files, options);
    } catch (const save::Error&) {
        throw;
    } catch (const std::exception& error) {
        if (options.window) throw save::Error(error.what());
        complain("no window: {}. The terminal takes over.\n", error.what());
        options.terminal = true;
        return opening == Opening::play ? command::play(options) : command::resume(options);
    }
    if (window::font_files(false).path[static_cast<std::size_t>(window::Typeface::drawing)].empty())
        complain(
            "No drawings.ttf beside the program: glyphs serve instead of drawings (docs/pictures.md).\n");
    return evening->run(opening);
}

}  // namespace tankard::command
