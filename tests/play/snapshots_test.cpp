// States beside the answers: how often one is written to the file, how many are kept for taking back, and
// that neither is any part of the game.
#include "play/fixture.h"
#include "play/session/beat_notes.h"

#include <chrono>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

using namespace std::chrono_literals;

/// Where the file's first chapter has states besides its first, by the answers that stood.
std::vector<std::uint32_t> snapshots_of(const save::MemoryFiles& files) {
    const std::string bytes = files.bytes(kPath);
    std::vector<std::uint32_t> found;
    int roots = 0;
    for (const save::Record& record : save::load(bytes, kPath).records) {
        const auto* snapshot = std::get_if<save::SnapshotRecord>(&record);
        if (snapshot == nullptr) continue;
        if (snapshot->root && ++roots > 1) break;
        if (!snapshot->root) found.push_back(snapshot->answer_number);
    }
    return found;
}

struct Played {
    std::vector<std::uint32_t> snapshots;
    std::uint64_t hash = 0;
};

/// A whole campaign of companions in a file, while the stopwatch shows what `time` says of the answers.
Played play_out(const std::function<std::chrono::nanoseconds(std::uint32_t)>& time) {
    save::MemoryFiles files;
    auto file = new_file(files, beginning(library(), 0, 3, 11));
    Session* running = nullptr;
    Session session(library(), file.tape(), {.file = &file, .stopwatch = [&] {
                                                 return time(running != nullptr ? running->answers() : 0);
                                             }});
    running = &session;
    session.run();
    return {snapshots_of(files), campaign::hash(session.state())};
}

}  // namespace

TEST_CASE("companions who need no time are not held up by states in the file") {
    CHECK(play_out([](std::uint32_t) { return 0ms; }).snapshots.empty());
}

TEST_CASE("a state is written when the answers since the last took 20 ms, and at least 16 were given") {
    const std::vector<std::uint32_t> at =
        play_out([](std::uint32_t answers) { return answers * 1ms; }).snapshots;
    REQUIRE(at.size() > 3);
    CHECK(at.front() >= 20);
    for (std::size_t i = 1; i < at.size(); ++i) {
        CHECK(at[i] - at[i - 1] >= 20);
        CHECK(at[i] - at[i - 1] < 40);  // a beat of many answers is not cut
    }
    const std::vector<std::uint32_t> slow =
        play_out([](std::uint32_t answers) { return answers * 1s; }).snapshots;
    REQUIRE(slow.size() > at.size());
    for (std::size_t i = 1; i < slow.size(); ++i)
        CHECK(slow[i] - slow[i - 1] >= 16);
}

TEST_CASE("the stopwatch decides nothing of the game") {
    const Played quick = play_out([](std::uint32_t) { return 0ms; });
    const Played slow = play_out([](std::uint32_t answers) { return answers * 1s; });
    CHECK(quick.snapshots != slow.snapshots);
    CHECK(quick.hash == slow.hash);
}

TEST_CASE("in a long chapter any answer can be taken back, though not every state on the way is kept") {
    constexpr std::uint32_t kLong = 330;
    std::map<std::uint32_t, std::uint64_t> seen;
    std::map<std::uint32_t, std::uint64_t> at_beat;
    bool first_chapter = true;
    std::uint32_t leave_at = kLong;
    Session* running = nullptr;
    std::unique_ptr<Session> session;
    for (std::uint64_t seed = 1; seed < 600 && at_beat.empty(); ++seed) {
        seen.clear();
        first_chapter = true;
        session = std::make_unique<Session>(
            library(), tape_of(beginning(library(), 0, 6, seed)),
            Options{.policy = Policy::random, .at_beat = [&](const campaign::State& state) {
                        first_chapter = first_chapter && state.chapters_played == 0;
                        if (at_beat.empty())
                            seen.emplace(running->answers(),
                                         campaign::hash(state));  // of several beats the first
                        else if (running->answers() >= leave_at)
                            CHECK(campaign::hash(state) == at_beat.at(running->answers()));
                        if (running->answers() >= leave_at || !first_chapter) running->leave();
                    }});
        running = session.get();
        session->run();
        if (first_chapter) at_beat = seen;
    }
    REQUIRE(at_beat.size() > 100);
    for (const std::uint32_t to : {320, 250, 130, 90, 5, 0}) {
        leave_at = at_beat.lower_bound(to)->first;
        CHECK(session->take_back(leave_at));
        session->run();
    }
}

TEST_CASE(
    "what a beat skips and what was put right before it stand under the beat, also after undo and redo") {
    save::Tape tape = tape_of(beginning(library(), 1, 1, 1));
    BeatNotes notes(tape);
    const auto record = [&](const save::Record& next) {
        tape.apply(next);
        notes.follow(next, tape);
    };
    const auto answered = [&](std::uint32_t number) {
        save::AnswerRecord given;
        given.number = number;
        record(given);
    };
    Value right = Value::table();
    right.set("beat", 3);
    answered(1);
    record(save::SkipRecord{1, BeatNotes::id(2, 7)});
    record(save::SkipRecord{1, BeatNotes::id(2, 9)});
    answered(2);
    record(save::CorrectRecord{2, right});
    CHECK(notes.skips(2) == std::vector<std::uint64_t>{7, 9});
    CHECK(notes.skips(3).empty());
    CHECK(notes.corrections(3).size() == 1);
    CHECK(notes.corrections(2).empty());
    record(save::UndoRecord{0, 0});
    CHECK(notes.skips(2).empty());
    CHECK(notes.corrections(3).empty());
    record(save::UndoRecord{2, 0});
    CHECK(notes.skips(2) == std::vector<std::uint64_t>{7, 9});
    CHECK(BeatNotes(tape).skips(2) == notes.skips(2));
}
