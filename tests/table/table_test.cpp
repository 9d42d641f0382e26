#include "table/table.h"

#include "table/hash.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;

namespace {

std::shared_ptr<Catalogue> catalogue(std::vector<std::string> zones, std::vector<std::string> counters,
                                     std::vector<std::string> definitions) {
    auto made = std::make_shared<Catalogue>();
    for (const std::string& name : zones)
        made->zones.push_back(
            {intern(name), name == "hand" ? Scope::seat : Scope::table, Visibility::open, name == "play"});
    for (const std::string& name : counters) {
        made->seat_counters.push_back({intern(name), 7});
        made->card_counters.push_back({intern(name), 0});
    }
    for (const std::string& name : definitions)
        made->definitions.push_back(intern(name));
    made->streams = {intern("dice")};
    return made;
}

}  // namespace

TEST_CASE("a card is in exactly one zone, and zones keep their order") {
    Table table(catalogue({"deck", "hand", "play"}, {"wounds"}, {"sword"}), 2, 1);
    const ZoneId deck = table.zone(0);
    std::vector<CardId> cards;
    for (int i = 0; i < 5; ++i)
        cards.push_back(table.create(DefId{0}, deck));
    CHECK(table.list(deck) == cards);
    table.move(cards[2], table.zone(1, seat_at(1)));
    CHECK(table.size(deck) == 4);
    CHECK(table.list(table.zone(1, seat_at(1))) == std::vector<CardId>{cards[2]});
    table.move(cards[2], deck, Place::bottom);
    CHECK(table.bottom(deck) == cards[2]);
    CHECK(table.top(deck) == cards[0]);
}

TEST_CASE("a sum stops at its counter's limits and never runs over") {
    auto with = catalogue({"deck", "hand", "play"}, {"wounds", "debt"}, {"sword"});
    with->seat_counters[1].least = std::numeric_limits<std::int32_t>::min();
    with->seat_counters[1].most = std::numeric_limits<std::int32_t>::max();
    Table table(with, 1, 1);
    const SeatId seat = seat_at(0);
    table.add(seat, 0, std::numeric_limits<std::int32_t>::max());
    CHECK(table.get(seat, 0) == 9999);
    table.add(seat, 0, std::numeric_limits<std::int32_t>::min());
    CHECK(table.get(seat, 0) == 0);
    for (int i = 0; i < 3; ++i)
        table.add(seat, 1, std::numeric_limits<std::int32_t>::max());
    CHECK(table.get(seat, 1) == std::numeric_limits<std::int32_t>::max());
    for (int i = 0; i < 3; ++i)
        table.add(seat, 1, std::numeric_limits<std::int32_t>::min());
    CHECK(table.get(seat, 1) == std::numeric_limits<std::int32_t>::min());
}

TEST_CASE("a card that leaves play forgets its wounds, and old handles are noticed") {
    Table table(catalogue({"deck", "hand", "play"}, {"wounds"}, {"sword"}), 1, 1);
    const CardId card = table.create(DefId{0}, table.zone(2));
    const Ref before = table.ref(card);
    table.set(card, 0, 3);
    table.memory_for_change(card).set("bells", 2);
    CHECK(table.alive(before));
    table.move(card, table.zone(0));
    CHECK_FALSE(table.alive(before));
    CHECK(table.get(card, 0) == 0);
    CHECK(table.memory(card).is_nil());
}

TEST_CASE("a table saved under another catalogue is rewritten by names") {
    Table table(catalogue({"deck", "hand", "play"}, {"wounds", "luck"}, {"axe", "sword"}), 2, 1);
    const CardId sword = table.create(DefId{1}, table.zone(1, seat_at(1)));
    table.set(sword, 0, 3);
    table.set(seat_at(1), 1, 11);
    const std::string bytes = to_bytes(table);

    Table loaded;
    from_bytes(bytes, loaded);
    loaded.set_catalogue(
        catalogue({"shelf", "play", "hand", "deck"}, {"luck", "wounds", "thirst"}, {"sword", "axe", "bow"}));
    CHECK(loaded.def(sword) == DefId{0});
    CHECK(loaded.where(sword) == loaded.zone(2, seat_at(1)));
    CHECK(loaded.get(sword, 1) == 3);
    CHECK(loaded.get(seat_at(1), 0) == 11);
    CHECK(loaded.get(seat_at(0), 2) == 7);

    Table without;
    from_bytes(bytes, without);
    CHECK_THROWS_WITH(without.set_catalogue(catalogue({"deck", "hand", "play"}, {"wounds"}, {"axe"})),
                      "this save has a card 'sword', which does not exist any more");
}

TEST_CASE("a stream goes on after loading where it was") {
    Stream stream(42, 7);
    for (int i = 0; i < 100; ++i)
        stream.die(6);
    Stream again;
    from_bytes(to_bytes(stream), again);
    for (int i = 0; i < 50; ++i)
        CHECK(stream.below(1000) == again.below(1000));
}

TEST_CASE("redealt figures stand on their squares as anybody, whoever they were") {
    const auto all = catalogue({"deck", "hand", "play"}, {"wounds"}, {"elf", "orc", "ape"});
    all->boards = {{.name = intern("maze"), .rows = 1, .columns = 3}};
    const auto dealt = [&](std::array<int, 3> who, std::uint64_t chance) {
        Table table(all, 2, 1);
        std::vector<CardId> figures;
        for (int cell = 0; cell < 3; ++cell) {
            figures.push_back(
                table.create(static_cast<DefId>(who[static_cast<std::size_t>(cell)]), table.zone(2)));
            table.stand(figures.back(), Ref::square(0, cell));
        }
        Stream luck(chance, 13);
        const ZoneId play = table.zone(2);
        table.redeal(
            {&play, 1}, [](CardId) { return false; }, luck);
        std::array<DefId, 3> stand{};
        for (std::size_t cell = 0; cell < 3; ++cell) {
            CHECK(table.square_of(figures[cell]) == Ref::square(0, static_cast<int>(cell)));
            stand[cell] = table.def(figures[cell]);
        }
        return stand;
    };
    std::set<std::array<DefId, 3>> seen;
    for (std::uint64_t chance = 0; chance < 100; ++chance) {
        seen.insert(dealt({0, 1, 2}, chance));
        CHECK(dealt({0, 1, 2}, chance) == dealt({2, 0, 1}, chance));
    }
    CHECK(seen.size() == 6);
}
