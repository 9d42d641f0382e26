// The table's places, each for what has a role in the rule set's layout: the dark band at the
// head with the supplies, the others along the top, the stage in the middle, the hero's plaque and the hand
// at the bottom, talk and asks at the right. Pure.
//
// A place's rectangle follows from the window, the type's size and how many sit there, never from what lies
// in it: nothing jumps. A place that is full shrinks its cards, then folds them; it never takes a
// neighbour's.
#pragma once

#include "window/pages/offering.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tankard::window {

constexpr float kTallestHeld = 14.6F;  ///< ems: of a card in the hand, and of the socket for one

/// Where what can be chosen and lies nowhere is shown.
enum class Loose : std::uint8_t {
    elsewhere,
    on_stage,  ///< in the middle, where nothing else is faced or offered
    in_hand,   ///< before whoever sits below
};

/// What all places are arranged from.
struct Setting {
    const Ruler& ruler;
    const TableView& view;
    const Offering& offering;
    const scene::Seat* below = nullptr;  ///< who sits at the bottom
    const scene::Seat* turn = nullptr;   ///< whose cards are on the stage
    Loose loose = Loose::elsewhere;
    bool others_on_stage = false;  ///< what others face, while one of it is to be chosen
};

struct Places {
    Rect band;  ///< where we are, and the commands
    Rect others;
    Rect stage;
    Rect plaque;
    Rect hand;
    Rect pane;  ///< talk and asks
};

Places places_of(const Setting& setting, float width, float height);

/// Where talk and asks are.
Rect pane_of(const Ruler& ruler, float width, float height);

/// Below so many ems of height there is room for little.
bool is_tight(const Ruler& ruler, float height);

/// What matters most of a seat lies on the stage, if it is the seat whose turn it is; what somebody else
/// faces only while one of it is to be chosen, and there is room.
bool is_on_stage(const Setting& setting, const scene::Seat* seat, const scene::Zone& zone);

/// What lies before who is asked, and on the stage of a table with boards while a question says so.
bool is_beside_star(const Setting& setting, const scene::Seat* seat, const scene::Zone& zone);

/// Whom somebody plays, if that is a card that stands on the plaque with its numbers and what it does, and
/// nowhere else; or null.
const scene::Card* self_of(const scene::Seat& seat);
/// Whether a zone lies open before somebody.
bool lies_open(const scene::Seat& seat, const scene::Zone& zone);

/// The other heroes as dark plaques side by side.
void add_others(const Setting& setting, const Rect& box, Page& page);
/// Whether one of what others face is to be chosen, and all of it has room on the stage with all its words.
bool have_others_room(const Setting& setting, const Rect& stage);
/// What the turn is about, large. What is left of the box at its right.
void add_stage(const Setting& setting, const Rect& box, Page& page);
/// Whoever sits at the bottom: portrait, life, numbers, seals, how many cards where.
void add_plaque(const Setting& setting, const Rect& box, Page& page);
/// Open cards before somebody, and the hand as a fan.
void add_hand(const Setting& setting, const Rect& box, Page& page);

/// Keeps where a seat's portrait is, for numbers that rise there.
void remember(Page& page, SeatId seat, const Rect& portrait);

/// A label that opens a zone in large: its name, and how many cards that stands for.
Block zone_label(const Ruler& ruler, const scene::Zone& zone, int size);
/// Such labels in lines of at most `w`.
Block zone_labels(const Ruler& ruler, const std::vector<std::pair<const scene::Zone*, int>>& zones, float w);
/// Tokens in a row of at most `w`, as large as they fit between the two sides; the rest is a number that
/// opens the zone.
Block tokens(const Setting& setting, const std::vector<const scene::Zone*>& zones, float w, float most,
             float least);

}  // namespace tankard::window
