// What every front end does, whatever it is drawn with: it keeps the books of persons' answers, knows for
// whose eyes the screen is, turns events into sentences, and what people wish into replies that the game can
// follow. Terminal and window say only how something is shown and heard. It stands above scene::Words and
// scene::Stage, with which it speaks and shows, and below both front ends.
//
// Threads: the game's, like the session that it is attached to.
#pragma once

#include "play/content/library.h"
#include "play/session/front_end.h"
#include "play/session/session.h"
#include "scene/rows.h"
#include "scene/stage.h"
#include "scene/tale.h"
#include "scene/words.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::scene {

class FrontEndBase : public play::FrontEnd {
 public:
    /// The library outlives the front end, or whatever `go_on_with` puts in its place.
    FrontEndBase(const play::Library& library, std::string_view language)
        : library_(&library), words_(library, language), stage_(library, words_) {}
    FrontEndBase(const FrontEndBase&) = delete;
    FrontEndBase& operator=(const FrontEndBase&) = delete;

    /// Before the session runs; nothing is heard without one.
    void attach(play::Session& session) { session_ = &session; }
    void on_chapter_over(std::function<void(const campaign::State&)> what) {
        chapter_over_ = std::move(what);
    }

    void on(const Event& event, const Table& table) override;
    void plays_with(const play::Library& library) override;
    void live(bool is_live) override { live_ = is_live; }
    void answered(const Question& question, const Answer& answer, const campaign::State& state,
                  std::uint32_t number) override;
    void passed(const Question& question, const Answer& answer, const campaign::State& state) override;
    void correction_stands(const Value& what) override;
    void rewound(std::uint32_t answers) override;
    void chapter_over(const campaign::State& state) override;
    std::string remark() override { return std::exchange(remark_, {}); }
    bool skip_effect(const std::string& sentence) override { return yes(sentence, own("skip_effect")); }
    bool take_back_move(const std::string& sentence) override { return yes(sentence, own("take_back_move")); }
    bool try_again(const std::string& sentence) override { return yes(sentence, own("try_again")); }

 protected:
    // How a front end shows and hears.
    /// One of the front end's own sentences; both have "skip_effect", "take_back_move", "try_again",
    /// "nothing_to_undo", "nothing_to_redo", "undo_line", "corrected", "forced", "have_answered" and
    /// "answer_anew".
    virtual std::string own(std::string_view key) const = 0;
    /// A sentence was told, by `event`; new, or from the journal again (is_live).
    virtual void heard(const Event& event, std::string line) = 0;
    /// Dice fell.
    virtual void thrown(const Event& /*event*/) {}
    /// Squares of a board turned.
    virtual void turned(const Turned& /*block*/) {}
    /// A line that belongs to what is told, though no event tells it.
    virtual void aside(std::string line) = 0;
    /// What a person did because nothing else was left: whoever is about to say so by its number would answer
    /// the next question with it.
    virtual void went_by_itself(std::string line) { aside(std::move(line)); }
    /// A correction that stands, for the log.
    virtual void corrected(std::string line) = 0;
    /// Why a wish leads nowhere; no mistake of anybody.
    virtual void explain(const std::string& sentence) { refuse(sentence); }
    /// A yes or no about the game itself; no if there is nobody any more to answer.
    virtual bool yes(const std::string& sentence, const std::string& question) = 0;
    /// A name, as it was typed; empty if nobody says one.
    virtual std::string ask_name(const std::string& question) = 0;
    /// Whether a person agrees that something is taken back.
    virtual bool agrees(SeatId seat, const campaign::State& state) = 0;

    // The books.
    const play::Library& library() const { return *library_; }
    const Words& words() const { return words_; }
    const Stage& stage() const { return stage_; }
    play::Session& session() const { return *session_; }
    bool attached() const { return session_ != nullptr; }
    bool is_live() const { return live_; }
    /// How many answers of the chapter stand.
    std::uint32_t now() const { return now_; }
    /// The answer that is given next is not what somebody chose just now: `undo` passes over it.
    void answer_by_itself() { by_itself_ = true; }
    /// The answer to a question whose options nobody could tell apart, which is given and told, and not asked
    /// for; nothing if there is a choice.
    std::optional<Answer> of_equals(const Question& question, const campaign::State& state);
    /// Other content, from the answer `base` on; what comes next comes from the journal.
    void change_library(const play::Library& library, std::string_view language, std::uint32_t base);

    // Whose eyes.
    /// Hands are played open: nothing is hidden from anybody at the table.
    bool hands_open() const;
    /// Who looks on: whoever sits before the screen; `none`, all together, until a seat was asked, and at
    /// what is asked openly (layout.lua, `asked_openly`).
    SeatId eyes() const { return eyes_; }
    /// Whoever is asked now sits before the screen. True if a curtain has to fall first: what comes now is
    /// not for whoever looks on, or it is another person, and not for them what the last one has seen.
    bool eyes_change(const Question& question, const campaign::State& state);
    /// What was shown is gone from the screen, as nothing is from a scrolled page: where questions are asked
    /// openly, from now on all look on together, and whoever is asked next needs no curtain for that.
    void cover(const campaign::State& state);
    /// All look on together, as at a page that is everybody's: what somebody alone may see is covered, and a
    /// curtain falls before it is seen again.
    void gather(const campaign::State& state);
    /// Whoever is asked openly wants to see what is theirs alone: they do, until the next question. False:
    /// nothing is hidden from them.
    bool peek(const Question& question, const campaign::State& state);
    /// The table as it lies before who was asked last, and is seen by whoever looks on.
    Scene seen(const campaign::State& state) const;

    /// The last told sentence that had a sum with its parts; empty: none in this chapter.
    const std::string& last_sum() const { return last_sum_; }
    /// A sentence behind the sum that led to it, if one was told since the last answer.
    std::string with_sum(const std::string& line) const {
        return sum_is_fresh_ ? last_sum_ + " " + line : line;
    }
    /// The question as it is put: in a secret round with who has answered already, though not what.
    std::string prompt(const Question& question, const campaign::State& state) const;
    /// Whether a sentence follows from the one with which the latest deed began (layout.lua, `follows`); else
    /// it begins one.
    bool follows(Name told);
    /// What is told next begins a deed.
    void begin_deed() { deed_ = {}; }
    /// Whether with this sentence a turn begins, in which answers keep their numbers (layout.lua,
    /// `numbered_after`).
    bool begins_turn(Name told) const;
    /// How many answers of the chapter stood when the present turn began.
    std::uint32_t turn() const { return numbering_.since(); }
    /// Whether a number of the question that is asked meant something else earlier in this turn.
    bool renumbered() const { return numbering_.reuses(); }
    /// The answers of a question in lines, with the numbers that they have in this turn. `said`: each as it
    /// is said.
    std::vector<Row> rows(const Question& question, const campaign::State& state,
                          const std::vector<std::string>& said);
    /// The question as a front end with pictures has it: with the same numbers, and a throw with the seed of
    /// its tremble.
    Ask asked(const Question& question, const campaign::State& state);
    /// The record of a die that was thrown on the screen, as an answer; the hand goes beside it into the
    /// journal.
    Answer answer_thrown(const thrown::Thrown& thrown, std::uint64_t seed);

    // The chapter, told.
    /// As far as it has been played; nothing if the rule set counts no deeds, or its journal cannot be
    /// replayed.
    std::optional<Tale> tale() const;
    /// The same at the first question after its end, and after each sentence that the layout's `tale_after`
    /// lists, once: later, and at every other question, nothing.
    std::optional<Tale> tale_due(const campaign::State& state);

    /// Whoever has just joined says a name before anything else is asked; nothing if nobody has, or says
    /// none.
    std::optional<play::Reply> name_newcomer(const campaign::State& state);

    // What people wish instead of answering; nothing if it cannot be followed, and then they were told why.
    /// Back over so many of the persons' answers; without a number over what came last, also a correction.
    std::optional<play::Reply> undo(std::optional<std::size_t> steps, const campaign::State& state);
    /// Whether there is an answer of a person's that could be.
    bool something_to_undo() const { return !mine_.empty(); }
    /// What the last `undo` that was followed takes back, in words, oldest first: "Anna: Play the Staff".
    /// Asked once; empty if it was nothing that a person answered.
    std::vector<std::string> taken_back() { return std::exchange(taken_back_, {}); }
    /// As far back as the house rules allow.
    std::optional<play::Reply> undo_all(const campaign::State& state);
    /// Who may answer anew in the open secret round: persons who have answered it and are not asked just now.
    std::vector<SeatId> second_thoughts(const Question& question, const campaign::State& state) const;
    /// Forward again over so many of the answers that were taken back.
    std::optional<play::Reply> redo(std::size_t steps = 1);
    /// `described`: for the log, once the session says that the correction stands.
    play::Reply correct(const Value& what, std::string described);
    /// The chair at a place, from 0: to a companion, or to a person (with an empty name to whom it was).
    static std::optional<play::Reply> hand_over(std::size_t place, bool companion, const std::string& player,
                                                const campaign::State& state);
    /// The chair to whoever is meant by a word: a companion of that kind, or a person of that name.
    static std::optional<play::Reply> hand_over_to(std::size_t place, const std::string& who,
                                                   const campaign::State& state);

 private:
    /// A person's answer.
    struct Given {
        std::uint32_t number = 0;
        std::string words{};
    };
    /// Who answered what: "Anna: Play the Staff"; of an answer in secret only who.
    std::string in_words(const Question& question, const Answer& answer, const campaign::State& state) const;
    /// What persons answered after so many answers, oldest first.
    std::vector<std::string> words_since(std::uint32_t answers) const;
    /// A companion's answer that looks like a mistake.
    void explain_companion(const Question& question, const Answer& answer, const campaign::State& state);
    /// House rule undo = vote: every person at the table agrees, or nothing is taken back.
    bool table_agrees(const campaign::State& state);

    const play::Library* library_;
    Words words_;
    Stage stage_;
    play::Session* session_ = nullptr;
    std::function<void(const campaign::State&)> chapter_over_;
    bool tale_owed_ = false;   ///< such a sentence was told since the last question
    bool joined_ = false;      ///< somebody has, and was not named yet
    std::vector<Given> mine_;  ///< the persons' answers
    std::vector<std::string> taken_back_;
    Numbering numbering_;
    Name deed_;                  ///< the sentence with which the latest began
    std::string last_sum_;       ///< told in this chapter, with its parts
    bool sum_is_fresh_ = false;  ///< nobody has answered since
    std::string put_right_;      ///< the correction on its way to the session, in words
    std::string remark_;         ///< for the journal, beside the answer that is given now
    std::uint32_t now_ = 0;
    SeatId eyes_ = SeatId::none;
    SeatId place_ = SeatId::none;  ///< who was asked last
    bool hidden_shown_ = false;    ///< since the last curtain
    bool covered_ = false;         ///< what the seat before which the screen stands saw is gone
    int told_ = 0;                 ///< the number of the chapter whose end was told last; 0: none
    bool live_ = false;
    bool by_itself_ = false;
};

}  // namespace tankard::scene
