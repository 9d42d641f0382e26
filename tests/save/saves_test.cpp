#include "save/saves.h"

#include "save/example.h"

#include <cstdint>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;

TEST_CASE("the list of saves has a line for every file, also for those that do not open") {
    MemoryFiles files;
    CHECK(list_saves(files, "nowhere").empty());
    {
        auto file = example_file(files);
        file.append(answer(1, 1));
        file.append(answer(2, 2));
        file.sync();
    }
    const std::string bytes = files.bytes(kPath);
    files.put("saves/cut.tankard", bytes.substr(0, bytes.size() - 5));
    files.put("saves/foreign.tankard", "GIF89a and so on, longer than an envelope of ours would be");
    files.put("saves/friends.1.tankard", bytes);
    files.put("saves/hollow.tankard", bytes.substr(0, 40));
    files.put("saves/README.md", "not a save and not called one");
    files.put("saves/friends.tankard.new", "a temporary");
    const auto rows = list_saves(files, "saves");
    REQUIRE(rows.size() == 5);
    CHECK(rows[0].opens);
    CHECK(rows[0].answers == 1);
    CHECK(rows[0].sentence.find("after a power cut") != std::string::npos);
    CHECK(!rows[1].opens);
    CHECK(rows[1].name == "foreign");
    CHECK(rows[1].sentence == "saves/foreign.tankard is not a Tankard save: choose another file");
    CHECK(rows[2].older);
    CHECK(rows[3].name == "Tuesday's friends");
    CHECK(rows[3].campaign == "black_water");
    CHECK(rows[3].summary.at("chapter") == Value("01_the_mill"));
    CHECK(rows[3].answers == 2);
    CHECK(rows[3].sentence.empty());
    CHECK(!rows[3].older);
    CHECK(!rows[4].opens);
    CHECK(one_sentence(rows[4].sentence));
}

TEST_CASE("the list of saves says of a damaged one whether it opens, as opening it does") {
    MemoryFiles files;
    {
        auto file = example_file(files);
        file.append(snapshot(0, true, "a chapter begins"));
        file.append(answer(1, 10));
        file.sync();
    }
    const std::string bytes = files.bytes(kPath);
    int opened = 0;
    for (std::size_t length = 0; length <= bytes.size(); length += 7) {
        files.put("saves/cut.tankard", bytes.substr(0, length));
        bool opens = true;
        std::string read;
        try {
            load_file(files, "saves/cut.tankard", read, Want::all);
        } catch (const Error&) {
            opens = false;
        }
        CAPTURE(length);
        CHECK(list_saves(files, "saves").front().opens == opens);
        opened += opens ? 1 : 0;
    }
    CHECK(opened > 0);
}

TEST_CASE("a save from a newer Tankard is refused with a sentence and left alone") {
    MemoryFiles files;
    example_file(files);
    const std::string bytes = files.bytes(kPath);
    Image newer(bytes, read_records(bytes));
    newer.add(99, "a kind of record that we do not know");
    files.put(kPath, newer.bytes());
    Loaded out;
    CHECK_THROWS_WITH_AS(
        CampaignFile::open(files, kPath, out),
        "saves/friends.tankard cannot be opened: it was written by a newer Tankard: bring this one up "
        "to date to open it",
        Error);
    CHECK(files.bytes(kPath) == newer.bytes());
}

TEST_CASE("a branch goes on from any answer and the old campaign stays as it is") {
    MemoryFiles files;
    auto file = example_file(files);
    for (std::uint32_t number = 1; number <= 3; ++number)
        file.append(answer(number, static_cast<std::int32_t>(number)));
    file.append(UndoRecord{1, 5});
    file.append(answer(2, 20));
    file.append(answer(3, 30));
    file.sync();
    const std::string before = files.bytes(kPath);
    const std::string expected[] = {"", "1 x", "1 x 20", "1 x 20 30"};
    for (std::uint32_t answers = 0; answers <= 3; ++answers) {
        const std::string to = "saves/what if " + std::to_string(answers) + ".tankard";
        branch(files, kPath, to, answers, example_header("what if"));
        const Loaded now = loaded(files, to);
        CHECK(!now.damage);
        CHECK(shown(now.tape.steps()) == expected[answers]);
        CHECK(now.header == example_header("what if"));
        CHECK_THROWS_AS(branch(files, kPath, to, answers, example_header()), Error);
    }
    CHECK_THROWS_AS(branch(files, kPath, "saves/b.tankard", 4, example_header()), Error);
    CHECK(files.bytes(kPath) == before);
}

TEST_CASE("a named save point can be gone back to, after undo and after later chapters") {
    MemoryFiles files;
    auto file = example_file(files);
    file.append(answer(1, 1));
    file.append(MarkRecord{"before the door", 10});
    file.append(answer(2, 2));
    file.append(UndoRecord{0});
    file.append(answer(1, 9));
    file.append(snapshot(0, true, "next chapter"));
    file.append(answer(1, 5));
    file.append(MarkRecord{"on the ferry", 20});
    file.sync();
    for (int chapter = 0; chapter < 6; ++chapter) {
        file.compact();
        const auto marks = list_marks(files, kPath);
        REQUIRE(marks.size() == 2);
        CHECK(marks[0].mark.name == "before the door");
        CHECK(marks[0].answers == 1);
        CHECK(marks[1].mark.name == "on the ferry");
        const std::string to = "saves/back " + std::to_string(chapter) + ".tankard";
        branch(files, marks[0], to, example_header("back"));
        CHECK(shown(loaded(files, to).tape.steps()) == "1");
        file.append(snapshot(0, true));
        file.append(answer(1, chapter));
        file.sync();
    }
}

TEST_CASE("a campaign travels as one file and never lands on another") {
    MemoryFiles files;
    example_file(files);
    CHECK(export_campaign(files, kPath, "stick/friends.tankard") == "stick/friends.tankard");
    CHECK(files.bytes("stick/friends.tankard") == files.bytes(kPath));
    CHECK(import_campaign(files, "stick/friends.tankard", "saves") == "saves/friends (2).tankard");
    CHECK(import_campaign(files, "stick/friends.tankard", "other") == "other/friends.tankard");
    std::string bad = files.bytes(kPath);
    bad.pop_back();
    files.put("stick/bad.tankard", bad);
    CHECK_THROWS_AS(import_campaign(files, "stick/bad.tankard", "saves"), Error);
    CHECK(!files.exists("saves/bad.tankard"));
}
