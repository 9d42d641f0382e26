#include "command/window_benchmark.h"

#include "scene/stage.h"
#include "window/pages/board_pieces.h"
#include "window/pages/card_figure.h"
#include "window/pages/dialog.h"
#include "window/pages/flight.h"
#include "window/pages/throw_page.h"
#include "window/pages/throw_picture.h"
#include "window/pages/whole_card.h"
#include "window/screens/app.h"
#include "window/screens/display.h"
#include "window/screens/scenery.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

namespace tankard::command {
namespace {

constexpr unsigned kWidth = 1920;
constexpr unsigned kHeight = 1080;
constexpr std::size_t kCards = 200;
constexpr std::size_t kColumns = 20;
constexpr std::size_t kRows = kCards / kColumns;

/// A page of two hundred whole cards, as many of each definition as it takes.
window::Page full_page(const play::Library& library, const window::Ruler& ruler) {
    const scene::Words words(library, "en");
    const scene::Stage stage(library, words);
    const std::size_t definitions = library.rules().catalogue()->definitions.size();
    window::Page page;
    page.width = kWidth;
    page.height = kHeight;
    const float across = page.width / kColumns;
    const float down = page.height / static_cast<float>(kRows);
    for (std::size_t i = 0; i < kCards; ++i) {
        const scene::Card card{static_cast<CardId>(i), stage.face(static_cast<DefId>(i % definitions))};
        window::Piece piece = window::whole_card(ruler, card, across - 6, down - 6);
        const std::size_t row = i / kColumns;
        window::move(piece, static_cast<float>(i % kColumns) * across + 3,
                     static_cast<float>(row) * down + 3);
        page.pieces.push_back(std::move(piece));
    }
    return page;
}

/// Opened when the first of the window's benchmarks runs.
struct Drawn {
    window::Type type{window::font_files(false)};
    sf::RenderWindow target{sf::VideoMode(kWidth, kHeight), "Tankard"};
    window::Painter painter{type, false};
    window::Page page;

    Drawn(const play::Library& library, const text::Language& words)
        : page(full_page(library, {type, words, 10})) {}

    void draw(const window::Flights& flights) {
        painter.draw(target, page, flights, nullptr, nullptr);
        target.display();
    }
};

/// A page in the window's own size.
struct Usual {
    static constexpr unsigned kWide = 1280;
    static constexpr unsigned kHigh = 720;
    window::Type type{window::font_files(false)};
    sf::RenderWindow target{sf::VideoMode(kWide, kHigh), "Tankard"};
    window::Painter painter{type, false};
    window::Page page;
    window::Ruler ruler;

    explicit Usual(const text::Language& words) : ruler{type, words, window::em_of(kWide, kHigh, 100)} {
        page.width = kWide;
        page.height = kHigh;
    }
};

/// A die in flight: every frame is drawn whole.
struct Thrown : Usual {
    window::Rect box;
    thrown::Path path;

    explicit Thrown(const text::Language& words) : Usual(words) {
        box = window::picture_box(ruler, kWide, kHigh);
        window::Piece piece;
        piece.box = box;
        piece.shapes.push_back({box, window::Look::picture, ""});
        page.pieces.push_back(std::move(piece));
        Stream chance(1, 1);
        const thrown::Handicap& plain = thrown::plain_throw();
        thrown::simulate(plain.usual, thrown::tremble(thrown::steadiness(fighter::Skill::steady), chance),
                         plain, 3, &path);
    }

    void draw(double moment) {
        const window::Flight flight(path);
        window::ThrowSight sight;
        sight.handicap = thrown::plain_throw();
        sight.die = flight.at(moment);
        sight.icon_faces = 7;
        for (double time = 0; time < moment; time += 0.02)
            sight.trail.push_back(flight.at(time));
        sight.eye =
            window::flying_eye(sight.handicap, sight.die.place, path.back().place, moment / flight.length());
        const window::Drawing drawing = window::throw_picture(sight, box);
        painter.draw(target, page, {}, nullptr, nullptr, &drawing);
        target.display();
    }
};

/// The first paragraphs of rules that there are: a story page full of words.
std::vector<std::string> much_to_read(const play::Library& library) {
    constexpr std::size_t kParagraphs = 12;
    const scene::Words words(library, "en");
    std::vector<std::string> all;
    const std::size_t definitions = library.rules().catalogue()->definitions.size();
    for (std::size_t def = 0; def < definitions && all.size() < kParagraphs; ++def)
        if (std::string rule = words.rule(static_cast<DefId>(def)); !rule.empty())
            all.push_back(std::move(rule));
    return all;
}

std::shared_ptr<const play::Backdrop> any_backdrop(const play::Library& library) {
    for (const Name id : library.rules().catalogue()->definitions)
        if (auto found = library.backdrop(id)) return found;
    return play::plain_backdrop("");
}

/// A story page with a stage set all round it, drawn whole.
struct Staged {
    window::Type type{window::font_files(false)};
    sf::RenderWindow target{sf::VideoMode(kWidth, kHeight), "Tankard"};
    window::Painter painter{type, false};
    window::Page page;
    window::Scenery scenery;

    Staged(const play::Library& library, const text::Language& words) {
        const window::Ruler ruler{type, words, window::em_of(kWidth, kHeight, 100)};
        window::Dialog sheet{.title = "Tankard", .ornament = "❦", .staged = true, .story = true};
        sheet.paragraphs = much_to_read(library);
        page = window::dialog_page(ruler, sheet, kWidth, kHeight);
        scenery.place(type, any_backdrop(library), page,
                      {.seen = window::stage_beside(ruler, true, kWidth, kHeight)});
    }

    void draw() {
        painter.forget();
        painter.draw(target, page, {}, nullptr, nullptr, scenery.drawing(window::Clock::now()));
        target.display();
    }
};

/// A table with cards on the stage and a hand in a fan.
struct Table : Usual {
    Table(const play::Library& library, const text::Language& words) : Usual(words) {
        const scene::Words names(library, "en");
        const scene::Stage stage(library, names);
        page.lit = {80, 170, 880, 270};
        page.backdrop = any_backdrop(library);
        constexpr int kFaced = 4;
        constexpr int kHeld = 6;
        for (int i = 0; i < kFaced + kHeld; ++i) {
            const bool held = i >= kFaced;
            const auto at = static_cast<float>(held ? i - kFaced : i);
            window::Piece piece = window::whole_card(
                ruler, {static_cast<CardId>(i), stage.face(static_cast<DefId>(i))}, 176, held ? 240 : 252);
            if (!held) window::let_stand(ruler, piece);
            window::move(piece, held ? 320 + at * 120 : 90 + at * 210, held ? 470 : 176);
            if (held) piece.lift = static_cast<std::uint8_t>(i);
            if (held) piece.turn = (at - 2.5F) * 1.3F;
            page.pieces.push_back(std::move(piece));
        }
    }

    void draw() {
        painter.forget();
        painter.draw(target, page, {}, nullptr, nullptr);
        target.display();
    }
};

/// Twenty squares by ten of every texture, with walls and doors between them; every fifth may be chosen, and
/// says what it costs.
struct Squares : Usual {
    static constexpr int kAcross = 20;
    static constexpr int kDown = 10;

    Squares(const play::Library& library, const text::Language& words) : Usual(words) {
        page.lit = {80, 130, 880, 400};
        page.backdrop = any_backdrop(library);
        scene::Board board{.rows = kDown, .columns = kAcross};
        for (int cell = 0; cell < kAcross * kDown; ++cell) {
            scene::Square square{.ref = Ref::square(0, cell)};
            square.texture = static_cast<text::Texture>(cell % 3 == 0 ? cell % text::kTextures.size() : 0);
            if (cell % 4 == 0) square.edges[0] = scene::Edge::wall;
            if (cell % 11 == 0) square.edges[3] = scene::Edge::door;
            board.squares.push_back(std::move(square));
        }
        const window::Offers offers{.square = [](Ref square) { return square.cell() % 5 == 0; },
                                    .cost = [](Ref square) { return square.cell() % 7; },
                                    .token = [](window::Piece&, CardId) { return window::Spot{}; }};
        window::place(window::board_block(ruler, board, {0, 0, kDown, kAcross}, offers, 35),
                      {100, 130, 860, 400}, page);
    }

    void draw() {
        painter.forget();
        painter.draw(target, page, {}, nullptr, nullptr);
        target.display();
    }
};

/// One frame after the other of what is set up once.
template <typename Shown>
void add_frames(const char* name, const play::Library& library, const text::Language& words) {
    benchmark::RegisterBenchmark(name,
                                 [&library, &words](benchmark::State& run) {
                                     Shown shown(library, words);
                                     shown.draw();
                                     for (auto _ : run)
                                         shown.draw();
                                 })
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

}  // namespace

void declare_window_benchmarks(const play::Library& library, const text::Language& words) {
    if (!window::no_display().empty()) return;
    const auto add = [&](const char* name, auto body) {
        benchmark::RegisterBenchmark(name,
                                     [&library, &words, body](benchmark::State& run) {
                                         Drawn drawn(library, words);
                                         drawn.draw({});
                                         body(run, drawn);
                                     })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    };
    add("window/redraw_200_cards", [](benchmark::State& run, Drawn& drawn) {
        for (auto _ : run) {
            drawn.painter.forget();
            drawn.draw({});
        }
    });
    benchmark::RegisterBenchmark("window/throw_in_flight",
                                 [&words](benchmark::State& run) {
                                     Thrown thrown(words);
                                     thrown.draw(0);
                                     const double length = window::Flight(thrown.path).length();
                                     double moment = 0;
                                     for (auto _ : run) {
                                         thrown.draw(moment);
                                         moment = moment > length ? 0 : moment + 1.0 / 60;
                                     }
                                 })
        ->Unit(benchmark::kMillisecond)
        ->MeasureProcessCPUTime()  // the software renderer draws in threads of its own
        ->UseRealTime();
    add_frames<Staged>("window/story_with_scene", library, words);
    // Somebody comes in: the scene is made anew for every frame.
    benchmark::RegisterBenchmark("window/scene_in_motion",
                                 [&library, &words](benchmark::State& run) {
                                     Staged staged(library, words);
                                     staged.draw();
                                     for (auto _ : run) {
                                         staged.scenery.enter(window::Clock::now());
                                         staged.draw();
                                     }
                                 })
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
    add_frames<Table>("window/table", library, words);
    add_frames<Squares>("window/board", library, words);
    add("window/one_of_200_moves", [](benchmark::State& run, Drawn& drawn) {
        float at = 0;
        for (auto _ : run)
            drawn.draw({{kCards / 2, {at += 3, at / 2}}});
    });
}

}  // namespace tankard::command
