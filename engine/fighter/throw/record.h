// Where a die fell: what whoever threw it reports, and what the rules make of it (DF-53 to DF-63). Nothing
// else decides whether a throw hits. Whoever makes records, people, a table of odds or physics, fills a
// Record within these ranges; the question that asks for it (Shape::record) has one option for each field in
// the order of `Field`, then one for each special throw that is demanded and cannot be seen in the fields.
#pragma once

#include <cstdint>

namespace tankard::fighter {

/// Where the die lies. A die on a line is where its larger part is, in doubt on the lower one (DF-58).
enum class Spot : std::uint8_t { off, ring1, ring2, ring3, ring4, ring5, centre, hole, bone };

enum class Field : std::uint8_t { bounces, place, table, icon };
inline constexpr int kFields = 4;

inline constexpr int kMostBounces = 9;
inline constexpr int kLastPlace = static_cast<int>(Spot::bone);

/// The most that a field may say; the least is 0.
constexpr int most_of(Field field) {
    switch (field) {
        case Field::bounces: return kMostBounces;
        case Field::place: return kLastPlace;
        default: return 1;
    }
}

struct Record {
    int bounces = 0;              ///< on the table, before it first touched the target; 0: it came straight
    Spot place = Spot::off;       ///< where it lies
    bool table = false;           ///< it touches the table as it lies, if only slightly (DF-55)
    bool icon = false;            ///< the hero's icon is up
    std::uint32_t performed = 0;  ///< which of the special throws were done as they should be, one bit each
};

/// What this throw has to be.
struct Conditions {
    int bounces = 1;             ///< at least so many (DF-53, DF-158)
    std::uint32_t demanded = 0;  ///< special throws, one bit each (DF-85)
    bool small = false;          ///< ring 1 is a miss (DF-170)
};

/// DF-63: one pure function for every case.
constexpr bool hits(const Record& record, const Conditions& conditions) {
    const bool on_target = record.place >= Spot::ring1 && record.place <= Spot::centre;
    return on_target && record.bounces >= conditions.bounces && !record.table &&
           (conditions.demanded & ~record.performed) == 0 &&
           !(conditions.small && record.place == Spot::ring1);
}

/// DF-58, DF-59: the number of the section.
constexpr int value_of(Spot place) {
    if (place == Spot::centre) return 10;
    return place >= Spot::ring1 && place <= Spot::ring5 ? static_cast<int>(place) : 0;
}

}  // namespace tankard::fighter
