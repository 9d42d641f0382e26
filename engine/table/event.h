// What happened, one small value a time, for those who watch: front ends, logs, statistics. Events are never
// stored in the game and never change it; with nobody listening they are not even built. Who may see what of
// an event is decided by the view that shows it (table/view.h).
#pragma once

#include "table/ids.h"
#include "table/name.h"
#include "table/ref.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tankard {

/// A named place in a sentence and what stands there.
struct Slot {
    Name name;
    Ref value;
};

struct Event {
    enum class Kind : std::uint8_t {
        moved,     ///< card `what` went `from` -> `to`
        rolled,    ///< `what` (a card or seat) rolled `after` on a die of `before` sides
        counted,   ///< counter `name` of `what` went `before` -> `after`
        shuffled,  ///< zone `to`
        turned,    ///< a block of `before` x `before` squares, of which `what` is the first, by `after`
                   ///< quarters
        told,      ///< a sentence: text key `name` with `slots`
    };
    Kind kind = Kind::told;
    Name name;
    Ref what;
    ZoneId from = ZoneId::none;
    ZoneId to = ZoneId::none;
    std::int32_t before = 0;
    std::int32_t after = 0;
    std::array<Slot, 6> slots{};
    /// Of a sentence that tells a sum: what was added to its first number, by name (table/sum.h).
    std::vector<Slot> parts{};
};

class Table;

class Listener {
 public:
    virtual ~Listener() = default;
    virtual void on(const Event& event, const Table& table) = 0;
};

}  // namespace tankard
