#include "command/say.h"
#include "command/shared.h"
#include "save/parts.h"
#include "text/counted.h"

#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {
int replay(const Options& options) {
    save::DiskFiles files;
    const std::string path = find_save(files, options);
    std::string bytes;
    save::Loaded loaded = save::load_file(files, path, bytes, save::Want::all, installed(files, options));
    if (loaded.damage) say("{}\n", loaded.damage->sentence);
    const std::vector<save::Part> parts = save::parts_of(loaded.records);
    std::unique_ptr<play::Library> library;
    std::string last;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const save::Part& part = parts[i];
        if (!library || part.new_epoch) {
            loaded.content = save::content_of(loaded, part.content);
            library = library_of(loaded, path);
        }
        const save::Tape tape = save::fold(part.records);
        play::Session session(*library, tape, {.stop_at_end_of_tape = true});
        const std::string chapter = session.state().chapter;
        std::string note;
        try {
            session.run();
        } catch (const play::Diverged& diverged) {
            throw save::Error(fmt::format("{}: the replay stops: {}", path, diverged.what()));
        } catch (const ScriptError& error) {
            note = fmt::format(", then {}", error.what());
        }
        say("{}: {}{}\n", chapter, text::counted(tape.answers() - part.root().answer_number, "answer"), note);
        last = hash_line(session);
        // Compared as states, not by the hashes they had: an older Tankard wrote them in other bytes.
        const bool verified = i + 1 == parts.size() || parts[i + 1].new_epoch ||
                              campaign::hash(session.state()) ==
                                  campaign::hash(play::read_state(*library, parts[i + 1].root()));
        if (!verified)
            throw save::Error(
                fmt::format("{}: chapter {} ends otherwise than when it was played", path, chapter));
    }
    say("{}\n", last);
    return 0;
}

}  // namespace tankard::command
