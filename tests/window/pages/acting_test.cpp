// Who acts on the stage stands in the light, and what was thrown lies beside them without hiding a word.
#include "window/pages/acting.h"

#include "window/fixture.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/card_parts.h"
#include "window/pages/hint.h"

#include <algorithm>
#include <cstdint>
#include <set>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// The cards that whoever has the turn stands before.
std::vector<CardId> faced(const Moment& moment) {
    std::vector<CardId> all;
    for (const scene::Seat& seat : moment.scene.seats)
        for (const scene::Zone& zone : seat.zones)
            if (seat.active && zone.role == scene::Role::faced)
                for (const scene::Card& card : zone.cards)
                    all.push_back(card.id);
    return all;
}

/// Whether anybody stands before that card.
bool is_faced(const Moment& moment, std::uint64_t thing) {
    return std::any_of(moment.scene.seats.begin(), moment.scene.seats.end(), [&](const scene::Seat& seat) {
        return std::any_of(seat.zones.begin(), seat.zones.end(), [&](const scene::Zone& zone) {
            return zone.role == scene::Role::faced &&
                   std::any_of(zone.cards.begin(), zone.cards.end(),
                               [&](const scene::Card& card) { return index(card.id) + 1 == thing; });
        });
    });
}

/// Whether a card is in somebody's hand.
bool is_held(const Moment& moment, const Piece& piece) {
    for (const scene::Seat& seat : moment.scene.seats)
        for (const scene::Zone& zone : seat.zones)
            for (const scene::Card& card : zone.cards)
                if (zone.role == scene::Role::hand && index(card.id) + 1 == piece.thing)
                    return piece.lift > 0;
    return false;
}

std::vector<Moment> fights(std::size_t least) {
    std::vector<Moment> all = moments(3, "en", 2, 160);
    std::erase_if(all, [least](const Moment& moment) {
        return faced(moment).size() < least || moment.scene.seats.size() < 2;  // some chapters are for one
    });
    if (all.size() > 30) all.resize(30);
    return all;
}

bool has(const Piece& piece, Look look) {
    return std::any_of(piece.shapes.begin(), piece.shapes.end(),
                       [look](const Figure& figure) { return figure.look == look; });
}

/// `watched`: nobody is asked meanwhile.
Page drawn(const Moment& moment, const Size& size, int percent, std::vector<Roll> rolls,
           std::optional<std::size_t> pointed = {}, bool watched = false) {
    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, percent)};
    const Choosing choosing(moment.ask);
    const std::vector<std::string> log;
    return table_page(ruler,
                      {.scene = moment.scene,
                       .ask = watched ? nullptr : &moment.ask,
                       .choosing = watched ? nullptr : &choosing,
                       .log = log,
                       .rolls = std::move(rolls),
                       .throws = 1,
                       .pointed = pointed},
                      size.w, size.h);
}

Roll struck(CardId card, SeatId victim) {
    return {"Weir Pike", 5, card, {"5 −2 = 3", "5, −2 (Ladle) = 3", 3, Ref::seat(victim)}};
}

}  // namespace

TEST_CASE("creatures that are faced stand on the stage itself, at every size, and their words on paper") {
    int standing = 0;
    for (const Moment& moment : fights(1))
        for (const Size& size : kSizes)
            for (const int scale : kScales) {
                INFO(size.w, "x", size.h, " at ", scale, " %");
                const Page page = drawn(moment, size, scale, {});
                for (const Piece& piece : page.pieces) {
                    const Figure* stage = stage_of(piece);
                    if (stage == nullptr || stage->look != Look::plinth) continue;
                    ++standing;
                    CHECK(is_faced(moment, piece.thing));
                    const Rect paper = paper_of(piece);
                    CHECK(piece.box.inset(-1).holds(paper));
                    CHECK(piece.box.inset(-1).holds(stage->box));
                    const bool apart =
                        stage->box.bottom() <= paper.y + 0.5F || stage->box.right() <= paper.x + 0.5F;
                    CHECK(apart);
                    for (const Text& text : piece.texts) {
                        const bool stands = text.ink == Ink::figure || text.ink == Ink::prop;
                        if (stands)
                            CHECK(stage->box.inset(-1).holds(text.box));
                        else if (text.face != static_cast<std::uint8_t>(Typeface::icon))
                            CHECK((paper.inset(-1).holds(text.box) || stage->box.holds(text.box)));
                    }
                }
            }
    CHECK(standing > 50);
}

TEST_CASE(
    "while it is shown who rolled is lit and the others stand back; who is asked may still reach them") {
    int checked = 0;
    for (const Moment& moment : fights(2)) {
        const std::vector<CardId> cards = faced(moment);
        for (const bool watched : {true, false}) {
            const Page page = drawn(moment, kSizes[0], 100, {struck(cards[1], SeatId{0})}, {}, watched);
            for (const Piece& piece : page.pieces) {
                CHECK_FALSE(has(piece, Look::halo));  // it may not be chosen for that
                if (piece.thing == index(cards[1]) + 1) CHECK_FALSE(has(piece, Look::dim));
                if (piece.thing == index(cards[0]) + 1) {
                    CHECK(has(piece, Look::dim) == (watched && !piece.glows));
                    ++checked;
                }
            }
        }
        for (const Piece& piece : drawn(moment, kSizes[0], 100, {}).pieces) {
            CHECK_FALSE(has(piece, Look::halo));
            for (const CardId card : cards)
                if (piece.thing == index(card) + 1) CHECK_FALSE(has(piece, Look::dim));
        }
    }
    CHECK(checked > 0);
}

TEST_CASE("what is on offer lies in the light, unless it costs more than there is, which it says then") {
    int dark = 0;
    int told = 0;
    for (const Moment& moment : moments(3, "en", 1, 120)) {
        const Page page = drawn(moment, kSizes[0], 100, {});
        for (const scene::Seat& seat : moment.scene.seats)
            for (const scene::Zone& zone : seat.zones)
                for (const scene::Card& card : zone.cards) {
                    if (zone.role != scene::Role::offered) continue;
                    const auto refused = std::find_if(moment.ask.refused.begin(), moment.ask.refused.end(),
                                                      [&](const scene::Refused& each) {
                                                          return each.object.kind() == RefKind::card &&
                                                                 each.object.as_card() == card.id;
                                                      });
                    for (const Piece& piece : page.pieces) {
                        if (piece.thing != index(card.id) + 1 || !has(piece, Look::dim)) continue;
                        REQUIRE(refused != moment.ask.refused.end());
                        CHECK(refused->why.ends_with(": " + refused->reason));
                        std::string words;
                        for (const Text& text : piece.texts)
                            words += text.words + " ";
                        told += words.find(refused->reason) != std::string::npos ? 1 : 0;
                        ++dark;
                    }
                }
    }
    CHECK(dark > 0);
    CHECK(told > 0);
}

TEST_CASE("whom a blow was for is a portrait on who struck, and named where it is looked at") {
    int named = 0;
    for (const Moment& moment : fights(1)) {
        const scene::Seat& victim = moment.scene.seats[1];
        const Page page = drawn(moment, kSizes[0], 100, {struck(faced(moment).front(), victim.id)});
        for (const Piece& piece : page.pieces)
            if (piece.thing == kVictimThing + number_of(victim.id)) {
                CHECK(piece.hint == victim.player);
                ++named;
                Page looked = page;
                const Ruler ruler{garamond(), language("en"), em_of(kSizes[0].w, kSizes[0].h, 100)};
                add_hint(ruler, looked, 0);
                CHECK(looked.pieces.size() == page.pieces.size());
                add_hint(ruler, looked, piece.thing);
                CHECK(looked.pieces.size() == page.pieces.size() + 1);
            }
    }
    CHECK(named > 2);
}

TEST_CASE("what can be chosen of a hand lies higher than what cannot") {
    int compared = 0;
    for (const Moment& moment : moments(3, "en", 1, 120)) {
        const Page page = drawn(moment, kSizes[0], 100, {});
        std::vector<const Piece*> held;
        for (const Piece& piece : page.pieces)
            if (is_held(moment, piece)) held.push_back(&piece);
        if (held.size() > 2) continue;  // the outermost of more hang lower too
        for (const Piece* one : held)
            for (const Piece* other : held) {
                if (!one->glows || other->glows || one->box.h != other->box.h) continue;
                CHECK(one->box.y < other->box.y);
                ++compared;
            }
    }
    CHECK(compared > 2);
}

TEST_CASE("what of a hand is not asked about is darker, as long as some of it is") {
    int dark = 0;
    for (const Moment& moment : moments(3, "en", 1, 120)) {
        const Page page = drawn(moment, kSizes[0], 100, {});
        const auto offered = [&](const Piece& piece) {
            const Spot* spot = page.spot_at(piece.box.x + 3, piece.box.y + 3);
            return spot != nullptr && (spot->does == Does::choose || spot->does == Does::narrow);
        };
        const bool asked = std::any_of(page.pieces.begin(), page.pieces.end(),
                                       [&](const Piece& piece) { return piece.lift > 0 && offered(piece); });
        for (const Piece& piece : page.pieces) {
            if (!is_held(moment, piece)) continue;
            CHECK(has(piece, Look::dim) == (asked && !piece.glows));
            dark += has(piece, Look::dim) ? 1 : 0;
            for (const Figure& shape : piece.shapes)
                for (const Text& text : piece.texts)
                    if (shape.look == Look::dim && text.face == static_cast<std::uint8_t>(Typeface::regular))
                        CHECK_MESSAGE(!meet(text.box, shape.box), text.words);  // it can be read all the same
        }
    }
    CHECK(dark > 5);
}

TEST_CASE("whom the answer is about that is pointed at stands in the light instead") {
    int pointed = 0;
    for (const Moment& moment : fights(2)) {
        const std::vector<CardId> cards = faced(moment);
        for (std::size_t i = 0; i < moment.ask.choices.size(); ++i)
            for (const CardId card : cards) {
                if (!is_about(moment.ask.choices[i], Ref::card(card, 0))) continue;
                const CardId other = card == cards[0] ? cards[1] : cards[0];
                for (const Piece& piece : drawn(moment, kSizes[0], 100, {struck(other, SeatId{0})}, i).pieces)
                    if (piece.thing == index(card) + 1) {
                        CHECK(has(piece, Look::halo));
                        ++pointed;
                    }
            }
    }
    CHECK(pointed > 0);
}

TEST_CASE("a die lies beside its card with what it comes to, or on its picture, and never over a word") {
    int large = 0;
    for (const Moment& moment : fights(1))
        for (const Size& size : kSizes)
            for (const int percent : kScales) {
                const CardId card = faced(moment).front();
                const Page page = drawn(moment, size, percent, {struck(card, moment.scene.seats[1].id)});
                for (const Piece& die : page.pieces) {
                    if (die.thing < kDieThing || die.thing >= kNumberThing) continue;
                    CHECK(fault_of(die) == "");
                    for (const Piece& piece : page.pieces)
                        for (const Text& text : piece.texts)
                            if (&piece != &die && text.face != static_cast<std::uint8_t>(Typeface::icon))
                                CHECK_MESSAGE(!meet(text.box, die.box), text.words, " at ", size.w, " ",
                                              percent);
                    const bool bleeds =
                        std::any_of(die.shapes.begin(), die.shapes.end(), [](const Figure& shape) {
                            return shape.look == Look::key && shape.frame == "blood";
                        });
                    const bool toll = bleeds && std::any_of(die.texts.begin(), die.texts.end(),
                                                            [](const Text& text) { return text.size >= 48; });
                    large += toll && size.w == 1280 && percent == 100 ? 1 : 0;
                }
            }
    CHECK(large > 0);
}

TEST_CASE("what is stopped of a blow stands in its sum, and what is left is what it costs") {
    Roll roll{.sum = {.brief = "1 + 7 = 8", .total = 8}};
    roll.costs(8);
    CHECK(roll.sum.brief == "1 + 7 = 8");
    roll.costs(5);
    roll.costs(4);
    CHECK(roll.sum.brief == "1 + 7 − 3 − 1 = 4");
    CHECK(roll.sum.total == 4);
}

TEST_CASE("what a die comes to is seen in large letters as well") {
    for (const Moment& moment : fights(1))
        for (const int percent : {100, 150}) {
            const CardId card = faced(moment).front();
            const Page page = drawn(moment, kSizes[0], percent, {struck(card, moment.scene.seats[1].id)});
            const bool large = std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                return piece.thing == index(card) + 1 && stage_of(piece) != nullptr &&
                       stage_of(piece)->box.h > 80;
            });
            if (!large) continue;
            INFO(moment.ask.prompt, " at ", percent);
            CHECK(std::any_of(page.pieces.begin(), page.pieces.end(), [](const Piece& piece) {
                return piece.thing >= kDieThing && piece.thing < kNumberThing;
            }));
        }
}

TEST_CASE("a die that was thrown for nobody on the stage lies beside the cards, on one only if all is full") {
    int dice = 0;
    int covering = 0;
    for (const Moment& moment : moments(2, "en", 9, 90)) {
        if (!moment.scene.table) continue;
        const Roll roll{moment.scene.seats[0].player, 4, CardId::none, {"4 −1 = 3"}};
        const Page page = drawn(moment, kSizes[0], 100, {roll});
        for (const Piece& die : page.pieces) {
            if (!has(die, Look::die)) continue;
            ++dice;
            const auto covers_within = [&](float inset) {
                return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                    return has(piece, Look::card) && meet(piece.box.inset(inset), die.box);
                });
            };
            covering += covers_within(1) ? 1 : 0;
            if (covers_within(1)) CHECK(die.layer > 0);
            if (die.layer > 0) CHECK(covers_within(-1));  // or touches it
        }
    }
    CHECK(dice > 20);
    CHECK(covering * 4 < dice);
}

TEST_CASE("dice that lie beside cards are of one size") {
    int pairs = 0;
    for (const Moment& moment : fights(2)) {
        const std::vector<CardId> cards = faced(moment);
        const SeatId victim = moment.scene.seats[1].id;
        const Page page = drawn(moment, kSizes[0], 100, {struck(cards[0], victim), struck(cards[1], victim)});
        std::set<float> sizes;
        int dice = 0;
        for (const Piece& piece : page.pieces)
            for (const Figure& figure : piece.shapes)
                if (figure.look == Look::die && piece.layer == 0) sizes.insert(figure.box.w), ++dice;
        if (dice < 2) continue;
        CHECK(sizes.size() == 1);
        ++pairs;
    }
    CHECK(pairs > 0);
}

TEST_CASE("on the card of who rolled stands a portrait of whom it is for, where the sum says it") {
    int shown = 0;
    for (const Moment& moment : fights(1)) {
        const scene::Seat& victim = moment.scene.seats[1];
        Roll roll = struck(faced(moment).front(), victim.id);
        const auto rings = [&] {
            const Page page = drawn(moment, kSizes[0], 100, {roll});
            return std::count_if(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                return piece.layer == 1 && has(piece, Look::ring) && piece.hint == victim.player;
            });
        };
        shown += static_cast<int>(rings());
        roll.sum.to = {};
        CHECK(rings() == 0);
    }
    CHECK(shown > 0);
}

TEST_CASE("a portrait of whom a blow is for covers nothing of the die that tells it") {
    int seen = 0;
    for (const Moment& moment : fights(1))
        for (const Size& size : {kSizes[0], kSizes[1]}) {
            const scene::Seat& victim = moment.scene.seats[1];
            const Page page = drawn(moment, size, 100, {struck(faced(moment).front(), victim.id)});
            for (const Piece& ring : page.pieces) {
                if (ring.thing != kVictimThing + number_of(victim.id)) continue;
                ++seen;
                for (const Piece& die : page.pieces)
                    if (has(die, Look::die))
                        CHECK((ring.box.bottom() <= die.box.y || ring.box.y >= die.box.bottom() ||
                               ring.box.right() <= die.box.x || ring.box.x >= die.box.right()));
            }
        }
    CHECK(seen > 0);
}
