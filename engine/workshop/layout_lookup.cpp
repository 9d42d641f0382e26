#include "workshop/layout_lookup.h"

#include <algorithm>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kUnknownThing = 25;

}  // namespace

LayoutLookup::LayoutLookup(const play::Library& library, Findings& findings)
    : file_(fmt::format("{}/layout.lua", library.rules().name())), findings_(findings) {
    for (const auto& [path, text] : library.content().files)
        if (path == file_) words_ = script::lua_words(text);
}

void LayoutLookup::one(const Value& name, std::span<const std::string_view> known, std::string_view what) {
    if (name.text() != nullptr) look_up(*name.text(), known, what);
}

void LayoutLookup::list(const Value& names, std::span<const std::string_view> known, std::string_view what) {
    for (const auto& [_, name] : names.entries())
        one(name, known, what);
}

void LayoutLookup::keys(const Value& table, std::span<const std::string_view> known, std::string_view what) {
    for (const auto& [key, _] : table.entries())
        if (const auto* name = std::get_if<std::string>(&key)) look_up(*name, known, what);
}

void LayoutLookup::look_up(const std::string& name, std::span<const std::string_view> known,
                           std::string_view what) {
    if (std::find(known.begin(), known.end(), name) != known.end()) return;
    findings_.push_back({kUnknownThing, Level::error, file_, line_of(name),
                         fmt::format("there is no {} '{}'{}", what, name, or_meant(name, known))});
}

void LayoutLookup::should_be(const Value& value, bool so, const std::string& name, std::string_view wanted) {
    if (value.is_nil() || so) return;
    findings_.push_back({kUnknownThing, Level::error, file_, line_of(name),
                         fmt::format("'{}' should be {}{}", name, wanted,
                                     value.is_table() ? "" : fmt::format(", not {}", value.show()))});
}

int LayoutLookup::line_of(const std::string& name) const {
    const auto word = std::find_if(words_.begin(), words_.end(),
                                   [&](const script::Word& each) { return each.text == name; });
    return word != words_.end() ? word->line : 0;
}

}  // namespace tankard::workshop
