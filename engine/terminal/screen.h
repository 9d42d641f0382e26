// The table in 80 columns, as one seat may see it, drawn from view + layout: the layout (scripts/<rule
// set>/layout.lua) names zones and counters; this file knows no rule.
#pragma once

#include "scene/words.h"
#include "table/view.h"
#include "terminal/style.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::terminal {

class Screen {
 public:
    /// The library's layout: see scripts/deckbuilder/layout.lua.
    Screen(const scene::Words& words, const Style& style, const play::Library& library)
        : words_(&words),
          style_(style),
          layout_(library.layout()),
          first_seat_(library.rules().first_seat()) {}

    std::vector<std::string> table(const View& view, const campaign::State& state) const;
    /// One line about a seat: who, and the counters that the layout names.
    std::string seat_line(SeatId seat, const campaign::State& state) const;

    const Value& layout() const { return layout_; }
    /// Whether after this sentence (a turn begins, a card is revealed) the table is worth showing again.
    bool changes_table(Name told) const;
    /// Whether options of this verb are shown with what their card does.
    bool explains(Name verb) const;

 private:
    void rules(std::vector<std::string>& lines, const View& view) const;
    void zones(std::vector<std::string>& lines, const View& view, const campaign::State& state,
               const Value& list, SeatId seat) const;
    bool lists(std::string_view part, Name name) const;
    Ink ink_of(const std::string& zone) const;
    std::string piles(const View& view, SeatId seat, const Value& list) const;

    const scene::Words* words_;
    Style style_;
    Value layout_;
    int first_seat_;  ///< RuleSet::first_seat
};

}  // namespace tankard::terminal
