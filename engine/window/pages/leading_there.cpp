#include "window/pages/leading_there.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/numbered_places.h"

#include <algorithm>
#include <utility>

namespace tankard::window {
namespace {

bool leads(const scene::Choice& choice, const scene::Zone& zone) {
    if (zone.leads_there != CardId::none && is_about(choice, Ref::card(zone.leads_there, 0))) return true;
    return choice.face && zone.face && choice.face->name == zone.face->name &&
           choice.face->picture == zone.face->picture;
}

}  // namespace

LeadingThere leading_there(const TableView& view, const scene::Zone& zone) {
    LeadingThere found;
    const std::uint64_t card = zone.leads_there != CardId::none ? index(zone.leads_there) + 1 : 0;
    found.pointed = view.raised != 0 && (view.raised == kZoneThing + index(zone.id) || view.raised == card);
    const scene::Ask* ask = view.ask;
    for (std::size_t i = 0; ask != nullptr && i < ask->question.own(); ++i) {
        if (!leads(ask->choices[i], zone)) continue;
        if (!found.choice) found.choice = i;
        if (view.choosing != nullptr) found.chosen = std::max(found.chosen, view.choosing->place(i));
        found.pointed = found.pointed || view.pointed == i;
    }
    if (ask != nullptr && zone.leads_there != CardId::none)
        for (std::string& why : refusals_of(*ask, Ref::card(zone.leads_there, 0)))
            if (found.refused.empty()) found.refused = std::move(why);
    std::size_t place = 0;
    while (is_taken(zone, place))
        ++place;
    if (found.refused.empty() && place < places_of(zone)) found.next = place;
    return found;
}

}  // namespace tankard::window
