// Numbers that are typed to pick from a list.
#include "window/pages/typed_number.h"

#include <doctest/doctest.h>

using namespace tankard::window;

TEST_CASE("a number is taken as soon as no longer one could be meant; Enter ends a shorter one") {
    TypedNumber number;
    CHECK(number.type(U'3', 9));
    CHECK(number.take() == std::optional<std::size_t>(2));
    CHECK(number.take() == std::nullopt);
    CHECK(number.type(U'1', 12));
    CHECK(number.take() == std::nullopt);
    CHECK(number.digits() == "1");
    CHECK(number.type(U'2', 12));
    CHECK(number.take() == std::optional<std::size_t>(11));
    CHECK(number.type(U'1', 12));
    CHECK(number.end());
    CHECK(number.take() == std::optional<std::size_t>(0));
    CHECK(!number.end());
}

TEST_CASE("digits that lead nowhere are forgotten, and letters are none") {
    TypedNumber number;
    CHECK(number.type(U'0', 12));
    CHECK(number.empty());
    CHECK(number.type(U'1', 12));
    CHECK(number.type(U'9', 12));
    CHECK(number.empty());
    CHECK(number.take() == std::nullopt);
    CHECK(!number.type(U'a', 12));
    CHECK(number.type(U'1', 12));
    CHECK(number.rub_out());
    CHECK(!number.rub_out());
    CHECK(number.type(U'1', 0));  // nothing to pick
    CHECK(number.empty());
}

TEST_CASE("a number acts at once if no other that is seen begins so, whatever is out of sight") {
    const std::set<int> all{1, 2, 3, 10, 11, 12};
    TypedNumber number;
    CHECK(number.type(U'1', {1, 3}, all));
    CHECK(number.take() == std::optional<std::size_t>(0));
    CHECK(number.type(U'1', {1, 12}, all));
    CHECK(number.take() == std::nullopt);
    CHECK(number.type(U'2', {1, 12}, all));
    CHECK(number.take() == std::optional<std::size_t>(11));
    CHECK(number.type(U'1', {11, 12}, all));  // 1 itself is out of sight
    CHECK(number.take() == std::nullopt);
    CHECK(number.type(U'1', {11, 12}, all));
    CHECK(number.take() == std::optional<std::size_t>(10));
    CHECK(number.type(U'2', {1, 3}, all));  // out of sight, and still what it was
    CHECK(number.take() == std::optional<std::size_t>(1));
    CHECK(number.type(U'4', {1, 3}, all));
    CHECK(number.empty());
}
