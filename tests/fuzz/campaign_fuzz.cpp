// libFuzzer on a manifest, campaign.lua: text as it is, read as `tankard install` reads it before anything
// else.
#include "campaign/manifest.h"
#include "fuzz/forge.h"
#include "script/host.h"

using namespace tankard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    Problems problems;
    const std::string text(reinterpret_cast<const char*>(bytes), size);
    const Value facts = script::load_data({"quest/campaign.lua", text}, problems);
    campaign::read_manifest("quest", facts, {}, problems);
    for (const Problem& problem : problems)
        (void)problem.show();
    return 0;
}
