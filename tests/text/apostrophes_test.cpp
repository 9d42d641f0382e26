#include "text/apostrophes.h"

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("apostrophes are a book's, also at a word's end; what is quoted stays in its marks") {
    CHECK(text::with_apostrophes("the smugglers' tunnel") == "the smugglers’ tunnel");
    CHECK(text::with_apostrophes("Odo's mill, un po' d'oro") == "Odo’s mill, un po’ d’oro");
    CHECK(text::with_apostrophes("say 'help' or 'help Odo's'") == "say 'help' or 'help Odo’s'");
    CHECK(text::with_apostrophes("'quoted', then the rats'") == "'quoted', then the rats’");
    CHECK(text::with_apostrophes("5' 6'") == "5' 6'");
    CHECK(text::without_apostrophes("the smugglers’ tunnel") == "the smugglers' tunnel");
}
