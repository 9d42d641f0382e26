#include "command/window_benchmark.h"

#include "scene/stage.h"
#include "window/screens/app.h"
#include "window/screens/display.h"

#include <cstddef>
#include <utility>

#include <benchmark/benchmark.h>

namespace tankard::command {
namespace {

constexpr unsigned kWidth = 1920;
constexpr unsigned kHeight = 1080;
constexpr std::size_t kCards = 200;
constexpr std::size_t kColumns = 20;

/// A page of two hundred whole cards, as many of each definition as it takes.
window::Page full_page(const play::Library& library, const window::Ruler& ruler) {
    const scene::Words words(library, "en");
    const scene::Stage stage(library, words);
    const std::size_t definitions = library.rules().catalogue()->definitions.size();
    window::Page page;
    page.width = kWidth;
    page.height = kHeight;
    const float across = page.width / kColumns;
    const float down = page.height / (kCards / kColumns);
    for (std::size_t i = 0; i < kCards; ++i) {
        const scene::Card card{static_cast<CardId>(i), stage.face(static_cast<DefId>(i % definitions))};
        window::Piece piece = window::whole_card(ruler, card, across - 6, down - 6);
        window::move(piece, static_cast<float>(i % kColumns) * across + 3,
                     static_cast<float>(i / kColumns) * down + 3);
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
    add("window/one_of_200_moves", [](benchmark::State& run, Drawn& drawn) {
        float at = 0;
        for (auto _ : run)
            drawn.draw({{kCards / 2, {at += 3, at / 2}}});
    });
}

}  // namespace tankard::command
