#include "scene/rows.h"

#include "text/utf8.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>

namespace tankard::scene {
namespace {

constexpr int kBehind = 9;  ///< what has no number of its own is called by this one, or a greater

/// Cards have numbers of their own in time; what lies there is the same.
Ref as_it_lies(Ref ref) {
    switch (ref.kind()) {
        case RefKind::number: return {};  // how many, how much: changes with every card
        case RefKind::card: return Ref::card(ref.as_card(), 0);
        default: return ref;
    }
}

bool same_object(const Question& question) {
    const Ref first = question.options.front().object;
    return question.own() > 1 &&
           std::all_of(question.options.begin(),
                       question.options.begin() + static_cast<std::ptrdiff_t>(question.own()),
                       [&](const Option& option) { return option.object == first; });
}

/// Whether the order of the options means nothing to whoever answers.
bool may_be_sorted(const Question& question) {
    return (question.shape == Shape::choose_one || question.shape == Shape::choose_some) && !question.ordered;
}

DefId listed(const Option& option, const campaign::State& state) {
    return option.object.kind() == RefKind::card ? state.table.def(option.object.as_card()) : DefId::none;
}

/// Whether a card is held, so that it stands among a hand's cards.
bool is_held(const Option& option, const campaign::State& state) {
    const Table& table = state.table;
    const ZoneId zone = table.where(option.object.as_card());
    return zone != ZoneId::none && table.seat_of(zone) != SeatId::none;
}

/// How many seats after whoever is asked an area lies; what is nobody's comes last.
int distance_of(SeatId area, SeatId asked, const Table& table) {
    if (area == SeatId::none || asked == SeatId::none) return table.seats();
    return (number_of(area) - number_of(asked) + table.seats()) % table.seats();
}

/// Verbs in the order in which they first come, so that all that can be played stands before what is thrown.
std::vector<std::size_t> by_verb(const Question& question) {
    std::vector<Name> verbs;
    std::vector<std::size_t> places;
    for (const Option& option : question.options) {
        const auto found = std::find(verbs.begin(), verbs.end(), option.verb);
        places.push_back(static_cast<std::size_t>(found - verbs.begin()));
        if (found == verbs.end()) verbs.push_back(option.verb);
    }
    return places;
}

/// Puts what is warned of behind the rest, before what others may do meanwhile.
void warned_last(const Question& question, std::vector<Row>& rows) {
    const auto is_warned = [&](std::size_t option) {
        return std::any_of(question.cautions.begin(), question.cautions.end(),
                           [&](const Caution& caution) { return caution.option == option; });
    };
    const auto others = std::find_if(rows.begin(), rows.end(),
                                     [&](const Row& row) { return row.options.front() >= question.own(); });
    std::stable_partition(rows.begin(), others, [&](const Row& row) {
        return !std::all_of(row.options.begin(), row.options.end(), is_warned);
    });
}

}  // namespace

bool CardOrder::sorts() const { return library_.layout().at("sorted").is_table(); }

std::pair<std::size_t, std::string> CardOrder::key(DefId def) const {
    const Name kind = library_.rules().kind(def);
    const auto& kinds = library_.layout().at("sorted").entries();
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const Value::Entry& each) {
        return each.second.text() != nullptr && *each.second.text() == kind.text();
    });
    return {static_cast<std::size_t>(found - kinds.begin()),
            words_.language().noun(library_.rules().catalogue()->definitions[index(def)])};
}

void CardOrder::sort_hands(Scene& scene, const Table& table) const {
    if (!sorts()) return;
    for (Seat& seat : scene.seats)
        for (Zone& zone : seat.zones)
            if (zone.role == Role::hand && zone.seen)
                std::stable_sort(zone.cards.begin(), zone.cards.end(),
                                 [&](const Card& one, const Card& other) {
                                     return key(table.def(one.id)) < key(table.def(other.id));
                                 });
}

std::vector<Row> rows_of(const Question& question, const campaign::State& state, const CardOrder& order,
                         const std::vector<std::string>& shown) {
    std::vector<std::size_t> places(question.options.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    const bool sorted = may_be_sorted(question);
    if (sorted && order.sorts()) {
        // Only among themselves: what is no card of a hand stays where it is.
        std::vector<std::size_t> cards;
        for (const std::size_t option : places)
            if (listed(question.options[option], state) != DefId::none &&
                (question.shape == Shape::choose_some || is_held(question.options[option], state)))
                cards.push_back(option);
        const std::vector<std::size_t> slots = cards;
        const std::vector<std::size_t> verbs = by_verb(question);
        const auto distance = [&](std::size_t option) {
            return distance_of(area_of(question.options[option], state.table), question.seat, state.table);
        };
        std::stable_sort(cards.begin(), cards.end(), [&](std::size_t one, std::size_t other) {
            if (verbs[one] != verbs[other]) return verbs[one] < verbs[other];
            if (distance(one) != distance(other)) return distance(one) < distance(other);
            return order.key(listed(question.options[one], state)) <
                   order.key(listed(question.options[other], state));
        });
        for (std::size_t i = 0; i < slots.size(); ++i)
            places[slots[i]] = cards[i];
    }
    std::vector<Row> rows;
    for (const std::size_t option : places) {
        const auto equal = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
            const Option& first = question.options[row.options.front()];
            return sorted && shown[row.options.front()] == shown[option] &&
                   first.group == question.options[option].group &&
                   first.seat == question.options[option].seat;
        });
        if (equal != rows.end())
            equal->options.push_back(option);
        else
            rows.push_back({0, {option}});
    }
    if (sorted) warned_last(question, rows);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].number = static_cast<int>(i) + 1;
    return rows;
}

void number(Ask& ask, const std::vector<Row>& rows) {
    for (const Row& row : rows)
        for (const std::size_t option : row.options)
            ask.choices[option].number = row.number;
}

void Numbering::turn_begins(std::uint32_t answers) {
    // What is told again is played from further back.
    since_ = std::max(since_, answers);
    turns_.try_emplace(since_);
}

void Numbering::answered(std::uint32_t number) { turns_.erase(turns_.lower_bound(number), turns_.end()); }

void Numbering::rewound(std::uint32_t answers) {
    if (answers >= since_) return;
    const auto later = turns_.upper_bound(answers);
    since_ = later != turns_.begin() ? std::prev(later)->first : 0;
}

Numbering::Key Numbering::key_of(const Question& question, std::size_t option) {
    const Option& it = question.options[option];
    return {it.verb, same_object(question) ? Ref() : as_it_lies(it.object), as_it_lies(it.target)};
}

bool Numbering::is_square(const Key& key) {
    return key.object.kind() == RefKind::square || key.target.kind() == RefKind::square;
}

bool Numbering::Book::keeps(const Known& known) const {
    return !is_square(known.key) || known.asked + 1 >= asked;
}

int Numbering::Book::free_number(const Key& key) const {
    const auto is_worn = [&](int number) {
        return std::any_of(known.begin(), known.end(), [&](const Known& each) {
            return each.number == number && (keeps(each) || !is_square(key));
        });
    };
    int number = 1;
    while (is_worn(number))
        ++number;
    return number;
}

bool Numbering::number_by_themselves(const Question& question, const Value& verbs, std::vector<Row>& rows) {
    if (question.shape != Shape::choose_one) return false;
    std::set<int> own;
    const auto number_of = [&](const Row& row) {
        const Option& option = question.options[row.options.front()];
        return verbs.lists(option.verb.text()) ? option.number : 0;
    };
    for (const Row& row : rows)
        if (const int number = number_of(row); number > 0 && !own.insert(number).second) return false;
    if (own.empty()) return false;
    int next = std::max(*own.rbegin() + 1, kBehind);
    for (Row& row : rows)
        row.number = number_of(row) > 0 ? number_of(row) : next++;
    std::sort(rows.begin(), rows.end(),
              [](const Row& one, const Row& other) { return one.number < other.number; });
    reuses_ = false;
    return true;
}

void Numbering::number(const Question& question, const std::vector<std::string>& shown,
                       std::vector<Row>& rows) {
    reuses_ = false;
    if (question.shape != Shape::choose_one || rows.empty()) return;
    Book& book = turns_[since_][{question.prompt, question.seat}];
    std::vector<std::optional<int>> numbers(rows.size());
    const auto taken = [&](int number) {
        return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
    };
    const auto recognise = [&](auto is_it) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (const Known& known : book.known)
                if (!numbers[i] && !taken(known.number) && is_it(known, rows[i])) numbers[i] = known.number;
    };
    recognise([&](const Known& known, const Row& row) {
        return std::any_of(row.options.begin(), row.options.end(),
                           [&](std::size_t option) { return known.key == key_of(question, option); });
    });
    // The next of several equal cards, of which only one is offered.
    recognise([&](const Known& known, const Row& row) { return known.shown == shown[row.options.front()]; });
    ++book.asked;
    bool some_known = false;
    for (Known& known : book.known)
        if (taken(known.number)) {
            known.asked = book.asked;
            some_known = true;
        }
    if (!some_known)
        std::erase_if(book.known, [&](const Known& each) { return each.asked + 1 < book.asked; });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Key first = key_of(question, rows[i].options.front());
        if (!numbers[i]) {
            numbers[i] = book.free_number(first);
            std::erase_if(book.known, [&](const Known& each) { return each.number == *numbers[i]; });
            reuses_ = reuses_ || *numbers[i] <= book.greatest;
        }
        rows[i].number = *numbers[i];
        for (const std::size_t option : rows[i].options) {
            Known now{key_of(question, option), shown[option], rows[i].number, book.asked};
            const auto before = std::find_if(book.known.begin(), book.known.end(), [&](const Known& each) {
                return each.key == now.key && each.number == now.number;
            });
            if (before != book.known.end())
                *before = std::move(now);
            else
                book.known.push_back(std::move(now));
        }
    }
    std::sort(rows.begin(), rows.end(),
              [](const Row& one, const Row& other) { return one.number < other.number; });
    book.greatest = std::max(book.greatest, rows.back().number);
}

}  // namespace tankard::scene
