// A script's mistake in mid-game: the table may go on without that effect, and the journal remembers it.
#include "play/fixture.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

save::Content broken() {
    return changed(
        "black_water/chapters/01_the_mill.lua", "on_turn_start = function(self, turn)",
        "on_turn_start = function(self, turn)\n    local nobody = nil\n    turn:tell(nobody.name)");
}

}  // namespace

TEST_CASE("a failing hook is skipped, journalled, replayed without a question, and forgotten by undo") {
    const save::Content with = broken();
    Library lib(with, "black_water");
    REQUIRE(lib.problems().empty());
    save::MemoryFiles files;
    const campaign::State start = beginning(lib, 1, 2, 3);
    std::uint64_t hash = 0;
    std::size_t skips = 0;
    {
        auto file = new_file(files, start, with);
        Evening evening(lib, file.tape(), &file);
        evening.people.quit_at = 90;
        CHECK(evening.session.run() == Session::End::left);
        skips = evening.people.failed.size();
        CHECK(skips > 2);
        for (const std::string& sentence : evening.people.failed) {
            CHECK_MESSAGE(one_sentence(sentence), sentence);
            CHECK(sentence.find("01_the_mill.lua:") != std::string::npos);
            CHECK(sentence.find("on_turn_start") != std::string::npos);
        }
        hash = evening.people.last_seen;
    }
    files.power_cut();
    save::Loaded loaded;
    auto file = save::CampaignFile::open(files, kPath, loaded);
    const auto is_skip = [](const save::Record& record) {
        return std::holds_alternative<save::SkipRecord>(record);
    };
    CHECK(static_cast<std::size_t>(std::count_if(loaded.records.begin(), loaded.records.end(), is_skip)) ==
          skips);
    Library again(loaded.content, "black_water");
    Evening evening(again, file.tape(), &file);
    bool back = false;
    evening.people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        if (!back) {
            CHECK(campaign::hash(state) == hash);
            CHECK(evening.people.failed.empty());
            back = true;
            return Undo{1};
        }
        return std::nullopt;
    };
    evening.people.quit_at = 90;
    evening.session.run();
    CHECK(evening.people.last_seen == hash);
    CHECK(evening.people.failed.size() == skips);
}

TEST_CASE("who does not skip leaves, and is asked again next time") {
    const save::Content with = broken();
    Library lib(with, "black_water");
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 2, 3), with);
    for (int pass = 0; pass < 2; ++pass) {
        Evening evening(lib, file.tape(), &file);
        evening.people.skips = false;
        CHECK(evening.session.run() == Session::End::left);
        CHECK(evening.people.failed.size() == 1);
    }
    Evening evening(lib, file.tape(), &file);
    evening.people.quit_at = 20;
    evening.session.run();
    CHECK(evening.session.answers() >= 20);
}

TEST_CASE("without a person a script's mistake ends the game with its sentence") {
    Library lib(broken(), "black_water");
    Session session(lib, tape_of(beginning(lib, 0, 2, 3)), {});
    CHECK_THROWS_AS(session.run(), ScriptError);
}

TEST_CASE("a script that wants too much memory can be skipped like any other") {
    Library lib(changed("black_water/chapters/01_the_mill.lua", "on_turn_start = function(self, turn)",
                        "on_turn_start = function(self, turn)\n    local all = {}\n    for i = 1, 100000 do "
                        "all[i] = string.rep('x', 100000) .. i end"),
                "black_water");
    REQUIRE(lib.problems().empty());
    Evening evening(lib, tape_of(beginning(lib, 1, 2, 3)));
    evening.people.quit_at = 42;
    CHECK(evening.session.run() == Session::End::left);
    CHECK(evening.session.answers() >= 40);
    REQUIRE(!evening.people.failed.empty());
    const std::string& told = evening.people.failed[0];
    CHECK_MESSAGE(one_sentence(told), told);
    CHECK_MESSAGE(told.find("01_the_mill.lua:") != std::string::npos, told);
}
