// The start screen: names, displays, and the words in both languages.
#include "window/screens/start.h"

#include "play/fixture.h"
#include "window/fixture.h"
#include "window/screens/display.h"

#include <cstdlib>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("without a display there is one sentence") {
    const char* before = std::getenv("DISPLAY");
    const std::string kept = before != nullptr ? before : "";
    ::unsetenv("DISPLAY");
    CHECK(play::test::one_sentence(no_display()));
    if (before != nullptr) ::setenv("DISPLAY", kept.c_str(), 1);
}

TEST_CASE("both languages of the window say the same things") {
    std::vector<std::string> english = language("en").keys();
    CHECK(english == language("it").keys());
}
