// What the gauntlet's choices are said to come to is what comes of them: over many games, with all boasts,
// modifiers, penalties and special Damage that come together there.
#include "play/companions/companion.h"
#include "play/fixture.h"
#include "scene/deeds.h"
#include "scene/foresight.h"
#include "scene/words.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;

namespace {

play::Library& gauntlet() {
    static play::Library shared = play::test::library_of("gauntlet");
    return shared;
}

/// Answers after which nothing but the throw and the blow comes.
bool leads_on(Name verb) {
    static constexpr std::array<std::string_view, 8> kVerbs{"meet",     "roll", "let_be", "bear",
                                                            "treasure", "face", "rise",   "go"};
    return std::find(kVerbs.begin(), kVerbs.end(), verb.text()) != kVerbs.end();
}

/// Forecasts of what was chosen, and what then happens: what proves one wrong fails.
class Witness {
 public:
    void chosen(Ref hero, const Option& option, const std::optional<Odds>& odds) {
        if (!leads_on(option.verb)) return forget(hero);
        if (!odds) return;
        CHECK(!odds->harm);
        if (odds->needed) needed_[hero.bits()].push_back(*odds->needed);
        if (odds->blow) blows_[hero.bits()].push_back(*odds->blow);
    }

    void heard(const Event& event) {
        const std::string_view told = event.name.text();
        const auto number = [&](const char* name) {
            return static_cast<int>(scene::slot_of(event, intern(name)).as_number());
        };
        const Ref card = scene::slot_of(event, intern("hero"));
        const std::uint64_t hero = card.bits();
        if (told == "log.wounded" && struck_ && struck_->hero == hero) struck_->wounds += number("n");
        if (told == "log.wounded" && (!struck_ || struck_->hero != hero)) safe_.erase(hero);
        for (const char* end : {"log.rolled", "log.strikes", "log.answers", "log.poison", "log.turn",
                                "log.turned", "log.again", "log.healed", "log.died"})
            if (told == end) settle();
        if (told == "log.poison" || told == "log.healed") safe_.erase(hero), doomed_.erase(hero);
        if (told == "log.turn") {
            CHECK(doomed_.empty());
            needed_.clear(), blows_.clear(), safe_.clear(), doomed_.clear();
        }
        if (told == "log.rolled") roll_ = number("roll");
        if (told == "log.strikes") thrown(hero, number("n") >= number("total"));
        if (told == "log.answers") blow(hero, number("n"), number("total"));
        if (told == "log.dodged" || told == "log.skipped") blows_.erase(hero);
        if (told == "log.died") {
            CHECK_FALSE(safe_.contains(hero));
            died += doomed_.erase(hero) > 0 ? 1 : 0;
        }
    }

    void forget(Ref hero) {
        needed_.erase(hero.bits());
        blows_.erase(hero.bits());
        safe_.erase(hero.bits());
        doomed_.erase(hero.bits());
        if (struck_ && struck_->hero == hero.bits()) struck_.reset();
    }

    int killed = 0, stood = 0, vain = 0, hit = 0, missed = 0, wounded = 0, died = 0;

 private:
    struct Struck {
        std::uint64_t hero = 0;
        Blow blow;
        int wounds = 0;
    };

    void thrown(std::uint64_t hero, bool kills) {
        for (const Needed& needed : needed_[hero]) {
            CHECK(kills == (needed.least <= 0 || roll_ >= needed.least));
            if (needed.is_vain()) CHECK_FALSE(kills);
            vain += needed.is_vain() ? 1 : 0;
            (kills ? killed : stood) += 1;
        }
        needed_.erase(hero);
    }

    void blow(std::uint64_t hero, int strength, int against) {
        for (const Blow& blow : blows_[hero]) {
            CHECK(blow.strength == strength);
            CHECK(blow.against == against);
            CHECK(blow.hits == (strength >= against));
            (blow.hits ? hit : missed) += 1;
            if (blow.hits) struck_ = {hero, blow};
        }
        blows_.erase(hero);
    }

    /// The whole Damage has been dealt.
    void settle() {
        if (!struck_) return;
        const Blow& blow = struck_->blow;
        CHECK(struck_->wounds >= blow.costs);
        if (!blow.more) CHECK(struck_->wounds == blow.costs);
        if (blow.deadly)
            doomed_.insert(struck_->hero);
        else if (!blow.more)
            safe_.insert(struck_->hero);
        ++wounded;
        struck_.reset();
    }

    std::map<std::uint64_t, std::vector<Needed>> needed_;
    std::map<std::uint64_t, std::vector<Blow>> blows_;
    std::optional<Struck> struck_;
    std::set<std::uint64_t> safe_, doomed_;  ///< by what was said of the turn's last blow
    int roll_ = 0;
};

void play_evenings(Witness& witness, int seats, std::uint64_t seed, play::Policy policy) {
    const scene::Foresight foresight(gauntlet());
    Evening evening(gauntlet(), tape_of(beginning(gauntlet(), seats, seats, seed)));
    evening.people.heard = [&](const Event& event) { witness.heard(event); };
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        const Answer answer = play::decide(policy, gauntlet().rules(), gauntlet().thinking(), question,
                                           state.table, mix(seed, evening.session.answers()));
        const std::vector<std::optional<Odds>> odds = foresight.odds(question, state);
        Ref hero;
        for (const Slot& slot : question.slots)
            if (slot.name == intern("hero")) hero = slot.value;
        if (question.shape == Shape::choose_one && !answer.values.empty()) {
            const auto place = static_cast<std::size_t>(answer.values.front());
            const Option& option = question.options.at(place);
            if (question.prompt == intern("muster")) hero = option.object;
            if (hero) witness.chosen(hero, option, odds.empty() ? std::nullopt : odds[place]);
        } else if (hero) {
            witness.forget(hero);
        }
        return answer;
    };
    evening.session.run();
}

}  // namespace

TEST_CASE("what a choice of the gauntlet is said to come to is what the dice and the blow then do") {
    Witness witness;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        play_evenings(witness, 2 + static_cast<int>(seed % 3), seed,
                      seed % 2 == 0 ? play::Policy::greedy : play::Policy::random);
    CHECK(witness.killed > 100);
    CHECK(witness.stood > 100);
    CHECK(witness.vain > 5);
    CHECK(witness.hit > 100);
    CHECK(witness.missed > 100);
    CHECK(witness.wounded > 100);
    CHECK(witness.died > 5);
}

TEST_CASE(
    "a hero's Defence and a weapon's dice stand on their cards as the next blow and throw will find them") {
    const scene::Foresight foresight(gauntlet());
    const scene::Words words(gauntlet(), "en");
    int defences = 0, throws = 0, changed = 0;
    const auto told = [&](Ref card, const char* name, const campaign::State& state) {
        for (const scene::Words::Told& each : words.facts(card.as_card(), state))
            if (each.fact.name == intern(name)) {
                changed += each.made.size() > 1 ? 1 : 0;
                return each.fact.value;
            }
        return 0;
    };
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Evening evening(gauntlet(), tape_of(beginning(gauntlet(), 3, 3, seed)));
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            const std::vector<std::optional<Odds>> odds = foresight.odds(question, state);
            Ref hero;
            for (const Slot& slot : question.slots)
                if (slot.name == intern("hero")) hero = slot.value;
            for (std::size_t i = 0; i < question.own(); ++i) {
                const Option& option = question.options[i];
                if (hero && !odds.empty() && odds[i] && odds[i]->blow && option.verb != intern("go")) {
                    CHECK(told(hero, "defence", state) == odds[i]->blow->against);
                    ++defences;
                }
                if (option.verb != intern("roll") || option.object.kind() != RefKind::card) continue;
                CHECK(told(option.object, "dice", state) == option.number);
                ++throws;
            }
            return play::decide(play::Policy::random, gauntlet().rules(), gauntlet().thinking(), question,
                                state.table, mix(seed, evening.session.answers()));
        };
        evening.session.run();
    }
    CHECK(defences > 100);
    CHECK(throws > 100);
    CHECK(changed > 50);
}
