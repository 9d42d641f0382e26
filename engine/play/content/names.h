// What things at a table are called: seats by their players' names, cards by their definitions, zones by the
// rule set's words.
#pragma once

#include "campaign/state.h"
#include "table/view.h"
#include "text/language.h"

#include <string>
#include <string_view>
#include <vector>

namespace tankard::play {

/// Letters in a player's name.
inline constexpr int kLongestName = 24;

/// Whether somebody may be called so: 1 to kLongestName columns, and all of it can be seen.
bool is_player_name(std::string_view name);
/// Whether two names cannot be told apart at a table: nobody knows anna from Anna where sentences begin with
/// a capital.
bool same_name(std::string_view one, std::string_view other);
/// What companions are called who have no name yet: so many of the language's names for them, from number
/// `first` on, no two alike and none that is taken.
std::vector<std::string> companion_names(const text::Language& language, std::vector<std::string> taken,
                                         std::size_t first, std::size_t count);
/// A player's name for a screen, whatever a save or a hero sheet says.
std::string player_shown(std::string_view name);

class Names final : public text::Naming {
 public:
    Names(const campaign::State& state, const text::Language& language)
        : state_(&state), language_(&language) {}
    /// As this view may know them: a card that it does not see is but "a card".
    Names(const campaign::State& state, const text::Language& language, const View& view)
        : state_(&state), language_(&language), view_(&view) {}
    /// For this seat: its own squares have no owner's name behind them.
    Names(const campaign::State& state, const text::Language& language, SeatId own)
        : state_(&state), language_(&language), own_(own) {}
    text::Called of(Ref ref) const override;

 private:
    /// A member's name; behind the members stand the visitors, by what their sheets say.
    std::string member(std::size_t number) const;
    std::string place(Ref place) const;

    const campaign::State* state_;
    const text::Language* language_;
    const View* view_ = nullptr;
    SeatId own_ = SeatId::none;
};

}  // namespace tankard::play
