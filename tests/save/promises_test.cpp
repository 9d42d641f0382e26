// What SECURITY.md promises of saves and packages is what tests are called.
#include "save/disk_files.h"
#include "source.h"

#include <filesystem>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;

namespace {

/// All tests' files in one text.
std::string all_tests() {
    save::DiskFiles files;
    std::string all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder("/tests")))
        if (entry.path().string().ends_with("_test.cpp")) all += files.read(entry.path().string());
    return all;
}

}  // namespace

TEST_CASE("every promise about saves and packages is a test's title") {
    save::DiskFiles files;
    const std::string page = files.read(source_folder("/SECURITY.md"));
    const std::size_t from = page.find("## Saves and packages");
    REQUIRE(from != std::string::npos);
    std::istringstream lines(page.substr(from, page.find("\n## ", from + 1) - from));
    const std::string tests = all_tests();
    int promises = 0;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("- ")) continue;
        // Without the capital at its beginning and the full stop.
        const std::string title = line.substr(3, line.size() - 4);
        CAPTURE(title);
        const std::size_t at = tests.find(title + "\")");
        REQUIRE(at != std::string::npos);
        ++promises;
    }
    CHECK(promises > 20);
}
