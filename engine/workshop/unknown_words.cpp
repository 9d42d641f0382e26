#include "workshop/unknown_words.h"

#include <set>

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

/// Every name that the file declares: locals, parameters, loop variables, labels.
std::set<std::string, std::less<>> declared(const std::vector<Word>& words) {
    std::set<std::string, std::less<>> names;
    const auto take_until = [&](std::size_t at, auto stop) {
        for (; at < words.size() && !stop(words[at]); ++at)
            if (words[at].kind == Word::Kind::name && !is_keyword(words[at].text))
                names.insert(words[at].text);
    };
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at].is("local"))
            take_until(at + 1, [line = words[at].line](const Word& word) {
                return word.is("=") || word.is("(") || word.line != line;
            });
        if (words[at].is("function")) {
            std::size_t open = at + 1;
            while (open < words.size() && !words[open].is("("))
                ++open;
            take_until(open, [](const Word& word) { return word.is(")"); });
        }
        if (words[at].is("for"))
            take_until(at + 1, [](const Word& word) { return word.is("in") || word.is("="); });
        if (words[at].is("goto") || words[at].is("::"))
            take_until(at + 1, [](const Word& word) { return word.kind != Word::Kind::name; });
    }
    return names;
}

}  // namespace

Findings unknown_words(const std::vector<Word>& words, std::span<const Registry* const> registries) {
    Findings findings;
    auto names = declared(words);
    for (std::string_view global : kGlobals)
        names.emplace(global);
    for (const Registry* registry : registries)
        for (const DefinitionInfo& info : registry->definitions())
            names.emplace(info.name);
    const std::vector<std::string_view> known(names.begin(), names.end());
    for (std::size_t at = 0; at < words.size(); ++at) {
        const Word& word = words[at];
        if (word.kind != Word::Kind::name || is_keyword(word.text)) continue;
        if (at > 0 && (words[at - 1].is(".") || words[at - 1].is(":"))) {
            if (at < 2 || !words[at - 1].is(".")) continue;
            const auto members = members_of(words[at - 2].text);
            const bool library = !members.empty() && words[at - 2].kind == Word::Kind::name &&
                                 (at < 3 || !words[at - 3].is("."));
            if (library && std::find(members.begin(), members.end(), word.text) == members.end())
                findings.push_back({kUnknownWord, Level::error, "", word.line,
                                    fmt::format("there is no {}.{}{}", words[at - 2].text, word.text,
                                                or_meant(word.text, members))});
            continue;
        }
        const bool field = at + 1 < words.size() && words[at + 1].is("=");
        if (field || names.contains(word.text)) continue;
        findings.push_back({kUnknownWord, Level::error, "", word.line,
                            fmt::format("there is no '{}' here{}", word.text, or_meant(word.text, known))});
    }
    return findings;
}

}  // namespace tankard::workshop
