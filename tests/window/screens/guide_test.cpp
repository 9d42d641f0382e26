// The guide over whatever stands in the window.
#include "window/screens/guide.h"

#include "window/fixture.h"
#include "window/screens/dialog_screen.h"

#include <memory>
#include <string>
#include <vector>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

std::shared_ptr<const scene::Rules> some(const std::string& set) {
    scene::Rules rules{.set = set, .title = set};
    for (const char* topic : {"Armour", "Beer", "Heavy"})
        rules.topics.push_back({.id = topic, .title = topic, .text = std::string(topic) + " as such."});
    rules.topics[0].related = {"Heavy"};
    return std::make_shared<const scene::Rules>(std::move(rules));
}

class Below final : public Screen {
 public:
    Page page(const Ruler&, float width, float height) override {
        Page page;
        page.width = width;
        page.height = height;
        return page;
    }
    void press(const Spot&, float) override { ++heard; }
    bool type(char32_t letter) override { return letter == U'!' && ++heard != 0; }
    bool key(sf::Keyboard::Key, bool) override { return ++heard != 0; }
    bool update(Clock::time_point) override { return false; }
    bool done() const override { return false; }
    void close() override {}
    std::shared_ptr<const scene::Rules> rules() const override { return mine; }
    std::vector<std::string> topics() const override { return about; }

    std::shared_ptr<const scene::Rules> mine;
    std::vector<std::string> about;
    int heard = 0;
};

struct Shown {
    Guide guide;
    Below below;
    GuideScreen screen{below, guide};

    Page page() { return screen.page({garamond(), language("en"), 17}, 1280, 720); }
    bool says(const std::string& sentence) {
        for (const Piece& piece : page().pieces)
            for (const Text& text : piece.texts)
                if (text.words == sentence) return true;
        return false;
    }
};

}  // namespace

TEST_CASE("? opens the rules of what stands below, at the topic of what is looked at, and closes them") {
    Shown shown;
    shown.below.mine = some("mine");
    shown.below.about = {"Heavy"};
    CHECK(shown.screen.type(U'!'));  // the screen below has the first word
    CHECK(shown.below.heard == 1);
    CHECK(shown.screen.type(U'?'));
    CHECK(shown.says("Heavy as such."));
    CHECK(shown.screen.asks());
    CHECK(shown.screen.key(sf::Keyboard::Down, false));
    CHECK(shown.says("Armour as such."));
    shown.screen.press({{}, Does::choose, 0}, 0);  // see also
    CHECK(shown.says("Heavy as such."));
    CHECK(shown.screen.type(U'3'));
    CHECK(shown.says("Beer as such."));
    CHECK(shown.screen.type(U'a'));
    CHECK(shown.says("Armour as such."));
    CHECK(shown.screen.type(U'?'));
    CHECK(shown.guide.page() == Guide::Page::none);
    CHECK(shown.below.heard == 1);
}

TEST_CASE("the keys are reached from the rules and the rules from the keys") {
    Shown shown;
    shown.below.mine = some("mine");
    shown.screen.press({{}, Does::command, static_cast<std::int64_t>(Command::help)}, 0);
    CHECK(shown.guide.page() == Guide::Page::keys);
    CHECK(shown.says(language("en").say(intern("window.key.1.what"))));
    shown.screen.press({{}, Does::pick, 1}, 0);
    CHECK(shown.guide.page() == Guide::Page::rules);
    shown.screen.press({{}, Does::settle, 1}, 0);
    CHECK(shown.guide.page() == Guide::Page::keys);
    shown.screen.press({{}, Does::command, static_cast<std::int64_t>(Command::back)}, 0);
    CHECK(shown.guide.page() == Guide::Page::none);
    CHECK(shown.below.heard == 0);
}

TEST_CASE("where no game stands the books are chosen by number; a single one is open at once") {
    Shown shown;
    shown.guide.shelve([] { return Books{some("one"), some("two")}; });
    shown.screen.type(U'?');
    CHECK(shown.guide.page() == Guide::Page::books);
    shown.page();
    shown.screen.type(U'2');
    CHECK(shown.guide.page() == Guide::Page::rules);
    CHECK(shown.guide.rules().title == "two");
    shown.page();
    shown.screen.press({{}, Does::settle, 2}, 0);
    CHECK(shown.guide.page() == Guide::Page::books);
    shown.guide.close();
    shown.guide.shelve([] { return Books{some("only")}; });
    shown.screen.type(U'?');
    CHECK(shown.guide.page() == Guide::Page::rules);
}

TEST_CASE("entries of a list are picked by their numbers, but not those that are closed") {
    Dialog sheet{.title = "A list", .numbered = true};
    for (int i = 0; i < 12; ++i)
        sheet.entries.push_back({.label = "entry", .open = i != 1});
    const auto picked = [&](std::u32string_view letters, bool enter) {
        DialogScreen screen(sheet);
        for (const char32_t letter : letters)
            screen.type(letter);
        if (enter) screen.key(sf::Keyboard::Enter, false);
        return screen.picked();
    };
    CHECK(picked(U"3", false) == std::optional<std::size_t>(2));
    CHECK(picked(U"1", false) == std::nullopt);
    CHECK(picked(U"1", true) == std::optional<std::size_t>(0));
    CHECK(picked(U"12", false) == std::optional<std::size_t>(11));
    CHECK(picked(U"2", false) == std::nullopt);
    const Ruler ruler{garamond(), language("en"), 17};
    const Page page = dialog_page(ruler, sheet, 1280, 1080);
    CHECK(fault_of(page) == "");
    int numbers = 0;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            numbers += text.words == "12" || text.words == "1" || text.words == "2" ? 1 : 0;
    CHECK(numbers == 2);
    sheet.numbered = false;
    CHECK(picked(U"3", false) == std::nullopt);
}
