#include "fighter/ruleset.h"

#include "fighter/companion/evaluate.h"
#include "fighter/companion/greedy.h"
#include "fighter/companion/odds.h"
#include "fighter/rules/cleaning.h"
#include "fighter/rules/combat.h"
#include "fighter/rules/equipment.h"
#include "fighter/rules/forecast.h"
#include "fighter/rules/misfit.h"
#include "fighter/rules/movement.h"
#include "fighter/rules/setup.h"
#include "fighter/scripting/registry.h"
#include "fighter/scripting/verbs.h"
#include "fighter/state/facts.h"
#include "fighter/state/ways.h"
#include "registry/adds.h"
#include "registry/section.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tankard::fighter {
namespace {

class FighterMatch final : public Match {
 public:
    FighterMatch(Game game, const Content& content) : rules_(game, content), verbs_(rules_) {
        game.hooks.attach(0, &verbs_, &game.table);
    }

    bool beat() override {
        if (rules_.get(closing) != 0) return false;
        switch (static_cast<Phase>(rules_.get(phase))) {
            case choose_leader: leader_step(rules_); break;
            case move_on: move_step(rules_); break;
            case fight: combat_step(rules_); break;
            case spoils: spoils_step(rules_); break;
            case gift:
                if (rules_.get(gifts) > 0)
                    gift_step(rules_);
                else
                    rules_.table.set(phase, clean_up);
                break;
            case clean_up: clean_up_step(rules_); break;
            case over: return false;
        }
        return rules_.get(phase) != over;
    }

    Ending ending() const override { return static_cast<Ending>(rules_.get(fighter::ending)); }
    /// The party's score (DF-116), the same for everybody; ranks are for rivals.
    Standings standings() const override {
        return {{},
                std::vector<std::int32_t>(static_cast<std::size_t>(rules_.table.seats()), rules_.get(score))};
    }
    void begin_closing() override { rules_.table.set(closing, 1); }
    Value discharge(SeatId seat) const override { return section_of(rules_.table, rules_.content, seat); }
    Value memory() const override { return Value::table(); }

 private:
    Rules rules_;
    Verbs verbs_;
};

/// A filter asks nobody.
class Nobody final : public Answerer {
    Answer answer(const Question& /*question*/, const Table& /*table*/) override { throw Abandon(); }
};

class Fighter final : public RuleSet, public Charted, public Adds {
 public:
    std::string_view name() const override { return "fighter"; }
    const Registry& registry() const override { return fighter::registry(); }
    std::span<const SettingInfo> settings() const override { return setting_infos(); }

    void load(std::span<const Source> sources, std::span<const Name> beside, Problems& problems) override {
        content_ = read_content(sources, problems);
        auto catalogue = std::make_shared<Catalogue>(make_catalogue());
        catalogue->definitions = content_.ids;
        catalogue->definitions.insert(catalogue->definitions.end(), beside.begin(), beside.end());
        catalogue_ = std::move(catalogue);
    }

    std::shared_ptr<const Catalogue> catalogue() const override { return catalogue_; }
    std::vector<DefId> heroes() const override { return content_.all(DefKind::hero); }
    Value fresh_section(DefId hero) const override { return fighter::fresh_section(content_, hero); }
    bool holds(const Value& section, std::string_view what) const override {
        return listed(section, {"gear"}, what);
    }
    std::vector<std::string> unknown(const Value& section) const override {
        return unknown_in(section, {"gear", "charmed"}, *catalogue_);
    }
    Table set_up(const Setup& setup, const Settings& settings) const override {
        return lay_table(catalogue_, content_, setup, settings);
    }
    std::unique_ptr<Match> open(Game game) const override {
        return std::make_unique<FighterMatch>(game, content_);
    }
    std::vector<int> advise(const Question& question, const Table& table, Hooks&) const override {
        return greedy_scores(content_, question, table);
    }
    std::vector<std::int32_t> report(const Question& question, const Table& table,
                                     Stream& chance) const override {
        return report_of(content_, question, table, chance);
    }
    std::string misfit(const Table& table) const override { return fighter::misfit(content_, table); }
    std::string breach(const Table& table) const override { return fighter::breach(content_, table); }
    std::int32_t evaluate(const Table& table, SeatId, Ending ending, Hooks&) const override {
        return fighter::evaluate(content_, table, ending);
    }
    std::int32_t horizon(const Table& table) const override { return table.get(turn); }
    Name kind(DefId definition) const override {
        static const Name chapter = intern("chapter");
        return is_beside(definition) ? chapter : kind_of(content_, definition);
    }
    std::vector<Fact> facts(const Table& table, CardId card) const override {
        return facts_of(content_, table, card);
    }
    std::vector<Fact> facts(DefId definition) const override {
        return is_beside(definition) ? std::vector<Fact>() : facts_of(content_, definition);
    }
    std::vector<Chart> charts(const Table& table) const override { return charts_of(content_, table); }
    Sum added(Name, const Table&, CardId, const Settings&, Hooks&) const override { return {}; }
    std::vector<std::optional<Odds>> odds(const Question& question, const Table& table,
                                          const Settings& settings, Hooks& looking) const override {
        Table copy = table;
        Nobody nobody;
        Door door(nobody);
        looking.begin_beat();
        Rules rules({copy, door, looking, settings}, content_);
        Verbs verbs(rules);
        looking.attach(0, &verbs, &copy);
        std::vector<std::optional<Odds>> all = forecast(rules, question);
        looking.attach(0, nullptr, nullptr);
        return all;
    }
    SeatId leader(const Table& table) const override { return seat_at(table.get(fighter::leader)); }
    bool open_hands(const Settings&) const override { return true; }

 private:
    /// A name that stands in the catalogue for sentences alone.
    bool is_beside(DefId definition) const { return index(definition) >= content_.ids.size(); }

    Content content_;
    std::shared_ptr<const Catalogue> catalogue_;
};

}  // namespace

std::unique_ptr<RuleSet> make_rule_set() { return std::make_unique<Fighter>(); }

}  // namespace tankard::fighter
