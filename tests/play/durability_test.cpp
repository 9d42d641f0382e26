// What the disk does to an evening: the power goes at any call, any call fails, the disk is full. An answer
// is acknowledged once a person was shown that it is given: `answered`, or the next question.
#include "play/fixture.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

using save::Fault;
using save::Loss;
using save::MemoryFiles;

constexpr std::uint32_t kAnswers = 70;
constexpr std::uint32_t kWholeChapter = 0;
constexpr int kCuts = 200;

/// A campaign's file at its beginning, with a small content: what is saved does not depend on it.
std::string first_bytes(const campaign::State& start) {
    MemoryFiles files;
    save::Content little;
    little.files.emplace_back("black_water/campaign.lua", "return {}");
    new_file(files, start, little);
    return files.bytes(kPath);
}

struct Outcome {
    std::map<std::uint32_t, Answer> acknowledged;
    std::vector<std::string> troubled;
    bool cut = false;
    int calls = 0;
    std::uint64_t hash = 0;
};

/// An evening of some answers, or to the chapter's end; a person in one seat, so that companions' answers are
/// saved with the next of hers.
Outcome evening(MemoryFiles& files, const std::function<bool(const std::string&)>& again,
                std::uint32_t answers = kAnswers) {
    Outcome out;
    const int before = files.calls();
    People* people = nullptr;
    try {
        save::Loaded loaded;
        auto file = save::CampaignFile::open(files, kPath, loaded);
        Evening evening(library(), file.tape(), &file);
        people = &evening.people;
        evening.people.again = again;
        evening.people.quit_at = answers;
        evening.people.quit_at_chapter_end = answers == kWholeChapter;
        try {
            evening.session.run();
            out.hash = evening.hash();
        } catch (const save::PowerCut&) {
            out.cut = true;
        } catch (const save::Error& error) {
            out.troubled.emplace_back(error.what());
        }
        out.acknowledged = people->acknowledged;
        out.troubled.insert(out.troubled.end(), people->troubled.begin(), people->troubled.end());
    } catch (const save::PowerCut&) {
        out.cut = true;
    } catch (const save::Error& error) {
        out.troubled.emplace_back(error.what());
    }
    out.calls = files.calls() - before;
    return out;
}

/// Every answer that the file holds; of a chapter that is over the tape shows none any more.
std::map<std::uint32_t, save::AnswerRecord> answers_in(const MemoryFiles& files) {
    const std::string bytes = files.bytes(kPath);
    std::map<std::uint32_t, save::AnswerRecord> found;
    for (const save::Record& record : save::load(bytes, kPath).records)
        if (const auto* given = std::get_if<save::AnswerRecord>(&record)) found[given->number] = *given;
    return found;
}

/// The numbers of the persons' answers in a game that nothing disturbed.
struct Undisturbed {
    std::map<std::uint32_t, Answer> persons;
    Outcome outcome;
    std::string first;

    explicit Undisturbed(const campaign::State& start, std::uint32_t answers = kAnswers)
        : first(first_bytes(start)) {
        MemoryFiles files;
        files.put(kPath, first);
        outcome = evening(
            files, [](const std::string&) { return false; }, answers);
        for (const auto& [number, given] : answers_in(files))
            if ((given.flags & save::AnswerRecord::companion) == 0) persons[number] = given.answer;
    }
};

/// Every acknowledged answer of a person stands in the file. Companions' are made again from the seed.
void persons_all_there(MemoryFiles& files, const Outcome& outcome, const Undisturbed& straight) {
    const std::map<std::uint32_t, save::AnswerRecord> there = answers_in(files);
    for (const auto& [number, answer] : outcome.acknowledged) {
        if (!straight.persons.contains(number)) continue;
        const auto& shown = number;
        CAPTURE(shown);
        REQUIRE(there.contains(number));
        REQUIRE(there.at(number).answer == answer);
    }
}

}  // namespace

TEST_CASE(
    "the power goes at any call: no acknowledged answer is missing, and the evening goes on to the same "
    "end") {
    const Undisturbed straight(beginning(library(), 2, 3, 13));
    REQUIRE(straight.persons.size() > 30);
    REQUIRE(!straight.outcome.cut);
    const int step = std::max(1, straight.outcome.calls / 60);
    int cuts = 0;
    for (const Loss loss : {Loss::all, Loss::torn, Loss::zeros})
        for (int call = 1 + static_cast<int>(loss); call <= straight.outcome.calls; call += step) {
            CAPTURE(call);
            MemoryFiles files;
            files.put(kPath, straight.first);
            files.cut_at_call(call);
            const Outcome outcome = evening(files, [](const std::string&) { return false; });
            REQUIRE(outcome.cut);
            files.power_cut(loss);
            persons_all_there(files, outcome, straight);
            ++cuts;
            if (cuts % 6 != 0) continue;
            const Outcome next = evening(files, [](const std::string&) { return false; });
            CHECK(next.hash == straight.outcome.hash);
        }
    CHECK(cuts > 100);
}

TEST_CASE("the power goes at random calls of a whole chapter: it is played to the same end") {
    const Undisturbed straight(beginning(library(), 2, 4, 21), kWholeChapter);
    REQUIRE(straight.persons.size() > 100);
    Stream chance(21, 1);
    for (int cut = 0; cut < kCuts; ++cut) {
        const int call =
            1 + static_cast<int>(chance.below(static_cast<std::uint32_t>(straight.outcome.calls)));
        CAPTURE(call);
        MemoryFiles files;
        files.put(kPath, straight.first);
        files.cut_at_call(call);
        const Outcome outcome = evening(
            files, [](const std::string&) { return false; }, kWholeChapter);
        REQUIRE(outcome.cut);
        files.power_cut(static_cast<Loss>(cut % 3));
        persons_all_there(files, outcome, straight);
        const Outcome next = evening(
            files, [](const std::string&) { return false; }, kWholeChapter);
        CHECK(next.hash == straight.outcome.hash);
    }
    fmt::print("{} power cuts in a chapter of {} file calls and {} answers of persons\n", kCuts,
               straight.outcome.calls, straight.persons.size());
}

TEST_CASE("any call fails: one sentence, and after trying again nothing is lost") {
    const Undisturbed straight(beginning(library(), 2, 3, 13));
    const int step = std::max(1, straight.outcome.calls / 40);
    int sentences = 0;
    for (const Fault fault : {Fault::error, Fault::full, Fault::short_write})
        for (int call = 1 + static_cast<int>(fault); call <= straight.outcome.calls; call += step) {
            CAPTURE(call);
            MemoryFiles files;
            files.put(kPath, straight.first);
            files.fail_call(call, fault, 3);
            const Outcome outcome = evening(files, [](const std::string&) { return true; });
            for (const std::string& sentence : outcome.troubled)
                CHECK_MESSAGE(one_sentence(sentence), sentence);
            sentences += static_cast<int>(outcome.troubled.size());
            files.power_cut();
            if (outcome.hash == 0) continue;  // the file could not even be opened
            CHECK(outcome.hash == straight.outcome.hash);
            REQUIRE(outcome.acknowledged.size() >= kAnswers);
            persons_all_there(files, outcome, straight);
        }
    CHECK(sentences > 100);
}

TEST_CASE(
    "a full disk: the table is told, may leave with everything acknowledged, or free some space and go on") {
    const Undisturbed straight(beginning(library(), 2, 3, 13));
    for (const bool stays : {false, true}) {
        MemoryFiles files;
        files.put(kPath, straight.first);
        files.fail_call(straight.outcome.calls / 2, Fault::full, 100'000);
        int told = 0;
        const Outcome outcome = evening(files, [&](const std::string& sentence) {
            CHECK(one_sentence(sentence));
            if (++told == 4 && stays) files.fail_call(0, Fault::full, -1);
            return stays || told < 4;
        });
        CHECK(told == 4);
        CHECK((outcome.hash == straight.outcome.hash) == stays);
        files.power_cut();
        files.fail_call(0, Fault::full, -1);
        persons_all_there(files, outcome, straight);
        CHECK(evening(files, [](const std::string&) { return false; }).hash == straight.outcome.hash);
    }
}
