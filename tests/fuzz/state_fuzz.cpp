// libFuzzer on the state in a snapshot: bytes are edits of a good one. What is accepted is played on.
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target state_fuzz
//   build/fuzz/tests/state_fuzz -max_total_time=600 -max_len=64
#include "fuzz/forge.h"
#include "table/hash.h"

using namespace tankard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    save::SnapshotRecord root = *fuzz::golden().tape.latest();
    root.root = true;
    root.state = fuzz::edited(root.state, {bytes, size});
    root.state_hash = hash_bytes(root.state);
    try {
        play::read_state(fuzz::library(), root);
    } catch (const save::Error&) {
        return 0;
    }
    fuzz::play_on(play::tape_of(root));
    return 0;
}
