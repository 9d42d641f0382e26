#include "window/pages/plaque_deeds.h"

#include "text/utf8.h"
#include "window/pages/pills.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace tankard::window {
namespace {

/// All that is told of the hero but for what the bar and the numbers beside it say.
std::vector<scene::Badge> facts_of(const PlaqueSheet& sheet) {
    std::vector<scene::Badge> facts = sheet.self->face.badges;
    if (sheet.has_life())
        std::erase_if(
            facts, [&](const scene::Badge& fact) { return fact.icon == sheet.seat.counters.front().icon; });
    std::erase_if(facts, [&](const scene::Badge& fact) {
        return std::any_of(
            sheet.seat.counters.begin(), sheet.seat.counters.end(), [&](const scene::Badge& counter) {
                return !fact.icon.empty() && counter.icon == fact.icon && counter.value == fact.value;
            });
    });
    return facts;
}

/// Without what the rule says at length, in a sentence that begins with the same word ("Red: …").
std::vector<scene::Badge> not_in_rule(std::vector<scene::Badge> facts, const std::string& rule) {
    std::erase_if(facts, [&](const scene::Badge& fact) {
        const std::size_t colon = fact.label.find(':');
        return colon != std::string::npos &&
               rule.find(text::capitalise(fact.label.substr(0, colon + 1))) != std::string::npos;
    });
    return facts;
}

/// In letters of that size, if all has room.
bool put_whole(PlaqueSheet& sheet, const std::vector<scene::Badge>& all, bool named, unsigned size) {
    const Ruler& ruler = sheet.ruler;
    const std::string& rule = sheet.self->face.rule;
    const std::vector<scene::Badge> facts = not_in_rule(all, rule);
    const float room = sheet.end - sheet.y;
    const auto lines = ruler.type.wrap(rule, Typeface::regular, size, sheet.inside()).size();
    const float between = ruler.pad() * 0.3F;
    Piece probe;
    const float high = pills(ruler, probe, facts, size, {0, 0, sheet.inside(), 10'000}, named) + between;
    if (high + static_cast<float>(lines) * Type::line(size) > room) return false;
    sheet.y =
        pills(ruler, sheet.piece, facts, size, {sheet.left, sheet.y, sheet.inside(), room}, named) + between;
    sheet.begin_group();
    sheet.y = paragraph(ruler, sheet.piece, rule, Typeface::regular, size, Ink::text,
                        {sheet.left, sheet.y, sheet.inside(), sheet.end - sheet.y});
    return true;
}

}  // namespace

void put_deeds(PlaqueSheet& sheet) {
    const Ruler& ruler = sheet.ruler;
    const std::vector<scene::Badge> facts = facts_of(sheet);
    sheet.begin_group();
    for (const bool named : {true, false})
        for (const unsigned size : {static_cast<unsigned>(ruler.em * 1.2F), ruler.body(), ruler.small()})
            if (put_whole(sheet, facts, named, size)) return;
    sheet.complete = false;
    sheet.y = pills(ruler, sheet.piece, facts, ruler.small(),
                    {sheet.left, sheet.y, sheet.inside(), sheet.end - sheet.y});
}

}  // namespace tankard::window
