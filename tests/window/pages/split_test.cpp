// Pages in two: nothing leaves its place at any size, and everything can be reached.
#include "window/pages/split.h"

#include "window/fixture.h"
#include "window/pages/rules_page.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

scene::Rules rules(const std::string& code) {
    return scene::rules_of(play::test::library(), scene::Words(play::test::library(), code));
}

}  // namespace

TEST_CASE("the rules' page is whole for every topic, in both languages, at every size and scale") {
    for (const char* code : {"en", "it"}) {
        const scene::Rules all = rules(code);
        REQUIRE(all.topics.size() > 30);
        for (const Size size : {Size{1280, 720}, Size{1920, 1080}, Size{2560, 1440}})
            for (const int scale : {75, 100, 150, 200}) {
                const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                for (std::size_t topic = 0; topic < all.topics.size(); topic += 3) {
                    Split split = rules_split(ruler, all, {"heavy", "armour"}, topic);
                    split.foot = {{ruler.say("rules_back"), "", "↵"}, {ruler.say("keys"), "", "F1"}};
                    const Page page = split_page(ruler, split, size.w, size.h);
                    CHECK(fault_of(page) == "");
                    CHECK(has_spot(page, Does::pick, static_cast<std::int64_t>(topic)));
                    CHECK(has_spot(page, Does::settle, 0));
                    CHECK(has_spot(page, Does::settle, 1));
                }
            }
    }
}

TEST_CASE("what has no room at the right is read by scrolling, to its last word") {
    const scene::Rules all = rules("en");
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 200)};
    std::string read;
    std::set<std::int64_t> options;
    Split split = rules_split(ruler, all, {}, all.place("bag"));
    int most = 0;
    for (int scroll = 0; scroll <= most; ++scroll) {
        split.scroll = scroll;
        const Page page = split_page(ruler, split, 1280, 720);
        CHECK(fault_of(page) == "");
        most = page.hidden;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                read += text.words + " ";
        for (const Spot& spot : page.spots)
            if (spot.does == Does::choose) options.insert(spot.number);
    }
    CHECK(most > 0);
    CHECK(read.find("goes back") != std::string::npos);
    CHECK(options.size() == all.topics[all.place("bag")].related.size());
    split.scroll = 1000;
    split_page(ruler, split, 1280, 720);
    CHECK(split.scroll == most);
}

TEST_CASE("the chosen entry of a long list is always seen, and pressing its ends goes on") {
    const Ruler ruler{garamond(), language("en"), 17};
    const scene::Rules all = rules("en");
    Split split = rules_split(ruler, all, {}, 0);
    std::set<std::int64_t> seen;
    for (int step = 0; step < 100; ++step) {
        const Page page = split_page(ruler, split, 1280, 720);
        std::int64_t last = -1;
        for (const Spot& spot : page.spots)
            if (spot.does == Does::pick) {
                seen.insert(spot.number);
                last = std::max(last, spot.number);
            }
        CHECK(has_spot(page, Does::pick, static_cast<std::int64_t>(split.chosen)));
        split.chosen = static_cast<std::size_t>(last);
    }
    CHECK(seen.size() == all.topics.size());
}

TEST_CASE("a bar beside a list that is longer than the page says which part of it is seen") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    Split split{.title = "Many"};
    const auto bar = [&] {
        const Page page = split_page(ruler, split, 1280, 720);
        CHECK(fault_of(page) == "");
        for (const Piece& piece : page.pieces)
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::knob) return shape.box;
        return Rect{};
    };
    split.list.assign(4, {.label = "One"});
    CHECK(bar().h == 0);
    split.list.assign(80, {.label = "One"});
    const Rect top = bar();
    REQUIRE(top.h > 0);
    split.chosen = 79;
    const Rect foot = bar();
    CHECK(foot.y > top.y + top.h);
    CHECK(std::abs(foot.h - top.h) < 40);
}

TEST_CASE("who a page is about stands on a stage at its foot where there is room, each above the name") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    Split split{.title = "Chairs", .list = {{.label = "One"}, {.label = "Two"}}};
    split.side.title = "Chair 1";
    const auto stage = [&](float high) -> std::optional<Piece> {
        const Page page = split_page(ruler, split, 1280, high);
        CHECK(fault_of(page) == "");
        for (const Piece& piece : page.pieces)
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::scene) return piece;
        return std::nullopt;
    };
    CHECK_FALSE(stage(720).has_value());
    split.side.cast = {{.picture = "A", .name = "Anna", .lit = true}, {.picture = "B", .absent = true}};
    const auto seen = stage(720);
    REQUIRE(seen.has_value());
    REQUIRE(seen->texts.size() == 3);
    CHECK(seen->texts[0].ink == Ink::figure);
    CHECK(seen->texts[1].words == "Anna");
    CHECK(seen->texts[1].box.y >= seen->texts[0].box.bottom());
    CHECK(seen->texts[2].ink == Ink::ghost);
    CHECK(seen->texts[0].size > seen->texts[2].size);
    CHECK_FALSE(stage(260).has_value());
}
