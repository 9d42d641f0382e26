// Plain values: what content is written in and what scripts may remember. Nothing, a truth value, an integer,
// a number, a text, or a table with integer or text keys whose entries stand in one order (integers first,
// then texts), so that equal values are equal bytes in every process. A table holds only values: no function,
// no cycle, no alias. Copies share a table's entries until one of them is changed: a game is copied at every
// beat, and its hero sheets hardly ever change.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
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
    Value(Entries entries) : data_(std::make_shared<Entries>(std::move(entries))) {}
    static Value table() { return Value(Entries{}); }

    bool is_nil() const { return std::holds_alternative<std::monostate>(data_); }
    bool is_table() const { return std::holds_alternative<Shared>(data_); }
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

    friend bool operator==(const Value& one, const Value& other) {
        return one.is_table() && other.is_table() ? one.entries() == other.entries()
                                                  : one.data_ == other.data_;
    }

    template <typename Archive>
    void save(Archive& archive) const {
        archive(static_cast<std::int32_t>(data_.index()));
        if (is_table()) return archive(entries()), void();
        std::visit(
            [&]<typename T>(const T& value) {
                if constexpr (!std::is_same_v<T, std::monostate> && !std::is_same_v<T, Shared>)
                    archive(value);
            },
            data_);
    }
    template <typename Archive>
    void load(Archive& archive) {
        std::int32_t which = 0;
        archive(which);
        switch (which) {
            case 0: data_ = std::monostate(); break;
            case 1: data_ = loaded<bool>(archive); break;
            case 2: data_ = loaded<std::int64_t>(archive); break;
            case 3: data_ = loaded<double>(archive); break;
            case 4: data_ = loaded<std::string>(archive); break;
            case 5: data_ = std::make_shared<Entries>(loaded<Entries>(archive)); break;
            default: throw std::runtime_error("a value of no known kind");
        }
    }

 private:
    using Shared = std::shared_ptr<Entries>;  // never null; changed only by its only holder

    template <typename T, typename Archive>
    static T loaded(Archive& archive) {
        T value{};
        archive(value);
        return value;
    }

    std::variant<std::monostate, bool, std::int64_t, double, std::string, Shared> data_;
};

}  // namespace tankard
