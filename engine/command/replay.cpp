#include "command/shared.h"

namespace tankard::command {
namespace {

/// The tapes of a file, one a chapter or epoch: each begins with a root snapshot.
std::vector<std::vector<save::Record>> tapes_of(const std::vector<save::Record>& records) {
    std::vector<std::vector<save::Record>> tapes;
    for (const save::Record& record : records) {
        const auto* snapshot = std::get_if<save::SnapshotRecord>(&record);
        if (snapshot != nullptr && snapshot->root) tapes.emplace_back();
        // Later snapshots only save time: a replay plays everything.
        if (!tapes.empty() && (snapshot == nullptr || snapshot->root)) tapes.back().push_back(record);
    }
    return tapes;
}

}  // namespace

int replay(const Options& options) {
    save::DiskFiles files;
    const std::string path = find_save(files, options);
    const std::string bytes = files.read(path);
    const save::Loaded loaded = save::load(bytes, path);
    if (loaded.damage) fmt::print("{}\n", loaded.damage->sentence);
    const std::unique_ptr<play::Library> library = library_of(loaded, path);
    const std::vector<std::vector<save::Record>> tapes = tapes_of(loaded.records);
    std::string last;
    for (const std::vector<save::Record>& records : tapes) {
        const save::Tape tape = save::fold(records);
        play::Session session(*library, tape, {.stop_at_end_of_tape = true});
        const std::string chapter = session.state().chapter;
        try {
            session.run();
        } catch (const play::Diverged& diverged) {
            throw save::Trouble(fmt::format("{}: the replay stops: {}", path, diverged.what()));
        }
        fmt::print("{}: {} answers\n", chapter, tape.answers());
        last = hash_line(session.state());
    }
    fmt::print("{}\n", last);
    return 0;
}

}  // namespace tankard::command
