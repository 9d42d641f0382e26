#include "table/hash.h"
#include "table/table.h"

#include <cstdint>
#include <memory>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;

namespace {

Table small_table() {
    auto catalogue = std::make_shared<Catalogue>();
    catalogue->zones = {{intern("stock"), Scope::table, Visibility::open, false},
                        {intern("field"), Scope::table, Visibility::open, true}};
    catalogue->definitions = {intern("card")};
    Table table(catalogue, 1, 1);
    table.create(static_cast<DefId>(0), table.zone(0));
    return table;
}

}  // namespace

TEST_CASE("a handle of a card that left play is never alive again") {
    Table table = small_table();
    const CardId card = table.top(table.zone(0));
    const Ref old = table.ref(card);
    for (int time = 1; time <= 70'000; ++time) {
        table.move(card, table.zone(1));
        table.move(card, table.zone(0));
        if (table.alive(old) || table.ref(card).as_card() != card) FAIL("alive after " << time << " moves");
    }
    CHECK(table.alive(table.ref(card)));
    CHECK(table.ref(card).generation() == 70'000);
    Table again;
    from_bytes(to_bytes(table), again);
    again.set_catalogue(std::make_shared<Catalogue>(table.catalogue()));
    CHECK(again.ref(card) == table.ref(card));
    CHECK(!again.alive(old));
}

TEST_CASE("a handle of few generations has the bits that journals know") {
    CHECK(Ref::card(static_cast<CardId>(0x1234), 0xab).bits() == 0x03ab000000001234);
    CHECK(Ref::card(static_cast<CardId>(0x1234), 0x0102ab).bits() == 0x03ab000102001234);
}
