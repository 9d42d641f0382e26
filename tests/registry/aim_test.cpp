// What an author may write as a chapter's target.
#include "registry/aim.h"

#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;

namespace {

Value list(std::vector<Value> values) {
    Value all = Value::table();
    for (Value& value : values)
        all.push(std::move(value));
    return all;
}

}  // namespace

TEST_CASE("a target is a number, a range, or a range for each party size") {
    Aims aims;
    CHECK(read_aims(aims, 60).empty());
    CHECK(aims[5]->least == 60);
    CHECK(aims[5]->most == 60);
    CHECK(read_aims(aims, list({55, 75})).empty());
    CHECK(aims[0]->most == 75);
    Aims by_size;
    CHECK(read_aims(by_size, list({list({20, 40}), list({40, 60})})).empty());
    CHECK(by_size[1]->least == 40);
    CHECK_FALSE(by_size[2]);
}

TEST_CASE("any other target is refused") {
    Aims aims;
    for (const Value& wrong : {Value("half"), Value(101), Value(-1), list({75, 55}), list({0.55, 0.75}),
                               list({1, 2, 3}), list({list({20})}), Value::table()})
        CHECK_MESSAGE(!read_aims(aims, wrong).empty(), wrong.show());
}
