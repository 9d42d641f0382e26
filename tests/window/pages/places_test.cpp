// The places of the table, for every rule set: what the stage shows is whole, nothing that matters folds
// while there is room, and nothing jumps when the turn goes round.
#include "window/pages/places.h"

#include "window/fixture.h"
#include "window/pages/answer_numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Page drawn(const Ruler& ruler, const Moment& moment, const Size& size) {
    static const std::vector<std::string> log(20, "Somebody walks on, and it is not the worst thing today.");
    const Choosing choosing(moment.ask);
    return table_page(ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = log},
                      size.w, size.h);
}

/// The cards that the stage is about: each, or one that looks like it.
std::vector<std::vector<CardId>> staged(const Moment& moment) {
    const TableView view{.scene = moment.scene, .ask = &moment.ask, .log = {}};
    const Offering offering(view);
    const scene::Seat* turn = offering.focus();
    for (const scene::Seat& seat : moment.scene.seats)
        if (seat.active) turn = &seat;
    std::vector<std::vector<CardId>> all;
    const auto look = [&](const std::vector<scene::Zone>& zones) {
        for (const scene::Zone& zone : zones) {
            if (zone.pile || !zone.seen || zone.role > scene::Role::offered) continue;
            for (const scene::Card& card : zone.cards) {
                all.push_back({card.id});
                for (const scene::Card& other : zone.cards)
                    if (other.face.name == card.face.name) all.back().push_back(other.id);
            }
        }
    };
    look(moment.scene.zones);
    if (turn != nullptr) look(turn->zones);
    return all;
}

const Piece* piece_of(const Page& page, const std::vector<CardId>& any) {
    for (const Piece& piece : page.pieces)
        for (const CardId card : any)
            if (piece.thing == index(card) + 1) return &piece;
    return nullptr;
}

bool is_card(const Piece& piece) {
    return std::any_of(piece.shapes.begin(), piece.shapes.end(),
                       [](const Figure& shape) { return shape.look == Look::title; });
}

}  // namespace

TEST_CASE(
    "what the stage shows is whole: every card as a card, and with all its words up to 125 % (100 % at "
    "1280x720)") {
    int cards = 0;
    for (const int seats : {1, 4, 6})
        for (const Moment& moment : moments(seats, seats == 4 ? "it" : "en", 5, 24))
            for (const Size& size : {kSizes[0], kSizes[1], kSizes[3]})
                for (const int scale : kScales) {
                    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
                    const Page page = drawn(ruler, moment, size);
                    for (const std::vector<CardId>& any : staged(moment)) {
                        INFO(seats, " heroes, ", size.w, "x", size.h, " at ", scale,
                             " %: ", moment.ask.prompt);
                        const Piece* piece = piece_of(page, any);
                        REQUIRE(piece != nullptr);
                        if (scale > 150) continue;
                        CHECK(is_card(*piece));
                        ++cards;
                        if (scale <= (size.w > 1280 ? 125 : 100))
                            for (const Text& text : piece->texts)
                                CHECK_FALSE_MESSAGE(text.words.ends_with("…"), text.words);
                    }
                }
    CHECK(cards > 1000);
}

TEST_CASE("a hand is a fan of cards as long as there is room, and what stands before the others is there") {
    int fans = 0;
    for (const int seats : {1, 2, 4, 6})
        for (const Moment& moment : moments(seats, "en", 7, 20))
            for (const Size& size : {kSizes[0], kSizes[1]})
                for (const int scale : {75, 100, 125}) {
                    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
                    const Page page = drawn(ruler, moment, size);
                    INFO(seats, " heroes, ", size.w, "x", size.h, " at ", scale, " %: ", moment.ask.prompt);
                    for (const scene::Seat& seat : moment.scene.seats)
                        for (const scene::Zone& zone : seat.zones) {
                            const bool held =
                                zone.role == scene::Role::hand && seat.id == moment.ask.question.seat;
                            const bool stands = zone.role == scene::Role::faced;
                            if (zone.pile || !zone.seen || (!held && !stands)) continue;
                            for (const scene::Card& card : zone.cards) {
                                std::vector<CardId> any;
                                for (const scene::Card& other : zone.cards)
                                    if (other.face.name == card.face.name) any.push_back(other.id);
                                const Piece* piece = piece_of(page, any);
                                const bool crowded = zone.cards.size() > (scale > 100 || seats > 4 ? 1 : 3);
                                if (stands && piece == nullptr && crowded) continue;
                                REQUIRE_MESSAGE(piece != nullptr,
                                                zone.label << " " << zone.size << ": " << card.face.name);
                                if (!held) continue;
                                CHECK(piece->lift > 0);
                                ++fans;
                            }
                        }
                }
    CHECK(fans > 1000);
}

TEST_CASE("nothing jumps: whoever has the turn, every place is where it was") {
    std::optional<Rect> focus;
    for (const Moment& moment : moments(4, "en", 3, 40)) {
        if (!moment.scene.table) continue;
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        for (const Piece& piece : page.pieces)
            if (!piece.shapes.empty() && piece.shapes.front().look == Look::focus) {
                if (focus) CHECK(piece.box == *focus);
                focus = piece.box;
            }
    }
    CHECK(focus);
}

TEST_CASE("a table's own squares have all its breadth: its decks are told in the band, and all are there") {
    play::Library library = library_of("twister");
    for (const Moment& moment : moments_of(library, 2, "en", 9, 6)) {
        if (moment.scene.boards.empty()) continue;
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        int decks = 0;
        for (const scene::Zone& zone : moment.scene.zones) {
            if (zone.role != scene::Role::strip) continue;
            const auto pressed = std::find_if(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
                return spot.does == Does::open_zone &&
                       spot.number == static_cast<std::int64_t>(index(zone.id));
            });
            REQUIRE(pressed != page.spots.end());
            CHECK(pressed->box.bottom() < page.lit.y);
            ++decks;
        }
        CHECK(decks > 1);
        CHECK(page.lit.x < 25);
    }
}

TEST_CASE("every rule set's table: nothing clipped, nothing overlapping, at every size and scale") {
    for (const char* campaign : {"gauntlet", "fighter", "lords", "twister", "set_menu"}) {
        play::Library library = library_of(campaign);
        REQUIRE(library.problems().empty());
        int pages = 0;
        for (const int seats : {2, 4})
            for (const char* code : {"en", "it"})
                for (const Moment& moment : moments_of(library, seats, code, 11, 8))
                    for (const Size& size : kSizes)
                        for (const int scale : kScales) {
                            const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                            INFO(campaign, " ", seats, " seats, ", code, ", ", size.w, "x", size.h, " at ",
                                 scale, " %: ", moment.ask.prompt);
                            CHECK(fault_of(drawn(ruler, moment, size)) == "");
                            ++pages;
                        }
        CHECK(pages > 100);
    }
}

namespace {

const Piece* thing_of(const Page& page, std::uint64_t thing) {
    const auto at = std::find_if(page.pieces.begin(), page.pieces.end(),
                                 [thing](const Piece& piece) { return piece.thing == thing; });
    return at != page.pieces.end() ? &*at : nullptr;
}

/// Whether somebody holds it, or it lies open before them.
bool is_held(const scene::Scene& scene, SeatId seat, CardId card) {
    for (const scene::Seat& each : scene.seats)
        for (const scene::Zone& zone : each.zones)
            if (each.id == seat && zone.seen && !zone.pile &&
                (zone.role == scene::Role::hand || zone.role == scene::Role::front))
                for (const scene::Card& lying : zone.cards)
                    if (lying.id == card) return true;
    return false;
}

/// On its little stage, or standing on the table's; a room's is the room itself.
bool has_picture(const Piece& piece) {
    return std::any_of(piece.shapes.begin(), piece.shapes.end(), [](const Figure& shape) {
        return (shape.look == Look::scene || shape.look == Look::plinth || shape.look == Look::bed) &&
               shape.box.h >= 20;
    });
}

}  // namespace

TEST_CASE("what is asked is in the hand as a card with its picture, also what lies nowhere") {
    for (const char* campaign : {"gauntlet", "lords", "twister"}) {
        play::Library library = library_of(campaign);
        int nowhere = 0;
        int held = 0;
        for (const Moment& moment : moments_of(library, 2, "en", 3, 40)) {
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
            const Page page = drawn(ruler, moment, kSizes[0]);
            INFO(campaign, ": ", moment.ask.prompt);
            for (std::size_t i = 0; i < moment.ask.question.own(); ++i) {
                const scene::Choice& choice = moment.ask.choices[i];
                const bool is_card = choice.object.kind() == RefKind::card;
                const bool own =
                    is_card && is_held(moment.scene, moment.ask.question.seat, choice.object.as_card());
                const auto same = [&](const scene::Choice& other) { return other.object == choice.object; };
                if (!choice.face && !own) continue;
                if (std::any_of(moment.ask.choices.begin(),
                                moment.ask.choices.begin() + static_cast<std::ptrdiff_t>(i), same))
                    continue;  // one card for all that can be done with it
                const Piece* piece = choice.face ? thing_of(page, kChoiceThing + i)
                                                 : piece_of(page, {choice.object.as_card()});
                if (piece == nullptr && own) continue;  // one that looks the same lies there
                REQUIRE(piece != nullptr);
                CHECK_MESSAGE(has_picture(*piece), choice.label << " " << shown(piece->box));
                CHECK(piece->glows);
                ++(own ? held : nowhere);
            }
        }
        CHECK_MESSAGE(nowhere + held > 20, campaign);
    }
}

namespace {

/// The cards at the left of the stage.
std::vector<CardId> played(const scene::Scene& scene) {
    std::vector<CardId> all;
    for (const scene::Zone& zone : scene.zones)
        if (zone.role == scene::Role::played && zone.seen && !zone.pile)
            for (const scene::Card& card : zone.cards)
                all.push_back(card.id);
    return all;
}

}  // namespace

TEST_CASE(
    "before anybody stands on a board who comes along is chosen on the stage, as cards with their numbers") {
    play::Library library = library_of("twister");
    int chosen = 0;
    for (Moment& moment : moments_of(library, 2, "en", 1, 14)) {
        if (moment.ask.choices.size() < 3 || !moment.ask.choices.front().face || moment.scene.boards.empty())
            continue;
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const auto card = [&](std::size_t choice) {
            const Page page = drawn(ruler, moment, kSizes[0]);
            const Piece* piece = thing_of(page, kChoiceThing + choice);
            REQUIRE(piece != nullptr);
            return *piece;
        };
        for (std::size_t i = 0; i < moment.ask.choices.size(); ++i) {
            INFO(moment.ask.prompt, " ", moment.ask.choices[i].label);
            CHECK(card(i).box.w >= 105);
            CHECK(card(i).box.bottom() < 720 * 0.77F);
            ++chosen;
        }
        moment.scene.boards.front().squares.front().tokens.emplace_back();
        CHECK(card(0).box.bottom() > 720 * 0.77F);  // in the hand, and the board is seen
    }
    CHECK(chosen > 20);
}

TEST_CASE("where nothing else stands on the stage, what is asked and lies nowhere stands there") {
    int asked = 0;
    for (const Moment& moment : moments(4, "en", 1, 320)) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        const bool free = moment.scene.table && staged(moment).size() == played(moment.scene).size();
        for (std::size_t i = 0; free && !played(moment.scene).empty() && i < moment.ask.question.own(); ++i) {
            const Piece* piece = moment.ask.choices[i].face ? thing_of(page, kChoiceThing + i) : nullptr;
            if (piece == nullptr) continue;
            INFO(moment.ask.prompt, ": ", moment.ask.choices[i].label, " ", shown(piece->box));
            CHECK(piece->box.bottom() < 720 * 0.63F);
            CHECK(is_card(*piece));
            CHECK(page.spot_at(piece->box.x + 9, piece->box.y + 9) != nullptr);
            ++asked;
        }
    }
    CHECK(asked > 5);
}

TEST_CASE("the pile that an answer draws from lies on a stage that is free, to be pressed, and in no hand") {
    int free = 0;
    int taken = 0;
    for (const Moment& moment : moments(3, "en", 7, 200)) {
        const auto& choices = moment.ask.choices;
        const auto draws = std::find_if(choices.begin(), choices.end(), [&](const scene::Choice& choice) {
            const auto at = static_cast<std::size_t>(&choice - choices.data());
            return moment.ask.question.options[at].verb == Name::of("draw_adventure");
        });
        if (draws == choices.end()) continue;
        CHECK(draws->object.kind() == RefKind::zone);
        const auto pile =
            std::find_if(moment.scene.zones.begin(), moment.scene.zones.end(),
                         [](const scene::Zone& zone) { return zone.kind == Name::of("adventure_deck"); });
        REQUIRE(pile != moment.scene.zones.end());
        REQUIRE(draws->face.has_value());
        CHECK(draws->face->badges.front().amount == pile->size);
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        const auto thing = kChoiceThing + static_cast<std::uint64_t>(draws - choices.begin());
        const auto lies = std::find_if(page.pieces.begin(), page.pieces.end(),
                                       [&](const Piece& piece) { return piece.thing == thing; });
        const bool offered =
            std::any_of(moment.scene.seats.begin(), moment.scene.seats.end(), [](const scene::Seat& seat) {
                return seat.active &&
                       std::any_of(seat.zones.begin(), seat.zones.end(), [](const scene::Zone& zone) {
                           return zone.size > 0 &&
                                  (zone.role == scene::Role::faced || zone.role == scene::Role::offered);
                       });
            });
        CHECK((lies != page.pieces.end()) == !offered);
        if (lies == page.pieces.end()) {
            ++taken;
            continue;
        }
        ++free;
        CHECK(page.lit.y <= lies->box.y + 40);
        CHECK(lies->box.bottom() <= page.lit.bottom() + 1);
        CHECK(std::any_of(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
            return spot.does == Does::choose && spot.number == draws - choices.begin() &&
                   lies->box.holds(spot.box);
        }));
    }
    CHECK(free > 3);
    CHECK(taken > 0);
}

TEST_CASE("what is asked and lies nowhere is pressed as what it is, at every scale") {
    int pressed = 0;
    for (const char* campaign : {"gauntlet", "twister", "black_water"}) {
        play::Library library = library_of(campaign);
        for (const Moment& moment : moments_of(library, 2, "en", 2, 20))
            for (const int scale : kScales) {
                const Ruler ruler{garamond(), language("en"), em_of(1280, 720, scale)};
                const Page page = drawn(ruler, moment, kSizes[0]);
                INFO(campaign, " at ", scale, " %: ", moment.ask.prompt);
                for (const Spot& spot : page.spots)
                    CHECK((spot.does != Does::look ||
                           spot.number != static_cast<std::int64_t>(index(CardId::none))));
                for (std::size_t i = 0; i < moment.ask.question.own(); ++i)
                    if (const Piece* piece = thing_of(page, kChoiceThing + i)) {
                        const bool answers =
                            std::any_of(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
                                return spot.box == piece->box &&
                                       (spot.does == Does::choose || spot.does == Does::narrow);
                            });
                        CHECK(answers);
                        ++pressed;
                    }
            }
    }
    CHECK(pressed > 100);
}

TEST_CASE("cards side by side in a hand have their names at one height, and all or none tell what they do") {
    int fans = 0;
    int repeated = 0;
    int kinds = 0;
    for (const int seats : {2, 4})
        for (const Moment& moment : moments(seats, "en", 5, 30)) {
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
            const Page page = drawn(ruler, moment, kSizes[0]);
            for (const scene::Seat& seat : moment.scene.seats)
                for (const scene::Zone& zone : seat.zones) {
                    if (seat.id != moment.ask.question.seat || zone.role != scene::Role::hand) continue;
                    std::set<float> names;
                    int tell = 0;
                    int silent = 0;
                    for (const scene::Card& card : zone.cards) {
                        const Piece* piece = piece_of(page, {card.id});
                        if (piece == nullptr || !is_card(*piece)) continue;
                        for (const Figure& shape : piece->shapes)
                            if (shape.look == Look::title)
                                names.insert(std::round(shape.box.y - piece->box.y));
                        const bool told =
                            std::any_of(piece->texts.begin(), piece->texts.end(), [&](const Text& text) {
                                CHECK_FALSE(text.words.ends_with(" …"));  // whole sentences, or none
                                return text.face == static_cast<std::uint8_t>(Typeface::regular) &&
                                       card.face.rule.starts_with(text.words);
                            });
                        const std::string& rule = card.face.rule;
                        const bool again = std::any_of(  // "Money: 10.", beside a sign that says 10
                            card.face.badges.begin(), card.face.badges.end(), [&](const scene::Badge& badge) {
                                return rule == rule.substr(0, rule.find(':')) + ": " + badge.value + ".";
                            });
                        const bool kind = !card.face.badges.empty() && !rule.empty() &&  // "Axe."
                                          rule.find_first_of(" .:") == rule.size() - 1;
                        if (kind) {
                            for (const Text& text : piece->texts)
                                CHECK(text.words != rule);
                            ++kinds;
                        } else if (again) {
                            CHECK_FALSE(told);
                            ++repeated;
                        } else if (!rule.empty()) {
                            ++(told ? tell : silent);
                        }
                    }
                    if (names.empty()) continue;
                    CHECK_MESSAGE(names.size() == 1, moment.ask.prompt);
                    CHECK_MESSAGE((tell == 0 || silent == 0), moment.ask.prompt);
                    ++fans;
                }
        }
    CHECK(repeated > 20);
    CHECK(kinds > 20);
    CHECK(fans > 20);
}

TEST_CASE(
    "of whom little is told the portrait takes all the plaque's breadth, and whatever is told has room") {
    for (const char* campaign : {"gauntlet", "black_water"}) {
        CAPTURE(campaign);
        play::Library library = library_of(campaign);
        const bool told_much = std::string_view(campaign) == "black_water";
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const auto is_picture = [](const Figure& shape) { return shape.look == Look::scene; };
        const auto is_plaque = [&](const Piece& piece) {  // and its picture no answer
            return !piece.shapes.empty() && piece.shapes.front().look == Look::focus && piece.box.x < 100 &&
                   std::any_of(piece.shapes.begin(), piece.shapes.end(), is_picture);
        };
        std::vector<Moment> played = moments_of(library, 2, "en", 3, 40);
        Moment moment;
        Page page;
        while (!played.empty() && std::none_of(page.pieces.begin(), page.pieces.end(), is_plaque)) {
            moment = std::move(played.back());
            played.pop_back();
            for (scene::Seat& seat : moment.scene.seats)
                if (!told_much) seat.zones.clear();  // nobody's deeds stand there
            page = drawn(ruler, moment, kSizes[0]);
        }
        const auto plaque = std::find_if(page.pieces.begin(), page.pieces.end(), is_plaque);
        REQUIRE(plaque != page.pieces.end());
        const auto picture = std::find_if(plaque->shapes.begin(), plaque->shapes.end(), is_picture);
        CHECK((picture->box.w > plaque->box.w * 0.85F) == !told_much);
        std::string words;
        for (const Text& text : plaque->texts)
            words += text.words + "|";
        const scene::Seat& below = *std::find_if(
            moment.scene.seats.begin(), moment.scene.seats.end(),
            [&](const scene::Seat& seat) { return words.find(seat.player) != std::string::npos; });
        for (const scene::Badge& badge : below.counters)
            if (!told_much) CHECK_MESSAGE(words.find(badge.value) != std::string::npos, badge.label);
    }
}

TEST_CASE(
    "what lies before the others has one size, however much it is, and of much a number says the rest") {
    std::set<float> sides;
    int rests = 0;
    for (const Moment& moment : moments(4, "en", 7, 60)) {
        if (!moment.scene.table) continue;
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const TableView view{.scene = moment.scene, .ask = &moment.ask, .log = {}};
        const scene::Seat* below = Offering(view).focus();
        const Page page = drawn(ruler, moment, kSizes[0]);
        for (const scene::Seat& seat : moment.scene.seats) {
            if (&seat == below) continue;
            for (const scene::Zone& zone : seat.zones)
                for (const scene::Card& card : zone.cards)
                    for (const Piece& piece : page.pieces)
                        if (piece.thing == index(card.id) + 1 && piece.box.bottom() < page.lit.y &&
                            piece.shapes.front().look == Look::seal)
                            sides.insert(piece.shapes.front().box.w);
        }
        rests +=
            static_cast<int>(std::count_if(page.pieces.begin(), page.pieces.end(), [](const Piece& piece) {
                return piece.texts.size() == 1 && piece.texts.front().words.starts_with("+");
            }));
    }
    CHECK(sides.size() == 1);
    CHECK(rests > 0);
}

TEST_CASE("in a high window the others at a table with maps have larger portraits") {
    play::Library library = library_of("fighter");
    for (const Moment& moment : moments_of(library, 3, "en", 3, 12)) {
        if (moment.scene.charts.empty() || !moment.scene.table) continue;
        const auto others = [&](float w, float h) {
            const Ruler ruler{garamond(), language("en"), em_of(w, h, 100)};
            const Choosing choosing(moment.ask);
            const std::vector<std::string> log;
            const TableView view{
                .scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = log};
            const Offering offering(view);
            return places_of({ruler, view, offering, offering.focus(), offering.focus()}, w, h).others.h /
                   ruler.em;
        };
        CHECK(others(1920, 1080) > others(1280, 720) * 1.2F);
        return;
    }
    FAIL("no map was seen");
}

TEST_CASE("the name of what lies in the hand has a line as far as that lies") {
    int named = 0;
    play::Library library = library_of("gauntlet");
    for (const Moment& moment : moments_of(library, 3, "en", 3, 12)) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        for (const Piece& piece : page.pieces) {
            if (piece.shapes.empty() || piece.shapes.front().look != Look::tray || piece.texts.size() != 1 ||
                piece.texts.front().words != "Weapons")
                continue;
            std::size_t lines = 0;
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::pale) {
                    CHECK((shape.box.right() < piece.box.x || shape.box.x > piece.box.right()));
                    ++lines;
                }
            named += lines == 2 ? 1 : 0;
        }
    }
    CHECK(named > 0);
}

TEST_CASE("who may fall at the next blow is seen at once: a third of life or less") {
    const auto edged = [](int amount) {
        Moment moment = moments(4, "en", 3, 20).back();
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        for (scene::Seat& seat : moment.scene.seats) {
            seat.active = false;
            REQUIRE(seat.counters.front().most > 0);
            seat.counters.front().most = 30;
            seat.counters.front().amount = amount;
        }
        int red = 0;
        for (const Piece& piece : drawn(ruler, moment, kSizes[0]).pieces)
            for (const Figure& shape : piece.shapes)
                if (shape.frame == "blood" &&
                    (shape.look == Look::plaque ||
                     (shape.look == Look::scene &&  // a portrait that can be pressed is a piece of its own
                      (piece.shapes.front().look == Look::focus || piece.thing >= kChoiceThing))))
                    ++red;
        return red;
    };
    CHECK(edged(11) == 0);
    CHECK(edged(10) == 4);
    CHECK(edged(1) == 4);
}

TEST_CASE("how much life the others have left can be read across the room") {
    int read = 0;
    for (const int seats : {2, 4})
        for (const Moment& moment : moments(seats, "en", 4, 40)) {
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
            const Page page = drawn(ruler, moment, kSizes[0]);
            const TableView view{.scene = moment.scene, .ask = &moment.ask, .log = {}};
            const scene::Seat* below = Offering(view).focus();
            for (const scene::Seat& seat : moment.scene.seats) {
                if (&seat == below || !moment.scene.table || seat.counters.empty() ||
                    seat.counters.front().most == 0 || !seat.out.empty())
                    continue;
                const Rect ring = page.seats.at(static_cast<std::size_t>(number_of(seat.id)));
                const std::string life = fmt::format("{}", seat.counters.front().amount);
                INFO(seat.player, " ", life);
                CHECK(std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                    return std::any_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
                        return text.words == life && text.size >= ruler.large() && ring.holds(text.box);
                    });
                }));
                ++read;
            }
        }
    CHECK(read > 40);
}

TEST_CASE(
    "what others face stands on the stage while one of it is to be chosen, under the name of whom it faces") {
    int chosen = 0;
    int stayed = 0;
    for (const int seats : {2, 3, 4})
        for (const Moment& moment : moments(seats, "en", 1, 120)) {
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
            const Page page = drawn(ruler, moment, kSizes[0]);
            for (const scene::Seat& seat : moment.scene.seats) {
                if (seat.active || seat.id == moment.ask.question.seat) continue;
                for (const scene::Zone& zone : seat.zones) {
                    if (zone.role != scene::Role::faced) continue;
                    const bool asked =
                        std::any_of(zone.cards.begin(), zone.cards.end(), [&](const scene::Card& card) {
                            return std::any_of(moment.ask.choices.begin(), moment.ask.choices.end(),
                                               [&](const scene::Choice& choice) {
                                                   return is_about(choice, Ref::card(card.id, 0));
                                               });
                        });
                    for (const scene::Card& card : zone.cards) {
                        const Piece* piece = piece_of(page, {card.id});
                        if (piece == nullptr) continue;  // folded to a number
                        INFO(seats, " heroes: ", moment.ask.prompt, " ", card.face.name);
                        CHECK((asked || !is_card(*piece)));
                        if (!is_card(*piece)) continue;
                        ++chosen;
                        CHECK(std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& tray) {
                            return !tray.shapes.empty() && tray.shapes.front().look == Look::tray &&
                                   tray.box.holds(piece->box) && !tray.texts.empty() &&
                                   tray.texts.front().words == seat.player;
                        }));
                        const Page answered = table_page(
                            ruler, {.scene = moment.scene, .log = {}, .waiting = &moment.ask}, 1280, 720);
                        const Piece* after = piece_of(answered, {card.id});
                        REQUIRE(after != nullptr);
                        CHECK(is_card(*after));  // until it is sure that others think
                        ++stayed;
                    }
                }
            }
        }
    CHECK(chosen > 10);
    CHECK(stayed == chosen);
}

TEST_CASE("who stands alone on the stage has two thirds of its breadth, and dice have room beside them") {
    play::Library library = library_of("gauntlet");
    int alone = 0;
    for (const Moment& moment : moments_of(library, 3, "en", 5, 40))
        for (const Size& size : {kSizes[0], kSizes[1]}) {
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, 100)};
            const Page page = drawn(ruler, moment, size);
            const std::vector<std::vector<CardId>> all = staged(moment);
            if (all.size() != 1 || page.lit.w <= 0) continue;
            const Piece* piece = piece_of(page, all.front());
            REQUIRE(piece != nullptr);
            if (piece->box.w < piece->box.h * 1.2F) continue;
            INFO(moment.ask.prompt, " ", shown(piece->box), " ", shown(page.lit));
            CHECK(piece->box.w > page.lit.w * 0.6F);
            CHECK(page.lit.right() - piece->box.right() > ruler.em * 8);
            ++alone;
        }
    CHECK(alone > 5);
}

TEST_CASE("the one thing that is offered lies across the stage, in the middle of what is free") {
    int offers = 0;
    std::vector<Moment> all;
    for (const int seats : {1, 2})
        for (const std::uint64_t seed : {8, 9, 10})
            for (Moment& moment : moments(seats, "en", 1, 900, seed))
                all.push_back(std::move(moment));
    for (const Moment& moment : all) {
        std::vector<CardId> offered;
        std::size_t others = 0;
        for (const scene::Zone& zone : moment.scene.zones)
            for (const scene::Card& card : zone.cards)
                if (!zone.pile && zone.seen && zone.role == scene::Role::offered)
                    offered.push_back(card.id);
                else if (zone.role == scene::Role::faced)
                    ++others;
        for (const scene::Seat& seat : moment.scene.seats)
            for (const scene::Zone& zone : seat.zones)
                if ((zone.role == scene::Role::faced && seat.active) || zone.role == scene::Role::offered)
                    others += zone.cards.size();
        if (offered.size() != 1 || others > 0 || !moment.scene.table) continue;
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        const Piece* piece = piece_of(page, offered);
        REQUIRE(piece != nullptr);
        INFO(moment.ask.prompt, " ", shown(piece->box));
        CHECK(piece->box.w > piece->box.h * 1.6F);
        CHECK(piece->box.w > page.lit.w * 0.4F);
        CHECK(piece->box.x + piece->box.w / 2 > page.lit.x + page.lit.w / 2 - 2);
        ++offers;
    }
    CHECK(offers > 1);
}

TEST_CASE("the others keep their portraits where letters are large") {
    int kept = 0;
    for (const char* campaign : {"black_water", "gauntlet", "fighter"}) {
        play::Library library = library_of(campaign);
        for (const Moment& moment : moments_of(library, 4, "en", 5, 12)) {
            if (!moment.scene.table) continue;
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 150)};
            const Page page = drawn(ruler, moment, kSizes[0]);
            for (const Piece& piece : page.pieces) {
                if (piece.shapes.empty() || piece.shapes.front().look != Look::plaque) continue;
                CHECK(std::any_of(piece.shapes.begin(), piece.shapes.end(), [](const Figure& shape) {
                    return shape.look == Look::ring || shape.look == Look::seal;
                }));
                ++kept;
            }
        }
    }
    CHECK(kept > 50);
}

TEST_CASE("many open cards of another on a low board are words and how many, which open them") {
    play::Library library = library_of("twister");
    int counted = 0;
    for (const Moment& moment : moments_of(library, 2, "en", 5, 12)) {
        if (!moment.scene.table) continue;
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        for (const scene::Seat& seat : moment.scene.seats)
            for (const scene::Zone& zone : seat.zones) {
                if (zone.role != scene::Role::hand || zone.size < 7 || !zone.seen) continue;
                const std::string words = fmt::format("{} ×{}", zone.label, zone.size);
                counted += std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                    return piece.box.y < 100 && !piece.texts.empty() && piece.texts.front().words == words;
                });
            }
    }
    CHECK(counted > 0);
}

TEST_CASE("what stands on the bare wood stands on a dark plate") {
    play::Library library = library_of("gauntlet");
    int captions = 0;
    for (const Moment& moment : moments_of(library, 3, "en", 5, 20)) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts) {
                const bool bare =
                    std::none_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& below) {
                        return std::any_of(below.shapes.begin(), below.shapes.end(),
                                           [&](const Figure& shape) {
                                               return shape.look != Look::halo && meet(shape.box, text.box);
                                           });
                    });
                CHECK_MESSAGE(!bare, text.words, " ", shown(text.box));
            }
        captions +=
            static_cast<int>(std::count_if(page.pieces.begin(), page.pieces.end(), [](const Piece& piece) {
                return !piece.shapes.empty() && piece.shapes.front().look == Look::tray &&
                       piece.texts.size() == 1 && piece.texts.front().words == "Weapons";
            }));
    }
    CHECK(captions > 1);
}

TEST_CASE("where few stand on the stage they are broad, and have its height") {
    int broad = 0;
    for (const Moment& moment : moments(2, "en", 3, 120)) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = drawn(ruler, moment, kSizes[0]);
        std::vector<Rect> cards;
        bool across = false;  // so does a boss lie
        for (const Piece& piece : page.pieces) {
            across |= is_card(piece) && piece.box.w > piece.box.h * 1.2F;
            const bool stays_back = std::any_of(
                piece.shapes.begin(), piece.shapes.end(),
                [](const Figure& shape) { return shape.look == Look::card && shape.calm == Calm::quiet; });
            if (is_card(piece) && !stays_back && piece.box.bottom() < 720 * 0.63F &&
                piece.box.right() < 1280 * 0.76F)
                cards.push_back(piece.box);
        }
        if (across || cards.empty() || cards.size() > 2) continue;
        for (const Rect& card : cards) {
            INFO(moment.ask.prompt, " ", shown(card));
            CHECK(card.w >= card.h * 0.77F);
            CHECK(card.h >= 190);
            ++broad;
        }
    }
    CHECK(broad > 10);
}

TEST_CASE("every boss that ships lies across the stage, however much it does, in both languages") {
    const RuleSet& rules = play::test::library().rules();
    const Catalogue& catalogue = *rules.catalogue();
    int bosses = 0;
    for (const char* code : {"en", "it"}) {
        const scene::Words words(play::test::library(), code);
        const scene::Stage stage(play::test::library(), words);
        Moment moment = moments(4, code, 1, 12).back();
        std::erase_if(moment.scene.zones,
                      [](const scene::Zone& zone) { return zone.role <= scene::Role::offered; });
        for (scene::Seat& seat : moment.scene.seats)
            std::erase_if(seat.zones,
                          [](const scene::Zone& zone) { return zone.role <= scene::Role::offered; });
        for (std::size_t def = 0; def < catalogue.definitions.size(); ++def) {
            if (rules.kind(static_cast<DefId>(def)) != Name::of("boss")) continue;
            scene::Card boss{CardId{1}, stage.face(static_cast<DefId>(def))};
            REQUIRE(!boss.face.badges.empty());
            boss.face.badges.front().most = 70;  // what is left of a life: it has come
            Moment met = moment;
            met.scene.zones.push_back({.size = 1, .role = scene::Role::faced, .cards = {boss}});
            const Ruler ruler{garamond(), language(code), em_of(1280, 720, 100)};
            const Page page = drawn(ruler, met, kSizes[0]);
            const Piece* piece = piece_of(page, {CardId{1}});
            INFO(boss.face.name, " ", code);
            REQUIRE(piece != nullptr);
            CHECK(piece->box.w > piece->box.h * 1.5F);
            CHECK(piece->box.h > 230);
            ++bosses;
        }
    }
    CHECK(bosses >= 6);
}

TEST_CASE("where nothing is held lie the piles that cards come from and go to, until cards are held again") {
    int piled = 0;
    int held = 0;
    for (const Moment& moment : moments(2, "en", 3, 120)) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const TableView view{.scene = moment.scene, .ask = &moment.ask, .log = {}};
        const scene::Seat* below = Offering(view).focus();
        if (!moment.scene.table || below == nullptr) continue;
        const Page page = drawn(ruler, moment, kSizes[0]);
        const bool holds = std::any_of(below->zones.begin(), below->zones.end(), [](const scene::Zone& zone) {
            return !zone.pile && zone.size > 0 &&
                   (zone.role == scene::Role::hand || zone.role == scene::Role::front);
        });
        for (const scene::Zone& zone : below->zones) {
            if (!zone.pile || zone.size == 0) continue;
            const bool lies = std::any_of(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
                return spot.does == Does::open_zone &&
                       spot.number == static_cast<std::int64_t>(index(zone.id));
            });
            CHECK_MESSAGE(!(lies && holds), zone.label);
            piled += lies ? 1 : 0;
            held += holds ? 1 : 0;
        }
    }
    CHECK(piled > 3);
    CHECK(held > 3);
}
