#include "workshop/check_forecasts.h"

#include "play/companions/companion.h"
#include "registry/adds.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kWrongForecast = 14;
constexpr int kMissingKey = 20;
constexpr int kMostAnswers = 400;
constexpr std::uint64_t kGames = 4;

/// "file:12: what is wrong" as a finding; without a place it is the file's.
Finding finding_of(std::string_view sentence, std::string file) {
    Finding finding{kWrongForecast, Level::error, std::move(file), 0, std::string(sentence)};
    const std::size_t colon = sentence.find(".lua:");
    if (colon == std::string_view::npos || sentence.find(' ') < colon) return finding;
    const std::string_view rest = sentence.substr(colon + 5);
    int line = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), line);
    const std::string_view after = rest.substr(static_cast<std::size_t>(read.ptr - rest.data()));
    if (read.ec != std::errc() || !after.starts_with(": ")) return finding;
    finding.file = sentence.substr(0, colon + 4);
    finding.line = line;
    finding.message = after.substr(2);
    return finding;
}

/// Plays by chance, and asks for the forecast of every question, and what worked out facts are made of.
class Asked final : public Answerer {
 public:
    Asked(const play::Library& library, const Adds& adds, const Settings& settings, Hooks& looking,
          std::uint64_t seed)
        : rules_(library.rules()),
          worked_out_(library.layout().at("worked_out")),
          adds_(adds),
          settings_(settings),
          looking_(looking),
          seed_(seed) {}

    Answer answer(const Question& question, const Table& table) override {
        try {
            for (const std::optional<Odds>& odds : adds_.odds(question, table, settings_, looking_)) {
                if (!odds || !odds->blow || !odds->blow->hits) continue;
                costs = costs || odds->blow->costs > 0;
                deadly = deadly || odds->blow->deadly;
            }
            for (int card = 0; card < table.cards(); ++card)
                for (const Fact& fact : rules_.facts(table, static_cast<CardId>(card)))
                    if (worked_out_.lists(fact.name.text()))
                        adds_.added(fact.name, table, static_cast<CardId>(card), settings_, looking_);
        } catch (const ScriptError& error) {
            mistake = error.what();
            throw Abandon();
        }
        if (++answers_ > kMostAnswers) throw Abandon();
        return play::decide(play::Policy::random, rules_, looking_, question, table, mix(seed_, answers_));
    }

    std::string mistake;
    bool costs = false;   ///< some forecast says so
    bool deadly = false;  ///< the same

 private:
    const RuleSet& rules_;
    const Value& worked_out_;  ///< facts
    const Adds& adds_;
    const Settings& settings_;
    Hooks& looking_;
    std::uint64_t seed_;
    std::uint64_t answers_ = 0;
};

Setup setup_of(const play::Library& library, std::uint64_t game) {
    const RuleSet& rules = library.rules();
    Setup setup;
    for (const std::string& chapter : library.manifest().chapters)
        if (library.manifest().rules_of(chapter) == rules.name()) {
            setup.chapter = intern(chapter);
            break;
        }
    const int seats = game % 2 == 0 ? rules.least_seats() : rules.most_seats();
    for (int seat = 0; seat < seats; ++seat)
        setup.seats.push_back(
            {.player = "", .section = rules.fresh_section(DefId::none), .sheet = Value::table()});
    setup.seed = game + 1;
    return setup;
}

/// What is wrong; empty: nothing.
Findings played(const play::Library& library, const Adds& adds, std::uint64_t game) {
    const RuleSet& rules = library.rules();
    play::Library own = library.further();
    play::Library looking = library.further();
    for (play::Library* each : {&own, &looking})
        each->host().number(*rules.catalogue());
    Problems problems;
    const Settings settings = library.settings(Value::table(), problems);
    Asked asked(library, adds, settings, looking.host(), game);
    Door door(asked);
    Table table = rules.set_up(setup_of(library, game), settings);
    const auto match = rules.open({table, door, own.host(), settings});
    try {
        do
            own.host().begin_beat();
        while (match->beat());
    } catch (const Abandon&) {
    } catch (const std::runtime_error&) {
    } catch (const std::logic_error&) {
    }
    const std::string file = std::string(rules.name()) + "/game.lua";
    if (!asked.mistake.empty()) return {finding_of(asked.mistake, file)};
    Findings findings;
    for (const auto& [said, field, key] :
         {std::tuple{asked.costs, "costs", "odds.costs"}, {asked.deadly, "deadly", "odds.deadly"}})
        if (said && !library.language("en").has(intern(key)))
            findings.push_back(
                {kMissingKey, Level::error, file, 0,
                 fmt::format("there is no text '{}', by which a forecast's '{}' is told", key, field)});
    return findings;
}

}  // namespace

void check_forecasts(const play::Library& library, Findings& findings) {
    const auto* adds = dynamic_cast<const Adds*>(&library.rules());
    if (!library.problems().empty() || !library.rules().is_scripted() || adds == nullptr) return;
    if (!adds->has_odds() && library.layout().at("worked_out").is_nil()) return;
    for (std::uint64_t game = 0; game < kGames; ++game)
        if (Findings wrong = played(library, *adds, game); !wrong.empty()) {
            findings.insert(findings.end(), wrong.begin(), wrong.end());
            return;
        }
}

}  // namespace tankard::workshop
