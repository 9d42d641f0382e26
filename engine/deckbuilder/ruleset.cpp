#include "deckbuilder/ruleset.h"

#include "deckbuilder/companion/evaluate.h"
#include "deckbuilder/companion/greedy.h"
#include "deckbuilder/companion/remark.h"
#include "deckbuilder/rules/closing.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/loot.h"
#include "deckbuilder/rules/main_menu.h"
#include "deckbuilder/rules/misfit.h"
#include "deckbuilder/rules/monsters_attack.h"
#include "deckbuilder/rules/odds.h"
#include "deckbuilder/rules/setup.h"
#include "deckbuilder/rules/turn.h"
#include "deckbuilder/scripting/registry.h"
#include "deckbuilder/scripting/verbs.h"
#include "deckbuilder/state/facts.h"
#include "registry/adds.h"
#include "registry/section.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::deckbuilder {
namespace {

const std::vector<SettingInfo>& setting_infos() {
    static const std::vector<SettingInfo> infos{
        {"difficulty", {"gentle", "normal", "grim"}, {}, "normal", "Monsters' attacks: -1, 0 or +1."},
        {"duty",
         {"none", "at_least_one", "all"},
         {},
         "at_least_one",
         "What a turn owes while Monsters are in reach and a Weapon is in hand: no attack, one, or one with "
         "every Weapon. One in a Sheath is not in hand; an attack Spell does not count, an improvised attack "
         "is one."},
        {"equal_attackers",
         {"placement", "player"},
         {},
         "placement",
         "Monsters of equal attack strike in the order they came, or as the player says."},
        {"fallen",
         {"back_at_hand_off", "out", "retired"},
         {},
         "back_at_hand_off",
         "What becomes of a fallen hero: stands up with a scar when the encounter ends or the chapter is "
         "lost; "
         "is out until the chapter ends; or leaves the game when it ends."},
        {"area_of_fallen",
         {"stay", "move"},
         {},
         "stay",
         "Monsters before a fallen hero stay, or go to the next one."},
        {"nightfall", {"on", "off"}, {}, "on", "Encounters get harder after eight rounds, so that they end."},
        {"set_aside",
         {"returns", "removed"},
         {},
         "returns",
         "Cards seen while searching for Loot come back at the chapter's end, or never."},
        {"hands", {"open", "closed"}, {}, "open", "Whether hands are open to all."},
        {"hand_size", {}, {3, 9}, 5, "Cards in a full hand."},
        {"companions",
         {"courteous", "free"},
         {},
         "courteous",
         "Whether companions leave people the Monsters before them while they are well, the Loot that suits "
         "them better, and their turn between two fights."},
    };
    return infos;
}

class DeckbuilderMatch final : public Match {
 public:
    DeckbuilderMatch(Game game, const Content& content) : rules_(game, content), verbs_(rules_) {
        game.hooks.attach(0, &verbs_, &game.table);
    }

    bool beat() override {
        switch (static_cast<Phase>(rules_.get(phase))) {
            case choose_leader: leader_step(); break;
            case reveal: reveal_adventure(rules_); break;
            case after_reveal: after_reveal_step(rules_); break;
            case turn_start: start_turn(rules_); break;
            case turn_main: main_menu(rules_); break;
            case turn_end: end_turn(rules_); break;
            case housekeeping: housekeeping_step(rules_); break;
            case newcomers: newcomers_step(rules_); break;
            case bag_trim: bag_trim_step(rules_); break;
            case bag_offer: bag_offer_step(rules_); break;
            case bag_take: bag_take_step(rules_); break;
            case over: return false;
        }
        return rules_.get(phase) != over;
    }

    Ending ending() const override { return static_cast<Ending>(rules_.get(deckbuilder::ending)); }

    void begin_closing() override {
        rules_.table.set(closing, 1);
        rules_.table.set(phase, housekeeping);
    }

    Value memory() const override { return removed_cards(rules_.table, rules_.content); }
    Value discharge(SeatId seat) const override { return section_of(rules_.table, rules_.content, seat); }

 private:
    /// 4B.5: the party says who takes the token; that hero's first turn begins with the first adventure card.
    void leader_step() {
        call(rules_, rules_.table.top(rules_.zone(chapter_area)), Hook::on_setup, {turn_arg()});
        if (last_hand_off(rules_)) {  // a chapter without cards is only told
            rules_.table.set(deckbuilder::ending, static_cast<int>(Ending::alive));
            rules_.table.set(phase, over);
            return;
        }
        for (SeatId seat : rules_.standing_from(seat_at(0)))
            reset_turn(rules_, seat);  // everybody's figures, for whoever chooses
        Question& question = rules_.door.ask(Shape::choose_one, SeatId::none, word::ask_leader);
        for (SeatId seat : rules_.standing_from(seat_at(0)))
            question.offer(word::lead, Ref::seat(seat));
        const SeatId leader = rules_.door.choose_one(rules_.table).object.as_seat();
        rules_.table.set(first_player, number_of(leader));
        rules_.table.set(active, number_of(leader));
        rules_.tell(word::tell_leads, {{word::hero, Ref::seat(leader)}});
        rules_.table.set(phase, reveal);
    }

    Rules rules_;
    Verbs verbs_;
};

/// A filter asks nobody.
class Nobody final : public Answerer {
    Answer answer(const Question& /*question*/, const Table& /*table*/) override { throw Abandon(); }
};

/// The rules on a copy of the table: what they would say now, without anything happening.
struct Trial {
    Table copy;
    Nobody nobody;
    Door door{nobody};
    Rules rules;
    Verbs verbs{rules};

    Trial(const Table& table, const Settings& settings, Hooks& looking, const Content& content)
        : copy(table), rules({copy, door, (looking.begin_beat(), looking), settings}, content) {
        looking.attach(0, &verbs, &copy);
    }
};

class Deckbuilder final : public RuleSet, public Adds {
 public:
    std::string_view name() const override { return "deckbuilder"; }
    const Registry& registry() const override { return deckbuilder::registry(); }
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
    Value fresh_section(DefId hero) const override { return deckbuilder::fresh_section(content_, hero); }
    bool holds(const Value& section, std::string_view what) const override {
        return listed(section, {"deck", "skills"}, what);
    }
    std::vector<std::string> unknown(const Value& section) const override {
        return unknown_in(section, {"deck", "skills"}, *catalogue_);
    }
    Table set_up(const Setup& setup, const Settings& settings) const override {
        return lay_table(catalogue_, content_, setup, settings.number("hand_size"),
                         settings.is("companions", "courteous"));
    }
    std::unique_ptr<Match> open(Game game) const override {
        return std::make_unique<DeckbuilderMatch>(game, content_);
    }
    void hand_over(Table& table, SeatId seat, bool companion) const override {
        table.set(seat, person, companion ? 0 : 1);
    }
    std::vector<int> advise(const Question& question, const Table& table,
                            Hooks& /*thinking*/) const override {
        return greedy_scores(content_, question, table);
    }
    Event remark(const Question& question, const Answer& answer, const Table& table) const override {
        return remark_of(content_, question, answer, table);
    }
    std::string misfit(const Table& table) const override { return deckbuilder::misfit(content_, table); }
    std::string breach(const Table& table) const override { return deckbuilder::breach(content_, table); }
    std::int32_t evaluate(const Table& table, SeatId /*seat*/, Ending ending,
                          Hooks& /*thinking*/) const override {
        return deckbuilder::evaluate(content_, table, ending);
    }
    std::int32_t horizon(const Table& table) const override { return deckbuilder::horizon(table); }
    bool place_known(const Table& table, CardId card) const override {
        return waits_at_the_bottom(content_, table, card);
    }
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
    Sum added(Name fact, const Table& table, CardId card, const Settings& settings,
              Hooks& looking) const override {
        static const Name attack = intern("attack");
        static const Name price = intern("price");
        const DefId def = table.def(card);
        const ZoneId zone = table.where(card);
        if (is_beside(def) || zone == ZoneId::none) return {};
        const int kind = table.kind_of(zone);
        if (fact == price && (kind == loot || kind == boss_loot)) {
            Trial trial(table, settings, looking, content_);
            return price_now(trial.rules, trial.rules.active_seat(), card);
        }
        if (fact != attack || content_.monster_of(def) == DefId::none) return {};
        if (kind != monsters && kind != boss_area) return {};
        Trial trial(table, settings, looking, content_);
        const SeatId before = trial.rules.area_of(card);
        return attack_value(trial.rules, card, before != SeatId::none ? before : trial.rules.active_seat());
    }
    std::vector<std::optional<Odds>> odds(const Question& question, const Table& table,
                                          const Settings& settings, Hooks& looking) const override {
        if (question.seat == SeatId::none) return {};
        std::vector<std::optional<Odds>> all;
        for (const Option& option : question.options) {
            std::optional<Odds>& odds = all.emplace_back();
            if (option.object.kind() != RefKind::card) continue;
            Trial trial(table, settings, looking, content_);
            odds = odds_of(trial.rules, question, option);
        }
        return all;
    }
    std::vector<int> steps(DefId definition) const override {
        if (is_beside(definition) || !content_.is(definition, DefKind::hero)) return {};
        return {content_.hero(definition).level2, content_.hero(definition).level3};
    }
    SeatId leader(const Table& table) const override { return seat_at(std::max(0, table.get(first_player))); }
    bool open_hands(const Settings& settings) const override { return settings.is("hands", "open"); }

 private:
    /// A name that stands in the catalogue for sentences alone.
    bool is_beside(DefId definition) const { return index(definition) >= content_.ids.size(); }

    Content content_;
    std::shared_ptr<const Catalogue> catalogue_;
};

}  // namespace

std::unique_ptr<RuleSet> make_rule_set() { return std::make_unique<Deckbuilder>(); }

}  // namespace tankard::deckbuilder
