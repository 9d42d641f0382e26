// `tankard texts`: what one language has and the other lacks, ready to be filled in.
#include "workshop/translation.h"

#include "play/fixture.h"

#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

TEST_CASE("a complete adventure leaves a translator nothing to do") {
    CHECK(workshop::untranslated(library(), "en", "it").empty());
    CHECK(workshop::untranslated(library(), "it", "en").empty());
}

TEST_CASE("what is missing is a file of its own that loads, with the other language's words") {
    save::Content content;
    content.files = {{"little/campaign.lua", "return { start = 'a' }"},
                     {"little/text/en.lua", R"(return {
            noun = { imp = { one = "imp", other = "imps" }, ["18_fog"] = "The fog" },
            fog = { intro = 'He said: "fog".', known = "Fog." },
        })"},
                     {"little/text/it.lua", "return { fog = { known = 'Nebbia.' } }"}};
    const play::Library library(content, "little");
    const std::string left = workshop::untranslated(library, "en", "it");
    CAPTURE(left);
    Problems problems;
    const Value value = script::load_data({"left.lua", left}, problems);
    CHECK(problems.empty());
    CHECK(value.at("noun").at("imp").at("other") == Value("imps"));
    CHECK(value.at("noun").at("18_fog") == Value("The fog"));
    CHECK(value.at("fog").at("intro") == Value("He said: \"fog\"."));
    CHECK(value.at("fog").at("known").is_nil());
    CHECK(workshop::untranslated(library, "it", "en").empty());
}
