#include "workshop/scenario.h"

#include "play/companion.h"
#include "play/names.h"
#include "workshop/arrange.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kMostAnswers = 5000;

struct Scenario {
    std::string name, chapter, at;
    int seed = 1;
    Value heroes, settings, start, before, table, flags, dice, play, expect;
};

std::string take_table(Value& into, const Value& value) {
    into = value;
    return value.is_table() ? "" : "should be a table, not " + value.show();
}

const Definition<Scenario>& fields() {
    static const Definition<Scenario> all = [] {
        Definition<Scenario> d("scenario", "A test of an adventure.");
        d.field("name", &Scenario::name, "What it shows.")
            .field("chapter", &Scenario::chapter, "Which chapter; the campaign's first if left out.")
            .field("at", &Scenario::at, "The question before which `table` is set.")
            .field("seed", &Scenario::seed, {0, 1'000'000}, "The seed.");
        const std::pair<std::string_view, Value Scenario::*> tables[] = {
            {"heroes", &Scenario::heroes}, {"settings", &Scenario::settings}, {"start", &Scenario::start},
            {"before", &Scenario::before}, {"table", &Scenario::table},       {"flags", &Scenario::flags},
            {"dice", &Scenario::dice},     {"play", &Scenario::play},         {"expect", &Scenario::expect}};
        for (const auto& [name, member] : tables)
            d.field(name, "a table", "", [member = member](Scenario& scenario, const Value& value) {
                return take_table(scenario.*member, value);
            });
        return d;
    }();
    return all;
}

std::string labels_of(const Question& question, const Table& table) {
    if (question.shape == Shape::confirm) return "true, false";
    std::string all;
    for (std::size_t i = 0; i < question.options.size(); ++i)
        all += (all.empty() ? "" : ", ") + question.label(i, table);
    return all;
}

std::int32_t option_of(const Question& question, const Table& table, const std::string& label) {
    if (question.shape == Shape::confirm)
        throw Misuse(
            fmt::format("'{}' is answered with true or false, not '{}'", question.prompt.text(), label));
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        labels.push_back(question.label(i, table));
        if (labels.back() == label) return static_cast<std::int32_t>(i);
    }
    throw Misuse(fmt::format("'{}' is not on offer when '{}' is asked; there are {}", label,
                             question.prompt.text(), fmt::join(labels, ", ")));
}

/// An answer as a scenario writes it: a label, a list of labels, a number, true or false.
Answer answer_from(const Question& question, const Table& table, const Value& given) {
    Answer answer;
    if (const auto* label = given.text()) answer.values = {option_of(question, table, *label)};
    if (const auto* number = given.integer()) answer.values = {static_cast<std::int32_t>(*number)};
    if (const auto* yes = given.truth()) answer.values = {*yes ? 1 : 0};
    for (const auto& [_, each] : given.entries())
        answer.values.push_back(each.text() != nullptr ? option_of(question, table, *each.text())
                                : each.integer() != nullptr
                                    ? static_cast<std::int32_t>(*each.integer())
                                    : throw Misuse("an answer's list should hold labels or numbers"));
    if (const std::string wrong = misfit(question, answer); !wrong.empty())
        throw Misuse(fmt::format("{} does not answer '{}': {}", given.show(), question.prompt.text(), wrong));
    return answer;
}

/// As long as it lives, what scripts say with `log` goes to a scenario's story.
class Overheard {
 public:
    Overheard(script::Host& host, std::function<void(const script::LogLine&)> sink) : host_(&host) {
        host.log_to(std::move(sink));
    }
    ~Overheard() { host_->log_to(nullptr); }
    Overheard(const Overheard&) = delete;
    Overheard& operator=(const Overheard&) = delete;

 private:
    script::Host* host_;
};

/// One scenario on its way through a campaign.
class Run final : public Answerer, public Listener {
 public:
    Run(play::Library& library, const Scenario& scenario)
        : library_(library), scenario_(scenario), door_(*this) {
        const std::string* usual = library.layout().at("scenario").at("at").text();
        at_ = intern(!scenario.at.empty() ? scenario.at : usual != nullptr ? *usual : "");
    }

    /// Plays to the end of the scenario; Misuse, ScriptError if it cannot.
    void play() {
        Problems problems;
        settings_ =
            library_.settings(scenario_.settings.is_nil() ? Value::table() : scenario_.settings, problems);
        if (!problems.empty()) throw Misuse(problems.front().message);
        const Overheard overheard(library_.host(), [this](const script::LogLine& line) {
            if (set_) story_.push_back("  " + line.show());
        });
        begin();
        while (!over_) {
            if (state_.stage == campaign::Stage::play && !started_) {
                started_ = true;
                arrange(state_.table, scenario_.start, library_.layout().at("scenario"));
                if (at_ == Name()) set_table();
            }
            const campaign::State before = state_;
            state_.table.listen(this);
            library_.host().begin_beat();
            try {
                if (!campaign_->beat()) over_ = true;
            } catch (const Abandon&) {
                if (over_) break;
                state_ = before;  // the question `at` is about to be put: now the table is set
                set_table();
                open();
            }
        }
        if (!asked_ && next_ < scenario_.play.entries().size())
            throw Misuse(fmt::format("the campaign ended before {} was asked for",
                                     scenario_.play.entries()[next_].second.show()));
    }

    /// What of `expect` is not so.
    std::vector<std::string> wrong() const {
        std::vector<std::string> all;
        Value table = Value::table();
        for (const auto& [key, value] : scenario_.expect.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            if (name == nullptr) throw Misuse("expect has names, such as expect = { asks = \"main\" }");
            if (*name == "asks")
                check_prompt(value, all);
            else if (*name == "offers" || *name == "refuses")
                check_offers(value, *name == "offers", all);
            else if (*name == "told" || *name == "silent")
                check_told(value, *name == "told", all);
            else if (*name == "flags")
                check_flags(value, all);
            else if (*name == "ending")
                check_ending(value, all);
            else
                table.set(*name, value);
        }
        for (std::string& difference : differences(state_.table, table))
            all.push_back(std::move(difference));
        return all;
    }

    const std::vector<std::string>& story() const { return story_; }

    Answer answer(const Question& question, const Table& table) override {
        library_.host().begin_span();
        if (!set_) came_.emplace(question.prompt.text());
        if (++answers_ > kMostAnswers)
            throw Misuse(set_ ? std::string("it does not end")
                              : fmt::format("the question '{}' never came; asked were {}", at_.text(),
                                            fmt::join(came_, ", ")));
        if (question.prompt == at_ && !set_ && state_.stage == campaign::Stage::play) throw Abandon();
        if (question.shape == Shape::read) return {};
        if (!set_) return before_it(question, table);
        story_.push_back(
            fmt::format("asked {}{}: {}", question.prompt.text(), who(question), labels_of(question, table)));
        if (next_ == scenario_.play.entries().size()) {
            asked_ = question;
            over_ = true;
            throw Abandon();
        }
        const Value& step = scenario_.play.entries()[next_++].second;
        const Value& given = step.at("answer").is_nil() ? step : step.at("answer");
        if (const std::string* prompt = step.at("asked").text();
            prompt != nullptr && Name::of(*prompt) != question.prompt)
            throw Misuse(fmt::format("'{}' was asked, not '{}'", question.prompt.text(), *prompt));
        story_.push_back("answered " + given.show());
        return answer_from(question, table, given);
    }

    void on(const Event& event, const Table&) override {
        if (event.kind != Event::Kind::told || !set_) return;
        told_.insert(std::string(event.name.text()));
        std::vector<Slot> slots(event.slots.begin(), event.slots.end());
        std::erase_if(slots, [](const Slot& slot) { return !slot.name; });
        const text::Language& language = library_.language("en");
        story_.push_back("  " + language.say(event.name, slots, play::Names(state_, language)));
    }

 private:
    void begin() {
        campaign::Party party;
        party.seed = static_cast<std::uint64_t>(scenario_.seed);
        const std::size_t seats = std::max<std::size_t>(1, scenario_.heroes.entries().size());
        for (std::size_t i = 0; i < seats; ++i) {
            party.players.push_back(fmt::format("seat {}", i + 1));
            party.companions.push_back(false);
        }
        state_ = campaign::begin(library_.shelf(), party);
        if (!scenario_.chapter.empty()) {
            if (!library_.book().has(scenario_.chapter))
                throw Misuse(fmt::format("there is no chapter '{}'", scenario_.chapter));
            state_.chapter = scenario_.chapter;
        }
        for (const auto& [key, value] : scenario_.flags.entries())
            state_.flags.set(key, value);
        open();
    }
    void open() {
        campaign_ =
            std::make_unique<campaign::Campaign>(library_.shelf(), state_, door_, library_.host(), settings_);
    }
    void set_table() {
        set_ = true;
        arrange(state_.table, scenario_.table, library_.layout().at("scenario"));
        std::vector<std::int32_t> dice;
        for (const auto& [_, die] : scenario_.dice.entries())
            dice.push_back(die.integer() != nullptr ? static_cast<std::int32_t>(*die.integer()) : 1);
        state_.table.load_dice(std::move(dice));
    }
    /// Before the table is set everybody takes the wished hero and does what a companion would.
    Answer before_it(const Question& question, const Table& table) const {
        std::size_t taken = 0;
        for (const campaign::Member& member : state_.members)
            taken += member.sheet.is_nil() ? 0 : 1;
        if (state_.stage == campaign::Stage::heroes && taken < scenario_.heroes.entries().size()) {
            const Value& hero = scenario_.heroes.entries()[taken].second;
            return answer_from(question, table,
                               Value("hero_choice:" + (hero.text() != nullptr ? *hero.text() : "")));
        }
        for (const Value& before : {scenario_.before, library_.layout().at("scenario").at("before")})
            if (const Value& given = before.at(question.prompt.text()); !given.is_nil())
                return answer_from(question, table, given);
        return decide(play::Policy::greedy, library_.rules(), question, table, 1);
    }
    static std::string who(const Question& question) {
        return question.seat == SeatId::none ? "" : fmt::format(" (seat {})", number_of(question.seat) + 1);
    }

    void check_prompt(const Value& value, std::vector<std::string>& wrong) const {
        const std::string asked(asked_ ? asked_->prompt.text() : "nothing");
        if (value.text() == nullptr || *value.text() != asked)
            wrong.push_back(fmt::format("{} is asked, not {}", asked, value.show()));
    }
    void check_offers(const Value& list, bool wanted, std::vector<std::string>& wrong) const {
        for (const auto& [_, label] : list.entries()) {
            bool offered = false;
            for (std::size_t i = 0; asked_ && label.text() != nullptr && i < asked_->options.size(); ++i)
                offered = offered || asked_->label(i, state_.table) == *label.text();
            if (offered != wanted)
                wrong.push_back(fmt::format("{} is {}on offer", label.show(), wanted ? "not " : ""));
        }
    }
    void check_told(const Value& list, bool wanted, std::vector<std::string>& wrong) const {
        for (const auto& [_, key] : list.entries())
            if (key.text() == nullptr || told_.contains(*key.text()) != wanted)
                wrong.push_back(fmt::format("{} was {}told", key.show(), wanted ? "not " : ""));
    }
    void check_flags(const Value& flags, std::vector<std::string>& wrong) const {
        for (const auto& [key, value] : flags.entries()) {
            const std::string name =
                std::get_if<std::string>(&key) != nullptr ? std::get<std::string>(key) : "";
            const Value& is = state_.flags.at(name);
            const bool so = value.truth() != nullptr ? *value.truth() != is.is_nil() : is == value;
            if (!so) wrong.push_back(fmt::format("the flag {} is {}, not {}", name, is.show(), value.show()));
        }
    }
    void check_ending(const Value& value, std::vector<std::string>& wrong) const {
        const std::string entry = state_.chronicle.empty() ? "" : state_.chronicle.front();
        const std::string ending = entry.substr(entry.find(':') + 1);
        if (value.text() == nullptr || *value.text() != ending)
            wrong.push_back(fmt::format("the chapter's ending is {}, not {}",
                                        ending.empty() ? "open" : ending, value.show()));
    }

    play::Library& library_;
    const Scenario& scenario_;
    Door door_;
    Settings settings_;
    campaign::State state_;
    std::unique_ptr<campaign::Campaign> campaign_;
    std::vector<std::string> story_;
    std::set<std::string> told_;
    std::set<std::string> came_;     ///< the questions on the way to `at`
    std::optional<Question> asked_;  ///< the question at which the scenario ends
    Name at_;
    std::size_t next_ = 0;
    int answers_ = 0;
    bool started_ = false;
    bool set_ = false;
    bool over_ = false;
};

ScenarioResult run_one(play::Library& library, const std::string& path, const Value& data) {
    ScenarioResult result;
    result.file = path;
    const std::string* name = data.at("name").text();
    result.name = name != nullptr ? *name : "a scenario without a name";
    Scenario scenario;
    Problems problems;
    fields().read({.kind = "scenario", .id = result.name, .file = path, .line = 0, .facts = data}, scenario,
                  problems);
    for (const Problem& problem : problems)
        result.wrong.push_back(problem.message);
    if (!problems.empty()) return result;
    Run run(library, scenario);
    try {
        run.play();
        result.wrong = run.wrong();
    } catch (const Misuse& misuse) {
        result.wrong.emplace_back(misuse.what());
    } catch (const ScriptError& error) {
        result.wrong.emplace_back(error.what());
    } catch (const script::OutOfMemory& error) {
        result.wrong.emplace_back(error.what());
    }
    result.story = run.story();
    return result;
}

}  // namespace

std::vector<ScenarioResult> run_scenarios(play::Library& library, const std::string& path,
                                          const std::string& text) {
    Problems problems;
    const Value all = script::load_data({path, text}, problems);
    std::vector<ScenarioResult> results;
    for (const Problem& problem : problems)
        results.push_back({path, "the file", {problem.show()}, {}});
    for (const auto& [_, data] : all.entries())
        results.push_back(run_one(library, path, data));
    if (results.empty()) results.push_back({path, "the file", {"it should return a list of scenarios"}, {}});
    return results;
}

std::vector<ScenarioResult> run_scenarios(play::Library& library,
                                          const std::vector<std::pair<std::string, std::string>>& scenarios,
                                          Whose whose) {
    std::vector<ScenarioResult> results;
    for (const auto& [path, text] : scenarios) {
        if (path.starts_with(library.campaign() + "/") != (whose == Whose::campaign)) continue;
        for (ScenarioResult& result : run_scenarios(library, path, text))
            results.push_back(std::move(result));
    }
    return results;
}

}  // namespace tankard::workshop
