// The right side of the table: the question stands at its place, what happened has the rest below it.
#include "window/pages/side_pane.h"

#include "window/fixture.h"
#include "window/pages/places.h"

#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

scene::Ask with_answers(int count) {
    scene::Ask ask;
    ask.prompt = "What now?";
    for (int i = 0; i < count; ++i) {
        ask.question.options.push_back({});
        ask.choices.push_back({.label = fmt::format("Way {}", i), .title = "A way", .icon = "⚄"});
    }
    return ask;
}

Page pane(const Ruler& ruler, const scene::Ask& ask, const std::vector<std::string>& log, const Size& size) {
    const scene::Scene scene;
    const Choosing choosing(ask);
    Page page;
    page.width = size.w;
    page.height = size.h;
    add_side_pane(ruler, {.scene = scene, .ask = &ask, .choosing = &choosing, .log = log},
                  pane_of(ruler, size.w, size.h), page);
    return page;
}

const Piece* with(const Page& page, Look look) {
    for (const Piece& piece : page.pieces)
        for (const Figure& shape : piece.shapes)
            if (shape.look == look) return &piece;
    return nullptr;
}

bool says(const Page& page, const std::string& words) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return text.words == words; });
    });
}

}  // namespace

TEST_CASE("the question stands at the top of its pane, and the last of what happened at its foot") {
    std::vector<std::string> log;
    for (int i = 1; i <= 60; ++i)
        log.push_back(fmt::format("{} {}", i % 2 == 0 ? "Line" : "Row", i));
    for (const Size& size : kSizes)
        for (const int answers : {1, 3, 6}) {
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, 100)};
            const Page page = pane(ruler, with_answers(answers), log, size);
            INFO(size.w, " ", answers);
            CHECK(fault_of(page) == "");
            const Rect box = pane_of(ruler, size.w, size.h);
            const Piece* asked = with(page, Look::panel);
            const Piece* told = with(page, Look::tray);
            REQUIRE(asked != nullptr);
            REQUIRE(told != nullptr);
            CHECK(asked->box.y == box.y);
            CHECK(told->box.y > asked->box.bottom());
            CHECK(told->box.bottom() == box.bottom());
            REQUIRE(!told->texts.empty());
            CHECK(told->texts.back().words == "Line 60");
            const float line = window::Type::line(ruler.small()) + ruler.gap();
            CHECK(told->box.bottom() - told->texts.back().box.bottom() < line + ruler.pad());
            // As many as are read at a glance, and no fewer unless a further one had no room.
            CHECK(told->texts.size() <= 9);
            CHECK(told->box.y < asked->box.bottom() + ruler.em);
            if (told->texts.size() < 9)
                CHECK(told->texts.front().box.y - told->box.y < ruler.pad() + line + ruler.gap());
            CHECK(says(page, ruler.say("log")) ==
                  (told->texts.front().box.y - told->box.y > 2 * window::Type::line(ruler.body())));
        }
}

TEST_CASE(
    "lines in a row that say the same are one, but of several places or sums none, and not over what can be "
    "undone") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const auto told = [&](std::size_t undo) {
        const scene::Scene scene;
        const scene::Ask ask = with_answers(2);
        const Choosing choosing(ask);
        const std::vector<std::string> log{"It begins.",
                                           "Ann walks to b2.",
                                           "Ann walks to c9.",
                                           "Bob hits Eve: 5 -2 = 3.",
                                           "Bob hits Eve: 4 -2 = 2.",
                                           "Eve loses 1.",
                                           "Eve loses 1."};
        Page page;
        page.width = 1280;
        page.height = 720;
        add_side_pane(ruler,
                      {.scene = scene, .ask = &ask, .choosing = &choosing, .log = log, .undo_line = undo},
                      pane_of(ruler, 1280, 720), page);
        std::vector<std::string> all;
        for (const Text& text : with(page, Look::tray)->texts)
            all.push_back(text.words);
        return all;
    };
    CHECK(told(0) == std::vector<std::string>{"It begins.", "Ann walks to b2.", "Ann walks to c9.",
                                              "Bob hits Eve: 5 -2 = 3.", "Bob hits Eve: 4 -2 = 2.",
                                              "Eve loses 1.\u00a0 ×2"});
    CHECK(told(6).size() == 7);
}

TEST_CASE("where letters are large the last of what happened has the room that the question leaves") {
    const std::vector<std::string> log{"It begins.", "It goes on."};
    for (const int scale : {150, 175}) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, scale)};
        REQUIRE(is_tight(ruler, 720));
        for (const int answers : {1, 2, 6, 12}) {
            const Page page = pane(ruler, with_answers(answers), log, kSizes[0]);
            INFO(scale, " ", answers);
            CHECK(fault_of(page) == "");
            const Piece* asked = with(page, Look::panel);
            const Piece* told = with(page, Look::tray);
            REQUIRE(asked != nullptr);
            const float left = pane_of(ruler, 1280, 720).bottom() - asked->box.bottom();
            if (answers == 1) CHECK(told != nullptr);
            if (left > ruler.em * 4) REQUIRE(told != nullptr);
            if (told == nullptr) continue;
            CHECK(told->box.y > asked->box.bottom());
            CHECK(told->texts.back().words == "It goes on.");
            CHECK(told->texts.back().size == ruler.small());
        }
    }
}

TEST_CASE("where letters are large smaller rows leave a line for what happened, unless words were lost") {
    const std::vector<std::string> log{"It begins.", "It goes on."};
    int told = 0;
    for (const int scale : {125, 140, 150, 160, 175})
        for (int answers = 1; answers < 10; ++answers) {
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, scale)};
            if (!is_tight(ruler, 720)) continue;
            const Page page = pane(ruler, with_answers(answers), log, kSizes[0]);
            const Page alone = pane(ruler, with_answers(answers), {}, kSizes[0]);
            INFO(scale, " ", answers);
            CHECK(fault_of(page) == "");
            CHECK(page.hidden == alone.hidden);
            // It gave way: its rows are lower than they would be alone.
            if (with(page, Look::tray) != nullptr &&
                with(page, Look::panel)->box.h < with(alone, Look::panel)->box.h - 1)
                ++told;
        }
    CHECK(told > 0);
}

TEST_CASE(
    "what happened last is bright, the last three are of one size, and a short log has the same place") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const std::vector<std::string> log{"One", "Two", "Three", "Four", "Five", "Six"};
    const Page page = pane(ruler, with_answers(2), log, kSizes[0]);
    const Piece* told = with(page, Look::tray);
    REQUIRE(told != nullptr);
    std::vector<Ink> inks;
    for (const Text& text : told->texts)
        inks.push_back(text.ink);
    for (std::size_t i = 1; i < told->texts.size(); ++i)
        CHECK(told->texts[i].size >= told->texts[i - 1].size);
    CHECK(told->texts[3].size == told->texts[5].size);
    CHECK(told->texts[5].size <= ruler.reading());  // as on cards
    CHECK(inks == std::vector{Ink::dusk, Ink::dusk, Ink::dusk, Ink::dusk, Ink::dusk, Ink::light});
    const Page begun = pane(ruler, with_answers(2), {"It begins", "It goes on"}, kSizes[0]);
    REQUIRE(with(begun, Look::tray) != nullptr);
    CHECK(with(begun, Look::tray)->box == told->box);
}

TEST_CASE("a list that is seen from its beginning leaves no room above for what is not hidden there") {
    for (const int scale : {100, 150, 200}) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, scale)};
        const Page page = pane(ruler, with_answers(40), {"It begins."}, kSizes[0]);
        REQUIRE(page.hidden > 0);
        float first = 720;
        for (const Spot& spot : page.spots)
            if (spot.does == Does::choose) first = std::min(first, spot.box.y);
        float asked = 0;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                if (text.words == "What now?") asked = text.box.bottom();
        REQUIRE(asked > 0);
        CHECK(first - asked < ruler.em);
    }
}

TEST_CASE("few answers are larger than many") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const auto high = [&](int answers) {
        const Page page = pane(ruler, with_answers(answers), {"It begins"}, kSizes[0]);
        for (const Piece& piece : page.pieces)
            if (!piece.shapes.empty() && piece.shapes.front().look == Look::button) return piece.box.h;
        return 0.0F;
    };
    CHECK(high(2) > high(8) * 1.1F);
    CHECK(high(8) > ruler.em * 2);
}

TEST_CASE("what is only waited for cannot be pressed, and what happened can be opened") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const scene::Ask ask = with_answers(2);
    const scene::Scene scene;
    const Choosing choosing(ask);
    const std::vector<std::string> log{"It begins"};
    Page page;
    page.width = 1280;
    page.height = 720;
    add_side_pane(ruler, {.scene = scene, .choosing = &choosing, .log = log, .waiting = &ask},
                  pane_of(ruler, 1280, 720), page);
    REQUIRE(page.spots.size() == 1);
    CHECK(page.spots[0].number == static_cast<std::int64_t>(Command::log));
}

TEST_CASE("when it has been answered, the question is told as it was while it was asked") {
    int compared = 0;
    int folded = 0;
    for (const Moment& moment : moments(3, "en", 4, 60)) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 150)};
        const Choosing choosing(moment.ask);
        TableView view{.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = {}};
        const Page asked = table_page(ruler, view, 1280, 720);
        const auto lines = [&](const Page& page) {
            const Rect pane = pane_of(ruler, 1280, 720);
            std::vector<std::string> all;
            for (const Piece& piece : page.pieces)
                for (const Text& text : piece.texts)
                    if (pane.holds(piece.box)) all.push_back(text.words);
            return all;
        };
        REQUIRE(asked.on_table != nullptr);
        view.waiting = std::exchange(view.ask, nullptr);
        view.lay = asked.on_table.get();
        CHECK(lines(table_page(ruler, view, 1280, 720)) == lines(asked));
        ++compared;
        const std::vector<bool>& carried = asked.on_table->carried;
        folded += std::find(carried.begin(), carried.end(), true) != carried.end() ? 1 : 0;
    }
    CHECK(compared == 60);
    CHECK(folded > 10);
}

TEST_CASE("what has just been explained is told whole where it has room, what was told before is cut") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const std::string lesson =
        "One two three four five six seven eight nine ten eleven twelve thirteen "
        "fourteen fifteen sixteen seventeen eighteen nineteen twenty, and then once "
        "more from the beginning until everybody has had enough of it: one two three "
        "four five six seven eight nine the end.";
    const auto ends = [&](int after) {
        const scene::Scene scene;
        const scene::Ask ask = with_answers(2);
        const Choosing choosing(ask);
        std::vector<std::string> log{"It begins.", lesson};
        std::vector<std::string> signs{"", ""};
        for (int i = 0; i < after; ++i) {
            log.push_back(fmt::format("Ann says {}.", i));
            signs.emplace_back("meeple");
        }
        Page page;
        page.width = 1280;
        page.height = 720;
        const Rect box = pane_of(ruler, page.width, page.height);
        add_side_pane(ruler, {.scene = scene, .ask = &ask, .choosing = &choosing, .log = log, .signs = signs},
                      box, page);
        std::string all;
        for (const Text& text : with(page, Look::tray)->texts)
            all += text.words + " ";
        return all.find("the end.") != std::string::npos;
    };
    CHECK(ends(1));
    CHECK(ends(3));
    CHECK_FALSE(ends(5));
}
