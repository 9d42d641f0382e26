// One scenario on its way through a campaign.
//
// Each of its parts has two stretches: on the way to the question `at` a sensible companion answers what
// `before` does not; then the table is set, and `play` answers. At the first question after that the part is
// over. If another one follows, companions play on until a new chapter begins.
#pragma once

#include "campaign/campaign.h"
#include "play/content/library.h"
#include "workshop/scenario_data.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tankard::workshop {

class ScenarioRun final : public Answerer, public Listener {
 public:
    ScenarioRun(play::Library& library, const Scenario& scenario);

    /// Plays to the end of the scenario; VerbError, ScriptError if it cannot.
    void play();

    const std::vector<std::string>& wrong() const { return wrong_; }  ///< what was expected and is not so
    const std::vector<std::string>& story() const { return story_; }

    Answer answer(const Question& question, const Table& table) override;
    void passed(const Question& question, const Answer& answer) override;
    void on(const Event& event, const Table& table) override;

 private:
    void begin();
    void open();
    /// Under the rules of the state's chapter from here on.
    void play_under_its_rules();
    void enter_chapter();
    void set_table();
    void compare();
    void go_on();
    void step();
    Answer before_it(const Question& question, const Table& table) const;
    Answer by_companion(const Question& question, const Table& table) const;
    bool is_companion(SeatId seat) const;
    int seat_count() const;
    const Value& layout() const { return library_->layout().at("scenario"); }
    const ScenarioPart& part() const { return *parts_[part_]; }

    play::Library& campaign_library_;
    play::Library* library_;  ///< of the rule set that is being played
    const Scenario& scenario_;
    std::vector<const ScenarioPart*> parts_;
    std::vector<bool> companions_;  ///< by seat
    Door door_;
    Settings settings_;
    campaign::State state_;
    std::unique_ptr<campaign::Campaign> campaign_;
    std::vector<std::string> wrong_;
    std::vector<std::string> story_;
    std::vector<std::string> told_;
    std::set<std::string> came_;     ///< the questions on the way to `at`
    std::optional<Question> asked_;  ///< the question at which the part ends
    std::size_t part_ = 0;
    Name at_;
    std::size_t next_ = 0;  ///< of the part's play
    int answers_ = 0;
    bool leaving_ = false;  ///< the chapter of the part before is being played to its end
    bool started_ = false;  ///< the part's chapter has begun
    bool set_ = false;      ///< its table has been set
    bool over_ = false;
};

}  // namespace tankard::workshop
