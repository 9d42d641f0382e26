// The static tables of layouts/*.lua: a game's zones, counters and cards, and where they lie, as data.
#pragma once

#include "proofs/table_facts.h"
#include "script/host.h"
#include "source.h"

#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::proofs {

struct Laid {
    explicit Laid(const std::string& game, int seats) {
        const std::string path = fmt::format("{}/tests/proofs/layouts/{}.lua", source_folder(), game);
        std::ifstream file(path);
        REQUIRE(file);
        Problems problems;
        facts.facts = script::load_data(
            {game + "/layout.lua", std::string(std::istreambuf_iterator<char>(file), {})}, problems);
        catalogue = catalogue_of(facts, {}, problems);
        for (const Problem& problem : problems)
            MESSAGE(problem.show());
        REQUIRE(problems.empty());
        table = Table(catalogue, seats, 1);
    }

    ZoneId zone(std::string_view name, int seat = -1) const {
        for (std::size_t kind = 0; kind < catalogue->zones.size(); ++kind)
            if (catalogue->zones[kind].name == Name::of(name))
                return table.zone(static_cast<int>(kind), seat < 0 ? SeatId::none : seat_at(seat));
        FAIL("no zone " << name);
        return ZoneId::none;
    }
    Ref put(std::string_view card, std::string_view in, int seat = -1) {
        const DefId def = catalogue->find(Name::of(card));
        REQUIRE(def != DefId::none);
        return table.ref(table.create(def, zone(in, seat)));
    }

    Source facts;
    std::shared_ptr<const Catalogue> catalogue;
    Table table;
};

}  // namespace tankard::proofs
