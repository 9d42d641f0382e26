#include "deckbuilder/definitions/readings.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::deckbuilder {
namespace {

using Words = std::span<const std::string_view>;

std::optional<std::size_t> place_of(std::string_view word, Words words) {
    auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

std::string list_of(Words words) { return fmt::format("{}", fmt::join(words, ", ")); }

/// A table of word = integer, read into an array by the word's place.
template <std::size_t N>
Reading<std::array<int, N>> by_word(std::string_view type, Words words) {
    return {{.type = type, .words = words, .range = kSmall},
            [words](std::array<int, N>& into, const Value& value) -> std::string {
                if (!value.is_table())
                    return "should be a table such as { " + std::string(words[1]) + " = 1 }";
                for (const auto& [key, number] : value.entries()) {
                    const auto* word = std::get_if<std::string>(&key);
                    const auto place = word != nullptr ? place_of(*word, words) : std::nullopt;
                    if (!place || number.integer() == nullptr)
                        return "should give a number to words out of " + list_of(words);
                    if (*number.integer() < kSmall.least || *number.integer() > kSmall.most)
                        return fmt::format("should give numbers from {} to {}", kSmall.least, kSmall.most);
                    into[*place] = static_cast<int>(*number.integer());
                }
                return "";
            }};
}

Reading<std::vector<std::pair<Name, int>>> by_type() {
    return {{.type = "{ type = n }", .range = kSmall},
            [](std::vector<std::pair<Name, int>>& into, const Value& value) -> std::string {
                const Reading<int> small = integers(kSmall);
                for (const auto& [key, number] : value.entries()) {
                    const auto* word = std::get_if<std::string>(&key);
                    if (word == nullptr)
                        return "should give a number to a Monster type, such as { undead = 2 }";
                    auto& [name, points] = into.emplace_back(intern(*word), 0);
                    if (std::string wrong = small.read(points, number); !wrong.empty())
                        return fmt::format("'{}' {}", *word, wrong);
                }
                return value.is_table() ? "" : "should be a table such as { undead = 2 }";
            }};
}

/// A list of parts; a mistake in one is told with its place.
template <typename Part>
std::string read_list(std::vector<Part>& list, const Value& value,
                      std::string (*read)(Part& part, const Value& value), std::string_view what) {
    if (!value.is_table()) return fmt::format("should be a list of {}", what);
    for (const auto& [_, entry] : value.entries())
        if (std::string wrong = read(list.emplace_back(), entry); !wrong.empty())
            return fmt::format("[{}]: {}", list.size(), wrong);
    return "";
}

const Definition<Placement>& placement_fields() {
    static const Definition<Placement> fields = [] {
        Definition<Placement> d("placement",
                                "Monsters that come: an id alone, which is one of them, or a table such as "
                                "{ \"goblin\", per_party = { 1, 2 } }.");
        d.field("1", &Placement::monster, definition_name("a Monster"), "Which one.")
            .field("per_party", &Placement::count, per_party(), "How many, by party size.")
            .field("count",
                   Reading<Placement>{{.type = "an integer", .range = kCount, .standard = "1"},
                                      [](Placement& placement, const Value& value) {
                                          placement.count.b = 0;
                                          return integers(kCount).read(placement.count.a, value);
                                      }},
                   "How many, whatever the party size.");
        return d;
    }();
    return fields;
}

std::string read_placement(Placement& placement, const Value& value) {
    const Value& id = value.is_table() ? value.at(1) : value;
    if (id.text() == nullptr) return R"(should list Monsters such as {"goblin", per_party = {1, 2}})";
    if (value.is_table()) return placement_fields().read(placement, value);
    placement.monster = intern(*id.text());
    return "";
}

/// One form of a loot icon: a word, or the beginning of one whose rest the author chooses.
struct IconForm {
    std::string_view begins;
    std::string_view rest;  ///< what the author writes there; empty: the word is whole
    LootIcon::What what;
    std::string_view doc;
};

using What = LootIcon::What;
constexpr IconForm kIconForms[] = {
    {"beer", "", What::stack, "The top card of the Beer stack."},
    {"scroll", "", What::stack, "The top card of the Scroll stack."},
    {"spell", "", What::stack, "The top card of the Spell stack."},
    {"spell:", "ELEMENT", What::element,
     "The next Spell of that element in the stack: fire, earth, water, air or mind."},
    {"potion", "", What::stack, "The top card of the Potion stack."},
    {"nuggets", "", What::stack, "The top card of the Nuggets stack."},
    {"card", "", What::card, "The top card of the main deck."},
    {"weapon", "", What::weapon, "The next Weapon in the main deck."},
    {"defence", "", What::defence, "The next Defence card in the main deck."},
    {"food", "", What::food, "One of the Food cards, by chance."},
    {"die", "", What::die,
     "A die decides: by the Monster's `die`, or else 1 and 2 a Beer, 3 a Scroll, 4 a Potion, 5 Nuggets, 6 a "
     "card of the main deck."},
    {"=", "NAME", What::named, "The card with that id, such as \"=sword\", from wherever one is left."},
};

/// The stacks that are icons, by their origin.
constexpr std::string_view kStackWords[] = {"", "beer", "scroll", "spell", "potion", "nuggets"};

std::vector<FormInfo> icon_forms() {
    std::vector<FormInfo> all;
    for (const IconForm& form : kIconForms)
        all.push_back({fmt::format("{}{}", form.begins, form.rest), form.doc});
    return all;
}

std::string read_icon_text(LootIcon& icon, const Value& value) {
    if (value.text() == nullptr) return "should be a loot icon, not " + value.show();
    const std::string& text = *value.text();
    const auto* form = std::find_if(std::begin(kIconForms), std::end(kIconForms), [&](const IconForm& each) {
        return each.rest.empty() ? text == each.begins : text.starts_with(each.begins);
    });
    if (form == std::end(kIconForms)) {
        std::string all;
        for (const FormInfo& each : icon_forms())
            all += (all.empty() ? "" : ", ") + each.form;
        return fmt::format("'{}' should be one of {}", text, all);
    }
    const std::string_view rest = std::string_view(text).substr(form->begins.size());
    icon.what = form->what;
    if (icon.what == What::stack) icon.stack = static_cast<Origin>(*place_of(text, kStackWords));
    if (icon.what == What::named) icon.named = word_of(rest);
    if (icon.what == What::element) {
        const auto element = place_of(rest, element_words);
        if (!element) return fmt::format("'{}' names no element: {}", text, list_of(element_words));
        icon.stack = Origin::spell;
        icon.element = static_cast<Element>(*element);
    }
    return "";
}

constexpr std::string_view kPerParty =
    "an integer: so many for each hero; or { a, b }: a for every b heroes, rounded up";

/// As any other number by party size; but an integer above 1 was once read as the b of { 1, b }. Content in
/// saves still says so, and still means that; `check` wants it written out.
Reading<PerParty> loot_per_party() {
    static constexpr Range kTimes{1, 9};
    FieldInfo info{.type = kPerParty, .range = kTimes};
    info.old_form = [](const Value& value) {
        const auto* divisor = value.integer();
        return divisor == nullptr || *divisor == 1
                   ? std::string()
                   : fmt::format(
                         "{{ 1, {0} }} for one for every {0} heroes, or {{ {0}, 1 }} for {0} for each",
                         *divisor);
    };
    return {std::move(info), [](PerParty& number, const Value& value) -> std::string {
                if (value.is_table()) return per_party().read(number, value);
                number.a = 1;
                return integers(kTimes).read(number.b, value);
            }};
}

const Definition<LootIcon>& loot_icon_fields() {
    static const Definition<LootIcon> fields = [] {
        Definition<LootIcon> d(
            "loot_icon",
            "What is drawn as Loot: a text alone, or a table such as { \"card\", per_party "
            "= { 1, 2 } }.");
        d.field("1", Reading<LootIcon>{{.type = "a text", .forms = icon_forms()}, read_icon_text},
                "What is drawn.")
            .field("per_party", &LootIcon::per_party, loot_per_party(),
                   "How many, by party size; without it one in all.");
        return d;
    }();
    return fields;
}

const Definition<Traits>& trait_fields() {
    static const Definition<Traits> fields = [] {
        Definition<Traits> d("traits", "What a hero, skill, effect or card in front adds.");
        d.field("hand", &Traits::hand, kSmall, "Cards more in a full hand.")
            .field("regeneration", &Traits::regeneration, kCount,
                   "Life gained at the start of the turn, after the Monsters' attacks.")
            .field("reduction", &Traits::reduction, kCount,
                   "Off the damage of each attack, after Defence cards.")
            .field("armour", &Traits::armour, kCount,
                   "Armour bonus: a pool that is full again at each turn's start.")
            .field("intelligence", &Traits::intelligence, kSmall, "More intelligence at each turn's start.")
            .field("weapons", &Traits::weapons, kSmall, "On every Weapon's roll.")
            .field("ally_type", &Traits::ally_type, definition_name("a Monster type"),
                   "The hero's own Defensive Monsters count as this type.")
            .field("ally_attack", &Traits::ally_attack, kSmall,
                   "On the attacks of the hero's own Defensive Monsters.")
            .field("berserk_beers", &Traits::berserk_beers, kCount,
                   "Beers in one turn that bring Berserk; 0: none do.")
            .field("berserk_bonus", &Traits::berserk_bonus, kCount, "On every Weapon while Berserk.")
            .field("dodge", &Traits::dodge, {0, 1},
                   "1: may roll 4+ for each Monster in front to reach the Loot.")
            .field("swap", &Traits::swap, {0, 9},
                   "How often a turn a Loot card may be swapped for the next of its stack.")
            .field("drain", &Traits::drain, {0, 1},
                   "1: once a turn a Weapon's damage may be turned into life, paid with intelligence.")
            .field("family", &Traits::family, by_family(), "On Weapons of these families.")
            .field("spells", &Traits::spells, by_element(),
                   "On attack Spells of these elements; `none` counts for all.")
            .field("resistance", &Traits::resistance, by_element(),
                   "Off Monsters' attacks of these elements.")
            .field("against", &Traits::against, by_type(),
                   "On attacks whose first target is of this Monster type.");
        return d;
    }();
    return fields;
}

std::string read_traits(Traits& traits, const Value& value) {
    return value.is_table() ? trait_fields().read(traits, value) : "should be a table of traits";
}

}  // namespace

Reading<std::string> one_of(Words words) {
    return {{.type = "a word", .words = words}, [words](std::string& member, const Value& value) {
                if (value.text() == nullptr || !place_of(*value.text(), words))
                    return "should be one of " + list_of(words);
                member = *value.text();
                return std::string();
            }};
}

Reading<std::array<bool, kElements>> elements() {
    return {{.type = "a list of words", .words = element_words},
            [](std::array<bool, kElements>& into, const Value& value) -> std::string {
                for (const auto& [_, element] : value.entries()) {
                    const auto place =
                        element.text() != nullptr ? place_of(*element.text(), element_words) : std::nullopt;
                    if (!place) return "should list elements out of " + list_of(element_words);
                    into[*place] = true;
                }
                return value.is_table() ? "" : "should be a list of elements";
            }};
}

Reading<std::array<int, kElements>> by_element() {
    return by_word<kElements>("{ element = n }", element_words);
}

Reading<std::array<int, kFamilies>> by_family() { return by_word<kFamilies>("{ family = n }", family_words); }

Reading<std::vector<int>> card_numbers() {
    static constexpr Range kNumbers{0, 999};
    return {{.type = "a list of integers", .range = kNumbers},
            [](std::vector<int>& numbers, const Value& value) -> std::string {
                const Reading<int> number = integers(kNumbers);
                for (const auto& [_, each] : value.entries())
                    if (!number.read(numbers.emplace_back(), each).empty())
                        return fmt::format("should be a list of adventure card numbers, {} to {}, not {}",
                                           kNumbers.least, kNumbers.most, each.show());
                return value.is_table() ? "" : "should be a list of adventure card numbers";
            }};
}

Reading<PerParty> per_party() {
    return {{.type = kPerParty, .range = kCount}, [](PerParty& number, const Value& value) -> std::string {
                const Reading<int> count = integers(kCount);
                if (!value.is_table()) {
                    number.b = 1;
                    return count.read(number.a, value);
                }
                if (value.entries().size() != 2 || !count.read(number.a, value.at(1)).empty() ||
                    !count.read(number.b, value.at(2)).empty() || number.b == 0)
                    return "should be {a, b}: a for every b heroes, rounded up";
                return "";
            }};
}

Reading<std::vector<Placement>> placements() {
    return {{.type = "a list of placements", .part = "placement"},
            [](std::vector<Placement>& all, const Value& value) {
                return read_list(all, value, &read_placement, "Monsters");
            }};
}

std::string read_loot_icon(LootIcon& icon, const Value& value) {
    return value.is_table() ? loot_icon_fields().read(icon, value) : read_icon_text(icon, value);
}

Reading<std::vector<LootIcon>> loot_icons() {
    return {{.type = "a list of loot icons", .part = "loot_icon"},
            [](std::vector<LootIcon>& icons, const Value& value) {
                return read_list(icons, value, &read_loot_icon, "loot icons");
            }};
}

Reading<std::vector<LootIcon>> die_icons() {
    return {{.type = "a list of six loot icons", .part = "loot_icon"},
            [](std::vector<LootIcon>& icons, const Value& value) -> std::string {
                if (std::string wrong = loot_icons().read(icons, value); !wrong.empty()) return wrong;
                if (icons.size() != 6) return "should have six entries";
                const bool again = std::any_of(icons.begin(), icons.end(),
                                               [](const LootIcon& icon) { return icon.what == What::die; });
                return again ? "should hold no die itself: it would draw nothing" : "";
            }};
}

Reading<Traits> traits() {
    return {{.type = "a table of traits", .part = "traits"}, [](Traits& into, const Value& value) {
                const std::string wrong = read_traits(into, value);
                return wrong.empty() || !value.is_table() ? wrong : "holds a mistake: " + wrong;
            }};
}

Reading<std::array<Traits, 3>> level_traits() {
    return {{.type = "a list of three tables of traits", .part = "traits"},
            [](std::array<Traits, 3>& levels, const Value& value) -> std::string {
                for (std::size_t i = 0; i < levels.size(); ++i)
                    if (const Value& level = value.at(static_cast<std::int64_t>(i + 1)); !level.is_nil())
                        if (std::string wrong = read_traits(levels[i], level); !wrong.empty())
                            return fmt::format("[{}]: {}", i + 1, wrong);
                return value.is_table() ? "" : "should be three tables of traits";
            }};
}

std::vector<DefinitionInfo> part_infos() {
    return {placement_fields().info(), loot_icon_fields().info(), trait_fields().info()};
}

}  // namespace tankard::deckbuilder
