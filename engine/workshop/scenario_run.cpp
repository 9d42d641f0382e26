#include "workshop/scenario_run.h"

#include "play/companions/companion.h"
#include "play/content/names.h"
#include "registry/verb.h"
#include "workshop/arrange.h"
#include "workshop/expectation.h"
#include "workshop/scenario_words.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kMostAnswers = 5000;

/// As long as it lives, what scripts say with `log` goes to a scenario's story.
class Overheard {
 public:
    Overheard(play::Library& library, const std::function<void(const script::LogLine&)>& sink)
        : library_(&library) {
        library.log_to(sink);
    }
    ~Overheard() { library_->log_to(nullptr); }
    Overheard(const Overheard&) = delete;
    Overheard& operator=(const Overheard&) = delete;

 private:
    play::Library* library_;
};

std::string who(const Question& question) {
    return question.seat == SeatId::none ? "" : fmt::format(" (seat {})", number_of(question.seat) + 1);
}

/// Dice as a scenario loads them: whole numbers that the rule set's die can show.
std::vector<std::int32_t> dice_of(const Value& list, const Value& die) {
    const std::int64_t sides = die.integer() != nullptr ? *die.integer() : 999;
    std::vector<std::int32_t> dice;
    for (const auto& [_, each] : list.entries()) {
        if (each.integer() == nullptr || *each.integer() < 1 || *each.integer() > sides)
            throw VerbError(
                fmt::format("'dice' should hold numbers from 1 to {}, not {}", sides, each.show()));
        dice.push_back(static_cast<std::int32_t>(*each.integer()));
    }
    return dice;
}

}  // namespace

ScenarioRun::ScenarioRun(play::Library& library, const Scenario& scenario)
    : campaign_library_(library), library_(&library), scenario_(scenario), parts_{&scenario}, door_(*this) {
    for (const ScenarioPart& next : scenario.next)
        parts_.push_back(&next);
}

int ScenarioRun::seat_count() const {
    return std::max(1, static_cast<int>(scenario_.heroes.entries().size()));
}

void ScenarioRun::play() {
    const Overheard overheard(campaign_library_, [this](const script::LogLine& line) {
        if (set_) story_.push_back("  " + line.show());
    });
    begin();
    while (!over_)
        step();
    if (!asked_ && next_ < part().play.entries().size())
        throw VerbError(fmt::format("the campaign ended before {} was asked for",
                                    part().play.entries()[next_].second.show()));
    if (!set_ && part_ > 0)
        throw VerbError(fmt::format("the campaign ended before a chapter came for 'next'[{}]", part_));
    compare();
    if (part_ + 1 < parts_.size())
        throw VerbError(fmt::format("the campaign ended before a chapter came for 'next'[{}]", part_ + 1));
}

void ScenarioRun::step() {
    if (state_.rules != library_->rules().name()) open();
    if (leaving_ && state_.stage != campaign::Stage::play) leaving_ = false;
    if (state_.stage == campaign::Stage::play && !started_ && !leaving_) enter_chapter();
    const campaign::State before = state_;
    state_.table.listen(this);
    library_->host().begin_beat();
    try {
        if (!campaign_->beat()) over_ = true;
    } catch (const Abandon&) {
        if (over_) return;
        state_ = before;  // the question `at` is about to be put: now the table is set
        set_table();
        open();
    }
}

Answer ScenarioRun::answer(const Question& question, const Table& table) {
    library_->host().begin_span();
    if (!set_) came_.emplace(question.prompt.text());
    if (++answers_ > kMostAnswers)
        throw VerbError(set_ ? std::string("it does not end")
                             : fmt::format("the question '{}' never came; asked were {}", at_.text(),
                                           fmt::join(came_, ", ")));
    if (question.prompt == at_ && !set_ && started_) throw Abandon();
    if (question.shape == Shape::read) return {};
    if (!set_) return before_it(question, table);
    if (is_companion(question.seat)) {
        Answer answer = by_companion(question, table);
        story_.push_back(fmt::format("asked {}{}, a companion, who answered {}", question.prompt.text(),
                                     who(question), show_answer(question, answer, table)));
        return answer;
    }
    story_.push_back(
        fmt::format("asked {}{}: {}", question.prompt.text(), who(question), labels_of(question, table)));
    if (next_ == part().play.entries().size()) {
        asked_ = question;
        over_ = part_ + 1 == parts_.size();
        if (over_) throw Abandon();
        compare();
        go_on();
        return before_it(question, table);
    }
    const Value& step = part().play.entries()[next_++].second;
    const Value& given = step.at("answer").is_nil() ? step : step.at("answer");
    if (const std::string* prompt = step.at("asked").text();
        prompt != nullptr && Name::of(*prompt) != question.prompt)
        throw VerbError(fmt::format("'{}' was asked, not '{}'", question.prompt.text(), *prompt));
    story_.push_back("answered " + given.show());
    return answer_from(question, table, given);
}

void ScenarioRun::passed(const Question& question, const Answer& answer) {
    if (!set_ || question.shape == Shape::read) return;
    story_.push_back(fmt::format("had to answer {}{}: {}", question.prompt.text(), who(question),
                                 show_answer(question, answer, state_.table)));
}

void ScenarioRun::on(const Event& event, const Table&) {
    if (event.kind != Event::Kind::told || !set_) return;
    told_.emplace_back(event.name.text());
    std::vector<Slot> slots(event.slots.begin(), event.slots.end());
    std::erase_if(slots, [](const Slot& slot) { return !slot.name; });
    const text::Language& language = library_->language("en");
    story_.push_back("  " + language.say(event.name, slots, play::Names(state_, language)));
}

void ScenarioRun::begin() {
    const int seats = seat_count();
    if (seats < library_->rules().least_seats() || seats > library_->rules().most_seats())
        throw VerbError(fmt::format("'heroes' should be {} to {}, not {}", library_->rules().least_seats(),
                                    library_->rules().most_seats(), seats));
    companions_.assign(static_cast<std::size_t>(seats), false);
    for (const auto& [_, seat] : scenario_.companions.entries()) {
        if (seat.integer() == nullptr || *seat.integer() < 1 || *seat.integer() > seats)
            throw VerbError(
                fmt::format("'companions' should hold seats from 1 to {}, not {}", seats, seat.show()));
        companions_[static_cast<std::size_t>(*seat.integer() - 1)] = true;
    }
    campaign::Party party;
    party.seed = static_cast<std::uint64_t>(scenario_.seed);
    party.companions = companions_;
    for (int i = 0; i < seats; ++i)
        party.players.push_back(fmt::format("seat {}", i + 1));
    state_ = campaign::begin(library_->environment(), party);
    if (!scenario_.chapter.empty()) {
        const auto& chapters = library_->manifest().chapters;
        if (!library_->manifest().has(scenario_.chapter))
            throw VerbError(fmt::format("there is no chapter '{}'{}", scenario_.chapter,
                                        or_meant(scenario_.chapter, std::vector<std::string_view>(
                                                                        chapters.begin(), chapters.end()))));
        state_.chapter = scenario_.chapter;
        const RuleSet& rules = campaign_library_.rules(library_->manifest().rules_of(state_.chapter));
        if (rules.name() != state_.rules) state_.table = Table(rules.catalogue(), seats, party.seed);
        state_.rules = rules.name();
    }
    for (const ScenarioPart* each : parts_)
        for (const auto& [key, value] : each->before.entries())
            if (const auto* prompt = std::get_if<std::string>(&key))
                ScenarioWords(*library_).check_question(*prompt);
    for (const auto& [key, value] : part().flags.entries())
        state_.flags.set(key, value);
    open();
}

void ScenarioRun::play_under_its_rules() {
    library_ = &campaign_library_.under(state_.rules);
    Problems problems;
    settings_ =
        library_->settings(scenario_.settings.is_nil() ? Value::table() : scenario_.settings, problems);
    if (!problems.empty()) throw VerbError(problems.front().message);
}

void ScenarioRun::open() {
    play_under_its_rules();
    campaign_ = std::make_unique<campaign::Campaign>(library_->environment(), state_, door_, library_->host(),
                                                     settings_);
}

void ScenarioRun::enter_chapter() {
    started_ = true;
    const std::string* usual = layout().at("at").text();
    at_ = intern(!part().at.empty() ? part().at : usual != nullptr ? *usual : "");
    if (part_ > 0)
        for (const auto& [key, value] : part().flags.entries())
            state_.flags.set(key, value);
    arrange(state_.table, part().start, layout(), library_->rules());
    if (at_ == Name()) set_table();
}

void ScenarioRun::set_table() {
    set_ = true;
    asked_.reset();
    arrange(state_.table, part().table, layout(), library_->rules());
    state_.table.load_dice(dice_of(part().dice, layout().at("die")));
}

void ScenarioRun::compare() {
    const Outcome outcome{state_, settings_, asked_, told_};
    for (const std::string& each : unmet(*library_, part().expect, outcome))
        wrong_.push_back(part_ == 0 ? each : fmt::format("next[{}]: {}", part_, each));
}

/// The part is over, and another one follows.
void ScenarioRun::go_on() {
    state_.table.load_dice({});
    story_.emplace_back("companions play on to the next chapter");
    ++part_;
    next_ = 0;
    told_.clear();
    came_.clear();
    asked_.reset();
    started_ = set_ = false;
    leaving_ = true;
}

/// Before the table is set everybody takes the wished hero and does what a companion would.
Answer ScenarioRun::before_it(const Question& question, const Table& table) const {
    const auto taken = static_cast<std::size_t>(
        std::count_if(state_.members.begin(), state_.members.end(),
                      [](const campaign::Member& member) { return !member.sheet.is_nil(); }));
    if (state_.stage == campaign::Stage::heroes && taken < scenario_.heroes.entries().size()) {
        const Value& hero = scenario_.heroes.entries()[taken].second;
        return answer_from(question, table,
                           Value("hero_choice:" + (hero.text() != nullptr ? *hero.text() : "")));
    }
    for (const Value& before : {part().before, layout().at("before")})
        if (const Value& given = before.at(question.prompt.text()); !given.is_nil())
            return answer_from(question, table, given);
    // Whatever is played: nobody comes or goes between two chapters.
    if (question.prompt == Name::of("party")) return answer_from(question, table, Value("go_on"));
    return by_companion(question, table);
}

Answer ScenarioRun::by_companion(const Question& question, const Table& table) const {
    return decide(play::Policy::greedy, library_->rules(), library_->thinking(), question, table, 1);
}

bool ScenarioRun::is_companion(SeatId seat) const {
    return seat != SeatId::none && index(seat) < companions_.size() && companions_[index(seat)];
}

}  // namespace tankard::workshop
