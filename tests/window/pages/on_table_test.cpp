// Answers that lie on the table: which they are, and the keys that are written onto them.
#include "window/pages/on_table.h"

#include "window/fixture.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

scene::Ask about(const std::vector<Ref>& things) {
    scene::Ask ask;
    for (const Ref thing : things) {
        ask.question.options.push_back({});
        ask.choices.push_back({.label = "Way " + std::to_string(ask.choices.size() + 1), .object = thing});
    }
    return ask;
}

Ref card(unsigned number) { return Ref::card(static_cast<CardId>(number), 0); }

/// A card as a piece with its picture, and what a press on it does.
void lay(Page& page, std::uint64_t thing, const Rect& box, Does does, std::int64_t number) {
    Piece piece{.box = box, .thing = thing};
    piece.shapes.push_back({box, Look::card, "iron"});
    piece.shapes.push_back({box.inset(4), Look::scene, "iron"});
    page.pieces.push_back(std::move(piece));
    page.spots.push_back({box, does, number, true});
}

std::vector<std::string> keys_on(const scene::Ask& ask, Page page) {
    add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), page);
    CHECK(fault_of(page) == "");
    std::vector<std::string> all;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            all.push_back(text.words);
    return all;
}

std::int64_t bits(Ref thing) { return static_cast<std::int64_t>(thing.bits()); }

}  // namespace

TEST_CASE("what can be pressed lies on the table, also through the thing that it is about") {
    const scene::Ask ask = about({card(1), card(2), card(2), Ref::square(0, 4), Ref{}});
    Page page;
    lay(page, 2, {10, 10, 90, 120}, Does::choose, 0);
    lay(page, 3, {110, 10, 90, 120}, Does::narrow, bits(card(2)));
    page.spots.push_back({{300, 10, 40, 40}, Does::square, bits(Ref::square(0, 4)), true});
    CHECK(lying_on(ask, page) == std::vector<bool>{true, true, true, true, false});
    for (Spot& spot : page.spots)
        spot.stop = false;  // to be looked at only
    CHECK(lying_on(ask, page) == std::vector<bool>(5));
}

TEST_CASE(
    "cards wear their keys: of several answers all, of many that are neighbours the first and the last") {
    const scene::Ask ask = about({card(1), card(2), card(2), card(3), card(4), card(3), card(5), card(5),
                                  card(1), card(5), card(6), card(6), card(6), card(6)});
    Page page;
    page.width = 1280;
    page.height = 720;
    lay(page, 2, {10, 10, 90, 120}, Does::choose, 0);
    lay(page, 3, {110, 10, 90, 120}, Does::narrow, bits(card(2)));
    lay(page, 4, {210, 10, 90, 120}, Does::narrow, bits(card(3)));
    lay(page, 5, {310, 10, 20, 20}, Does::choose, 4);               // a token
    lay(page, 6, {410, 10, 90, 120}, Does::narrow, bits(card(5)));  // three with others between them
    lay(page, 7, {510, 10, 90, 120}, Does::narrow, bits(card(6)));
    CHECK(keys_on(ask, page) == std::vector<std::string>{"1", "2·3", "4·6", "7·8·10", "11…14"});
    add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), page);
    CHECK(page.numbers == std::set<int>{1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14});
}

TEST_CASE("a key is the number that an answer has in this turn") {
    scene::Ask ask = about({card(1), card(2), card(2)});
    ask.choices[0].number = 7;
    ask.choices[1].number = 2;
    ask.choices[2].number = 9;
    Page page;
    page.width = 1280;
    page.height = 720;
    lay(page, 2, {10, 10, 90, 120}, Does::choose, 0);
    lay(page, 3, {110, 10, 90, 120}, Does::narrow, bits(card(2)));
    CHECK(keys_on(ask, page) == std::vector<std::string>{"7", "2·9"});
}

TEST_CASE("a square wears its key unless it says what it costs") {
    scene::Ask ask = about({Ref::square(0, 4), Ref::square(0, 5)});
    ask.choices[1].cost = 3;
    Page page;
    page.width = 1280;
    page.height = 720;
    for (int i = 0; i < 2; ++i)
        page.spots.push_back({{100.0F + 60 * static_cast<float>(i), 10, 50, 50},
                              Does::square,
                              bits(Ref::square(0, 4 + i)),
                              true});
    CHECK(keys_on(ask, page) == std::vector<std::string>{"1"});
}

TEST_CASE("what everything is about wears no key") {
    const scene::Ask ask = about({card(1), card(1), card(1)});
    Page page;
    page.width = 1280;
    page.height = 720;
    lay(page, 2, {10, 10, 90, 120}, Does::narrow, bits(card(1)));
    CHECK(keys_on(ask, page).empty());
}

TEST_CASE("what reads alike has one key, as it is one row") {
    scene::Ask ask = about({card(1), card(2), card(3)});
    for (scene::Choice& choice : ask.choices)
        choice.label = choice.object == card(2) ? "the other" : "the same";
    Page page;
    page.width = 1280;
    page.height = 720;
    for (unsigned i = 0; i < 3; ++i)
        lay(page, i + 2, {10 + 200 * static_cast<float>(i), 10, 190, 120}, Does::choose, i);
    CHECK(keys_on(ask, page) == std::vector<std::string>{"1", "2", "1"});
}

TEST_CASE("where something lies over a card's corner its key is in the other one") {
    const scene::Ask ask = about({card(1), card(2)});
    Page page;
    page.width = 1280;
    page.height = 720;
    lay(page, 2, {10, 10, 190, 120}, Does::choose, 0);
    lay(page, 3, {210, 10, 190, 120}, Does::choose, 1);
    page.pieces.push_back({.box = {15, 15, 40, 40}, .layer = 1});
    add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), page);
    CHECK(page.pieces[0].texts.back().box.x > 100);
    CHECK(page.pieces[1].texts.back().box.x < 310);
    CHECK(fault_of(page) == "");
}

TEST_CASE("a low card wears its key beside what is drawn on it, a heap's over the cards below") {
    const scene::Ask ask = about({card(1), card(2), card(3)});
    Page page;
    page.width = 1280;
    page.height = 720;
    lay(page, 2, {10, 10, 80, 44}, Does::choose, 0);
    lay(page, 3, {110, 10, 80, 44}, Does::choose, 1);
    page.pieces[1].shapes.back().box = {114, 14, 10, 36};  // of a heap: one below, and the uppermost
    page.pieces[1].shapes.push_back({{134, 14, 52, 36}, Look::scene, "iron"});
    lay(page, 4, {210, 10, 40, 44}, Does::choose, 2);
    CHECK(keys_on(ask, page) == std::vector<std::string>{"1", "2"});
    add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), page);
    CHECK(page.pieces[0].texts.back().box.right() < 40);
    CHECK(page.pieces[1].texts.back().box.right() < 140);
}

TEST_CASE("a figure on a board wears its key in its corner; not over words, nor where it is too small") {
    const scene::Ask ask = about({card(1), card(2), card(3)});
    Page page;
    page.width = 1280;
    page.height = 720;
    const auto stand = [&](std::uint64_t thing, const Rect& box, Ink ink, std::int64_t choice) {
        Piece piece{.box = box, .thing = thing};
        piece.shapes.push_back({box, Look::seal, "blood"});
        Text figure;
        figure.words = "♞";
        figure.box = box.inset(4);
        figure.size = static_cast<std::uint16_t>(box.w / 2);
        figure.ink = ink;
        figure.face = static_cast<std::uint8_t>(Typeface::icon);
        piece.texts.push_back(std::move(figure));
        page.pieces.push_back(std::move(piece));
        page.spots.push_back({box, Does::choose, choice, true});
    };
    stand(2, {10, 10, 40, 40}, Ink::figure, 0);
    stand(3, {110, 10, 40, 40}, Ink::text, 1);
    stand(4, {210, 10, 24, 24}, Ink::figure, 2);
    CHECK(keys_on(ask, page) == std::vector<std::string>{"♞", "1", "♞", "♞"});
}

namespace {

/// Which of them are told on the table, and where.
std::vector<bool> told_on(const scene::Ask& ask, Page& page) {
    page.width = 1280;
    page.height = 720;
    std::vector<bool> told = add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), page);
    CHECK(fault_of(page) == "");
    return told;
}

}  // namespace

TEST_CASE("on a plaque a token's key stands beside it, as long as nothing else does") {
    const scene::Ask ask = about({card(1)});
    Page page{.width = 1280, .height = 720};
    page.pieces.push_back({.box = {0, 0, 300, 200}});
    Piece seal{.box = {20, 20, 40, 40}, .thing = 2};
    seal.shapes.push_back({seal.box, Look::seal, "blood"});
    page.pieces.push_back(seal);
    page.spots.push_back({seal.box, Does::choose, 0, true});
    Page beside = page;
    CHECK(keys_on(ask, beside) == std::vector<std::string>{"1"});
    add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), beside);
    CHECK(beside.pieces.back().box.x > seal.box.right());
    CHECK(beside.numbers == std::set<int>{1});
    page.pieces.push_back({.box = {62, 20, 40, 40}, .thing = 3});  // another seal
    add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), page);
    CHECK(page.pieces[1].texts.size() == 1);
}

TEST_CASE("a card says beside its key what is done with it, as much as has room, a line for each deed") {
    scene::Ask ask = about({card(1), card(2), card(2), card(3), card(3)});
    ask.choices[0].brief = "Play";
    ask.choices[1].brief = "Play";
    ask.choices[2].brief = "Throw (die −3)";
    ask.choices[3].brief = ask.choices[4].brief = "Buy";  // for whom the words do not tell
    Page page{.width = 1280, .height = 720};
    lay(page, 2, {10, 10, 190, 120}, Does::choose, 0);
    lay(page, 3, {210, 10, 250, 120}, Does::narrow, bits(card(2)));
    lay(page, 4, {510, 10, 190, 120}, Does::narrow, bits(card(3)));
    CHECK(keys_on(ask, page) == std::vector<std::string>{"1 Play", "2 Play", "3 Throw (die −3)", "4·5"});
    Page usual{.width = 1280, .height = 720};  // where what is drawn would be hidden it is told in short
    lay(usual, 3, {210, 10, 160, 120}, Does::narrow, bits(card(2)));
    CHECK(keys_on(ask, usual) == std::vector<std::string>{"2 Play", "3 Throw"});
    add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), usual);
    std::vector<Rect> plates;
    for (const Figure& shape : usual.pieces.front().shapes)
        if (shape.look == Look::key) plates.push_back(shape.box);
    REQUIRE(plates.size() == 2);
    CHECK(plates[0].x == plates[1].x);
    CHECK(plates[0].w == plates[1].w);
    CHECK(plates[1].right() < 210 + 80);  // left of the middle
    Page slim{.width = 1280, .height = 720};
    lay(slim, 3, {210, 10, 96, 120}, Does::narrow, bits(card(2)));
    CHECK(keys_on(ask, slim) == std::vector<std::string>{"2 Play", "3 Throw"});
    Page narrow{.width = 1280, .height = 720};
    lay(narrow, 3, {210, 10, 58, 120}, Does::narrow, bits(card(2)));
    CHECK(keys_on(ask, narrow) == std::vector<std::string>{"2·3"});
    Page low{.width = 1280, .height = 720};  // there words would hide who is drawn
    lay(low, 2, {10, 10, 190, 70}, Does::choose, 0);
    CHECK(keys_on(ask, low) == std::vector<std::string>{"1"});
}

TEST_CASE(
    "a key on a card keeps to what is seen of it, and says whether something speaks against the answer") {
    scene::Ask ask = about({card(1), card(2)});
    ask.choices[0].brief = "Throw (die −3)";
    ask.choices[0].caution = "It would be a mistake.";
    ask.choices[1].brief = "Play";
    ask.likely = 1;
    Page page{.width = 1280, .height = 720};
    lay(page, 2, {10, 10, 190, 120}, Does::choose, 0);
    lay(page, 3, {90, 10, 190, 120}, Does::choose, 1);
    page.pieces[0].lift = 1;
    page.pieces[1].lift = 2;
    CHECK(told_on(ask, page) == std::vector<bool>{true, true});
    REQUIRE(page.pieces[0].texts.size() == 1);
    CHECK(page.pieces[0].texts.front().words == "1 Throw");
    CHECK(page.pieces[0].texts.front().box.right() <= 90);
    CHECK(page.pieces[0].texts.front().ink == Ink::ghost);
    CHECK_FALSE(page.pieces[0].shapes.back().lit);
    CHECK(page.pieces[1].texts.front().ink == Ink::light);
    CHECK(page.pieces[1].shapes.back().lit);
}

TEST_CASE("what is told on the table is what a card with its picture says, and not what a token does") {
    const scene::Ask ask = about({card(1), card(2), Ref::square(0, 3), Ref{}});
    Page page{.width = 1280, .height = 720};
    lay(page, 2, {10, 10, 190, 120}, Does::choose, 0);
    Piece token{.box = {300, 10, 40, 40}, .thing = 3};
    token.shapes.push_back({token.box, Look::seal, "blood"});
    page.pieces.push_back(token);
    page.spots.push_back({token.box, Does::choose, 1, true});
    page.spots.push_back({{400, 10, 50, 50}, Does::square, bits(Ref::square(0, 3)), true});
    CHECK(told_on(ask, page) == std::vector<bool>{true, false, true, false});
    CHECK(page.numbers == std::set<int>{1, 2, 3});
}

TEST_CASE("where a card says two ways to use it, each of them is pressed for itself") {
    scene::Ask ask = about({card(1), card(1), card(2)});
    for (std::size_t i = 0; i < 2; ++i) {
        ask.choices[i].subject = "Staff";
        ask.choices[i].brief = i == 0 ? "Play" : "Throw (die −3)";
    }
    Page page;
    lay(page, 2, {10, 10, 190, 240}, Does::narrow, bits(card(1)));
    add_keys(Ruler{garamond(), language("en"), 17}, ask, Choosing(ask), page);
    const Piece& piece = page.pieces.front();
    REQUIRE(piece.texts.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const Rect& key = piece.texts[i].box;
        const Spot* spot = page.spot_at(key.x + key.w / 2, key.y + key.h / 2);
        REQUIRE(spot != nullptr);
        CHECK(spot->does == Does::choose);
        CHECK(spot->number == static_cast<std::int64_t>(i));
    }
    CHECK(page.spot_at(100, 230)->does == Does::narrow);
}
