#include "workshop/old_forms.h"

#include "registry/registry.h"

#include <cstdint>
#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

const DefinitionInfo* named(const std::vector<DefinitionInfo>& all, std::string_view name) {
    for (const DefinitionInfo& info : all)
        if (info.name == name) return &info;
    return nullptr;
}

/// What is wrong with a table of fields, first.
std::string first_in(const DefinitionInfo& info, const Value& facts, const Registry& registry);

std::string first_of(const FieldInfo& field, const Value& value, const Registry& registry) {
    if (field.old_form != nullptr)
        if (const std::string instead = field.old_form(value); !instead.empty())
            return fmt::format("'{} = {}' can be read in two ways: write {}", field.name, value.show(),
                               instead);
    const DefinitionInfo* part = field.part.empty() ? nullptr : named(registry.parts(), field.part);
    if (part == nullptr) return "";
    if (std::string wrong = first_in(*part, value, registry); !wrong.empty()) return wrong;
    for (const auto& [key, entry] : value.entries())
        if (std::holds_alternative<std::int64_t>(key))
            if (std::string wrong = first_in(*part, entry, registry); !wrong.empty())
                return fmt::format("[{}]: {}", std::get<std::int64_t>(key), wrong);
    return "";
}

std::string first_in(const DefinitionInfo& info, const Value& facts, const Registry& registry) {
    for (const FieldInfo& field : info.fields)
        if (const Value& value = facts.at(field.name); !value.is_nil())
            if (std::string wrong = first_of(field, value, registry); !wrong.empty()) return wrong;
    return "";
}

}  // namespace

std::vector<OldForm> old_forms(const Source& source, const Registry& registry) {
    std::vector<OldForm> found;
    const DefinitionInfo* info = named(registry.definitions(), source.kind);
    if (info == nullptr) return found;
    for (const FieldInfo& field : info->fields)
        if (const Value& value = source.facts.at(field.name); !value.is_nil())
            if (const std::string wrong = first_of(field, value, registry); !wrong.empty())
                found.push_back({std::string(field.name), fmt::format("'{}' {}", field.name, wrong)});
    return found;
}

}  // namespace tankard::workshop
