// A fan of many cards: what is covered shows little, and what is raised all that it is.
#include "window/fixture.h"
#include "window/pages/card_anatomy.h"
#include "window/pages/card_parts.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <cstdint>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Page drawn(const Moment& moment, std::uint64_t raised) {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const Choosing choosing(moment.ask);
    const std::vector<std::string> log;
    return table_page(
        ruler,
        {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = log, .raised = raised},
        1280, 720);
}

std::string words_of(const Piece& piece) {
    std::string all;
    for (const Text& text : piece.texts)
        if (text.face == static_cast<std::uint8_t>(Typeface::bold)) all += text.words + " ";
    return all;
}

/// The pieces of a page that lie in a fan.
std::vector<const Piece*> fan(const Page& page) {
    std::vector<const Piece*> all;
    for (const Piece& piece : page.pieces)
        if (piece.lift > 0) all.push_back(&piece);
    return all;
}

}  // namespace

TEST_CASE("in a fan of many cards the covered ones have all their names or none, a raised one has its own") {
    play::Library library = library_of("twister");
    int crowds = 0;
    for (Moment& moment : moments_of(library, 2, "en", 1, 14)) {
        if (moment.scene.boards.empty()) continue;
        // As if somebody stood there already; before that they are chosen on the stage.
        moment.scene.boards.front().squares.front().tokens.emplace_back();
        const Page page = drawn(moment, 0);
        const std::vector<const Piece*> cards = fan(page);
        if (cards.size() < 12 || cards.front()->thing < kChoiceThing) continue;
        ++crowds;
        std::size_t named = 0;
        for (const Piece* card : cards) {
            const std::string& name = moment.ask.choices[card->thing - kChoiceThing].face->name;
            const std::string word = name.substr(0, name.find(' '));
            const auto is_named = [&](const Piece* piece) {
                return words_of(*piece).find(word) != std::string::npos;
            };
            if (card != cards.back()) named += is_named(card) ? 1 : 0;
            const Page other = drawn(moment, card->thing);
            for (const Piece* piece : fan(other))
                if (piece->thing == card->thing) CHECK_MESSAGE(is_named(piece), name);
        }
        CHECK((named == 0 || named + 1 == cards.size()));
    }
    CHECK(crowds > 0);
}

TEST_CASE("covered cards that are each for one number show it large, and a picture that is no strip") {
    std::vector<scene::Card> cards;
    for (int i = 0; i < 4; ++i) {
        scene::Face face{.name = "Headbutt"};
        face.rule = "Added in one combat, and in one only.";
        face.picture = "⚄";
        face.frame = "blood";
        face.badges.push_back({.label = "strength", .value = std::to_string(i), .icon = "⚔", .amount = i});
        cards.push_back({CardId::none, face});
    }
    const Ruler ruler{garamond(), language("en"), 17};
    const auto drawn = [&](float seen) {
        std::vector<const scene::Face*> faces;
        for (const scene::Card& card : cards)
            faces.push_back(&card.face);
        return whole_card(ruler, cards[3], 108, 160, seen, anatomy_of(ruler, faces, 108, 160, seen));
    };
    const auto largest = [](const Piece& card) {
        unsigned most = 0;
        for (const Text& text : card.texts)
            if (text.words.find('3') != std::string::npos) most = std::max<unsigned>(most, text.size);
        return most;
    };
    const Piece covered = drawn(96);
    CHECK(fault_of(covered) == "");
    CHECK(largest(covered) >= ruler.body() * 3 / 2);
    CHECK(stage_of(covered)->box.h > covered.box.h * 0.33F);
    cards[1].face.badges.push_back({.label = "price", .value = "2", .icon = "⚔", .amount = 2});
    CHECK(largest(drawn(96)) < ruler.body() * 3 / 2);
}
