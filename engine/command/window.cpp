#include "command/window.h"

#include "command/languages.h"
#include "command/say.h"
#include "save/saves.h"
#include "save/sheets.h"
#include "text/utf8.h"
#include "window/link/front_end.h"
#include "window/link/game_thread.h"
#include "window/screens/chronicle_screen.h"
#include "window/screens/display.h"
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
    Evening(save::Files& files, Options options, const Companions& companions)
        : files_(files),
          options_(std::move(options)),
          companions_(companions),
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
        // What the command line names is played at once; else the start screen asks.
        if (opening == Opening::resume) {
            std::vector<std::string> notes;
            play(open_campaign(files_, options_, notes), notes);
        } else if (!options_.campaign.empty() && (!options_.players.empty() || at_bench(options_))) {
            begin();
        }
        window::Start start(
            app_, languages_.english, languages_.italian, [this] { return shop(); },
            [this](const std::string& path) { return save::list_marks(files_, path); });
        while (!app_.closed()) {
            const auto chosen = start.run();
            if (!chosen) break;
            try {
                follow(*chosen);
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
                            .entries = {{app_.words().say(intern("window.start.back")), "", "⏎"}}});
    }

    /// What the game still had to say when the window turned away from it.
    void hear_the_rest(window::Link& link) {
        while (std::optional<window::Frame> frame = link.next())
            if (frame->kind == window::Frame::Kind::notice) app_.tell(std::move(frame->line));
    }

    void follow(const window::Chosen& chosen) {
        options_.save = chosen.save;
        switch (chosen.kind) {
            case window::Chosen::Kind::begin:
                options_.campaign = chosen.campaign;
                options_.players = chosen.players;
                options_.seats = chosen.seats;
                return begin();
            case window::Chosen::Kind::replay: return watch(chosen.save);
            case window::Chosen::Kind::chronicle: return tell(chosen.save);
            case window::Chosen::Kind::branch:
                options_.save = branch_off(files_, chosen.save, chosen.mark);
                [[fallthrough]];
            case window::Chosen::Kind::resume: {
                options_.language = app_.words().code();  // the one in which it was chosen
                std::vector<std::string> notes;
                play(open_campaign(files_, options_, notes), notes);
            }
        }
    }

    /// The chapter of a save that is being played, or was played last, again.
    void watch(const std::string& path) {
        const save::Loaded loaded = save::load(files_.read(path), path);
        const std::unique_ptr<play::Library> library = library_of(loaded, path);
        const scene::Words words(*library, app_.words().code());
        const auto recorded = [&](SeatId viewer) {
            return window::record(*library, words, loaded.tape, viewer);
        };
        window::ReplayScreen screen(recorded(seat_at(0)), recorded);
        app_.run(screen);
    }

    /// The whole campaign, chapter by chapter.
    void tell(const std::string& path) {
        std::string bytes;
        save::Loaded loaded = save::load_file(files_, path, bytes);
        scene::Chronicle told = scene::chronicle(loaded, app_.words().code());
        if (told.chapters.empty()) return show(app_.words().say(intern("window.no_tale")));
        window::ChronicleScreen screen(app_, std::move(told));
        app_.run(screen);
    }

    void begin() {
        options_.language = app_.words().code();
        if (options_.players.empty()) options_.players = {"1"};
        play(begin_campaign(files_, options_, library_named(files_, options_)), {});
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
        shop.saves = save::list_saves(files_, options_.saves);
        std::erase_if(shop.saves, [](const save::SaveRow& row) { return row.older && row.opens; });
        std::stable_sort(shop.saves.begin(), shop.saves.end(),
                         [](const save::SaveRow& one, const save::SaveRow& other) {
                             return one.modified > other.modified;
                         });
        if (files_.exists(options_.saves + "/heroes"))
            shop.heroes = save::list_sheets(files_, options_.saves + "/heroes");
        return shop;
    }

    /// The game in a thread of its own, the window in this one, until the campaign has ended, somebody leaves
    /// it, or the window is closed.
    void play(Game game, const std::vector<std::string>& notes) {
        for (const std::string& note : notes)
            app_.tell(note);
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
                                   .policy = companions_.policy,
                                   .budget = companions_.budget,
                                   .clock = now});
            front.attach(session);
            ended = session.run() == play::Session::End::ended;
            final_hash = hash_line(session.state());
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
    const Companions& companions_;
    window::Preferences preferences_;
    Languages languages_;
    window::App app_;
    std::map<std::string, std::map<std::string, window::Cover>> covers_;
    std::vector<std::unique_ptr<play::Library>> libraries_;  ///< of the covers, for their words
};

}  // namespace

bool wants_window(const Options& options) {
    if (options.window && options.watch)
        throw save::Error("--watch is for the terminal: leave out --window, or begin anew after a change");
    if (options.terminal || options.watch || !options.policy.empty()) return false;
    if (!options.window && ::isatty(STDIN_FILENO) == 0) return false;
    const std::string why_not = window::no_display();
    if (options.window && !why_not.empty()) throw save::Error(why_not);
    return why_not.empty();
}

int at_the_window(save::Files& files, Options options, const Companions& companions, Opening opening) {
    std::optional<Evening> evening;
    try {
        evening.emplace(files, options, companions);
    } catch (const save::Error&) {
        throw;
    } catch (const std::exception& error) {
        if (options.window) throw save::Error(error.what());
        complain("no window: {}. The terminal takes over.\n", error.what());
        options.terminal = true;
        return opening == Opening::play ? command::play(options) : command::resume(options);
    }
    return evening->run(opening);
}

}  // namespace tankard::command
