// Tables with boards: the board that the turn is about is the stage, what lies beside it folds first.
#include "window/pages/board_stage.h"

#include "scene/maze.h"
#include "window/fixture.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/card_parts.h"
#include "window/pages/markers.h"
#include "window/pages/places.h"
#include "window/pages/track_pieces.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;
using tankard::play::test::InTheMaze;

namespace {

/// A moment as a page, and where its stage is.
struct Laying {
    Laying(const scene::Scene& scene, const scene::Ask& ask, const Size& size, int scale)
        : ruler{garamond(), language("en"), em_of(size.w, size.h, scale)}, choosing(ask) {
        const TableView view{.scene = scene, .ask = &ask, .choosing = &choosing, .log = log};
        page = table_page(ruler, view, size.w, size.h);
        const Offering offering(view);
        below = offering.focus();
        stage = places_of({ruler, view, offering, below, below}, size.w, size.h).stage;
    }

    /// The squares of a board, as one rectangle; empty if it is not on the page.
    Rect board(const scene::Board& which) const {
        Rect all;
        for (const Spot& spot : page.spots) {
            if (spot.does != Does::square ||
                Ref::from_bits(static_cast<std::uint64_t>(spot.number)).board() !=
                    which.squares.front().ref.board())
                continue;
            if (all.w == 0) all = spot.box;
            all = {std::min(all.x, spot.box.x), std::min(all.y, spot.box.y),
                   std::max(all.right(), spot.box.right()) - std::min(all.x, spot.box.x),
                   std::max(all.bottom(), spot.box.bottom()) - std::min(all.y, spot.box.y)};
        }
        return all;
    }
    const Piece* piece(CardId card) const {
        for (const Piece& piece : page.pieces)
            if (piece.thing == index(card) + 1) return &piece;
        return nullptr;
    }

    Ruler ruler;
    Choosing choosing;
    const std::vector<std::string> log{};
    const scene::Seat* below = nullptr;
    Page page;
    Rect stage;
};

const scene::Board* own(const Moment& moment, const Laying& table) {
    if (!moment.scene.boards.empty()) return &moment.scene.boards.front();
    return table.below == nullptr || table.below->boards.empty() ? nullptr : &table.below->boards.front();
}

}  // namespace

TEST_CASE(
    "the board that the turn is about is the stage: how much of it it fills, and how large its squares are") {
    // Of the stage's width or height. Beside the lords' dungeon lies what the season is about.
    const auto least_share = [](bool wide, int scale) { return wide ? 0.8F : scale <= 100 ? 0.4F : 0.28F; };
    for (const char* campaign : {"twister", "lords"}) {
        play::Library library = library_of(campaign);
        const bool wide = campaign == std::string("twister");
        for (const int seats : {2, 4}) {
            const std::vector<Moment> all = moments_of(library, seats, "en", 23, 6);
            int boards = 0;
            for (const Size& size : {kSizes[0], kSizes[1]})
                for (const int scale : kScales)
                    for (const Moment& moment : all) {
                        const Laying table(moment.scene, moment.ask, size, scale);
                        const scene::Board* board = own(moment, table);
                        if (board == nullptr || moment.ask.star != scene::Star::none) continue;
                        ++boards;
                        INFO(campaign, " ", seats, " seats, ", size.w, "x", size.h, " at ", scale,
                             " %: ", moment.ask.prompt);
                        const Rect box = table.board(*board);
                        const float side = box.w / static_cast<float>(board->columns);
                        const float grown = size.w / 1280;
                        CHECK(std::max(box.w / table.stage.w, box.h / table.stage.h) >=
                              least_share(wide, scale));
                        if (scale <= 100) CHECK(side >= (wide ? 34.0F : 38.0F) * grown);
                        for (const scene::Seat& seat : moment.scene.seats)
                            for (const scene::Board& other : seat.boards)
                                if (&other != board) CHECK(table.board(other).w <= box.w + 1);
                    }
            CHECK(boards > 20);
        }
    }
}

TEST_CASE("who sits below has the largest board of all seats") {
    play::Library library = library_of("lords");
    int seen = 0;
    for (const Moment& moment : moments_of(library, 4, "en", 11, 16)) {
        const Laying table(moment.scene, moment.ask, kSizes[0], 100);
        const scene::Board* mine = own(moment, table);
        if (mine == nullptr || moment.ask.star == scene::Star::spaces) continue;
        for (const scene::Seat& seat : moment.scene.seats)
            if (&seat != table.below) CHECK(table.board(seat.boards.front()).w * 1.5F < table.board(*mine).w);
        ++seen;
    }
    CHECK(seen > 10);
}

TEST_CASE("a figure on a board is its picture, without letters; sides differ in form as well as in colour") {
    play::Library library = library_of("twister");
    int figures = 0;
    for (const Moment& moment : moments_of(library, 2, "en", 60, 6)) {
        if (moment.scene.boards.empty()) continue;
        const Laying table(moment.scene, moment.ask, kSizes[0], 100);
        std::set<std::pair<Form, std::string>> sides;
        for (const scene::Square& square : moment.scene.boards.front().squares)
            for (const scene::Token& token : square.tokens) {
                const Piece* piece = token.card != CardId::none ? table.piece(token.card) : nullptr;
                if (piece == nullptr) continue;
                ++figures;
                const Figure& shape = piece->shapes.front();  // a thing has no side's colour
                CHECK((shape.look == Look::marker && !shape.frame.empty()) == !token.lies);
                CHECK((token.face.kind == "Object") == token.lies);
                if (!token.lies) sides.emplace(piece->shapes.front().form, piece->shapes.front().frame);
                for (const Text& text : piece->texts)  // but for the cross of who is hurt
                    CHECK_MESSAGE((text.face == static_cast<std::uint8_t>(Typeface::icon) ||
                                   (text.words == "+" && !token.hurt.empty())),
                                  token.face.name);
            }
        std::set<Form> forms;
        for (const auto& [form, _] : sides)
            forms.insert(form);
        CHECK(forms.size() == sides.size());
    }
    CHECK(figures > 20);
}

TEST_CASE("whoever stands on things and the things are both seen, and each can be pressed") {
    const InTheMaze it(2);
    for (const Size& size : {kSizes[0], kSizes[1]})
        for (const int scale : {75, 100, 125}) {
            const Laying table(it.scene, it.ask, size, scale);
            const scene::Square& square = it.scene.boards.front().at(6, 2);
            REQUIRE(square.tokens.size() == 2);
            const Piece* goblin = table.piece(square.tokens[0].card);
            const Piece* sword = table.piece(square.tokens[1].card);
            REQUIRE(goblin != nullptr);
            REQUIRE(sword != nullptr);
            CHECK(goblin->box.holds(sword->box));
            const Rect& large = goblin->shapes.front().box;
            const Rect& small = sword->shapes.front().box;
            CHECK(large.w > small.w * 1.5F);
            // The corner of a thing lies over the rim of the figure, not over its middle.
            CHECK(small.x > large.x + large.w / 2);
            CHECK(small.y > large.y + large.h / 2);
        }
}

TEST_CASE("an empty pile keeps its place in the band, and all others theirs") {
    play::Library library = library_of("lords");
    std::vector<float> places;
    int empty = 0;
    for (const Moment& moment : moments_of(library, 2, "en", 17, 10)) {
        const Laying table(moment.scene, moment.ask, kSizes[0], 100);
        std::vector<float> here;
        for (const scene::Zone& zone : moment.scene.zones) {
            if (zone.role != scene::Role::strip) continue;
            for (const Piece& piece : table.page.pieces) {
                if (piece.thing != kZoneThing + index(zone.id)) continue;
                here.push_back(piece.box.x);
                CHECK(piece.texts.back().words == fmt::format("{}", zone.size));
                empty += zone.size == 0 ? 1 : 0;
            }
        }
        if (here.empty()) continue;
        if (!places.empty()) CHECK(here == places);
        places = here;
    }
    CHECK(empty > 0);
}

TEST_CASE("while somebody stands on a numbered place all of them are seen, each with its zone's name") {
    play::Library library = library_of("lords");
    int figures = 0;
    for (const Moment& moment : moments_of(library, 4, "en", 7, 24)) {
        const Laying table(moment.scene, moment.ask, kSizes[0], 100);
        for (const scene::Zone& zone : moment.scene.zones) {
            if (zone.spaces == 0) continue;
            for (const scene::Card& card : zone.cards) {
                const Piece* piece = table.piece(card.id);
                REQUIRE(piece != nullptr);
                CHECK(piece->box.w >= 24);
                ++figures;
            }
        }
    }
    CHECK(figures > 10);
}

TEST_CASE("no card has half a name or half a sentence, whatever the table") {
    int cards = 0;
    for (const char* campaign : {"gauntlet", "fighter", "lords", "twister"}) {
        play::Library library = library_of(campaign);
        for (const int seats : {2, 4})
            for (const char* code : {"en", "it"})
                for (const Moment& moment : moments_of(library, seats, code, 19, 5))
                    for (const auto& [size, scale] :
                         {std::pair{kSizes[0], 100}, {kSizes[0], 150}, {kSizes[1], 100}}) {
                        const Laying table(moment.scene, moment.ask, size, scale);
                        for (const Piece& piece : table.page.pieces) {
                            if (std::none_of(piece.shapes.begin(), piece.shapes.end(),
                                             [](const Figure& shape) { return shape.look == Look::title; }))
                                continue;
                            ++cards;
                            for (const Text& text : piece.texts) {
                                // Behind a whole sentence it says that there are more.
                                const bool whole = text.words.ends_with(". …") || text.words == "…" ||
                                                   text.words.find("…") == std::string::npos;
                                CHECK_MESSAGE(whole, campaign << ": " << text.words << " of "
                                                              << piece.texts.front().words << " "
                                                              << shown(piece.box));
                            }
                        }
                    }
    }
    CHECK(cards > 300);
}

TEST_CASE(
    "beside the lords' boards at most one card of the stage in five has a word below 12 pixels at 1280x720") {
    play::Library library = library_of("lords");
    int cards = 0;
    int small = 0;
    for (const int seats : {3, 4})
        for (const Moment& moment : moments_of(library, seats, "en", 5, 30)) {
            const Laying table(moment.scene, moment.ask, kSizes[0], 100);
            for (const Piece& piece : table.page.pieces) {
                if (piece.shapes.empty() || !table.stage.holds(piece.box)) continue;
                const bool is_card =
                    std::any_of(piece.shapes.begin(), piece.shapes.end(),
                                [](const Figure& shape) { return shape.look == Look::title; });
                if (!is_card) continue;
                ++cards;
                const bool hard = std::any_of(piece.texts.begin(), piece.texts.end(),
                                              [](const Text& text) { return text.size < 12; });
                small += hard ? 1 : 0;
            }
        }
    CHECK(cards > 50);
    CHECK_MESSAGE(small * 5 <= cards, small << " of " << cards);
}

TEST_CASE("the lords' own board is the largest thing on the stage at 1280x720: 330 pixels wide as a rule") {
    play::Library library = library_of("lords");
    int boards = 0;
    int large = 0;
    for (const int seats : {3, 4})
        for (const Moment& moment : moments_of(library, seats, "en", 13, 24)) {
            const Laying table(moment.scene, moment.ask, kSizes[0], 100);
            const scene::Board* mine = own(moment, table);
            if (mine == nullptr || moment.ask.star != scene::Star::none) continue;
            ++boards;
            large += table.board(*mine).w >= 310 ? 1 : 0;  // its rim and its letters are wider by 20
        }
    CHECK(boards > 15);
    CHECK_MESSAGE(large * 10 >= boards * 7, large << " of " << boards);  // less while all to hire is read
}

TEST_CASE(
    "while one square of one's own board is asked about, it alone is lit, and a hand not asked about rests") {
    play::Library library = library_of("lords");
    int lit = 0;
    int rested = 0;
    for (const Moment& moment : moments_of(library, 3, "en", 5, 60)) {
        const Laying table(moment.scene, moment.ask, kSizes[0], 100);
        const scene::Board* mine = own(moment, table);
        if (mine == nullptr || table.below == nullptr) continue;
        const auto asked = [&](CardId card) {
            return std::any_of(
                moment.ask.choices.begin(), moment.ask.choices.end(), [&](const scene::Choice& choice) {
                    return choice.object.kind() == RefKind::card && choice.object.as_card() == card;
                });
        };
        std::vector<Rect> tiles;
        bool square = false;
        for (const scene::Square& each : mine->squares) {
            for (const scene::Choice& choice : moment.ask.choices)
                square = square || choice.object == each.ref || choice.target == each.ref;
            for (const scene::Token& token : each.tokens)
                if (const Piece* piece = table.piece(token.card); piece != nullptr && asked(token.card))
                    tiles.push_back(piece->box);
        }
        std::vector<Rect> dark;
        for (const Piece& piece : table.page.pieces)
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::night) dark.push_back(shape.box);
        if (square || tiles.size() != 1) {
            CHECK((square || moment.ask.star != scene::Star::none || dark.empty()));
        } else {
            CHECK_FALSE(dark.empty());
            for (const Rect& each : dark)
                CHECK_FALSE(meet(each.inset(1), tiles.front()));
            ++lit;
        }
        bool held = false;
        bool before = false;
        for (const scene::Zone& zone : table.below->zones)
            for (const scene::Card& card : zone.cards) {
                held = held || (zone.role == scene::Role::hand && asked(card.id));
                before = before || (zone.role == scene::Role::front && asked(card.id));
            }
        if (held || !before) continue;
        ++rested;
        for (const scene::Zone& zone : table.below->zones)
            if (zone.role == scene::Role::hand)
                for (const scene::Card& card : zone.cards)
                    CHECK(table.piece(card.id) == nullptr);
    }
    CHECK(lit > 0);
    CHECK(rested > 0);
}

TEST_CASE("tracks, orders and who stands there are said in 13 pixels at least at 1280x720") {
    play::Library library = library_of("lords");
    int words = 0;
    for (const Moment& moment : moments_of(library, 3, "en", 9, 12)) {
        const Laying table(moment.scene, moment.ask, kSizes[0], 100);
        std::set<std::string> said;
        if (moment.ask.star == scene::Star::faced) continue;  // a fight is about other things
        for (const scene::Track& track : moment.scene.tracks) {
            said.insert(track.label);
            for (const auto& [_, mark] : track.marks)
                said.insert(mark);
        }
        bool taken = false;
        std::set<std::string> orders;
        for (const scene::Zone& zone : moment.scene.zones)
            if (zone.spaces > 0) {
                orders.insert(zone.label);
                taken = taken || zone.size > 0;
            }
        for (const std::string& each : said)
            CHECK_MESSAGE(std::any_of(table.page.pieces.begin(), table.page.pieces.end(),
                                      [&](const Piece& piece) {
                                          return std::any_of(
                                              piece.texts.begin(), piece.texts.end(),
                                              [&](const Text& text) { return text.words == each; });
                                      }),
                          each);
        std::set<float> rows;
        for (const Piece& piece : table.page.pieces)
            for (const Text& text : piece.texts) {
                const bool order = orders.contains(text.words) && table.stage.holds(piece.box);
                if (!order && !said.contains(text.words)) continue;
                CHECK_MESSAGE(text.size >= 13, text.words);
                if (order) rows.insert(text.box.y);
                ++words;
            }
        if (taken && moment.ask.star == scene::Star::none) CHECK(rows.size() == 1);  // one strip
    }
    CHECK(words > 60);
}

TEST_CASE("several on one step of a track have room: nobody's letter is smaller than if alone") {
    scene::Track track;
    track.label = "Evil";
    track.from = 1;
    track.to = 15;
    track.marks = {{10, "The paladin comes"}};
    std::vector<scene::Seat> seats(4);
    for (scene::Seat& seat : seats)
        seat.player = "Anna";
    const Ruler ruler{garamond(), language("en"), 17};
    for (const int step : {1, 5, 10, 15})
        for (int count = 1; count <= 4; ++count) {
            track.standing.clear();
            for (int seat = 0; seat < 4; ++seat)
                track.standing.emplace_back(seat_at(seat), seat < count ? step : 7);
            const Block block = track_block(ruler, track, seats, 640, true);
            CHECK(block.w <= 640);
            int markers = 0;
            for (const Piece& piece : block.pieces) {
                CHECK(fault_of(piece) == "");
                if (piece.shapes.empty() || piece.shapes.front().look != Look::marker) continue;
                ++markers;
                CHECK(piece.box.w >= 22);
            }
            CHECK(markers == 4);
        }
}

TEST_CASE("of heroes who stand before a dungeon each bears its place in the line") {
    static const std::vector<std::string> kRoman{"I", "II", "III", "IV", "V"};
    play::Library library = library_of("lords");
    int lines = 0;
    for (const Moment& moment : moments_of(library, 3, "en", 5, 40)) {
        const Laying table(moment.scene, moment.ask, kSizes[0], 100);
        if (table.below == nullptr) continue;
        for (const scene::Zone& zone : table.below->zones) {
            if (zone.role != scene::Role::faced || zone.cards.size() < 2) continue;
            const Piece* first = table.piece(zone.cards.front().id);
            const bool pictured = first != nullptr &&
                                  std::any_of(first->shapes.begin(), first->shapes.end(),
                                              [](const Figure& shape) { return shape.look == Look::title; });
            if (!pictured) continue;  // plates
            ++lines;
            std::set<bool> at_foot;  // all have it at one place
            for (std::size_t i = 0; i < zone.cards.size(); ++i) {
                const Piece* piece = table.piece(zone.cards[i].id);
                REQUIRE(piece != nullptr);
                const auto disc =
                    std::find_if(piece->shapes.begin(), piece->shapes.end(),
                                 [](const Figure& shape) { return shape.look == Look::marker; });
                REQUIRE(disc != piece->shapes.end());
                at_foot.insert(disc->box.y > piece->box.y + piece->box.h / 2);
                CHECK((disc->frame == "gold") == (i == 0));
                CHECK(std::any_of(piece->texts.begin(), piece->texts.end(), [&](const Text& text) {
                    return text.words == kRoman.at(i) && disc->box.holds(text.box.inset(1));
                }));
            }
            CHECK(at_foot.size() == 1);
        }
    }
    CHECK(lines > 0);
}

TEST_CASE("what is asked about is a card that wears its number as long as all else may be a label") {
    play::Library library = library_of("lords");
    int cards = 0;
    int labels = 0;
    for (const std::uint64_t seed : {7U, 8U, 9U})
        for (const Moment& moment : moments_of(library, 2, "en", 1, 90, seed)) {
            const std::string prompt(moment.ask.question.prompt.text());
            if (prompt != "hire" && prompt != "build") continue;
            const Laying table(moment.scene, moment.ask, kSizes[0], 100);
            INFO(seed, " ", prompt);
            CHECK(fault_of(table.page) == "");
            for (const scene::Zone& zone : moment.scene.zones) {
                const bool asked =
                    std::any_of(zone.cards.begin(), zone.cards.end(), [&](const scene::Card& card) {
                        return std::any_of(moment.ask.choices.begin(), moment.ask.choices.end(),
                                           [&](const scene::Choice& choice) {
                                               return is_about(choice, Ref::card(card.id, 0));
                                           });
                    });
                if (!asked) continue;
                for (const scene::Card& card : zone.cards) {
                    const Piece* piece = table.piece(card.id);
                    if (piece == nullptr) continue;                              // one of a heap
                    CHECK_MESSAGE(stage_of(*piece) != nullptr, card.face.name);  // no plate
                    ++cards;
                }
            }
            for (const scene::Zone& zone : moment.scene.zones)
                for (const scene::Card& card : zone.cards)
                    labels += zone.role == scene::Role::faced && table.piece(card.id) == nullptr ? 1 : 0;
        }
    CHECK(cards > 10);
    CHECK(labels > 0);
}

TEST_CASE("who waits at one's own door has a number, if it is one alone, too; who is on the way has none") {
    play::Library library = library_of("lords");
    const auto is_numbered = [](const Piece& piece) {
        return std::any_of(piece.shapes.begin(), piece.shapes.end(),
                           [](const Figure& shape) { return shape.look == Look::marker; });
    };
    int alone = 0;
    int coming = 0;
    for (const Moment& moment : moments_of(library, 2, "en", 1, 120)) {
        const Laying table(moment.scene, moment.ask, kSizes[1], 100);
        const auto look = [&](const std::vector<scene::Zone>& zones, bool own) {
            int seen = 0;
            for (const scene::Zone& zone : zones)
                for (const scene::Card& card : zone.cards) {
                    const Piece* piece = zone.role == scene::Role::faced ? table.piece(card.id) : nullptr;
                    if (piece == nullptr || stage_of(*piece) == nullptr || !table.stage.holds(piece->box))
                        continue;
                    CHECK(is_numbered(*piece) == own);
                    ++seen;
                }
            return seen;
        };
        const int on_the_way = look(moment.scene.zones, false);
        if (on_the_way == 0) continue;
        coming += on_the_way;
        for (const scene::Seat& seat : moment.scene.seats)
            if (seat.active) alone += look(seat.zones, true) == 1 ? 1 : 0;
    }
    CHECK(coming > 10);
    CHECK(alone > 3);
}
