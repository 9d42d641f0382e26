#include "save/json.h"

#include "save/files.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <set>
#include <sstream>
#include <system_error>
#include <utility>
#include <variant>

#include <cereal/archives/json.hpp>
#include <fmt/format.h>

namespace tankard::save {
namespace {

constexpr int kDeepest = 64;
namespace json = RAPIDJSON_NAMESPACE;

std::string key_text(const Value::Key& key) {
    if (const auto* number = std::get_if<std::int64_t>(&key)) return fmt::format("#{}", *number);
    const auto& text = std::get<std::string>(key);
    return text.starts_with('#') ? "#" + text : text;
}

bool is_array(const Value& table) {
    std::int64_t next = 1;
    for (const auto& [key, _] : table.entries())
        if (key != Value::Key(next++)) return false;
    return next > 1;
}

void write(cereal::JSONOutputArchive& archive, const Value& value,
           std::span<const std::string_view> first = {});

void write_entries(cereal::JSONOutputArchive& archive, const Value& table,
                   std::span<const std::string_view> first) {
    const auto write_one = [&](const Value::Key& key, const Value& value) {
        const std::string name = key_text(key);
        archive.setNextName(name.c_str());
        write(archive, value);
    };
    for (const auto key : first)
        if (!table.at(key).is_nil()) write_one(std::string(key), table.at(key));
    for (const auto& [key, value] : table.entries()) {
        const auto* text = std::get_if<std::string>(&key);
        if (text == nullptr || std::find(first.begin(), first.end(), *text) == first.end())
            write_one(key, value);
    }
}

void write(cereal::JSONOutputArchive& archive, const Value& value, std::span<const std::string_view> first) {
    if (value.is_table()) {
        archive.startNode();
        if (is_array(value)) {
            archive.makeArray();
            for (const auto& [_, element] : value.entries())
                write(archive, element);
        } else {
            write_entries(archive, value, first);
        }
        archive.finishNode();
        return;
    }
    archive.writeName();
    if (const auto* truth = value.truth())
        archive.saveValue(*truth);
    else if (const auto* integer = value.integer())
        archive.saveValue(*integer);
    else if (const auto* real = value.real())
        archive.saveValue(*real);
    else if (const auto* text = value.text())
        archive.saveValue(*text);
    else
        archive.saveValue(nullptr);
}

Value read(const json::Value& from, const std::string& file, int depth);

Value::Key read_key(const std::string& text, const std::string& file) {
    if (!text.starts_with('#')) return text;
    if (text.starts_with("##")) return text.substr(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size()) return number;
    throw Trouble(fmt::format(
        "{} has the key \"{}\", which is no number: write ## for a name that begins with #", file, text));
}

Value read_table(const json::Value& from, const std::string& file, int depth) {
    Value table = Value::table();
    if (from.IsArray()) {
        for (const auto& element : from.GetArray()) {
            if (element.IsNull()) throw Trouble(fmt::format("{} has a null in a list: take it out", file));
            table.push(read(element, file, depth));
        }
        return table;
    }
    std::set<std::string> seen;
    for (const auto& member : from.GetObject()) {
        const std::string name(member.name.GetString(), member.name.GetStringLength());
        if (!seen.insert(name).second)
            throw Trouble(fmt::format("{} says \"{}\" twice: take one out", file, name));
        table.set(read_key(name, file), read(member.value, file, depth));
    }
    return table;
}

Value read(const json::Value& from, const std::string& file, int depth) {
    if (depth > kDeepest)
        throw Trouble(fmt::format("{} is nested too deeply (more than {} levels)", file, kDeepest));
    if (from.IsObject() || from.IsArray()) return read_table(from, file, depth + 1);
    if (from.IsBool()) return from.GetBool();
    if (from.IsInt64()) return std::int64_t{from.GetInt64()};
    if (from.IsUint64())
        throw Trouble(fmt::format("{} has the number {}, which is too large", file, from.GetUint64()));
    if (from.IsNumber()) return from.GetDouble();
    if (from.IsString()) return std::string(from.GetString(), from.GetStringLength());
    return {};
}

}  // namespace

std::string to_json(const Value& table, std::span<const std::string_view> first) {
    std::ostringstream stream;
    {
        cereal::JSONOutputArchive archive(stream,
                                          cereal::JSONOutputArchive::Options(
                                              324, cereal::JSONOutputArchive::Options::IndentChar::space, 2));
        write_entries(archive, table, first);
    }
    stream << '\n';
    return std::move(stream).str();
}

Value from_json(std::string_view text, const std::string& file) {
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);  // some editors put a mark before UTF-8
    constexpr unsigned kFlags =
        json::kParseIterativeFlag | json::kParseFullPrecisionFlag | json::kParseNanAndInfFlag;
    json::Document document;
    document.Parse<kFlags>(text.data(), text.size());
    if (document.HasParseError()) {
        const auto before = text.substr(0, std::min(document.GetErrorOffset(), text.size()));
        throw Trouble(fmt::format("{}, line {} is no proper JSON: look for a missing comma, quote or bracket",
                                  file, 1 + std::count(before.begin(), before.end(), '\n')));
    }
    if (!document.IsObject()) throw Trouble(fmt::format("{} holds no JSON object in braces", file));
    return read(document, file, 0);
}

}  // namespace tankard::save
