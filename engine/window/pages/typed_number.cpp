#include "window/pages/typed_number.h"

#include <utility>

namespace tankard::window {

bool TypedNumber::type(char32_t letter, std::size_t count) {
    if (letter < U'0' || letter > U'9') return false;
    digits_ += static_cast<char>(letter);
    const std::size_t number = std::stoul(digits_);
    if (number == 0 || number > count)
        digits_.clear();
    else if (number * 10 > count)
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
