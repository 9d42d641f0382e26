// Whole games in which people throw in the simulation: what is asked for, the record as the answer, the hand
// beside it.
#include "throw/asked.h"

#include "fighter/shipped.h"
#include "play/fixture.h"

#include <algorithm>
#include <set>
#include <string>
#include <variant>

using namespace tankard;
using namespace tankard::thrown;
using play::test::Evening;

namespace {

/// Throws with the usual hand wherever a throw is asked for.
struct Thrower {
    Evening& evening;
    int throws = 0;
    int hits = 0;
    std::set<std::string_view> specials;
    std::vector<Answer> answers;

    explicit Thrower(Evening& at) : evening(at) {
        evening.people.instead = [this](const Question& question,
                                        const campaign::State& state) -> std::optional<play::Reply> {
            const auto what = asked(question, state.table);
            if (!what) return std::nullopt;
            CHECK(what->unknown.empty());
            const std::uint64_t seed = mix(campaign::hash(state), evening.session.answers());
            const Thrown thrown = throw_asked(question, *what, what->handicap.usual, seed);
            CHECK(misfit(question, thrown.answer).empty());
            CHECK(thrown.answer == throw_asked(question, *what, what->handicap.usual, seed).answer);
            ++throws;
            hits += thrown.hit ? 1 : 0;
            for (const Handicap* each : what->demands)
                specials.insert(each->id);
            answers.push_back(thrown.answer);
            evening.people.beside = in_words(thrown, seed);
            return thrown.answer;
        };
    }
};

save::Tape beginning(std::uint64_t seed) {
    return play::test::tape_of(play::test::beginning(fighter::test::library(), 1, 3, seed));
}

}  // namespace

TEST_CASE("a dungeon can be played with simulated throws") {
    int throws = 0;
    int hits = 0;
    std::set<std::string_view> specials;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Evening evening(fighter::test::library(), beginning(seed));
        Thrower thrower(evening);
        evening.session.run();
        throws += thrower.throws;
        hits += thrower.hits;
        specials.insert(thrower.specials.begin(), thrower.specials.end());
    }
    CHECK(throws > 60);
    CHECK(hits > throws / 4);
    CHECK(hits < throws * 3 / 4);
    CHECK(specials.size() > 4);
}

TEST_CASE("the record is the answer, the hand stands beside it, and no journal needs physics") {
    save::MemoryFiles files;
    const campaign::State root = play::test::beginning(fighter::test::library(), 1, 3, 2);
    auto file = play::test::new_file(files, root, fighter::test::shipped_files());
    Evening evening(fighter::test::library(), file.tape(), &file);
    const Thrower thrower(evening);
    evening.people.quit_at = 60;
    evening.session.run();
    REQUIRE(thrower.throws > 2);
    std::vector<Answer> kept;
    for (const save::Step& step : file.tape().steps())
        if (const auto* given = std::get_if<save::AnswerRecord>(&step);
            given != nullptr && given->label.find("(thrown: aim ") != std::string::npos)
            kept.push_back(given->answer);
    CHECK(kept == thrower.answers);
    Evening again(fighter::test::library(), file.tape());
    again.people.instead = [](const Question&, const campaign::State&) -> std::optional<play::Reply> {
        return play::Quit{};
    };
    again.session.run();
    CHECK(again.people.last_seen == evening.people.last_seen);
}

TEST_CASE("no other question is taken for a throw") {
    Question question;
    question.shape = Shape::record;
    question.prompt = intern("throw");
    for (int i = 0; i < fighter::kFields; ++i)
        question.offer(intern("place"), {}, {}, 8);
    const campaign::State root = play::test::beginning(fighter::test::library(), 1, 1, 1);
    CHECK_FALSE(asked(question, root.table));
    question.shape = Shape::choose_one;
    CHECK_FALSE(asked(question, root.table));
}
