// What the definitions of a rule set in Lua say, by the numbers of its catalogue: each one's kind and fields.
#pragma once

#include "scripted/declarations.h"

#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::scripted {

struct Content {
    std::shared_ptr<const Catalogue> catalogue;
    DefId game = DefId::none;  ///< game.lua
    std::vector<int> kinds;    ///< by definition: which of Declarations::kinds; -1: none has a file
    std::vector<std::string_view> names;  ///< of all fields of all kinds, sorted
    std::vector<Value> fields;  ///< by definition and name; nothing where the kind has no such field
    std::vector<std::string_view> beats;  ///< the functions of game.lua's `beats`
    bool outcome = false;                 ///< whether game.lua has it
    bool forecast = false;                ///< the same
    bool added = false;                   ///< the same

    const Value& field(DefId definition, std::size_t name) const {
        return fields[index(definition) * names.size() + name];
    }
    /// The place of a field's name, or -1.
    int find(std::string_view name) const;
};

/// All fields' names, which registries need before there is content.
std::vector<std::string_view> field_names(const Declarations& declared);

Content read_content(const Declarations& declared, std::span<const Source> sources,
                     std::span<const Name> beside, Problems& problems);

}  // namespace tankard::scripted
