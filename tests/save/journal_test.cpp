#include "save/journal.h"

#include "save/example.h"
#include "table/hash.h"

#include <cstdint>
#include <string>
#include <utility>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;

TEST_CASE("a payload cut anywhere or with bytes to spare is refused") {
    const std::string payload = encode(Record(snapshot(3, true)));
    CHECK(decode(RecordKind::snapshot, payload) == Record(snapshot(3, true)));
    for (std::size_t length = 0; length < payload.size(); ++length)
        REQUIRE_THROWS_AS(decode(RecordKind::snapshot, payload.substr(0, length)), Error);
    CHECK_THROWS_AS(decode(RecordKind::snapshot, payload + '\0'), Error);
}

TEST_CASE("hostile payloads, checksums and all, cost neither memory nor stack") {
    const std::string payload = encode(Record(snapshot(3, true)));
    for (std::size_t at = 0; at < payload.size(); ++at)
        for (const char byte : {'\x00', '\x7f', '\xff'}) {
            std::string bad = payload;
            bad[at] = byte;
            try {
                decode(RecordKind::snapshot, bad);
            } catch (const Error& error) {
                REQUIRE(one_sentence(error.what()));
            }
        }
    Value deep(1);
    for (int level = 0; level < 1000; ++level) {
        Value around;
        around.push(std::move(deep));
        deep = std::move(around);
    }
    CHECK_THROWS_AS(decode(RecordKind::header, encode(HeaderRecord{deep})), Error);
}

TEST_CASE("a record of a later version is told apart from damage") {
    std::string payload = encode(Record(MarkRecord{"here", 1}));
    payload[1] = 2;
    CHECK_THROWS_AS(decode(RecordKind::mark, payload), Newer);
    CHECK_THROWS_AS(decode(static_cast<RecordKind>(77), payload), Newer);
}

TEST_CASE("values of every type come back equal") {
    Value value;
    value.set("truth", true);
    value.set("integer", std::int64_t{-5});
    value.set("number", 0.25);
    value.set(std::int64_t{3}, "text");
    value.set("table", Value::table());
    CHECK(decode(RecordKind::correct, encode(CorrectRecord{7, value})) == Record(CorrectRecord{7, value}));
}
