#include "scripted/ruleset.h"

#include "registry/adds.h"
#include "scripted/declarations.h"
#include "scripted/forecast.h"
#include "scripted/match.h"
#include "scripted/registry.h"
#include "scripted/rules.h"
#include "scripted/sum_of.h"
#include "scripted/words.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

/// The hooks of another host, which think about a table that they do not change: all that they call are
/// filters.
class Thinking {
 public:
    Thinking(const Rules& rules, const Table& table, Hooks& hooks)
        : rules_(rules),
          hooks_(hooks),
          table_(const_cast<Table&>(
              table)),  // NOLINT(cppcoreguidelines-pro-type-const-cast): filters change nothing
          verbs_(rules, table_, nullptr, hooks) {
        hooks_.begin_beat();
        hooks_.attach(0, &verbs_, &table_);
    }
    ~Thinking() { hooks_.attach(0, nullptr, nullptr); }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    bool has(int hook) const { return hooks_.has(rules_.content.game, hook); }
    template <typename... About>
    Arg call(int hook, About... about) {
        const std::array<Arg, 1 + sizeof...(about)> args{Ref::table(), Arg(std::move(about))...};
        return hooks_.call(rules_.content.game, hook, Ref::table(), args);
    }

 private:
    const Rules& rules_;
    Hooks& hooks_;
    Table& table_;
    Verbs verbs_;
};

/// What `enlist` is shown of a hero.
Value sheet_of(const Seating& seating) {
    Value sheet = Value::table();
    for (const char* field : {"name", "hero", "titles", "scars", "trophies", "purse"})
        sheet.set(std::string(field), seating.sheet.at(field));
    if (sheet.at("name").is_nil()) sheet.set("name", seating.player);
    sheet.set("section", seating.section.is_table() ? seating.section : Value::table());
    return sheet;
}

class ScriptedRuleSet final : public RuleSet, public Adds {
 public:
    ScriptedRuleSet(std::string name, const Value& value, std::string file, Problems& problems) {
        rules_.name = std::move(name);
        read_declarations(value, std::move(file), rules_.declared, problems);
        refuse_collisions(rules_.declared, problems);
        rules_.registry = make_registry(rules_.declared);
    }

    std::string_view name() const override { return rules_.name; }
    const Registry& registry() const override { return rules_.registry; }
    std::span<const SettingInfo> settings() const override { return rules_.declared.settings; }
    bool is_scripted() const override { return true; }
    void load(std::span<const Source> sources, std::span<const Name> beside, Problems& problems) override {
        rules_.content = read_content(rules_.declared, sources, beside, problems);
    }
    std::shared_ptr<const Catalogue> catalogue() const override { return rules_.content.catalogue; }
    int least_seats() const override { return rules_.declared.least_seats; }
    int most_seats() const override { return rules_.declared.most_seats; }
    int first_seat() const override { return 1; }
    bool rivals() const override { return rules_.declared.rivals; }
    std::vector<DefId> heroes() const override { return {}; }
    Value fresh_section(DefId /*hero*/) const override { return Value::table(); }

    Table set_up(const Setup& setup, const Settings& settings) const override {
        Table table(rules_.content.catalogue, static_cast<int>(setup.seats.size()), setup.seed);
        Value sheets = Value::table();
        Value companions = Value::table();
        for (const Seating& seating : setup.seats) {
            sheets.push(sheet_of(seating));
            companions.push(seating.companion);
        }
        Value& course = table.course_for_change();
        course.set(course::stage, static_cast<int>(Stage::set_up));
        course.set(course::chapter, std::string(setup.chapter.text()));
        course.set(course::settings, settings.values().is_table() ? settings.values() : Value::table());
        course.set(course::companions, std::move(companions));
        course.set(course::sheets, std::move(sheets));
        return table;
    }

    void hand_over(Table& table, SeatId seat, bool companion) const override {
        Value companions = table.course().at(course::companions);
        const int number = number_of(seat) + 1;
        if (companions.at(number).is_nil()) return;
        companions.set(number, companion);
        table.course_for_change().set(course::companions, std::move(companions));
    }

    std::unique_ptr<Match> open(Game game) const override {
        return std::make_unique<ScriptedMatch>(game, rules_);
    }

    std::vector<int> advise(const Question& question, const Table& table, Hooks& hooks) const override {
        const std::size_t wanted = std::max<std::size_t>(question.options.size(), 1);
        std::vector<int> scores(wanted);
        Thinking thinking(rules_, table, hooks);
        if (!thinking.has(GameHook::advise)) return scores;
        const Arg said = thinking.call(GameHook::advise, Questions(&question, 1));
        const auto* list = std::get_if<Value>(&said);
        if (list == nullptr) return scores;
        for (std::size_t place = 0; place < wanted; ++place) {
            const std::int64_t* score = list->at(static_cast<std::int64_t>(place) + 1).integer();
            if (score == nullptr || !out_of(kAnyNumber, *score).empty() || list->entries().size() != wanted)
                hooks.refuse(rules_.content.game, GameHook::advise,
                             fmt::format("the advice about '{}' should be a list of {} integers, not {}",
                                         question.prompt.text(), wanted, list->show()));
            scores[place] = static_cast<int>(*score);
        }
        return scores;
    }

    std::int32_t evaluate(const Table& table, SeatId seat, Ending ending, Hooks& hooks) const override {
        if (ending == Ending::dead) return 0;
        if (ending == Ending::alive) {
            const Standings standings = ScriptedMatch::standings_of(table);
            const auto last = static_cast<std::int32_t>(standings.ranks.size()) - 1;
            if (last <= 0) return kCertain;
            return kCertain * (last + 1 - standings.ranks[index(seat)]) / last;
        }
        Thinking thinking(rules_, table, hooks);
        if (!thinking.has(GameHook::evaluate)) return kCertain / 2;
        const Arg said = thinking.call(GameHook::evaluate, Ref::seat(seat));
        const auto* prospects = std::get_if<std::int64_t>(&said);
        return prospects != nullptr ? static_cast<std::int32_t>(*prospects) : kCertain / 2;
    }

    Sum added(Name fact, const Table& table, CardId card, const Settings&, Hooks& looking) const override {
        if (!rules_.content.added) return {};
        Thinking thinking(rules_, table, looking);
        const Arg said = thinking.call(GameHook::added, table.ref(card), std::string(fact.text()));
        const auto* parts = std::get_if<Value>(&said);
        Sum sum;
        if (parts == nullptr || parts->is_nil()) return sum;
        try {
            sum = sum_of(*parts);
        } catch (const VerbError& wrong) {
            looking.refuse(rules_.content.game, GameHook::added,
                           fmt::format("of what is added to '{}' the {}", fact.text(), wrong.what()));
        }
        return sum;
    }
    bool has_odds() const override { return rules_.content.forecast; }
    std::vector<std::optional<Odds>> odds(const Question& question, const Table& table, const Settings&,
                                          Hooks& looking) const override {
        if (!has_odds()) return {};
        Thinking thinking(rules_, table, looking);
        const Arg said = thinking.call(GameHook::forecast, Questions(&question, 1));
        const auto* told = std::get_if<Value>(&said);
        if (told == nullptr || told->is_nil()) return {};
        std::vector<std::optional<Odds>> all;
        if (const std::string wrong = read_forecasts(*told, question, all); !wrong.empty())
            looking.refuse(
                rules_.content.game, GameHook::forecast,
                fmt::format("the forecast of the question '{}' {}", question.prompt.text(), wrong));
        return all;
    }

    std::string misfit(const Table& table) const override;

    std::int32_t horizon(const Table& table) const override {
        return rules_.declared.horizon < 0 ? 0 : table.get(rules_.declared.horizon);
    }
    Name kind(DefId definition) const override {
        const Kind* kind = kind_of(definition);
        return kind != nullptr ? intern(kind->name) : Name();
    }
    std::vector<Fact> facts(const Table& table, CardId card) const override {
        return facts(table.def(card), [&](int counter) { return table.get(card, counter); });
    }
    std::vector<Fact> facts(DefId definition) const override {
        const auto& counters = rules_.declared.table.card_counters;
        return facts(definition,
                     [&](int counter) { return counters[static_cast<std::size_t>(counter)].initial; });
    }
    SeatId leader(const Table& table) const override {
        if (rules_.declared.leader < 0) return seat_at(0);
        return seat_at(std::clamp(table.get(rules_.declared.leader), 1, std::max(1, table.seats())) - 1);
    }
    /// Where no zone is its owner's alone to see, nothing has to be hidden from anybody at the table.
    bool open_hands(const Settings& /*settings*/) const override {
        const auto& zones = rules_.declared.table.zones;
        return std::none_of(zones.begin(), zones.end(),
                            [](const ZoneKind& zone) { return zone.visibility == Visibility::owner; });
    }

 private:
    const Kind* kind_of(DefId definition) const {
        const std::size_t at = index(definition);
        if (at >= rules_.content.kinds.size() || rules_.content.kinds[at] < 0) return nullptr;
        return &rules_.declared.kinds[static_cast<std::size_t>(rules_.content.kinds[at])];
    }

    /// A field that is a number or is true and says something else than if it were left out, and a counter
    /// that is not 0.
    template <typename Count>
    std::vector<Fact> facts(DefId definition, Count count) const {
        std::vector<Fact> facts;
        const Kind* kind = kind_of(definition);
        if (kind == nullptr) return facts;
        for (const std::string_view name : kind->facts) {
            const Name fact = intern(name);
            if (const int counter = kind_named(rules_.declared.table.card_counters, fact); counter >= 0) {
                if (const std::int32_t value = count(counter); value != 0) facts.push_back({fact, value, 0});
                continue;
            }
            const Value& value =
                rules_.content.field(definition, static_cast<std::size_t>(rules_.content.find(name)));
            const auto field = std::find_if(kind->fields.begin(), kind->fields.end(),
                                            [name](const Field& each) { return each.name == name; });
            if (field != kind->fields.end() && !field->initial.is_nil() && value == field->initial) continue;
            if (value.integer() != nullptr)
                facts.push_back({fact, static_cast<std::int32_t>(*value.integer()), 0});
            else if (value.truth() != nullptr && *value.truth())
                facts.push_back({fact, 0, 0});
        }
        return facts;
    }

    Rules rules_;
};

/// Whether a board has its size, and words for all that is on it.
bool fits(const Board& board, const BoardKind& kind) {
    if (board.rows() != kind.rows || board.columns() != kind.columns) return false;
    for (int cell = 0; cell < static_cast<int>(board.squares()); ++cell) {
        const Board::Square& square = board.at(cell);
        if (square.terrain >= kind.terrains.size() ||
            std::any_of(square.edges.begin(), square.edges.end(),
                        [&](std::uint8_t edge) { return edge > kind.edges.size(); }) ||
            std::any_of(square.occupants.begin(), square.occupants.end(),
                        [](Ref there) { return there.kind() != RefKind::card; }))
            return false;
    }
    return true;
}

/// A table that a save or a person's hand made: course is what this file wrote, and boards are those
/// declared.
std::string ScriptedRuleSet::misfit(const Table& table) const {
    const Value& course = table.course();
    const std::int64_t* stage = course.at(course::stage).integer();
    if (stage == nullptr || *stage < 0 || *stage > static_cast<int>(Stage::over))
        return "its game does not say where it stands";
    const Value& beat = course.at(course::beat);
    const auto& beats = rules_.content.beats;
    const bool plays = stage_of(course) == Stage::play;
    if (plays && beat.text() == nullptr) return "its game has no beat";
    if (beat.text() != nullptr && !std::binary_search(beats.begin(), beats.end(), *beat.text()))
        return fmt::format("its game stands at the beat '{}', which does not exist any more", *beat.text());
    if (!beat.is_nil() && beat.text() == nullptr) return "its game's beat is no word";
    const auto seats = static_cast<std::size_t>(table.seats());
    if (course.at(course::sheets).entries().size() != seats) return "its heroes are not those at the table";
    for (const SettingInfo& info : rules_.declared.settings)
        if (course.at(course::settings).at(info.name).is_nil())
            return fmt::format("its game knows no setting '{}'", info.name);
    const Value& outcome = course.at(course::outcome);
    if (stage_of(course) >= Stage::ended || !outcome.is_nil())
        if (const std::string wrong = wrong_outcome(outcome, table.seats(), rules_.declared.rivals);
            !wrong.empty())
            return "its outcome " + wrong;
    for (const auto& [_, gains] : course.at(course::gains).entries())
        if (const std::string wrong = wrong_discharge(gains); !wrong.empty())
            return "what its heroes take along " + wrong;
    const int kinds = static_cast<int>(table.catalogue().boards.size());
    const int boards = static_cast<int>(table.boards().size());
    if (boards != table.first_board(kinds))
        return fmt::format("it has {} boards where the rules have {}", boards, table.first_board(kinds));
    for (int board = 0; board < boards; ++board)
        if (const BoardKind& kind = table.board_kind(board);
            !fits(table.boards()[static_cast<std::size_t>(board)], kind))
            return fmt::format("its board '{}' is not as the rules say", kind.name.text());
    return "";
}

}  // namespace

std::unique_ptr<RuleSet> make_rule_set(std::string name, const Value& rules, std::string file,
                                       Problems& problems) {
    return std::make_unique<ScriptedRuleSet>(std::move(name), rules, std::move(file), problems);
}

}  // namespace tankard::scripted
