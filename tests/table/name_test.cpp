#include "table/name.h"

#include "table/hash.h"
#include "table/table.h"

#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

// Two words whose 64-bit FNV-1a hashes are equal.
constexpr std::string_view kOne = "gMPflVXtwGDXbIhP73TX";
constexpr std::string_view kOther = "LtHf1prlU1bCeYZEdqWf";
static_assert(Name::of(kOne) == Name::of(kOther));

std::shared_ptr<const Catalogue> catalogue(std::initializer_list<std::string_view> definitions) {
    auto made = std::make_shared<Catalogue>();
    made->zones = {{intern("pile"), Scope::table, Visibility::open, true}};
    for (std::string_view each : definitions)
        made->definitions.push_back(intern(each));
    return made;
}

}  // namespace

TEST_CASE("two words with one hash are two names, each with its own letters") {
    const Name one = intern(kOne);
    const Name other = intern(kOther);
    CHECK(one != other);
    CHECK(one.text() == kOne);
    CHECK(other.text() == kOther);
    CHECK(intern(kOther) == other);
    CHECK(word_of(kOther) == other);
    std::string letters(kOther);  // not known while this is compiled
    CHECK(Name::of(letters) == other);
    CHECK(Name::of(kOne.substr(0)) == one);
}

TEST_CASE("what leaves the process of two words with one hash is the same whichever came first") {
    const Name one = intern(kOne);
    const Name other = intern(kOther);
    CHECK(one.hash() == other.hash());
    CHECK(to_bytes(one) == to_bytes(other));
    CHECK((other < one) == (kOther < kOne));
    CHECK((one < other) == (kOne < kOther));
}

TEST_CASE("a saved table finds the second of two words with one hash in its catalogue") {
    intern(kOne);
    const auto there = catalogue({"hammer", kOther});
    Table table(there, 1, 1);
    const CardId card = table.create(static_cast<DefId>(1), table.zone(0));
    Table loaded;
    from_bytes(to_bytes(table), loaded);
    loaded.set_catalogue(catalogue({"anvil", kOther, "hammer"}));
    CHECK(loaded.catalogue().definitions[index(loaded.def(card))].text() == kOther);
    CHECK(hash_of(table) == hash_of(Table(table)));
}

TEST_CASE("a name that nobody has interned says so, and is not remembered for being looked at") {
    CHECK(Name::of("nobody_said_this_word").text() == "?");
    CHECK(Name::from_hash(12345).text() == "?");
    CHECK(Name().text().empty());
}

TEST_CASE("words that running scripts make are remembered up to a bound, and known ones always") {
    CHECK(word_of("a_word_of_a_script").text() == "a_word_of_a_script");
    CHECK(word_of(std::string(kLongestFreeWord + 1, 'x')).text() == "?");
    int kept = 0;
    for (int i = 0; i < 2 * kMostFreeWords; ++i) {
        const std::string word = fmt::format("free.{}", i);
        const Name name = word_of(word);
        CHECK(name.hash() == Name::of(word).hash());
        kept += name.text() == word ? 1 : 0;
    }
    CHECK(kept <= kMostFreeWords);
    CHECK(word_of("free.0") == Name::of("free.0"));
    CHECK(intern("a_word_of_content").text() == "a_word_of_content");
    CHECK(word_of("a_word_of_content").text() == "a_word_of_content");
}
