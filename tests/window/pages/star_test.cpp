// What a question is about has the stage: numbered places as tiles, a fight as one scene.
#include "window/fixture.h"
#include "window/pages/card_parts.h"
#include "window/pages/numbered_places.h"
#include "window/pages/numeral.h"
#include "window/pages/offering.h"
#include "window/pages/places.h"
#include "window/pages/table_page.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

constexpr Size kSmall{900, 600};

struct Laying {
    Laying(const Moment& moment, const Size& size, const char* code, const Choosing& chosen, int scale = 100,
           std::optional<std::size_t> pointed = {})
        : ruler{garamond(), language(code), em_of(size.w, size.h, scale)} {
        const TableView view{
            .scene = moment.scene, .ask = &moment.ask, .choosing = &chosen, .log = log, .pointed = pointed};
        page = table_page(ruler, view, size.w, size.h);
        const Offering offering(view);
        below = offering.focus();
        const Places places = places_of({ruler, view, offering, below, below}, size.w, size.h);
        stage = places.stage;
        plaque = places.plaque;
    }
    Laying(const Moment& moment, const Size& size, const char* code = "en")
        : Laying(moment, size, code, Choosing(moment.ask)) {}

    const Piece* piece(CardId card) const {
        for (const Piece& piece : page.pieces)
            if (piece.thing == index(card) + 1) return &piece;
        return nullptr;
    }
    /// The tile of a zone: the card with its name.
    const Piece* tile(const scene::Zone& zone) const {
        for (const Piece& piece : page.pieces)
            if (!piece.shapes.empty() && piece.shapes.front().look == Look::card &&
                stage.holds(piece.box.inset(1)) &&
                std::any_of(piece.texts.begin(), piece.texts.end(),
                            [&](const Text& text) { return text.words == zone.label; }))
                return &piece;
        return nullptr;
    }
    /// The squares of a board that are seen.
    std::vector<Rect> squares(const scene::Board& board) const {
        std::vector<Rect> all;
        for (const Spot& spot : page.spots)
            if (spot.does == Does::square &&
                Ref::from_bits(static_cast<std::uint64_t>(spot.number)).board() ==
                    board.squares.front().ref.board())
                all.push_back(spot.box);
        return all;
    }

    Ruler ruler;
    const std::vector<std::string> log{};
    const scene::Seat* below = nullptr;
    Page page;
    Rect stage;
    Rect plaque;
};

std::vector<Moment> starring(scene::Star star, int seats, const char* code, int every) {
    play::Library library = library_of("lords");
    std::vector<Moment> all = moments_of(library, seats, code, every, 60);
    std::erase_if(all, [star](const Moment& moment) { return moment.ask.star != star; });
    return all;
}

bool says(const Piece& piece, std::string_view words) {
    return std::any_of(piece.texts.begin(), piece.texts.end(),
                       [&](const Text& text) { return text.words == words; });
}

}  // namespace

TEST_CASE(
    "while orders are given the places where they go are large tiles with what the next costs and gives") {
    int tiles = 0;
    for (const char* code : {"en", "it"})
        for (const int seats : {2, 3, 4})
            for (const Moment& moment : starring(scene::Star::spaces, seats, code, 3))
                for (const Size& size : {kSizes[0], kSizes[1], kSmall}) {
                    INFO(code, " ", seats, " seats, ", size.w, "x", size.h, ": ", moment.ask.prompt);
                    const Laying table(moment, size, code);
                    CHECK(fault_of(table.page) == "");
                    float all = 0;
                    for (const scene::Zone& zone : moment.scene.zones) {
                        if (zone.spaces == 0) continue;
                        REQUIRE(zone.terms.size() == 3);
                        const Piece* tile = table.tile(zone);
                        REQUIRE_MESSAGE(tile != nullptr, zone.label);
                        std::size_t next = 0;
                        while (next + 1 < zone.terms.size() && is_taken(zone, next))
                            ++next;
                        for (const scene::Badge& term : zone.terms[next])
                            CHECK((term.value.empty() || says(*tile, term.value)));
                        for (const scene::Card& card : zone.cards) {
                            const Piece* figure = table.piece(card.id);
                            REQUIRE(figure != nullptr);
                            CHECK(tile->box.holds(figure->box));
                        }
                        for (const std::string& words : zone.told)
                            CHECK(tile->hint.find(words) != std::string::npos);
                        CHECK(tile->thing == kZoneThing + index(zone.id));
                        all += tile->box.w * tile->box.h;
                        ++tiles;
                    }
                    CHECK(all > table.stage.w * table.stage.h * 0.5F);
                    for (const scene::Seat& seat : moment.scene.seats)
                        for (const scene::Board& board : seat.boards)
                            for (const Rect& square : table.squares(board))
                                CHECK((&seat == table.below || square.w < size.w * 0.03F));  // a side note
                }
    CHECK(tiles > 100);
}

TEST_CASE("meanwhile one's own board stands on the plaque, large enough to be read, and nowhere else") {
    int boards = 0;
    for (const char* code : {"en", "it"})
        for (const int seats : {1, 2, 4})
            for (const int scale : {100, 150})
                for (const Moment& moment : starring(scene::Star::spaces, seats, code, 7)) {
                    const Laying table(moment, kSizes[0], code, Choosing(moment.ask), scale);
                    CHECK(fault_of(table.page) == "");
                    REQUIRE(table.below != nullptr);
                    for (const scene::Seat& seat : moment.scene.seats) {
                        const scene::Board& board = seat.boards.front();
                        const std::vector<Rect> squares = table.squares(board);
                        if (&seat != table.below) continue;
                        REQUIRE(squares.size() == board.squares.size());
                        for (const Rect& square : squares) {
                            CHECK(table.plaque.holds(square));
                            CHECK(square.w >= 24);
                        }
                        for (const scene::Badge& badge : seat.counters)  // and all numbers beside it
                            CHECK_MESSAGE(
                                std::any_of(table.page.pieces.begin(), table.page.pieces.end(),
                                            [&](const Piece& piece) {
                                                return table.plaque.inset(-1).holds(piece.box) &&
                                                       std::any_of(
                                                           piece.texts.begin(), piece.texts.end(),
                                                           [&](const Text& text) {
                                                               return text.words.ends_with(badge.value);
                                                           });
                                            }),
                                scale, " ", badge.label, " ", badge.value);
                        ++boards;
                    }
                }
    CHECK(boards > 10);
}

TEST_CASE("in large letters too the places are tiles, as long as little lies beside them") {
    int tiles = 0;
    int places = 0;
    for (const char* code : {"en", "it"})
        for (const Moment& moment : starring(scene::Star::spaces, 3, code, 5)) {
            const Laying table(moment, kSizes[0], code, Choosing(moment.ask), 150);
            CHECK(fault_of(table.page) == "");
            for (const scene::Zone& zone : moment.scene.zones) {
                if (zone.spaces == 0) continue;
                const Piece* tile = table.tile(zone);
                ++places;
                if (tile == nullptr) continue;
                for (const Text& text : tile->texts)
                    CHECK(text.size >= 12);
                ++tiles;
            }
        }
    CHECK(places > 60);
    CHECK(tiles * 2 > places);
}

TEST_CASE("in large letters too what would be gained next is told in letters as large as elsewhere") {
    int read = 0;
    for (const char* code : {"en", "it"})
        for (const Moment& moment : starring(scene::Star::spaces, 2, code, 5)) {
            const Laying table(moment, kSizes[0], code, Choosing(moment.ask), 150);
            const Laying usual(moment, kSizes[0], code);
            for (const scene::Zone& zone : moment.scene.zones) {
                const Piece* tile = zone.spaces > 0 ? table.tile(zone) : nullptr;
                if (tile == nullptr) continue;
                unsigned loud = 0;
                for (const Text& text : tile->texts)
                    if (text.ink == Ink::green) loud = std::max<unsigned>(loud, text.size);
                if (loud == 0) continue;  // nobody may come
                CHECK(loud >= usual.ruler.body());
                CHECK(tile->hint.find(zone.told.back()) != std::string::npos);  // what is not told is a hint
                ++read;
            }
        }
    CHECK(read > 20);
}

TEST_CASE("what a place costs is red and stands before what it gives, which is green") {
    int both = 0;
    for (const Moment& moment : starring(scene::Star::spaces, 3, "en", 5)) {
        const Laying table(moment, kSizes[0]);
        for (const scene::Zone& zone : moment.scene.zones) {
            if (zone.spaces == 0) continue;
            const Piece* tile = table.tile(zone);
            REQUIRE(tile != nullptr);
            const auto ends = [&](Ink ink, float y) {
                float least = tile->box.right();
                float most = 0;
                for (const Text& text : tile->texts)
                    if (text.ink == ink && std::abs(text.box.y - y) < 1) {
                        least = std::min(least, text.box.x);
                        most = std::max(most, text.box.right());
                    }
                return std::pair{least, most};
            };
            for (const Text& text : tile->texts) {
                if (text.ink != Ink::green || ends(Ink::red, text.box.y).second <= 0) continue;
                CHECK(ends(Ink::red, text.box.y).second < ends(Ink::green, text.box.y).first);
                ++both;
            }
        }
    }
    CHECK(both > 10);
}

TEST_CASE("what who comes next gets is in large letters, and signs have colours") {
    int large = 0;
    int compared = 0;
    for (const Moment& moment : starring(scene::Star::spaces, 3, "en", 5)) {
        const Laying table(moment, kSizes[0]);
        for (const scene::Zone& zone : moment.scene.zones) {
            const Piece* tile = zone.spaces > 0 ? table.tile(zone) : nullptr;
            if (tile == nullptr) continue;
            std::size_t next = 0;
            while (next < zone.terms.size() && is_taken(zone, next))
                ++next;
            unsigned loud = 0;
            for (const Text& text : tile->texts)
                if (text.ink == Ink::green) loud = text.size;
            if (loud == 0) continue;
            CHECK(loud >= table.ruler.body());
            large += static_cast<float>(loud) >= table.ruler.em * 1.4F ? 1 : 0;
            for (const scene::Badge& term : zone.terms[next])
                CHECK_MESSAGE(std::any_of(tile->texts.begin(), tile->texts.end(),
                                          [&](const Text& text) {
                                              return text.words == table.ruler.type.sign(term.icon) &&
                                                     text.tint == term.tint;
                                          }),
                              zone.label, " ", term.label);
            ++compared;
        }
    }
    CHECK(compared > 10);
    CHECK(large * 2 > compared);
}

TEST_CASE(
    "a tile is known from afar: its drawing is half as high as it, on a colour of its own unless it is "
    "shut") {
    int tables = 0;
    for (const Moment& moment : starring(scene::Star::spaces, 3, "en", 5)) {
        const Laying table(moment, kSizes[0]);
        std::set<std::string> colours;
        std::size_t tiles = 0;
        for (const scene::Zone& zone : moment.scene.zones) {
            if (zone.spaces == 0) continue;
            const Piece* tile = table.tile(zone);
            REQUIRE(tile != nullptr);
            const Figure* stage = stage_of(*tile);
            REQUIRE(stage != nullptr);
            CHECK(stage->box.h > tile->box.h * 0.5F);
            const bool shut = std::any_of(tile->shapes.begin(), tile->shapes.end(),
                                          [](const Figure& shape) { return shape.look == Look::night; });
            if (shut) {
                CHECK(stage->frame == "iron");
                continue;
            }
            colours.insert(stage->frame);
            ++tiles;
        }
        CHECK(colours.size() == tiles);
        CHECK(tiles > 3);
        ++tables;
    }
    CHECK(tables > 0);
}

TEST_CASE("a press on a tile chooses the order that leads there; what may not be chosen is dark") {
    int chosen = 0;
    int shut = 0;
    for (const Moment& moment : starring(scene::Star::spaces, 3, "en", 3)) {
        const Laying table(moment, kSizes[0]);
        for (const scene::Zone& zone : moment.scene.zones) {
            const Piece* tile = zone.spaces > 0 ? table.tile(zone) : nullptr;
            if (tile == nullptr || zone.leads_there == CardId::none) continue;
            const Spot* spot = table.page.spot_at(tile->box.right() - 6, tile->box.bottom() - 6);
            REQUIRE(spot != nullptr);
            if (spot->does == Does::choose) {
                const Ref card = moment.ask.choices[static_cast<std::size_t>(spot->number)].object;
                CHECK(card.as_card() == zone.leads_there);
                CHECK(tile->glows);
                const auto option = static_cast<std::size_t>(spot->number);
                const Laying pointed(moment, kSizes[0], "en", Choosing(moment.ask), 100, option);
                CHECK(pointed.tile(zone)->glows);
                ++chosen;
                continue;
            }
            CHECK_FALSE(tile->glows);
            CHECK(spot->does == Does::open_zone);
            shut += std::any_of(tile->shapes.begin(), tile->shapes.end(),
                                [](const Figure& shape) { return shape.look == Look::night; })
                        ? 1
                        : 0;
        }
    }
    CHECK(chosen > 20);
    CHECK(shut > 4);
}

TEST_CASE("of a tile's places that is loud where who comes next will stand, if one may come") {
    int next = 0;
    int none = 0;
    for (const Moment& moment : starring(scene::Star::spaces, 3, "en", 3)) {
        const Laying table(moment, kSizes[0]);
        for (const scene::Zone& zone : moment.scene.zones) {
            const Piece* tile = zone.spaces > 0 ? table.tile(zone) : nullptr;
            if (tile == nullptr) continue;
            const bool shut = std::any_of(tile->shapes.begin(), tile->shapes.end(),
                                          [](const Figure& shape) { return shape.look == Look::night; });
            std::size_t place = 0;
            while (is_taken(zone, place))
                ++place;
            std::vector<std::string> loud;  // the numbers on gold
            for (const Figure& shape : tile->shapes)
                for (const Text& text : tile->texts)
                    if (shape.look == Look::seal && shape.frame == "gold" &&
                        Rect(shape.box).inset(-2).holds(text.box) && text.ink == Ink::light)
                        loud.push_back(text.words);
            if (shut || place >= static_cast<std::size_t>(zone.spaces)) {
                CHECK(loud.empty());
                ++none;
            } else {
                CHECK(loud == std::vector{std::to_string(place + 1)});
                ++next;
            }
        }
    }
    CHECK(next > 20);
    CHECK(none > 4);
}

TEST_CASE("a tile says as which of several its order was chosen, and only to who chose it") {
    int said = 0;
    for (const Moment& moment : starring(scene::Star::spaces, 3, "en", 3)) {
        if (moment.ask.question.most != 3) continue;
        Choosing choosing(moment.ask);
        choosing.press(1);
        choosing.press(0);
        const Laying table(moment, kSizes[0], "en", choosing);
        for (const scene::Zone& zone : moment.scene.zones) {
            if (zone.spaces == 0) continue;
            const Piece* tile = table.tile(zone);
            REQUIRE(tile != nullptr);
            std::size_t place = 0;
            for (const std::size_t option : {std::size_t{0}, std::size_t{1}})
                if (moment.ask.choices[option].object == Ref::card(zone.leads_there, 0))
                    place = choosing.place(option);
            const bool marked = std::any_of(tile->shapes.begin(), tile->shapes.end(),
                                            [](const Figure& shape) { return shape.look == Look::marked; });
            CHECK(marked == (place > 0));
            const auto seal = std::find_if(tile->shapes.begin(), tile->shapes.end(),
                                           [](const Figure& shape) { return shape.look == Look::stamp; });
            REQUIRE((seal != tile->shapes.end()) == (place > 0));
            if (place == 0) continue;
            CHECK(std::any_of(tile->texts.begin(), tile->texts.end(), [&](const Text& text) {
                return text.words == numeral(place) && seal->box.inset(-1).holds(text.box);
            }));
            ++said;
        }
        // Whoever looks with other eyes has other cards.
        for (const scene::Zone& zone : moment.scene.zones)
            for (const scene::Seat& seat : moment.scene.seats)
                if (seat.id != moment.scene.viewer)
                    for (const scene::Zone& theirs : seat.zones)
                        for (const scene::Card& card : theirs.cards)
                            CHECK(card.id != zone.leads_there);
    }
    CHECK(said > 4);
}

TEST_CASE("what is pressed on the places is no card in the hand: there lie the orders that were chosen") {
    int laid = 0;
    int roomless = 0;
    for (const char* code : {"en", "it"})
        for (const int scale : {75, 100, 150, 200})
            for (const Moment& moment : starring(scene::Star::spaces, 3, code, 9)) {
                if (moment.ask.question.most != 3) continue;
                Choosing choosing(moment.ask);
                for (const std::size_t option : {std::size_t{1}, std::size_t{0}})
                    choosing.press(option);
                for (const Size& size : kSizes) {
                    INFO(code, " ", scale, " %, ", size.w, "x", size.h);
                    const Laying table(moment, size, code, choosing, scale);
                    CHECK(fault_of(table.page) == "");
                    REQUIRE(table.page.on_table);
                    if (!table.page.on_table->in_sockets) {
                        ++roomless;
                        continue;
                    }
                    std::vector<float> left;
                    for (std::size_t i = 0; i < moment.ask.question.own(); ++i) {
                        const CardId card = moment.ask.choices[i].object.as_card();
                        const Piece* piece = table.piece(card);
                        CHECK((piece != nullptr) == choosing.marked(i));
                        const auto number = static_cast<std::int64_t>(i);
                        CHECK(std::count_if(
                                  table.page.spots.begin(), table.page.spots.end(), [&](const Spot& spot) {
                                      return spot.stop && spot.does == Does::choose && spot.number == number;
                                  }) == 1);  // keys go to the place
                        CHECK(table.page.on_table->lying[i]);
                        if (piece == nullptr) continue;
                        const Spot* spot = table.page.spot_at(piece->box.right() - 6, piece->box.y + 6);
                        REQUIRE(spot != nullptr);
                        CHECK(spot->does == Does::choose);
                        CHECK(spot->number == number);
                        CHECK(says(*piece, numeral(choosing.place(i))));
                        left.push_back(piece->box.x);
                    }
                    REQUIRE(left.size() == 2);
                    CHECK(left[1] < left[0]);  // 1 was chosen before 0
                    ++laid;
                }
            }
    CHECK(laid > roomless);
}

TEST_CASE("while orders are given what they are for lies open on the table, not behind a label") {
    int full = 0;
    int told = 0;
    for (const char* code : {"en", "it"})
        for (const int seats : {2, 3, 4})
            for (const Moment& moment : starring(scene::Star::spaces, seats, code, 5)) {
                const Laying table(moment, kSizes[0], code);
                bool all = true;
                for (const scene::Zone& zone : moment.scene.zones) {
                    if (zone.role != scene::Role::offered) continue;
                    for (const scene::Card& card : zone.cards)  // or one like it, of a heap
                        all = all &&
                              std::any_of(zone.cards.begin(), zone.cards.end(), [&](const scene::Card& like) {
                                  const Piece* piece = table.piece(like.id);
                                  return like.face.name == card.face.name && piece != nullptr &&
                                         table.stage.holds(piece->box.inset(1));
                              });
                }
                (all ? told : full) += 1;
            }
    CHECK(told > full);  // late in a year more lies there than fits
}

TEST_CASE(
    "a fight is one scene: the square that it is for, who defends it, who comes; other boards are away") {
    int fights = 0;
    int sent = 0;
    for (const char* code : {"en", "it"})
        for (const int seats : {2, 3})
            for (const Moment& moment : starring(scene::Star::faced, seats, code, 2)) {
                if (!moment.ask.star_at) continue;
                for (const Size& size : {kSizes[0], kSizes[1], kSmall}) {
                    INFO(code, " ", seats, " seats, ", size.w, "x", size.h, ": ", moment.ask.prompt);
                    const Laying table(moment, size, code);
                    CHECK(fault_of(table.page) == "");
                    REQUIRE(table.below != nullptr);
                    for (const scene::Zone& zone : table.below->zones) {
                        const bool beside = zone.kind == Name::of("sent") || zone.kind == Name::of("laid");
                        if (zone.role != scene::Role::faced && !beside) continue;
                        for (const scene::Card& card : zone.cards) {
                            const Piece* piece = table.piece(card.id);
                            if (piece == nullptr) continue;  // one of a heap
                            CHECK(table.stage.inset(-1).holds(piece->box));
                            sent += beside ? 1 : 0;
                        }
                    }
                    for (const scene::Zone& zone : table.below->zones) {
                        if (zone.role != scene::Role::hand) continue;
                        const bool asked = std::any_of(
                            moment.ask.choices.begin(), moment.ask.choices.end(),
                            [&](const scene::Choice& choice) {
                                return std::any_of(zone.cards.begin(), zone.cards.end(),
                                                   [&](const scene::Card& card) {
                                                       return choice.object == Ref::card(card.id, 0);
                                                   });
                            });
                        for (const scene::Card& card : zone.cards)
                            CHECK((asked || table.piece(card.id) == nullptr));  // orders are for other days
                    }
                    if (size.w < 1280) continue;
                    for (const scene::Seat& seat : moment.scene.seats)
                        for (const scene::Board& board : seat.boards) {
                            const std::vector<Rect> squares = table.squares(board);
                            if (board.squares.front().ref.board() != moment.ask.star_at.board()) {
                                CHECK(squares.empty());
                                continue;
                            }
                            CHECK(squares.size() == 9);
                            for (const Rect& square : squares)
                                CHECK(square.w >= size.w * 0.045F);
                            ++fights;
                        }
                    CHECK(has_spot(table.page, Does::square,
                                   static_cast<std::int64_t>(moment.ask.star_at.bits())));
                }
            }
    CHECK(fights > 10);
    CHECK(sent > 3);
}
