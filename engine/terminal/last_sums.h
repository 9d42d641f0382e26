// What was added to the dice of cards when they were last rolled for, beside what is printed on them and what
// was for once: a boss may hit harder than its card says. The layout's `sums` say whose number it is, which
// fact it goes with, and which parts are for once.
#pragma once

#include "scene/scene.h"
#include "table/event.h"
#include "table/table.h"
#include "table/value.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace tankard::terminal {

class LastSums {
 public:
    /// A sentence was told after so many answers.
    void hear(const Event& told, const Table& table, const Value& layout, std::uint32_t answers);
    /// What was told since is void.
    void rewound(std::uint32_t answers);
    /// Behind each such fact what it comes to with that: "+2, lately +5".
    void put_into(scene::Scene& scene, const std::string& lately) const;

 private:
    struct Last {
        int more = 0;
        std::uint32_t after = 0;
    };
    std::map<std::pair<CardId, Name>, Last> all_;
};

}  // namespace tankard::terminal
