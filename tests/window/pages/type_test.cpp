// Fonts.
#include "window/pages/type.h"

#include <stdexcept>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

TEST_CASE("a font that is missing is one sentence that says which package has it") {
    FontFiles files = font_files(true);
    files.path[0] = "/nowhere/OpenDyslexic.otf";
    std::string said;
    try {
        const window::Type type(files);
    } catch (const std::runtime_error& error) {
        said = error.what();
    }
    CHECK(said.find("/nowhere/OpenDyslexic.otf") != std::string::npos);
    CHECK(said.find("install the package fonts-") != std::string::npos);
}
