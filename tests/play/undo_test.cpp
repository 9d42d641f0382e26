// Taking back: undo is a resume with fewer answers, and redo one with more.
#include "play/fixture.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

/// At the question after `at` answers take back to `to`, once; `then` sees what follows.
struct Once {
    std::uint32_t at = 0;
    Reply reply;
    bool done = false;

    std::optional<Reply> operator()(const Session& session) {
        if (done || session.answers() < at) return std::nullopt;
        done = true;
        return reply;
    }
};

std::vector<std::uint32_t> persons_answers(const save::Tape& tape) {
    std::vector<std::uint32_t> numbers;
    for (const save::Step& step : tape.steps())
        if (const auto* given = std::get_if<save::AnswerRecord>(&step);
            given != nullptr && (given->flags & save::AnswerRecord::companion) == 0)
            numbers.push_back(given->number);
    return numbers;
}

}  // namespace

TEST_CASE(
    "undo by one, by many, to the start, and redo: the game is where it was, and ends as it would have") {
    Library& lib = library();
    const campaign::State start = beginning(lib, 2, 3, 17);
    Evening straight(lib, tape_of(start));
    straight.people.quit_at_chapter_end = true;
    straight.session.run();

    Evening evening(lib, tape_of(start));
    evening.people.quit_at_chapter_end = true;
    Stream chance(5, 1);
    std::uint32_t back_from = 0;
    int undone = 0;
    int redone = 0;
    evening.people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        const std::uint32_t now = evening.session.answers();
        // Where a companion would be asked, undo goes on to the next question of a person.
        const auto known = straight.people.seen.find(now);
        REQUIRE(known != straight.people.seen.end());
        REQUIRE(campaign::hash(state) == known->second);
        if (back_from != 0) {
            const std::uint32_t forward = back_from;
            back_from = 0;
            if (chance.below(2) == 0) {
                ++redone;
                return Undo{forward};
            }
            return std::nullopt;
        }
        if (now == 0 || undone >= 60 || chance.below(6) != 0) return std::nullopt;
        ++undone;
        const std::vector<std::uint32_t> mine = persons_answers(evening.session.tape());
        const std::uint32_t steps =
            chance.below(4) == 0 ? chance.below(static_cast<std::uint32_t>(mine.size())) + 1 : 1;
        back_from = now;
        if (chance.below(10) == 0) return Undo{0};
        return Undo{mine[mine.size() - std::min<std::size_t>(mine.size(), steps)] - 1};
    };
    evening.session.run();
    CHECK(evening.people.refused.empty());
    CHECK(undone == 60);
    CHECK(redone > 10);
    CHECK(evening.hash() == straight.hash());
}

TEST_CASE("redo goes from one question of a person to the next, over all that companions answered between") {
    Library& lib = library();
    Evening evening(lib, tape_of(beginning(lib, 1, 3, 17)));
    std::map<std::uint32_t, std::uint64_t> seen;
    std::vector<std::uint32_t> again;
    bool back = false;
    evening.people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        const std::uint32_t now = evening.session.answers();
        if (!back && now < 80) {
            seen[now] = campaign::hash(state);
            return std::nullopt;
        }
        if (!back) {
            seen[now] = campaign::hash(state);
            back = true;
            return Undo{0};
        }
        again.push_back(now);
        CHECK(seen.at(now) == campaign::hash(state));
        if (now == seen.rbegin()->first) return Quit{};
        return Undo{now + 1};
    };
    evening.session.run();
    CHECK(again.size() == seen.size());
    CHECK(seen.size() > 10);
    CHECK(seen.size() < 60);
    CHECK(evening.people.refused.empty());
}

TEST_CASE("undo_luck: the same luck comes again, or fresh luck that a replay repeats") {
    Library& lib = library();
    for (const std::string word : {"same", "fresh"}) {
        CAPTURE(word);
        const campaign::State start = beginning(lib, 1, 3, 23, setting("undo_luck", word));
        Evening straight(lib, tape_of(start));
        straight.people.quit_at = 150;
        straight.session.run();
        save::MemoryFiles files;
        auto file = new_file(files, start);
        Evening evening(lib, file.tape(), &file);
        evening.people.quit_at = 150;
        Once once{140, Undo{60}};
        evening.people.instead = [&](const Question&, const campaign::State&) {
            return once(evening.session);
        };
        evening.session.run();
        CHECK(once.done);
        CHECK((evening.people.last_seen == straight.people.seen.rbegin()->second) == (word == "same"));
        // What is in the file plays as it was.
        save::Tape tape = file.tape();
        CHECK(hash_at_end_of(lib, tape) == evening.people.last_seen);
        for (int pass = 0; pass < 2; ++pass) {
            const std::string bytes = files.bytes(kPath);
            CHECK(hash_at_end_of(lib, save::load(bytes, kPath).tape) == evening.people.last_seen);
        }
    }
}

TEST_CASE("undo = to_line: what was drawn, rolled or shown stays, with one sentence") {
    Library& lib = library();
    Evening evening(lib, tape_of(beginning(lib, 1, 2, 3, setting("undo", "to_line"))));
    evening.people.quit_at = 120;
    int tried = 0;
    int allowed = 0;
    bool back = false;
    evening.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
        const std::uint32_t now = evening.session.answers();
        const std::uint32_t line = evening.session.undo_line();
        CHECK(line <= now);
        if (now == 0 || back || tried > 40) {
            back = false;
            return std::nullopt;
        }
        back = true;
        ++tried;
        if (line > 0 && tried % 2 == 0) return Undo{line - 1};
        if (line < now) {
            ++allowed;
            return Undo{line};
        }
        return std::nullopt;
    };
    evening.session.run();
    CHECK(allowed > 0);
    CHECK(evening.people.refused.size() >= 10);
    for (const std::string& sentence : evening.people.refused)
        CHECK(one_sentence(sentence));
}

TEST_CASE("undo that nobody can follow is refused in one sentence") {
    Library& lib = library();
    Evening evening(lib, tape_of(beginning(lib, 1, 2, 3)));
    Once once{20, Undo{2000}};
    evening.people.instead = [&](const Question&, const campaign::State&) { return once(evening.session); };
    evening.people.quit_at = 30;
    CHECK(evening.session.run() == Session::End::left);
    REQUIRE(evening.people.refused.size() == 1);
    CHECK(one_sentence(evening.people.refused[0]));
}
