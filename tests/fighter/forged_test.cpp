// Tables that somebody has changed by hand and that the rules accept (RuleSet::misfit) can be played on to an
// end: no question without an answer, no index out of range, nothing that goes round for ever.
#include "fighter/rules/setup.h"
#include "fighter/state/zones.h"
#include "scripted/played.h"
#include "shipped.h"

#include <memory>
#include <string>

using namespace tankard;
using namespace tankard::fighter;
using fighter::test::library;
using fighter::test::shipped_files;

namespace {

constexpr int kForged = 400;
constexpr int kMostBeats = 3000;

struct ByChance final : Answerer {
    explicit ByChance(std::uint64_t seed) : chance(seed, 1) {}
    Answer answer(const Question& question, const Table& table) override {
        // Half of the throws are those of a thrower: of all records most are misses.
        if (question.shape == Shape::record && chance.below(2) == 0)
            return Answer{library().rules().report(question, table, chance)};
        return any_answer(question, chance);
    }
    bool explains() const override { return true; }
    Stream chance;
};

struct Forged {
    explicit Forged(std::uint64_t seed) : people(seed), door(people), chance(seed, 2) {
        Problems problems;
        settings = Settings(setting_infos(), Value::table(), problems);
        Setup setup;
        setup.chapter = intern("classic");
        setup.seed = seed;
        for (std::uint64_t seat = 0; seat <= seed % 4; ++seat) {
            const std::vector<DefId> heroes = library().rules().heroes();
            setup.seats.push_back({"somebody", library().rules().fresh_section(heroes[seat])});
        }
        table = library().rules().set_up(setup, settings);
    }
    /// So many beats; false when the chapter is over.
    bool play(int beats) {
        const std::unique_ptr<Match> match =
            library().rules().open({table, door, library().host(), settings});
        for (int i = 0; i < beats; ++i) {
            library().host().begin_beat();
            if (!match->beat()) return false;
        }
        return true;
    }
    void change() {
        const Catalogue& catalogue = table.catalogue();
        const auto value = [&](const CounterKind& kind) {
            const std::int32_t room = std::min(kind.most, kind.least + 12) - kind.least;
            return kind.least + static_cast<std::int32_t>(chance.below(static_cast<std::uint32_t>(room + 1)));
        };
        const auto pick = [&](std::size_t of) { return chance.below(static_cast<std::uint32_t>(of)); };
        switch (chance.below(4)) {
            case 0: {
                const auto which = pick(catalogue.table_counters.size());
                table.set(static_cast<int>(which), value(catalogue.table_counters[which]));
                break;
            }
            case 1: {
                const auto which = pick(catalogue.seat_counters.size());
                const SeatId seat = seat_at(static_cast<int>(pick(static_cast<std::size_t>(table.seats()))));
                table.set(seat, static_cast<int>(which), value(catalogue.seat_counters[which]));
                break;
            }
            case 2: {
                const auto which = pick(catalogue.card_counters.size());
                const auto card = static_cast<CardId>(pick(static_cast<std::size_t>(table.cards())));
                table.set(card, static_cast<int>(which), value(catalogue.card_counters[which]));
                break;
            }
            default: {
                const auto card = static_cast<CardId>(pick(static_cast<std::size_t>(table.cards())));
                table.move(card, static_cast<ZoneId>(pick(static_cast<std::size_t>(table.zones()))));
            }
        }
    }

    ByChance people;
    Door door;
    Stream chance;
    Settings settings;
    Table table;
};

}  // namespace

TEST_CASE("what the rules accept can be played to an end") {
    int accepted = 0;
    for (std::uint64_t seed = 1; seed <= kForged; ++seed) {
        Forged game(seed);
        if (!game.play(static_cast<int>(seed % 40))) continue;
        const Table before = game.table;
        for (int tries = 0; tries < 20; ++tries) {
            game.table = before;
            for (int changes = 0; changes <= tries % 3; ++changes)
                game.change();
            if (!library().rules().misfit(game.table).empty()) continue;
            ++accepted;
            CAPTURE(seed);
            CAPTURE(tries);
            CHECK_FALSE(game.play(kMostBeats));
        }
    }
    CHECK(accepted > 1000);
}
