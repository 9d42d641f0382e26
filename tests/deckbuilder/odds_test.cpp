// What is said of a blow before its die is thrown is what the die then does: in games of several campaigns,
// with all bonuses, armours, elements and house rules that come together there.
#include "play/fixture.h"
#include "scene/deeds.h"
#include "scene/foresight.h"
#include "scene/words.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// Odds as they were told, and blows as they fall: a hit that proves them wrong fails.
class Witness {
 public:
    explicit Witness(const play::Library& played) : foresight_(played) {}

    void asked(const Question& question, const campaign::State& state) {
        aimed_.clear();
        alone_.clear();
        // What a card says of whom it could be played at is what the next question says.
        for (const Reach& reach : question.reaches)
            for (const Odds& each : foresight_.odds(question, reach, state)) {
                foretold_[{question.options[reach.option].object.bits(), each.target.bits()}] = each;
                ++foreseen;
            }
        const std::vector<std::optional<Odds>> all = foresight_.odds(question, state);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!all[i]) continue;
            const Option& option = question.options[i];
            if (option.target && question.prompt == intern("target"))
                if (const auto told = foretold_.find({option.object.bits(), option.target.bits()});
                    told != foretold_.end()) {
                    compared += told->second == *all[i] ? 1 : 0;
                    differed += told->second == *all[i] ? 0 : 1;
                }
            if (option.target)
                aimed_[{option.object.bits(), option.target.bits()}] = *all[i];
            else
                alone_[{option.verb, option.object.bits()}] = *all[i];
        }
    }

    void heard(const Event& event) {
        foretold_.clear();  // whoever has played a card to strike with has told nothing yet
        const auto slot = [&](const char* name) { return scene::slot_of(event, intern(name)); };
        if (event.name == intern("log.berserk")) forget();  // with one thing left to do nobody is asked again
        if (event.name == intern("log.strikes")) {
            card_ = slot("total").as_number() > 0 ? slot("card") : Ref();  // else nobody is hit
            roll_ = static_cast<int>(slot("roll").as_number());
            thrown_ = std::any_of(event.parts.begin(), event.parts.end(),
                                  [](const Slot& part) { return part.name == intern("improvised"); });
            return;
        }
        const bool unhurt = event.name == intern("log.unhurt");
        if (!unhurt && event.name != intern("log.wounded")) return;
        if (!card_) return forget();  // hurt by something else, and what is left to do may be one thing
        const Ref monster = slot("monster");
        const Ref card = std::exchange(card_, {});  // what is hit next is hit by what was left
        std::optional<Odds> odds;
        if (const auto aimed = aimed_.find({card.bits(), monster.bits()}); aimed != aimed_.end())
            odds = aimed->second;
        else
            odds = alone(card);
        forget();  // the next blow may be the only thing left to do, and nobody asked
        if (!odds) return;
        ++checked;
        CHECK(odds->target == monster);
        const int hurt = unhurt ? 0 : static_cast<int>(slot("n").as_number());
        const bool falls = !unhurt && slot("total").as_number() == 0;
        REQUIRE(odds->harm);
        const Harm& harm = *odds->harm;
        CHECK(falls == (harm.falls_from > 0 && roll_ >= harm.falls_from));
        CHECK(hurt <= harm.most);
        if (!falls) CHECK(hurt >= harm.least);
        (falls ? fell : stood) += 1;
    }

    int foreseen = 0;
    int compared = 0;  ///< with the question that follows
    int differed = 0;
    int checked = 0;
    int fell = 0;
    int stood = 0;

 private:
    void forget() {
        aimed_.clear();
        alone_.clear();
    }

    /// Of the one way in which the card can have struck; nothing if there are two.
    std::optional<Odds> alone(Ref card) const {
        std::optional<Odds> found;
        for (const auto& [way, odds] : alone_) {
            if (way.second != card.bits() || (way.first == intern("improvise")) != thrown_) continue;
            if (found) return std::nullopt;
            found = odds;
        }
        return found;
    }

    scene::Foresight foresight_;
    std::map<std::pair<std::uint64_t, std::uint64_t>, Odds> aimed_;     ///< by card and target
    std::map<std::pair<std::uint64_t, std::uint64_t>, Odds> foretold_;  ///< before that was asked
    std::map<std::pair<Name, std::uint64_t>, Odds> alone_;  ///< by verb and card: there is one target only
    Ref card_{};                                            ///< with which somebody has just struck
    int roll_ = 0;
    bool thrown_ = false;
};

}  // namespace

TEST_CASE("what is said of a blow is what its die does") {
    Witness witness(library());
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Evening evening(library(), tape_of(beginning(library(), 3, 3, seed)));
        evening.people.heard = [&](const Event& event) { witness.heard(event); };
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            witness.asked(question, state);
            return std::nullopt;
        };
        evening.session.run();
    }
    CHECK(witness.checked > 200);
    CHECK(witness.fell > 50);
    CHECK(witness.stood > 50);
    CHECK(witness.foreseen > 500);
    CHECK(witness.compared > 50);
    CHECK(witness.differed == 0);
}

TEST_CASE("what Loot is said to cost is what whoever has the turn pays for it, and how it comes to that") {
    const scene::Words words(library(), "en");
    int asked = 0;
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Evening evening(library(), tape_of(beginning(library(), 3, 3, seed)));
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            for (const Option& option : question.options) {
                if (option.verb != intern("buy")) continue;
                for (const scene::Words::Told& told : words.facts(option.object.as_card(), state)) {
                    if (told.fact.name != intern("price")) continue;
                    CHECK(told.fact.value == option.number);
                    ++asked;
                    if (told.parts.empty()) continue;
                    CHECK(told.parts.find("printed") != std::string::npos);
                    ++changed;
                }
            }
            return std::nullopt;
        };
        evening.session.run();
    }
    CHECK(asked > 100);
    CHECK(changed > 0);
}
