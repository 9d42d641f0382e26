// What is asked stands out of how things are and of what is to be known.
#include "window/pages/prompt.h"

#include "window/fixture.h"

#include <string_view>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("of a question the last sentence that asks is what is asked") {
    struct Said {
        std::string_view words;
        std::string_view stands;
        std::string_view asked;
        std::string_view known;
    };
    for (const auto& [words, stands, asked, known] : {
             Said{"Your turn. What do you do?", "Your turn.", "What do you do?", ""},
             Said{"Three orders, in this order. (Secret. The others lie shut.)", "",
                  "Three orders, in this order.", "(Secret. The others lie shut.)"},
             Said{"The rent is 3 gold, and you have 2. How much do you pay? Each one that is missing is a "
                  "letter.",
                  "The rent is 3 gold, and you have 2.", "How much do you pay?",
                  "Each one that is missing is a letter."},
             Said{"Your plan for the Tunnel: the tile is lost (fatigue 1, no spell).", "",
                  "Your plan for the Tunnel: the tile is lost (fatigue 1, no spell).", ""},
             Said{"Where does the Slime (Anna) go? (one square left)", "", "Where does the Slime (Anna) go?",
                  "(one square left)"},
             Said{"Who leads? Who follows?", "Who leads?", "Who follows?", ""},
             Said{"", "", "", ""},
         }) {
        const auto& shown = words;
        CAPTURE(shown);
        const Prompt prompt = prompt_of(words);
        CHECK(prompt.stands == stands);
        CHECK(prompt.asked == asked);
        CHECK(prompt.known == known);
    }
}

TEST_CASE("what is asked goes on in the line where how things stand ends, in bold, within its box") {
    const Ruler ruler{garamond(), language("en"), 17};
    const Rect box{10, 20, 260, 400};
    Piece piece;
    const float end = write_prompt(ruler, piece,
                                   "An Attack of 16 against a Defence of 19 is not enough. What does the "
                                   "Deep-Breathing Hermit do about it? (Once a turn.)",
                                   box, 8);
    bool shares_a_line = false;
    for (const Text& text : piece.texts) {
        CHECK(text.box.x >= box.x);
        CHECK(text.box.right() <= box.right() + 0.5F);
        CHECK(text.box.bottom() <= end + 0.5F);
        for (const Text& other : piece.texts) {
            if (&text == &other || text.box.y != other.box.y) continue;
            CHECK((text.box.right() <= other.box.x || other.box.right() <= text.box.x));
            shares_a_line = shares_a_line || text.face != other.face;
        }
    }
    CHECK(shares_a_line);
    CHECK(static_cast<Typeface>(piece.texts.front().face) == Typeface::italic);
    CHECK(piece.texts.back().size < piece.texts.front().size);
}
