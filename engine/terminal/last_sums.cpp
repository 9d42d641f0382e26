#include "terminal/last_sums.h"

#include "scene/deeds.h"
#include "scene/words.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace tankard::terminal {

void LastSums::hear(const Event& told, const Table& table, const Value& layout, std::uint32_t answers) {
    const Value& sum = layout.at("sums").at(told.name.text());
    const std::string* by = sum.at("by").text();
    const std::string* fact = sum.at("fact").text();
    if (by == nullptr || fact == nullptr) return;
    const CardId card = scene::slot_of(told, intern(*by)).as_card();
    if (card == CardId::none || table.def(card) == DefId::none) return;
    const Name own = table.catalogue().definitions[index(table.def(card))];
    int more = 0;
    for (const Slot& part : told.parts)
        if (part.name != own && !sum.at("once").lists(part.name.text()))
            more += static_cast<int>(part.value.as_number());
    all_[{card, intern(*fact)}] = {more, answers};
}

void LastSums::rewound(std::uint32_t answers) {
    std::erase_if(all_, [answers](const auto& each) { return each.second.after >= answers; });
}

void LastSums::put_into(scene::Scene& scene, const std::string& lately) const {
    const auto put = [&](std::vector<scene::Zone>& zones) {
        for (scene::Zone& zone : zones)
            for (scene::Card& card : zone.cards)
                for (scene::Badge& badge : card.face.badges) {
                    const auto last = all_.find({card.id, badge.name});
                    if (last == all_.end() || last->second.more == 0) continue;
                    const int all = badge.amount + last->second.more;
                    badge.value += fmt::format(",\u00a0{}\u00a0{}{}", lately, all < 0 ? "" : "+",
                                               scene::Words::number(all));
                }
    };
    put(scene.zones);
    for (scene::Seat& seat : scene.seats)
        put(seat.zones);
}

}  // namespace tankard::terminal
