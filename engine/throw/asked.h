// A throw that the rules ask for, made in the simulation instead of on the people's table: what the question
// demands becomes handicaps, and the die's record the answer.
#pragma once

#include "table/question.h"
#include "table/table.h"
#include "throw/throw.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tankard::thrown {

/// What is asked for; front ends find it in the scene, with words (scene/throw.h).
struct Asked {
    Ref target;    ///< the card that is thrown at
    int left = 0;  ///< its hit points
    std::vector<const Handicap*>
        demands;              ///< those that the question has an option for, in its order; or none
    std::vector<Name> names;  ///< of those demands, as in the content
    Handicap handicap;        ///< all of them together
    fighter::Conditions conditions;
    fighter::Skill skill = fighter::Skill::steady;
    int icons = 3;
    std::string unknown;  ///< a special throw that cannot be simulated: people throw it and tell
};

/// Nothing if the question is not about a throw.
std::optional<Asked> asked(const Question& question, const Table& table);

struct Thrown {
    Answer answer;
    Outcome outcome;
    Hand hand;  ///< as far as the handicap let it
    bool hit = false;
    int late = 0;  ///< so long after the moment that some throws have to meet; below 0: too early
    std::uint32_t icon_faces = 0;  ///< of the cube's faces (Course::face), a bit for each that has the icon
    Path path;
    Knocks knocks;  ///< on its way, to be heard
};

/// The tremble comes from a stream with this seed; one seed, hand and question give one answer.
Thrown throw_asked(const Question& question, const Asked& asked, const Hand& hand, std::uint64_t seed);

/// The rotation of a cube's faces whose bits say which carry the icon.
std::uint32_t icon_faces(int rotation, int icons);

/// The numbers of a hand and the seed of its tremble, to be kept beside the answer.
std::string in_words(const Thrown& thrown, std::uint64_t seed);

}  // namespace tankard::thrown
