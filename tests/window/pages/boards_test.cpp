// Boards in the window: nothing clipped, nothing overlapping, every square within reach.
#include "scene/maze.h"
#include "text/drawings.h"
#include "window/fixture.h"
#include "window/maze_page.h"

#include <algorithm>
#include <map>
#include <set>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;
using tankard::play::test::InTheMaze;

namespace {

int looks(const Page& page, Look look) {
    int count = 0;
    for (const Piece& piece : page.pieces)
        count += static_cast<int>(std::count_if(piece.shapes.begin(), piece.shapes.end(),
                                                [look](const Figure& shape) { return shape.look == look; }));
    return count;
}

int squares(const Page& page) {
    return static_cast<int>(std::count_if(page.spots.begin(), page.spots.end(),
                                          [](const Spot& spot) { return spot.does == Does::square; }));
}

bool shows(const Page& page, std::string_view words) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return text.words.find(words) != std::string::npos; });
    });
}

}  // namespace

TEST_CASE("boards of the table and of every seat: whole, and nothing overlaps, at every size and scale") {
    for (const int seats : {1, 2, 4}) {
        const InTheMaze it(seats);
        for (const Size& size : kSizes)
            for (const int scale : kScales) {
                INFO(seats, " seats ", size.w, "x", size.h, " at ", scale, " %");
                const Page page = drawn(it, size, scale);
                CHECK(fault_of(page) == "");
                CHECK(squares(page) == 200 + 20 * seats);
                for (const Look look : {Look::wall, Look::door, Look::grate, Look::ground, Look::crag})
                    CHECK(has_look(page, look));
                CHECK(shows(page, "?"));
                CHECK_FALSE(shows(page, "Ghost"));
            }
    }
}

namespace {

/// Where it lies on the page.
Rect place_of(const Page& page, Ref square) {
    for (const Spot& spot : page.spots)
        if (spot.does == Does::square && spot.number == static_cast<std::int64_t>(square.bits()))
            return spot.box;
    return {};
}

const Piece* piece_of(const Page& page, CardId card) {
    for (const Piece& piece : page.pieces)
        if (piece.thing == index(card) + 1) return &piece;
    return nullptr;
}

}  // namespace

TEST_CASE("at 1280x720 a board of 22 columns has squares of 40 pixels, figures fill them, letters are read") {
    play::Library library = library_of("twister");
    int figures = 0;
    for (const int seats : {2, 4})
        for (const Moment& moment : moments_of(library, seats, "en", 9, 12)) {
            if (moment.scene.boards.empty()) continue;
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
            const Choosing choosing(moment.ask);
            const Page page = table_page(
                ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = {}}, 1280,
                720);
            INFO(seats, " seats: ", moment.ask.prompt);
            const scene::Board& board = moment.scene.boards.front();
            const bool empty = std::all_of(board.squares.begin(), board.squares.end(),
                                           [](const scene::Square& each) { return each.tokens.empty(); });
            for (const scene::Square& square : board.squares) {
                const Rect box = place_of(page, square.ref);
                if (empty && box.w == 0) continue;  // who comes along is chosen there
                CHECK(box.w >= 40);
                if (square.tokens.size() != 1 || square.tokens.front().lies) continue;
                if (square.tokens.front().card == CardId::none) continue;
                const Piece* figure = piece_of(page, square.tokens.front().card);
                REQUIRE(figure != nullptr);
                CHECK(figure->box.w >= box.w * 0.88F);
                CHECK(box.holds(figure->box));
                ++figures;
            }
            for (const Piece& piece : page.pieces)
                if (piece.shapes.size() > 100)
                    for (const Text& text : piece.texts)
                        CHECK(text.size >= 10);
        }
    CHECK(figures > 20);
}

TEST_CASE("what it costs to go where somebody stands lies over a corner of the figure, which stays large") {
    InTheMaze it(2);
    const Ref square = it.scene.boards.front().at(6, 2).ref;
    const CardId goblin = it.scene.boards.front().at(6, 2).tokens.front().card;
    const float free = piece_of(drawn(it, kSizes[0], 100), goblin)->shapes.front().box.w;
    for (scene::Choice& choice : it.ask.choices)
        if (choice.object == square) choice.cost = 3;
    const Page page = drawn(it, kSizes[0], 100);
    CHECK(piece_of(page, goblin)->shapes.front().box.w == free);
    const auto coin = std::find_if(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return piece.layer == 1 && piece.shapes.front().look == Look::coin &&
               place_of(page, square).holds(piece.box);
    });
    REQUIRE(coin != page.pieces.end());
    CHECK(coin->texts.front().words == "3");
    CHECK(static_cast<float>(coin->texts.front().size) > place_of(page, square).w * 0.3F);
    CHECK(fault_of(page) == "");
}

TEST_CASE("a cost is large on the bare floor, and a plate beside what is drawn there") {
    InTheMaze it(1);
    const auto costly = std::find_if(it.ask.choices.begin(), it.ask.choices.end(),
                                     [](const scene::Choice& choice) { return choice.cost == 2; });
    REQUIRE(costly != it.ask.choices.end());
    scene::Square& square = it.scene.boards.front().squares[static_cast<std::size_t>(costly->object.cell())];
    struct Seen {
        unsigned size = 0;
        bool plate = false;
        bool drawing = false;
    };
    const auto seen = [&](const Size& size) {
        Seen all;
        const Page page = drawn(it, size, 100);
        CHECK(fault_of(page) == "");
        const Rect place = place_of(page, square.ref);
        for (const Piece& piece : page.pieces) {
            for (const Text& text : piece.texts) {
                if (!place.holds(text.box)) continue;
                if (text.words == "2") all.size = text.size;
                all.drawing = all.drawing || text.words == square.glyph;
            }
            for (const Figure& shape : piece.shapes)
                all.plate = all.plate || (shape.look == Look::coin && place.holds(shape.box));
        }
        return all;
    };
    for (const Size& size : {kSizes[0], kSizes[1]}) {
        square.glyph = "";
        const Seen bare = seen(size);
        CHECK(bare.size > 0);
        CHECK_FALSE(bare.plate);
        square.glyph = "⚙";
        const Seen beside = seen(size);
        CHECK(beside.plate);
        CHECK(beside.drawing);
        CHECK(beside.size < bare.size);
    }
}

TEST_CASE("two figures on one square stand side by side") {
    InTheMaze it(2);
    for (scene::Token& token : it.scene.boards.front().squares[6 * 20 + 2].tokens)
        token.lies = false;
    const Page page = drawn(it, kSizes[1], 100);
    int there = 0;
    for (const Spot& spot : page.spots)
        if (spot.does == Does::square &&
            spot.number == static_cast<std::int64_t>(Ref::square(2, 6 * 20 + 2).bits()))
            there = static_cast<int>(
                std::count_if(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                    return !piece.shapes.empty() && piece.shapes.front().look == Look::marker &&
                           spot.box.holds(piece.box);
                }));
    CHECK(there == 2);
}

TEST_CASE("squares that a question is about glow, stop the Tab key and are uppermost") {
    const InTheMaze it(2);
    for (const int scale : kScales) {
        const Page page = drawn(it, kSizes[0], scale);
        int stops = 0;
        for (const Spot& spot : page.spots) {
            if (spot.does != Does::square || !spot.stop) continue;
            ++stops;
            const Spot* top = page.spot_at(spot.box.x + spot.box.w / 4, spot.box.y + spot.box.h / 2);
            REQUIRE(top != nullptr);
            CHECK(top->does == Does::square);
            CHECK(top->number == spot.number);
        }
        CHECK(stops == 3);
    }
}

TEST_CASE("a board in large: whole squares, larger ones, nothing clipped, at every size and scale") {
    const InTheMaze it(2);
    const scene::Board& maze = it.scene.boards.front();
    for (const Size& size : kSizes)
        for (const int scale : kScales) {
            const auto all = main_board(drawn(it, size, scale), it.scene);
            REQUIRE(all);
            CHECK(all->part.rows == 10);
            CHECK(all->part.columns == 20);
            for (const int steps : {3, 12})
                for (const auto& at : {std::pair{0, 0}, {5, 19}}) {
                    INFO(size.w, "x", size.h, " at ", scale, " %, ", steps, " steps, ", at.first, ", ",
                         at.second);
                    const Page page =
                        drawn(it, size, scale, {maze.at(at.first, at.second).ref, 0.5F, 0.5F, steps});
                    CHECK(fault_of(page) == "");
                    const auto shown = main_board(page, it.scene);
                    REQUIRE(shown);
                    CHECK(shown->board == maze.squares.front().ref.board());
                    CHECK(shown->side >= all->side);
                    CHECK(shown->part.holds(at.first, at.second));
                    CHECK(squares(page) == shown->part.rows * shown->part.columns);
                }
        }
}

TEST_CASE("at 1280x720 a board of twenty columns can be read: a figure's letters and glyph, whole") {
    const InTheMaze it(1);
    const Zoom zoom{it.scene.boards.front().at(6, 2).ref, 0.5F, 0.5F, 4};
    const auto shown = main_board(drawn(it, kSizes[0], 100, zoom), it.scene);
    REQUIRE(shown);
    CHECK(shown->side >= 40);
}

TEST_CASE("a zoom keeps what is under the mouse, and pulling, panning and the rim keep to the board") {
    const InTheMaze it(1);
    const scene::Board& maze = it.scene.boards.front();
    const Zoom close{maze.at(5, 10).ref, 0.5F, 0.5F, 5};
    const Page page = drawn(it, kSizes[0], 100, close);
    const auto shown = main_board(page, it.scene);
    REQUIRE(shown);
    const auto part = [&](const Zoom& zoom) {
        return part_of(maze, zoom, shown->part.rows, shown->part.columns);
    };
    const float x = shown->box.x + shown->side * 1.5F;
    const float y = shown->box.y + shown->side * 1.5F;
    const Ref there = shown->at(maze, x, y);
    CHECK(there == maze.at(shown->part.row + 1, shown->part.column + 1).ref);
    const Zoom on = zoomed(close, *shown, it.scene, 1, x, y);
    CHECK(on.at == there);
    CHECK(on.steps == 6);
    CHECK(zoomed(close, *shown, it.scene, -5, x, y).whole());
    // Pulled a square to the right and down, one more is seen at the left and above.
    const Part moved = part(pulled(close, *shown, there, x + shown->side, y + shown->side));
    CHECK(moved.row == shown->part.row - 1);
    CHECK(moved.column == shown->part.column - 1);
    CHECK(part(panned(close, *shown, it.scene, 0, 2)).column == shown->part.column + 2);
    CHECK(part(panned(close, *shown, it.scene, 1, 0)).row == shown->part.row + 1);
    CHECK(part(panned(close, *shown, it.scene, -99, -99)).row == 0);
    CHECK(part(panned(close, *shown, it.scene, 99, 99)).column == 20 - shown->part.columns);
    CHECK(pulled({}, *shown, there, x, y).whole());
}

TEST_CASE("what is asked out of sight is brought into it; what is seen leaves the part where it was") {
    const InTheMaze it(1);
    const scene::Board& maze = it.scene.boards.front();
    scene::Ask ask = it.ask;
    ask.choices.resize(2);  // c7 and d7
    const auto after = [&](const Zoom& zoom) {
        const auto shown = main_board(drawn(it, kSizes[0], 100, zoom), it.scene);
        return part_of(maze, on_what_is_asked(zoom, shown, it.scene, ask), shown->part.rows,
                       shown->part.columns);
    };
    const Zoom far{maze.at(0, 19).ref, 0.5F, 0.5F, 6};
    CHECK(after(far).holds(6, 2));
    CHECK(after(far).holds(6, 3));
    const Zoom near{maze.at(6, 3).ref, 0.5F, 0.9F, 6};
    const auto shown = main_board(drawn(it, kSizes[0], 100, near), it.scene);
    CHECK(on_what_is_asked(near, shown, it.scene, ask).y == 0.9F);
    CHECK(on_what_is_asked({}, shown, it.scene, ask).whole());
    ask.choices.clear();
    CHECK(on_what_is_asked(far, shown, it.scene, ask).at == far.at);
}

TEST_CASE("where something is asked beyond the part that is seen, the key to it glows") {
    const InTheMaze it(1);
    const Page page = drawn(it, kSizes[0], 100, {it.scene.boards.front().at(0, 19).ref, 0.5F, 0.5F, 6});
    const auto glows = [&](Side side) {
        for (const Spot& spot : page.spots)
            if (spot.does == Does::pan && spot.number == static_cast<int>(side)) return spot.stop;
        return false;
    };
    CHECK(glows(Side::west));
    CHECK(glows(Side::south));
    CHECK_FALSE(has_spot(page, Does::pan, static_cast<int>(Side::north)));
    CHECK_FALSE(has_spot(page, Does::pan, static_cast<int>(Side::east)));
    CHECK_FALSE(has_spot(drawn(it, kSizes[0], 100), Does::pan, static_cast<int>(Side::west)));
}

TEST_CASE("a square that may be chosen has a golden edge inside it and light on its floor") {
    const InTheMaze it(1);
    const Page page = drawn(it, kSizes[0], 100);
    CHECK(looks(page, Look::within) == 3);
    int lit = 0;
    for (const Piece& piece : page.pieces)
        for (const Figure& shape : piece.shapes) {
            if (shape.look == Look::ground) lit += shape.lit ? 1 : 0;
            if (shape.look == Look::within)
                CHECK(std::any_of(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
                    return spot.does == Does::square && spot.stop && spot.box.inset(-0.5F).holds(shape.box);
                }));
        }
    CHECK(lit == 3);
}

TEST_CASE("several squares that may be chosen have one edge round all of them") {
    InTheMaze it(1);
    const scene::Board& maze = it.scene.boards.front();
    for (scene::Choice& choice : it.ask.choices)
        choice.object = maze.at(7, 7).ref;
    it.ask.choices[0].object = maze.at(2, 2).ref;
    it.ask.choices[1].object = maze.at(2, 3).ref;
    const Page page = drawn(it, kSizes[0], 100);
    CHECK(fault_of(page) == "");
    std::map<float, std::uint8_t> open;  // by x
    for (const Piece& piece : page.pieces)
        for (const Figure& shape : piece.shapes)
            if (shape.look == Look::within && shape.box.w < shape.box.h * 2)  // and no words about them
                open[shape.box.x] = shape.grain;
    REQUIRE(open.size() == 3);
    const auto bit = [](Side side) { return 1U << static_cast<unsigned>(side); };
    auto square = open.begin();
    CHECK(square++->second == bit(Side::east));
    CHECK(square++->second == bit(Side::west));
    CHECK(square->second == 0);
}

TEST_CASE("a block of which nothing is known is one slab with one picture, whole or in part") {
    InTheMaze it(1);
    scene::Board& maze = it.scene.boards.front();
    const auto forget = [](scene::Square& square) {
        square.ground = "unknown";
        square.texture = text::Texture::slab;
        square.glyph = "☠";
    };
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column)
            forget(maze.squares[static_cast<std::size_t>(row * 20 + column)]);
    const auto slabs = [](const Page& page) {
        std::vector<Rect> all;
        for (const Piece& piece : page.pieces)
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::ground && shape.texture == text::Texture::slab)
                    all.push_back(shape.box);
        return all;
    };
    const auto pictures = [](const Page& page) {
        int count = 0;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                count += text.words == "☠" && text.face == static_cast<std::uint8_t>(Typeface::icon);
        return count;
    };
    for (const Zoom& zoom : {Zoom{}, Zoom{maze.at(4, 4).ref, 0.1F, 0.1F, 8}}) {
        const Page page = drawn(it, kSizes[0], 100, zoom);
        CHECK(fault_of(page) == "");
        CHECK(slabs(page).size() == 1);
        CHECK(pictures(page) == 1);
    }
    maze.squares[0].ground = "floor";  // one of its squares is known: the others are no block any more
    CHECK(slabs(drawn(it, kSizes[0], 100)).size() == 25);
}

TEST_CASE("a shut block says its number, by which sentences call it, where there are several") {
    InTheMaze it(1);
    scene::Board& maze = it.scene.boards.front();
    const std::vector<scene::Frame> blocks{{0, 0, 5}, {0, 5, 5}, {5, 5, 5}};
    const scene::Frame shut = blocks[2];
    for (int row = shut.row; row < shut.row + shut.size; ++row)
        for (int column = shut.column; column < shut.column + shut.size; ++column) {
            scene::Square& square = maze.squares[static_cast<std::size_t>(row * 20 + column)];
            square.ground = "unknown";
            square.texture = text::Texture::slab;
        }
    const auto numbers = [&](const Page& page) {
        const Rect first = place_of(page, maze.at(shut.row, shut.column).ref);
        std::vector<std::string> all;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                if (text.face == static_cast<std::uint8_t>(Typeface::bold) &&
                    Rect{first.x, first.y, first.w * 5, first.h * 5}.holds(text.box))
                    all.push_back(text.words);
        return all;
    };
    maze.frames = blocks;
    const Page page = drawn(it, kSizes[0], 100);
    CHECK(fault_of(page) == "");
    CHECK(numbers(page) == std::vector<std::string>{"3"});
    maze.frames = {shut};
    CHECK(numbers(drawn(it, kSizes[0], 100)).empty());
}

TEST_CASE("the squares of a block have the colour of its stones, open or shut, and no others have") {
    InTheMaze it(1);
    scene::Board& maze = it.scene.boards.front();
    maze.frames = {{0, 0, 5, "teal"}, {0, 5, 5, "gold"}};
    for (int row = 0; row < 5; ++row)
        for (int column = 5; column < 10; ++column) {
            scene::Square& square = maze.squares[static_cast<std::size_t>(row * 20 + column)];
            square.ground = "unknown";
            square.texture = text::Texture::slab;
        }
    std::map<std::string, int> counted;
    const Page page = drawn(it, kSizes[0], 100);
    const Rect corner = place_of(page, maze.at(0, 0).ref);
    const Rect open{corner.x, corner.y, corner.w * 5, corner.h * 5};
    for (const Piece& piece : page.pieces)
        for (const Figure& shape : piece.shapes)
            if (shape.look == Look::ground) {
                ++counted[shape.stones];
                CHECK((shape.stones == "teal") == open.holds(shape.box));
            }
    CHECK(counted["teal"] == 25);
    CHECK(counted["gold"] == 1);
}

TEST_CASE("a block of which nothing is known is chosen wherever it is pressed, and all of it is framed") {
    InTheMaze it(1);
    scene::Board& maze = it.scene.boards.front();
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column) {
            scene::Square& square = maze.squares[static_cast<std::size_t>(row * 20 + column)];
            square.ground = "unknown";
            square.texture = text::Texture::slab;
        }
    it.ask.choices.front().object = maze.at(2, 2).ref;
    for (std::size_t i = 1; i < it.ask.choices.size(); ++i)
        it.ask.choices[i].object = maze.at(7, static_cast<int>(7 + i)).ref;
    const Page page = drawn(it, kSizes[0], 100);
    CHECK(fault_of(page) == "");
    const Rect middle = place_of(page, maze.at(2, 2).ref);
    for (const float across : {-2.0F, 0.0F, 2.0F})
        for (const float down : {-2.0F, 0.0F, 2.0F}) {
            const Spot* spot =
                page.spot_at(middle.x + middle.w * (0.5F + across), middle.y + middle.h * (0.5F + down));
            REQUIRE(spot != nullptr);
            CHECK(spot->does == Does::choose);
            CHECK(spot->number == 0);
        }
    CHECK(std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.shapes.begin(), piece.shapes.end(), [&](const Figure& shape) {
            return shape.look == Look::within && shape.box.w > middle.w * 4;
        });
    }));
    it.ask.choices[1].object = maze.at(1, 1).ref;  // of two it says which
    const Page two = drawn(it, kSizes[0], 100);
    const Spot* spot = two.spot_at(middle.x - middle.w * 1.5F, middle.y + middle.h / 2);
    REQUIRE(spot != nullptr);
    CHECK(spot->does == Does::square);
}

TEST_CASE("letters and numbers stand at a board's edges, costs on its squares, a line shows the way") {
    const InTheMaze it(1);
    const Page page = drawn(it, kSizes[1], 100);
    const auto says = [](const Page& page, std::string_view words) {
        return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
            return std::count_if(piece.shapes.begin(), piece.shapes.end(),
                                 [](const Figure& shape) { return shape.look == Look::ground; }) > 1 &&
                   std::any_of(piece.texts.begin(), piece.texts.end(),
                               [&](const Text& text) { return text.words == words; });
        });
    };
    for (const char* name : {"a", "t", "1", "10"})
        CHECK(says(page, name));
    const scene::Board& maze = it.scene.boards.front();
    const auto costs = [&](const Page& page) {
        int bold = 0;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                bold += text.words == "2" && text.face == static_cast<std::uint8_t>(Typeface::bold) &&
                        piece.shapes.size() > 100;
        return bold;
    };
    CHECK(costs(page) == 1);
    CHECK_FALSE(says(page, text::read_figures("footprint").letters));
    CHECK(looks(page, Look::path) == 0);
    CHECK(looks(drawn(it, kSizes[1], 100, {}, 1), Look::path) == 3);  // two squares, and what joins them
    CHECK(looks(drawn(it, kSizes[1], 100, {}, 0), Look::path) == 1);
    const Page watched = drawn(it, kSizes[1], 100, {}, {}, maze.at(6, 2).ref);
    CHECK(looks(watched, Look::shade) == 200 - 1 - static_cast<int>(maze.at(6, 2).sees.size()));
}

TEST_CASE("at 1280x720 the steps of a track where nobody stands have numbers that can be read") {
    const InTheMaze it(2);
    const Page page = drawn(it, kSizes[0], 100);
    int steps = 0;
    for (const Piece& piece : page.pieces)
        if (std::count_if(piece.shapes.begin(), piece.shapes.end(),
                          [](const Figure& shape) { return shape.look == Look::square; }) == 15)
            for (const Text& text : piece.texts)
                if (text.words.find_first_not_of("0123456789") == std::string::npos) {
                    CHECK(text.size >= 12);
                    ++steps;
                }
    CHECK(steps >= 13);
}

TEST_CASE("whose figure lies on a numbered place is told by its form and letter") {
    const InTheMaze it(2);
    const Page page = drawn(it, kSizes[1], 100);
    const auto lodger = std::find_if(it.scene.zones.front().cards.begin(), it.scene.zones.front().cards.end(),
                                     [](const scene::Card& card) { return card.owner == SeatId{1}; });
    REQUIRE(lodger != it.scene.zones.front().cards.end());
    const auto piece = std::find_if(page.pieces.begin(), page.pieces.end(),
                                    [&](const Piece& each) { return each.thing == index(lodger->id) + 1; });
    REQUIRE(piece != page.pieces.end());
    REQUIRE_FALSE(piece->shapes.empty());
    CHECK(piece->shapes.front().look == Look::marker);
    CHECK(piece->shapes.front().form == Form::notched);
}

namespace {

/// How the squares of the table's board look that are not lit.
std::set<Calm> calms(const Page& page, std::size_t squares) {
    std::set<Calm> all;
    for (const Piece& piece : page.pieces)
        if (piece.shapes.size() > squares)
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::ground && !shape.lit) all.insert(shape.calm);
    return all;
}

}  // namespace

TEST_CASE("quiet ground is plain, and recedes behind squares that may be chosen; any other is as it was") {
    InTheMaze it(1);
    CHECK(calms(drawn(it, kSizes[0], 100), 150) == std::set{Calm::lively});
    it.scene.boards.front().quiet = true;
    CHECK(calms(drawn(it, kSizes[0], 100), 150) == std::set{Calm::receding});
    it.ask.choices.clear();
    it.ask.question.options.clear();
    CHECK(calms(drawn(it, kSizes[0], 100), 150) == std::set{Calm::quiet});
}

TEST_CASE("on quiet ground who stands alone fills the square, and what lies there is much smaller") {
    for (const bool quiet : {false, true}) {
        InTheMaze it(1);
        scene::Board& board = it.scene.boards.front();
        board.quiet = quiet;
        const auto put = [&](int row, int column, CardId card, bool lies) {
            scene::Token token;
            token.card = card;
            token.mark = "x";
            token.owner = lies ? SeatId::none : SeatId{0};
            token.lies = lies;
            board.squares[static_cast<std::size_t>(row * board.columns + column)].tokens = {token};
        };
        put(8, 8, CardId{900}, true);
        put(8, 9, CardId{901}, false);
        const Page page = drawn(it, kSizes[0], 100);
        CHECK(fault_of(page) == "");
        const Piece* thing = piece_of(page, CardId{900});
        const Piece* figure = piece_of(page, CardId{901});
        REQUIRE(thing != nullptr);
        REQUIRE(figure != nullptr);
        const float side = place_of(page, board.at(8, 9).ref).w;
        CHECK(figure->box.w >= side * 0.88F);
        CHECK((thing->box.w <= side * 0.75F) == quiet);
    }
}
