// Saves of earlier days under today's build (tests/golden): they go on, or say in one sentence why not.
#include "play/fixture.h"
#include "source.h"

#include <exception>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

/// What was written in the present version of the table, and of the rules, goes on.
const std::vector<std::string> kPresent{"loot_", "sums_"};

/// The tapes of a file, one a chapter, without the snapshots that only save time.
std::vector<save::Tape> tapes_of(const std::vector<save::Record>& records) {
    std::vector<save::Tape> tapes;
    for (const save::Record& record : records) {
        const auto* snapshot = std::get_if<save::SnapshotRecord>(&record);
        if (snapshot != nullptr && snapshot->root) tapes.emplace_back();
        if (!tapes.empty() && (snapshot == nullptr || snapshot->root)) tapes.back().apply(record);
    }
    return tapes;
}

/// Plays all that was answered, and compares each chapter's end with the next one's beginning. A sentence if
/// it cannot.
std::string play_again(const save::Loaded& loaded) {
    const std::string* campaign = loaded.header.at("campaign").text();
    REQUIRE(campaign != nullptr);
    Library from_save(loaded.content, *campaign);
    if (!from_save.problems().empty()) return from_save.problems().front().show();
    const std::vector<save::Tape> tapes = tapes_of(loaded.records);
    for (std::size_t chapter = 0; chapter < tapes.size(); ++chapter) {
        Session session(from_save, tapes[chapter], {.stop_at_end_of_tape = true});
        session.run();
        if (chapter + 1 < tapes.size() &&
            campaign::hash(session.state()) !=
                campaign::hash(read_state(from_save, *tapes[chapter + 1].root())))
            return "a chapter ends otherwise than it did";
    }
    if (loaded.tape.latest() == nullptr) return "";
    People people(from_save);
    Session on(from_save, loaded.tape, {.front = &people});
    people.session = &on;
    people.quit_at = loaded.tape.answers() + 20;
    people.quit_at_chapter_end = true;
    on.run();
    return "";
}

}  // namespace

TEST_CASE("golden saves go on, or give one sentence") {
    save::DiskFiles files;
    const std::string folder = source_folder("/tests/golden");
    int opened = 0;
    for (const std::string& name : files.list(folder)) {
        if (!name.ends_with(save::kSaveEnding)) continue;
        CAPTURE(name);
        const std::string path = folder + "/" + name;
        const std::string bytes = files.read(path);
        const save::Loaded loaded = save::load(bytes, path);
        CHECK(!loaded.damage);
        std::string sentence;
        try {
            sentence = play_again(loaded);
        } catch (const std::exception& why) {
            sentence = why.what();
        }
        fmt::print("{}: {} answers in its last chapter; {}\n", name, loaded.tape.answers(),
                   sentence.empty() ? "goes on" : sentence);
        if (!sentence.empty()) CHECK_MESSAGE(one_sentence(sentence), sentence);
        for (const std::string& present : kPresent)
            if (name.starts_with(present)) CHECK(sentence == "");
        ++opened;
    }
    CHECK(opened >= 9);
}
