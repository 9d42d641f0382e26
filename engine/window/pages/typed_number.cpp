#include "window/pages/typed_number.h"

#include <algorithm>
#include <utility>

namespace tankard::window {

bool TypedNumber::type(char32_t letter, std::size_t count) {
    std::set<int> all;
    for (std::size_t i = 1; i <= count; ++i)
        all.insert(all.end(), static_cast<int>(i));
    return type(letter, all, all);
}

bool TypedNumber::type(char32_t letter, const std::set<int>& seen, const std::set<int>& all) {
    if (letter < U'0' || letter > U'9') return false;
    digits_ += static_cast<char>(letter);
    const auto fitting = [&](const std::set<int>& numbers) {
        return std::count_if(numbers.begin(), numbers.end(),
                             [&](int number) { return std::to_string(number).starts_with(digits_); });
    };
    const std::set<int>& meant = fitting(seen) > 0 ? seen : all;
    const auto many = fitting(meant);
    if (many == 0)
        digits_.clear();
    else if (many == 1 && meant.contains(std::stoi(digits_)))
        end();
    return true;
}

bool TypedNumber::end() {
    if (digits_.empty()) return false;
    meant_ = std::stoul(std::exchange(digits_, {})) - 1;
    return true;
}

bool TypedNumber::rub_out() {
    if (digits_.empty()) return false;
    digits_.pop_back();
    return true;
}

std::optional<std::size_t> TypedNumber::take() { return std::exchange(meant_, std::nullopt); }

}  // namespace tankard::window
