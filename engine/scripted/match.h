// A chapter in progress under rules in Lua. Between two beats all of it is the table: where it stands is
// Table::course (scripted/course.h).
#pragma once

#include "registry/ruleset.h"
#include "scripted/course.h"
#include "scripted/rules.h"
#include "scripted/verbs.h"

#include <string>
#include <string_view>

namespace tankard::scripted {

class ScriptedMatch final : public Match {
 public:
    ScriptedMatch(Game game, const Rules& rules);

    bool beat() override;
    Ending ending() const override { return ending_of(game_.table); }
    Standings standings() const override { return standings_of(game_.table); }
    void begin_closing() override;
    Value discharge(SeatId seat) const override;
    Value gains(SeatId seat) const override;
    Value memory() const override { return {}; }

    static Ending ending_of(const Table& table);
    static Standings standings_of(const Table& table);

 private:
    /// Calls a function of game.lua; nothing if it has none.
    Arg call(int hook, std::initializer_list<Arg> more = {});
    void first_beat();
    /// Plays the beat of this name; whether it said another.
    bool play();
    /// The name of a beat that a function returned: stands on the table now. False if it returned none.
    bool next(const Arg& name, int hook);
    void end();
    void leave();
    void set(const char* field, Value value) { game_.table.course_for_change().set(field, std::move(value)); }
    void set(Stage stage) { set(course::stage, static_cast<int>(stage)); }

    Game game_;
    const Rules& rules_;
    Verbs verbs_;
};

/// What is wrong with what `outcome` said, or with what `discharge` said; empty if nothing is.
std::string wrong_outcome(const Value& outcome, int seats, bool rivals);
std::string wrong_discharge(const Value& gains);

}  // namespace tankard::scripted
