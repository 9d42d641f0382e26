// libFuzzer on the script host: bytes choose a program out of the grammar (tests/script/grammar.h), or, if
// they begin with "--", they are a script themselves, so that the corpus of attacks can be the seed:
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target script_fuzz
//   mkdir -p build/found
//   build/fuzz/tests/script_fuzz -max_total_time=600 build/found tests/script/attacks
#include "script/grammar.h"
#include "script/invariants.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

using namespace tankard::script;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const Files files = text.starts_with("--") ? Files{{"toy/cards/a.lua", std::string(text)}}
                                               : program_of(std::span(bytes, size));
    Verdict verdict;
    const std::string broken = check_program(files, verdict);
    if (broken.empty()) return 0;
    for (const File& file : files)
        std::fprintf(stderr, "-- %s\n%s\n", file.path.c_str(), file.text.c_str());
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}
