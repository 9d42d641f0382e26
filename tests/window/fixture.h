// Scenes of real games, and what holds for every page.
#pragma once

#include "play/content/library.h"
#include "play/fixture.h"
#include "save/disk_files.h"
#include "scene/rows.h"
#include "scene/stage.h"
#include "script/host.h"
#include "source.h"
#include "window/pages/table_page.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::window::test {

struct Size {
    float w, h;
};
inline constexpr Size kSizes[] = {{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}};
inline constexpr int kScales[] = {75, 100, 125, 150, 175, 200};  ///< percent

/// What the window says of itself.
inline const text::Language& language(const std::string& code) {
    static const auto read = [](const char* which) {
        save::DiskFiles files;
        Problems problems;
        text::Language language(which);
        const std::string path = fmt::format("{}/scripts/window/text/{}.lua", source_folder(), which);
        language.add(script::load_data({path, files.read(path)}, problems), path, problems);
        REQUIRE(problems.empty());
        return language;
    };
    static const text::Language english = read("en");
    static const text::Language italian = read("it");
    return code == "it" ? italian : english;
}

inline const Type& garamond() {
    static const Type type(font_files(false));
    return type;
}

using play::test::library_of;

/// A question in mid-play as a window would have it.
struct Moment {
    scene::Scene scene;
    scene::Ask ask;
};

/// A question as a front end puts it that has not asked before: its lines are numbered from 1.
inline scene::Ask asked_of(const play::Library& library, const scene::Words& words, const Question& question,
                           const campaign::State& state) {
    scene::Ask ask = scene::Stage(library, words).ask(question, state);
    std::vector<std::string> said;
    for (const scene::Choice& choice : ask.choices)
        said.push_back(choice.label);
    number(ask, rows_of(question, state, scene::CardOrder(library, words), said));
    return ask;
}

/// Questions of a campaign's first chapters, one of so many that people are asked.
inline std::vector<Moment> moments_of(play::Library& library, int seats, const std::string& code, int every,
                                      std::size_t most, std::uint64_t seed = 7) {
    using namespace tankard::play::test;
    std::vector<Moment> all;
    const scene::Words words(library, code);
    const scene::Stage stage(library, words);
    int asked = 0;
    Evening evening(library, tape_of(beginning(library, seats, seats, seed)));
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (all.size() >= most) return play::Quit{};
        if (asked++ % every == 0)
            all.push_back({stage.scene(state, question, evening.session.settings()),
                           asked_of(library, words, question, state)});
        return std::nullopt;
    };
    evening.session.run();
    return all;
}

/// The same of Black Water.
inline std::vector<Moment> moments(int seats, const std::string& code, int every, std::size_t most,
                                   std::uint64_t seed = 7) {
    return moments_of(play::test::library(), seats, code, every, most, seed);
}

inline std::string shown(const Rect& box) {
    return fmt::format("({:.0f},{:.0f} {:.0f}x{:.0f})", box.x, box.y, box.w, box.h);
}

/// Whether two boxes have more in common than an edge: rounding may take half a pixel.
inline bool meet(const Rect& one, const Rect& other) {
    constexpr float kHair = 0.51F;
    return one.x + kHair < other.right() && other.x + kHair < one.right() && one.y + kHair < other.bottom() &&
           other.y + kHair < one.bottom();
}

/// What is wrong with a piece by itself: a text that is wider than its box, or outside its piece.
inline std::string fault_of(const Piece& piece) {
    for (const Text& text : piece.texts) {
        const float wide = garamond().width(text.words, static_cast<Typeface>(text.face), text.size);
        if (wide > text.box.w + 1)
            return fmt::format("'{}' is {:.0f} wide in {}", text.words, wide, shown(text.box));
        if (!piece.box.inset(-1).holds(text.box))
            return fmt::format("'{}' {} leaves its piece {}", text.words, shown(text.box), shown(piece.box));
    }
    return "";
}

/// A figure's box has air in its corners: a little plate or a seal may lie there.
inline bool is_key_on(const Page& page, const Text& figure, const Text& key) {
    if (figure.ink != Ink::figure && figure.ink != Ink::body && figure.ink != Ink::prop) return false;
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.shapes.begin(), piece.shapes.end(), [&](const Figure& shape) {
            return (shape.look == Look::key || shape.look == Look::stamp) &&
                   shape.box.inset(-1).holds(key.box);
        });
    });
}

/// The first thing that is wrong with a page, or nothing.
inline std::string fault_of(const Page& page) {
    const Rect window{0, 0, page.width, page.height};
    std::vector<std::pair<const Text*, int>> texts;
    for (const Piece& piece : page.pieces) {
        if (!window.inset(-1).holds(piece.box))
            return "outside the window: " + shown(piece.box) +
                   (piece.texts.empty() ? "" : " " + piece.texts.front().words);
        if (std::string fault = fault_of(piece); !fault.empty()) return fault;
        for (const Text& text : piece.texts)
            texts.emplace_back(&text, piece.layer);
    }
    for (std::size_t i = 0; i < page.pieces.size(); ++i)
        for (std::size_t k = i + 1; k < page.pieces.size(); ++k) {
            const Piece& one = page.pieces[i];
            const Piece& other = page.pieces[k];
            if (one.layer != other.layer || !meet(one.box, other.box)) continue;
            if (one.box.holds(other.box) || other.box.holds(one.box)) continue;
            if (one.lift > 0 && other.lift > one.lift) {  // a fan: what is covered says nothing
                for (const Text& text : one.texts)
                    if (meet(text.box, other.box))
                        return fmt::format("'{}' {} lies under {}", text.words, shown(text.box),
                                           shown(other.box));
                continue;
            }
            const auto said = [](const Piece& piece) {
                std::string words;
                for (const Text& text : piece.texts)
                    if (words.size() < 60) words += (words.empty() ? "" : " | ") + text.words;
                return words;
            };
            return fmt::format("{} '{}' lies across {} '{}'", shown(one.box), said(one), shown(other.box),
                               said(other));
        }
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t k = i + 1; k < texts.size(); ++k) {
            if (texts[i].second != texts[k].second || texts[i].first->words.empty() ||
                texts[k].first->words.empty())
                continue;
            if (is_key_on(page, *texts[i].first, *texts[k].first)) continue;
            // Lines may touch: a line's box has room for the highest and the lowest letter.
            Rect box = texts[i].first->box;
            box.y += box.h * 0.15F;
            box.h *= 0.7F;
            Rect other = texts[k].first->box;
            other.y += other.h * 0.15F;
            other.h *= 0.7F;
            if (meet(box, other))
                return fmt::format("'{}' {} over '{}' {}", texts[i].first->words, shown(texts[i].first->box),
                                   texts[k].first->words, shown(texts[k].first->box));
        }
    return "";
}

inline bool has_look(const Page& page, Look look) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [look](const Piece& piece) {
        return std::any_of(piece.shapes.begin(), piece.shapes.end(),
                           [look](const Figure& figure) { return figure.look == look; });
    });
}

inline bool has_spot(const Page& page, Does does, std::int64_t number) {
    return std::any_of(page.spots.begin(), page.spots.end(),
                       [&](const Spot& spot) { return spot.does == does && spot.number == number; });
}

}  // namespace tankard::window::test
