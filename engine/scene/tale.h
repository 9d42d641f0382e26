// What is told of a chapter when it is over, in words and numbers, before anybody draws it: who did what,
// what was gained, and the story gone so far. A pure function of the chapter's journal: nothing of it is
// saved, and whoever takes back, resumes or replays reads the same.
#pragma once

#include "campaign/state.h"
#include "play/content/library.h"
#include "save/tape.h"
#include "scene/chart.h"
#include "scene/deeds.h"
#include "table/ids.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::scene {

class Stage;
class Words;

struct Deed {
    std::string words;  ///< "4 kills"
    std::string of;     ///< "2× Bog Hound, Lantern Thief"; empty: nothing in particular
    std::string icon;   ///< empty: none
    int amount = 0;
    bool best = false;  ///< the greatest of several amounts, not all together
};

/// A level, a title, a scar: told by itself.
struct Milestone {
    std::string words;
    std::string gained;  ///< what it brings; empty: it speaks for itself

    bool operator==(const Milestone&) const = default;
};

struct Part {
    SeatId seat = SeatId::none;  ///< none: all together
    std::string player;
    std::string hero;
    std::string picture;  ///< the hero's, as of a face
    int rank = 0;         ///< of rivals, from 1; 0: none
    std::string colour;   ///< the hero's own, as of a face; empty: none
    std::string known;    ///< for a deed that nobody else did as much of: "The busiest blade"; empty: none
    std::vector<Deed> deeds;
    /// The place in `deeds` of what is told first: what they are known for, else what the others are furthest
    /// behind in. Of no use where nothing was done, and for all together.
    std::size_t feat = 0;
    std::vector<Milestone> milestones;
};

struct Tale {
    std::string chapter;  ///< its id
    std::string title;
    std::string picture;
    std::shared_ptr<const play::Backdrop> backdrop;  ///< null: none
    Ending ending = Ending::running;
    std::string outcome;      ///< of rivals who has won; else the ending as a word
    std::vector<Part> parts;  ///< by rank, then by seat; what is nobody's alone stands behind them
    Chart way;                ///< chapters gone, and where the last page's ways lead
};

/// What a told sentence is worth telling again as.
Milestone milestone_of(const MilestoneKind& kind, const Event& event, const Words& words,
                       const campaign::State& state);
/// What somebody has done that a tally has heard of; SeatId::none: all together.
std::vector<Deed> deeds_of(const Tally& tally, SeatId seat, const Words& words, const Stage& stage,
                           const campaign::State& state);

/// The chapters gone, one space for each time; behind them the ways on, if any is gone: a campaign that has
/// ended, or must now end lost, goes nowhere. The last of those gone is `here`.
Chart way_so_far(const campaign::State& state, const campaign::Manifest& manifest,
                 const text::Language& language);

/// What the tape tells: its chapter as far as it was answered. Nothing if it cannot be replayed with this
/// content (a script fails, or asks otherwise than it did). `library` is in no other game.
std::optional<Tale> recount(play::Library& library, std::string_view language, const save::Tape& tape);

}  // namespace tankard::scene
