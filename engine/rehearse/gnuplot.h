// Plots are drawn by the program gnuplot (Debian package gnuplot-nox), which reads a script and answers with
// an SVG picture.
#pragma once

#include <optional>
#include <string>

namespace tankard::rehearse {

/// The picture; nothing if gnuplot is not installed. Error with gnuplot's own words if it refuses the
/// script.
std::optional<std::string> draw_svg(const std::string& script);

}  // namespace tankard::rehearse
