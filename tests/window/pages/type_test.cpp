// Fonts.
#include "window/pages/type.h"

#include "text/drawings.h"
#include "text/utf8.h"

#include <stdexcept>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;

TEST_CASE("a font that is missing is one sentence that says which package has it") {
    FontFiles files = font_files(true);
    files.path[0] = "/nowhere/OpenDyslexic.otf";
    std::string said;
    try {
        const window::Type type(files);
    } catch (const std::runtime_error& error) {
        said = error.what();
    }
    CHECK(said.find("/nowhere/OpenDyslexic.otf") != std::string::npos);
    CHECK(said.find("install the package fonts-") != std::string::npos);
}

TEST_CASE("a drawing's letter is drawn from its font, and without that its glyph serves") {
    std::string icon;
    text::append_character(icon, text::drawing("hearts").value());
    const std::string drawing = icon;
    icon += "♥";
    FontFiles files = font_files(false);
    const auto which = static_cast<std::size_t>(Typeface::drawing);
    if (!files.path[which].empty()) {  // what .ci/setup could not fetch is not there
        const window::Type with(files);
        CHECK(with.sign(icon) == drawing);
        CHECK(with.face_of(*text::drawing("hearts"), Typeface::bold) == Typeface::drawing);
        CHECK(with.width(drawing, Typeface::icon, 40) > 30);
    }
    files.path[which].clear();
    const window::Type without(files);
    CHECK(without.sign(icon) == "♥");
    CHECK(without.sign(drawing).empty());
    for (const char* word : {"♥", "Esc", "1", ""})
        CHECK(without.sign(word) == word);
    files.path[which] = "/nowhere/drawings.ttf";
    CHECK_THROWS_AS(window::Type{files}, std::runtime_error);
}

TEST_CASE("where the font for dyslexic readers is missing, the usual one is taken, and a sentence says so") {
    FontFiles gone = font_files(true);
    gone.path[0] = "/nowhere/OpenDyslexic.otf";
    std::string missing;
    const std::unique_ptr<window::Type> type = type_or(gone, font_files(false), missing);
    CHECK(type->files().path[0] == font_files(false).path[0]);
    CHECK(missing.find("/nowhere/OpenDyslexic.otf") != std::string::npos);
    missing.clear();
    CHECK(type_or(font_files(true), font_files(false), missing)->files().path[0] == font_files(true).path[0]);
    CHECK(missing.empty());
    CHECK_THROWS_AS(type_or(gone, gone, missing), std::runtime_error);
}

TEST_CASE("letters that lean away from their neighbours stand nearer to them, in words and in nothing else") {
    const window::Type type(font_files(false));
    const auto apart = [&](std::string_view words, Typeface face, unsigned size) {
        float all = 0;
        for (const char32_t letter : letters_of(words))
            all += type.advance(letter, face, size);
        return all - type.width(words, face, size);
    };
    for (const Typeface face : {Typeface::regular, Typeface::bold, Typeface::italic})
        for (const unsigned size : {17U, 24U, 40U}) {
            for (const char* nearer : {"Wa", "To", "Ye", "Va", "P."})
                CHECK_MESSAGE(apart(nearer, face, size) > 0, nearer);
            for (const char* same : {"Ha", "aW", "WW", "T ", "on"})
                CHECK_MESSAGE(apart(same, face, size) == 0, same);
        }
    CHECK(apart("Wa", Typeface::icon, 40) == 0);
    CHECK(apart("Warrior", Typeface::bold, 40) < 40 * 0.2F);
}

TEST_CASE("a line is as wide as it is measured, and takes every word that has room") {
    const window::Type type(font_files(false));
    const std::string prose =
        "We Took the Tavern's Van. Yes: \"To Wapping!\" said Tobias, very quietly, and Vera paid for it.";
    for (const Typeface face : {Typeface::regular, Typeface::bold, Typeface::italic})
        for (const unsigned size : {17U, 24U})
            for (float width = 120; width < 700; width += 7) {
                const auto lines = type.wrap(prose, face, size, width);
                for (std::size_t i = 0; i < lines.size(); ++i) {
                    CHECK(type.width(lines[i], face, size) <= width);
                    if (i == 0) continue;
                    const std::string word = lines[i].substr(0, lines[i].find(' '));
                    CHECK(type.width(lines[i - 1] + " " + word, face, size) > width);
                }
                CHECK(fmt::format("{}", fmt::join(lines, " ")) == prose);
            }
}

TEST_CASE("a width is the same the second time, and after very many others") {
    const window::Type type(font_files(false));
    const float before = type.width("Tankard", Typeface::bold, 24);
    for (int i = 0; i < 40'000; ++i)
        type.width(fmt::format("{}", i), Typeface::regular, 17);
    CHECK(type.width("Tankard", Typeface::bold, 24) == before);
    CHECK(type.width("Tankard", Typeface::bold, 24) == before);
    CHECK(type.width("Tankard", Typeface::bold, 25) != before);
    CHECK(type.width("Tankard", Typeface::italic, 24) != before);
}

TEST_CASE("an apostrophe within a word is drawn as one, a quotation mark stays straight") {
    CHECK(letters_of("Don't: l'oro è 'suo'") == U"Don’t: l’oro è 'suo'");
    CHECK(letters_of("'") == U"'");
    CHECK(letters_of("") == U"");
}
