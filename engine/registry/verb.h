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

#include "registry/call.h"
#include "table/ids.h"
#include "table/table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tankard {

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
    std::function<void(Call& call)> call;
    /// The same for a property whose answer is plain; empty for all others. `rules` is the object whose
    /// member was declared; `table` makes handles of ids.
    std::function<Plain(void* rules, const Table& table, Ref self)> read;
    /// The words that a property's text can be; empty: any.
    std::span<const std::string_view> words;
    /// Of a property that scripts may set: `seat.gold = 3`. An integer in `range`.
    std::function<void(void* rules, Ref self, std::int32_t value)> assign;
    Range range = kAnyNumber;
};

namespace binding {

/// How a parameter is declared, and how its value is read.
template <typename T>
struct Read;

template <>
struct Read<bool> {
    static constexpr Type type = Type::truth;
    static bool from(Call& call, std::size_t param) { return call.truth(param); }
};
template <>
struct Read<int> {
    static constexpr Type type = Type::integer;
    static int from(Call& call, std::size_t param) { return call.integer(param); }
};
template <>
struct Read<std::string_view> {
    static constexpr Type type = Type::text;
    static std::string_view from(Call& call, std::size_t param) { return call.text(param); }
};
template <>
struct Read<std::string> {
    static constexpr Type type = Type::text;
    static std::string from(Call& call, std::size_t param) { return std::string(call.text(param)); }
};
template <>
struct Read<Word> {
    static constexpr Type type = Type::text;
    static Word from(Call& call, std::size_t param) { return call.word(param); }
};
/// A handle, which may also be whom the verb is said to.
template <typename Self>
struct ReadHandle {
    static auto from(Call& call, std::size_t param) { return Self::of(call.handle(param)); }
};
template <>
struct Read<SeatId> : ReadHandle<Read<SeatId>> {
    static constexpr Type type = Type::hero;
    static SeatId of(Ref ref) { return ref.as_seat(); }
};
template <>
struct Read<CardId> : ReadHandle<Read<CardId>> {
    static constexpr Type type = Type::card;
    static CardId of(Ref ref) { return ref.as_card(); }
};
template <>
struct Read<ZoneId> : ReadHandle<Read<ZoneId>> {
    static constexpr Type type = Type::zone;
    static ZoneId of(Ref ref) { return ref.as_zone(); }
};
/// Any handle: of a thing that lives, or a square or edge.
template <>
struct Read<Ref> : ReadHandle<Read<Ref>> {
    static constexpr Type type = Type::thing;
    static Ref of(Ref ref) { return ref; }
};
template <>
struct Read<std::vector<CardId>> {
    static constexpr Type type = Type::cards;
    static std::vector<CardId> from(Call& call, std::size_t param) {
        std::vector<CardId> cards;
        for (const Ref ref : call.handles(param))
            cards.push_back(ref.as_card());
        return cards;
    }
};
template <>
struct Read<Refs> {
    static constexpr Type type = Type::squares;
    static Refs from(Call& call, std::size_t param) { return call.handles(param); }
};
template <>
struct Read<Questions> {
    static constexpr Type type = Type::questions;
    static Questions from(Call& call, std::size_t param) { return call.questions(param); }
};
template <>
struct Read<Slots> {
    static constexpr Type type = Type::slots;
    static Slots from(Call& call, std::size_t param) { return call.slots(param); }
};
template <>
struct Read<Value> {
    static constexpr Type type = Type::value;
    static Value from(Call& call, std::size_t param) { return call.value(param); }
};
template <typename T>
struct Read<std::optional<T>> {
    static constexpr Type type = Read<T>::type;
    static std::optional<T> from(Call& call, std::size_t param) {
        return call.given(param) ? std::optional<T>(Read<T>::from(call, param)) : std::nullopt;
    }
};

template <typename T>
concept IsHandle = requires(Ref ref) {
    Read<T>::of(ref);
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
void answer(Call& call, T value) {
    call.answer(plain(call.table(), value));
}
inline void answer(Call& call, const std::string& value) { call.answer(Plain(std::string_view(value))); }
inline void answer(Call& call, const Value& value) { call.answer(value); }
inline void answer(Call& call, const Arg& value) { call.answer(value); }
inline void answer(Call& call, std::optional<int> value) {
    call.answer(value ? Plain(std::int64_t{*value}) : Plain());
}
inline void answer(Call& call, const Refs& squares) { call.answer(std::span<const Ref>(squares)); }
inline void answer(Call& call, const std::vector<CardId>& cards) {
    call.answer(std::span<const CardId>(cards));
}
inline void answer(Call& call, const std::vector<SeatId>& seats) {
    Refs refs;
    refs.reserve(seats.size());
    for (SeatId seat : seats)
        refs.push_back(Ref::seat(seat));
    call.answer(std::span<const Ref>(refs));
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

/// The value of the parameter `place` of a member function. Where it has a receiver, that is the first, and
/// the script's values are counted behind it.
template <typename T>
T value_of(Call& call, std::size_t place, bool receiver) {
    if constexpr (IsHandle<T>)
        if (receiver && place == 0) return Read<T>::of(call.self());
    return Read<T>::from(call, place - (receiver ? 1 : 0));
}

template <typename Rules, typename Member, typename Result, typename... Params, std::size_t... I>
void invoke(Call& call, Member member, [[maybe_unused]] bool receiver, std::index_sequence<I...>) {
    auto* rules = static_cast<Rules*>(call.rules());
    // In braces, so that values are read in their order.
    std::tuple<std::decay_t<Params>...> values{value_of<std::decay_t<Params>>(call, I, receiver)...};
    if constexpr (std::is_void_v<Result>) {
        (rules->*member)(std::get<I>(values)...);
        call.answer(Plain());
    } else {
        answer(call, (rules->*member)(std::get<I>(values)...));
    }
}

template <typename Rules, typename Member, typename Result, typename... Params>
void bind(Verb& verb, Member member) {
    constexpr bool has_receiver = [] {
        if constexpr (sizeof...(Params) == 0)
            return false;
        else
            return IsHandle<std::tuple_element_t<0, std::tuple<Params...>>>;
    }();
    verb.result = result_type<Result>();
    // A verb of the table ("turn", "story") takes no receiver even if its first parameter is a hero or card.
    constexpr std::array<std::string_view, 7> kPieces{"hero", "seat",   "card", "monster",
                                                      "zone", "square", "edge"};
    const bool of_table = std::find(kPieces.begin(), kPieces.end(), verb.receiver) == kPieces.end();
    bool receiver = has_receiver && !of_table;  // not const: clang would not see that it is captured
    const std::array<Param, sizeof...(Params)> all{
        Param{"", Read<std::decay_t<Params>>::type, is_optional<std::decay_t<Params>>, ""}...};
    verb.params.assign(all.begin() + (receiver ? 1 : 0), all.end());
    verb.call = [member, receiver](Call& call) {
        invoke<Rules, Member, Result, Params...>(call, member, receiver,
                                                 std::index_sequence_for<Params...>());
    };
}

/// A property whose answer is plain can be read as such.
template <typename Rules, typename Member, typename Result, typename... Receiver>
void bind_read(Verb& verb, Member member) {
    if constexpr (IsPlain<Result> && sizeof...(Receiver) <= 1)
        verb.read = [member](void* rules, const Table& table, [[maybe_unused]] Ref self) -> Plain {
            return plain(table,
                         (static_cast<Rules*>(rules)->*member)(Read<std::decay_t<Receiver>>::of(self)...));
        };
}

}  // namespace binding
}  // namespace tankard
