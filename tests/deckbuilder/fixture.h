// A table on which one rule can be seen at work. A Scene is a laid table with chosen heroes, empty hands and
// nothing in play; a test puts cards and Monsters where it wants them, loads the dice that will fall, and
// says what the players answer, by option label ("play:sword", "attack:sword>goblin"). An answer that is not
// on offer fails the test with the list of those that are.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "deckbuilder/rules/rules.h"
#include "deckbuilder/ruleset.h"
#include "world.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {

inline constexpr SeatId one{0};
inline constexpr SeatId two{1};
inline constexpr SeatId three{2};

/// Loaded content: read once, used by any number of scenes.
struct Kit {
    explicit Kit(const script::Files& files);
    std::unique_ptr<RuleSet> rule_set;
    script::Host host;
    Problems problems;
    Content content;
};

/// The world of world.h; `more` adds definitions to it.
Kit& kit();
std::unique_ptr<Kit> kit_with(const script::Files& more);

/// The players: answers in the order in which they will be given. One label; labels joined by ", " for
/// choose_some (empty: none, "all": all as offered); "yes", "no", or a number.
class Players : public Answerer, public Listener {
 public:
    std::deque<std::string> answers;
    std::vector<std::string> prompts;   ///< "prompt seat", of each question that was put
    std::vector<std::string> offered;   ///< the labels of the last question
    std::vector<std::string> refused;   ///< "verb:object reason"
    std::vector<std::string> cautions;  ///< "label reason"
    std::vector<std::string> goals;     ///< "label -> goal", with a reason behind it if it is none
    std::vector<std::string> told;      ///< keys of sentences, and "shuffled ZONE"
    std::vector<Event> sentences;       ///< what was told, whole
    Question put;                       ///< the last question, as it was put
    bool only_look = false;             ///< leave at the next question

    Answer answer(const Question& question, const Table& table) override;
    bool explains() const override { return true; }
    void on(const Event& event, const Table& table) override;
    int times(std::string_view key) const;
};

struct Options {
    std::string chapter = "road";
    Value settings;
    Kit* kit = nullptr;
    bool dealt = false;  ///< keep the opening hands
};

class Scene {
 public:
    explicit Scene(const std::vector<std::string>& heroes = {"warrior"}, Options options = {});

    // --- setting the table
    CardId put(std::string_view id, Zone kind, SeatId seat = SeatId::none);
    /// New cards, the first one on top, in place of what lies there.
    void fill(Zone kind, SeatId seat, const std::vector<std::string_view>& ids);
    void hand_of(SeatId seat, const std::vector<std::string_view>& ids);
    CardId monster(std::string_view id, SeatId seat) { return put(id, monsters, seat); }
    CardId boss();
    void learn(SeatId seat, std::string_view skill);
    /// An encounter is on and it is this hero's main part.
    void fight(SeatId seat = one);
    /// The last Monster has just died by this hero's hand.
    void hand_off(SeatId leader = one);
    void dice(std::vector<std::int32_t> numbers) { table.load_dice(std::move(numbers)); }
    void say(std::initializer_list<std::string_view> answers);

    // --- playing
    /// One beat, with these answers; all of them must have been asked for.
    bool beat(std::initializer_list<std::string_view> answers = {});
    /// Main parts: each answer list of one beat after the other.
    void act(std::initializer_list<std::string_view> answers);
    /// Beats until this phase, answering nothing.
    void until(Phase wanted);
    void run_turn_start(SeatId seat);
    /// What the main menu would offer, and what it would say against "verb:object" ("" if nothing).
    std::vector<std::string> menu();
    bool offers(std::string_view label);
    std::string refusal(std::string_view label);
    /// What it would give to think about before "verb:object" ("" if nothing).
    std::string caution(std::string_view label);
    /// Whom "verb:object" could be done to, and why not to others.
    std::string goals(std::string_view label);

    // --- looking
    /// Ids from the top, joined by spaces.
    std::string in(Zone kind, SeatId seat = SeatId::none) const;
    CardId find(std::string_view id, Zone kind, SeatId seat = SeatId::none) const;
    int of(SeatId seat, SeatCounter counter) const { return table.get(seat, counter); }
    int of(Counter counter) const { return table.get(counter); }
    int of(CardId card, CardCounter counter) const { return table.get(card, counter); }
    int hurt(SeatId seat) const { return of(seat, max_life) - of(seat, life); }

    Kit& kit_;
    Players players;
    Settings settings;
    Table table;
    Door door;
    Rules rules;
    std::unique_ptr<Match> play;
};

/// A table of settings: {"duty", "none"}.
Value settings(std::initializer_list<std::pair<std::string, Value>> entries);

}  // namespace tankard::deckbuilder::test
