#include "window/pages/hand_folds.h"

#include "window/pages/answer_numbers.h"

#include <algorithm>

namespace tankard::window {
namespace {

bool is_asked(const Offering& offering, const Group& group) {
    return group.zone == nullptr || offering.needs(*group.zone);
}

/// What stays of them; the rest becomes labels.
template <typename Stays>
Lying without(const Lying& all, const Stays& stays) {
    Lying less{{}, all.shut};
    for (const Group& group : all.groups) {
        Group kept = group;
        std::erase_if(kept.cards, [&](const Heap& heap) { return !stays(group, heap); });
        int left = 0;
        for (const Heap& heap : kept.cards)
            left += heap.size;
        if (group.zone != nullptr && left < group.zone->size)
            less.shut.emplace_back(group.zone, group.zone->size - left);
        if (!kept.cards.empty()) less.groups.push_back(std::move(kept));
    }
    return less;
}

}  // namespace

std::vector<Lying> folded(const Offering& offering, const Lying& all) {
    std::vector<Lying> ways{all};
    ways.push_back(without(
        all, [&](const Group& group, const Heap&) { return group.fan || is_asked(offering, group); }));
    ways.push_back(without(all, [&](const Group& group, const Heap& heap) {
        return group.zone == nullptr || offering.is_offered(heap.shown->id);
    }));
    std::erase_if(ways, [&](const Lying& way) { return way.groups.empty() && !all.groups.empty(); });
    return ways;
}

Lying besides(const scene::Ask& ask, const Lying& all) {
    Lying rest = without(all, [&](const Group& group, const Heap& heap) {
        return group.zone == nullptr ||
               std::any_of(ask.choices.begin(), ask.choices.end(), [&](const scene::Choice& choice) {
                   return is_about(choice, Ref::card(heap.shown->id, 0));
               });
    });
    rest.groups.clear();
    return rest;
}

Lying about(const Offering& offering, const Lying& all) {
    return without(all, [&](const Group& group, const Heap&) { return is_asked(offering, group); });
}

std::vector<Lying> thinned(const Offering& offering, Lying lying) {
    std::vector<Lying> ways;
    const auto unasked = [&](const Group& group) {
        return is_asked(offering, group) ? 0 : group.cards.size();
    };
    while (lying.groups.size() > 1) {
        const auto largest = std::max_element(
            lying.groups.begin(), lying.groups.end(),
            [&](const Group& one, const Group& other) { return unasked(one) < unasked(other); });
        if (unasked(*largest) == 0) break;
        lying.shut.emplace_back(largest->zone, largest->zone->size);
        lying.groups.erase(largest);
        ways.push_back(lying);
    }
    return ways;
}

Lying unlabelled(Lying lying) {
    lying.shut.clear();
    return lying;
}

Lying closed(Lying lying) {
    for (const Group& group : std::exchange(lying.groups, {}))
        if (group.zone != nullptr) lying.shut.emplace_back(group.zone, group.zone->size);
    return lying;
}

}  // namespace tankard::window
