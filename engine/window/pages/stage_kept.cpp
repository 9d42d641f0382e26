// Cards that stay on the stage lie where they lay (pages/kept.h).
#include "scene/brief.h"
#include "window/pages/broad_card.h"
#include "window/pages/stage_cards.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kLeastBeside = 0.8F;  ///< of those that stay: who comes is no smaller, or all are laid anew

}  // namespace

Block StageCards::again(float w, float h, std::shared_ptr<const Kept>& kept) const {
    std::optional<Row> row = as_kept(w, h);
    if (!row) row = anew(w, h);
    if (!row) return any(w, h);
    kept = this->kept(*row, w, h);
    return made(*row);
}

bool StageCards::have_room(float w, float h) const {
    return is_kept(w, h) ? as_kept(w, h).has_value() : all_whole(w, h, Which::all, 0).has_value();
}

bool StageCards::is_kept(float w, float h) const {
    const Kept* kept = setting_.view.kept;
    return kept != nullptr && kept->turn == setting_.view.scene.turn && kept->w == w && kept->h == h &&
           kept->em == setting_.ruler.em &&
           kept->seat == (setting_.turn != nullptr ? setting_.turn->id : SeatId::none);
}

bool StageCards::is_same(const Kept::Group& kept, const Group& group) {
    return kept.role == group.role && kept.grand == group.grand && kept.loose == group.loose &&
           kept.zone == (group.zone != nullptr ? group.zone->id : ZoneId::none) &&
           kept.other == (group.other != nullptr ? group.other->id : SeatId::none);
}

std::vector<Heap> StageCards::settle(const Group& group,
                                     std::vector<std::pair<Placed, const Kept::Group*>>& on) {
    std::vector<Heap> coming = group.cards;
    const auto seat = [&](auto belongs) {
        for (auto& [placed, kept] : on)
            for (std::size_t i = 0; i < kept->slots.size(); ++i) {
                Heap& place = placed.group.cards[i];
                const Kept::Slot& slot = kept->slots[i];
                const auto found = std::find_if(coming.begin(), coming.end(),
                                                [&](const Heap& heap) { return belongs(slot, *heap.shown); });
                if (place.shown != nullptr || found == coming.end()) continue;
                place = *found;
                coming.erase(found);
            }
    };
    seat([](const Kept::Slot& slot, const scene::Card& card) {
        return card.id != CardId::none && slot.card == card.id;
    });
    // Another of several that lay on each other.
    seat([](const Kept::Slot& slot, const scene::Card& card) { return slot.name == card.face.name; });
    seat([](const Kept::Slot&, const scene::Card&) { return true; });
    return coming;
}

bool StageCards::fits(Placed& placed) const {
    if (!placed.laid.whole) return true;
    const auto has_words = [&](float type) {
        const Ruler ruler = lettered(placed.type * type);
        return std::all_of(placed.group.cards.begin(), placed.group.cards.end(), [&](const Heap& heap) {
            if (heap.shown == nullptr) return true;
            scene::Face face = heap.shown->face;
            if (placed.laid.apart) face.rule = scene::in_lines(face.rule);
            if (!placed.laid.broad) return card_height(ruler, face, placed.laid.w) <= placed.laid.h;
            Ruler letters = ruler;
            letters.em *= placed.laid.type;
            return has_room(letters, face, placed.laid.w, placed.laid.h, placed.laid.picture);
        });
    };
    for (const float type : kTypes)
        if (type >= kReadable && has_words(type)) {
            placed.type *= type;
            return true;
        }
    return false;
}

std::vector<StageCards::Gap> StageCards::gaps_of(const Row& row, float w) const {
    std::vector<Gap> taken;
    for (const Placed& each : row.groups)
        taken.push_back({each.x, each.x + width(lettered(each.type), each.group, each.laid)});
    for (const Kept::Group& each : row.gone)
        taken.push_back({each.x, each.right()});
    std::sort(taken.begin(), taken.end(),
              [](const Gap& one, const Gap& other) { return one.from < other.from; });
    const float apart = setting_.ruler.em * kApart;
    std::vector<Gap> free;
    float from = 0;
    for (const Gap& each : taken) {
        free.push_back({from, each.from - apart});
        from = std::max(from, each.to + apart);
    }
    free.push_back({from, w});
    return free;
}

bool StageCards::add_to(Row& row, Placed added, const Gap& gap, float at, float h) const {
    const Ruler ruler = lettered(added.type);
    const float wide = width(ruler, added.group, added.laid);
    if (gap.wide() <= 0 || wide > gap.wide()) return false;
    added.x = std::round(std::clamp(at - wide / 2, gap.from, gap.to - wide));
    added.y = std::max(0.0F, std::floor((h - height(ruler, added.group, added.laid)) / 2));
    row.groups.push_back(std::move(added));
    return true;
}

std::optional<StageCards::Placed> StageCards::like(const Placed& standing, const Group& group) const {
    if (standing.group.role != group.role || standing.group.grand != group.grand || standing.laid.broad)
        return std::nullopt;
    Placed all{group, standing.laid, standing.type};
    all.laid.rows = 1;
    all.laid.columns = group.cards.size();
    if (!fits(all) || all.type != standing.type) return std::nullopt;
    return all;
}

bool StageCards::add_beside(const Group& group, float w, float h, Row& row) const {
    // What is played at the left, what is offered at the right, and who is faced between them.
    const float at = group.role == scene::Role::played ? 0 : group.role == scene::Role::faced ? w / 2 : w;
    std::vector<Gap> gaps = gaps_of(row, w);
    std::stable_sort(gaps.begin(), gaps.end(), [at](const Gap& one, const Gap& other) {
        const auto far = [at](const Gap& gap) { return std::max({gap.from - at, at - gap.to, 0.0F}); };
        return far(one) < far(other);
    });
    for (const Placed& standing : row.groups)
        if (const std::optional<Placed> added = like(standing, group))
            for (const Gap& gap : gaps)
                if (add_to(row, *added, gap, at, h)) return true;
    float most = row.groups.empty() ? h : 0;
    float kept = 0;  // of those that it should resemble
    for (const Placed& each : row.groups) {
        most = std::max(most, each.laid.h);
        if (each.group.role != scene::Role::played) kept = std::max(kept, each.laid.h);
    }
    for (const float type : kTypes) {
        if (type < kReadable) break;
        const Ruler ruler = lettered(type);
        const float least = std::max(ruler.em * kLeastWhole, kept * kLeastBeside);
        for (float high = std::min(most, ruler.em * kMostGrand); high >= least; high -= ruler.em * 0.4F)
            for (const Gap& gap : gaps)
                for (const Breadth breadth : {Breadth::broad, Breadth::usual, Breadth::slim}) {
                    if (gap.wide() <= 0) continue;
                    const std::optional<Laid> laid =
                        this->laid(ruler, group, high, true, gap.wide(), h, breadth);
                    if (laid && add_to(row, {group, *laid, type}, gap, at, h)) return true;
                }
    }
    return false;
}

std::optional<StageCards::Row> StageCards::as_kept(float w, float h) const {
    if (!is_kept(w, h)) return std::nullopt;
    Row row;
    std::vector<Group> fresh;
    std::vector<bool> here(setting_.view.kept->groups.size());
    for (const Group& group : groups_) {
        std::vector<std::pair<Placed, const Kept::Group*>> on;
        for (std::size_t i = 0; i < here.size(); ++i) {
            const Kept::Group& kept = setting_.view.kept->groups[i];
            if (!is_same(kept, group)) continue;
            here[i] = true;
            on.emplace_back(Placed{group, kept.laid, kept.type, kept.x, kept.y}, &kept);
            on.back().first.group.cards.assign(kept.slots.size(), {});
        }
        std::vector<Heap> coming = settle(group, on);
        for (auto& [placed, _] : on) {
            if (!fits(placed)) return std::nullopt;
            row.groups.push_back(std::move(placed));
        }
        if (coming.empty()) continue;
        fresh.push_back(group);
        fresh.back().cards = std::move(coming);
    }
    for (std::size_t i = 0; i < here.size(); ++i)
        if (!here[i]) row.gone.push_back(setting_.view.kept->groups[i]);
    for (const Group& group : fresh) {
        if (add_beside(group, w, h, row)) continue;
        row.gone.clear();  // who is gone need not come again
        if (!add_beside(group, w, h, row)) return std::nullopt;
    }
    return row;
}

std::shared_ptr<const Kept> StageCards::kept(const Row& row, float w, float h) const {
    auto all = std::make_shared<Kept>();
    all->turn = setting_.view.scene.turn;
    all->seat = setting_.turn != nullptr ? setting_.turn->id : SeatId::none;
    all->w = w;
    all->h = h;
    all->em = setting_.ruler.em;
    all->groups = row.gone;
    for (const Placed& each : row.groups) {
        const Group& group = each.group;
        Kept::Group& kept = all->groups.emplace_back();
        kept.role = group.role;
        if (group.zone != nullptr) kept.zone = group.zone->id;
        if (group.other != nullptr) kept.other = group.other->id;
        kept.grand = group.grand;
        kept.loose = group.loose;
        kept.laid = each.laid;
        kept.type = each.type;
        kept.x = each.x;
        kept.y = each.y;
        kept.w = width(lettered(each.type), group, each.laid);
        for (const Heap& heap : group.cards)
            kept.slots.push_back(heap.shown != nullptr ? Kept::Slot{heap.shown->id, heap.shown->face.name}
                                                       : Kept::Slot{});
    }
    return all;
}

}  // namespace tankard::window
