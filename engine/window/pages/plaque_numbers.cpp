#include "window/pages/plaque_numbers.h"

#include "window/pages/plaque_foot.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kMostColumns = 4;  ///< of numbers with their words
constexpr float kLeastSigns = 0.88F;     ///< of the body's letters: of numbers without words

std::vector<scene::Badge> numbers_of(const PlaqueSheet& sheet) {
    std::vector<scene::Badge> all = sheet.seat.counters;
    if (sheet.has_life()) all.erase(all.begin());
    std::erase_if(all, [&](const scene::Badge& badge) { return is_tracked(sheet, badge.name); });
    return all;
}

std::string shown(const Type& type, const scene::Badge& badge) {
    const bool bare = badge.icon.empty();
    return fmt::format("{}{}{}", type.sign(badge.icon), bare ? "" : "\u00a0", badge.value);
}

unsigned scaled(const Ruler& ruler, float scale) {
    return static_cast<unsigned>(static_cast<float>(ruler.body()) * scale);
}

std::size_t rows_for(std::size_t all, std::size_t columns) { return (all + columns - 1) / columns; }

float widest_of(const Ruler& ruler, const std::vector<scene::Badge>& all, unsigned size) {
    float widest = 1;
    for (const scene::Badge& badge : all)
        widest = std::max(widest, ruler.type.width(shown(ruler.type, badge), Typeface::bold, size));
    return widest;
}

/// As many side by side as their words have room for; 0: they have none.
std::size_t columns_for(const PlaqueSheet& sheet, const std::vector<scene::Badge>& all, unsigned size) {
    const Ruler& ruler = sheet.ruler;
    float widest = widest_of(ruler, all, size);
    for (const scene::Badge& badge : all)
        widest = std::max(widest, ruler.type.width(badge.label, Typeface::regular, ruler.small()));
    const auto room = static_cast<std::size_t>(sheet.inside() / (widest + ruler.em * 0.35F));
    return std::min({room, kMostColumns, all.size()});
}

/// In rows of as many each, if these have room above `low`.
bool put_grid(PlaqueSheet& sheet, const std::vector<scene::Badge>& all, unsigned size, float low) {
    const Ruler& ruler = sheet.ruler;
    const std::size_t most = columns_for(sheet, all, size);
    if (most == 0) return false;
    const std::size_t rows = rows_for(all.size(), most);
    const float row = Type::line(size) * 0.94F + Type::line(ruler.small());
    if (sheet.y + row * static_cast<float>(rows) > low + 0.5F) return false;
    const std::size_t columns = rows_for(all.size(), rows);
    const float each = std::floor(sheet.inside() / static_cast<float>(columns)) - 1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const float x = std::round(sheet.left + (each + 1) * static_cast<float>(i % columns));
        const std::size_t line = i / columns;
        const float y = sheet.y + row * static_cast<float>(line);
        sheet.piece.texts.push_back(line_of(ruler, shown(ruler.type, all[i]), Typeface::bold, size, Ink::text,
                                            x, y, each, Align::centre));
        sheet.piece.texts.back().tint = all[i].tint;
        sheet.piece.texts.push_back(line_of(ruler, all[i].label, Typeface::regular, ruler.small(), Ink::faint,
                                            x, y + Type::line(size) * 0.94F, each, Align::centre));
    }
    sheet.y += row * static_cast<float>(rows);
    return true;
}

/// In lines of the smallest letters, as many as have room.
void put_smallest(PlaqueSheet& sheet, const std::vector<scene::Badge>& all) {
    sheet.y = badges(sheet.ruler, sheet.piece, all, sheet.ruler.small(), Ink::text,
                     {sheet.left, sheet.y, sheet.inside(), sheet.end - sheet.y}, false);
}

/// In letters of that size, if they have room above what the seals need.
bool put_signs(PlaqueSheet& sheet, const std::vector<scene::Badge>& all, unsigned size) {
    const Ruler& ruler = sheet.ruler;
    const float widest = widest_of(ruler, all, size);
    const auto room = static_cast<std::size_t>(sheet.inside() / (widest + ruler.em * 0.3F));
    const std::size_t columns = std::clamp<std::size_t>(room, 1, 2);
    const float line = Type::line(size);
    const float high = line * static_cast<float>(rows_for(all.size(), columns));
    if (sheet.y + high > sheet.end - seals_room(sheet)) return false;
    const float each = std::floor(sheet.inside() / static_cast<float>(columns));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::size_t row = i / columns;
        sheet.piece.texts.push_back(line_of(ruler, shown(ruler.type, all[i]), Typeface::bold, size, Ink::text,
                                            sheet.left + each * static_cast<float>(i % columns),
                                            sheet.y + line * static_cast<float>(row)));
    }
    sheet.y += high;
    return true;
}

}  // namespace

void put_numbers(PlaqueSheet& sheet, float digits, bool worded, float low) {
    const Ruler& ruler = sheet.ruler;
    const std::vector<scene::Badge> all = numbers_of(sheet);
    if (all.empty()) return;
    sheet.begin_group();
    if (worded && put_grid(sheet, all, scaled(ruler, digits), low)) return;
    const Rect box{sheet.left, sheet.y, sheet.inside(), 10'000};
    Piece probe;
    const bool fits =
        badges(ruler, probe, all, ruler.body(), Ink::text, box, false, Typeface::bold) <= low + 0.5F;
    sheet.complete = sheet.complete && !worded && fits;
    if (!fits) return put_smallest(sheet, all);
    sheet.y = badges(ruler, sheet.piece, all, ruler.body(), Ink::text, box, false, Typeface::bold);
}

void put_signs(PlaqueSheet& sheet) {
    const std::vector<scene::Badge> all = numbers_of(sheet);
    if (all.empty()) return;
    for (const scene::Badge& badge : all)
        sheet.piece.hint +=
            fmt::format("{}{} {}", sheet.piece.hint.empty() ? "" : "\n", badge.label, badge.value);
    for (const float scale : {1.25F, 1.1F, 1.0F, kLeastSigns})
        if (put_signs(sheet, all, scaled(sheet.ruler, scale))) return;
    put_smallest(sheet, all);
}

float least_signs(const PlaqueSheet& sheet) {
    const std::size_t lines = rows_for(sheet.seat.counters.size(), 2);
    return static_cast<float>(lines) * Type::line(scaled(sheet.ruler, kLeastSigns));
}

}  // namespace tankard::window
