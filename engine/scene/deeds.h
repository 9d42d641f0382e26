// What is counted of a chapter: who struck, killed, fell, found. It knows no rule: the parts `deeds` and
// `milestones` of a rule set's layout.lua say which told sentences and which counters of the seats count as
// what. Each entry of `deeds` is a name (words: text `deed.NAME` with the amount as {n}) and
//
//     told = "log.killed"     the sentence that tells of it; or a list of them. Or
//     rises = "gold"          the seats' counter that rises: by how much is the amount
//     by = "hero"             the sentence's slot that says whose deed it is: a seat, or a card of a seat's.
//                             Left out: of whoever has the turn; false: of all together
//     n = "n"                 the slot with the amount; left out: 1
//     of = "monster"          the slot with what it was done to: they are named
//     best = true             the greatest amount counts, not all together
//
// Each of `milestones` is the sentence that is worth telling again, with `by` as above, and
//
//     text = "tale.level"     the sentence as it is told then, of the same slots; left out: as it was
//     card = "card"           the slot with the card or definition whose rule says what was gained by it …
//     part = "tale.part"      … there from this text to the same of one more {n}
//     meanwhile = true        not told any more when the chapter is over
//
// Tally is a pure function of the events that it hears.
#pragma once

#include "play/content/library.h"
#include "table/event.h"
#include "table/table.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tankard::scene {

struct DeedKind {
    Name name;
    std::vector<Name> told;
    Name rises;
    Name by;
    Name amount;
    Name of;
    bool together = false;
    bool best = false;
};

struct MilestoneKind {
    Name told;
    Name by;
    Name text;
    Name card;
    Name part;
    bool together = false;
    bool meanwhile = false;
};

/// Entries of a layout that make no sense count nothing; `tankard check` says what is wrong with them.
std::vector<DeedKind> deed_kinds(const Value& layout);
std::vector<MilestoneKind> milestone_kinds(const Value& layout);

class Tally {
 public:
    struct Count {
        int amount = 0;
        std::map<std::string, int> of;  ///< by a definition's id
    };

    /// The library outlives it.
    explicit Tally(const play::Library& library);

    void hear(const Event& event, const Table& table);
    /// What another of the same library counted, besides.
    void add(const Tally& other);

    const std::vector<DeedKind>& kinds() const { return kinds_; }
    /// Of a deed's place in kinds(); SeatId::none: of all together.
    const Count& count(std::size_t kind, SeatId seat) const;
    /// Whose deed or milestone a told sentence is; `by` none: of whoever has the turn.
    SeatId doer(const Event& event, Name by, const Table& table) const;
    /// Who has the turn, by the layout; SeatId::none: nobody.
    SeatId active(const Table& table) const;

 private:
    void add(std::size_t kind, SeatId seat, int amount, Name of);

    const play::Library* library_;
    std::vector<DeedKind> kinds_;
    std::map<std::pair<std::size_t, SeatId>, Count> counts_;
    int active_ = -1;  ///< the counter of the game that says whose turn it is
};

/// What stands in a slot of a told sentence; nothing if it has none of that name.
Ref slot_of(const Event& event, Name name);
/// Whether that is a seat at which a companion sits.
bool is_companions(const Ref& seat, const campaign::State& state);

}  // namespace tankard::scene
