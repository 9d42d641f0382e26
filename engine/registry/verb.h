// A verb is what scripts can do to a game: declared once, here, with its parameters and purpose. Binding,
// argument checks, editor annotations and the reference all come from the declaration. Rule sets and the
// campaign write
//
//     registry.verb("hero", "discard", &Rules::discard)
//         .param("count", "how many cards")
//         .doc("The hero's player chooses and discards cards from the hand.")
//         .asks().changes();
//
// and the types of the member function do the rest: the first parameter is the receiver (SeatId, CardId or
// ZoneId, or none for receivers that stand for the table), the others are the script's arguments;
// std::optional ones may be left out.
#pragma once

#include "registry/arg.h"
#include "table/ids.h"
#include "table/table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tankard {

/// A script's mistake that a verb noticed: the message says what and how to mend it; the host adds file and
/// line.
struct VerbError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Integers from least to most.
struct Range {
    int least = std::numeric_limits<int>::min();
    int most = std::numeric_limits<int>::max();
};
/// Any integer that a script may hand over or give back.
inline constexpr Range kAnyNumber{-1'000'000'000, 1'000'000'000};
/// "should be 0 to 99, not -5"; an empty text if it lies within.
std::string out_of(const Range& range, std::int64_t number);

struct Param {
    std::string_view name;
    Type type = Type::nothing;
    bool optional = false;
    std::string_view doc;
    /// What a text names, for the checker: a kind of definition ("card", "monster"), "flag", or where its
    /// text lies: "text" for a key, "ask" for what stands under `ask.`, "options" for a list of those under
    /// `do.`.
    std::string_view names{};
    Range range = kAnyNumber;  ///< of an integer
};

struct Verb {
    std::string_view receiver;
    std::string_view name;
    std::string_view doc;
    std::vector<Param> params;
    Type result = Type::nothing;
    int since = 1;
    std::string_view example;  ///< Lua, in a hook with self, turn, hero and monster at hand; runs as a test
    std::string_view instead;  ///< deprecated: the verb to use now
    bool property = false;     ///< read as `hero.life`, without a call
    bool draws = false;        ///< may use a random stream
    bool changes = false;      ///< may change the game: refused in filters
    bool asks = false;         ///< may put a question
    /// `rules` is the object whose member was declared; `table` makes handles of ids.
    std::function<Arg(void* rules, const Table& table, Ref self, std::span<const Arg> args)> call;
    /// The same for a property whose answer is plain; empty for all others.
    std::function<Plain(void* rules, const Table& table, Ref self)> read;
    /// The words that a property's text can be; empty: any.
    std::span<const std::string_view> words;
    /// Of a property that scripts may set: `seat.gold = 3`. An integer in `range`.
    std::function<void(void* rules, Ref self, std::int32_t value)> assign;
    Range range = kAnyNumber;
};

namespace binding {

template <typename T>
struct Read;  // Read<T>::type, Read<T>::from(Arg)

template <>
struct Read<bool> {
    static constexpr Type type = Type::truth;
    static bool from(const Arg& arg) { return std::get<bool>(arg); }
};
template <>
struct Read<int> {
    static constexpr Type type = Type::integer;
    static int from(const Arg& arg) { return static_cast<int>(std::get<std::int64_t>(arg)); }
};
template <>
struct Read<std::string> {
    static constexpr Type type = Type::text;
    static std::string from(const Arg& arg) { return std::get<std::string>(arg); }
};
template <>
struct Read<SeatId> {
    static constexpr Type type = Type::hero;
    static SeatId from(const Arg& arg) { return from(std::get<Ref>(arg)); }
    static SeatId from(Ref ref) { return ref.as_seat(); }
};
template <>
struct Read<CardId> {
    static constexpr Type type = Type::card;
    static CardId from(const Arg& arg) { return from(std::get<Ref>(arg)); }
    static CardId from(Ref ref) { return ref.as_card(); }
};
template <>
struct Read<ZoneId> {
    static constexpr Type type = Type::zone;
    static ZoneId from(const Arg& arg) { return from(std::get<Ref>(arg)); }
    static ZoneId from(Ref ref) { return ref.as_zone(); }
};
template <>
struct Read<std::vector<CardId>> {
    static constexpr Type type = Type::cards;
    static std::vector<CardId> from(const Arg& arg) {
        std::vector<CardId> cards;
        for (Ref ref : std::get<Refs>(arg))
            cards.push_back(ref.as_card());
        return cards;
    }
};
/// Any handle: of a thing that lives, or a square or edge.
template <>
struct Read<Ref> {
    static constexpr Type type = Type::thing;
    static Ref from(const Arg& arg) { return std::get<Ref>(arg); }
    static Ref from(Ref ref) { return ref; }
};
template <>
struct Read<Refs> {
    static constexpr Type type = Type::squares;
    static Refs from(const Arg& arg) { return std::get<Refs>(arg); }
};
template <>
struct Read<Questions> {
    static constexpr Type type = Type::questions;
    static Questions from(const Arg& arg) { return std::get<Questions>(arg); }
};
template <>
struct Read<Slots> {
    static constexpr Type type = Type::slots;
    static Slots from(const Arg& arg) { return std::get<Slots>(arg); }
};
template <>
struct Read<Value> {
    static constexpr Type type = Type::value;
    static Value from(const Arg& arg) { return std::get<Value>(arg); }
};
template <typename T>
struct Read<std::optional<T>> {
    static constexpr Type type = Read<T>::type;
    static std::optional<T> from(const Arg& arg) {
        if (std::holds_alternative<std::monostate>(arg)) return std::nullopt;
        return Read<T>::from(arg);
    }
};

template <typename T>
inline constexpr bool is_optional = false;
template <typename T>
inline constexpr bool is_optional<std::optional<T>> = true;

inline Plain plain(const Table&, bool value) { return value; }
inline Plain plain(const Table&, int value) { return std::int64_t{value}; }
inline Plain plain(const Table&, std::string_view value) { return value; }
inline Plain plain(const Table&, Ref ref) { return ref; }
inline Plain plain(const Table&, ZoneId zone) {
    return zone == ZoneId::none ? Plain() : Plain(Ref::zone(zone));
}
inline Plain plain(const Table&, SeatId seat) {
    return seat == SeatId::none ? Plain() : Plain(Ref::seat(seat));
}
inline Plain plain(const Table& table, CardId card) {
    return card == CardId::none ? Plain() : Plain(table.ref(card));
}
void plain(const Table&, const std::string&) = delete;  // it would not stay

template <typename T>
concept IsPlain = requires(const Table& table, T value) {
    plain(table, value);
};

template <IsPlain T>
Arg write(const Table& table, T value) {
    const auto as_arg = [](auto answer) -> Arg {
        if constexpr (std::is_same_v<decltype(answer), std::string_view>)
            return std::string(answer);
        else
            return answer;
    };
    return std::visit(as_arg, plain(table, value));
}
inline Arg write(const Table&, std::string value) { return value; }
inline Arg write(const Table&, Value value) { return value; }
inline Arg write(const Table&, Arg value) { return value; }
inline Arg write(const Table&, std::optional<int> value) { return value ? Arg(std::int64_t{*value}) : Arg(); }
inline Arg write(const Table&, Refs squares) { return squares; }
inline Arg write(const Table& table, const std::vector<CardId>& cards) {
    Refs refs;
    refs.reserve(cards.size());
    for (CardId card : cards)
        refs.push_back(table.ref(card));
    return refs;
}
inline Arg write(const Table&, const std::vector<SeatId>& seats) {
    Refs refs;
    for (SeatId seat : seats)
        refs.push_back(Ref::seat(seat));
    return refs;
}

template <typename T>
constexpr Type result_type() {
    using U = std::decay_t<T>;
    if constexpr (std::is_void_v<U>)
        return Type::nothing;
    else if constexpr (std::is_same_v<U, bool>)
        return Type::truth;
    else if constexpr (std::is_same_v<U, int> || std::is_same_v<U, std::optional<int>>)
        return Type::integer;
    else if constexpr (std::is_same_v<U, std::string> || std::is_same_v<U, std::string_view>)
        return Type::text;
    else if constexpr (std::is_same_v<U, SeatId>)
        return Type::hero;
    else if constexpr (std::is_same_v<U, CardId>)
        return Type::card;
    else if constexpr (std::is_same_v<U, ZoneId>)
        return Type::zone;
    else if constexpr (std::is_same_v<U, Ref>)
        return Type::thing;
    else if constexpr (std::is_same_v<U, Refs>)
        return Type::squares;
    else if constexpr (std::is_same_v<U, std::vector<CardId>>)
        return Type::cards;
    else if constexpr (std::is_same_v<U, std::vector<SeatId>>)
        return Type::heroes;
    else
        return Type::value;
}

template <typename Rules, typename Member, typename Result, typename... Params>
void bind(Verb& verb, Member member) {
    constexpr bool has_receiver = [] {
        if constexpr (sizeof...(Params) == 0)
            return false;
        else {
            using First = std::tuple_element_t<0, std::tuple<Params...>>;
            return std::is_same_v<First, SeatId> || std::is_same_v<First, CardId> ||
                   std::is_same_v<First, ZoneId> || std::is_same_v<First, Ref>;
        }
    }();
    verb.result = result_type<Result>();
    // A verb of the table ("turn", "story") takes no receiver even if its first parameter is a hero or card.
    constexpr std::array<std::string_view, 7> kPieces{"hero", "seat",   "card", "monster",
                                                      "zone", "square", "edge"};
    const bool of_table = std::find(kPieces.begin(), kPieces.end(), verb.receiver) == kPieces.end();
    std::size_t skip = has_receiver && !of_table ? 1 : 0;
    const std::array<Param, sizeof...(Params)> all{
        Param{"", Read<std::decay_t<Params>>::type, is_optional<std::decay_t<Params>>, ""}...};
    verb.params.assign(all.begin() + static_cast<std::ptrdiff_t>(skip), all.end());
    verb.call = [member, skip](void* rules, const Table& table, Ref self, std::span<const Arg> args) -> Arg {
        const Arg receiver(self);
        auto arg = [&](std::size_t i) -> const Arg& { return i < skip ? receiver : args[i - skip]; };
        auto invoke = [&]<std::size_t... I>(std::index_sequence<I...>)->decltype(auto) {
            return (static_cast<Rules*>(rules)->*member)(Read<std::decay_t<Params>>::from(arg(I))...);
        };
        if constexpr (std::is_void_v<Result>) {
            invoke(std::index_sequence_for<Params...>());
            return {};
        } else {
            return write(table, invoke(std::index_sequence_for<Params...>()));
        }
    };
}

/// A property whose answer is plain can be read as such.
template <typename Rules, typename Member, typename Result, typename... Receiver>
void bind_read(Verb& verb, Member member) {
    if constexpr (IsPlain<Result> && sizeof...(Receiver) <= 1)
        verb.read = [member](void* rules, const Table& table, [[maybe_unused]] Ref self) -> Plain {
            return plain(table,
                         (static_cast<Rules*>(rules)->*member)(Read<std::decay_t<Receiver>>::from(self)...));
        };
}

}  // namespace binding
}  // namespace tankard
