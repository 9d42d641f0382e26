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

std::string no_chapter(const std::string& chapter, const Book& book) {
    const std::vector<std::string_view> names(book.chapters.begin(), book.chapters.end());
    return fmt::format("there is no chapter '{}'{}", chapter, or_meant(chapter, names));
}

std::string read_path(Path& path, const Value& value, const Book& book) {
    const std::string* key = value.at(1).text();
    const std::string* chapter = value.at(2).text();
    const Value& needs = value.at("needs");
    if (key == nullptr || chapter == nullptr || (!needs.is_nil() && needs.text() == nullptr))
        return std::string(kForm);
    if (value.entries().size() > (needs.is_nil() ? 2 : 3)) return std::string(kForm);
    for (const std::string* word : {key, needs.text()})
        if (word != nullptr && word->size() > kLongestKey)
            return fmt::format("a path's words have at most {} letters, not {}", kLongestKey, word->size());
    if (!book.has(*chapter)) return no_chapter(*chapter, book);
    path = {*key, *chapter, needs.is_nil() ? "" : *needs.text()};
    return "";
}

std::string read_ending(std::vector<Path>& paths, const Value& key) {
    if (key.text() == nullptr || key.text()->empty() || key.text()->size() > kLongestKey)
        return "an ending should be a text key";
    paths.push_back({*key.text(), "", ""});
    return "";
}

}  // namespace

std::string read_paths(std::vector<Path>& paths, const Value& list, const Book& book) {
    if (list.entries().empty()) return "there should be at least one path";
    if (list.entries().size() > kMostPaths)
        return fmt::format("there should be at most {} paths, not {}", kMostPaths, list.entries().size());
    for (const auto& [key, path] : list.entries()) {
        if (!std::holds_alternative<std::int64_t>(key)) return "the paths should be a list";
        if (std::string wrong = read_path(paths.emplace_back(), path, book); !wrong.empty()) return wrong;
    }
    return "";
}

std::string read_ways(std::vector<Path>& paths, const Arg& answer, const Book& book) {
    if (std::holds_alternative<std::monostate>(answer)) return "";
    const auto* value = std::get_if<Value>(&answer);
    if (value != nullptr && value->text() != nullptr) {
        if (!book.has(*value->text())) return no_chapter(*value->text(), book);
        paths.push_back({"", *value->text(), ""});
        return "";
    }
    if (value != nullptr && value->entries().size() == 1) {
        if (const Value& list = value->at("choose"); !list.is_nil()) return read_paths(paths, list, book);
        if (const Value& key = value->at("ending"); !key.is_nil()) return read_ending(paths, key);
    }
    return "a page should answer a chapter's id, or what story:choose or story:finish gives";
}

}  // namespace tankard::campaign
