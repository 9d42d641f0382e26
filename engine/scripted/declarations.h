// What rules.lua says: all that a rule set in Lua has, read once, before any script runs. Every mistake
// becomes a Problem with the file and the place in it. Registries speak of names by std::string_view: these
// stand here, in `texts`, which nothing moves, so declarations are never copied.
//
// Zones, counters, kinds, hooks and verbs stand in the order of their names, whatever order the file has, so
// that equal content has equal numbers.
#pragma once

#include "registry/definition.h"
#include "registry/settings.h"
#include "table/catalogue.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::scripted {

/// What a field of a definition may be.
enum class FieldType : std::uint8_t { integer, word, truth, text, value };

struct Field {
    std::string_view name;
    FieldType type = FieldType::value;
    Range range{};
    std::vector<std::string_view> words;
    Value initial;  ///< what holds if it is left out; nothing: it must be there
    bool required = true;
    std::string_view doc;
};

struct Kind {
    std::string_view name;
    std::string_view doc;
    std::vector<Field> fields;
    std::vector<std::string_view> hooks;
    std::vector<std::string_view> facts;
};

/// A moment for content, or a verb in Lua.
struct Signature {
    std::string_view name;
    std::string_view on;  ///< of a verb: its receiver
    std::string_view doc;
    std::vector<Param> params;
    Type result = Type::nothing;
    bool filter = false;
};

/// Counters of a card that begin anew together.
struct Renewal {
    std::string_view name;
    std::vector<int> counters;
};

struct Declarations {
    Declarations() = default;
    Declarations(const Declarations&) = delete;
    Declarations& operator=(const Declarations&) = delete;

    std::string file;
    int least_seats = 1;
    int most_seats = 6;
    bool rivals = false;
    int leader = -1;   ///< a counter of the table; -1: the first seat leads
    int horizon = -1;  ///< a counter of the table; -1: thinking goes on to the chapter's end
    Catalogue table;   ///< all but the definitions of files: `definitions` are the cards that need none
    std::vector<Renewal> renewals;
    std::vector<Kind> kinds;
    std::vector<Signature> hooks;
    std::vector<Signature> verbs;
    std::vector<SettingInfo> settings;

    std::deque<std::string> texts;
    std::string_view keep(std::string_view text) { return texts.emplace_back(text); }
};

void read_declarations(const Value& rules, std::string file, Declarations& all, Problems& problems);

}  // namespace tankard::scripted
