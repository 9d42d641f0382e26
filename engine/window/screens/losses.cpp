#include "window/screens/losses.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// A seat's counter (below 0) or a card, and what it is called.
using Key = std::pair<int, std::string>;

/// Everything that is bounded in a scene.
template <typename Scene, typename Visit>
void each_bound(Scene& scene, const Visit& visit) {
    const auto look = [&](auto& zones) {
        for (auto& zone : zones)
            for (auto& card : zone.cards)
                for (auto& badge : card.face.badges)
                    if (badge.most > 0)
                        visit(Key(static_cast<int>(index(card.id)),
                                  fmt::format("{} {}", card.face.name, badge.name.text())),
                              badge);
    };
    look(scene.zones);
    for (auto& seat : scene.seats) {
        look(seat.zones);
        for (auto& badge : seat.counters)
            if (badge.most > 0)
                visit(Key(-1 - static_cast<int>(number_of(seat.id)), badge.name.text()), badge);
    }
}

/// A copy in which each says what it lost; the scene itself if it says that already.
template <typename Lost>
std::shared_ptr<const scene::Scene> saying(const std::shared_ptr<const scene::Scene>& scene,
                                           const Lost& lost) {
    bool says = true;
    each_bound(*scene, [&](const Key& key, const scene::Badge& badge) {
        says = says && badge.lost == lost(key, badge);
    });
    if (says) return scene;
    const auto copy = std::make_shared<scene::Scene>(*scene);
    each_bound(*copy, [&](const Key& key, scene::Badge& badge) { badge.lost = lost(key, badge); });
    return copy;
}

}  // namespace

std::shared_ptr<const scene::Scene> with_losses(const scene::Scene& before,
                                                const std::shared_ptr<const scene::Scene>& after) {
    std::map<Key, int> had;  // before anything was lost
    each_bound(before,
               [&](const Key& key, const scene::Badge& badge) { had[key] = badge.amount + badge.lost; });
    return saying(after, [&](const Key& key, const scene::Badge& badge) {
        const auto was = had.find(key);
        return was == had.end() ? 0 : std::clamp(was->second - badge.amount, 0, badge.most);
    });
}

std::shared_ptr<const scene::Scene> without_losses(const std::shared_ptr<const scene::Scene>& scene) {
    return saying(scene, [](const Key&, const scene::Badge&) { return 0; });
}

}  // namespace tankard::window
