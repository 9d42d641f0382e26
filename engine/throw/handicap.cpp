#include "throw/handicap.h"

#include "throw/practised.h"

#include <algorithm>
#include <array>

namespace tankard::thrown {
namespace {

constexpr int kToEdge = 100;    ///< millimetres from a free hand back to the table's edge
constexpr int kLowest = -180;   ///< of a hand over the table: it lies on it
constexpr int kOverRim = -120;  ///< of a hand at the edge or behind it that is not below the table

constexpr Handicap kPlain{.id = "", .usual = {0, 426, 375, -300}};

// In the order of their ids. Strays and what is forbidden are set so that a steady hand hits as often as the
// class of the throw says (6.6): mild 0.85, medium 0.70, brutal 0.50 of its plain throws. `usual` was
// searched for: what hits most with a steady and a deft tremble.
constexpr std::array kHandicaps{
    Handicap{.id = "anothers_hand", .strength = 3200, .usual = {0, 446, 324, -300}},
    Handicap{.id = "back",
             .view = View::turned,
             .aim = 3500,
             .strength = 1150,
             .lift = 1750,
             .usual = {0, 528, 213, -300}},
    Handicap{.id = "bank",
             .deed = Deed::struck,
             .obstacles = Obstacle::block,
             .aim = 1500,
             .strength = 1500,
             .lift = 1500,
             .usual = {700, 537, 335, -300}},
    Handicap{.id = "blind",
             .view = View::dark,
             .aim = 3250,
             .strength = 3250,
             .lift = 3250,
             .usual = {0, 497, 193, 300}},
    Handicap{.id = "blow",
             .aim = 1700,
             .strength = 5000,
             .lift = 500,
             .strengths = {0, 600},
             .lifts = {500, 500},
             .spins = {0, 0},
             .height = -150,
             .usual = {0, 504, 500, 0}},
    Handicap{
        .id = "card_jump", .deed = Deed::cleared, .obstacles = Obstacle::card, .usual = {0, 994, 111, 0}},
    Handicap{.id = "catapult",
             .aim = 600,
             .strength = 1750,
             .lift = 600,
             .lifts = {875, 875},
             .spins = {300, 300},
             .back = 80,
             .height = -180,
             .usual = {0, 446, 875, 300}},
    Handicap{.id = "crossbow",
             .aim = 4500,
             .strength = 600,
             .lift = 1500,
             .strengths = {600, 600},
             .spins = {0, 0},
             .height = -100,
             .usual = {0, 600, 244, 0}},
    Handicap{.id = "elbow",
             .aim = 2500,
             .strength = 2000,
             .strengths = {0, 300},
             .lifts = {450, 500},
             .height = 50,
             .usual = {0, 292, 490, -300}},
    Handicap{.id = "floor_seat",
             .view = View::low,
             .strength = 3400,
             .lift = 2250,
             .height = -150,
             .usual = {0, 670, 233, -300}},
    Handicap{.id = "from_afar",
             .aim = 1280,
             .strength = 1280,
             .lift = 1280,
             .back = 300,
             .usual = {0, 537, 548, 0}},
    Handicap{.id = "header",
             .deed = Deed::headed,
             .obstacles = Obstacle::head,
             .aim = 300,
             .strength = 300,
             .lift = 300,
             .usual = {0, 588, 923, 0}},
    Handicap{.id = "jump",
             .deed = Deed::in_time,
             .aim = 660,
             .strength = 660,
             .lift = 660,
             .height = 150,
             .moment = 420,
             .usual = {0, 821, 111, -300}},
    Handicap{.id = "nose",
             .aim = 1900,
             .lift = 700,
             .strengths = {0, 250},
             .lifts = {450, 500},
             .height = 200,
             .usual = {0, 240, 500, -300}},
    Handicap{.id = "pirouette",
             .view = View::turning,
             .aim = 2800,
             .strength = 1250,
             .lift = 1250,
             .usual = {0, 406, 395, -300}},
    Handicap{.id = "prayer",
             .aim = 1450,
             .strength = 1450,
             .lift = 1450,
             .spins = {0, 0},
             .coupled = 3500,
             .usual = {0, 426, 355, 0}},
    Handicap{.id = "smash",
             .deed = Deed::in_time,
             .strength = 1450,
             .lifts = {0, 300},
             .height = 150,
             .moment = 330,
             .usual = {0, 821, 104, -300}},
    Handicap{.id = "spinning_top",
             .aim = 1450,
             .strength = 1450,
             .lift = 1450,
             .spin = 2000,
             .spins = {700, 1000},
             .kick = 600,
             .usual = {0, 386, 395, 700}},
    Handicap{.id = "two_bounces", .back = 100, .height = -120, .bounces = 2, .usual = {0, 528, 315, 300}},
    Handicap{.id = "under_the_leg",
             .aim = 2600,
             .strength = 1700,
             .lift = 4300,
             .lifts = {400, 550},
             .height = -120,
             .usual = {0, 457, 480, 0}},
    Handicap{.id = "under_the_table",
             .view = View::hidden,
             .lifts = {750, 1000},
             .back = 250,
             .height = -250,
             .usual = {0, 568, 930, 300}},
    Handicap{.id = "weak_hand", .aim = 1580, .strength = 1580, .lift = 1580, .usual = {0, 548, 253, -300}},
};

/// What both leave to the hand; if that is nothing, what the higher one does.
Range both(const Range& one, const Range& other) {
    const Range sum{std::max(one.least, other.least), std::min(one.most, other.most)};
    if (sum.least <= sum.most) return sum;
    return one.least > other.least ? one : other;
}

}  // namespace

std::span<const Handicap> handicaps() { return kHandicaps; }

const Handicap* handicap(std::string_view id) {
    const auto* found = std::find_if(kHandicaps.begin(), kHandicaps.end(),
                                     [&](const Handicap& each) { return each.id == id; });
    return found == kHandicaps.end() ? nullptr : found;
}

const Handicap& plain_throw() { return kPlain; }

Handicap together(std::span<const Handicap* const> all) {
    Handicap sum = kPlain;
    int below = 0;
    int above = 0;
    for (const Handicap* each : all) {
        if (all.size() == 1) return *each;
        sum.view = std::max(sum.view, each->view);
        sum.obstacles = sum.obstacles | each->obstacles;
        sum.aim = sum.aim * each->aim / kFull;
        sum.strength = sum.strength * each->strength / kFull;
        sum.lift = sum.lift * each->lift / kFull;
        sum.spin = sum.spin * each->spin / kFull;
        sum.strengths = both(sum.strengths, each->strengths);
        sum.lifts = both(sum.lifts, each->lifts);
        sum.spins = both(sum.spins, each->spins);
        sum.back = std::max(sum.back, each->back);
        below = std::min(below, each->height);
        above = std::max(above, each->height);
        sum.moment = sum.moment == 0 || each->moment == 0 ? std::max(sum.moment, each->moment)
                                                          : std::min(sum.moment, each->moment);
        sum.kick = std::max(sum.kick, each->kick);
        sum.coupled = std::max(sum.coupled, each->coupled);
        sum.bounces = std::max(sum.bounces, each->bounces);
    }
    // A hand that belongs below the table stays there; else the die has to come over the rim.
    sum.height = below < kLowest ? below : below + above;
    if (below >= kLowest && sum.back >= kToEdge) sum.height = std::max(sum.height, kOverRim);
    return all.empty() ? sum : made_possible(sum);
}

}  // namespace tankard::thrown
