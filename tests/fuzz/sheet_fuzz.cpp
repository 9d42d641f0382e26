// libFuzzer on a hero sheet: text as it is. What is read is written, read again, and brought to a campaign.
#include "fuzz/forge.h"
#include "save/sheets.h"

#include <cstdlib>

using namespace tankard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(bytes), size);
    Value sheet;
    try {
        sheet = save::sheet_from_json(text, "sheet.json");
        const Value again = save::sheet_from_json(save::sheet_to_json(sheet), "sheet.json");
        if (again != sheet) std::abort();
    } catch (const save::Error&) {
        return 0;
    }
    campaign::Party party;
    party.players = {"Anna"};
    party.companions = {true};
    party.visitors = {sheet};
    party.settings = Value::table();
    fuzz::play_on(play::tape_of(play::root_of(campaign::begin(fuzz::library().environment(), party))));
    return 0;
}
