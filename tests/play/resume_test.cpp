// Resuming: a save's bytes and the answers since are the game.
#include "play/fixture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

struct Beat {
    save::SnapshotRecord root;
    std::size_t steps = 0;
};

/// A first chapter by companions.
struct Chapter {
    save::Tape tape;  ///< before it
    std::vector<save::Step> steps;
    std::vector<Beat> beats;  ///< the last stands for the end
    std::uint64_t hash = 0;
};

Chapter played(Library& lib, int seats, std::uint64_t seed) {
    Chapter made{.tape = tape_of(beginning(lib, 0, seats, seed))};
    Session* playing = nullptr;
    Session session(lib, made.tape, {.at_beat = [&](const campaign::State& state) {
                        if (state.chapters_played > 0) return;
                        made.beats.push_back({root_of(state), playing->tape().steps().size()});
                        made.beats.back().root.answer_number = playing->answers();
                        made.steps = playing->tape().steps();
                        if (state.stage == campaign::Stage::page) playing->leave();
                    }});
    playing = &session;
    session.run();
    if (session.state().stage == campaign::Stage::page) {
        made.steps = session.tape().steps();
        made.beats.push_back({root_of(session.state()), made.steps.size()});
    }
    made.hash = campaign::hash(session.state());
    return made;
}

/// From the copy of each beat with each number of its answers: the next beat has to be the same. How often.
std::size_t resumed_at_every_answer(Library& lib, const Chapter& chapter) {
    std::size_t resumed = 0;
    for (std::size_t beat = 0; beat + 1 < chapter.beats.size(); ++beat)
        for (std::size_t end = chapter.beats[beat].steps; end <= chapter.beats[beat + 1].steps; ++end) {
            save::Tape cut;
            cut.apply(chapter.beats[beat].root);
            for (std::size_t at = chapter.beats[beat].steps; at < end; ++at)
                cut.apply(std::get<save::AnswerRecord>(chapter.steps[at]));
            Session* again = nullptr;
            Session second(lib, cut, {.at_beat = [&](const campaign::State&) { again->leave(); }});
            again = &second;
            second.run();
            CAPTURE(end);
            REQUIRE(campaign::hash(second.state()) == chapter.beats[beat + 1].root.state_hash);
            ++resumed;
        }
    return resumed;
}

}  // namespace

TEST_CASE("a game of every rule set resumed at every answer is the same game") {
    struct Game {
        const char* name;
        int seats;
    };
    for (const auto& [name, seats] : {Game{"fighter", 3}, {"gauntlet", 4}, {"lords", 3}, {"twister", 2}}) {
        const auto& shown = name;
        CAPTURE(shown);
        Library lib = play::test::library_of(name);
        const Chapter game = played(lib, seats, 41);
        REQUIRE(game.steps.size() > 30);
        CHECK(resumed_at_every_answer(lib, game) >= game.steps.size());
    }
}

TEST_CASE("a chapter resumed at every answer is the same game") {
    Library& lib = library();
    const Chapter chapter = played(lib, 3, 41);
    const std::vector<save::Step>& steps = chapter.steps;
    REQUIRE(steps.size() > 100);
    CHECK(resumed_at_every_answer(lib, chapter) > steps.size());

    for (std::size_t end = 0; end < steps.size(); end += steps.size() / 8) {
        save::Tape cut = chapter.tape;
        for (std::size_t at = 0; at < end; ++at)
            cut.apply(std::get<save::AnswerRecord>(steps[at]));
        Library fresh(content(), "black_water");
        Session* again = nullptr;
        Session second(fresh, cut, {.at_beat = [&](const campaign::State& state) {
                           if (state.stage == campaign::Stage::page) again->leave();
                       }});
        again = &second;
        second.run();
        CHECK(campaign::hash(second.state()) == chapter.hash);
    }
}

TEST_CASE("leaving and coming back changes nothing, also through a file with snapshots") {
    Library& lib = library();
    const campaign::State start = beginning(lib, 2, 3, 11);
    save::MemoryFiles straight_files;
    auto straight_file = new_file(straight_files, start);
    Evening straight(lib, straight_file.tape(), &straight_file);
    straight.people.quit_at_chapter_end = true;
    CHECK(straight.session.run() == Session::End::left);

    save::MemoryFiles files;
    { auto made = new_file(files, start); }
    std::uint32_t at = 0;
    int evenings = 0;
    bool over = false;
    std::uint64_t hash = 0;
    while (!over) {
        save::Loaded loaded;
        auto file = save::CampaignFile::open(files, kPath, loaded);
        Library from_save(loaded.content, "black_water");
        Evening evening(from_save, file.tape(), &file);
        evening.people.quit_at = at += 23;
        evening.people.quit_at_chapter_end = true;
        evening.session.run();
        for (const auto& [number, seen] : evening.people.seen)
            CHECK(straight.people.seen[number] == seen);
        over = evening.people.chapters > 0;
        hash = evening.hash();
        ++evenings;
    }
    CHECK(evenings > 5);
    CHECK(hash == straight.hash());
}

TEST_CASE("a chapter's end begins a new tape, and nothing before it can be taken back") {
    Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 3, 11));
    Evening evening(lib, file.tape(), &file);
    evening.people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        if (state.chapters_played == 0) return std::nullopt;
        return Quit{};
    };
    evening.people.quit_at_chapter_end = false;
    evening.session.run();
    const std::size_t after_page = evening.session.answers();
    CHECK(after_page > 0);
    evening.people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        if (evening.people.chapters == 0 || state.stage == campaign::Stage::lay) return std::nullopt;
        return Quit{};
    };
    evening.session.run();
    CHECK(evening.people.chapters == 1);
    campaign::State root;
    root = read_state(library(), *file.tape().root());
    CHECK(root.stage == campaign::Stage::lay);
    CHECK(root.chapters_played == 1);
    CHECK(file.tape().base() == 0);
    CHECK(evening.session.answers() == 0);
    CHECK(!evening.session.take_back(1));
    CHECK(evening.people.refused.size() == 1);
    CHECK(one_sentence(evening.people.refused.back()));
}

TEST_CASE("a save without a first state and a state that is none give one sentence") {
    Library& lib = library();
    CHECK_THROWS_WITH_AS(Session(lib, save::Tape(), {}),
                         "this campaign was saved before it had begun: begin it anew with 'tankard play'",
                         save::Error);
    save::SnapshotRecord root = root_of(beginning(lib, 1, 1, 1));
    root.state.resize(root.state.size() / 2);
    save::Tape tape;
    tape.apply(root);
    CHECK_THROWS_AS(Session(lib, tape, {}), save::Error);
}

TEST_CASE("a journal that does not fit the game: without people it is Diverged, in one sentence") {
    Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 2, 5));
    play_until(lib, file, 60);
    save::Tape other = tape_of(beginning(lib, 1, 2, 6));
    for (const save::Step& step : file.tape().steps())
        other.apply(std::get<save::AnswerRecord>(step));
    Session alone(lib, other, {});
    try {
        alone.run();
        FAIL("a game of another seed took the journal");
    } catch (const Diverged& diverged) {
        CHECK(one_sentence(diverged.what()));
    }
    // People are told, and go on at the beginning of the move from which on the answers do not fit.
    Evening wrong(lib, other);
    std::uint32_t asked_at = 0;
    wrong.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
        asked_at = wrong.session.answers();
        return Quit{};
    };
    CHECK(wrong.session.run() == Session::End::left);
    REQUIRE(wrong.people.refused.size() == 1);
    CHECK_MESSAGE(one_sentence(wrong.people.refused[0]), wrong.people.refused[0]);
    CHECK(wrong.people.refused[0].find("are set aside") != std::string::npos);
    CHECK(asked_at > 0);
    CHECK(wrong.session.tape().answers() == asked_at);
    CHECK(wrong.session.tape().answers() < file.tape().answers());
}

TEST_CASE("who left and comes back can take back what was answered before, and hears what happened") {
    Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 2, 5));
    play_until(lib, file, 60);
    const std::uint32_t answers = file.tape().answers();
    Evening second(lib, file.tape(), &file);
    bool back = false;
    second.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
        if (back) return Quit{};
        back = true;
        // Every answer of the chapter has come again: fronts build their logs and what can be undone from
        // them.
        CHECK(second.people.acknowledged.size() == answers);
        return Undo{answers - 5};
    };
    second.session.run();
    CHECK(second.people.rewinds.size() == 1);
    CHECK(second.people.refused.empty());
}

TEST_CASE("on a resume everything that was told in the chapter is heard again") {
    save::MemoryFiles files;
    auto file = new_file(files, beginning(library(), 1, 2, 3));
    Evening first(library(), file.tape(), &file);
    first.people.quit_at = 40;
    first.session.run();
    Evening again(library(), file.tape(), &file);
    again.people.quit_at = 1;
    again.session.run();
    CHECK(again.people.told == first.people.told);
}

namespace {

/// The first two answers are about equal cards: whichever is taken, it may come to the same.
bool one_of_equals(const Question& question, const Table& table) {
    const Option& first = question.options[0];
    const Option& second = question.options[1];
    const auto def = [&](const Option& option) {
        return option.object.kind() == RefKind::card ? table.def(option.object.as_card()) : DefId::none;
    };
    return first.verb == second.verb && def(first) != DefId::none && def(first) == def(second);
}

}  // namespace

TEST_CASE("two games that differ only in an answer of an unfinished move have two hashes") {
    Library& lib = library();
    Library beside = lib.further();
    const auto ends = [&](save::Tape tape, const Question& question, std::int32_t value) {
        save::AnswerRecord given;
        given.number = tape.answers() + 1;
        given.seat = static_cast<std::uint8_t>(question.seat);
        given.fingerprint = question.fingerprint();
        given.answer = {{value}};
        tape.apply(given);
        Session replay(beside, tape, {.stop_at_end_of_tape = true});
        replay.run();
        return std::pair(campaign::hash(replay.state()), replay.hash());
    };
    Evening evening(lib, tape_of(beginning(lib, 2, 2, 5)));
    int unfinished = 0;
    evening.people.instead = [&](const Question& question, const campaign::State&) -> std::optional<Reply> {
        if (evening.session.answers() > 60) return Quit{};
        if (question.shape != Shape::choose_one) return std::nullopt;
        if (one_of_equals(question, evening.session.state().table)) return std::nullopt;
        const auto one = ends(evening.session.tape(), question, 0);
        const auto other = ends(evening.session.tape(), question, 1);
        CHECK(one.second != other.second);
        unfinished += one.first == other.first;
        return std::nullopt;
    };
    evening.session.run();
    CHECK(unfinished > 0);
    // A finished move is in the state.
    Session all(lib, tape_of(beginning(lib, 0, 2, 5)), {});
    all.run();
    CHECK(all.hash() == campaign::hash(all.state()));
}
