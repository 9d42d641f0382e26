// Places in an order, in figures that are no keys and no amounts.
#pragma once

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

namespace tankard::window {

/// From 1.
inline std::string numeral(std::size_t place) {
    constexpr std::string_view kPlaces[] = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
    return place - 1 < std::size(kPlaces) ? std::string(kPlaces[place - 1]) : std::to_string(place);
}

}  // namespace tankard::window
