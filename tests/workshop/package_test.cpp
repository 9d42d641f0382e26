// Packages as bytes: the same from the same files, and every wrong one refused with one sentence before
// anything of it is used.
#include "workshop/package.h"

#include "play/fixture.h"
#include "save/records.h"
#include "source.h"
#include "table/hash.h"
#include "workshop/adventures.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <zstd.h>

using namespace tankard;
using namespace tankard::play::test;
using namespace tankard::workshop;

namespace {

const Package& black_water() {
    static const Package package = [] {
        save::DiskFiles files;
        return make_package(library(), gather(files, source_folder(), "black_water").files);
    }();
    return package;
}

/// A manifest that is honest about these files, and otherwise as small as can be.
Value manifest_for(const save::Content& files, const std::string& id = "quest") {
    Value manifest = Value::table();
    manifest.set("package", 1);
    manifest.set("id", id);
    manifest.set("hash", hash_shown(files));
    return manifest;
}

std::string bytes_of(const Value& manifest, const save::Content& files) {
    save::Image image("");
    image.add(1, save::encode(save::HeaderRecord{manifest}));
    image.add(10, save::encode(files));
    return image.bytes();
}

save::Content with_path(const std::string& path) {
    save::Content files;
    files.files.emplace_back(path, "return {}");
    return files;
}

std::string number(std::uint64_t value, int bytes) {
    std::string out;
    for (int at = 0; at < bytes; ++at)
        out += static_cast<char>(value >> (8 * at));
    return out;
}

/// A further chunk with a right checksum, whatever it holds: as somebody would make it who knows the format.
std::string with_chunk(const std::string& bytes, std::uint8_t type, const std::string& stored) {
    const std::uint64_t chain = save::read_records(bytes).chain;
    const std::string size_and_type = number(stored.size(), 4) + number(type, 1);
    const std::uint64_t link = hash_bytes(number(chain, 8) + size_and_type + number(hash_bytes(stored), 8));
    return bytes + size_and_type + number(link, 8) + stored;
}

std::string refused(std::string_view bytes) {
    try {
        read_package(bytes, "x.adventure");
    } catch (const save::Error& error) {
        CHECK_MESSAGE(one_sentence(error.what()), error.what());
        CHECK_MESSAGE(std::string(error.what()).find("x.adventure") != std::string::npos, error.what());
        return error.what();
    }
    return "";
}

bool says(const std::string& sentence, std::string_view piece) {
    return sentence.find(piece) != std::string::npos;
}

}  // namespace

TEST_CASE("a package is read back as it was written, and says what the adventure is") {
    const std::string bytes = write_package(black_water());
    const Package again = read_package(bytes, "x.adventure");
    CHECK(again.id == "black_water");
    CHECK(again.files == black_water().files);
    CHECK(again.manifest == black_water().manifest);
    CHECK(*again.manifest.at("version").text() == "1.0.0");
    CHECK(*again.manifest.at("needs").at("tankard").text() == ">=0.1.0");
    CHECK(*again.manifest.at("needs").at("deckbuilder").text() == "any version");
    CHECK(again.manifest.at("languages").entries().size() == 2);
    CHECK(played(again.files).files.size() < again.files.files.size());
}

TEST_CASE("the same files give the same bytes, in whatever order they were read") {
    save::Content shuffled = black_water().files;
    std::reverse(shuffled.files.begin(), shuffled.files.end());
    CHECK(write_package(make_package(library(), shuffled)) == write_package(black_water()));
    shuffled.files.front().second += " ";
    CHECK(write_package(make_package(library(), shuffled)) != write_package(black_water()));
}

TEST_CASE("every cut and every flipped bit of a package is noticed") {
    const std::string bytes =
        bytes_of(manifest_for(with_path("quest/campaign.lua")), with_path("quest/campaign.lua"));
    CHECK(refused(bytes).empty());
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        CAPTURE(length);
        const std::string told = refused(std::string_view(bytes).substr(0, length));
        REQUIRE((says(told, "ends too early") || (length == 0 && says(told, "is no package"))));
    }
    for (std::size_t at = 0; at < bytes.size(); ++at)
        for (int bit = 0; bit < 8; ++bit) {
            CAPTURE(at);
            std::string bad = bytes;
            bad[at] = static_cast<char>(bad[at] ^ (1 << bit));
            REQUIRE(!refused(bad).empty());
        }
}

TEST_CASE("what is no package is told apart from what is one") {
    CHECK(says(refused("PK\x03\x04 a zip archive, which is longer than an envelope"), "is no package"));
    CHECK(says(refused(std::string(500, '\0')), "is no package"));
    save::MemoryFiles files;
    new_file(files, beginning(library(), 1, 2, 3));
    CHECK(says(refused(files.bytes(kPath)), "'tankard import x.adventure' takes it in"));
    save::Image other("");
    other.add(9, "a snapshot");
    CHECK(says(refused(other.bytes()), "is no package"));
}

TEST_CASE("a package that is opened as a save is told apart, too") {
    const std::string bytes = write_package(black_water());
    try {
        save::load(bytes, "x.tankard");
        FAIL("it is no save");
    } catch (const save::Error& error) {
        CHECK_MESSAGE(says(error.what(), "'tankard install x.tankard'"), error.what());
    }
}

TEST_CASE("a path that leads out of the folder, or is no plain name, is refused") {
    for (const std::string path : {"../evil.lua",
                                   "quest/../evil.lua",
                                   "quest/../../evil.lua",
                                   "/etc/passwd",
                                   "quest//etc/x.lua",
                                   "quest/./x.lua",
                                   "quest/cards/../../x.lua",
                                   "quest/a/b/c/d.lua",
                                   "quest/cards/Aux/x.lua",
                                   "other/x.lua",
                                   "quest",
                                   "quest/",
                                   "questx.lua",
                                   "quest/.installed",
                                   "quest/.lua",
                                   "quest/.git/config.lua",
                                   "quest/cards/-rf.lua",
                                   "quest/x.so",
                                   "quest/x.png",
                                   "quest/run.sh",
                                   "quest/x",
                                   "quest/C:\\x.lua",
                                   "quest\\x.lua",
                                   "quest/x.lua/y.lua",
                                   "quest/Cards/x.lua",
                                   "quest/cards /x.lua",
                                   "quest/car\nds/x.lua",
                                   "quest/x\x1b[2J.lua",
                                   "quest/con.lua",
                                   "quest/NUL.txt",
                                   "quest/Com1.en.lua",
                                   "quest/aux/x.lua",
                                   "quest/lpt9.md",
                                   "quest/ü.lua"}) {
        const save::Content files = with_path(path);
        const std::string told = refused(bytes_of(manifest_for(files), files));
        CHECK_MESSAGE(says(told, "no file in an adventure's folder"), path << " -> " << told);
        CHECK_MESSAGE(told.find('\x1b') == std::string::npos, told);
    }
    const save::Content hidden = with_path(std::string("quest/x.lua\0.png", 15));
    CHECK(says(refused(bytes_of(manifest_for(hidden), hidden)), "no file in an adventure's folder"));
    const save::Content longest = with_path("quest/" + std::string(5000, 'x') + ".lua");
    CHECK(refused(bytes_of(manifest_for(longest), longest)).size() < 400);
}

TEST_CASE("an adventure's name is no path, and not Tankard's own") {
    for (const std::string id : {"", "..", "../x", "/x", "Quest", "1st", "a b", ".kept", "tankard",
                                 "deckbuilder", "terminal", "quest/x", "x\x1b[2J"}) {
        const save::Content files = with_path(id + "/campaign.lua");
        CHECK_MESSAGE(says(refused(bytes_of(manifest_for(files, id), files)), "is no name for an adventure"),
                      id);
    }
}

TEST_CASE("an adventure's name is no device of another system") {
    for (const std::string id : {"con", "prn", "aux", "nul", "com1", "lpt0"}) {
        const save::Content files = with_path(id + "/campaign.lua");
        CHECK_MESSAGE(says(refused(bytes_of(manifest_for(files, id), files)), "is a device"), id);
    }
    for (const std::string name : {"CON", "Nul.txt", "aux.tar.gz", "COM5 .lua", "lpt1 "})
        CHECK_MESSAGE(is_device_name(name), name);
    for (const std::string name : {"console", "com", "com10", "nullify.lua", "my_con"})
        CHECK_MESSAGE(!is_device_name(name), name);
}

TEST_CASE("two files of one name, also of one name but for capitals, are refused") {
    for (const std::string second : {"quest/x.lua", "quest/X.lua"}) {
        save::Content files = with_path(second);
        files.files.emplace_back("quest/x.lua", "return 2");
        CHECK(says(refused(bytes_of(manifest_for(files), files)), "twice"));
    }
}

TEST_CASE("too many files and too long ones are refused when they are read and when they are packed") {
    save::Content many;
    for (std::size_t i = 0; i <= kMostFiles; ++i)
        many.files.emplace_back(fmt::format("quest/cards/c{:05}.lua", i), "");
    CHECK(says(refused(bytes_of(manifest_for(many), many)), "1001 files"));
    CHECK_THROWS_AS(write_package({"quest", manifest_for(many), many}), save::Error);
    save::Content longest = with_path("quest/x.lua");
    longest.files.front().second.assign(kLongestFile + 1, ' ');
    CHECK(says(refused(bytes_of(manifest_for(longest), longest)), "larger than 1024 KB"));
    CHECK_THROWS_AS(write_package({"quest", manifest_for(longest), longest}), save::Error);
}

TEST_CASE("a decompression bomb is refused by what it claims, and a lying one by what it is") {
    save::Content bomb;
    for (int i = 0; i < 12; ++i)
        bomb.files.emplace_back(fmt::format("quest/c{:02}.lua", i), std::string(kLongestFile, ' '));
    const std::string bytes = bytes_of(manifest_for(bomb), bomb);
    REQUIRE(bytes.size() < 20'000);
    CHECK(says(refused(bytes), "would unpack to more than 8 MB"));
    const std::string clear(12U << 20, ' ');
    std::string packed(ZSTD_compressBound(clear.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), clear.data(), clear.size(), 3));
    save::Image image("");
    image.add(1, save::encode(save::HeaderRecord{manifest_for(bomb)}));
    CHECK(says(refused(with_chunk(image.bytes(), 0x8a, number(1000, 4) + packed)), "does not unpack"));
    CHECK(says(refused(with_chunk(image.bytes(), 0x8a, number(0xffffffff, 4) + packed)), "more than 8 MB"));
    CHECK(says(refused(with_chunk(image.bytes(), 0x8a, "")), "does not unpack"));
}

TEST_CASE("a chunk that claims more than it holds, and lists longer than their bytes, allocate nothing") {
    save::Image image("");
    image.add(1, save::encode(save::HeaderRecord{manifest_for({})}));
    image.add(10, std::string("\x01\x01\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff\x7f", 13));
    CHECK(says(refused(image.bytes()), "does not unpack"));
}

TEST_CASE("files that are not those of the hash, and records too many, are refused") {
    const save::Content honest = with_path("quest/campaign.lua");
    save::Content other = honest;
    other.files.front().second = "return { evil = true }";
    CHECK(says(refused(bytes_of(manifest_for(honest), other)), "not those of its hash"));
    save::Image image("");
    image.add(1, save::encode(save::HeaderRecord{manifest_for(honest)}));
    image.add(10, save::encode(honest));
    image.add(10, save::encode(other));
    CHECK(says(refused(image.bytes()), "holds more than an adventure"));
}

TEST_CASE("another engine's package and a newer format are refused with both versions") {
    const save::Content files = with_path("quest/campaign.lua");
    Value manifest = manifest_for(files);
    Value needs = Value::table();
    for (const auto& [wanted, told] : std::vector<std::pair<std::string, std::string>>{
             {">=99.0.0", "needs tankard >=99.0.0 and this is 0.1.0"},
             {"<0.1.0", "needs tankard <0.1.0 and this is 0.1.0"},
             {"nonsense\x1b", "needs tankard nonsense  and"}}) {
        needs.set("tankard", wanted);
        manifest.set("needs", needs);
        CHECK(says(refused(bytes_of(manifest, files)), told));
    }
    manifest = manifest_for(files);
    manifest.set("package", 2);
    CHECK(says(refused(bytes_of(manifest, files)), "packed by a newer Tankard"));
}
