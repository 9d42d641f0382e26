#include "terminal/throw_picture.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tankard::terminal {
namespace {

using namespace thrown;

// Centimetres: what is shown of the table, and how much of it a character is.
constexpr double kSide = 40;
constexpr double kFar = 38;
constexpr double kNear = -72;
constexpr double kWide = 2;
constexpr double kDeep = 4;
constexpr double kHigh = 6;  ///< from the side
constexpr double kTopmost = 36;
constexpr double kLow = 1.8;  ///< the middle of a die that touches something

using Lines = std::vector<std::string>;

char ground(Point point) {
    switch (section_at(point)) {
        case Spot::centre: return '*';
        case Spot::hole: return 'O';
        case Spot::bone: return '=';
        case Spot::off: return '.';
        default: return static_cast<char>('0' + fighter::value_of(section_at(point)));
    }
}

void mark(Lines& lines, double row, double column, char with) {
    const auto r = static_cast<std::ptrdiff_t>(std::floor(row));
    const auto c = static_cast<std::ptrdiff_t>(std::floor(column));
    if (r < 0 || r >= static_cast<std::ptrdiff_t>(lines.size()) || c < 0) return;
    std::string& line = lines[static_cast<std::size_t>(r)];
    if (c < static_cast<std::ptrdiff_t>(line.size())) line[static_cast<std::size_t>(c)] = with;
}

Lines from_above(const Path& path, const Handicap& handicap) {
    Lines lines;
    for (double y = kFar - kDeep / 2; y > kNear; y -= kDeep) {
        std::string line;
        for (double x = -kSide + kWide / 2; x < kSide; x += kWide)
            line += ground({x, y});
        lines.push_back(std::move(line));
    }
    const auto at = [&](double x, double y, char with) {
        mark(lines, (kFar - y) / kDeep, (x + kSide) / kWide, with);
    };
    for (const Obstacle each : {Obstacle::block, Obstacle::card})
        if (has(handicap.obstacles, each)) {
            const thrown::Extent extent = extent_of(each);
            for (double x = extent.middle.x - extent.half.x; x <= extent.middle.x + extent.half.x;
                 x += kWide / 2)
                for (double y = extent.middle.y - extent.half.y; y <= extent.middle.y + extent.half.y;
                     y += kDeep / 2)
                    at(x, y, '#');
        }
    for (const Pose& pose : path)
        at(pose.place.x, pose.place.y, pose.place.z < kLow ? 'x' : 'o');
    if (!path.empty()) at(path.back().place.x, path.back().place.y, '@');
    return lines;
}

Lines from_the_side(const Path& path) {
    const auto width = static_cast<std::size_t>((kFar - kNear) / kWide);
    Lines lines(static_cast<std::size_t>(kTopmost / kHigh), std::string(width, ' '));
    std::string floor(width, '_');
    for (std::size_t i = 0; i < width; ++i) {
        const double y = kNear + (static_cast<double>(i) + 0.5) * kWide;
        if (std::abs(y) < kTarget) floor[i] = '=';
    }
    const auto at = [&](const Vector& point, char with) {
        mark(lines, (kTopmost - point.z) / kHigh, (point.y - kNear) / kWide, with);
    };
    for (const Pose& pose : path)
        at(pose.place, pose.place.z < kLow ? 'x' : 'o');
    if (!path.empty()) at(path.back().place, '@');
    lines.push_back(std::move(floor));
    return lines;
}

}  // namespace

std::vector<std::string> throw_picture(const Path& path, const Handicap& handicap) {
    Lines lines = from_above(path, handicap);
    if (path.empty()) return lines;
    lines.emplace_back();
    for (std::string& line : from_the_side(path))
        lines.push_back(std::move(line));
    for (std::string& line : lines)
        line.erase(line.find_last_not_of(' ') + 1);
    return lines;
}

}  // namespace tankard::terminal
