// Random programs out of the grammar, the same ones on every computer. TANKARD_FUZZ sets how many.
#include "grammar.h"
#include "invariants.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::script;

TEST_CASE("random programs end, break nothing, and do the same in a used host and in a fresh one") {
    const char* wanted = std::getenv("TANKARD_FUZZ");
    const int programs = wanted != nullptr ? std::max(1, std::atoi(wanted)) : 20'000;
    std::map<Verdict::Kind, int> kinds;
    for (int number = 0; number < programs; ++number) {
        const Files files = program_of(bytes_of(static_cast<std::uint64_t>(number)));
        Verdict first;
        const std::string broken = check_program(files, first);
        ++kinds[first.kind];
        if (broken.empty()) continue;
        CAPTURE(number);
        CAPTURE(files[0].text);
        CAPTURE(files[1].text);
        CAPTURE(files[2].text);
        CAPTURE(broken);
        REQUIRE(broken.empty());
    }
    // The grammar is worth something only while programs do all of it.
    CHECK(kinds[Verdict::Kind::good] > programs / 50);
    CHECK(kinds[Verdict::Kind::script_error] > programs / 10);
    MESSAGE(kinds[Verdict::Kind::good], " ran through, ", kinds[Verdict::Kind::script_error],
            " were stopped, ", kinds[Verdict::Kind::out_of_memory], " ran out of memory, ",
            kinds[Verdict::Kind::refused], " were refused");
}
