// What is written straight into a string is what cereal's archive writes through a stream: saves and hashes
// are made of these bytes.
#include "table/writer.h"

#include "table/hash.h"

#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <cereal/archives/portable_binary.hpp>
#include <doctest/doctest.h>

using namespace tankard;

namespace {

template <typename T>
std::string through_a_stream(const T& value) {
    std::ostringstream stream;
    cereal::PortableBinaryOutputArchive archive(stream,
                                                cereal::PortableBinaryOutputArchive::Options::LittleEndian());
    archive(value);
    return stream.str();
}

}  // namespace

TEST_CASE("every kind of plain data has the bytes of cereal's portable archive") {
    CHECK(to_bytes(true) == through_a_stream(true));
    CHECK(to_bytes(std::int64_t{-7'000'000'000}) == through_a_stream(std::int64_t{-7'000'000'000}));
    CHECK(to_bytes(0.1) == through_a_stream(0.1));
    CHECK(to_bytes(std::string("fog")) == through_a_stream(std::string("fog")));
    const std::vector<std::int32_t> numbers{3, -1, 70'000};
    CHECK(to_bytes(numbers) == through_a_stream(numbers));
    const std::vector<std::pair<std::string, std::string>> files{{"a.lua", "return {}"}, {"b", ""}};
    CHECK(to_bytes(files) == through_a_stream(files));
    const std::variant<std::int64_t, std::string> key = std::string("life");
    CHECK(to_bytes(key) == through_a_stream(key));
    Value value = Value::table();
    value.set("nested", Value::table());
    value.set("truth", false);
    value.push(1.5);
    value.push("x");
    CHECK(to_bytes(value) == through_a_stream(value));
    CHECK(to_bytes(Table()) == through_a_stream(Table()));
}

TEST_CASE("what was written is read back, and nothing is written before or behind it") {
    Value value = Value::table();
    value.set("name", "Anna");
    Value again;
    from_bytes(to_bytes(value), again);
    CHECK(again == value);
    CHECK(to_bytes(std::uint8_t{5}) == std::string("\x01\x05"));
}
