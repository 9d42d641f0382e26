// A throw from hand to record. It is a pure function: the same hand, tremble and handicap give the same
// record on every run of the same program. The record is what counts in the game, and is kept; other machines
// need not agree.
#pragma once

#include "fighter/throw/record.h"
#include "throw/handicap.h"

namespace tankard::thrown {

struct Outcome {
    fighter::Record record;  ///< `performed` is the caller's: `performed` below, for each demand
    bool performed = false;  ///< the deed of the handicap was done
    int number = 0;          ///< the face that is up, 1 to 6
    Course course;
};

/// Within what the handicap leaves to the hand.
Hand limited(const Hand& hand, const Handicap& handicap);
/// `icons`: of the numbers 1 to 6 so many carry the icon (DF-3).
Outcome simulate(const Hand& hand, const Tremble& tremble, const Handicap& handicap, int icons = 3,
                 Path* path = nullptr, Knocks* knocks = nullptr);
/// The die as it leaves a hand that does not tremble.
Start start_of(const Hand& hand, const Handicap& handicap);
/// Whether a course has what a throw asks for.
bool done(Deed deed, const Course& course, int moment, int most);

}  // namespace tankard::thrown
