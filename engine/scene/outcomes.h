// Outcomes: a deed and what it came to, as a page of its own (layout.lua, `outcomes`). It begins with one
// sentence and is decided by another; what is told between them, and of what follows (`follows`), stands
// there.
#pragma once

#include "scene/stage.h"

#include <optional>
#include <string>

namespace tankard::scene {

class Outcomes {
 public:
    /// A sentence was told. Gives a page that is over as this is none of its own.
    std::optional<Passage> heard(const Event& told, const std::string& line, const Stage& stage,
                                 const play::Library& library, const campaign::State& state);
    /// Somebody is asked: what is decided is over.
    std::optional<Passage> take(const Stage& stage, const campaign::State& state);

 private:
    struct Deed {
        Name begins;
        Passage page;
        Name last{};  ///< what was told in its own paragraph
        bool decided = false;
        Value fared{};               ///< the layout's word for how many came out of it …
        SeatId seat = SeatId::none;  ///< … before whom they lie

        /// What follows from the last sentence stands behind it.
        void tell(Name told, const std::string& line, const Value& follows, std::string sign);
        void decide(const Event& told, const Value& said);
    };
    void begin(const Event& told, const std::string& line, const Stage& stage, const Value& said,
               const campaign::State& state);

    std::optional<Deed> deed_;
};

}  // namespace tankard::scene
