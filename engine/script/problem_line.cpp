#include "script/problem_line.h"

#include "script/lua_words.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tankard::script {
namespace {

/// The words of a path such as "counters.seat.gold".
std::vector<std::string_view> steps_of(std::string_view path) {
    std::vector<std::string_view> steps;
    while (!path.empty()) {
        const std::size_t dot = std::min(path.find('.'), path.size());
        steps.push_back(path.substr(0, dot));
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    return steps;
}

}  // namespace

int line_of(const Problem& problem, std::string_view source) {
    if (problem.field.empty()) return problem.line;
    const std::vector<Word> words = lua_words(source);
    const std::vector<std::string_view> steps = steps_of(problem.field);
    std::size_t depth = 0;
    std::size_t found = 0;
    int line = problem.line;
    for (std::size_t i = 0; i + 2 < words.size() && found < steps.size(); ++i) {
        if (words[i].is("{")) ++depth;
        if (words[i].is("}") && depth > 0) found = std::min(found, --depth);
        const bool is_key = words[i + 1].is("=") || (words[i + 1].is("]") && words[i + 2].is("="));
        if (depth != found + 1 || words[i].line < problem.line || words[i].text != steps[found] || !is_key)
            continue;
        line = words[i].line;
        ++found;
    }
    return line;
}

}  // namespace tankard::script
