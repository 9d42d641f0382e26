#include "terminal/throw_picture.h"

#include "terminal/style.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::thrown;

namespace {

std::ptrdiff_t count(const std::vector<std::string>& lines, char letter) {
    std::ptrdiff_t sum = 0;
    for (const std::string& line : lines)
        sum += std::count(line.begin(), line.end(), letter);
    return sum;
}

}  // namespace

TEST_CASE("the table alone shows rings, holes and bones") {
    const auto lines = terminal::throw_picture({}, plain_throw());
    for (const char letter : {'1', '2', '3', '4', '5', '*', 'O', '=', '.'})
        CHECK(count(lines, letter) > 0);
    CHECK(count(lines, '@') == 0);
    CHECK(count(lines, '#') == 0);
    for (const std::string& line : lines)
        CHECK(line.size() <= terminal::columns() - 2);
}

TEST_CASE("a throw is drawn from above and from the side, to where the die lies") {
    Stream chance(1, 1);
    Path path;
    simulate(plain_throw().usual, tremble(steadiness(fighter::Skill::deft), chance), plain_throw(), 3, &path);
    const auto lines = terminal::throw_picture(path, plain_throw());
    CHECK(count(lines, '@') == 2);
    CHECK(count(lines, 'o') > 4);
    CHECK(count(lines, 'x') > 0);
    for (const std::string& line : lines)
        CHECK(line.size() <= terminal::columns() - 2);
}

TEST_CASE("what stands in the way is seen") {
    CHECK(count(terminal::throw_picture({}, *handicap("bank")), '#') > 0);
    CHECK(count(terminal::throw_picture({}, *handicap("card_jump")), '#') > 0);
}
