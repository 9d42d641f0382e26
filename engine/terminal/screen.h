// The table in characters, drawn from a scene. What of it is worth showing again, and what is explained, says
// the rule set's layout; this file knows no rule.
#pragma once

#include "scene/stage.h"
#include "terminal/style.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::terminal {

class Screen {
 public:
    /// The library's layout: see docs/layout.md.
    Screen(const Style& style, const play::Library& library) : style_(style), layout_(library.layout()) {}

    /// Folded so far: 0: everything; 1: what whoever looks does not own in a paragraph each, piles in one
    /// line, of charts the one where somebody is, boards with the rows close; 2: those in a line each, no
    /// piles, of rules the beginning, no hand; 3: only what is faced.
    std::vector<std::string> table(const scene::Scene& scene, int fold = 0) const;
    /// Who and what stands before whoever looks, in a line for each zone; empty if nothing does.
    std::vector<std::string> faced(const scene::Scene& scene) const;
    /// One line about a seat: who, and the counters that the layout names.
    std::string seat_line(const scene::Seat& seat) const;
    std::string with_life(const std::string& line, const scene::Seat& seat, Ink ink) const;
    /// A seat's own track: the steps that are reached, and what leads to the next.
    static std::string track_line(const scene::Track& track);

    const Value& layout() const { return layout_; }
    /// Whether after this sentence (a turn begins, a card is revealed) the table is worth showing again.
    bool changes_table(Name told) const { return lists("shown_after", told); }
    /// The rules that lie on the table: whose, and the line with which such a one ends where it stands whole.
    /// What is only offered says what it does where it can be taken.
    std::vector<std::pair<std::string, std::string>> rules_on(const scene::Scene& scene) const;
    /// Whether options of this verb are shown with what their card does.
    bool explains(Name verb) const { return lists("explained", verb) || explains_briefly(verb); }
    /// The same in one line, where there is room.
    bool explains_briefly(Name verb) const { return lists("explained_briefly", verb); }

 private:
    void zones(std::vector<std::string>& lines, const std::vector<scene::Zone>& zones, int indent,
               const scene::Scene& scene, int fold = 0) const;
    void rules(std::vector<std::string>& lines, const scene::Zone& zone, int fold) const;
    void piles(std::vector<std::string>& lines, const scene::Scene& scene, int fold) const;
    void seat(std::vector<std::string>& lines, const scene::Seat& seat, const scene::Scene& scene,
              int fold) const;
    std::string heroes(const scene::Seat& seat) const;
    void charts(std::vector<std::string>& lines, const scene::Scene& scene, int fold) const;
    void tracks(std::vector<std::string>& lines, const scene::Scene& scene) const;
    void boards(std::vector<std::string>& lines, const scene::Scene& scene, int fold) const;
    bool lists(std::string_view part, Name name) const;

    Style style_;
    Value layout_;
};

}  // namespace tankard::terminal
