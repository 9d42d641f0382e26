// libFuzzer on a package with right checksums: the first byte chooses the manifest, the files or the whole,
// the others are edits of it. Whatever it is: a package that can be read, or one sentence.
#include "fuzz/forge.h"
#include "workshop/package.h"

using namespace tankard;

namespace {

std::string good() {
    save::Content files;
    files.files = {{"quest/campaign.lua", "return { start = \"one\", version = \"1.0.0\" }"},
                   {"quest/chapters/one.lua", "return chapter {}"}};
    Value manifest = Value::table();
    manifest.set("package", 1);
    manifest.set("id", "quest");
    manifest.set("version", "1.0.0");
    manifest.set("hash", workshop::hash_shown(files));
    return workshop::write_package({"quest", manifest, files});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) return 0;
    static const std::string whole = good();
    const save::Reading reading = save::read_records(whole);
    save::Image image("");
    for (std::size_t at = 0; at < reading.chunks.size(); ++at) {
        std::string payload = reading.chunks[at].payload();
        if (*bytes % 3 == at) payload = fuzz::edited(std::move(payload), {bytes + 1, size - 1});
        image.add(reading.chunks[at].type, payload);
    }
    std::string package = image.bytes();
    if (*bytes % 3 == 2) package = fuzz::edited(std::move(package), {bytes + 1, size - 1});
    try {
        workshop::read_package(package, "quest.adventure");
    } catch (const save::Error&) {
    }
    return 0;
}
