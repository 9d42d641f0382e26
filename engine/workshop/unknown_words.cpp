#include "workshop/unknown_words.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kUnknownWord = 10;

constexpr std::string_view kGlobals[] = {"type",   "tostring", "tonumber", "select", "error",
                                         "assert", "log",      "copy",     "ipairs", "pairs",
                                         "use",    "string",   "table",    "math"};
constexpr std::string_view kMath[] = {"min",       "max",  "abs",        "floor",     "ceil",
                                      "tointeger", "type", "maxinteger", "mininteger"};
constexpr std::string_view kString[] = {"len",  "sub",  "upper", "lower", "rep",
                                        "find", "byte", "char",  "format"};
constexpr std::string_view kTable[] = {"insert", "remove", "concat", "unpack", "sort"};

std::span<const std::string_view> members_of(std::string_view library) {
    if (library == "math") return kMath;
    if (library == "string") return kString;
    if (library == "table") return kTable;
    return {};
}

using Names = std::set<std::string, std::less<>>;

/// A function's parameters, known from its first word to its `end`.
struct Scope {
    std::size_t from = 0;
    std::size_t to = 0;
    Names names;
};

struct Declared {
    Names names;  ///< locals, loop variables, labels: known in all of the file
    std::vector<Scope> scopes;

    bool knows(std::string_view name, std::size_t at) const {
        if (names.contains(name)) return true;
        return std::any_of(scopes.begin(), scopes.end(), [&](const Scope& scope) {
            return at >= scope.from && at < scope.to && scope.names.contains(name);
        });
    }
};

template <typename Stop>
void take_until(const std::vector<script::Word>& words, std::size_t at, Stop stop, Names& names) {
    for (; at < words.size() && !stop(words[at]); ++at)
        if (words[at].kind == script::Word::Kind::name && !script::is_keyword(words[at].text))
            names.insert(words[at].text);
}

Declared declared(const std::vector<script::Word>& words) {
    Declared all;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at].is("local"))
            take_until(
                words, at + 1,
                [line = words[at].line](const script::Word& word) {
                    return word.is("=") || word.is("(") || word.line != line;
                },
                all.names);
        if (words[at].is("for"))
            take_until(
                words, at + 1, [](const script::Word& word) { return word.is("in") || word.is("="); },
                all.names);
        if (words[at].is("goto") || words[at].is("::"))
            take_until(
                words, at + 1, [](const script::Word& word) { return word.kind != script::Word::Kind::name; },
                all.names);
        if (!words[at].is("function")) continue;
        std::size_t open = at + 1;
        while (open < words.size() && !words[open].is("("))
            ++open;
        Scope& scope = all.scopes.emplace_back(Scope{at, script::end_of_block(words, at), {}});
        take_until(
            words, open, [](const script::Word& word) { return word.is(")"); }, scope.names);
    }
    return all;
}

}  // namespace

Findings unknown_words(const std::vector<script::Word>& words, std::span<const Registry* const> registries) {
    Findings findings;
    Declared names = declared(words);
    for (std::string_view global : kGlobals)
        names.names.emplace(global);
    for (const Registry* registry : registries)
        for (const DefinitionInfo& info : registry->definitions())
            names.names.emplace(info.name);
    std::vector<std::string_view> known(names.names.begin(), names.names.end());
    for (const Scope& scope : names.scopes)
        known.insert(known.end(), scope.names.begin(), scope.names.end());
    for (std::size_t at = 0; at < words.size(); ++at) {
        const script::Word& word = words[at];
        if (word.kind != script::Word::Kind::name || script::is_keyword(word.text)) continue;
        if (at > 0 && (words[at - 1].is(".") || words[at - 1].is(":"))) {
            if (at < 2 || !words[at - 1].is(".")) continue;
            const auto members = members_of(words[at - 2].text);
            const bool library = !members.empty() && words[at - 2].kind == script::Word::Kind::name &&
                                 (at < 3 || !words[at - 3].is("."));
            if (library && std::find(members.begin(), members.end(), word.text) == members.end())
                findings.push_back({kUnknownWord, Level::error, "", word.line,
                                    fmt::format("there is no {}.{}{}", words[at - 2].text, word.text,
                                                or_meant(word.text, members))});
            continue;
        }
        const bool field = at + 1 < words.size() && words[at + 1].is("=");
        if (field || names.knows(word.text, at)) continue;
        findings.push_back({kUnknownWord, Level::error, "", word.line,
                            fmt::format("there is no '{}' here{}", word.text, or_meant(word.text, known))});
    }
    return findings;
}

}  // namespace tankard::workshop
