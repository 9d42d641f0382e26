#include "play/companions/companion.h"

#include "table/random.h"

#include <algorithm>
#include <utility>

namespace tankard::play {
namespace {

constexpr std::string_view kNames[] = {"random", "greedy", "search"};  ///< in the order of Policy

/// Points given out one by one to options that still take some.
std::vector<std::int32_t> share_out(const Question& question, std::int32_t points,
                                    const std::vector<int>* scores, Stream& chance) {
    std::vector<std::int32_t> shares(question.own());
    while (points > 0) {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < shares.size(); ++i)
            if (shares[i] < question.options[i].number) open.push_back(i);
        if (open.empty()) break;
        std::size_t chosen = open[chance.below(static_cast<std::uint32_t>(open.size()))];
        if (scores != nullptr)
            for (std::size_t i : open)
                if ((*scores)[i] > (*scores)[chosen]) chosen = i;
        ++shares[chosen];
        --points;
    }
    return shares;
}

std::int32_t between(std::int32_t least, std::int32_t most, Stream& chance) {
    return least + static_cast<std::int32_t>(chance.below(static_cast<std::uint32_t>(most - least + 1)));
}

/// The options in the order in which this companion would take them.
std::vector<std::int32_t> ranked(const Question& question, const std::vector<int>* scores, Stream& chance) {
    std::vector<std::int32_t> order(question.own());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::int32_t>(i);
    for (std::size_t left = order.size(); left > 1; --left) {
        const std::uint32_t pick = chance.below(static_cast<std::uint32_t>(left));
        std::swap(order[left - 1], order[pick]);
    }
    if (scores != nullptr)
        std::stable_sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
            return (*scores)[static_cast<std::size_t>(a)] > (*scores)[static_cast<std::size_t>(b)];
        });
    return order;
}

/// One of the best, each as likely as the other.
std::int32_t best(const Question& question, const std::vector<int>* scores, Stream& chance) {
    const std::size_t count = question.own();
    if (scores == nullptr) return static_cast<std::int32_t>(chance.below(static_cast<std::uint32_t>(count)));
    std::size_t chosen = 0;
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < count; ++i) {
        const int score = (*scores)[i];
        if (score < (*scores)[chosen]) continue;
        equals = score > (*scores)[chosen] ? 1 : equals + 1;
        if (equals == 1 || chance.below(equals) == 0) chosen = i;
    }
    return static_cast<std::int32_t>(chosen);
}

Answer some(const Question& question, const std::vector<int>* scores, Stream& chance) {
    const auto most = std::min<std::int32_t>(question.most, static_cast<std::int32_t>(question.own()));
    const std::int32_t wanted = scores != nullptr ? most : between(question.least, most, chance);
    Answer answer;
    std::vector<bool> groups(256);
    for (std::int32_t option : ranked(question, scores, chance)) {
        const auto place = static_cast<std::size_t>(option);
        const auto group = question.options[place].group;
        const auto taken = static_cast<std::int32_t>(answer.values.size());
        if (taken >= wanted) break;
        if (question.groups && group != 0 && groups[group]) continue;
        if (scores != nullptr && taken >= question.least && (*scores)[place] <= 0) break;
        groups[group] = true;
        answer.values.push_back(option);
    }
    return answer;
}

}  // namespace

std::vector<std::string> policy_names() { return {std::begin(kNames), std::end(kNames)}; }

std::optional<Policy> policy_named(std::string_view word) {
    const auto* const name = std::find(std::begin(kNames), std::end(kNames), word);
    if (name == std::end(kNames)) return std::nullopt;
    return static_cast<Policy>(name - std::begin(kNames));
}

bool is_companion_kind(std::string_view name) {
    std::string word(name);
    for (char& letter : word)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return word == "companion" || policy_named(word).has_value();
}

void Policies::put(SeatId seat, Policy policy) {
    // Those after the last play as the last: it stays the last.
    if (by_seat_.size() < index(seat) + 2) by_seat_.resize(index(seat) + 2, by_seat_.back());
    by_seat_[index(seat)] = policy;
}

std::string Policies::words() const {
    std::string all;
    for (const Policy policy : by_seat_)
        all += (all.empty() ? "" : ",") + std::string(kNames[static_cast<std::size_t>(policy)]);
    return all;
}

std::optional<Policies> policies_named(std::string_view words) {
    Policies all(Policy::greedy);
    all.by_seat_.clear();
    for (std::size_t from = 0; from <= words.size();) {
        const std::size_t comma = std::min(words.find(',', from), words.size());
        const auto policy = policy_named(words.substr(from, comma - from));
        if (!policy) return std::nullopt;
        all.by_seat_.push_back(*policy);
        from = comma + 1;
    }
    return all;
}

Answer decide(Policy policy, const RuleSet& rules, Hooks& thinking, const Question& question,
              const Table& table, std::uint64_t salt) {
    Stream chance(salt, 7);
    std::vector<int> advice;
    if (question.shape == Shape::read) return {};
    if (policy != Policy::random) advice = rules.advise(question, table, thinking);
    const std::vector<int>* scores = policy != Policy::random ? &advice : nullptr;
    switch (question.shape) {
        case Shape::choose_one: return {{best(question, scores, chance)}};
        case Shape::choose_some: return some(question, scores, chance);
        case Shape::amount:
            if (scores == nullptr) return {{between(question.least, question.most, chance)}};
            return {{std::clamp(advice.front(), question.least, question.most)}};
        case Shape::distribute:
            return {share_out(
                question, scores != nullptr ? question.most : between(question.least, question.most, chance),
                scores, chance)};
        case Shape::confirm: {
            // Without advice a coin is tossed, so that rehearsals know both ways.
            const int yes = scores != nullptr ? advice.front() : 0;
            return {{yes == 0 ? between(0, 1, chance) : (yes > 0 ? 1 : 0)}};
        }
        case Shape::read: break;
        case Shape::record: {
            Answer answer{rules.report(question, table, chance)};
            if (!answer.values.empty()) return answer;
            for (std::size_t i = 0; i < question.own(); ++i)
                answer.values.push_back(between(0, question.options[i].number, chance));
            return answer;
        }
    }
    return {};
}

}  // namespace tankard::play
