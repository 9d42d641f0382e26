#include "deckbuilder/companion/remark.h"

#include "deckbuilder/companion/worth.h"
#include "deckbuilder/state/words.h"
#include "deckbuilder/state/zones.h"

#include <algorithm>

namespace tankard::deckbuilder {
namespace {

class Remark {
 public:
    Remark(const Content& content, const Question& question, const Answer& answer, const Table& table)
        : question_(question), answer_(answer), table_(table), worth_(content, table, question.seat) {}

    Event said() const {
        Event said;
        if (question_.prompt == word::ask_main) said.name = of_turn(chosen(0));
        if (question_.prompt == word::ask_discard || question_.prompt == word::ask_remove)
            said.name = of_gift();
        said.slots[0] = {word::hero, Ref::seat(question_.seat)};
        if (said.name == word::remark_yours) said.slots[1] = {word::other, Ref::seat(left_to())};
        if (said.name == word::remark_your_fight)
            said.slots[1] = {word::other, Ref::seat(worth_.all_left_to())};
        return said;
    }

 private:
    const Option& chosen(std::size_t place) const {
        return question_.options[static_cast<std::size_t>(answer_.values[place])];
    }

    Name of_turn(const Option& option) const {
        const Name verb = option.verb;
        const bool lays = verb == word::play_money || (verb == word::play && worth_.is_money(option.object));
        if (lays) return worth_.sells(question_, worth_.means()) ? Name() : word::remark_counting;
        if (verb != word::end_turn && verb != word::draw_adventure && verb != word::finish) return {};
        if (table_.get(hand_off) == no_hand_off)
            return !leaves_a_weapon()                     ? Name()
                   : worth_.all_left_to() != SeatId::none ? word::remark_your_fight
                                                          : word::remark_not_yet;
        const int means = worth_.means();
        if (left_to() != SeatId::none) return word::remark_yours;
        return worth_.sells(question_, means, true) && !worth_.sells(question_, means)
                   ? word::remark_not_wanted
                   : Name();
    }

    /// The person to whom it leaves what it could have bought.
    SeatId left_to() const {
        for (const Option& option : question_.options)
            if (option.verb == word::buy)
                if (const SeatId other = worth_.suited(option.object); other != SeatId::none) return other;
        return SeatId::none;
    }

    /// Something on offer would have struck.
    bool leaves_a_weapon() const {
        return std::any_of(question_.options.begin(), question_.options.end(), [this](const Option& option) {
            return (option.verb == word::play || option.verb == word::play_magic) &&
                   worth_.fights(option.object);
        });
    }

    /// A card that fights goes, though another could, or because none could. Who had no choice says nothing.
    Name of_gift() const {
        const auto fighting = [this](const Option& option) { return worth_.fights(option.object); };
        int given = 0;
        for (std::size_t i = 0; i < answer_.values.size(); ++i)
            given += fighting(chosen(i)) ? 1 : 0;
        if (given == 0 || answer_.values.size() == question_.options.size()) return {};
        const auto armed = std::count_if(question_.options.begin(), question_.options.end(), fighting);
        const auto others = static_cast<std::ptrdiff_t>(question_.options.size()) - armed;
        const auto others_given = static_cast<std::ptrdiff_t>(answer_.values.size()) - given;
        return others > others_given ? word::remark_reasons : word::remark_nothing_lesser;
    }

    const Question& question_;
    const Answer& answer_;
    const Table& table_;
    Worth worth_;
};

}  // namespace

Event remark_of(const Content& content, const Question& question, const Answer& answer, const Table& table) {
    if (question.seat == SeatId::none || answer.values.empty() || interjected(question, answer) != nullptr)
        return {};
    if (question.shape != Shape::choose_one && question.shape != Shape::choose_some) return {};
    return Remark(content, question, answer, table).said();
}

}  // namespace tankard::deckbuilder
