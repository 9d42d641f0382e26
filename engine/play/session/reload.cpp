#include "play/session/reload.h"

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <variant>

namespace tankard::play {
namespace {

/// The journal since its root, without what only saves time or marks a place: that belongs to the content
/// with which it was written.
std::vector<save::Record> journal_of(const save::CampaignFile& file) {
    std::vector<save::Record> records;
    for (save::Record& record : file.since_root()) {
        const auto* snapshot = std::get_if<save::SnapshotRecord>(&record);
        const bool played = snapshot != nullptr ? snapshot->root
                                                : !std::holds_alternative<save::HeaderRecord>(record) &&
                                                      !std::holds_alternative<save::MarkRecord>(record) &&
                                                      !std::holds_alternative<save::EpochRecord>(record);
        if (played) records.push_back(std::move(record));
    }
    return records;
}

}  // namespace

Rerun rerun(Library& library, const save::CampaignFile& file, std::uint32_t most) {
    save::Tape tape = save::fold(journal_of(file));
    if (most < tape.answers()) tape.apply(save::UndoRecord{most, 0});
    Rerun out;
    out.answers = tape.base();
    Session* session = nullptr;
    int chapters = -1;
    Options options;
    options.stop_at_end_of_tape = true;
    options.stops_at = [&](const Question& question, const campaign::State& state) {
        out.answers = session->answers();
        out.at = Standing{question, state};
    };
    // Where the changed content ends the chapter sooner, the rest of its answers belongs to no other.
    options.at_beat = [&](const campaign::State& state) {
        if (chapters < 0) chapters = state.chapters_played;
        if (state.chapters_played > chapters && state.stage == campaign::Stage::lay) session->leave();
    };
    try {
        Session again(library, tape, options);
        session = &again;
        again.run();
        if (!out.at) out.answers = again.answers();
        out.whole = out.answers == tape.answers();
    } catch (const Diverged&) {
    } catch (const std::exception& error) {
        out.failure = error.what();
    }
    return out;
}

bool same(const Standing& then, const Standing& now, const Library& fresh) {
    if (then.question.fingerprint() != now.question.fingerprint()) return false;
    campaign::State before = then.state;
    try {
        before.table.set_catalogue(fresh.rules(before.rules).catalogue());
    } catch (const std::runtime_error&) {
        return false;
    }
    return campaign::hash(before) == campaign::hash(now.state);
}

bool fits(const campaign::State& state, const Library& fresh) {
    Table table = state.table;
    try {
        table.set_catalogue(fresh.rules(state.rules).catalogue());
    } catch (const std::runtime_error&) {
        return false;
    }
    return true;
}

std::vector<std::string> changed_files(const save::Content& one, const save::Content& other) {
    std::vector<std::string> paths;
    const auto those_not_in = [&](const save::Content& these, const save::Content& those) {
        for (const auto& file : these.files)
            if (std::find(those.files.begin(), those.files.end(), file) == those.files.end() &&
                std::find(paths.begin(), paths.end(), file.first) == paths.end())
                paths.push_back(file.first);
    };
    those_not_in(other, one);
    those_not_in(one, other);
    return paths;
}

void take_in(save::CampaignFile& file, const Library& fresh, std::uint32_t answers) {
    const std::vector<save::Record> journal = journal_of(file);
    const std::uint32_t given = file.tape().answers();
    file.begin_epoch(fresh.content(), kEngineVersion);
    for (const save::Record& record : journal)
        file.append(record);
    if (answers < given) file.append(save::UndoRecord{answers, 0});
    file.revive();
}

std::unique_ptr<Library> Newest::look(const save::Content& in_use) {
    save::Content content = read_content(*files_, root_, campaign_);
    const std::uint64_t hash = content.hash();
    if (hash == std::exchange(looked_at_, hash) || hash == in_use.hash()) return nullptr;
    return std::make_unique<Library>(std::move(content), campaign_);
}

}  // namespace tankard::play
