// What the icon of each base die would do is told before it is chosen.
#include "fighter/definitions/fields.h"
#include "fighter/shipped.h"
#include "fighter/state/words.h"
#include "fighter/state/zones.h"
#include "play/fixture.h"

#include <algorithm>
#include <set>
#include <string>

#include <fmt/format.h>

using namespace tankard;
using play::test::Evening;

namespace {

/// What a caution about a die should be, worked out from the hero's sheet alone.
std::string expected(const Table& table, SeatId hero, std::size_t colour) {
    using namespace tankard::fighter;
    const Content& content = fighter::test::shipped();
    const auto def = [&](CardId card) {
        return table.catalogue().definitions[index(table.def(card))].text();
    };
    const CardId sheet = table.list(table.zone(hero_area, hero)).front();
    const Ability ability = content.hero(content.find(def(sheet), DefKind::hero)).abilities[colour];
    const SeatCounter scars[] = {red_scar, blue_scar, green_scar};
    if (table.get(hero, scars[colour]) != 0) return "why.die_covered 0";
    const auto enemy = def(table.list(table.zone(arena)).front());
    DefId monster = content.find(enemy, DefKind::monster);
    if (monster == DefId::none) monster = content.find(enemy, DefKind::boss);
    if (ability.power == Power::sworn_enemy && content.monster(monster).type != ability.type)
        return fmt::format("why.die_no_enemy {}", ability.amount);
    if (ability.power == Power::none) return "why.die_no_ability 0";
    return fmt::format("why.die_{} {}", power_words[static_cast<std::size_t>(ability.power)], ability.amount);
}

}  // namespace

TEST_CASE("DF-58 DF-60 DF-134 DF-135 what each die's icon would do here is told before it is chosen") {
    play::Library& library = fighter::test::library();
    std::set<std::string> told;
    int sworn = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Evening evening(library, play::test::tape_of(play::test::beginning(library, 3, 3, seed)));
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            if (question.prompt != fighter::word::ask_die) return std::nullopt;
            const Name dice[] = {fighter::word::red, fighter::word::blue, fighter::word::green};
            for (std::size_t colour = 0; colour < std::size(dice); ++colour) {
                const auto offered =
                    std::find_if(question.options.begin(), question.options.end(),
                                 [&](const Option& option) { return option.verb == dice[colour]; });
                if (offered == question.options.end()) continue;
                const auto place = static_cast<std::size_t>(offered - question.options.begin());
                const auto caution = std::find_if(question.cautions.begin(), question.cautions.end(),
                                                  [&](const Caution& each) { return each.option == place; });
                REQUIRE(caution != question.cautions.end());
                const std::string says =
                    fmt::format("{} {}", caution->reason.text(), caution->about.as_number());
                CHECK(says == expected(state.table, question.seat, colour));
                sworn += says.starts_with("why.die_sworn_enemy") ? 1 : 0;
                told.insert(std::string(caution->reason.text()));
            }
            return std::nullopt;
        };
        evening.session.run();
    }
    CHECK(told.size() > 8);
    CHECK(sworn > 0);
}

TEST_CASE("every power has its sentence for whoever chooses a die, in both languages") {
    for (const char* code : {"en", "it"})
        for (const std::string_view power : fighter::power_words) {
            const std::string word(power == "none" ? "no_ability" : power);
            CAPTURE(code);
            CAPTURE(word);
            CHECK(fighter::test::library().language(code).has(intern("why.die_" + word)));
        }
}
