// Plain values: what content is written in and what scripts may remember. Nothing, a truth value, an integer,
// a number, a text, or a table with integer or text keys whose entries stand in one order (integers first,
// then texts), so that equal values are equal bytes in every process. A table holds only values: no function,
// no cycle, no alias.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tankard {

class Value {
 public:
    using Key = std::variant<std::int64_t, std::string>;
    using Entry = std::pair<Key, Value>;
    using Entries = std::vector<Entry>;

    Value() = default;
    Value(bool truth) : data_(truth) {}
    Value(int number) : data_(std::int64_t{number}) {}
    Value(std::int64_t number) : data_(number) {}
    Value(double number) : data_(number) {}
    Value(const char* text) : data_(std::string(text)) {}
    Value(std::string text) : data_(std::move(text)) {}
    Value(Entries entries) : data_(std::move(entries)) {}
    static Value table() { return Value(Entries{}); }

    bool is_nil() const { return std::holds_alternative<std::monostate>(data_); }
    bool is_table() const { return std::holds_alternative<Entries>(data_); }
    const bool* truth() const { return std::get_if<bool>(&data_); }
    const std::int64_t* integer() const { return std::get_if<std::int64_t>(&data_); }
    const double* real() const { return std::get_if<double>(&data_); }
    const std::string* text() const { return std::get_if<std::string>(&data_); }
    /// The entries of a table in key order; empty for anything else.
    const Entries& entries() const;

    /// The value under a key; nothing if there is none or this is no table.
    const Value& at(std::string_view key) const;
    const Value& at(std::int64_t key) const;
    /// Sets an entry, keeping the order; setting nothing removes it. This becomes a table if it is none.
    void set(Key key, Value value);
    /// Appends under the next integer key.
    void push(Value value);

    /// What it is, for messages: "nothing", "a truth value", "an integer", "a number", "a text", "a table".
    std::string_view type() const;
    /// Text, as an author would write it in Lua; for messages and logs.
    std::string show() const;

    friend bool operator==(const Value&, const Value&) = default;

    template <typename Archive>
    void serialize(Archive& archive) {
        archive(data_);
    }

 private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, Entries> data_;
};

}  // namespace tankard
