#include "save/records.h"

#include "save/files.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

using namespace tankard::save;

namespace {

std::string example() {
    Image image("0.1.0");
    image.add(1, "first");
    image.add(2, std::string(600, 'a'));
    image.add(3, "");
    image.add(4, "last");
    return image.bytes();
}

}  // namespace

TEST_CASE("records are read back as they were written") {
    const std::string bytes = example();
    const Reading reading = read_records(bytes);
    CHECK(reading.ours);
    CHECK(reading.engine == "0.1.0");
    CHECK(!reading.damage);
    REQUIRE(reading.chunks.size() == 4);
    CHECK(reading.chunks[0].payload() == "first");
    CHECK(reading.chunks[1].compressed);
    CHECK(reading.chunks[1].payload() == std::string(600, 'a'));
    CHECK(reading.chunks[2].payload().empty());
    CHECK(reading.chunks[3].type == 4);
}

TEST_CASE("every flipped bit is detected and everything before it is kept") {
    const std::string bytes = example();
    const Reading whole = read_records(bytes);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            CAPTURE(at);
            std::string bad = bytes;
            bad[at] = static_cast<char>(bad[at] ^ (1 << bit));
            const Reading reading = read_records(bad);
            REQUIRE(reading.ours);
            REQUIRE(reading.damage);
            std::size_t before = 0;
            for (const auto& chunk : whole.chunks)
                before += chunk.offset + kChunkHead + chunk.stored.size() <= at ? 1 : 0;
            // A wrong bit in the envelope costs nothing.
            REQUIRE(reading.chunks.size() == (at < kEnvelopeSize ? whole.chunks.size() : before));
            REQUIRE(reading.damage->offset <= at);
            const Image mended(bad, reading);
            const Reading again = read_records(mended.bytes());
            REQUIRE(!again.damage);
            REQUIRE(again.chunks.size() == reading.chunks.size());
        }
    }
}

TEST_CASE("a damaged spare part is passed over where what follows proves the rest of it") {
    Image image("0.1.0");
    image.add(1, "first");
    image.add(kSpareType, std::string(600, 'a'));
    image.add(3, "after it");
    image.add(kSpareType, "at the end");
    const Reading whole = read_records(image.bytes());
    const auto damaged = [&](std::size_t chunk, std::size_t byte) {
        std::string bad = image.bytes();
        bad[whole.chunks[chunk].offset + byte] ^= 1;
        return bad;
    };
    for (std::size_t byte = kChunkHead; byte < kChunkHead + whole.chunks[1].stored.size(); ++byte) {
        CAPTURE(byte);
        const std::string bad = damaged(1, byte);
        Reading reading = read_records(bad);
        REQUIRE(reading.damage);
        REQUIRE(reading.damage->offset == whole.chunks[1].offset);
        REQUIRE(reading.chunks.size() == 4);
        REQUIRE(!reading.chunks[1].whole);
        REQUIRE(reading.chunks[2].payload() == "after it");
        REQUIRE(read_records(Image(bad, reading).bytes()).chunks.size() == 3);
        reading.replace(1, std::string(600, 'a'));
        REQUIRE(Image(bad, reading).bytes() == image.bytes());
    }
    for (std::size_t byte = 0; byte < kChunkHead; ++byte)
        CHECK(read_records(damaged(1, byte)).chunks.size() == 1);
    CHECK(read_records(damaged(3, kChunkHead)).chunks.size() == 3);
}

TEST_CASE("a cut between chunks is an earlier state, any other cut is stated") {
    const std::string bytes = example();
    const Reading whole = read_records(bytes);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        CAPTURE(length);
        const Reading reading = read_records(std::string_view(bytes).substr(0, length));
        const bool between =
            length == kEnvelopeSize || std::any_of(whole.chunks.begin(), whole.chunks.end(),
                                                   [&](auto& c) { return c.offset == length; });
        REQUIRE(reading.ours == (length > 0));
        REQUIRE(reading.damage.has_value() == (length > 0 && !between));
        if (reading.damage) REQUIRE(reading.damage->torn);
    }
}

TEST_CASE("lost, doubled and exchanged chunks are detected") {
    const std::string bytes = example();
    const Reading whole = read_records(bytes);
    const auto part = [&](std::size_t number) {
        return bytes.substr(whole.chunks[number].offset, kChunkHead + whole.chunks[number].stored.size());
    };
    const std::string head = bytes.substr(0, kEnvelopeSize);
    CHECK(read_records(head + part(0) + part(2)).chunks.size() == 1);
    CHECK(read_records(head + part(0) + part(0)).chunks.size() == 1);
    CHECK(read_records(head + part(1) + part(0)).chunks.empty());
    CHECK(read_records(head + part(1) + part(0)).damage);
}

TEST_CASE("garbage is refused and allocates nothing for its lengths") {
    CHECK(!read_records("").ours);
    CHECK(!read_records("#!/bin/sh\necho a script that is longer than an envelope\n").ours);
    std::string bytes = example() + std::string(4, '\xff') + std::string(30, 'x');
    const Reading reading = read_records(bytes);
    CHECK(reading.chunks.size() == 4);
    CHECK(reading.damage);
    CHECK(!reading.damage->torn);
    Chunk bomb;
    bomb.compressed = true;
    const std::string huge("\xff\xff\xff\xff rubbish", 12);
    bomb.stored = huge;
    CHECK_THROWS_AS(bomb.payload(), Error);
}
