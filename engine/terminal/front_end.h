// The front end of text: asks at a terminal, or one answer a line when standard input is none.
//
// At the end of input it leaves the game; everything that was answered is in the save, and it says how to go
// on.
#pragma once

#include "play/session/reload.h"
#include "scene/deeds.h"
#include "scene/front_end.h"
#include "scene/log.h"
#include "scene/rows.h"
#include "terminal/gathered.h"
#include "terminal/lines.h"
#include "terminal/page.h"
#include "terminal/screen.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::terminal {

/// Where an author's changes come from, and the save whose answers they have to fit. All outlive the front.
struct Watching {
    save::FolderWatch* folders = nullptr;
    play::Newest* newest = nullptr;
    const save::CampaignFile* file = nullptr;
};

/// The game goes on with other files.
struct Change {
    enum class How {
        again,  ///< the chapter's answers up to `answers` again: play::take_in
        here,   ///< the table as it is: play::mend
    };
    std::unique_ptr<play::Library> library;
    How how = How::again;
    std::uint32_t answers = 0;
};

class TerminalFrontEnd final : public scene::FrontEndBase {
 public:
    TerminalFrontEnd(const play::Library& library, std::string_view language, std::string save);

    /// The game was resumed: tell what happened last before the first question.
    void will_resume() { recap_ = true; }
    /// Authors are at the table: they may see everything, and hear what scripts say to them. At the bench it
    /// is no real campaign either.
    void for_author(bool at_bench) {
        author_ = true;
        bench_ = at_bench;
    }
    /// From now on changed files are noticed while an answer is awaited. When they are to be taken in, the
    /// session is left; then there is a change to take, and after the switch the front goes on with its
    /// library. `base` is where the new journal begins.
    void watch(const Watching& watching);
    std::unique_ptr<Change> take_change();
    void plays_with(const play::Library& library) override;
    void go_on_with(const play::Library& library, std::string_view language, std::uint32_t base);
    /// What a script says to its author; shown with the next question, unless it comes again from the
    /// journal.
    void on_log(const script::LogLine& line);
    /// A line for the person, with the next question.
    void note(const std::string& line) { pending_.push_back({line}); }
    void farewell(bool ended);

    play::Reply ask(const Question& question, const campaign::State& state) override;
    void on(const Event& event, const Table& table) override;
    bool skip_effect(const std::string& sentence) override;
    void refuse(const std::string& sentence) override;
    void answered(const Question& question, const Answer& answer, const campaign::State& state,
                  std::uint32_t number) override;
    void passed(const Question& question, const Answer& answer, const campaign::State& state) override;
    void rewound(std::uint32_t answers) override;
    void chapter_over(const campaign::State& state) override;
    void handed_over(std::size_t member, const campaign::State& state) override;
    void save_point_stands(const std::string& name) override;

 private:
    std::string own(std::string_view key) const override { return words().ui(key); }
    void heard(const Event& event, std::string line) override;
    void aside(std::string line) override;
    void corrected(std::string line) override;
    void explain(const std::string& sentence) override { say(sentence); }
    bool yes(const std::string& sentence, const std::string& question) override;
    std::string ask_name(const std::string& question) override;
    bool agrees(SeatId seat, const campaign::State& state) override;

    /// What the library's layout says of pages.
    void draw_with(const play::Library& library);
    void flush();
    /// All that happened was shown.
    void shown();
    /// The last `count` lines of the log.
    void print_log(std::size_t count, Ink ink);
    /// A plain yes or no, asked until there is one; no at the end of input.
    /// `question` is put again to whoever answers something else.
    bool hear_yes(const std::string& question = "");
    /// A line as it is, wherever the screen ends.
    void write(const std::string& line);
    /// Lines, a screen at a time: where somebody sits at a terminal, a full one waits for Enter. `together`:
    /// they begin on a new one if this one has no room for all, and a new one has.
    void show(const std::vector<std::string>& lines, bool together = false);
    void print(const std::string& line) { show({line}); }
    /// A sentence, broken at words.
    void say(const std::string& sentence, Ink ink = Ink::plain, std::string_view prefix = "");
    /// The table as whoever is asked sees it, hands in order.
    scene::Scene scene_for(const Question& question, const campaign::State& state) const;
    std::vector<std::string> table_lines(const Question& question, const campaign::State& state,
                                         int fold) const;
    /// The cards whose rules lie on the table, of which these lines have less than all, if nobody has read
    /// that: "Pit Bailiff, Bog Hound"; empty: none.
    std::string cut_rules(const std::vector<std::string>& lines, const scene::Scene& scene) const;
    /// The rules that stand there whole have been read.
    void rules_read(const std::vector<std::string>& lines, const scene::Scene& scene);
    /// What the card of an option does; of a long rule as much as there is room for, and, unfolded, how to
    /// read the rest.
    std::vector<std::string> explained(const Option& option, const campaign::State& state, int fold) const;
    /// Whether the table stands on the page: it has changed, or somebody else sits there and has not seen it
    /// so.
    bool shows_table(const Question& question, const campaign::State& state);
    /// What was told since the last question, the table if it is due, and the question, on one screen.
    void show_page(const Question& question, const campaign::State& state);
    void show_question(const Question& question, const campaign::State& state);
    /// The question in brief, for people, after what pushed it up the screen; all of it says `table`.
    void show_again(const Question& question, const campaign::State& state);
    /// Waits for Enter, if somebody sits at a terminal. A command that is typed instead is heard next.
    void pause();
    /// What stands on a page for what has no room there: what it came to, where that is counted.
    std::string left_out(const Gap& gap, const campaign::State& state) const;
    /// "2 kills · 5 damage. Ben: 1 life lost." in the turn of that seat; of nobody's, each is named.
    std::string summed_up(const scene::Tally& tally, int whose, const campaign::State& state) const;
    /// Whether this was told before it was taken back; what comes in another order is new.
    bool is_told_again(const std::string& line);
    /// What is told of a card that is named, with what it does, where the layout wants it (`told_with_rule`).
    std::string with_rule(const Event& event, std::string line) const;
    /// What is told, with what a milestone brings.
    std::string with_gain(const Event& event, std::string line) const;
    Told told(const Event& event, std::string line) const;
    /// The options as they are said, and the lines in which they stand, with the numbers of this turn.
    void number_options(const Question& question, const campaign::State& state);
    std::vector<std::string> question_lines(const Question& question, const campaign::State& state, int fold,
                                            bool with_table) const;
    /// The options, folded as a question is.
    std::vector<std::string> option_lines(const Question& question, const campaign::State& state,
                                          int fold) const;
    /// What stands before whoever is asked, unless the options are about just that.
    std::vector<std::string> faced_lines(const Question& question, const campaign::State& state) const;
    /// Who is asked, where several persons are: before the question.
    std::string whose(const Question& question, const campaign::State& state) const;
    /// What can be typed.
    std::string how(const Question& question) const;
    /// That, and that there is something to take back.
    std::string hint(const Question& question, const campaign::State& state) const;
    /// What an empty line means where an amount is asked for; nothing: it is no answer.
    std::optional<int> likely_amount(const Question& question, const campaign::State& state) const;
    /// Hides what the last person saw until the next one sits there; what they wish instead, if they do.
    std::optional<play::Reply> curtain(const Question& question, const campaign::State& state);
    /// An empty screen with that sentence, until Enter; whatever else is said instead is a reply, or refused.
    std::optional<play::Reply> wait_for(const Question& question, const std::string& pass,
                                        const campaign::State& state);
    /// That nothing but Enter is an answer here.
    std::string only_enter() const;
    /// If the words mean something that is refused: says why. False if they mean nothing of the kind.
    bool say_why_not(const Question& question, const std::string& typed, const campaign::State& state);
    /// "Which one: 1 Attack the Rat · 4 Play the Rat?"
    std::string which_one(const std::vector<std::size_t>& fitting, const std::vector<int>& numbers,
                          const campaign::State& state) const;
    std::optional<Answer> read_answer(const Question& question, const std::string& line,
                                      const campaign::State& state);
    std::optional<play::Reply> command(const Question& question, const std::string& line,
                                       const campaign::State& state);
    /// A throw in the simulation, by numbers; its record is the answer.
    std::optional<play::Reply> throw_by_numbers(const Question& question, const std::string& typed,
                                                const campaign::State& state);
    std::optional<play::Reply> take_back(const Question& question, const std::string& typed,
                                         const campaign::State& state);
    std::optional<play::Reply> bring_back(const std::string& typed);
    std::optional<play::Reply> put_right(const std::string& typed, const campaign::State& state);
    /// The chairs with their numbers, and who sits there.
    void show_chairs(const campaign::State& state);
    /// That nobody has that name here, with the nearest one that somebody has.
    std::string nobody_called(const std::string& typed, std::vector<std::string> known) const;
    std::string chair_line(std::size_t place, const campaign::State& state) const;
    std::optional<play::Reply> give_chair(const std::string& typed, const campaign::State& state);
    void show_log(const std::string& typed);
    void show_sheet(const std::string& typed, const campaign::State& state);
    void show_inspected(const std::string& what, const campaign::State& state);
    /// What the cards of a line do, by its number.
    void show_line(const Question& question, const std::string& typed, const campaign::State& state);
    void show_cards(const campaign::State& state);
    void show_tale(const std::optional<scene::Tale>& tale);
    /// The table with what is one's own and lies face down, when nobody else looks.
    std::optional<play::Reply> show_hand(const Question& question, const campaign::State& state);
    void show_why(const Question& question, const campaign::State& state);
    // looks.cpp
    /// The boards with what offered squares cost, if there are several, and the rules say it.
    std::vector<std::string> cost_lines(const Question& question, const campaign::State& state) const;
    /// "c4?": the way to an offered square, or what stands on any.
    void show_way(const Question& question, const std::string& place, const campaign::State& state);
    /// Whether that is a square's name where squares can be chosen.
    bool names_square(const Question& question, const std::string& typed, const campaign::State& state) const;
    /// What somebody on a square sees; without one, whoever the question is about.
    void show_sight(const Question& question, const std::string& place, const campaign::State& state);
    void show_help(const std::string& topic);
    bool read_line(std::string& line) { return hear(line, nullptr) == Lines::Heard::line; }
    Lines::Heard hear(std::string& line, save::FolderWatch* folders);
    /// Output begins on a line of its own, not behind the prompt.
    void new_line();
    /// Looks at the changed files. True if the session is to be left for them.
    bool change_noticed(const play::Standing& standing);
    void show_difference(const play::Rerun& rerun, const play::Library& fresh);
    void choose_after(const play::Rerun& rerun, const play::Standing& standing, const play::Library& fresh,
                      const std::string& names);

    Style style_;
    Screen screen_;
    std::string save_;
    scene::Log log_;
    std::deque<std::string> retold_;     ///< what comes again after taking back: it was read before
    std::vector<Told> pending_;          ///< happened, not shown yet
    Gathered gathered_;                  ///< of that, what says the same
    scene::Tally nothing_;               ///< knows what is counted, and has counted nothing
    std::vector<scene::Tally> tallies_;  ///< of that, a sentence each
    std::vector<scene::MilestoneKind> milestones_;
    bool by_person_ = false;         ///< the last answer was somebody's who sits here …
    SeatId turn_of_ = SeatId::none;  ///< … while this seat had the turn
    int on_screen_ = 0;              ///< lines since the last prompt
    std::vector<std::string> said_;  ///< the options of the question that is asked now, as they are said
    std::vector<scene::Row> rows_;   ///< and in which lines they stand
    int turn_ = 0;                   ///< turns of the chapter so far
    /// Options that were explained to somebody in this chapter, and in which turn last.
    std::map<std::pair<SeatId, std::string>, int> explained_;
    std::set<std::string> read_;                ///< rules of cards on the table that were shown whole
    std::set<std::pair<SeatId, Name>> always_;  ///< whose prompts are answered with "all" unasked
    std::string last_line_;
    Lines lines_;
    std::optional<Watching> watching_;
    std::unique_ptr<Change> change_;
    std::string news_;  ///< of a change that was taken in
    bool look_now_ = false;
    bool prompted_ = false;  ///< the cursor stands behind "> "
    std::string ahead_;      ///< a command that was typed where a page waited: it is the next line
    bool table_due_ = true;
    bool curtain_fell_ = false;  ///< whoever sits there now sees the table if it has changed for them
    std::map<SeatId, std::vector<std::string>> tables_;  ///< as each seat saw it last
    int logged_ = 0;  ///< lines of scripts among what happened and is not shown yet
    bool tty_ = false;
    bool recap_ = false;
    bool author_ = false;
    bool bench_ = false;
    bool input_over_ = false;
};

}  // namespace tankard::terminal
