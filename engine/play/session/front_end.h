// What stands between a game and the people before it: a terminal, a window, a test. A front is asked
// questions and may answer with something else than an answer; it hears events; and it is told what has gone
// wrong.
#pragma once

#include "campaign/state.h"
#include "play/companions/companion.h"
#include "table/event.h"
#include "table/question.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace tankard::play {

class Library;

/// Back to when this many answers of the chapter stood.
struct Undo {
    std::uint32_t to = 0;
};
struct Quit {};
/// A value or card put right by hand, with the reason (see play/correction.h).
struct Correct {
    Value what;
};
/// A member's chair changes hands.
struct Handover {
    std::size_t member = 0;
    bool companion = false;
    std::string player;  ///< the new name; empty: stays
    /// How the companion plays until the game is left; none: as it would. The journal has its answers.
    std::optional<Policy> plays = std::nullopt;
};
/// A named save point, here.
struct SavePoint {
    std::string name;
};
/// A seat that has answered in the open secret round answers anew; until it has, its answer stands.
struct Reconsider {
    SeatId seat = SeatId::none;
};
using Reply = std::variant<Answer, Undo, Quit, Correct, Handover, SavePoint, Reconsider>;

class FrontEnd : public Listener {
 public:
    /// A question for a person. Everything that happened before is on the disk.
    virtual Reply ask(const Question& question, const campaign::State& state) = 0;
    /// What shall stand beside the answer that was just given, in the journal and for its readers alone: with
    /// which hand a die was thrown, where the answer says only how it fell. Nothing: nothing.
    virtual std::string remark() { return {}; }
    /// A script's effect failed. True: go on without it; false: leave the game here.
    virtual bool skip_effect(const std::string& sentence) = 0;
    /// The rules themselves failed, and no move goes on without them. True: take the last answer back; false:
    /// leave the game here, until the script is mended.
    virtual bool take_back_move(const std::string& /*sentence*/) { return false; }
    /// The disk did not take an answer. True: try again; false: leave.
    virtual bool try_again(const std::string& sentence) = 0;
    /// A reply that could not be followed, as a sentence.
    virtual void refuse(const std::string& sentence) = 0;
    /// A correction stands: the last reply was taken. One that cannot be made is refused, and this not
    /// called.
    virtual void correction_stands(const Value& /*what*/) {}
    /// A chair has changed hands: the last reply was taken. Whoever sits there is already in `state`.
    virtual void handed_over(std::size_t /*member*/, const campaign::State& /*state*/) {}
    /// A save point is set: the last reply was taken.
    virtual void save_point_stands(const std::string& /*name*/) {}
    /// The game was taken back: what was heard after `answers` answers is void, and some of it comes again.
    virtual void rewound(std::uint32_t answers) = 0;
    /// What is played from here on, and under which rule set: the session begins, or another set's chapter
    /// does.
    virtual void plays_with(const Library& /*library*/) {}
    /// From now on events are new (true), or come again from the journal (false).
    virtual void live(bool is_live) = 0;
    /// Somebody has answered: a person, a companion, the journal. It was answer `number` of the chapter.
    virtual void answered(const Question& question, const Answer& answer, const campaign::State& state,
                          std::uint32_t number) = 0;
    /// A person had only one legal answer, and was not asked.
    virtual void passed(const Question&, const Answer&, const campaign::State&) {}
    /// The next chapter is about to begin, or the campaign has ended: sheets are up to date.
    virtual void chapter_over(const campaign::State& state) = 0;
};

}  // namespace tankard::play
