// Two that face each other on a board, and who could do something there, as the window shows them.
#include "scene/coordinates.h"
#include "scene/maze.h"
#include "window/fixture.h"
#include "window/maze_page.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;
using tankard::play::test::InTheMaze;

namespace {

/// A figure of the second seat in c7 faces one of the first at that row and column.
struct Duel {
    explicit Duel(int row, int column) : row_(row), column_(column) {
        scene::Board& maze = it.scene.boards.front();
        auto& from = maze.squares[6 * 20 + 2].tokens;
        from.erase(from.begin() + 1, from.end());
        scene::Token other = from.front();
        other.card = static_cast<CardId>(900);
        other.owner = SeatId{0};
        maze.squares[static_cast<std::size_t>(row * 20 + column)].tokens = {other};
        it.scene.facing = scene::Facing{.from = from.front().card, .to = other.card, .sign = "⚔"};
        it.ask.sums = {31, 27};
    }

    Page page(const Size& size, int scale, const Zoom& zoom = {},
              std::optional<std::size_t> pointed = {}) const {
        return drawn(it, size, scale, zoom, pointed);
    }

    Ref from() const { return it.scene.boards.front().at(6, 2).ref; }
    Ref to() const { return it.scene.boards.front().at(row_, column_).ref; }

    InTheMaze it{2};
    int row_;
    int column_;
};

Rect place_of(const Page& page, Ref square) {
    for (const Spot& spot : page.spots)
        if (spot.does == Does::square && spot.number == static_cast<std::int64_t>(square.bits()))
            return spot.box;
    return {};
}

/// The box of the plate with these words; none: there is none.
Rect plate_of(const Page& page, std::string_view words) {
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            if (text.words == words && piece.layer == 1)
                for (const Figure& shape : piece.shapes)
                    if (shape.look == Look::count && shape.box.holds(text.box)) return shape.box;
    return {};
}

/// Whether a marker of that pigment is drawn round a square, and beyond it.
bool is_ringed(const Page& page, const Rect& square, std::string_view pigment) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.shapes.begin(), piece.shapes.end(), [&](const Figure& shape) {
            return shape.look == Look::marker && shape.frame == pigment && shape.box.holds(square) &&
                   shape.box.w < square.w * 2;
        });
    });
}

bool has_halo(const Page& page, const Rect& square) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.shapes.begin(), piece.shapes.end(), [&](const Figure& shape) {
            return shape.look == Look::seal && shape.frame == "gold" && shape.box.holds(square) &&
                   shape.box.w < square.w * 2;
        });
    });
}

bool has_marker(const Piece& piece) {
    return std::any_of(piece.shapes.begin(), piece.shapes.end(),
                       [](const Figure& shape) { return shape.look == Look::marker; });
}
/// The two in large; null: they are not.
const Piece* in_large(const Page& page) {
    for (const Piece& piece : page.pieces)
        if (!piece.shapes.empty() && piece.shapes.front().look == Look::plaque &&
            piece.shapes.front().frame == "gold" && has_marker(piece))
            return &piece;
    return nullptr;
}
int letters_of(const Piece& piece, std::string_view words) {
    for (const Text& text : piece.texts)
        if (text.words == words) return text.size;
    return 0;
}

float to_middle(const Rect& box, const Rect& of) {
    return std::hypot(box.x + box.w / 2 - of.x - of.w / 2, box.y + box.h / 2 - of.y - of.h / 2);
}

}  // namespace

TEST_CASE("who face each other have a ring of their side, and each its sum beside it") {
    for (const auto& at : {std::pair{6, 3}, {5, 2}, {6, 9}, {2, 8}}) {
        const Duel duel(at.first, at.second);
        const Page page = duel.page(kSizes[0], 100);
        INFO(at.first, ", ", at.second);
        CHECK(fault_of(page) == "");
        const Rect from = place_of(page, duel.from());
        const Rect to = place_of(page, duel.to());
        CHECK(is_ringed(page, from, "sky"));
        CHECK(is_ringed(page, to, "blood"));
        const Rect mine = plate_of(page, "31");
        const Rect theirs = plate_of(page, "27");
        REQUIRE(mine.w > 0);
        REQUIRE(theirs.w > 0);
        CHECK(to_middle(mine, from) < to_middle(mine, to));
        CHECK(to_middle(theirs, to) < to_middle(theirs, from));
    }
}

TEST_CASE("while a fight is asked both stand beside the board once more in large, and hide nothing of it") {
    for (const auto& at : {std::pair{6, 3}, {0, 2}, {6, 9}, {9, 19}}) {
        Duel duel(at.first, at.second);
        INFO(at.first, ", ", at.second);
        for (const Size& size : kSizes)
            for (const int scale : kScales) {
                const Page page = duel.page(size, scale);
                const Piece* large = in_large(page);
                INFO(size.w, "x", size.h, " at ", scale, " %");
                if (size.w >= 1280 && scale <= 100) REQUIRE(large != nullptr);
                if (large == nullptr) continue;
                for (const Ref square : {duel.from(), duel.to()})
                    CHECK_FALSE(meet(large->box, place_of(page, square)));
                for (const scene::Choice& choice : duel.it.ask.choices)
                    CHECK_FALSE(meet(large->box, place_of(page, choice.object)));
                CHECK(fault_of(page) == "");
            }
        const Page page = duel.page(kSizes[0], 100);
        const Piece& large = *in_large(page);
        CHECK(letters_of(large, "31") >= 30);
        CHECK(letters_of(large, "27") >= 30);
        CHECK(letters_of(large, "Goblin") >= 15);
        for (const char* pigment : {"sky", "blood"})
            CHECK(std::any_of(large.shapes.begin(), large.shapes.end(), [&](const Figure& shape) {
                return shape.look == Look::marker && shape.frame == pigment && shape.box.w >= 60;
            }));
        duel.it.ask.sums.reset();
        CHECK(in_large(duel.page(kSizes[0], 100)) == nullptr);
    }
}

TEST_CASE("where the sums stand in large the question does not say them too") {
    Duel duel(6, 3);
    duel.it.ask.prompt = "31 to 27 so far. Which card?";
    for (const Size& size : kSizes)
        for (const int scale : kScales) {
            const Page page = duel.page(size, scale);
            bool said = false;
            for (const Piece& piece : page.pieces)
                for (const Text& text : piece.texts)
                    said = said || text.words.find("31 to") != std::string::npos;
            INFO(size.w, "x", size.h, " at ", scale, " %");
            CHECK(said == (in_large(page) == nullptr));
        }
}

TEST_CASE("what a fight is not about lies in the dark, which fades into the light") {
    const Duel duel(6, 3);
    int fades = 0;
    int dark = 0;
    for (const Piece& piece : duel.page(kSizes[0], 100).pieces)
        for (const Figure& shape : piece.shapes)
            if (shape.look == Look::night) ++(shape.grain > 0 ? fades : dark);
    CHECK(fades == 1);
    CHECK(dark >= 2);
}

TEST_CASE("where nobody faces anybody there is no ring, and without sums no plate") {
    Duel duel(6, 3);
    duel.it.ask.sums.reset();
    CHECK(plate_of(duel.page(kSizes[0], 100), "31").w == 0);
    CHECK(is_ringed(duel.page(kSizes[0], 100), place_of(duel.page(kSizes[0], 100), duel.from()), "sky"));
    duel.it.scene.facing.reset();
    CHECK_FALSE(
        is_ringed(duel.page(kSizes[0], 100), place_of(duel.page(kSizes[0], 100), duel.from()), "sky"));
}

TEST_CASE("one of the two outside of what is seen: nothing breaks, and the other has its ring") {
    const Duel duel(9, 19);
    for (const Size& size : kSizes)
        for (const int scale : kScales)
            for (const Ref at : {duel.from(), duel.to(), duel.it.scene.boards.front().at(0, 10).ref}) {
                INFO(size.w, "x", size.h, " at ", scale, " %");
                const Page page = duel.page(size, scale, {at, 0.5F, 0.5F, 12});
                CHECK(fault_of(page) == "");
                for (const auto& [square, pigment, sum] :
                     {std::tuple{duel.from(), "sky", "31"}, {duel.to(), "blood", "27"}}) {
                    const Rect place = place_of(page, square);
                    CHECK(is_ringed(page, place, pigment) == (place.w > 0));
                    CHECK((plate_of(page, sum).w > 0) == (place.w > 0));
                }
            }
}

TEST_CASE("who could do something is marked; of an answer that is pointed at those alone") {
    Duel duel(6, 9);
    duel.it.scene.facing.reset();
    const CardId mine = duel.it.scene.boards.front().at(6, 2).tokens.front().card;
    duel.it.ask.choices[2].figures = {mine};
    duel.it.ask.choices[4].figures = {static_cast<CardId>(900)};
    const auto halos = [&](std::optional<std::size_t> pointed) {
        const Page page = duel.page(kSizes[0], 100, {}, pointed);
        return std::pair{has_halo(page, place_of(page, duel.from())),
                         has_halo(page, place_of(page, duel.to()))};
    };
    CHECK(halos({}) == std::pair{true, true});
    CHECK(halos(2) == std::pair{true, false});
    CHECK(halos(4) == std::pair{false, true});
    CHECK(halos(0) == std::pair{true, true});
}

TEST_CASE("what is far from a fight lies in the dark; who fights, and a square round them, does not") {
    for (const Duel& duel : {Duel(6, 3), Duel(2, 12)}) {
        const Page page = duel.page({1280, 720}, 100);
        const Rect from = place_of(page, duel.from());
        const Rect to = place_of(page, duel.to());
        const Rect far = place_of(page, duel.it.scene.boards.front().at(9, 19).ref);
        REQUIRE(from.w > 0);
        REQUIRE(far.w > 0);
        const auto dark = [&](const Rect& box) {
            return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                return std::any_of(piece.shapes.begin(), piece.shapes.end(), [&](const Figure& shape) {
                    const Rect light = shape.box.inset(static_cast<float>(shape.grain));
                    if (shape.grain > 0 && light.holds(box)) return false;
                    return shape.look == Look::night && shape.box.x < box.right() &&
                           box.x < shape.box.right() && shape.box.y < box.bottom() &&
                           box.y < shape.box.bottom();
                });
            });
        };
        CHECK(dark(far));
        for (const Piece& piece : page.pieces)  // through a veil that leaves it what it is
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::night) CHECK(shape.share < 0.85F);
        CHECK_FALSE(dark(from.inset(-from.w)));
        CHECK_FALSE(dark(to.inset(-to.w)));
    }
}

TEST_CASE("side by side nobody stands on anybody: rings end where squares do, and figures within them") {
    for (const auto& at : {std::pair{6, 3}, {5, 2}, {5, 3}}) {
        const Duel duel(at.first, at.second);
        const Page page = duel.page(kSizes[0], 100);
        for (const Ref square : {duel.from(), duel.to()}) {
            const Rect place = place_of(page, square);
            std::vector<float> sizes;
            for (const Piece& piece : page.pieces)
                for (const Figure& shape : piece.shapes)
                    if (shape.look == Look::marker && to_middle(shape.box, place) < 2) {
                        CHECK(place.inset(-1).holds(shape.box));
                        sizes.push_back(shape.box.w);
                    }
            REQUIRE(sizes.size() == 2);
            CHECK(std::min(sizes[0], sizes[1]) <= std::max(sizes[0], sizes[1]) * 0.85F);
        }
    }
}
