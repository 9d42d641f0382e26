// Content that changes while a campaign is on: an epoch begins, and the answers of the present move are asked
// of the new content first.
#include "play/session/mend.h"

#include "play/fixture.h"

#include <cstdint>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

const std::string kMill = "black_water/chapters/01_the_mill.lua";
const std::string kTurn = "on_turn_start = function(self, turn)";

}  // namespace

TEST_CASE("the same game goes on when what has changed does not matter here") {
    save::MemoryFiles files;
    auto file = new_file(files, beginning(library(), 1, 2, 3));
    play_until(library(), file, 40);
    const std::uint32_t given = file.tape().answers();
    const std::uint64_t before = hash_at_end_of(library(), file.tape());
    Library fresh(changed(kMill, kTurn, kTurn + "\n    local unused = 1"), "black_water");
    mend(file, library(), fresh);
    CHECK(file.tape().answers() == given);
    CHECK(hash_at_end_of(fresh, file.tape()) == before);

    files.power_cut();
    save::Loaded loaded;
    auto reopened = save::CampaignFile::open(files, kPath, loaded);
    CHECK(loaded.content_hash == fresh.content().hash());
    CHECK(hash_at_end_of(fresh, reopened.tape()) == before);
    CHECK_THROWS_AS(save::fold(loaded.records).apply(save::UndoRecord{0, 0}), save::Error);
}

TEST_CASE("a mended script goes on where the broken one stopped the game") {
    const save::Content with =
        changed(kMill, kTurn, kTurn + "\n    local nobody = nil\n    turn:tell(nobody.name)");
    Library broken(with, "black_water");
    save::MemoryFiles files;
    auto file = new_file(files, beginning(broken, 1, 2, 3), with);
    play_until(broken, file, 40);
    const std::uint32_t stopped = file.tape().answers();
    REQUIRE(stopped < 40);
    Library fresh(content(), "black_water");
    mend(file, broken, fresh);
    CHECK(file.tape().answers() == stopped);
    play_until(fresh, file, 40);
    CHECK(file.tape().answers() >= 40);
}

TEST_CASE("a move that is half answered is not asked again") {
    save::MemoryFiles files;
    auto file = new_file(files, beginning(library(), 1, 2, 3));
    std::uint32_t begun = 0;  // the answer after which the present move began
    for (std::uint32_t at = 10; begun == file.tape().answers(); at += 1) {
        REQUIRE(at < 300);
        play_until(library(), file, at);
        Session look(library(), file.tape(), {.stop_at_end_of_tape = true});
        look.run();
        begun = look.answers();
    }
    const std::uint32_t given = file.tape().answers();
    const std::uint64_t before = hash_at_end_of(library(), file.tape());
    Library fresh(changed(kMill, kTurn, kTurn + "\n    local unused = 1"), "black_water");
    mend(file, library(), fresh);
    CHECK(file.tape().base() == begun);
    CHECK(file.tape().answers() == given);
    CHECK(hash_at_end_of(fresh, file.tape()) == before);
}

TEST_CASE("content that lacks a card of the table is refused, and nothing is changed") {
    save::MemoryFiles files;
    auto file = new_file(files, beginning(library(), 1, 2, 3));
    play_until(library(), file, 40);
    const std::string bytes = files.bytes(kPath);
    save::Content less = content();
    std::erase_if(less.files, [](const auto& entry) { return entry.first == "deckbuilder/cards/coin.lua"; });
    Library fresh(less, "black_water");
    try {
        mend(file, library(), fresh);
        FAIL("a table without coins");
    } catch (const save::Error& error) {
        CHECK_MESSAGE(one_sentence(error.what()), error.what());
    }
    CHECK(files.bytes(kPath) == bytes);
}
