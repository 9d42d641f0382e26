// A report as text of 80 columns. Equal reports are equal texts.
#pragma once

#include "rehearse/report.h"

#include <string>
#include <string_view>

namespace tankard::rehearse {

std::string text_of(const Report& report);

/// "3 heroes, difficulty=grim".
std::string title_of(const Group& group);
/// What correlation is worth, in a sentence or two.
std::string_view caveat();
/// A fraction 0..1 in percent with one digit: "70.0". With `sign` also "+3.0".
std::string percent(double fraction, bool sign = false);

}  // namespace tankard::rehearse
