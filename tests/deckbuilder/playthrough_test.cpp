// Whole games in the small world, written down: every question with what was on offer and what was not, every
// answer, every sentence, die, card moved and counter changed. A game that goes otherwise than it did differs
// in a line of tests/deckbuilder/playthroughs; if that was meant, `TANKARD_WRITE=1 tankard_tests
// --source-file=*playthrough_test.cpp` writes them anew, and the difference is read like any other.
#include "deckbuilder/rules/turn.h"
#include "fixture.h"
#include "play/companions/companion.h"
#include "save/disk_files.h"
#include "source.h"
#include "table/random.h"

#include <cstdlib>

namespace tankard::deckbuilder::test {
namespace {

std::string name_of(const Table& table, Ref ref) {
    switch (ref.kind()) {
        case RefKind::none: return "-";
        case RefKind::number: return std::to_string(ref.as_number());
        case RefKind::seat: return fmt::format("hero{}", number_of(ref.as_seat()) + 1);
        case RefKind::card:
            return std::string(table.catalogue().definitions[index(table.def(ref.as_card()))].text());
        case RefKind::definition:
            return std::string(table.catalogue().definitions[index(ref.as_definition())].text());
        default: return "table";
    }
}

/// " card=sword", or nothing if there is none.
std::string slot(const std::string& name, const Table& table, Ref value) {
    return value.kind() == RefKind::none ? "" : fmt::format("{}={}", name, name_of(table, value));
}

std::string name_of(const Table& table, ZoneId zone) {
    const std::string_view name =
        table.catalogue().zones[static_cast<std::size_t>(table.kind_of(zone))].name.text();
    const SeatId seat = table.seat_of(zone);
    return seat == SeatId::none ? std::string(name) : fmt::format("{}{}", name, number_of(seat) + 1);
}

/// A player who likes to do something before the turn ends, and the scribe of the game.
class Scribe : public Answerer, public Listener {
 public:
    explicit Scribe(std::uint64_t seed) : chance_(seed, 3) {}

    std::vector<std::string> lines;

    Answer answer(const Question& question, const Table& table) override {
        std::vector<std::string> offered, refused;
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            const std::int32_t number = question.options[i].number;
            offered.push_back(question.label(i, table) + (number != 0 ? fmt::format(" ({})", number) : ""));
        }
        for (const Refusal& refusal : question.refusals)
            refused.push_back(fmt::format("{} {}: {}{}", refusal.verb.text(), name_of(table, refusal.object),
                                          refusal.reason.text(), slot(" about", table, refusal.about)));
        const Answer chosen = choose(question, table);
        std::string asked =
            fmt::format("hero{} is asked {}", number_of(question.seat) + 1, question.prompt.text());
        for (const Slot& each : question.slots)
            asked += slot(fmt::format(" {}", each.name.text()), table, each.value);
        lines.push_back(fmt::format("{}, {} to {}{}: {}", asked, question.least, question.most,
                                    question.ordered ? " in order" : "", fmt::join(offered, ", ")));
        if (!refused.empty()) lines.push_back(fmt::format("  not: {}", fmt::join(refused, ", ")));
        lines.push_back(fmt::format("  answers {}", fmt::join(chosen.values, " ")));
        return chosen;
    }
    bool explains() const override { return true; }

    void on(const Event& event, const Table& table) override {
        switch (event.kind) {
            case Event::Kind::told: {
                std::string line = fmt::format("  {}", event.name.text());
                for (const Slot& each : event.slots)
                    line += slot(fmt::format(" {}", each.name.text()), table, each.value);
                return lines.push_back(line);
            }
            case Event::Kind::moved:
                return lines.push_back(fmt::format("    {}: {} > {}", name_of(table, event.what),
                                                   name_of(table, event.from), name_of(table, event.to)));
            case Event::Kind::counted:
                return lines.push_back(fmt::format("    {} {}: {} > {}", name_of(table, event.what),
                                                   event.name.text(), event.before, event.after));
            case Event::Kind::rolled:
                return lines.push_back(
                    fmt::format("    {} rolls {}", name_of(table, event.what), event.after));
            case Event::Kind::shuffled:
                return lines.push_back(fmt::format("    shuffled {}", name_of(table, event.to)));
            case Event::Kind::turned: return;  // there are no boards
        }
    }

 private:
    Answer choose(const Question& question, const Table& table) {
        Answer answer;
        if (question.prompt == word::ask_loot) {
            for (std::size_t i = 0; i < question.options.size(); ++i)
                answer.values.push_back(static_cast<std::int32_t>(i));
            return answer;
        }
        for (int tries = 0; tries < 4; ++tries) {
            answer = play::decide(play::Policy::random, *kit().rule_set, none_, question, table,
                                  chance_.below(1U << 30U));
            if (question.prompt != word::ask_main) return answer;
            const Name verb = question.options[static_cast<std::size_t>(answer.values.front())].verb;
            if (verb != word::end_turn && verb != word::draw_adventure && verb != word::improvise)
                return answer;
        }
        return answer;
    }

    NoHooks none_;
    Stream chance_;
};

struct Game {
    std::string name;
    std::uint64_t seed;
    std::vector<std::string> heroes;
    Value settings;
    int beats;
    std::string chapter = "wide";
};

/// Monsters of every kind, one encounter after the other.
std::unique_ptr<Kit> wide_world() {
    return kit_with({
        def("adventure_card", "cave",
            "number = 31, xp = 15, monsters = {{'shaman', per_party = {1, 2}}, {'knight', per_party = {1, "
            "3}}, 'boar'}"),
        def("adventure_card", "crypt",
            "number = 32, monsters = {{'ghoul', per_party = {1, 3}}, 'mummy', 'imp', 'rat'}"),
        def("adventure_card", "burrow",
            "number = 33, xp = 5, monsters = {'breeder', {'horde', per_party = {1, 2}}, 'fool'}"),
        def("adventure_card", "pool",
            "number = 34, monsters = {'newt', 'troll', {'rat', per_party = {1, 1}}}"),
        def("adventure_card", "fair",
            "number = 35, event = true, on_reveal = function(self, turn)"
            "  for _, hero in ipairs(turn.heroes) do"
            "    hero:hurt(2) hero:hurt(1, true) hero:heal(2) hero:lose_life(1) hero:gain_xp(60) "
            "hero:gain_money(5)"
            "    hero:think(1) hero:gain_armour(1) hero:gain_card 'tonic' hero:lose_card 'coin' hero:draw(1)"
            "    hero:give_effect 'lucky' hero:give_effect 'cursed' hero:end_effect 'lucky' hero:give_effect "
            "'doomed'"
            "    hero:give_skill 'tough' hero:summon 'wolf_card' turn:drop('beer', hero) turn:drop('die', "
            "hero)"
            "    if hero:has_effect 'lucky' or not hero:has_effect 'cursed' then turn:tell 'wrong' end"
            "    if hero:has_skill 'hunter' then turn:tell('hunter', hero) end"
            "    if hero:has_card 'beer_mug' then turn:tell('mug', hero, 3) end"
            "    if hero:ask 'well' then hero:scar() end"
            "    if hero:choose('road', { 'left', 'right' }) == 2 then hero:fetch 'money' end"
            "  end "
            "end"),
        def("adventure_card", "arena",
            "number = 36, xp = 5, monsters = {{'knight', per_party = {2, 1}}, 'shaman'},"
            "on_reveal = function(self, turn)"
            "  local monster = turn.monsters[1]"
            "  monster:wound(3) monster:mend(2) monster:weaken(1) monster:enrage(2) monster:enrage(-1)"
            "  turn.monsters[2]:move_to(turn.leader) turn:place('rat', turn.leader)"
            "end,"
            "on_turn_end = function(self, turn) if turn.round == 2 then turn.monsters[1]:kill() end end,"
            "on_encounter_end = function(self, turn)"
            "  for _, hero in ipairs(turn.heroes) do if hero ~= turn.leader then hero:lose_life(99) end end "
            "end"),
        def("chapter", "short", "deck = {35, 36, 35}"),
        def("chapter", "wide", "deck = {31, 3, 33, 18, 32, 5, 34, 1, 2, 0}, boss = 'dragon'"),
    });
}

std::vector<std::string> written(const Game& game, Kit& world) {
    Scene scene(game.heroes, {.chapter = game.chapter, .settings = game.settings, .kit = &world});
    Scribe scribe(game.seed);
    Door door(scribe);
    Stream chance(game.seed, 5);
    std::vector<std::string_view> cards;
    for (DefId def : world.content.all(DefKind::card))
        if (world.content.card(def).kind != CardKind::food) cards.push_back(world.content.id(def));
    for (int seat = 0; seat < scene.table.seats(); ++seat) {
        scene.fill(deck, seat_at(seat), {"coin", "nuggets", "coin", "coin"});
        for (int i = 0; i < 16; ++i)
            scene.put(cards[chance.below(static_cast<std::uint32_t>(cards.size()))], deck, seat_at(seat));
        scene.table.move_all(scene.table.zone(skills, seat_at(seat)), scene.table.zone(removed));
        for (int i = 0; i < 3; ++i) {
            const ZoneId supply = scene.table.zone(skill_supply, seat_at(seat));
            const std::vector<CardId> left = scene.table.list(supply);
            scene.table.move(left[chance.below(static_cast<std::uint32_t>(left.size()))],
                             scene.table.zone(skills, seat_at(seat)));
        }
        refill_hand(scene.rules, seat_at(seat));
    }
    scene.table.listen(&scribe);
    const auto play = world.rule_set->open({scene.table, door, world.host, scene.settings});
    const auto go = [&] {
        for (int beats = 0; beats < game.beats; ++beats) {
            world.host.begin_beat();
            if (!play->beat()) return;
        }
    };
    go();
    scribe.lines.emplace_back("The chapter closes.");
    if (play->ending() == Ending::running) scene.table.set(ending, static_cast<int>(Ending::alive));
    play->begin_closing();
    go();
    return scribe.lines;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

}  // namespace

TEST_CASE("games that were written down go as they went") {
    const std::unique_ptr<Kit> world = wide_world();
    const Game games[] = {
        {"alone", 19, {"dwarf"}, settings({{"difficulty", "gentle"}}), 120},
        {"two", 44, {"druid", "warrior"}, settings({}), 160},
        {"three", 54, {"mage", "dwarf", "druid"}, settings({{"difficulty", "gentle"}}), 160},
        {"short", 3, {"dwarf", "paladin", "mage"}, settings({{"fallen", "retired"}}), 120, "short"},
        {"grim",
         15,
         {"paladin", "guard"},
         settings({{"duty", "all"},
                   {"difficulty", "grim"},
                   {"equal_attackers", "player"},
                   {"fallen", "retired"},
                   {"area_of_fallen", "move"},
                   {"set_aside", "removed"},
                   {"hands", "closed"}}),
         140},
    };
    save::DiskFiles files;
    for (const Game& game : games) {
        const std::string path = source_folder("/tests/deckbuilder/playthroughs/" + game.name + ".txt");
        const std::vector<std::string> now = written(game, *world);
        if (std::getenv("TANKARD_WRITE") != nullptr)
            files.write(path, fmt::format("{}\n", fmt::join(now, "\n")));
        const std::vector<std::string> before = lines_of(files.read(path));
        for (std::size_t i = 0; i < std::max(now.size(), before.size()); ++i) {
            const std::string is = i < now.size() ? now[i] : "the end";
            const std::string was = i < before.size() ? before[i] : "the end";
            REQUIRE_MESSAGE(is == was,
                            fmt::format("{}.txt:{}\n  was: {}\n  is:  {}", game.name, i + 1, was, is));
        }
    }
}

}  // namespace tankard::deckbuilder::test
