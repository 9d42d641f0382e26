#include "save/tape.h"

#include "save/example.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;

namespace {

std::vector<Record> played(std::uint32_t answers) {
    std::vector<Record> records{snapshot(0, true)};
    for (std::uint32_t number = 1; number <= answers; ++number)
        records.emplace_back(answer(number, static_cast<std::int32_t>(number)));
    return records;
}

std::string folded(std::vector<Record> records, const std::vector<Record>& more) {
    records.insert(records.end(), more.begin(), more.end());
    return shown(fold(records).steps());
}

}  // namespace

TEST_CASE("undo goes back to the moment before the next answer") {
    CHECK(folded(played(5), {}) == "1 2 3 4 5");
    CHECK(folded(played(5), {UndoRecord{3}}) == "1 2 3");
    CHECK(folded(played(5), {UndoRecord{0}}) == "");
    CHECK(folded(played(5), {UndoRecord{3}, answer(4, 40)}) == "1 2 3 40");
    CHECK(folded(played(5), {UndoRecord{3}, answer(4, 40), UndoRecord{2}, answer(3, 30)}) == "1 2 30");
}

TEST_CASE("undo of an undo brings the answers back until something new is answered") {
    CHECK(folded(played(5), {UndoRecord{3}, UndoRecord{5}}) == "1 2 3 4 5");
    CHECK(folded(played(5), {UndoRecord{1}, UndoRecord{0}, UndoRecord{4}}) == "1 2 3 4");
    CHECK(folded(played(5), {UndoRecord{3, 9}, UndoRecord{5}}) == "1 2 3 4 5");
    CHECK_THROWS_AS(folded(played(5), {UndoRecord{3}, answer(4), UndoRecord{5}}), Error);
    CHECK_THROWS_AS(folded(played(5), {UndoRecord{6}}), Error);
}

TEST_CASE("a salt stands behind what is left and stays under later answers") {
    CHECK(folded(played(3), {UndoRecord{2, 9}}) == "1 2 x");
    CHECK(folded(played(3), {UndoRecord{2, 9}, answer(3, 30), answer(4, 4), UndoRecord{3}}) == "1 2 x 30");
    CHECK(folded(played(3), {UndoRecord{2, 9}, answer(3, 30), UndoRecord{2, 8}}) == "1 2 x x");
    CHECK(folded(played(3), {UndoRecord{2, 9}, answer(3, 30), UndoRecord{1}}) == "1");
}

TEST_CASE("what was done at a question returns with it, and is itself taken back by an undo on the spot") {
    const std::vector<Record> corrected{CorrectRecord{3, Value(1)}, SkipRecord{3, 5}, answer(4, 4)};
    CHECK(folded(played(3), corrected) == "1 2 3 c s 4");
    CHECK(folded(played(3), {corrected[0], corrected[1], corrected[2], UndoRecord{3}}) == "1 2 3 c s");
    CHECK(folded(played(3), {corrected[0], corrected[1], corrected[2], UndoRecord{3}, UndoRecord{3}}) ==
          "1 2 3");
    CHECK(folded(played(3), {corrected[0], UndoRecord{3}}) == "1 2 3");
    CHECK(folded(played(3), {corrected[0], corrected[1], corrected[2], UndoRecord{2}}) == "1 2");
}

TEST_CASE("a handover is never taken back") {
    const HandoverRecord handover{3, Value("Anna")};
    CHECK(folded(played(3), {handover, answer(4, 4), UndoRecord{1}}) == "1 h");
    CHECK(folded(played(3), {handover, UndoRecord{3}}) == "1 2 3 h");
    CHECK(folded(played(3), {UndoRecord{1}, HandoverRecord{1, Value(2)}, UndoRecord{3}}) == "1 2 3 h");
    std::vector<Record> records = played(3);
    records.insert(records.end(), {Record(handover), Record(UndoRecord{1})});
    const Tape moved = fold(records);
    CHECK(std::get<HandoverRecord>(moved.steps().back()).after_answer == 1);
}

TEST_CASE("the latest snapshot is the last that was not undone") {
    std::vector<Record> records = played(2);
    records.insert(records.end(),
                   {Record(snapshot(2)), Record(answer(3, 3)), Record(answer(4, 4)), Record(snapshot(4))});
    Tape tape = fold(records);
    CHECK(tape.latest()->answer_number == 4);
    CHECK(tape.since_latest().empty());
    tape.apply(UndoRecord{3});
    CHECK(tape.latest()->answer_number == 2);
    CHECK(shown(tape.since_latest()) == "3");
    tape.apply(UndoRecord{1});
    CHECK(tape.latest()->root);
    CHECK(shown(tape.since_latest()) == "1");
    tape.apply(UndoRecord{4});
    CHECK(tape.latest()->root);
    CHECK(shown(tape.since_latest()) == "1 2 3 4");
}

TEST_CASE("a root snapshot begins the tape anew and nothing goes back behind it") {
    std::vector<Record> records = played(3);
    records.emplace_back(snapshot(3, true));
    records.emplace_back(answer(4, 4));
    Tape tape = fold(records);
    CHECK(shown(tape.steps()) == "4");
    CHECK(tape.answers() == 4);
    CHECK_THROWS_AS(tape.apply(UndoRecord{2}), Error);
    CHECK(tape.answers() == 4);
    tape.apply(UndoRecord{3});
    CHECK(tape.steps().empty());
}

TEST_CASE("a record that does not fit changes nothing") {
    Tape tape = fold(played(2));
    CHECK_THROWS_AS(tape.apply(answer(4)), Error);
    CHECK_THROWS_AS(tape.apply(answer(2)), Error);
    CHECK_THROWS_AS(tape.apply(SkipRecord{1, 1}), Error);
    CHECK_THROWS_AS(tape.apply(CorrectRecord{3, {}}), Error);
    CHECK_THROWS_AS(tape.apply(snapshot(1)), Error);
    CHECK(shown(tape.steps()) == "1 2");
    tape.apply(answer(3, 3));
    CHECK(shown(tape.steps()) == "1 2 3");
}

TEST_CASE("property: the tape is what a plain list of answers would be") {
    std::uint64_t dice = 1;
    const auto draw = [&](std::uint32_t sides) {
        dice = dice * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::uint32_t>(dice >> 33) % sides;
    };
    for (int game = 0; game < 200; ++game) {
        Tape tape;
        tape.apply(snapshot(0, true));
        std::vector<int> plain;
        for (int move = 0; move < 60; ++move) {
            const auto count = static_cast<std::uint32_t>(plain.size());
            if (draw(3) > 0) {
                plain.push_back(static_cast<int>(draw(90)));
                tape.apply(answer(count + 1, plain.back()));
            } else {
                const std::uint32_t to = draw(count + 1);
                plain.resize(to);
                tape.apply(UndoRecord{to});
            }
            if (draw(4) == 0) tape.apply(snapshot(static_cast<std::uint32_t>(plain.size())));
            std::string text;
            for (const int value : plain)
                text += (text.empty() ? "" : " ") + std::to_string(value);
            REQUIRE(shown(tape.steps()) == text);
            REQUIRE(tape.latest()->answer_number + tape.since_latest().size() == plain.size());
        }
    }
}

TEST_CASE("lists show who sits in a chair now, and not who sat there at the last snapshot") {
    SnapshotRecord root;
    root.root = true;
    Value players = Value::table();
    players.push("Anna");
    players.push("Ben");
    root.summary.set("players", players);
    Tape tape;
    CHECK(tape.summary().is_nil());
    tape.apply(root);
    const auto names = [&] { return tape.summary().at("players").show(); };
    const auto give = [&](int member, const char* player) {
        Value what = Value::table();
        what.set("member", member);
        what.set("companion", false);
        if (player != nullptr) what.set("player", player);
        tape.apply(HandoverRecord{tape.answers(), what});
    };
    CHECK(names() == "{\"Anna\", \"Ben\"}");
    give(1, "Cleo");
    give(0, nullptr);
    give(7, "Nobody");
    CHECK(names() == "{\"Anna\", \"Cleo\"}");
}
