// Values: what holds of copies, also between threads.
#include "table/value.h"

#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("a copy shares its entries until one of the two is changed, and then neither sees the other") {
    Value one = Value::table();
    one.push("sword");
    Value other = one;
    CHECK(&one.entries() == &other.entries());
    other.push("shield");
    CHECK(one.entries().size() == 1);
    CHECK(other.entries().size() == 2);
    const Value::Entries* mine = &other.entries();
    other.set("gold", 3);
    CHECK(&other.entries() == mine);  // nobody else holds them: nothing is copied
    other = other.at(1);              // out of the entries that go with it
    CHECK(*other.text() == "sword");
}

TEST_CASE("copies of one value are read, changed and dropped by several threads, and each has its own") {
    // Under the thread sanitizer this fails if the last holder does not wait for what the others read.
    for (int round = 0; round < 200; ++round) {
        Value shared = Value::table();
        for (int i = 0; i < 8; ++i)
            shared.push(i);
        std::vector<std::int64_t> sums(3);
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < sums.size(); ++i)
                threads.emplace_back([mine = shared, &sum = sums[i], i]() mutable {
                    for (const auto& [_, value] : mine.entries())
                        sum += *value.integer();
                    if (i == 0) return;  // reads, and drops its copy
                    mine.set(std::int64_t{1}, static_cast<std::int64_t>(100 * i));
                    sum += *mine.at(1).integer();
                });
            shared.set(std::int64_t{8}, 50);  // while the others read
        }
        CHECK(sums == std::vector<std::int64_t>{28, 128, 228});
        CHECK(*shared.at(8).integer() == 50);
    }
}
