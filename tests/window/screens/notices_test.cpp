// Notices: none is lost, whatever stands in the window.
#include "window/screens/notices.h"

#include "window/fixture.h"

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// A screen that counts what it hears.
class Below final : public Screen {
 public:
    Page page(const Ruler&, float width, float height) override {
        Page page;
        page.width = width;
        page.height = height;
        page.spots.push_back({{0, 0, width, height}, Does::pick, 7, true});
        return page;
    }
    void press(const Spot&, float) override { ++heard; }
    bool type(char32_t) override { return ++heard != 0; }
    bool key(sf::Keyboard::Key, bool) override { return ++heard != 0; }
    void scroll(int) override { ++heard; }
    void drop(const Spot&, const Spot&) override { ++heard; }
    bool update(Clock::time_point) override { return false; }
    bool done() const override { return over; }
    void close() override { over = true; }
    bool asks() const override { return false; }
    bool moves() const override { return true; }

    int heard = 0;
    bool over = false;
};

struct Shown {
    Notices notices;
    Below below;
    NoticeScreen screen{below, notices};

    Page page() { return screen.page({garamond(), language("en"), 17}, 1280, 720); }
    /// Whether a sentence stands on the page.
    static bool says(const Page& page, const std::string& sentence) {
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                if (text.words.find(sentence) != std::string::npos) return true;
        return false;
    }
    static Spot button(const Page& page) {
        for (const Spot& spot : page.spots)
            if (spot.does == Does::pick) return spot;
        return {};
    }
};

}  // namespace

TEST_CASE("notices that come together are seen one after the other, each until it is dismissed") {
    Shown shown;
    for (const char* sentence : {"first", "second", "first", "third"})
        shown.notices.add(sentence);
    CHECK(shown.notices.waiting() == 3);  // what waits already is not said twice
    for (const char* sentence : {"first", "second", "third"}) {
        CHECK(shown.screen.update({}));
        const Page page = shown.page();
        CHECK_MESSAGE(Shown::says(page, sentence), sentence);
        CHECK(shown.screen.asks());
        CHECK(!shown.screen.moves());
        CHECK(!shown.screen.update({}));
        CHECK(page.spots.size() == 1);
        shown.screen.press(Shown::button(page), 0);
    }
    CHECK(shown.screen.update({}));
    CHECK(Shown::button(shown.page()).number == 7);
    CHECK(!shown.screen.asks());
    CHECK(shown.screen.moves());
}

TEST_CASE("while a notice is seen the screen below hears nothing; then everything") {
    Shown shown;
    shown.notices.add("wait");
    const auto everything = [&] {
        shown.screen.press({{}, Does::command, static_cast<std::int64_t>(Command::undo), false}, 0);
        shown.screen.press({{}, Does::nothing, 0, false}, 0);
        shown.screen.type(U'y');
        shown.screen.key(sf::Keyboard::Enter, false);
        shown.screen.scroll(1);
        shown.screen.drop({}, {});
    };
    everything();
    CHECK(shown.below.heard == 0);
    CHECK(!shown.notices.empty());  // pressing beside it is no sign that it was read
    shown.screen.press({{}, Does::command, static_cast<std::int64_t>(Command::back), false}, 0);
    CHECK(shown.notices.empty());
    everything();
    CHECK(shown.below.heard == 6);
}

TEST_CASE("a notice that comes as a screen ends is seen over the next one, and else handed on") {
    Shown shown;
    shown.notices.add("the hero's sheet could not be written");
    shown.below.close();
    CHECK(shown.screen.done());
    Below next;
    NoticeScreen after(next, shown.notices);
    CHECK(Shown::says(after.page({garamond(), language("it"), 17}, 1280, 720), "could not be written"));
    CHECK(shown.notices.take() == std::vector<std::string>{"the hero's sheet could not be written"});
    CHECK(shown.notices.empty());
}

TEST_CASE("a question is another one as soon as a notice comes or goes") {
    Shown shown;
    const std::uint32_t before = shown.screen.question();
    shown.notices.add("one");
    const std::uint32_t seen = shown.screen.question();
    CHECK(seen != before);
    shown.notices.add("two");
    CHECK(shown.screen.question() == seen);  // it waits
    shown.notices.dismiss();
    CHECK(shown.screen.question() != seen);
}
