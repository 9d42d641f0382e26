#include "save/campaign_file.h"

#include "save/example.h"

#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;

TEST_CASE("a campaign file gives back every record") {
    MemoryFiles files;
    const std::vector<Record> records{answer(1, 5),
                                      UndoRecord{0, 77},
                                      answer(1, 6),
                                      SkipRecord{1, 12},
                                      CorrectRecord{1, Value("life")},
                                      HandoverRecord{1, Value(3)},
                                      MarkRecord{"before the mill", 44},
                                      snapshot(1, false, std::string(5000, 's')),
                                      HeaderRecord{example_header("renamed")}};
    {
        auto file = example_file(files);
        for (const auto& record : records)
            file.append(record);
        file.sync();
    }
    Loaded out;
    auto file = CampaignFile::open(files, kPath, out);
    CHECK(!out.damage);
    CHECK(out.header == example_header("renamed"));
    CHECK(out.content == example_content());
    CHECK(out.engine == "0.1.0");
    CHECK(std::vector<Record>(out.records.begin() + 3, out.records.end()) == records);
    CHECK(shown(out.tape.steps()) == "x 6 s c h");
    file.append(answer(2, 7));
    file.sync();
    CHECK(shown(loaded(files).tape.steps()) == "x 6 s c h 7");
}

TEST_CASE("only what was synced is promised, and all of that") {
    MemoryFiles files;
    {
        auto file = example_file(files);
        file.append(answer(1, 1));
        file.sync();
        file.append(answer(2, 2));
    }
    files.power_cut();
    CHECK(shown(loaded(files).tape.steps()) == "1");
}

TEST_CASE("content is held once, however often an epoch begins with it") {
    MemoryFiles files;
    auto file = example_file(files);
    const Content changed = example_content(std::string(3000, 'b'));
    file.begin_epoch(changed, "0.2.0");
    file.append(snapshot(0, true));
    const auto size = file.size();
    file.begin_epoch(example_content(), "0.2.0");
    file.begin_epoch(changed, "0.2.0");
    file.append(snapshot(0, true));
    CHECK(file.size() - size < 400);
    file.sync();
    CHECK(loaded(files).content == changed);
    CHECK(loaded(files).engine == "0.2.0");
}

TEST_CASE("a record that does not fit is refused before anything is written") {
    MemoryFiles files;
    auto file = example_file(files);
    const auto size = file.size();
    CHECK_THROWS_AS(file.append(answer(2)), Error);
    CHECK_THROWS_AS(file.append(snapshot(0, false, std::string(kLongestPayload + 1, 'x'))), Error);
    CHECK(file.size() == size);
    file.append(answer(1, 1));
    file.sync();
    CHECK(shown(loaded(files).tape.steps()) == "1");
}

TEST_CASE("one process at a time, and no file is created over another") {
    MemoryFiles files;
    {
        auto file = example_file(files);
        Loaded out;
        CHECK_THROWS_WITH_AS(CampaignFile::open(files, kPath, out),
                             "saves/friends.tankard is open in another Tankard: close it there and try again",
                             Error);
    }
    CHECK_THROWS_WITH_AS(example_file(files), "saves/friends.tankard exists already: choose another name",
                         Error);
}

TEST_CASE("after a failed sync the file is written anew from memory, as often as it takes") {
    for (const Fault fault : {Fault::error, Fault::full, Fault::short_write}) {
        MemoryFiles files;
        auto file = example_file(files);
        file.append(answer(1, 1));
        file.sync();
        file.append(answer(2, 2));
        files.fail_call(1, fault, 30);
        CHECK_THROWS_AS(file.sync(), Error);
        CHECK(file.dead());
        CHECK_THROWS_AS(file.sync(), Error);
        file.append(answer(3, 3));
        CHECK_THROWS_AS(file.revive(), Error);
        files.fail_call(0);
        file.sync();
        CHECK(!file.dead());
        file.append(answer(4, 4));
        file.sync();
        files.power_cut();
        CHECK(shown(loaded(files).tape.steps()) == "1 2 3 4");
    }
}

TEST_CASE("a damaged file is kept beside the mended one, and only once something new is played") {
    MemoryFiles files;
    {
        auto file = example_file(files);
        for (std::uint32_t number = 1; number <= 3; ++number)
            file.append(answer(number, static_cast<std::int32_t>(number)));
        file.sync();
    }
    std::string bytes = files.bytes(kPath);
    bytes[bytes.size() - 20] ^= 4;
    files.put(kPath, bytes);
    Loaded out;
    auto file = CampaignFile::open(files, kPath, out);
    REQUIRE(out.damage);
    CHECK(out.damage->answers_kept == 2);
    CHECK(one_sentence(out.damage->sentence));
    CHECK(files.bytes(kPath) == bytes);
    file.append(answer(3, 30));
    file.sync();
    CHECK(files.bytes("saves/friends.damaged.tankard") == bytes);
    CHECK(shown(loaded(files).tape.steps()) == "1 2 30");
    CHECK(!loaded(files).damage);
}

TEST_CASE("compaction keeps header, content in use and the last chapter, and the old file as a generation") {
    MemoryFiles files;
    auto file = example_file(files);
    for (int chapter = 1; chapter <= 5; ++chapter) {
        for (std::uint32_t number = 1; number <= 20; ++number)
            file.append(answer(number, chapter));
        file.begin_epoch(example_content("chapter " + std::to_string(chapter)), "0.1.0");
        file.append(snapshot(0, true, "start of " + std::to_string(chapter + 1)));
        file.append(answer(1, 100 + chapter));
        file.append(answer(2));
        file.append(UndoRecord{1});
        file.sync();
        const std::string old = files.bytes(kPath);
        file.compact();
        CHECK(files.bytes("saves/friends.1.tankard") == old);
        CHECK(files.bytes(kPath).size() < old.size());
        const Loaded now = loaded(files);
        CHECK(now.header == example_header());
        CHECK(now.content == example_content("chapter " + std::to_string(chapter)));
        CHECK(now.contents.size() == 1);
        CHECK(now.tape.root()->state == "start of " + std::to_string(chapter + 1));
        CHECK(shown(now.tape.steps()) == std::to_string(100 + chapter));
        file.compact();
        CHECK(files.bytes("saves/friends.1.tankard") == old);
        file.append(UndoRecord{0});
    }
}

TEST_CASE("three generations are kept, and for ever those with named save points") {
    MemoryFiles files;
    auto file = example_file(files);
    for (int chapter = 1; chapter <= 7; ++chapter) {
        if (chapter == 2) file.append(MarkRecord{"the mill", 1});
        file.append(answer(1, chapter));
        file.append(snapshot(0, true));
        file.sync();
        file.compact();
    }
    std::string names;
    for (const auto& name : files.list("saves"))
        names += name + " ";
    CHECK(names ==
          "friends.1.tankard friends.2.tankard friends.3.tankard friends.kept.tankard friends.tankard ");
}
