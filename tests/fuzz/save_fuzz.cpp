// libFuzzer on a whole save with right checksums: the first byte chooses an entry, the others are edits of
// it, and the chain is made right again. What opens is listed and played on.
#include "fuzz/forge.h"
#include "save/saves.h"

using namespace tankard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) return 0;
    const save::Reading reading = save::read_records(fuzz::lean_bytes());
    save::Image image(reading.engine);
    const std::size_t chosen = *bytes % (reading.chunks.size() + 1);
    for (std::size_t at = 0; at < reading.chunks.size(); ++at) {
        const save::Chunk& chunk = reading.chunks[at];
        std::string payload = chunk.payload();
        if (at == chosen) payload = fuzz::edited(std::move(payload), {bytes + 1, size - 1});
        image.add(chunk.type, payload);
    }
    std::string whole = image.bytes();
    if (chosen == reading.chunks.size()) whole = fuzz::edited(std::move(whole), {bytes + 1, size - 1});
    save::MemoryFiles files;
    files.put("saves/a.tankard", whole);
    save::list_saves(files, "saves");
    try {
        save::list_marks(files, "saves/a.tankard");
        const save::Loaded loaded = save::load(whole, "saves/a.tankard");
        fuzz::play_on(loaded.tape);
    } catch (const save::Error&) {
    }
    return 0;
}
