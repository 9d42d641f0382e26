#include "registry/registry.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard {

std::string_view name_of(Type type) {
    static constexpr std::string_view kNames[] = {"nothing",
                                                  "true or false",
                                                  "an integer",
                                                  "a text",
                                                  "a hero",
                                                  "a card",
                                                  "a list of cards",
                                                  "a list of heroes",
                                                  "a plain value",
                                                  "a chapter, or what story:choose or story:finish gives",
                                                  "a zone",
                                                  "a square",
                                                  "an edge",
                                                  "a list of squares",
                                                  "a seat, a card or another thing of the table",
                                                  "a question { prompt = ..., options = ... }",
                                                  "a list of questions",
                                                  "a table such as { who = seat, n = 3 }"};
    return kNames[static_cast<std::size_t>(type)];
}

std::string out_of(const Range& range, std::int64_t number) {
    if (number >= range.least && number <= range.most) return "";
    return fmt::format("should be {} to {}, not {}", range.least, range.most, number);
}

int Registry::hook(HookInfo what) {
    hooks_.push_back(std::move(what));
    return static_cast<int>(hooks_.size()) - 1;
}

void Registry::pages(std::string_view survived) {
    const Param story{"story", Type::value, false, "the story"};
    hook({"intro", "The chapter's first page.", {story}, Type::nothing, false, true});
    hook({"alive", survived, {story}, Type::page, false, true});
    hook({"dead",
          "The page after a defeat; may return the next chapter or story:choose{…}.",
          {story},
          Type::page,
          false,
          true});
}

int Registry::find_hook(std::string_view name) const {
    for (std::size_t i = 0; i < hooks_.size(); ++i)
        if (hooks_[i].name == name) return static_cast<int>(i);
    return -1;
}

std::optional<std::string_view> did_you_mean(std::string_view typed,
                                             std::span<const std::string_view> words) {
    if (typed.size() > 60) return {};  // no word at all
    std::optional<std::string_view> best;
    std::size_t best_distance = typed.size() / 3 + 2;  // farther than this is another word
    for (std::string_view word : words) {
        std::vector<std::size_t> row(word.size() + 1);
        for (std::size_t j = 0; j <= word.size(); ++j)
            row[j] = j;
        for (std::size_t i = 1; i <= typed.size(); ++i) {
            std::size_t diagonal = row[0];
            row[0] = i;
            for (std::size_t j = 1; j <= word.size(); ++j) {
                const std::size_t replaced = diagonal + (typed[i - 1] == word[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
            }
        }
        if (row.back() < best_distance) {
            best_distance = row.back();
            best = word;
        }
    }
    return best;
}

std::string or_meant(std::string_view typed, std::span<const std::string_view> words) {
    const auto meant = did_you_mean(typed, words);
    return meant ? fmt::format("; did you mean '{}'?", *meant) : "";
}

}  // namespace tankard
