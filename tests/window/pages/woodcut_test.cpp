// Pictures from glyphs: the shipped ones can be drawn, and a picture stays in its frame whatever it is made
// of.
#include "text/utf8.h"
#include "window/fixture.h"

#include <cstdint>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("every glyph of every shipped picture is in the fonts") {
    const play::Library& library = play::test::library();
    REQUIRE(library.pictured().size() > 150);
    for (const auto& [file, id] : library.pictured())
        for (const char32_t letter : letters_of(library.picture(intern(id))))
            CHECK_MESSAGE(garamond().knows(letter), file, " ", id, " U+",
                          fmt::format("{:X}", static_cast<std::uint32_t>(letter)));
    CHECK_FALSE(garamond().knows(U'\U0001F9B7'));
}

TEST_CASE("everything that ships has a picture") {
    const play::Library& library = play::test::library();
    for (const Source& source : library.host().sources())
        CHECK_MESSAGE(!library.picture(intern(source.id)).empty(), source.file);
}

TEST_CASE("a picture stays in its frame, whatever it is made of and however narrow that is") {
    for (const float em : {9.0F, 17.0F, 50.0F})
        for (const float w : {em * 2, em * 8, em * 40})
            for (const char* glyphs : {"", "🐕", "🐕🌾🌾🌾", "ᛗᚹwww", "\xff"}) {
                const Ruler ruler{garamond(), language("en"), em};
                Piece piece;
                const Rect frame{3, 5, w, em * 3};
                piece.box = frame;
                picture(ruler, piece, glyphs, "", "blood", frame);
                CHECK(fault_of(piece) == "");
            }
}

TEST_CASE("a bar shows what is left and never more than all") {
    const auto filled = [](int amount, int most) {
        Piece piece;
        bar(piece, amount, most, {0, 0, 102, 8});
        return piece.shapes.size() < 2 ? 0.0F : piece.shapes.back().box.w;
    };
    CHECK(filled(0, 3) == 0);
    CHECK(filled(-2, 3) == 0);
    CHECK(filled(3, 3) == 100);
    CHECK(filled(9, 3) == 100);
    CHECK(filled(1, 2) == 50);
    CHECK(filled(1, 0) == 100);
}
