// The Italian that is shipped.
#include "source.h"

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("who is named behind \"a\" has it as {to:…}, which knows that it is \"ad Anna\"") {
    const std::regex bare(R"((^|[^[:alnum:]])[aA] \{(hero|who|other|from)\})");
    for (const char* folder : {"/scripts", "/adventures"})
        for (const auto& each : std::filesystem::recursive_directory_iterator(source_folder(folder))) {
            if (each.path().filename() != "it.lua") continue;
            std::ifstream file(each.path());
            for (std::string line; std::getline(file, line);)
                CHECK_MESSAGE(!std::regex_search(line, bare), each.path().string() << ": " << line);
        }
}
