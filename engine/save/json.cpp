#include "save/json.h"

#include "save/files.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <rapidjson/encodedstream.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/prettywriter.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>

namespace tankard::save {
namespace {

using Encoding = rapidjson::UTF8<>;
using Input = rapidjson::EncodedInputStream<Encoding, rapidjson::MemoryStream>;
using Writer = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

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

void write(Writer& writer, const std::string& text) {
    writer.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

/// JSON has no word for what is no number; these are read back by RapidJSON and by JavaScript's cousins.
void write(Writer& writer, double number) {
    const std::string_view word = std::isnan(number) ? "NaN" : number > 0 ? "Infinity" : "-Infinity";
    if (std::isfinite(number))
        writer.Double(number);
    else
        writer.RawValue(word.data(), word.size(), rapidjson::kNumberType);
}

void write(Writer& writer, const Value& value);

void write_object(Writer& writer, const Value& table, std::span<const std::string_view> first) {
    const auto write_one = [&](const Value::Key& key, const Value& value) {
        write(writer, key_text(key));
        write(writer, value);
    };
    writer.StartObject();
    for (const auto key : first)
        if (!table.at(key).is_nil()) write_one(std::string(key), table.at(key));
    for (const auto& [key, value] : table.entries()) {
        const auto* text = std::get_if<std::string>(&key);
        if (text == nullptr || std::find(first.begin(), first.end(), *text) == first.end())
            write_one(key, value);
    }
    writer.EndObject();
}

void write(Writer& writer, const Value& value) {
    if (is_array(value)) {
        writer.StartArray();
        for (const auto& [_, element] : value.entries())
            write(writer, element);
        writer.EndArray();
    } else if (value.is_table()) {
        write_object(writer, value, {});
    } else if (const auto* truth = value.truth()) {
        writer.Bool(*truth);
    } else if (const auto* integer = value.integer()) {
        writer.Int64(*integer);
    } else if (const auto* real = value.real()) {
        write(writer, *real);
    } else if (const auto* text = value.text()) {
        write(writer, *text);
    } else {
        writer.Null();
    }
}

/// A text that is read, and the sentence for what is wrong at one of its bytes.
struct Source {
    std::string_view text;
    const std::string& file;

    Error error(std::size_t at, std::string_view wrong) const {
        const auto before = text.substr(0, std::min(at, text.size()));
        const auto line = before.substr(before.rfind('\n') + 1);  // npos + 1 is 0
        const auto begins_letter = [](char byte) {
            return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
        };
        return Error(fmt::format("{}, line {}, column {}: {}", file,
                                 1 + std::count(before.begin(), before.end(), '\n'),
                                 1 + std::count_if(line.begin(), line.end(), begins_letter), wrong));
    }
    /// Where the text, number or word begins that ends before this byte.
    std::size_t token_before(std::size_t end) const {
        std::size_t at = end;
        if (at > 0 && text[at - 1] == '"') {
            const auto escaped = [&](std::size_t quote) {
                std::size_t from = quote;
                while (from > 0 && text[from - 1] == '\\')
                    --from;
                return (quote - from) % 2 == 1;
            };
            for (--at; at > 0 && (text[at - 1] != '"' || escaped(at - 1));)
                --at;
            return at == 0 ? 0 : at - 1;
        }
        while (at > 0 && std::string_view(" \t\r\n,:[{").find(text[at - 1]) == std::string_view::npos)
            --at;
        return at;
    }
};

/// Makes the value while the text is read: what RapidJSON's reader tells.
class Builder : public rapidjson::BaseReaderHandler<Encoding, Builder> {
 public:
    Builder(const Source& source, const Input& input) : source_(source), input_(input) {}

    Value root() { return std::move(root_); }

    bool Null() {
        if (!open_.empty() && open_.back().list) refuse("null stands in a list: take it out");
        return add({});
    }
    bool Bool(bool truth) { return add(truth); }
    bool Int(int number) { return add(number); }
    bool Uint(unsigned number) { return add(std::int64_t{number}); }
    bool Int64(std::int64_t number) { return add(number); }
    bool Uint64(std::uint64_t number) {
        if (!std::in_range<std::int64_t>(number)) too_large();
        return add(static_cast<std::int64_t>(number));
    }
    bool Double(double number) {
        // Digits alone that do not fit into 64 bits come here too.
        const std::string_view digits = token();
        if (digits.find_first_not_of("-0123456789") == std::string_view::npos) too_large();
        // RapidJSON's own full precision loses its way in long enough digits.
        double exact = number;
        const auto [_, error] = std::from_chars(digits.data(), digits.data() + digits.size(), exact);
        return add(error == std::errc() ? exact : number);
    }
    bool String(const char* text, rapidjson::SizeType length, bool) { return add(std::string(text, length)); }
    bool Key(const char* text, rapidjson::SizeType length, bool) {
        Table& table = open_.back();
        table.key = key_of(std::string(text, length));
        if (!table.named.try_emplace(table.key).second)
            refuse(fmt::format("{} stands twice: take one out", token()));
        return true;
    }
    bool StartObject() { return open(false); }
    bool StartArray() { return open(true); }
    bool EndObject(rapidjson::SizeType) { return close(); }
    bool EndArray(rapidjson::SizeType) { return close(); }

 private:
    struct Table {
        bool list = false;
        Value::Entries listed{};
        std::map<Value::Key, Value> named{};  ///< nothing for null: the key has been said
        Value::Key key{};                     ///< whose value comes next
    };

    std::string_view token() const {
        const std::size_t end = input_.Tell(), begin = source_.token_before(end);
        return source_.text.substr(begin, end - begin);
    }
    [[noreturn]] void refuse(std::string_view wrong) const {
        throw source_.error(source_.token_before(input_.Tell()), wrong);
    }
    [[noreturn]] void too_large() const { refuse(fmt::format("the number {} is too large", token())); }
    [[noreturn]] void no_object() const {
        throw Error(fmt::format("{} holds no JSON object in braces", source_.file));
    }

    Value::Key key_of(std::string text) const {
        if (!text.starts_with('#')) return text;
        if (text.starts_with("##")) return text.substr(1);
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
        if (error == std::errc() && end == text.data() + text.size()) return number;
        refuse(fmt::format("the key {} is no number: write ## for a name that begins with #", token()));
    }

    bool open(bool list) {
        if (open_.empty() && list) no_object();
        if (open_.size() == kDeepestJson)
            refuse(
                fmt::format("this is nested too deeply: write at most {} objects and lists inside each other",
                            kDeepestJson));
        count();
        open_.push_back({list});
        return true;
    }
    bool close() {
        Table table = std::move(open_.back());
        open_.pop_back();
        for (auto& [key, value] : table.named)
            if (!value.is_nil()) table.listed.emplace_back(key, std::move(value));
        put(Value(std::move(table.listed)));
        return true;
    }
    bool add(Value value) {
        if (open_.empty()) no_object();
        count();
        put(std::move(value));
        return true;
    }
    void put(Value value) {
        if (open_.empty()) {
            root_ = std::move(value);
            return;
        }
        Table& table = open_.back();
        if (table.list)
            table.listed.emplace_back(static_cast<std::int64_t>(table.listed.size()) + 1, std::move(value));
        else
            table.named[table.key] = std::move(value);
    }
    void count() {
        if (++values_ > kMostJsonValues)
            refuse(fmt::format("there are too many values: {} are the most", kMostJsonValues));
    }

    const Source& source_;
    const Input& input_;
    std::vector<Table> open_;
    std::size_t values_ = 0;
    Value root_;
};

std::string_view what_is_wrong(rapidjson::ParseErrorCode code) {
    switch (code) {
        case rapidjson::kParseErrorDocumentEmpty: return "there is no JSON: an object in braces is wanted";
        case rapidjson::kParseErrorDocumentRootNotSingular:
            return "something follows the last brace: take it out";
        case rapidjson::kParseErrorValueInvalid:
            return "a value is wanted here: a text in quotes, a number, true, false, a list or an object";
        case rapidjson::kParseErrorObjectMissName:
            return "a name in quotes is wanted here: add it, or take out the comma before";
        case rapidjson::kParseErrorObjectMissColon: return "a colon is missing between a name and its value";
        case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
            return "a comma or a } is missing before this";
        case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
            return "a comma or a ] is missing before this";
        case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex: return "\\u wants four hexadecimal digits";
        case rapidjson::kParseErrorStringUnicodeSurrogateInvalid: return "this \\u is one half of a letter";
        case rapidjson::kParseErrorStringEscapeInvalid:
            return "a text cannot hold this: write \\n for a new line, \\\\ for a backslash, and end it with "
                   "a "
                   "quote";
        case rapidjson::kParseErrorStringMissQuotationMark: return "a text has no quote at its end";
        case rapidjson::kParseErrorNumberTooBig: return "this number is too large";
        case rapidjson::kParseErrorNumberMissFraction: return "digits are missing after the point";
        case rapidjson::kParseErrorNumberMissExponent: return "digits are missing after the e";
        default: return "this is no proper JSON";
    }
}

}  // namespace

std::string to_json(const Value& table, std::span<const std::string_view> first) {
    rapidjson::StringBuffer buffer;
    Writer writer(buffer);
    writer.SetIndent(' ', 2);
    write_object(writer, table, first);
    std::string text(buffer.GetString(), buffer.GetSize());
    text += '\n';
    return text;
}

Value from_json(std::string_view text, const std::string& file) {
    if (text.size() > kMostJsonBytes)
        throw Error(
            fmt::format("{} is too large to be read: {} MB are the most", file, kMostJsonBytes >> 20U));
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);  // some editors put a mark before UTF-8
    constexpr unsigned kFlags = rapidjson::kParseIterativeFlag | rapidjson::kParseNanAndInfFlag;
    const Source source{text, file};
    rapidjson::MemoryStream bytes(text.data(), text.size());
    Input input(bytes);
    Builder builder(source, input);
    rapidjson::Reader reader;
    reader.Parse<kFlags>(input, builder);
    if (reader.HasParseError())
        throw source.error(reader.GetErrorOffset(), what_is_wrong(reader.GetParseErrorCode()));
    // A zero byte is the end for RapidJSON, and may hide something.
    if (input.Tell() < text.size())
        throw source.error(input.Tell(), what_is_wrong(rapidjson::kParseErrorDocumentRootNotSingular));
    return builder.root();
}

}  // namespace tankard::save
