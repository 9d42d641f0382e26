#include "play/session/session.h"

#include "campaign/misfit.h"
#include "text/counted.h"
#include "text/visible.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::play {
namespace {

using namespace std::chrono_literals;

constexpr std::uint32_t kCheckpointEvery = 16;  ///< answers between states kept in memory
constexpr std::size_t kMostKept = 16;           ///< then every other one of the older ones goes
constexpr std::size_t kLatelyKept = 8;          ///< the last ones that stay
/// Answers between snapshots in the file at the least, and time: whoever goes on from the file plays no more
/// than these again, and companions, who need but a moment for a thousand answers, are not held up.
constexpr std::uint32_t kWriteEvery = 16;
constexpr auto kWriteAfter = 20ms;

/// What was answered, for whoever reads a journal.
std::string label_of(const Question& question, const Answer& answer, const Table& table) {
    const bool picks = question.shape == Shape::choose_one || question.shape == Shape::choose_some;
    std::string label;
    for (std::int32_t value : answer.values) {
        if (!label.empty()) label += ", ";
        label += picks ? question.label(static_cast<std::size_t>(value), table) : fmt::format("{}", value);
    }
    return label;
}

/// A hash that knows what the table did in a move besides. A correction stands in the state already.
std::uint64_t with_step(std::uint64_t hash, const save::Step& step) {
    if (const auto* given = std::get_if<save::AnswerRecord>(&step)) {
        hash = mix(hash, (std::uint64_t{given->fingerprint} << 8) | given->seat);
        for (const std::int32_t value : given->answer.values)
            hash = mix(hash, static_cast<std::uint32_t>(value));
    }
    if (const auto* salt = std::get_if<save::Salt>(&step)) hash = mix(hash, salt->salt);
    if (const auto* skip = std::get_if<save::SkipRecord>(&step)) hash = mix(hash, skip->call);
    if (const auto* handover = std::get_if<save::HandoverRecord>(&step))
        hash = mix(hash, hash_of(handover->what));
    return hash;
}

}  // namespace

Value summary_of(const campaign::State& state) {
    Value summary = Value::table();
    summary.set("chapter", state.chapter);
    summary.set("stage", static_cast<int>(state.stage));
    Value members = Value::table();
    for (const campaign::Member& member : state.members)
        members.push(member.player);
    summary.set("players", std::move(members));
    return summary;
}

save::SnapshotRecord root_of(const campaign::State& state) {
    save::SnapshotRecord record;
    record.root = true;
    record.state = to_bytes(state);
    record.state_hash = hash_bytes(record.state);
    record.summary = summary_of(state);
    return record;
}

save::Tape tape_of(const save::SnapshotRecord& root) {
    save::Tape tape;
    tape.apply(root);
    return tape;
}

campaign::State read_state(const Library& library, const save::SnapshotRecord& snapshot) {
    campaign::State state;
    std::string wrong;
    try {
        from_bytes(snapshot.state, state);
        const RuleSet& rules = library.rules(state.rules);
        state.table.set_catalogue(rules.catalogue());
        wrong = campaign::misfit(state, library.environment(rules));
    } catch (const std::exception& error) {
        wrong = error.what();
    }
    if (!wrong.empty())
        throw save::Error(fmt::format("its game cannot go on, as {}", text::visible_line(wrong)));
    return state;
}

Session::Session(Library& library, const save::Tape& tape, Options options)
    : campaign_library_(library),
      options_(std::move(options)),
      own_tape_(options_.file != nullptr ? save::Tape() : tape),
      door_(*this) {
    if (options_.policy.any(Policy::search)) options_.remember = true;
    // The audience stays, whatever table is put here: people hear again what the journal tells (log, recap).
    state_.table.listen(options_.front != nullptr ? options_.front : options_.listener);
    const save::Tape& mine = this->tape();
    // The power can go between the file's creation and its first state.
    if (mine.latest() == nullptr)
        throw save::Error("this campaign was saved before it had begun: begin it anew with 'tankard play'");
    // People want to know what happened and to take it back: for them the whole chapter is played again.
    restore(options_.front != nullptr && mine.root() != nullptr ? at_root() : at_latest());
    notes_ = BeatNotes(mine);
    on_disk_ = mine.latest()->answer_number;
    written_at_ = options_.stopwatch();
}

void Session::play_under_its_rules() {
    Library& wanted = campaign_library_.under(state_.rules);
    if (&wanted == std::exchange(library_, &wanted)) return;
    Problems problems;
    settings_ = library_->settings(state_.settings, problems);
    if (!problems.empty()) throw save::Error(problems.front().show());
    if (options_.front != nullptr) options_.front->plays_with(*library_);
}

campaign::State Session::checked_state(const save::SnapshotRecord& snapshot) const {
    try {
        return read_state(campaign_library_, snapshot);
    } catch (const save::Error& error) {
        if (options_.file == nullptr)
            throw save::Error(fmt::format("this save is no good: {}", error.what()));
        throw save::Error(fmt::format("{} is no good: {}: {}", options_.file->path(), error.what(),
                                      options_.file->way_out()));
    }
}

Session::Checkpoint Session::at_root() const {
    Checkpoint start;
    start.answers = tape().base();
    start.state = checked_state(*tape().root());
    return start;
}

Session::Checkpoint Session::at_latest() const {
    Checkpoint start;
    start.answers = tape().latest()->answer_number;
    start.cursor = tape().steps().size() - tape().since_latest().size();
    start.state = checked_state(*tape().latest());
    return start;
}

void Session::restore(Checkpoint checkpoint) {
    state_ = std::move(checkpoint.state);
    play_under_its_rules();
    // A table keeps no catalogue of its own on disk: it is the library's.
    state_.table.set_catalogue(library_->rules().catalogue());
    answers_ = checkpoint.answers;
    cursor_ = checkpoint.cursor;
    restored_ = true;
}

void Session::back_to_beat_start() {
    if (options_.remember) restore(beat_start_);
}

std::uint64_t Session::hash() const {
    std::uint64_t hash = campaign::hash(state_);
    for (const save::Step& step : std::span(tape().steps()).subspan(cursor_))
        hash = with_step(hash, step);
    return hash;
}

Session::End Session::run() {
    leaving_ = false;
    while (!leaving_) {
        begin_beat();
        const campaign::Stage before = state_.stage;
        try {
            if (!one_beat()) {
                sync();
                if (options_.front != nullptr) options_.front->chapter_over(state_);
                return End::ended;
            }
        } catch (const Abandon&) {
            if (!restored_) restore(beat_start_);
            continue;
        } catch (const ScriptError& error) {
            back_to_beat_start();
            if (options_.front == nullptr) throw;
            if (!skip(error.what(), error.call)) break;
            continue;
        } catch (const script::OutOfMemory& error) {
            back_to_beat_start();
            if (options_.front == nullptr) throw;
            if (!skip(error.what(), error.call)) break;
            continue;
        } catch (const Diverged& diverged) {
            back_to_beat_start();
            if (options_.front == nullptr || options_.stop_at_end_of_tape) throw;
            set_aside(diverged);
            continue;
        }
        after_beat(before);
    }
    // Whoever comes back begins here, and replays nothing.
    if (beat_start_.cursor == tape().steps().size()) write_snapshot(beat_start_.state);
    sync();
    return End::left;
}

bool Session::skip(const std::string& sentence, std::uint64_t call) {
    sync();
    if (call == 0) {
        const std::uint32_t before = last_of_a_person();
        return options_.front->take_back_move(sentence) && before < tape().answers() && take_back(before);
    }
    if (!options_.front->skip_effect(sentence)) return false;
    // The failed beat runs again with the answers it already has, without that call.
    record(save::SkipRecord{tape().answers(), BeatNotes::id(state_.beats + 1, call)});
    sync();
    return true;
}

/// The game asks otherwise than it did when these answers were given: it goes on from a later snapshot, or
/// the move begins anew.
void Session::set_aside(const Diverged& diverged) {
    if (tape().latest()->answer_number > beat_start_.answers) {
        checkpoints_.clear();
        revealed_.clear();
        restore(at_latest());
        options_.front->rewound(answers_);
        return;
    }
    const std::uint32_t answers = tape().answers() - beat_start_.answers;
    if (!take_back(beat_start_.answers)) throw diverged;
    options_.front->refuse(fmt::format("{}: {} from there on {} set aside", diverged.what(),
                                       text::counted(answers, "answer"), answers == 1 ? "is" : "are"));
}

void Session::begin_beat() {
    // Rule sets change with the chapter, and whoever goes to the next one looks at its party first.
    const bool other_rules =
        state_.stage == campaign::Stage::party && state_.rules != library_->rules().name();
    if (restored_ || !campaign_ || other_rules) {
        campaign_.reset();  // not in restore(): somebody may take back while its beat still asks
        play_under_its_rules();
        campaign_ = std::make_unique<campaign::Campaign>(library_->environment(), state_, door_,
                                                         library_->host(), settings_);
        restored_ = false;
    }
    if (!replaying()) set_live(true);
    round_ = {};
    library_->host().begin_beat();
    if (!options_.remember) return;
    apply_handovers();
    apply_corrections();
    beat_start_.answers = answers_;
    beat_start_.cursor = cursor_;
    beat_start_.state = state_;
    if (const auto& skipped = notes_.skips(state_.beats + 1); !skipped.empty())
        library_->host().skip(skipped);
}

bool Session::one_beat() {
    if (options_.at_beat) options_.at_beat(state_);
    return campaign_->beat();
}

void Session::after_beat(campaign::Stage before) {
    longest_chapter_ = std::max(longest_chapter_, answers_);
    const bool next_chapter =
        state_.stage == campaign::Stage::lay && before != campaign::Stage::lay && state_.chapters_played > 0;
    if (next_chapter && !replaying()) {
        if (options_.stop_at_end_of_tape)
            leaving_ = true;
        else
            new_chapter();
        return;
    }
    if (!options_.remember) return;
    if (answers_ >= (checkpoints_.empty() ? 0 : checkpoints_.back().answers) + kCheckpointEvery)
        keep_checkpoint();
    if (!replaying() && snapshot_is_due()) write_snapshot(state_);
}

bool Session::snapshot_is_due() {
    if (options_.file == nullptr || answers_ < on_disk_ + kWriteEvery) return false;
    return options_.stopwatch() - written_at_ >= kWriteAfter;
}

void Session::write_snapshot(const campaign::State& state) {
    if (options_.file == nullptr || answers_ == on_disk_) return;
    save::SnapshotRecord snapshot = root_of(state);
    snapshot.root = false;
    snapshot.answer_number = answers_;
    record(snapshot);
    on_disk_ = answers_;
    written_at_ = options_.stopwatch();
}

void Session::keep_checkpoint() {
    if (checkpoints_.size() >= kMostKept) {
        std::size_t place = 0;
        std::erase_if(checkpoints_, [&](const Checkpoint&) {
            const std::size_t at = place++;
            return at % 2 == 1 && at + kLatelyKept < kMostKept;
        });
    }
    checkpoints_.push_back({answers_, cursor_, state_});
}

void Session::new_chapter() {
    if (options_.remember) record(root_of(state_));
    sync();
    checkpoints_.clear();
    revealed_.clear();
    answers_ = 0;
    cursor_ = tape().steps().size();
    on_disk_ = 0;
    written_at_ = options_.stopwatch();
    if (options_.front != nullptr) options_.front->chapter_over(state_);
}

void Session::record(const save::Record& record) {
    if (options_.file != nullptr)
        options_.file->append(record);
    else
        own_tape_.apply(record);
    notes_.follow(record, tape());
}

void Session::sync() {
    if (options_.file == nullptr) return;
    while (true) {
        try {
            options_.file->sync();
            return;
        } catch (const save::Error& error) {
            if (options_.front == nullptr || !options_.front->try_again(error.what())) throw;
        }
    }
}

void Session::begin_question(const Table& table) {
    library_->host().begin_span();
    if (options_.front != nullptr) revealed_[answers_] = table.revealed();
}

/// The next answer that the tape has, and what else happened before it.
std::optional<save::AnswerRecord> Session::next_on_tape() {
    while (replaying()) {
        const save::Step step = tape().steps()[cursor_++];
        if (const auto* given = std::get_if<save::AnswerRecord>(&step)) return *given;
        if (const auto* salt = std::get_if<save::Salt>(&step)) state_.table.salt(salt->salt);
        if (const auto* handover = std::get_if<save::HandoverRecord>(&step)) apply(*handover);
    }
    return std::nullopt;
}

/// The tape has no answer: somebody is asked, unless nobody may be.
void Session::expect_live(const Question& question) {
    if (options_.stop_at_end_of_tape) {
        if (options_.stops_at) options_.stops_at(question, state_);
        leaving_ = true;
        throw Abandon();
    }
    if (answers_ >= options_.most_answers)
        throw std::logic_error(fmt::format("the chapter {} does not end within {} answers", state_.chapter,
                                           options_.most_answers));
    set_live(true);
}

Answer Session::answer(const Question& question, const Table& table) {
    begin_question(table);
    if (const auto given = next_on_tape()) return from_tape(question, *given);
    expect_live(question);
    const Question* asked = &question;
    return live_answer(asked, table);
}

std::vector<Answer> Session::answer_round(std::span<const Question> questions, const Table& table) {
    round_ = Round(questions);
    round_began_ = cursor_;
    while (!round_.complete()) {
        begin_question(table);
        if (const auto given = next_on_tape()) {
            // Whoever has reconsidered stands on the tape twice, or after others.
            const Question* asked = round_.of(SeatId{given->seat});
            if (asked == nullptr) asked = &round_.next();
            round_.give(asked->seat, from_tape(*asked, *given));
            continue;
        }
        const Question* asked = &round_.next();
        expect_live(*asked);
        Answer answer = live_answer(asked, table);
        round_.give(asked->seat, std::move(answer));
    }
    return round_.take();
}

void Session::passed(const Question& question, const Answer& answer) {
    if (options_.front != nullptr && for_person(question)) options_.front->passed(question, answer, state_);
}

Answer Session::from_tape(const Question& question, const save::AnswerRecord& given) {
    if (given.fingerprint != question.fingerprint() || !misfit(question, given.answer).empty()) {
        if (options_.stops_at) options_.stops_at(question, state_);
        throw Diverged(fmt::format("answer {} of chapter {} was '{}', but the game now asks '{}' there",
                                   given.number, state_.chapter, text::visible_line(given.label),
                                   question.prompt.text()));
    }
    ++answers_;
    if (options_.front != nullptr) options_.front->answered(question, given.answer, state_, answers_);
    return given.answer;
}

bool Session::for_person(const Question& question) const {
    if (options_.front == nullptr) return false;
    if (question.seat == SeatId::none || index(question.seat) >= state_.seats.size())
        return campaign::persons_at(state_) > 0;
    return !campaign::member_at(state_, question.seat).companion;
}

Answer Session::by_companion(const Question& question, const Table& table) {
    if (campaign::is_about_party(question)) return {{0}};  // who comes and goes is for people to say
    const std::uint64_t salt = mix(state_.seed, answers_ + (std::uint64_t{state_.beats} << 20));
    try {
        const Policy policy = options_.policy.of(question.seat);
        if (policy == Policy::random) {
            NoHooks none;
            return decide(policy, library_->rules(), none, question, table, salt);
        }
        if (policy == Policy::greedy)
            return decide(policy, library_->rules(), library_->thinking(), question, table, salt);
        return search(library_->for_search(),
                      {.beat = beat_start_.state,
                       .prefix = std::span(tape().steps()).subspan(beat_start_.cursor),
                       .known = question.secret ? round_began_ - beat_start_.cursor : Situation::kAll,
                       .skips = notes_.skips(state_.beats),
                       .question = question,
                       .table = table,
                       .settings = settings_,
                       .salt = salt},
                      options_.budget);
    } catch (const ScriptError& error) {
        // Its advice alone has failed: people play on with a companion that takes its chance, and authors see
        // it.
        if (options_.front == nullptr) throw;
        if (!std::exchange(advice_failed_, true)) options_.front->refuse(error.what());
        return decide(Policy::random, library_->rules(), library_->thinking(), question, table, salt);
    } catch (const script::OutOfMemory& error) {
        // No effect at this table failed, so there is none to skip. Beside people the journal says what was
        // answered; alone the game would be another one where there is more memory.
        if (options_.front == nullptr)
            throw std::runtime_error(fmt::format("a companion that thinks ahead: {}", error.what()));
        return decide(Policy::greedy, library_->rules(), library_->thinking(), question, table, salt);
    }
}

Answer Session::live_answer(const Question*& question, const Table& table) {
    if (!for_person(*question)) {
        Answer answer = by_companion(*question, table);
        note(*question, answer, table, true);
        return answer;
    }
    while (true) {
        sync();
        const Reply reply = options_.front->ask(*question, state_);
        if (const auto* answer = std::get_if<Answer>(&reply)) {
            if (std::string wrong = misfit(*question, *answer); !wrong.empty()) {
                options_.front->refuse(wrong);
                continue;
            }
            note(*question, *answer, table, false);
            return *answer;
        }
        follow(reply);
        if (reconsiders_ != SeatId::none) question = round_.of(std::exchange(reconsiders_, SeatId::none));
    }
}

void Session::note(const Question& question, const Answer& answer, const Table& table, bool companion) {
    ++answers_;
    if (!options_.remember) return;
    save::AnswerRecord entry;
    entry.number = answers_;
    entry.seat = static_cast<std::uint8_t>(question.seat);
    entry.flags = companion ? save::AnswerRecord::companion : 0;
    entry.fingerprint = question.fingerprint();
    entry.answer = answer;
    entry.time = options_.clock();
    if (options_.file != nullptr) {
        entry.label = label_of(question, answer, table);
        if (const std::string remark = companion || options_.front == nullptr ? "" : options_.front->remark();
            !remark.empty())
            entry.label += fmt::format(" ({})", remark);
    }
    record(std::move(entry));
    cursor_ = tape().steps().size();
    if (!companion) sync();
    if (options_.front != nullptr) options_.front->answered(question, answer, state_, answers_);
}

void Session::set_live(bool live) {
    if (live == live_) return;
    live_ = live;
    if (options_.front != nullptr) options_.front->live(live);
}

}  // namespace tankard::play
