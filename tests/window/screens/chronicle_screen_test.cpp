// A chronicle in the window is kept as a file, and its page says where, or why not.
#include "window/screens/chronicle_screen.h"

#include "window/fixture.h"

#include <stdexcept>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

struct Shown {
    explicit Shown(const std::string& code, Keeping keeping)
        : screen(language(code), preferences, chronicle(), std::move(keeping)) {}

    static scene::Chronicle chronicle() {
        scene::Chronicle all{.title = "Black Water"};
        all.chapters.push_back({.title = "The Mill", .outcome = "alive"});
        all.chapters.push_back({.title = "The Bridge", .outcome = "dead"});
        return all;
    }
    Page page(const Size& size = kSizes[0], int percent = 100) {
        return screen.page({garamond(), language("en"), em_of(size.w, size.h, percent)}, size.w, size.h);
    }
    /// All words of the page, one behind the other.
    std::string words() {
        std::string all;
        for (const Piece& piece : page().pieces)
            for (const Text& text : piece.texts)
                all += text.words + " ";
        return all;
    }
    void press(Command command) {
        for (const Spot& spot : page().spots)
            if (spot.does == Does::command && spot.number == static_cast<int>(command))
                return screen.press(spot, 0);
        FAIL("there is no such button");
    }

    Preferences preferences;
    ChronicleScreen screen;
};

Keeping keeping() {
    return {[] { return std::string("saves/mill-chronicle.txt"); },
            [] { return std::string("saves/mill-chronicle.png"); }};
}

}  // namespace

TEST_CASE("a chronicle is kept by its buttons and by their keys, and the page says where it lies") {
    Shown shown("en", keeping());
    CHECK(shown.words().find("saves/") == std::string::npos);
    shown.press(Command::keep_text);
    CHECK(shown.words().find("It lies here: saves/mill-chronicle.txt") != std::string::npos);
    shown.press(Command::keep_picture);
    CHECK(shown.words().find("It lies here: saves/mill-chronicle.png") != std::string::npos);
    CHECK(shown.words().find(".txt") == std::string::npos);
    CHECK(shown.screen.type(U't'));
    CHECK(shown.words().find(".txt") != std::string::npos);
    CHECK(shown.screen.type(U'P'));
    CHECK(shown.words().find(".png") != std::string::npos);
    CHECK_FALSE(shown.screen.type(U'x'));
    CHECK_FALSE(shown.screen.done());

    Shown italian("it", keeping());
    CHECK(italian.screen.type(U'i'));
    CHECK_FALSE(italian.screen.type(U'p'));
}

TEST_CASE("all numbers of a chapter are a key or a press away, and so is the short telling") {
    for (const char* code : {"en", "it"}) {
        Shown shown(code, keeping());
        const std::string all = language(code).say(intern("window.fold.all"));
        const std::string fewer = language(code).say(intern("window.fold.fewer"));
        const auto says = [&](const std::string& words) {
            return shown.words().find(words) != std::string::npos;
        };
        CHECK(says(all));
        CHECK_FALSE(says(fewer));
        CHECK(shown.screen.type(U'n'));
        CHECK(says(fewer));
        shown.press(Command::details);
        CHECK(says(all));
        CHECK_FALSE(shown.screen.done());
    }
}

TEST_CASE("a file that cannot be written is one sentence on the page, and the chronicle stays") {
    const std::string why = "cannot write saves/mill-chronicle.txt (Read-only file system)";
    Shown shown("en", {[&]() -> std::string { throw std::runtime_error(why); }, keeping().as_picture});
    shown.press(Command::keep_text);
    CHECK(shown.words().find(why) != std::string::npos);
    CHECK(shown.words().find("It lies here") == std::string::npos);
    shown.press(Command::keep_picture);
    CHECK(shown.words().find(why) == std::string::npos);
}

TEST_CASE("buttons and note have room at every size") {
    const std::string path = "/home/anna/.local/share/tankard/saves/the_long_way_home-12-chronicle (2).png";
    for (const char* code : {"en", "it"})
        for (const Size size : kSizes)
            for (const int percent : kScales) {
                Shown shown(code, {[&] { return path; }, [&] { return path; }});
                shown.screen.type(U't');
                const Page page = shown.screen.page(
                    {garamond(), language(code), em_of(size.w, size.h, percent)}, size.w, size.h);
                CHECK_MESSAGE(fault_of(page) == "",
                              code << " " << size.w << " " << percent << " " << fault_of(page));
                std::string words;
                for (const Piece& piece : page.pieces)
                    for (const Text& text : piece.texts)
                        words += text.words;
                CHECK(words.find("(2).png") != std::string::npos);
            }
}
