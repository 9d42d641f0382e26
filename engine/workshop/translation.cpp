#include "workshop/translation.h"

#include "script/lua_words.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

Value texts_of(const play::Library& library, std::string_view code) {
    const std::string wanted = fmt::format("{}/text/{}.lua", library.campaign(), code);
    Problems problems;  // told when the library was loaded
    for (const auto& [path, text] : library.content().files)
        if (path == wanted) return script::load_data({path, text}, problems);
    return {};
}

bool is_noun(const Value& value) { return !value.at("one").is_nil(); }

/// The entries of `from` that `to` lacks, table by table; a noun is one thing.
Value missing(const Value& from, const Value& to) {
    Value left;
    for (const auto& [key, value] : from.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        const Value& there = name != nullptr ? to.at(*name) : to.at(std::get<std::int64_t>(key));
        if (!value.is_table() || is_noun(value)) {
            if (there.is_nil()) left.set(key, value);
        } else if (Value inner = missing(value, there); !inner.is_nil()) {
            left.set(key, std::move(inner));
        }
    }
    return left;
}

bool stands_bare(std::string_view key) {
    const auto fits = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
    return !key.empty() && std::isdigit(static_cast<unsigned char>(key[0])) == 0 &&
           std::all_of(key.begin(), key.end(), fits) && !script::is_keyword(key);
}

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (char letter : text) {
        if (letter == '"' || letter == '\\') out += '\\';
        if (letter == '\n')
            out += "\\n";
        else
            out += letter;
    }
    return out + '"';
}

std::string written(const Value& value, int depth) {
    if (const std::string* text = value.text()) return quoted(*text);
    if (!value.is_table()) return value.show();
    const bool line = is_noun(value);
    const std::string indent = line ? " " : "\n" + std::string(static_cast<std::size_t>(2 * depth), ' ');
    std::string out = "{";
    for (const auto& [key, each] : value.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        out += indent;
        if (name != nullptr && stands_bare(*name))
            out += *name;
        else
            out += fmt::format(
                "[{}]", name != nullptr ? quoted(*name) : fmt::format("{}", std::get<std::int64_t>(key)));
        out += " = " + written(each, depth + 1) + ",";
    }
    if (line) out.pop_back();
    return out + (line ? " }" : "\n" + std::string(static_cast<std::size_t>(2 * (depth - 1)), ' ') + "}");
}

}  // namespace

std::string untranslated(const play::Library& library, std::string_view from, std::string_view to) {
    const Value left = missing(texts_of(library, from), texts_of(library, to));
    if (left.is_nil()) return "";
    return fmt::format("-- What stands in text/{}.lua of {} and not in text/{}.lua.\nreturn {}\n", from,
                       library.campaign(), to, written(left, 1));
}

}  // namespace tankard::workshop
