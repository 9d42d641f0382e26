// What whoever is faced may do next stands on its figure, the least and the most of its attack as it is now;
// and what a die that is about to be thrown at it has to show.
#include "fighter/shipped.h"
#include "window/pages/card_parts.h"
#include "window/situation.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

std::vector<const scene::Card*> faced(const scene::Scene& scene) {
    std::vector<const scene::Card*> all;
    const auto look = [&](const std::vector<scene::Zone>& zones) {
        for (const scene::Zone& zone : zones)
            if (zone.role == scene::Role::faced)
                for (const scene::Card& card : zone.cards)
                    all.push_back(&card);
    };
    look(scene.zones);
    for (const scene::Seat& seat : scene.seats)
        if (seat.active) look(seat.zones);
    return all;
}

/// The threat that a card's figure wears, on a plate of its own over the pictures; empty: none.
std::string worn(const Page& page, CardId card) {
    for (const Piece& piece : page.pieces) {
        if (piece.thing != index(card) + 1) continue;
        for (const Figure& shape : piece.shapes)
            if (shape.look == Look::key && shape.frame == "blood")
                for (const Text& text : piece.texts)
                    if (!text.sign && shape.box.holds(text.box)) return text.words;
    }
    return {};
}

play::Library gauntlet() { return play::test::library_of("gauntlet"); }

scene::Words words_of(play::Library& library) { return scene::Words(library, "en"); }

}  // namespace

TEST_CASE("a threat is what is added to a die of six, from its 1 to its 6, and never less than nothing") {
    const scene::Words words = words_of(play::test::library());
    CHECK(words.threat({intern("attack"), -3}) == "0–3");
    CHECK(words.threat({intern("attack"), 3}) == "4–9");
    CHECK(words.threat({intern("attack"), 0}) == "1–6");
    CHECK(words.threat({intern("attack"), -6}) == "0");
    CHECK(words.threat({intern("armour"), 2}).empty());
}

TEST_CASE("a threat that no die is added to is one number") {
    CHECK(words_of(tankard::fighter::test::library()).threat({intern("damage"), 2}) == "2");
}

TEST_CASE("who stands on the stage wears its threat with all that is added to its attack") {
    for (const char* code : {"en", "it"}) {
        const Situation here = find_in(play::test::library(), 4, 7, code, [](const auto& scene, const auto&) {
            const auto all = faced(scene);
            return std::any_of(all.begin(), all.end(), [](const scene::Card* card) {
                return std::any_of(card->face.badges.begin(), card->face.badges.end(),
                                   [](const scene::Badge& badge) { return !badge.parts.empty(); });
            });
        });
        const Page page = page_of(here, code);
        int seen = 0;
        for (const scene::Card* card : faced(here.scene))
            for (const scene::Badge& badge : card->face.badges)
                if (badge.name == intern("attack")) {
                    CHECK(worn(page, card->id) ==
                          words_of(play::test::library()).threat({badge.name, badge.amount}));
                    ++seen;
                }
        CHECK(seen > 0);
    }
}

TEST_CASE("who is but a picture on a card, as in large letters, wears its threat there") {
    int pictured = 0;
    for (const std::uint64_t seed : {7, 8, 9, 10, 11, 12}) {
        const Situation here =
            find_in(play::test::library(), 3, seed, "en",
                    [](const scene::Scene& scene, const scene::Ask&) { return faced(scene).size() > 1; });
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 150)};
        const Choosing choosing(here.ask);
        const Page page =
            table_page(ruler, {.scene = here.scene, .ask = &here.ask, .choosing = &choosing, .log = here.log},
                       1280, 720);
        for (const scene::Card* card : faced(here.scene))
            for (const Piece& piece : page.pieces)
                if (piece.thing == index(card->id) + 1 && stage_of(piece) != nullptr &&
                    stage_of(piece)->look == Look::scene) {
                    CHECK_FALSE(worn(page, card->id).empty());
                    ++pictured;
                }
        CHECK(fault_of(page) == "");
    }
    CHECK(pictured > 0);
}

TEST_CASE("whom a blow may be aimed at wears what its die has to show") {
    for (const char* code : {"en", "it"}) {
        const Situation here = find_in(play::test::library(), 3, 7, code, [](const auto&, const auto& ask) {
            return ask.choices.size() > 1 &&
                   std::all_of(ask.choices.begin(), ask.choices.end(), [](const scene::Choice& choice) {
                       return choice.odds && choice.odds->target == choice.target;
                   });
        });
        const Page page = page_of(here, code);
        for (const scene::Choice& choice : here.ask.choices) {
            REQUIRE(choice.odds->harm);
            const Harm& odds = *choice.odds->harm;
            const std::string wanted = odds.falls_from > 0 ? fmt::format("{}+", odds.falls_from)
                                       : odds.least == odds.most
                                           ? fmt::format("{}", odds.most)
                                           : fmt::format("{}–{}", odds.least, odds.most);
            const Piece* card = nullptr;
            for (const Piece& piece : page.pieces)
                if (piece.thing == index(choice.target.as_card()) + 1) card = &piece;
            REQUIRE(card != nullptr);
            const bool told = std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                return piece.layer == 1 && card->box.holds(piece.box) && !piece.texts.empty() &&
                       piece.texts.back().words == wanted;
            });
            CHECK_MESSAGE(told, wanted);
            const std::string words = code == std::string("en") ? (odds.falls_from > 0 ? "falls" : "takes")
                                                                : (odds.falls_from > 0 ? "cade" : "subisce");
            CHECK_MESSAGE(choice.consequence.starts_with(words), choice.consequence);
        }
    }
}

TEST_CASE("the odds of the only one who can be struck are seen once its answer is pointed at") {
    const Situation here = find_in(play::test::library(), 3, 7, "en", [](const auto&, const auto& ask) {
        return ask.choices.size() > 1 && ask.choices.front().odds && !ask.choices.front().target;
    });
    const Choosing choosing(here.ask);
    const auto plates = [&](std::optional<std::size_t> pointed) {
        TableView view{.scene = here.scene,
                       .ask = &here.ask,
                       .choosing = &choosing,
                       .log = here.log,
                       .signs = here.signs};
        view.pointed = pointed;
        const Page page = table_page(ruler_of("en"), view, kWidth, kHeight);
        return std::count_if(page.pieces.begin(), page.pieces.end(), [](const Piece& piece) {
            return piece.layer == 1 && !piece.shapes.empty() && piece.shapes.front().look == Look::key;
        });
    };
    CHECK(plates(std::nullopt) == 0);
    CHECK(plates(0) == 1);
}

TEST_CASE(
    "what whoever is faced will do, and what the dice need, stands at its feet if every answer says so") {
    play::Library library = gauntlet();
    for (const bool hits : {true, false}) {
        const Situation here = find_in(library, 3, 7, "en", [&](const auto&, const auto& ask) {
            return ask.question.prompt == intern("ready") && ask.choices.size() > 1 &&
                   ask.choices.back().odds && ask.choices.back().odds->needed &&
                   ask.choices.back().odds->blow && ask.choices.back().odds->blow->hits == hits &&
                   !ask.choices.back().odds->needed->is_vain() &&
                   std::all_of(ask.choices.begin(), ask.choices.end() - 1,
                               [](const scene::Choice& choice) { return !choice.odds; });
        });
        const Odds& odds = *here.ask.choices.back().odds;
        const Page page = page_of(here, "en");
        const Piece* card = nullptr;
        for (const Piece& piece : page.pieces)
            if (piece.thing == index(odds.target.as_card()) + 1) card = &piece;
        REQUIRE(card != nullptr);
        const auto worn = [&](const std::string& words, const char* frame) {
            return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                return piece.layer == 1 && card->box.holds(piece.box) && !piece.texts.empty() &&
                       piece.texts.back().words == words && piece.shapes.front().frame == frame;
            });
        };
        CHECK(worn(fmt::format("{}+", odds.needed->least), "leaf"));
        const Blow& blow = *odds.blow;
        // What stands against it comes last, behind a shield.
        const std::string costs = blow.costs > 0 ? fmt::format("{}{}", blow.costs, blow.more ? "+" : "")
                                                 : fmt::format("{}", blow.against);
        CHECK((hits ? worn(costs, "blood") : worn("0", "iron")));
        CHECK(here.ask.choices.back().consequence.find("needs ") != std::string::npos);
    }
}

TEST_CASE("in a fight of cards each of them wears what its side comes to with it") {
    play::Library library = play::test::library_of("twister");
    const Situation here = find_in(library, 2, 3, "en", [](const auto&, const auto& ask) {
        return ask.question.prompt == intern("strike") && ask.choices.size() > 2;
    });
    REQUIRE(here.ask.sums);
    const Page page = page_of(here, "en");
    for (std::size_t i = 0; i < here.ask.question.own(); ++i) {
        const int total = here.ask.sums->first + here.ask.question.options[i].number;
        CHECK(here.ask.choices[i].total == total);
        const Ref card = here.ask.choices[i].object;
        CHECK(std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
            return piece.thing == index(card.as_card()) + 1 && piece.lift > 0 &&
                   std::any_of(piece.texts.begin(), piece.texts.end(),
                               [&](const Text& text) { return text.words == fmt::format("={}", total); });
        }));
    }
}
