#include "scripted/sum_of.h"

#include "registry/registry.h"

#include <string>
#include <variant>

namespace tankard::scripted {
namespace {

constexpr const char* kWrongParts = "parts should be names with integers, as in { blade = 2 }";

}  // namespace

Sum sum_of(const Value& parts) {
    if (!parts.is_table()) throw VerbError(kWrongParts);
    Sum sum;
    for (const auto& [from, change] : parts.entries()) {
        const auto* name = std::get_if<std::string>(&from);
        if (name == nullptr || change.integer() == nullptr) throw VerbError(kWrongParts);
        sum.add(word_of(*name), *change.integer());
    }
    return sum;
}

}  // namespace tankard::scripted
