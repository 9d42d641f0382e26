#include "window/pages/choosing.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace tankard::window {

Choosing::Choosing(const scene::Ask& ask)
    : question_(ask.question), shares_(ask.question.options.size()), amount_(ask.question.least) {
    if (question_.shape == Shape::amount && ask.likely) step(-1, static_cast<int>(*ask.likely) - amount_);
    // An order is rarely worth much thought: the one that is shown stands unless somebody changes it.
    if (question_.shape == Shape::choose_some && question_.ordered &&
        question_.least == static_cast<std::int32_t>(question_.own()))
        all();
    if (question_.shape == Shape::choose_some && ask.likely) all();
}

std::size_t Choosing::place(std::size_t option) const {
    const auto at = std::find(marked_.begin(), marked_.end(), option);
    return at == marked_.end() ? 0 : static_cast<std::size_t>(at - marked_.begin()) + 1;
}

std::int32_t Choosing::left() const {
    return question_.most - std::accumulate(shares_.begin(), shares_.end(), std::int32_t{0});
}

std::optional<Answer> Choosing::press(std::size_t option) {
    if (option >= question_.options.size()) return std::nullopt;
    if (option >= question_.own()) return interjection(question_, option);
    const auto value = static_cast<std::int32_t>(option);
    switch (question_.shape) {
        case Shape::choose_one: return Answer{{value}};
        case Shape::choose_some: break;
        case Shape::distribute:
        case Shape::record: step(value, 1); return std::nullopt;
        case Shape::amount:
        case Shape::confirm:
        case Shape::read: return std::nullopt;
    }
    if (place(option) != 0) {
        std::erase(marked_, option);
        return std::nullopt;
    }
    const std::uint8_t group = question_.options[option].group;
    if (question_.groups && group != 0)
        std::erase_if(marked_, [&](std::size_t other) { return question_.options[other].group == group; });
    if (question_.most < 1) return std::nullopt;
    if (question_.most == 1) return Answer{{value}};  // to take none is an answer of its own
    if (static_cast<std::int32_t>(marked_.size()) >= question_.most) marked_.pop_back();
    marked_.push_back(option);
    return std::nullopt;
}

void Choosing::step(std::int64_t option, int by) {
    if (option < 0) {
        amount_ = std::clamp(amount_ + by, question_.least, question_.most);
        typed_ = 0;
        return;
    }
    const auto at = static_cast<std::size_t>(option);
    if (at >= question_.own()) return;
    std::int32_t most = question_.options[at].number;
    if (question_.shape == Shape::distribute) most = std::min(most, shares_[at] + left());
    shares_[at] = std::clamp(shares_[at] + by, 0, most);
}

void Choosing::set(std::size_t option, int value) {
    if (option < question_.own()) step(static_cast<std::int64_t>(option), value - shares_[option]);
}

void Choosing::type(int digit) {
    typed_ = typed_ * 10 + digit;
    if (typed_ > question_.most) typed_ = digit;
    amount_ = std::clamp(typed_, question_.least, question_.most);
}

void Choosing::rub_out() {
    typed_ = (typed_ > 0 ? typed_ : amount_) / 10;
    amount_ = std::clamp(typed_, question_.least, question_.most);
}

void Choosing::slide(float share) {
    typed_ = 0;
    const auto range = static_cast<float>(question_.most - question_.least);
    amount_ = std::clamp(question_.least + static_cast<std::int32_t>(std::lround(share * range)),
                         question_.least, question_.most);
}

void Choosing::earlier(std::size_t option) {
    if (const std::size_t at = place(option); at > 1) std::swap(marked_[at - 1], marked_[at - 2]);
}

void Choosing::put(std::size_t option, std::size_t place) {
    if (std::erase(marked_, option) == 0) return;
    place = std::min(place, marked_.size());
    marked_.insert(marked_.begin() + static_cast<std::ptrdiff_t>(place), option);
}

void Choosing::all() {
    for (std::size_t option = 0; option < question_.own(); ++option)
        if (!marked(option) && static_cast<std::int32_t>(marked_.size()) < question_.most) press(option);
}

void Choosing::none() {
    marked_.clear();
    std::fill(shares_.begin(), shares_.end(), 0);
}

std::optional<Answer> Choosing::settle() const {
    Answer answer;
    switch (question_.shape) {
        case Shape::choose_one:
        case Shape::confirm: return std::nullopt;
        case Shape::read: break;
        case Shape::amount: answer.values = {amount_}; break;
        case Shape::choose_some:
            for (std::size_t option : marked_)
                answer.values.push_back(static_cast<std::int32_t>(option));
            break;
        case Shape::distribute:
        case Shape::record:
            answer.values.assign(shares_.begin(),
                                 shares_.begin() + static_cast<std::ptrdiff_t>(question_.own()));
            break;
    }
    if (!misfit(question_, answer).empty()) return std::nullopt;
    return answer;
}

}  // namespace tankard::window
