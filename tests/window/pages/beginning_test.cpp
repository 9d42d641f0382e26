// A campaign about to begin: who may sit where, what is typed where, and how all of it looks.
#include "text/drawings.h"
#include "window/fixture.h"
#include "window/pages/beginning_page.h"
#include "window/pages/split_company.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Beginning beginning(int most = 6, const std::string& code = "en") {
    Beginning made{.campaign = "black_water", .title = "Black Water", .least = 1};
    made.chairs.resize(static_cast<std::size_t>(most));
    for (std::size_t i = 0; i < made.chairs.size(); ++i)
        made.chairs[i].called = fmt::format("Companion {}", i + 1);
    made.rules = scene::house_rules(play::test::library(), code);
    first_offer(made);
    return made;
}

void type(Beginning& beginning, std::size_t place, std::u32string_view letters) {
    for (const char32_t letter : letters)
        beginning.type(place, letter);
}

std::size_t place_of(const Beginning& beginning, std::string_view rule) {
    const auto at = std::find_if(beginning.rules.begin(), beginning.rules.end(),
                                 [rule](const scene::HouseRule& each) { return each.name == rule; });
    const auto place = beginning.chairs.size() + static_cast<std::size_t>(at - beginning.rules.begin());
    return at == beginning.rules.begin() ? place : place + 1;  // below the line that unfolds them
}

}  // namespace

TEST_CASE("a campaign begins when somebody sits there in person and nobody shares a name") {
    Beginning table = beginning();
    CHECK(table.chairs[0].sits == Sits::person);
    CHECK(table.chairs[1].sits == Sits::greedy);
    CHECK(table.chairs[2].sits == Sits::nobody);
    CHECK(table.fault() == "nameless");
    type(table, 0, U"Chiara di Sotto ");
    CHECK(table.chairs[0].shown() == "Chiara di Sotto");
    CHECK(table.fault().empty());
    type(table, 1, U"Chiara di Sotto");
    CHECK(table.fault() == "same_names");
    CHECK(table.rub_out(1));
    CHECK(table.fault().empty());
    type(table, 1, U"O");
    CHECK(table.fault() == "same_names");  // capitals tell nobody apart
    while (table.rub_out(1)) {
    }
    table.choose(0, static_cast<std::size_t>(Sits::search));
    CHECK(table.fault() == "no_person");
    table.turn(0, 1);
    CHECK(table.chairs[0].sits == Sits::random);
    table.turn(0, 2);
    CHECK(table.chairs[0].sits == Sits::person);
    table.least = 3;
    CHECK(table.fault() == "too_few");
    type(table, 4, U"Eva");  // whoever is named on an empty chair sits there
    CHECK(table.chairs[4].sits == Sits::person);
    CHECK(table.fault().empty());
    table.choose(1, static_cast<std::size_t>(Sits::search));
    CHECK(table.policies() == "greedy,search,greedy");
}

TEST_CASE("whoever takes a companion's name leaves it another one") {
    Beginning table = beginning();
    table.chairs[0].called = "Bramble";
    table.chairs[1].called = "Thistle";
    type(table, 0, U"thistle");
    CHECK(table.chairs[0].shown() == "thistle");
    CHECK(table.chairs[1].shown() == "Bramble");
    CHECK(table.fault().empty());
}

TEST_CASE("so many chairs are taken as the command line says, and a kind of companion is nobody's name") {
    Beginning table = beginning();
    take(table, 4);
    for (std::size_t i = 0; i < table.chairs.size(); ++i)
        CHECK((table.chairs[i].sits != Sits::nobody) == (i < 4));
    take(table, 1);
    CHECK(table.chairs[0].sits == Sits::person);
    CHECK(table.chairs[1].sits == Sits::nobody);
    table.chairs[0].name = "   ";
    CHECK(table.fault() == "nameless");
    table.chairs[0].name = "Greedy";
    CHECK(table.fault() == "kind_as_name");
    table.chairs[0].name = "Greta";
    CHECK(table.fault() == "");
}

TEST_CASE("names have no digits here, numbers nothing else, and both have an end") {
    Beginning table = beginning();
    CHECK(!table.type(0, U'7'));
    CHECK(!table.type(0, U'?'));
    CHECK(!table.type(0, U','));
    CHECK(!table.type(0, U' '));
    type(table, 0, std::u32string(60, U'x'));
    CHECK(table.chairs[0].name.size() == 24);
    const std::size_t budget = table.parts() - 2;
    const std::size_t seed = table.parts() - 1;
    CHECK(!table.type(budget, U'a'));
    type(table, budget, U"99999999999");
    CHECK(std::stoi(table.budget) >= 1);
    type(table, seed, U"0123456789012");
    CHECK(table.seed == "123456789");
    while (table.rub_out(seed)) {
    }
    CHECK(table.seed.empty());
    CHECK(table.takes_digits(seed));
    CHECK(!table.takes_digits(0));
}

TEST_CASE("what is chosen comes back the next time, as far as it fits; the seed does not") {
    Beginning table = beginning();
    type(table, 0, U"Ada");
    table.choose(1, static_cast<std::size_t>(Sits::search));
    table.choose(table.chairs.size() + 1, 0);
    REQUIRE(table.unfolded);
    table.turn(place_of(table, "difficulty"), 1);
    table.turn(place_of(table, "hand_size"), 1);
    type(table, table.parts() - 2, U"300");
    type(table, table.parts() - 1, U"11");
    const Value memory = kept(table);
    Beginning again = beginning();
    recall(again, memory);
    CHECK(again.chairs[0].name == "Ada");
    CHECK(again.chairs[1].sits == Sits::search);
    CHECK(again.budget == "300");
    CHECK(again.seed.empty());
    CHECK(scene::settings_of(again.rules) == scene::settings_of(table.rules));
    CHECK(kept(again) == memory);
    Beginning fewer = beginning(1);
    recall(fewer, memory);
    CHECK(fewer.chairs[0].name == "Ada");
    Value broken = Value::table();
    broken.set("chairs", "none");
    broken.set("budget", "many");
    Beginning as_usual = beginning();
    recall(as_usual, broken);
    CHECK(kept(as_usual) == kept(beginning()));
}

TEST_CASE("the page on which a campaign begins is whole for every line, in both languages, at every size") {
    for (const char* code : {"en", "it"})
        for (const Size size : {Size{1280, 720}, Size{1920, 1080}, Size{900, 600}})
            for (const int scale : {75, 100, 150, 200}) {
                const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                Beginning table = beginning(6, code);
                type(table, 0, std::u32string(24, U'W'));
                for (const bool unfolded : {false, true}) {
                    table.unfolded = unfolded;
                    CHECK(table.parts() == 10 + (unfolded ? table.rules.size() - 1 : 0));
                    for (std::size_t place = 0; place < table.parts(); ++place) {
                        Split split = beginning_split(ruler, table, place);
                        const Page page = split_page(ruler, split, size.w, size.h);
                        CHECK(fault_of(page) == "");
                        CHECK(has_spot(page, Does::pick, static_cast<std::int64_t>(place)));
                        CHECK(has_spot(page, Does::settle, 0));
                        for (const SplitEntry& entry : split.list)
                            CHECK(entry.label.find('[') == std::string::npos);
                    }
                }
                table.chairs[0].name.clear();
                Split split = beginning_split(ruler, table, 0);
                CHECK(!has_spot(split_page(ruler, split, size.w, size.h), Does::settle, 0));
                CHECK(!split.warns);  // nobody has done anything wrong yet
                table.chairs[0].sits = Sits::nobody;
                CHECK(beginning_split(ruler, table, 0).warns);
            }
}

TEST_CASE(
    "the bench is a picture in the upper half: each chair is pressed there, says who sits on it, and one is "
    "lit") {
    for (const char* code : {"en", "it"})
        for (const Size size : {Size{1280, 720}, Size{1920, 1080}, Size{900, 600}}) {
            const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, 100)};
            Beginning table = beginning(6, code);
            type(table, 0, U"Ada");
            for (const std::size_t chosen : {0U, 4U}) {
                Split split = beginning_split(ruler, table, chosen);
                const Page page = split_page(ruler, split, size.w, size.h);
                REQUIRE(has_look(page, Look::picture));
                float below = 0;
                for (std::size_t chair = 0; chair < table.chairs.size(); ++chair) {
                    const auto spot =
                        std::find_if(page.spots.begin(), page.spots.end(), [&](const Spot& each) {
                            return each.does == Does::pick && each.number == static_cast<std::int64_t>(chair);
                        });
                    REQUIRE(spot != page.spots.end());
                    CHECK(spot->box.h > size.h * 0.3F);
                    CHECK(spot->box.bottom() < size.h * 0.66F);
                    below = spot->box.bottom();
                    const auto seat =
                        std::find_if(page.pieces.begin(), page.pieces.end(),
                                     [&](const Piece& piece) { return piece.box == spot->box; });
                    REQUIRE(seat != page.pieces.end());
                    const auto says = [&](const std::string& words) {
                        return std::any_of(seat->texts.begin(), seat->texts.end(),
                                           [&](const Text& text) { return text.words == words; });
                    };
                    CHECK(says(split.list[chair].label));
                    CHECK(says(split.list[chair].detail));
                    CHECK(says(std::to_string(chair + 1)));
                    const bool lit =
                        std::any_of(seat->shapes.begin(), seat->shapes.end(),
                                    [](const Figure& shape) { return shape.look == Look::chosen; });
                    CHECK(lit == (chair == chosen));
                }
                // House rules, and what can be chosen for the chair, stand below.
                for (const Spot& spot : page.spots)
                    if (spot.does == Does::choose ||
                        (spot.does == Does::pick &&
                         spot.number >= static_cast<std::int64_t>(table.chairs.size())))
                        CHECK(spot.box.y > below);
                for (std::int64_t option = 0; option < static_cast<std::int64_t>(Sits::count); ++option)
                    CHECK(has_spot(page, Does::choose, option));
            }
        }
}

TEST_CASE("who sits at the table is a face there, over the names, and the others are free chairs") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    Beginning table = beginning();
    const Rect box{40, 80, 1200, 380};
    const auto faces = [&](const Drawing& drawing) {
        std::set<char32_t> seen;
        for (const Coat& coat : drawing.coats)
            for (const Letter& letter : coat.letters)
                for (const char* name : {"dwarf-face", "woman-elf-face", "wizard-face"})
                    if (letter.letter == text::drawing(name)) {
                        seen.insert(letter.letter);
                        CHECK(letter.y < box.bottom() - bench_foot(ruler));
                        CHECK(letter.y - letter.size > box.y - 8);
                    }
        return seen.size();
    };
    CHECK(faces(bench_drawing(ruler, table, 0, box, false)) == 2);
    table.welcome(2);
    CHECK(table.chairs[2].sits == Sits::greedy);
    CHECK(faces(bench_drawing(ruler, table, 2, box, false)) == 3);
    CHECK(faces(bench_drawing(ruler, table, 2, box, true)) == 3);
    table.choose(2, static_cast<std::size_t>(Sits::random));
    table.welcome(2);  // somebody sits there already
    CHECK(table.chairs[2].sits == Sits::random);
}

TEST_CASE(
    "the first house rule is at hand, the others stand behind a line that says what is not as usual, until "
    "it is pressed") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    Beginning table = beginning();
    const auto listed = [&] { return beginning_split(ruler, table, 7); };
    CHECK(listed().list.size() == 10);
    CHECK(listed().list[6].label == table.rules[0].title);
    CHECK(listed().list[6].detail == table.rules[0].says());
    CHECK(listed().list[7].detail == ruler.say("begin.usual"));
    const auto bench = [&] {
        Split split = listed();
        for (const Piece& piece : split_page(ruler, split, 1280, 720).pieces)
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::picture) return shape.box.h;
        return 0.0F;
    };
    const float folded = bench();
    CHECK(folded > 330);  // the chairs have the room
    table.choose(7, 0);
    CHECK(listed().list.size() == 10 + table.rules.size() - 1);
    CHECK(bench() < folded * 0.6F);
    table.turn(6, 1);  // what is at hand is told there
    table.turn(place_of(table, "hand_size"), 1);
    table.choose(7, 0);
    CHECK(listed().list.size() == 10);
    CHECK(listed().list[6].detail == table.rules[0].says());
    CHECK(listed().list[7].detail.find(table.rules[0].title) == std::string::npos);
    const auto hand = std::find_if(table.rules.begin(), table.rules.end(),
                                   [](const scene::HouseRule& rule) { return rule.name == "hand_size"; });
    CHECK(listed().list[7].detail.find(hand->title) != std::string::npos);
}

TEST_CASE("where there is no room for the bench, chairs are lines of the list") {
    const Ruler ruler{garamond(), language("en"), em_of(900, 600, 200)};
    Beginning table = beginning();
    Split split = beginning_split(ruler, table, 0);
    const Page page = split_page(ruler, split, 900, 600);
    CHECK_FALSE(has_look(page, Look::picture));
    CHECK(has_spot(page, Does::pick, 0));
}
