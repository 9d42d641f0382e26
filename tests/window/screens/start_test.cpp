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

TEST_CASE("players' names are told apart by commas; empty, equal and endless ones are left out") {
    CHECK(names_in("Anna, Ben ,,  Anna,Chiara di Sotto", 6) ==
          std::vector<std::string>{"Anna", "Ben", "Chiara di Sotto"});
    CHECK(names_in("a,b,c,d", 2).size() == 2);
    CHECK(names_in("", 6).empty());
    CHECK(names_in(std::string(60, 'x'), 6).empty());
}

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
