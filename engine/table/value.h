// Plain values: what content is written in and what scripts may remember. Nothing, a truth value, an integer,
// a number, a text, or a table with integer or text keys whose entries stand in one order (integers first,
// then texts), so that equal values are equal bytes in every process. A table holds only values: no function,
// no cycle, no alias. Copies share a table's entries until one of them is changed: a game is copied at every
// beat, and its hero sheets hardly ever change.
//
// Threads. A value belongs to one thread at a time, as an int does: two may read the same one, but not while
// a third changes it. That copies share entries is nobody's business: copies may be read, changed and dropped
// by several threads at once. What makes that sound is the count of holders. It grows only by copying from a
// value that holds the entries too; so whoever finds itself the only holder stays the only one for as long as
// it does not copy. It finds out with an acquire load, and the others let go with a release: all that they
// read of the entries was read before the first letter is changed.
#pragma once

#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <sys/single_threaded.h>

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
    Value(Entries entries) : data_(Shared(std::move(entries))) {}
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
    /// Whether an entry of this table, under whatever key, is that text.
    bool lists(std::string_view text) const;
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
            case 5: data_ = Shared(loaded<Entries>(archive)); break;
            default: throw std::runtime_error("a value is of no known kind");
        }
        check_loaded();
    }

 private:
    /// Entries with the number of their holders. Null only after it was moved from; changed by its only
    /// holder. No std::shared_ptr: its use_count() promises no order, so that it cannot tell when to change.
    class Shared {
     public:
        explicit Shared(Entries entries);
        Shared(const Shared& other) noexcept;
        Shared(Shared&& other) noexcept : held_(std::exchange(other.held_, nullptr)) {}
        Shared& operator=(Shared other) noexcept {
            std::swap(held_, other.held_);
            return *this;
        }
        ~Shared() {
            if (held_ != nullptr) let_go();
        }

        const Entries& operator*() const;
        /// Mine to change: nobody else holds them. False tells nothing, as others may let go any time.
        bool sole() const;
        /// Only if sole().
        Entries& changed();

        friend bool operator==(const Shared&, const Shared&) = default;

     private:
        struct Held;
        static void end(Held* held);
        void let_go();

        Held* held_ = nullptr;
    };

    /// std::runtime_error if keys are out of order, or something is there that no value holds.
    void check_loaded() const;

    template <typename T, typename Archive>
    static T loaded(Archive& archive) {
        T value{};
        archive(value);
        return value;
    }

    std::variant<std::monostate, bool, std::int64_t, double, std::string, Shared> data_;
};

struct Value::Shared::Held {
    Entries entries;
    std::atomic<std::uint32_t> holders{1};
};

// While the program has one thread nobody can come in between, and counting costs no more than an int's does.

// A new holder is made from one that is there and keeps the entries alive: nothing needs to be in order yet.
inline Value::Shared::Shared(const Shared& other) noexcept : held_(other.held_) {
    if (held_ == nullptr) return;
    if (__libc_single_threaded != 0)
        held_->holders.store(held_->holders.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    else
        held_->holders.fetch_add(1, std::memory_order_relaxed);
}

inline void Value::Shared::let_go() {
    if (__libc_single_threaded != 0) {
        const std::uint32_t left = held_->holders.load(std::memory_order_relaxed) - 1;
        if (left == 0) return end(held_);
        held_->holders.store(left, std::memory_order_relaxed);
        return;
    }
    // Release for whoever changes the entries next, acquire for whoever deletes them.
    if (held_->holders.fetch_sub(1, std::memory_order_acq_rel) == 1) end(held_);
}

inline bool Value::Shared::sole() const { return held_->holders.load(std::memory_order_acquire) == 1; }

/// How much a value holds, for whoever limits it.
struct Extent {
    std::size_t entries = 0;  ///< of all its tables
    std::size_t letters = 0;  ///< bytes of all its texts and keys
    int depth = 0;            ///< tables in tables; 0 for what is no table

    bool within(const Extent& most) const {
        return entries <= most.entries && letters <= most.letters && depth <= most.depth;
    }
};
Extent extent_of(const Value& value);

}  // namespace tankard
