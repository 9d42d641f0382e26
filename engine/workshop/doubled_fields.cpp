#include "workshop/doubled_fields.h"

#include <set>
#include <string>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kDoubled = 1;

/// A table or a function's body, whichever is innermost.
struct Inside {
    bool table = false;
    std::size_t end = 0;  ///< of a body: the place behind it
    std::set<std::string> names{};
};

}  // namespace

Findings doubled_fields(const std::vector<script::Word>& words) {
    Findings findings;
    std::vector<Inside> levels;
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        const script::Word& word = words[at];
        while (!levels.empty() && !levels.back().table && at >= levels.back().end)
            levels.pop_back();
        if (word.is("function")) {
            levels.push_back({false, script::end_of_block(words, at)});
        } else if (word.is("{")) {
            levels.push_back({true});
        } else if (word.is("}")) {
            if (!levels.empty() && levels.back().table) levels.pop_back();
        } else if (!levels.empty() && levels.back().table && word.kind == script::Word::Kind::name &&
                   words[at + 1].is("=") &&
                   (words[at - 1].is("{") || words[at - 1].is(",") || words[at - 1].is(";")) &&
                   !levels.back().names.insert(word.text).second) {
            findings.push_back({kDoubled, Level::error, "", word.line,
                                fmt::format("'{}' stands twice in this table", word.text)});
        }
    }
    return findings;
}

}  // namespace tankard::workshop
