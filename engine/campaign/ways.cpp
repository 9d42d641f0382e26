#include "campaign/ways.h"

#include "registry/registry.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace tankard::campaign {
namespace {

constexpr std::string_view kForm =
    R"(each path should be {"text key", "chapter"} and may have needs = "card, flag or skill")";

std::string no_chapter(const std::string& chapter, const Manifest& manifest) {
    const std::vector<std::string_view> names(manifest.chapters.begin(), manifest.chapters.end());
    return fmt::format("there is no chapter '{}'{}", chapter, or_meant(chapter, names));
}

std::string too_long(std::string_view what, const std::string& word) {
    return fmt::format("{} has at most {} letters, not {}", what, kLongestKey, word.size());
}

std::string read_path(Path& path, const Value& value, const Manifest& manifest) {
    const std::string* key = value.at(1).text();
    const std::string* chapter = value.at(2).text();
    const Value& needs = value.at("needs");
    if (key == nullptr || chapter == nullptr || (!needs.is_nil() && needs.text() == nullptr))
        return std::string(kForm);
    if (value.entries().size() > (needs.is_nil() ? 2 : 3)) return std::string(kForm);
    if (key->size() > kLongestKey) return too_long("a text key", *key);
    if (needs.text() != nullptr && needs.text()->size() > kLongestKey)
        return too_long("'needs'", *needs.text());
    if (!manifest.has(*chapter)) return no_chapter(*chapter, manifest);
    path = {*key, *chapter, needs.is_nil() ? "" : *needs.text()};
    return "";
}

std::string read_ending(std::vector<Path>& paths, const Value& key) {
    if (key.text() == nullptr || key.text()->empty()) return "an ending should be a text key";
    if (key.text()->size() > kLongestKey) return too_long("a text key", *key.text());
    paths.push_back({*key.text(), "", ""});
    return "";
}

}  // namespace

std::string read_paths(std::vector<Path>& paths, const Value& list, const Manifest& manifest) {
    if (list.entries().empty()) return "there should be at least one path";
    if (list.entries().size() > kMostPaths)
        return fmt::format("there should be at most {} paths, not {}", kMostPaths, list.entries().size());
    for (const auto& [key, path] : list.entries()) {
        if (!std::holds_alternative<std::int64_t>(key)) return "the paths should be a list";
        if (std::string wrong = read_path(paths.emplace_back(), path, manifest); !wrong.empty()) return wrong;
    }
    return "";
}

std::string read_ways(std::vector<Path>& paths, const Arg& answer, const Manifest& manifest) {
    if (std::holds_alternative<std::monostate>(answer)) return "";
    const auto* value = std::get_if<Value>(&answer);
    if (value != nullptr && value->text() != nullptr) {
        if (!manifest.has(*value->text())) return no_chapter(*value->text(), manifest);
        paths.push_back({"", *value->text(), ""});
        return "";
    }
    if (value != nullptr && value->entries().size() == 1) {
        if (const Value& list = value->at("choose"); !list.is_nil()) return read_paths(paths, list, manifest);
        if (const Value& key = value->at("ending"); !key.is_nil()) return read_ending(paths, key);
    }
    return "a page should answer a chapter's id, or what story:choose or story:finish gives";
}

}  // namespace tankard::campaign
