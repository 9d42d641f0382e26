// Pictures from drawings and glyphs: the shipped ones can be drawn, and a picture stays in its frame whatever
// it is made of.
#include "text/drawings.h"
#include "text/utf8.h"
#include "window/fixture.h"
#include "window/pages/broad_card.h"
#include "window/pages/card_anatomy.h"
#include "window/pages/card_heap.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("every figure of every shipped picture is in the fonts") {
    const bool drawn = !garamond().files().path[static_cast<std::size_t>(Typeface::drawing)].empty();
    const play::Library& library = play::test::library();
    REQUIRE(library.pictured().size() > 150);
    for (const auto& pictured : library.pictured())
        for (const char32_t letter : letters_of(library.picture(intern(pictured.second))))
            CHECK_MESSAGE((garamond().knows(letter) || (text::is_drawing(letter) && !drawn)), pictured.first,
                          " ", pictured.second, " U+",
                          fmt::format("{:X}", static_cast<std::uint32_t>(letter)));
    CHECK_FALSE(garamond().knows(U'\U0001F9B7'));
}

TEST_CASE("every drawing that is shown exists") {
    for (const char* campaign :
         {"black_water", "five_to_eleven", "gauntlet", "fighter", "lords", "twister", "set_menu"}) {
        const play::Library library = library_of(campaign);
        REQUIRE(library.problems().empty());
        for (const auto& [file, of, name] : library.unknown_drawings())
            FAIL_CHECK(file, " ", of, " ", name);
    }
}

TEST_CASE("without its drawings a picture is the glyph of its kind") {
    FontFiles files = font_files(false);
    files.path[static_cast<std::size_t>(Typeface::drawing)].clear();
    const window::Type type(files);
    const Ruler ruler{type, language("en"), 17};
    std::string figure;
    text::append_character(figure, text::drawing("dwarf-face").value());
    const auto shown = [&](const std::string& glyphs, const std::string& icon) {
        Piece piece;
        picture(ruler, piece, glyphs, icon, "blood", {0, 0, 300, 100});
        std::string all;
        for (const Text& text : piece.texts)
            all += text.words;
        return all;
    };
    CHECK(shown(figure + figure, figure + "♞") == "♞");
    CHECK(shown(figure + "🌾", "♞") == "♞");
    CHECK(shown("🐕" + figure + "🌾", "♞") == "🌾🐕");
    CHECK(shown(figure, "") == "");
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

TEST_CASE("a creature on a large card is larger than its stage, and leaves room for a key") {
    const Ruler ruler{garamond(), language("en"), 17};
    scene::Card card{CardId{1}, {.name = "Weir Pike", .frame = "blood", .picture = "♞🌾"}};
    const auto out = [&](const Piece& piece) {
        for (const Text& text : piece.texts)
            if (text.ink == Ink::figure) return text;
        return Text{};
    };
    for (const Piece& piece : {whole_card(ruler, card, 200, 270), broad_card(ruler, card, 500, 270)}) {
        CHECK(fault_of(piece) == "");
        const Text figure = out(piece);
        CHECK(figure.over >= 10);
        CHECK(figure.over <= 24);
        CHECK(figure.broad > 0);
        CHECK(figure.broad <= piece.box.w - 3 * ruler.em);
    }
    CHECK(out(whole_card(ruler, card, 140, 190)).broad == 0);
    Piece many = whole_card(ruler, card, 200, 270);
    heap(ruler, many, 3);  // how many they are is seen
    CHECK(out(many).broad == 0);
    card.face.frame = "iron";
    CHECK(out(whole_card(ruler, card, 200, 270)).broad == 0);
}

TEST_CASE("a bar shows what is left and never more than all") {
    const auto filled = [](int amount, int most) {
        Piece piece;
        bar(piece, {.amount = amount, .most = most}, {0, 0, 102, 8});
        return piece.shapes.size() < 2 ? 0.0F : piece.shapes.back().box.w;
    };
    CHECK(filled(0, 3) == 0);
    CHECK(filled(-2, 3) == 0);
    CHECK(filled(3, 3) == 100);
    CHECK(filled(9, 3) == 100);
    CHECK(filled(1, 2) == 50);
    CHECK(filled(1, 0) == 100);
}

TEST_CASE("whoever has less than half a life looks it, on the card and the same each time") {
    const Ruler ruler{garamond(), language("en"), 17};
    const auto wound_of = [&](std::uint16_t id, int life) {
        scene::Card card{CardId{id}, {.name = "Weir Pike", .frame = "blood", .picture = "♞"}};
        card.face.badges = {
            {.name = intern("life"), .value = fmt::format("{}/8", life), .amount = life, .most = 8}};
        std::vector<Figure> all;
        for (const Piece& piece : {whole_card(ruler, card, 200, 270), broad_card(ruler, card, 500, 270)})
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::wound) {
                    CHECK(piece.box.holds(shape.box));
                    all.push_back(shape);
                }
        return all;
    };
    for (const int whole : {8, 5, 4})
        CHECK(wound_of(1, whole).empty());
    for (const int hurt : {3, 1}) {
        const std::vector<Figure> wounds = wound_of(1, hurt);
        REQUIRE(wounds.size() == 2);
        CHECK(wounds[0].share == static_cast<float>(hurt) / 8);
        CHECK(wounds[0].grain == wounds[1].grain);
        CHECK(wounds[0].grain == wound_of(1, 2)[0].grain);
        CHECK(wounds[0].grain != wound_of(2, hurt)[0].grain);
    }
}

TEST_CASE("what is left of a life is written in its bar, large enough at every size of a card") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    Ruler smaller = ruler;
    smaller.em *= 0.76F;
    scene::Card card{CardId{1}, {.name = "Weir Pike", .frame = "blood", .picture = "♞"}};
    card.face.badges = {{.name = intern("life"), .value = "13/52", .amount = 13, .most = 52}};
    const auto letters = [&](const Piece& piece) {
        for (const Text& text : piece.texts)
            if (text.words.ends_with("13/52")) return static_cast<int>(text.size);
        return 0;
    };
    CHECK(letters(broad_card(ruler, card, 500, 270)) >= 20);
    CHECK(letters(whole_card(ruler, card, 220, 270)) >= 20);
    CHECK(letters(whole_card(smaller, card, 110, 250)) >= 15);
}

TEST_CASE("how many equal cards lie in a narrow fan stands beside their name, and hides no picture") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    scene::Card card{CardId{1}, {.name = "Shove", .frame = "blood", .picture = "♞"}};
    card.face.badges = {{.name = intern("value"), .value = "2", .amount = 2}};
    const float seen = 62;
    const Anatomy common = anatomy_of(ruler, {&card.face}, 78, 112, seen);
    Piece several = whole_card(ruler, card, 78, 112, seen, common);
    const auto figure = [](const Piece& piece) {
        for (const Text& text : piece.texts)
            if (text.words == "♞") return static_cast<int>(text.size);
        return 0;
    };
    const int alone = figure(several);
    REQUIRE(alone > 0);
    spread(ruler, several, 2, 14, seen);
    CHECK(figure(several) == alone);
    const Text& count = several.texts.back();
    CHECK(count.words == "×2");
    for (const Text& text : several.texts)
        if (&text != &count && text.box.y < count.box.bottom() && count.box.y < text.box.bottom())
            CHECK(text.box.x + (text.box.w -
                                ruler.type.width(text.words, static_cast<Typeface>(text.face), text.size)) /
                                   2 >=
                  count.box.right());
}

TEST_CASE("how many equal cards there are stands on a seal, and takes nothing from their name") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const scene::Card card{CardId{1}, {.name = "Shove", .frame = "iron", .picture = "♞"}};
    const Piece alone = whole_card(ruler, card, 100, 200);
    Piece several = alone;
    spread(ruler, several, 3, 14, 100);
    const auto title = [](const Piece& piece) {
        for (const Text& text : piece.texts)
            if (text.words == "Shove") return static_cast<int>(text.size);
        return 0;
    };
    CHECK(title(alone) >= 13);
    CHECK(title(several) == title(alone));
    CHECK(fault_of(several) == "");
    CHECK(std::any_of(several.shapes.begin(), several.shapes.end(),
                      [](const Figure& shape) { return shape.look == Look::stamp; }));
}
