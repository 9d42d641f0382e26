// The shipped rule set keeps its word: every number of a definition that is no fact of its card stands in its
// own text, and no other. What an attack adds to its die, and what it costs, the card shows as facts.
#include "deckbuilder/shipped.h"

using namespace tankard;
using namespace tankard::deckbuilder;
using namespace tankard::deckbuilder::test;

namespace {

/// Whether the definition belongs to the rule set, whose texts tell every number; an adventure's do not.
bool of_rule_set(std::string_view id) {
    for (const auto& [path, _] : play::test::content().files)
        if (path.starts_with("deckbuilder/") && path.ends_with("/" + std::string(id) + ".lua")) return true;
    return false;
}

/// What the rule set's own text says of it: "Life 3, attack −2, 10 XP. Loot: a Weapon."
std::string rule_of(std::string_view id) {
    return play::test::library().language("en").say(intern("rule." + std::string(id)));
}

void each(DefKind kind, const std::function<void(DefId, std::string_view)>& check) {
    int seen = 0;
    for (DefId def : shipped().all(kind)) {
        const std::string_view id = shipped().id(def);
        if (!of_rule_set(id)) continue;
        CAPTURE(id);
        check(def, id);
        ++seen;
    }
    CHECK(seen > 5);
}

/// Every promise stands in the text, and what looks like one there is one.
void keeps(std::string_view id, const std::vector<std::string>& promises,
           std::initializer_list<std::string_view> openings) {
    std::string rest = rule_of(id);
    CHECK_MESSAGE(rest.starts_with(promises.front()), rest << "\nbut it is: " << promises.front());
    for (const std::string& promise : promises) {
        const std::size_t at = rest.find(promise);
        CHECK_MESSAGE(at != std::string::npos, rest << "\nsays nothing of: " << promise);
        if (at != std::string::npos) rest.erase(at, promise.size());
    }
    for (std::string_view opening : openings)
        CHECK_MESSAGE(rest.find(opening) == std::string::npos, "not so: " << rest);
}

/// "b; a" with its phrases sorted.
std::string sorted(std::string_view list) {
    std::vector<std::string> phrases;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find("; "), list.size());
        phrases.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 2, list.size()));
    }
    std::sort(phrases.begin(), phrases.end());
    return fmt::format("{}", fmt::join(phrases, "; "));
}

std::string small(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

}  // namespace

TEST_CASE("3.1 every card's numbers are those of its text") {
    each(DefKind::card, [](DefId def, std::string_view id) {
        const CardDef& card = shipped().card(def);
        keeps(id, promises_of(shipped(), card, names()),
              {"the first target's armour", "or pay", "Armour ", "heals a die"});
    });
}

TEST_CASE("19A every Monster's numbers and abilities are those of its text") {
    each(DefKind::monster, [](DefId def, std::string_view id) {
        keeps(id, promises_of(shipped().monster(def), names()),
              {"Life", "Strikes intelligence", "Heavy", "Regeneration", "Armour", "Insane", "Charge",
               "Prolif", "Summons", "Immune", "Resists", "Loot", "Die 1"});
    });
}

TEST_CASE("20B every Hero's levels, thresholds and bonuses are those of the text") {
    each(DefKind::hero, [](DefId def, std::string_view id) {
        std::string text = rule_of(id);
        const std::vector<std::string> levels = promises_of(shipped().hero(def), names());
        for (std::size_t i = levels.size(); i-- > 0;) {
            const std::size_t at = text.rfind("Level ");
            REQUIRE(at != std::string::npos);
            const std::string told = text.substr(at, text.size() - at);
            const std::size_t colon = told.find(": ") + 2;
            const std::string list = told.substr(colon, told.rfind('.') - colon);
            CHECK(told.substr(0, colon) + sorted(list) + "." == levels[i]);
            text.resize(at);
        }
        CHECK(text.find("Level ") == std::string::npos);
    });
}

TEST_CASE("11.8, 11.9 every Skill gives what its text says") {
    each(DefKind::skill, [](DefId def, std::string_view id) {
        const SkillDef& skill = shipped().skill(def);
        std::string text = rule_of(id);
        const std::string advanced = "Advanced Skill (two stages). ";
        CHECK(text.starts_with(advanced) == skill.advanced);
        if (skill.advanced) text.erase(0, advanced.size());
        text.pop_back();
        const std::string promise = promise_of(skill, names());
        if (id != "giant_killer") CHECK(sorted(small(text)) == promise);  // that one is a hook alone
    });
}

TEST_CASE("19F every effect lasts as long and gives what its text says") {
    each(DefKind::effect, [](DefId def, std::string_view id) {
        const std::string text = rule_of(id);
        const std::string promise = promise_of(shipped().effect(def), names());
        const std::size_t list = promise.find(": ") + 2;
        CHECK(text.substr(0, list) == promise.substr(0, list));
        if (list < promise.size())
            CHECK(sorted(text.substr(list, text.size() - list - 1)) == promise.substr(list));
    });
}
