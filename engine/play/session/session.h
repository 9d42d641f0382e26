// A game in progress: the campaign's beats on one side, people, companions and the journal on the other.
//
// The game is a State at a beat and the tape of answers since. Resuming, taking back and replaying are one
// thing: go to a state at or before the wanted answer, and play with the answers on the tape until they are
// used up. A beat that is left in the middle (undo, quit, a failed script) leaves nothing behind: the state
// from before it is still there.
//
// A person's answer is on the disk before its effect is shown; companions' answers in between are synced with
// the next one.
//
// A campaign may play under several rule sets: the session goes from one library to another between two
// beats.
//
// Threads. A session, its library, its file and its front are used by the thread that runs it, `leave` too.
// Whoever plays in several threads has a session and a library in each.
#pragma once

#include "play/companions/companion.h"
#include "play/companions/handover.h"
#include "play/companions/search.h"
#include "play/content/library.h"
#include "play/content/version.h"
#include "play/session/beat_notes.h"
#include "play/session/front_end.h"
#include "save/campaign_file.h"
#include "table/round.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::play {

/// The journal's answers do not fit the questions that the game asks now.
struct Diverged : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Options {
    FrontEnd* front = nullptr;           ///< none: companions answer everything that persons would
    save::CampaignFile* file = nullptr;  ///< none: nothing is kept
    Listener* listener = nullptr;        ///< without a front: hears the table's events
    Policies policy = Policy::greedy;
    SearchBudget budget;   ///< of companions that search
    bool remember = true;  ///< false, with neither front nor file: no tape, no copies, nothing to go back to.
                           ///< Taken as true of companions that search: they begin with the beat
    std::function<std::uint64_t()> clock = [] { return std::uint64_t{0}; };
    /// Time that only grows. It decides how often a state is written beside the answers, and nothing of the
    /// game: a save's bytes may differ by it, but not what is played from them.
    std::function<std::chrono::nanoseconds()> stopwatch = [] {
        return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch());
    };
    std::function<void(const campaign::State&)> at_beat;  ///< for tests and statistics
    bool stop_at_end_of_tape = false;                     ///< a replay: do not ask anybody
    /// A replay: hears the question at which it stops, the one after the tape or the first that is not the
    /// one that was answered.
    std::function<void(const Question&, const campaign::State&)> stops_at;
    std::uint32_t most_answers = 20'000;  ///< in one chapter; more is an error
};

class Session final : public Answerer {
 public:
    enum class End { ended, left };

    /// Goes on where the tape ends; the tape must have a root. With a file, the file's tape is used.
    Session(Library& library, const save::Tape& tape, Options options);

    /// Plays until the campaign has ended or somebody leaves. Everything is synced when this returns. Throws
    /// save::Error (the front gave up); with no front to ask also Diverged, ScriptError and OutOfMemory,
    /// and then state() is that of the beat's beginning (if the session remembers any).
    End run();

    /// Back to when this many answers of the chapter stood (also forward again). False if the tape has no
    /// such place.
    bool take_back(std::uint32_t answers);

    /// After the present beat `run` returns; for tests that look at one beat.
    void leave() { leaving_ = true; }

    const campaign::State& state() const { return state_; }
    /// What was answered in this chapter; the file's, if there is one.
    const save::Tape& tape() const { return options_.file != nullptr ? options_.file->tape() : own_tape_; }
    /// After run(): equal games have equal hashes. Of the state; and, while a move is not finished, of what
    /// was done in it, which no state knows yet.
    std::uint64_t hash() const;
    const Settings& settings() const { return settings_; }
    std::uint32_t answers() const { return answers_; }
    /// The first answer that may be taken back to under the house rules.
    std::uint32_t undo_line() const;
    /// The first place from `to` on where a person is asked, as far as there are answers to bring back.
    std::uint32_t asks_person(std::uint32_t to) const;
    /// The open secret round; asks nobody outside of one.
    const Round& round() const { return round_; }
    std::uint64_t decisions() const { return door_.asked(); }
    std::uint64_t forced() const { return door_.forced(); }
    std::uint32_t longest_chapter() const { return longest_chapter_; }

    Answer answer(const Question& question, const Table& table) override;
    std::vector<Answer> answer_round(std::span<const Question> questions, const Table& table) override;
    void passed(const Question& question, const Answer& answer) override;
    bool explains() const override { return options_.front != nullptr; }

 private:
    struct Checkpoint {
        std::uint32_t answers = 0;
        std::size_t cursor = 0;
        campaign::State state;
    };

    /// Under the rules of the state's chapter from here on.
    void play_under_its_rules();
    campaign::State checked_state(const save::SnapshotRecord& snapshot) const;
    Checkpoint at_root() const;
    Checkpoint at_latest() const;
    void restore(Checkpoint checkpoint);
    void back_to_beat_start();
    void begin_beat();
    bool one_beat();
    void record(const save::Record& record);
    void sync();
    void after_beat(campaign::Stage before);
    void new_chapter();
    void keep_checkpoint();
    bool snapshot_is_due();
    void write_snapshot(const campaign::State& state);
    /// People go on after a failed script: without that call, or, if it was the rules' own (0), from their
    /// last answer. False if they leave.
    bool skip(const std::string& sentence, std::uint64_t call);
    std::uint32_t last_of_a_person() const;
    void set_aside(const Diverged& diverged);
    bool replaying() const { return cursor_ < tape().steps().size(); }
    void begin_question(const Table& table);
    std::optional<save::AnswerRecord> next_on_tape();
    void expect_live(const Question& question);
    Answer from_tape(const Question& question, const save::AnswerRecord& given);
    /// `question` becomes another one of the open round if its seat reconsiders.
    Answer live_answer(const Question*& question, const Table& table);
    Answer by_companion(const Question& question, const Table& table);
    bool for_person(const Question& question) const;
    void note(const Question& question, const Answer& answer, const Table& table, bool companion);
    void follow(const Reply& reply);
    void apply(const save::HandoverRecord& handover) {
        apply_handover(handover.what, state_, library_->rules());
    }
    /// Those that were said at this beat's first question: the beat itself asks whoever sits there now.
    void apply_handovers();
    void companion_plays(std::size_t member, Policy policy);
    void tell_handed_over(const save::HandoverRecord& handover);
    /// Makes a correction, or refuses it; the front hears which.
    void correct(Value what);
    std::string misfit_of(Value correction) const;
    void apply_corrections();
    std::uint64_t fresh_salt() const;
    void set_live(bool live);

    Library& campaign_library_;
    Library* library_ = nullptr;  ///< of the rule set that is being played
    Options options_;
    save::Tape own_tape_;
    campaign::State state_;
    BeatNotes notes_;  ///< of the tape
    Settings settings_;
    Door door_;
    std::unique_ptr<campaign::Campaign> campaign_;
    Checkpoint beat_start_;
    std::vector<Checkpoint>
        checkpoints_;  ///< for taking back: every few answers, fewer the longer ago that is
    std::map<std::uint32_t, std::uint64_t>
        revealed_;  ///< answers given -> Table::revealed at the next question
    std::size_t cursor_ = 0;
    std::uint32_t answers_ = 0;
    std::uint32_t on_disk_ = 0;              ///< answers at the last snapshot in the file
    std::chrono::nanoseconds written_at_{};  ///< the stopwatch then
    std::uint32_t longest_chapter_ = 0;
    Round round_;                  ///< the open secret one
    std::size_t round_began_ = 0;  ///< the cursor then
    SeatId reconsiders_ = SeatId::none;
    bool restored_ = false;
    bool advice_failed_ = false;  ///< and people were told
    bool leaving_ = false;
    bool live_ = false;
};

/// A snapshot's state, with this library's catalogue and fit to be played. Error with what is wrong with
/// it, as the end of a sentence, if it is none.
campaign::State read_state(const Library& library, const save::SnapshotRecord& snapshot);
/// The record with which a tape begins: this state, at no answers.
save::SnapshotRecord root_of(const campaign::State& state);
/// A tape that holds nothing but its beginning.
save::Tape tape_of(const save::SnapshotRecord& root);
/// What a list of saves shows of a state.
Value summary_of(const campaign::State& state);

}  // namespace tankard::play
