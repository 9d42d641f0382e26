// What whoever is faced may do next stands on its figure: the least and the most of its attack as it is now.
#include "fighter/shipped.h"
#include "window/situation.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

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
