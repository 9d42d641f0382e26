// What disks do to campaign files: every bit, every length, every call.
#include "save/example.h"

#include <cstdint>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;

namespace {

std::string small_file() {
    MemoryFiles files;
    auto file = example_file(files);
    file.append(answer(1, 1));
    file.append(answer(2, 2));
    file.append(UndoRecord{1, 3});
    file.append(answer(2, 20));
    file.sync();
    return files.bytes(kPath);
}

/// Opens bytes as a save: a shorter tape with a damage, or a sentence.
void survives(const std::string& bytes, bool must_be_stated) {
    try {
        const Loaded out = load(bytes, "a.tankard");
        if (must_be_stated) REQUIRE(out.damage);
        if (out.damage) {
            REQUIRE(one_sentence(out.damage->sentence));
            REQUIRE(out.damage->answers_kept == out.tape.answers());
            REQUIRE(out.tape.latest() != nullptr);  // there is something to go on from
        }
        REQUIRE(out.header == example_header());
        REQUIRE(out.content == example_content());
    } catch (const Error& error) {
        REQUIRE(one_sentence(error.what()));
    }
}

/// What a game does in an evening. Counts the answers that were acknowledged.
void evening(Files& files, std::int32_t& acknowledged, bool& compacted) {
    Loaded out;
    auto file = CampaignFile::open(files, kPath, out);
    for (std::int32_t number = 1; number <= 4; ++number) {
        file.append(answer(out.tape.answers() + static_cast<std::uint32_t>(number), number));
        file.sync();
        acknowledged = number;
    }
    file.append(snapshot(0, true, "next chapter"));
    file.sync();
    compacted = true;
    file.compact();
    file.append(answer(1, 5));
    file.sync();
    acknowledged = 5;
}

/// The file is a whole state with at least what was acknowledged.
void holds(Files& files, std::int32_t acknowledged, bool compacted) {
    const Loaded now = loaded(files);
    if (now.damage)
        REQUIRE(now.damage->torn == (now.damage->sentence.find("power cut") != std::string::npos));
    if (now.tape.root()->state == "next chapter") {
        REQUIRE(acknowledged >= 4);
        REQUIRE(now.tape.answers() >= (acknowledged == 5 ? 1U : 0U));
    } else {
        REQUIRE(!compacted);
        REQUIRE(acknowledged <= 4);
        REQUIRE(now.tape.answers() >= static_cast<std::uint32_t>(acknowledged));
    }
}

}  // namespace

TEST_CASE("every flipped bit of a save is stated, never used") {
    const std::string bytes = small_file();
    for (std::size_t at = 0; at < bytes.size(); ++at)
        for (const int bit : {0, 3, 7}) {
            CAPTURE(at);
            std::string bad = bytes;
            bad[at] = static_cast<char>(bad[at] ^ (1 << bit));
            survives(bad, true);
        }
}

TEST_CASE("a damaged copy of the adventure is replaced by the same one from elsewhere, and by no other") {
    const std::string bytes = small_file();
    const Loaded whole = load(bytes, "a.tankard");
    std::size_t number = 0;
    while (whole.reading.chunks[number].type != kSpareType)
        ++number;
    std::string bad = bytes;
    bad[whole.reading.chunks[number].offset + kChunkHead + 20] ^= 4;
    const Spare spare = [](const Value& header) {
        CHECK(header == example_header());
        return example_content();
    };
    const Loaded mended = load(bad, "a.tankard", Want::all, spare);
    REQUIRE(mended.damage);
    CHECK(one_sentence(mended.damage->sentence));
    CHECK(mended.content == example_content());
    CHECK(mended.tape.answers() == whole.tape.answers());
    CHECK(content_of(mended, mended.content_hash) == example_content());
    CHECK(mended.image(bad).bytes() == bytes);
    const Spare other = [](const Value&) { return example_content("return {}"); };
    CHECK_THROWS_AS(load(bad, "a.tankard", Want::all, other), Unreadable);
    CHECK_THROWS_AS(load(bad, "a.tankard"), Unreadable);
    CHECK(load(bad, "a.tankard", Want::no_content).tape.answers() == whole.tape.answers());

    MemoryFiles files;
    files.write(kPath, bad);
    Loaded out;
    auto file = CampaignFile::open(files, kPath, out, spare);
    file.sync();
    CHECK(files.bytes(kPath) == bytes);
    CHECK(files.bytes("saves/friends.damaged.tankard") == bad);
}

TEST_CASE("a save cut at any length opens as an earlier state or gives one sentence") {
    const std::string bytes = small_file();
    for (std::size_t length = 0; length <= bytes.size(); ++length) {
        CAPTURE(length);
        survives(bytes.substr(0, length), false);
        survives(bytes.substr(0, length) + std::string(40, '\0'), true);
    }
}

TEST_CASE("a power cut at any call leaves all that was acknowledged") {
    for (const Loss loss : {Loss::all, Loss::torn, Loss::zeros}) {
        for (int call = 1;; ++call) {
            CAPTURE(call);
            MemoryFiles files;
            example_file(files);
            files.power_cut();
            std::int32_t acknowledged = 0;
            bool compacted = false;
            bool cut = false;
            files.cut_at_call(call);
            try {
                evening(files, acknowledged, compacted);
            } catch (const PowerCut&) {
                cut = true;
            }
            files.power_cut(loss);
            holds(files, acknowledged, compacted);
            Loaded out;
            auto file = CampaignFile::open(files, kPath, out);
            file.append(answer(out.tape.answers() + 1, 9));
            file.sync();
            files.power_cut();
            REQUIRE(!loaded(files).damage);
            REQUIRE(loaded(files).tape.answers() == out.tape.answers() + 1);
            if (!cut) break;
        }
    }
}

TEST_CASE("any call may fail: one sentence, nothing acknowledged is lost, and the game goes on") {
    for (const Fault fault : {Fault::error, Fault::full, Fault::short_write}) {
        for (int call = 1;; ++call) {
            CAPTURE(call);
            MemoryFiles files;
            example_file(files);
            std::int32_t acknowledged = 0;
            bool compacted = false;
            bool failed = false;
            files.fail_call(call, fault);
            try {
                evening(files, acknowledged, compacted);
            } catch (const Error& error) {
                failed = true;
                REQUIRE(one_sentence(error.what()));
            }
            files.power_cut();
            holds(files, acknowledged, compacted);
            if (!failed) break;
        }
    }
}

TEST_CASE("after any failed call the same object tries again and ends with everything") {
    for (const Fault fault : {Fault::error, Fault::full, Fault::short_write}) {
        for (int call = 1; call < 60; ++call) {
            CAPTURE(call);
            MemoryFiles files;
            auto file = example_file(files);
            files.fail_call(call, fault, 2);
            const auto insist = [](const auto& deed) {
                for (int attempt = 0;; ++attempt) {
                    try {
                        return deed();
                    } catch (const Error&) {
                        REQUIRE(attempt < 5);
                    }
                }
            };
            for (std::uint32_t number = 1; number <= 4; ++number) {
                file.append(answer(number, 1));
                insist([&] { file.sync(); });
            }
            file.append(snapshot(0, true, "next chapter"));
            insist([&] { file.sync(); });
            insist([&] { file.compact(); });
            file.append(answer(1, 5));
            insist([&] { file.sync(); });
            files.power_cut();
            REQUIRE(shown(loaded(files).tape.steps()) == "5");
            REQUIRE(loaded(files).records.size() == 4);
            REQUIRE(loaded(files, "saves/friends.1.tankard").tape.root()->state == "next chapter");
        }
    }
}

TEST_CASE(
    "a wrong bit in a length looks like a cut, and the file is kept beside the mended one all the same") {
    std::string bytes = small_file();
    const auto chunks = read_records(bytes).chunks;
    bytes[chunks[4].offset + 1] ^= 0x40;
    MemoryFiles files;
    files.put(kPath, bytes);
    Loaded out;
    auto file = CampaignFile::open(files, kPath, out);
    REQUIRE(out.damage);
    CHECK(out.damage->torn);
    file.append(answer(1, 9));
    file.sync();
    CHECK(files.bytes("saves/friends.damaged.tankard") == bytes);
}

TEST_CASE("creating a campaign is all or nothing") {
    for (int call = 1;; ++call) {
        CAPTURE(call);
        MemoryFiles files;
        files.cut_at_call(call);
        bool cut = false;
        try {
            CampaignFile::create(files, kPath, example_header(), example_content(), "0.1.0");
        } catch (const PowerCut&) {
            cut = true;
        }
        files.power_cut(call % 2 == 0 ? Loss::all : Loss::torn);
        if (files.exists(kPath)) REQUIRE(!loaded(files).damage);
        if (!cut) {
            REQUIRE(files.exists(kPath));
            break;
        }
    }
}
