#include "rehearse/spread.h"

namespace tankard::rehearse {

void Spread::add(std::int64_t value, std::int64_t times) { counts_[value] += times; }

Spread& Spread::operator+=(const Spread& other) {
    for (const auto& [value, times] : other.counts_)
        counts_[value] += times;
    return *this;
}

std::int64_t Spread::count() const {
    std::int64_t all = 0;
    for (const auto& [_, times] : counts_)
        all += times;
    return all;
}

double Spread::mean() const {
    std::int64_t sum = 0;
    for (const auto& [value, times] : counts_)
        sum += value * times;
    return empty() ? 0.0 : static_cast<double>(sum) / static_cast<double>(count());
}

std::int64_t Spread::quantile(int percent) const {
    const std::int64_t all = count();
    std::int64_t seen = 0;
    for (const auto& [value, times] : counts_) {
        seen += times;
        if (seen * 100 >= all * percent) return value;
    }
    return most();
}

}  // namespace tankard::rehearse
