#include "throw/hand.h"

#include <cstddef>

namespace tankard::thrown {
namespace {

constexpr Steadiness kSteadiness[] = {
    {255, 100, 100, 150, 400},  // clumsy
    {152, 62, 62, 110, 300},    // steady
    {90, 38, 38, 80, 200},      // deft
};

int between(int least, int most, Stream& chance) {
    return least + static_cast<int>(chance.below(static_cast<std::uint32_t>(most - least + 1)));
}

/// A sum of twelve: all but a normal distribution, in whole numbers.
int stray(int deviation, Stream& chance) {
    int sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += between(-500, 500, chance);
    return sum * deviation / kFull;
}

/// The six faces in one rotation: which of the cube's own faces lies in each direction.
using Faces = std::array<int, 6>;
constexpr Faces turned(const Faces& faces, const Faces& turn) {
    Faces result{};
    for (std::size_t i = 0; i < 6; ++i)
        result[i] = faces[static_cast<std::size_t>(turn[i])];
    return result;
}

constexpr std::array<Faces, kRotations> all_rotations() {
    // Quarter turns about z, x and y.
    constexpr Faces about_z{3, 2, 0, 1, 4, 5};
    constexpr Faces about_x{0, 1, 5, 4, 2, 3};
    constexpr Faces about_y{4, 5, 2, 3, 1, 0};
    std::array<Faces, kRotations> all{};
    std::size_t next = 0;
    Faces faces{0, 1, 2, 3, 4, 5};
    for (int up = 0; up < 6; ++up) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            all[next++] = faces;
            faces = turned(faces, about_z);
        }
        faces = turned(faces, up % 2 == 0 ? about_x : about_y);
    }
    return all;
}

constexpr std::array<Faces, kRotations> kTurns = all_rotations();
constexpr int kLabels[] = {1, 6, 2, 5, 3, 4};  ///< opposite faces make seven

}  // namespace

Steadiness steadiness(fighter::Skill skill) { return kSteadiness[static_cast<std::size_t>(skill)]; }

Tremble tremble(const Steadiness& steadiness, Stream& chance) {
    Tremble result;
    result.aim = stray(steadiness.aim, chance);
    result.strength = stray(steadiness.strength, chance);
    result.lift = stray(steadiness.lift, chance);
    result.spin = stray(steadiness.spin, chance);
    result.moment = stray(steadiness.moment, chance);
    for (int& part : result.lay)
        part = stray(kFull, chance);
    for (int& axis : result.wobble)
        axis = between(-kFull, kFull, chance);
    for (int& kick : result.kicks)
        kick = between(-kFull, kFull, chance);
    result.labels = between(0, kRotations - 1, chance);
    return result;
}

int label_of(int rotation, int face) {
    return kLabels[kTurns[static_cast<std::size_t>(rotation)][static_cast<std::size_t>(face)]];
}

}  // namespace tankard::thrown
