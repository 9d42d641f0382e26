// The question's pane: what real games of the first rule set never ask.
#include "window/fixture.h"
#include "window/pages/answer_numbers.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

scene::Ask with_interjections(int own, int others) {
    scene::Ask ask;
    ask.prompt = "What now?";
    for (int i = 0; i < own; ++i) {
        ask.question.options.push_back({});
        ask.choices.push_back({.label = fmt::format("Own {}", i)});
    }
    for (int i = 0; i < others; ++i) {
        ask.question.interject(seat_at(1), intern("drink"));
        ask.choices.push_back({.label = fmt::format("Ben drinks a rather long potion number {}", i)});
    }
    return ask;
}

}  // namespace

TEST_CASE("interjections stand in a ribbon of their own, and all can be pressed at every size and scale") {
    for (const int own : {1, 3})
        for (const int others : {1, 2})
            for (const Size& size : kSizes)
                for (const int scale : kScales) {
                    const scene::Ask ask = with_interjections(own, others);
                    REQUIRE(ask.question.own() == static_cast<std::size_t>(own));
                    const Choosing choosing(ask);
                    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
                    Page page;
                    page.width = size.w;
                    page.height = size.h;
                    add_ask(ruler, ask, choosing, {}, {10, 10, size.w * 0.28F, size.h - 20}, page);
                    CHECK(fault_of(page) == "");
                    CHECK(has_look(page, Look::strip));
                    int pressed = 0;
                    for (const Spot& spot : page.spots)
                        pressed += spot.does == Does::choose ? 1 : 0;
                    CHECK(pressed == own + others);
                }
}

TEST_CASE("of many interjections the ribbon's last row leads to the rest") {
    for (const Size& size : kSizes)
        for (const int scale : kScales) {
            const scene::Ask ask = with_interjections(2, 18);
            const Choosing choosing(ask);
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
            window::Reading reading;
            std::set<std::int64_t> pressed;
            for (int turns = 0; turns < 20; ++turns) {
                Page page;
                page.width = size.w;
                page.height = size.h;
                add_ask(ruler, ask, choosing, reading, {10, 10, size.w * 0.28F, size.h - 20}, page);
                CHECK(fault_of(page) == "");
                int further = 0;
                for (const Spot& spot : page.spots) {
                    if (spot.does == Does::choose) pressed.insert(spot.number);
                    if (spot.does == Does::others) further = static_cast<int>(spot.number);
                }
                if (further == 0) break;
                reading.others += further;
            }
            CHECK_MESSAGE(pressed.size() == 20, fmt::format("{}x{} {} %", size.w, size.h, scale));
        }
}

TEST_CASE("a question to nobody in particular is everybody's, and a number is seen while it is typed") {
    const scene::Ask ask = with_interjections(12, 0);
    const Choosing choosing(ask);
    const Ruler ruler{garamond(), language("en"), 17};
    Page page;
    window::Reading reading;
    reading.number.type(U'1', 12);
    add_ask(ruler, ask, choosing, reading, {10, 10, 400, 600}, page);
    REQUIRE(!page.pieces.empty());
    REQUIRE(!page.pieces.front().texts.empty());
    CHECK(page.pieces.front().texts.front().words == "Everybody\u00a0 1… ↵\u00a01");
}

TEST_CASE("what is sensible is marked where the layout wants it, and never what warns of something") {
    int marked = 0;
    for (const Moment& moment : moments(3, "en", 3, 40)) {
        const scene::Ask& ask = moment.ask;
        const Name prompt = ask.question.prompt;
        if (prompt != Name::of("main") && prompt != Name::of("second_area") && prompt != Name::of("drain") &&
            prompt != Name::of("loot"))
            CHECK_FALSE(ask.likely);
        if (!ask.likely) continue;
        const Choosing choosing(ask);
        if (ask.question.shape == Shape::choose_some) {  // all of them
            CHECK(*ask.likely == ask.question.own());
            if (ask.question.own() > 1) CHECK(choosing.count() == ask.question.own());  // one is pressed
            continue;
        }
        if (ask.question.shape == Shape::choose_one) CHECK(ask.choices[*ask.likely].caution.empty());
        const Ruler ruler{garamond(), language("en"), 17};
        Page page;
        add_ask(ruler, ask, choosing, {}, {10, 10, 400, 900}, page);
        for (const Piece& piece : page.pieces)
            for (const Figure& figure : piece.shapes)
                marked += figure.look == Look::likely ? 1 : 0;
    }
    CHECK(marked > 3);
}

namespace {

/// Three lines about two cards, which have had these numbers for some time.
scene::Ask numbered() {
    scene::Ask ask;
    for (const auto& [card, number] : {std::pair{5, 7}, {6, 3}, {5, 12}}) {
        ask.question.offer(intern(fmt::format("deed_{}", number)), Ref::card(static_cast<CardId>(card), 1));
        ask.choices.push_back({.number = number,
                               .label = fmt::format("Deed {}", number),
                               .object = Ref::card(static_cast<CardId>(card), 1)});
    }
    return ask;
}

Page asked_on_page(const scene::Ask& ask, const window::Reading& reading = {}) {
    const Ruler ruler{garamond(), language("en"), 17};
    Page page;
    page.width = 1280;
    page.height = 720;
    add_ask(ruler, ask, Choosing(ask), reading, {10, 10, 300, 600}, page);
    CHECK(fault_of(page) == "");
    return page;
}

std::vector<std::int64_t> pressed_from_above(const Page& page) {
    std::vector<std::int64_t> all;
    for (const Spot& spot : page.spots)
        if (spot.does == Does::choose) all.push_back(spot.number);
    return all;
}

bool reads(const Page& page, std::string_view words) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return text.words == words; });
    });
}

}  // namespace

TEST_CASE("answers stand by their numbers, which are theirs also where the list is narrowed") {
    const scene::Ask ask = numbered();
    const Page whole = asked_on_page(ask);
    CHECK(pressed_from_above(whole) == std::vector<std::int64_t>{1, 0, 2});
    CHECK(whole.numbers == std::set<int>{3, 7, 12});
    for (const std::string_view key : {"3", "7", "12"})
        CHECK(reads(whole, key));
    const Page narrowed = asked_on_page(ask, {0, Ref::card(CardId{5}, 1)});
    CHECK(pressed_from_above(narrowed) == std::vector<std::int64_t>{0, 2});
    CHECK(narrowed.numbers == std::set<int>{7, 12});
    CHECK(reads(narrowed, "12"));
    const Choosing choosing(ask);
    CHECK(option_numbered(ask, choosing, 12) == std::optional<std::size_t>(2));
    CHECK(option_numbered(ask, choosing, 1) == std::nullopt);

    scene::Ask warned = ask;
    warned.choices[1].caution = "It would be a mistake.";
    CHECK(pressed_from_above(asked_on_page(warned)) == std::vector<std::int64_t>{0, 2, 1});
}

TEST_CASE("of equal things the number means one that is not taken yet") {
    scene::Ask ask;
    ask.question.shape = Shape::choose_some;
    ask.question.most = 2;
    for (int i = 0; i < 2; ++i) {
        ask.question.options.push_back({});
        ask.choices.push_back({.number = 4, .label = "Coin"});
    }
    Choosing choosing(ask);
    choosing.press(*option_numbered(ask, choosing, 4));
    choosing.press(*option_numbered(ask, choosing, 4));
    CHECK(choosing.count() == 2);
    choosing.press(*option_numbered(ask, choosing, 4));
    CHECK(choosing.count() == 1);
}

TEST_CASE("what may be done with one card is one row, with a button and a number for each") {
    scene::Ask ask = numbered();
    ask.choices[0].subject = ask.choices[2].subject = "Longsword";
    ask.choices[0].brief = "Play";
    ask.choices[2].brief = "Throw";
    const Page page = asked_on_page(ask);
    CHECK(pressed_from_above(page) == std::vector<std::int64_t>{1, 0, 2});
    CHECK(page.numbers == std::set<int>{3, 7, 12});
    for (const std::string_view words : {"Longsword", "Play", "Throw", "7", "12"})
        CHECK(reads(page, words));
    CHECK_FALSE(reads(page, "Deed 7"));
    std::vector<Rect> buttons;
    for (const Spot& spot : page.spots)
        if (spot.does == Does::choose && spot.number != 1) buttons.push_back(spot.box);
    REQUIRE(buttons.size() == 2);
    CHECK(buttons[0].y == buttons[1].y);
    CHECK(buttons[0].right() <= buttons[1].x);
    ask.choices[2].brief = "Throw (die −3)";
    for (const Piece& piece : asked_on_page(ask).pieces)
        for (const Text& text : piece.texts)
            CHECK((text.words.find('(') == std::string::npos) == (text.words.find(')') == std::string::npos));
    ask.choices[2].brief = "Throw at whoever stands there";
    buttons.clear();
    for (const Spot& spot : asked_on_page(ask).spots)
        if (spot.does == Does::choose && spot.number != 1) buttons.push_back(spot.box);
    REQUIRE(buttons.size() == 2);
    CHECK(buttons[0].h == buttons[1].h);
    CHECK(buttons[0].w == buttons[1].w);
    // Without words of its own each is a row.
    ask.choices[2].brief.clear();
    CHECK(reads(asked_on_page(ask), "Deed 12"));
}

TEST_CASE("where much may be done with what lies on the table it is done there") {
    play::Library library = library_of("lords");
    int many = 0;
    for (const std::uint64_t seed : {7U, 11U, 23U})
        for (const Moment& moment : moments_of(library, 2, "en", 1, 400, seed)) {
            const Question& asked = moment.ask.question;
            if (asked.shape != Shape::choose_one || asked.own() < 11) continue;
            const Choosing choosing(moment.ask);
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
            const std::vector<std::string> log;
            const Page page = table_page(
                ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = log}, 1280,
                720);
            const std::vector<bool> lying = lying_on(moment.ask, page);
            std::string not_there;
            for (std::size_t i = 0; i < asked.own(); ++i)
                if (!lying[i] && moment.ask.choices[i].object)
                    not_there += moment.ask.choices[i].label + "; ";
            CHECK_MESSAGE(not_there == "", moment.ask.prompt << " (" << asked.own() << "): " << not_there);
            ++many;
        }
    CHECK(many > 1);
}

TEST_CASE("what each colour of a die does is told with it, as the rule of whoever throws says it") {
    play::Library library = library_of("fighter");
    for (const char* code : {"en", "it"}) {
        int told = 0;
        for (const Moment& moment : moments_of(library, 3, code, 1, 120))
            for (std::size_t i = 0; i < moment.ask.question.own(); ++i) {
                const Name verb = moment.ask.question.options[i].verb;
                if (verb != Name::of("red") && verb != Name::of("blue") && verb != Name::of("green"))
                    continue;
                const std::string& rule = moment.ask.choices[i].rule;
                CHECK_FALSE(rule.empty());
                for (const char* other : {"Red:", "Blue:", "Green:", "Rosso:", "Blu:", "Verde:"})
                    CHECK_MESSAGE(rule.find(other) == std::string::npos, rule);
                ++told;
            }
        CHECK(told > 5);
    }
}

TEST_CASE("all and none are offered only where they are an answer") {
    const auto offered = [](int least, int most, bool marked = true) {
        scene::Ask ask = with_interjections(4, 0);
        ask.question.shape = Shape::choose_some;
        ask.question.least = least;
        ask.question.most = most;
        Choosing choosing(ask);
        if (marked) choosing.press(0);
        const Ruler ruler{garamond(), language("en"), 17};
        Page page;
        add_ask(ruler, ask, choosing, {}, {10, 10, 400, 600}, page);
        std::set<Does> found;
        for (const Spot& spot : page.spots)
            if (spot.does == Does::all_of || spot.does == Does::none_of) found.insert(spot.does);
        return found;
    };
    CHECK(offered(0, 4) == std::set{Does::all_of, Does::none_of});
    CHECK(offered(1, 4) == std::set{Does::all_of});
    CHECK(offered(0, 2) == std::set{Does::none_of});
    CHECK(offered(1, 2).empty());
    // Of nothing nothing can be unmarked.
    CHECK(offered(0, 4, false) == std::set{Does::all_of});
    CHECK(offered(0, 2, false).empty());
}

TEST_CASE(
    "what an option's card does stands there whole; else whole sentences, and the rest where it is looked "
    "at") {
    scene::Ask ask = with_interjections(2, 0);
    ask.choices[0].rule = "Roll three dice. You lose a life.";
    ask.choices[1].rule = "You pay two. ";
    for (int i = 0; i < 40; ++i)
        ask.choices[1].rule += "Then a long sentence follows. ";
    const Choosing choosing(ask);
    const Ruler ruler{garamond(), language("en"), 17};
    Page page;
    add_ask(ruler, ask, choosing, {}, {10, 10, 400, 600}, page);
    const auto words_of = [&](const std::string& title) {
        std::string all;
        for (const Piece& piece : page.pieces)
            if (!piece.texts.empty() && piece.texts.front().words == title)
                for (const Text& text : piece.texts)
                    all += text.words + " ";
        return all;
    };
    CHECK(words_of("Own 0").find("You lose a life.") != std::string::npos);
    CHECK(words_of("Own 1").find("follows. …") != std::string::npos);
    const auto row = std::find_if(page.pieces.begin(), page.pieces.end(),
                                  [](const Piece& piece) { return piece.thing == kRowThing + 1; });
    REQUIRE(row != page.pieces.end());
    CHECK(row->hint == ask.choices[1].rule);
}

TEST_CASE("what one seat reads stands in the pane: rows that nobody presses, and a way on") {
    for (const Size& size : kSizes)
        for (const int scale : kScales) {
            scene::Ask ask = with_interjections(3, 0);
            ask.question.shape = Shape::read;
            const Choosing choosing(ask);
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
            Page page;
            page.width = size.w;
            page.height = size.h;
            add_ask(ruler, ask, choosing, {}, {10, 10, size.w * 0.28F, size.h - 20}, page);
            CHECK(fault_of(page) == "");
            int rows = 0;
            for (const Piece& piece : page.pieces)
                for (const Text& text : piece.texts)
                    rows += text.words.starts_with("Own ") ? 1 : 0;
            CHECK(rows == 3);
            REQUIRE(page.spots.size() == 1);
            CHECK(page.spots.front().does == Does::settle);
        }
}

TEST_CASE("what is left to spend is as many pips beside who is asked, and a number where it is a lot") {
    scene::Ask ask = with_interjections(2, 0);
    ask.who = "Ben";
    for (const int left : {0, 2, 5, 40})
        for (const int scale : kScales) {
            ask.budget.clear();
            if (left > 0)
                ask.budget.push_back(
                    {.label = "Action points", .value = fmt::format("{}", left), .amount = left});
            const Choosing choosing(ask);
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, scale)};
            Page page;
            page.width = 1280;
            page.height = 720;
            add_ask(ruler, ask, choosing, {}, {10, 10, 286, 700}, page);
            CHECK(fault_of(page) == "");
            int pips = 0;
            bool said = false;
            for (const Figure& shape : page.pieces.front().shapes)
                pips += shape.look == Look::marker ? 1 : 0;
            for (const Text& text : page.pieces.front().texts)
                said = said || text.words == "40";
            CHECK(pips == (left > 9 ? 0 : left));
            CHECK(said == (left == 40));
        }
}

TEST_CASE("the sign of an answer stands on its pigment") {
    scene::Ask ask = with_interjections(2, 0);
    ask.choices[0].icon = "⚄";
    ask.choices[0].pigment = "sky";
    ask.choices[1].icon = "⚄";
    const Choosing choosing(ask);
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    Page page;
    page.width = 1280;
    page.height = 720;
    add_ask(ruler, ask, choosing, {}, {10, 10, 286, 700}, page);
    CHECK(fault_of(page) == "");
    std::vector<std::string> plates;
    for (const Piece& piece : page.pieces)
        for (const Figure& shape : piece.shapes)
            if (shape.look == Look::count) plates.push_back(shape.frame);
    CHECK(plates == std::vector<std::string>{"sky", ""});
}

TEST_CASE("what something speaks against recedes, unless it is taken all the same") {
    scene::Ask ask = with_interjections(3, 0);
    for (scene::Choice& choice : ask.choices) {
        choice.icon = "⚄";
        choice.pigment = "sky";
    }
    ask.choices[1].caution = "It buys nothing.";
    const auto looks = [&ask] {
        const Choosing choosing(ask);
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        Page page;
        add_ask(ruler, ask, choosing, {}, {10, 10, 286, 700}, page);
        std::vector<std::pair<Ink, std::string>> all;
        for (const Piece& piece : page.pieces)
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::count) all.emplace_back(piece.texts.front().ink, shape.frame);
        return all;
    };
    using Looks = std::vector<std::pair<Ink, std::string>>;
    CHECK(looks() == Looks{{Ink::text, "sky"}, {Ink::text, "sky"}});  // what recedes has no picture
    ask.likely = 1;
    CHECK(looks() == Looks{{Ink::text, "sky"}, {Ink::text, "sky"}, {Ink::light, "sky"}});
    ask.likely.reset();
    for (scene::Choice& choice : ask.choices)
        choice.caution = "It costs something.";
    CHECK(looks() == Looks(3, {Ink::text, "sky"}));
}

TEST_CASE("what something speaks against is a lower row than the others, and says what it is") {
    scene::Ask ask = with_interjections(3, 0);
    for (scene::Choice& choice : ask.choices)
        choice.icon = "⚄";
    ask.choices[1].caution = "It buys nothing.";
    const Page page = asked_on_page(ask);
    CHECK(reads(page, "It buys nothing."));
    std::map<std::int64_t, float> high;
    for (const Spot& spot : page.spots)
        if (spot.does == Does::choose) high[spot.number] = spot.box.h;
    REQUIRE(high.size() == 3);
    CHECK(high[1] < high[0]);
    CHECK(high[0] == high[2]);

    scene::Ask equal;
    for (const int number : {1, 4, 4}) {
        equal.question.offer(intern(fmt::format("deed_{}", number)), Ref());
        equal.choices.push_back({.number = number, .label = fmt::format("Deed {}", number), .icon = "⚄"});
        if (number == 4) equal.choices.back().caution = "It buys nothing.";
    }
    CHECK(reads(asked_on_page(equal), "Deed 4\u00a0 ×2"));
}

TEST_CASE("an answer that is about a card stands on the colour of that card") {
    int checked = 0;
    for (const Moment& moment : moments_of(play::test::library(), 2, "en", 3, 30))
        for (const scene::Choice& choice : moment.ask.choices)
            for (const scene::Seat& seat : moment.scene.seats)
                for (const scene::Zone& zone : seat.zones)
                    for (const scene::Card& card : zone.cards) {
                        if (choice.object.kind() != RefKind::card || choice.object.as_card() != card.id ||
                            choice.icon != card.face.picture)
                            continue;
                        CHECK_MESSAGE(choice.pigment == card.face.frame, card.face.name);
                        ++checked;
                    }
    CHECK(checked > 10);
}

namespace {

/// Cards 1 to `many`, and a way out.
scene::Ask about_cards(std::size_t many) {
    scene::Ask ask = with_interjections(static_cast<int>(many) + 1, 0);
    for (std::size_t i = 0; i < many; ++i)
        ask.choices[i].object = Ref::card(static_cast<CardId>(i + 1), 0);
    return ask;
}

/// The page after the pane was added; `lying`: so many of the choices can be pressed on the table.
Page asked_beside(const scene::Ask& ask, std::size_t lying, std::optional<std::size_t> pointed = {},
                  Ref narrowed = {}, std::size_t carried = 0, std::size_t numbered = 1'000,
                  float high = 600) {
    const Choosing choosing(ask);
    const Ruler ruler{garamond(), language("en"), 17};
    OnTable on_table{std::vector<bool>(ask.choices.size()), pointed};
    std::fill_n(on_table.lying.begin(), lying, true);
    on_table.carried.resize(ask.choices.size());
    std::fill_n(on_table.carried.begin(), carried, true);
    on_table.numbered.resize(ask.choices.size());
    std::fill_n(on_table.numbered.begin(), std::min(lying, numbered), true);
    Page page;
    page.width = 1280;
    page.height = 720;
    window::Reading reading;
    reading.narrowed = narrowed;
    add_ask(ruler, ask, choosing, reading, {10, 10, 300, high}, page, on_table);
    CHECK(fault_of(page) == "");
    return page;
}

std::set<std::int64_t> listed_on(const Page& page) {
    std::set<std::int64_t> all;
    for (const Spot& spot : page.spots)
        if (spot.does == Does::choose) all.insert(spot.number);
    return all;
}

bool says(const Page& page, std::string_view words) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return text.words.find(words) != std::string::npos; });
    });
}

}  // namespace

TEST_CASE("what lies on the table is no list as well, where its answers have no room with pictures") {
    const scene::Ask few = about_cards(3);
    CHECK(listed_on(asked_beside(few, 3)).size() == 4);

    const scene::Ask many = about_cards(30);
    CHECK(listed_on(asked_beside(many, 30)) == std::set<std::int64_t>{30});
    CHECK(listed_on(asked_beside(many, 27)) == std::set<std::int64_t>{27, 28, 29, 30});
    CHECK_FALSE(says(asked_beside(many, 30), "on the table"));  // all of it wears its number
    CHECK(says(asked_beside(about_cards(3), 4, {}, {}, 4, 2), "on the table"));
}

TEST_CASE("what is listed is not told once more when it is pointed at") {
    scene::Ask many = about_cards(30);
    many.choices[29].consequence = "costs an arm and a leg";  // it has no number on the table
    const Page page = asked_beside(many, 30, 29, {}, 0, 28);
    CHECK(listed_on(page).contains(29));
    int told = 0;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            told += text.words.find("costs an arm") != std::string::npos ? 1 : 0;
    CHECK(told <= 1);
}

TEST_CASE("what lies on the table without room for its number there stays in the list") {
    CHECK(listed_on(asked_beside(about_cards(30), 30, {}, {}, 0, 28)) == std::set<std::int64_t>{28, 29, 30});
}

TEST_CASE("what lies there only as everything does, such as a square that all is about, stays in the list") {
    scene::Ask ask = about_cards(4);
    for (scene::Choice& choice : ask.choices)
        choice.target = Ref::square(0, 3);  // the last of them has no card: that is the plan
    Page page;
    page.spots.push_back(
        {{0, 0, 10, 10}, Does::square, static_cast<std::int64_t>(Ref::square(0, 3).bits()), true});
    for (std::size_t i = 0; i < 4; ++i)
        page.spots.push_back({{20, 0, 10, 10}, Does::choose, static_cast<std::int64_t>(i), true});
    CHECK(lying_on(ask, page) == std::vector<bool>{true, true, true, true, false});
}

TEST_CASE("what most would do is listed in any case, and all that is about the one thing that was pressed") {
    scene::Ask many = about_cards(30);
    many.likely = 7;
    CHECK(listed_on(asked_beside(many, 30)) == std::set<std::int64_t>{7, 30});
    CHECK(listed_on(asked_beside(many, 30, {}, Ref::card(static_cast<CardId>(4), 0))) ==
          std::set<std::int64_t>{3});
}

TEST_CASE("what a card in sight says is not listed again, unless it has been pressed") {
    const auto listed = [&](const scene::Ask& ask, std::size_t lying, std::size_t carried,
                            Ref narrowed = {}) {
        return listed_on(asked_beside(ask, lying, {}, narrowed, carried));
    };
    scene::Ask few = about_cards(3);
    CHECK(listed(few, 3, 3) == std::set<std::int64_t>{3});
    CHECK(listed(few, 3, 2) == std::set<std::int64_t>{2, 3});
    CHECK(listed(about_cards(2), 3, 3).size() == 3);  // else nothing would be left
    CHECK(listed(about_cards(3), 4, 4).empty());
    few.choices[1].caution = "It would be a mistake.";  // whoever types a number has read it
    CHECK(listed(few, 3, 3) == std::set<std::int64_t>{1, 3});
    CHECK(listed(few, 3, 3, few.choices[1].object) == std::set<std::int64_t>{1});
    few.question.shape = Shape::choose_some;
    few.question.ordered = true;
    few.question.least = few.question.most = 4;
    CHECK(listed(few, 3, 3).size() == 4);
}

TEST_CASE("a card that has no room for what it does is listed as long as there is room for that") {
    scene::Ask ask = about_cards(3);
    for (scene::Choice& choice : ask.choices)
        choice.rule = "It does what it does.";
    OnTable lay{std::vector<bool>(4, true),
                {},
                std::vector<bool>{true, true, true, false},
                std::vector<bool>(4, true),
                std::vector<bool>{false, true, false, false}};
    const auto listed = [&](float high) {
        Page page;
        page.width = 1280;
        page.height = 720;
        add_ask({garamond(), language("en"), 17}, ask, Choosing(ask), {}, {10, 10, 300, high}, page, lay);
        return listed_on(page);
    };
    CHECK(listed(600) == std::set<std::int64_t>{1, 3});
    CHECK(listed(120) == std::set<std::int64_t>{3});
    ask.choices[1].rule.clear();  // it does nothing that needs words
    CHECK(listed(600) == std::set<std::int64_t>{3});
}

TEST_CASE("where not all has room, what most would do is listed all the same, whatever is pointed at") {
    constexpr float kTight = 200;
    scene::Ask few = about_cards(3);
    few.likely = 1;
    few.choices[2].consequence = "costs an arm and a leg";
    CHECK(listed_on(asked_beside(few, 3, {}, {}, 3, 1'000, kTight)) == std::set<std::int64_t>{1, 3});
    const Page pointed = asked_beside(few, 3, 2, {}, 3, 1'000, kTight);
    CHECK(listed_on(pointed) == std::set<std::int64_t>{1, 3});
    CHECK(says(pointed, "Costs an arm"));
}

TEST_CASE("a question that only goes on with an answer has a row, and a key, that takes that back") {
    scene::Ask ask = about_cards(3);
    const auto row = [&] {
        const Page page = asked_beside(ask, 0);
        return std::find_if(page.spots.begin(), page.spots.end(), [](const Spot& spot) {
                   return spot.does == Does::command &&
                          spot.number == static_cast<std::int64_t>(Command::undo);
               }) != page.spots.end();
    };
    CHECK_FALSE(row());
    ask.takes_back = true;
    CHECK(row());
    CHECK(listed_on(asked_beside(ask, 0)).size() == 4);  // and no answer gives way to it
}

TEST_CASE("what is in an order, and what lies nowhere, is a list however long") {
    scene::Ask many = about_cards(30);
    CHECK(listed_on(asked_beside(many, 0)).size() > 10);
    many.question.shape = Shape::choose_some;
    many.question.ordered = true;
    many.question.most = 3;
    CHECK(listed_on(asked_beside(many, 29)).size() > 10);
}

TEST_CASE("squares on which the same can be done are told by where they lie, however few they are") {
    scene::Ask squares = about_cards(5);
    for (std::size_t i = 0; i < 5; ++i) {
        squares.choices[i].object = Ref::square(1, static_cast<int>(i));
        squares.question.options[i].verb = Name::of("dig");
    }
    CHECK(listed_on(asked_beside(squares, 5)) == std::set<std::int64_t>{5});
    squares.choices[2].cost = 4;
    CHECK(says(asked_beside(squares, 5), "what it costs"));
    for (std::size_t i = 0; i < 3; ++i)
        squares.question.options[i].verb = Name::of("fill");
    CHECK(listed_on(asked_beside(squares, 5)).size() == 6);
}

TEST_CASE("who points at something on the table reads beside it what it does, and nothing moves for that") {
    scene::Ask many = about_cards(30);
    many.choices[3].consequence = "costs an arm and a leg";
    const Page before = asked_beside(many, 30);
    const Page pointed = asked_beside(many, 30, 3);
    CHECK_FALSE(says(before, "Costs an arm"));
    CHECK(says(pointed, "Costs an arm"));
    REQUIRE(before.spots.size() == pointed.spots.size());
    for (std::size_t i = 0; i < before.spots.size(); ++i)
        CHECK(before.spots[i].box == pointed.spots[i].box);
}

TEST_CASE("four cards with which the same can be done are no list; tokens are, and what warns of a mistake") {
    const auto alike = [](std::size_t many) {
        scene::Ask ask = about_cards(many);
        for (std::size_t i = 0; i < many; ++i)
            ask.question.options[i].verb = Name::of("fight");
        return ask;
    };
    CHECK(listed_on(asked_beside(alike(3), 3)).size() == 4);
    CHECK(listed_on(asked_beside(alike(4), 4)).size() == 5);  // next to nothing is read there
    CHECK(listed_on(asked_beside(alike(4), 4, {}, {}, 4)) == std::set<std::int64_t>{4});
    scene::Ask warned = alike(6);
    warned.choices[2].caution = "It would be a mistake.";
    CHECK(listed_on(asked_beside(warned, 6, {}, {}, 6)) == std::set<std::int64_t>{2, 6});
}

namespace {

/// So many of nine cards that lie on the table; some are chosen already.
scene::Ask some_of_nine(std::int32_t most, bool ordered) {
    scene::Ask ask = about_cards(9);
    ask.question.options.pop_back();
    ask.choices.pop_back();
    ask.question.shape = Shape::choose_some;
    ask.question.least = ask.question.most = most;
    ask.question.ordered = ordered;
    return ask;
}

Page places_beside(const scene::Ask& ask, const std::vector<std::size_t>& chosen) {
    Choosing choosing(ask);
    for (const std::size_t option : chosen)
        choosing.press(option);
    const Ruler ruler{garamond(), language("en"), 17};
    Page page;
    page.width = 1280;
    page.height = 720;
    add_ask(ruler, ask, choosing, {}, {10, 10, 300, 600}, page,
            {std::vector<bool>(ask.choices.size(), true), {}});
    CHECK(fault_of(page) == "");
    return page;
}

}  // namespace

TEST_CASE("an order of a few out of many that lie there is laid into places, and taken back from there") {
    const scene::Ask ask = some_of_nine(3, true);
    const Page empty = places_beside(ask, {});
    CHECK(listed_on(empty).empty());
    CHECK(says(empty, "on the table"));
    CHECK(says(empty, "2."));
    const Page two = places_beside(ask, {4, 1});
    CHECK(listed_on(two) == std::set<std::int64_t>{1, 4});
    CHECK(says(two, "Own 4"));
    CHECK(says(two, "2 / 3"));
    const Page all = places_beside(ask, {4, 1, 8});
    CHECK_FALSE(says(all, "on the table"));
    CHECK(all.spots.size() > two.spots.size());
    // Without an order they are marked where they are listed.
    CHECK(listed_on(places_beside(some_of_nine(3, false), {4, 1})).size() > 4);
    // More than there is room for are a list.
    CHECK(listed_on(places_beside(some_of_nine(6, true), {})).size() > 4);
}

TEST_CASE("whoever lies there as a portrait is told in large, the one that is pointed at or else the first") {
    scene::Ask heroes = about_cards(7);
    for (std::size_t i = 0; i < 7; ++i) {
        heroes.choices[i].object = Ref();
        scene::Face& face = heroes.choices[i].face.emplace();
        face.name = fmt::format("Hero {}", i);
        face.rule = fmt::format("Knows {} tricks.", i);
        face.frame = "night";
    }
    const Page first = asked_beside(heroes, 7);
    CHECK(says(first, "Knows 0 tricks."));
    const Page pointed = asked_beside(heroes, 7, 5);
    CHECK(says(pointed, "Knows 5 tricks."));
    CHECK_FALSE(says(pointed, "Knows 0 tricks."));
    heroes.likely = 3;
    CHECK(says(asked_beside(heroes, 7), "Knows 3 tricks."));
    REQUIRE(first.spots.size() == pointed.spots.size());
}
