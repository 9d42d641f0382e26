// What a die of the dungeon fight is said to do is what it then does, where neither icon, weapon nor item
// changes it.
#include "fighter/shipped.h"
#include "play/companions/companion.h"
#include "play/fixture.h"
#include "scene/deeds.h"
#include "scene/foresight.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;

namespace {

class Witness {
 public:
    void chosen(const Question& question, const Answer& answer,
                const std::vector<std::optional<Odds>>& odds) {
        const std::string_view prompt = question.prompt.text();
        if (prompt == "throw" || prompt == "small_throw") {
            plain_ = plain_ && answer.values.size() > 3 && answer.values[3] == 0;  // no icon
            return;
        }
        if (prompt == "prepare") {
            plain_ = plain_ && answer.values.empty();
            return;
        }
        if (answer.values.empty() || odds.empty()) return;
        const std::optional<Odds>& told = odds.at(static_cast<std::size_t>(answer.values.front()));
        if (prompt == "die" || prompt == "exhausted") {
            told_ = told;
            plain_ = fresh_ = true;
        }
        if (prompt == "miss" && !told) told_.reset();  // it is averted, or another throw
        if (prompt == "miss" && told && told_) {
            REQUIRE(told->blow);
            CHECK(told->blow->costs == told_->blow->costs);
            CHECK_FALSE(told->blow->if_missed);
        }
    }

    void heard(const Event& event) {
        const std::string_view told = event.name.text();
        const auto number = [&](const char* name) {
            return static_cast<int>(scene::slot_of(event, intern(name)).as_number());
        };
        if (told == "log.again" || told == "log.used" || told == "log.beer" || told == "log.frog")
            told_.reset();
        if (told == "log.hit" || told == "log.miss") {
            if (!fresh_) told_.reset();  // nobody was asked for this die
            fresh_ = false;
        }
        if (told == "log.hit") place_ = number("n");
        if (told == "log.miss") place_ = 0;
        if (!told_ || !plain_) return;
        if (told == "log.wounded" && told_->harm && place_ > 0) {
            const Harm& harm = *told_->harm;
            const bool falls = number("total") == 0;
            CHECK(falls == (harm.falls_from > 0 && place_ >= harm.falls_from));
            CHECK(number("n") <= harm.most);
            CHECK(number("n") >= harm.least);
            (falls ? fell : stood) += 1;
            told_.reset();
        }
        if (told == "log.hurt" && told_->blow && place_ == 0) {
            CHECK(told_->blow->hits);
            CHECK(number("n") == std::min(told_->blow->costs, number("n") + number("total")));
            CHECK(told_->blow->deadly == (number("total") == 0));
            ++hurt;
            told_.reset();
        } else if (told == "log.unhurt" && told_->blow && place_ == 0) {
            CHECK_FALSE(told_->blow->hits);
            ++unhurt;
            told_.reset();
        }
    }

    int fell = 0, stood = 0, hurt = 0, unhurt = 0;

 private:
    std::optional<Odds> told_;
    bool plain_ = false;
    bool fresh_ = false;  ///< the die is not thrown yet
    int place_ = 0;
};

}  // namespace

TEST_CASE("what a die of the dungeon fight is said to do is what it does") {
    play::Library& library = fighter::test::library();
    const scene::Foresight foresight(library);
    Witness witness;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Evening evening(library, tape_of(beginning(library, 3, 3, seed)));
        evening.people.heard = [&](const Event& event) { witness.heard(event); };
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            const Answer answer = play::decide(play::Policy::greedy, library.rules(), library.thinking(),
                                               question, state.table, mix(seed, evening.session.answers()));
            witness.chosen(question, answer, foresight.odds(question, state));
            return answer;
        };
        evening.session.run();
    }
    CHECK(witness.fell > 20);
    CHECK(witness.stood > 50);
    CHECK(witness.hurt > 50);
}
