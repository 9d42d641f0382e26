// Cards that bring a part of a board show it: as it is drawn, and as it then lies on the table.
#include "play/content/drawn_plan.h"
#include "play/fixture.h"
#include "scene/stage.h"
#include "workshop/check.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

Value lines(const std::vector<std::string>& all) {
    Value list = Value::table();
    for (const std::string& line : all)
        list.push(line);
    return list;
}

std::string mistake(const std::vector<std::string>& all) {
    play::DrawnPlan plan;
    return play::read_plan(lines(all), plan);
}

std::vector<std::string> found_with(std::string_view file, std::string_view piece, std::string_view by) {
    save::DiskFiles files;
    save::Content all = read_content(files, source_folder(), "twister");
    for (auto& [path, text] : all.files)
        if (path == file) {
            const std::size_t at = text.find(piece);
            REQUIRE(at != std::string::npos);
            text.replace(at, piece.size(), by);
        }
    const play::Library library(std::move(all), "twister");
    std::vector<std::string> found;
    for (const workshop::Finding& finding : workshop::check(library, {}))
        if (finding.number == 25) found.push_back(finding.message);
    return found;
}

}  // namespace

TEST_CASE("a plan is squares at the odd places and what stands between them at the even ones") {
    play::DrawnPlan plan;
    REQUIRE(play::read_plan(lines({"+ +-+", "|.=G|", "+-+ +"}), plan) == "");
    CHECK(plan.rows == 1);
    CHECK(plan.columns == 2);
    CHECK(plan.square(0, 1) == 'G');
    CHECK(plan.left(0, 1) == '=');
    CHECK(plan.left(0, 2) == '|');
    CHECK(plan.above(0, 1) == '-');
    CHECK(plan.above(1, 0) == '-');
    CHECK(mistake({}) == "should be a list of 3, 5, 7 … lines, at most 41");
    CHECK(mistake({"+ +", "|.|"}) == "should be a list of 3, 5, 7 … lines, at most 41");
    CHECK(mistake({"++", "..", "++"}) == "should have lines of 3, 5, 7 … letters, at most 41");
    CHECK(mistake({"+ +", "|.|.", "+ +"}) == "has 4 letters in line 2 and 3 in its first");
    CHECK_FALSE(mistake(std::vector<std::string>(43, "+ +")).empty());
    play::DrawnPlan word;
    CHECK_FALSE(play::read_plan(Value("room"), word).empty());
}

TEST_CASE("a room's card shows the room as it lies on the table once it is open, before it has turned") {
    Library twister = library_of("twister");
    const scene::Words words(twister, "en");
    const scene::Stage stage(twister, words);
    int opened = 0;
    Evening evening(twister, tape_of(beginning(twister, 2, 2, 11)));
    evening.people.instead = [&](const Question&,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        const Table& table = state.table;
        const int slot = kind_named(table.catalogue().card_counters, Name::of("slot"));
        const int turned = kind_named(table.catalogue().card_counters, Name::of("turned"));
        const int rooms = kind_named(table.catalogue().zones, Name::of("rooms"));
        const scene::Scene scene = stage.scene(state, SeatId{0}, evening.session.settings());
        for (const CardId room : table.list(table.zone(rooms, SeatId::none))) {
            if (table.get(room, slot) == 0 || table.get(room, turned) != 0) continue;
            const auto plan = stage.face(room, state).plan;
            REQUIRE(plan);
            const int place = table.get(room, slot) - 1;
            const int top = place / 4 * 5;
            const int left = 1 + place % 4 * 5;
            for (int row = 0; row < 5; ++row)
                for (int column = 0; column < 5; ++column) {
                    const scene::Square& drawn = plan->at(row, column);
                    const scene::Square& lies = scene.boards.front().at(top + row, left + column);
                    CHECK(drawn.glyph == lies.glyph);
                    CHECK(drawn.texture == lies.texture);
                    if (row > 0) CHECK(drawn.edge(Side::north) == lies.edge(Side::north));
                    if (column > 0) CHECK(drawn.edge(Side::west) == lies.edge(Side::west));
                }
            ++opened;
        }
        return opened < 8 ? std::nullopt : std::optional<play::Reply>(play::Quit{});
    };
    evening.session.run();
    CHECK(opened >= 8);
    CHECK_FALSE(stage.face(twister.rules().catalogue()->find(Name::of("bailiff"))).plan);
}

TEST_CASE("a plan that cannot be read is found, with what is wrong and where") {
    CHECK(found_with("twister/rooms/b1a.lua", "use \"twister/lib/map_b1a\"", "use \"twister/lib/map_b1a\"")
              .empty());
    CHECK(found_with("twister/rooms/b1a.lua", "use \"twister/lib/map_b1a\"", "{ \"+\" }") ==
          std::vector<std::string>{"the plan of 'b1a' should be a list of 3, 5, 7 … lines, at most 41"});
    CHECK(
        found_with("twister/rooms/b1a.lua", "use \"twister/lib/map_b1a\"", "{ \"+ +\", \" Q \", \"+ +\" }") ==
        std::vector<std::string>{
            "the plan of 'b1a' has 'Q' in row 1, column 1, for which 'letters' has no terrain"});
    CHECK(found_with("twister/layout.lua", "G = \"gear\", P", "G = \"gaer\", P") ==
          std::vector<std::string>{
              "there is no terrain or edge of the board 'dungeon' 'gaer'; did you mean 'gear'?"});
}
