#include "window/pages/board_rows.h"
#include "window/pages/numbered_places.h"
#include "window/pages/places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// The least side of a square, in ems: what is tried, one after the other.
constexpr std::array<float, 4> kLeastSquares{2.0F, 1.5F, 1.2F, 0.0F};

/// Cards that stand together: all of a role, or what one zone offers.
struct Group {
    scene::Role role = scene::Role::faced;
    const scene::Zone* zone = nullptr;  ///< whose name stands above it; null: nobody needs to be told
    std::vector<Heap> cards;
    bool grand = false;  ///< everybody's enemy
};

/// How a group is laid out: cards of one size in columns.
struct Laid {
    float w = 0;  ///< of a card
    float h = 0;
    std::size_t columns = 1;
    std::size_t rows = 1;
    bool broad = false;
};

class StagePlace {
 public:
    explicit StagePlace(const Setting& setting) : setting_(setting), ruler_(setting.ruler) { gather(); }

    void add(const Rect& box, Page& page) {
        if (has_boards(setting_.view.scene)) return with_boards(box, page);
        const Rect rest = thrown(box, page);
        if (!groups_.empty()) lie(rest, page);
        on_cards(page);
    }

 private:
    void lie(const Rect& rest, Page& page) {
        const float em = ruler_.em;
        for (const auto& [type, whole] :
             {std::pair{1.0F, true}, {0.88F, true}, {0.76F, true}, {1.0F, false}}) {
            ruler_.em = em * type;  // smaller type before fewer words
            for (float high = std::min(rest.h, ruler_.em * 19); high >= ruler_.em * (whole ? 9.0F : 4.6F);
                 high -= ruler_.em * 0.4F)
                if (auto block = cards(high, whole, rest)) return place(std::move(*block), rest, page);
        }
        flat(rest, page);
    }

    void gather() {
        const auto look = [&](const std::vector<scene::Zone>& zones, const scene::Seat* seat) {
            for (const scene::Zone& zone : zones) {
                const bool table = seat == nullptr;
                if (zone.pile || zone.role == scene::Role::strip ||
                    (!table && !is_on_stage(setting_, seat, zone)))
                    continue;
                if (zone.spaces > 0 && table) spaces_.push_back(&zone);
                if (zone.size == 0 || (zone.spaces > 0 && table)) continue;
                if (!zone.seen) {
                    shut_.push_back(&zone);
                    continue;
                }
                take(zone, table);
            }
        };
        look(setting_.view.scene.zones, nullptr);
        if (setting_.turn != nullptr) look(setting_.turn->zones, setting_.turn);
        std::stable_sort(groups_.begin(), groups_.end(),
                         [](const Group& one, const Group& other) { return one.role < other.role; });
    }

    void take(const scene::Zone& zone, bool table) {
        const scene::Role role = zone.role == scene::Role::played || zone.role == scene::Role::faced
                                     ? zone.role
                                     : scene::Role::offered;
        std::vector<Heap> heaps = setting_.offering.heaps(zone);
        const bool grand = role == scene::Role::faced && table &&
                           std::any_of(heaps.begin(), heaps.end(),
                                       [](const Heap& heap) { return bounded(heap.shown->face) != nullptr; });
        if (role != scene::Role::offered)
            for (Group& group : groups_)
                if (group.role == role && group.grand == grand) {
                    group.cards.insert(group.cards.end(), heaps.begin(), heaps.end());
                    return;
                }
        groups_.push_back({role, role == scene::Role::offered ? &zone : nullptr, std::move(heaps), grand});
    }

    float caption(const Group& group) const {
        return group.zone != nullptr ? Type::line(ruler_.small()) + ruler_.pad() : 0;
    }
    float edge(const Group& group) const { return group.zone != nullptr ? ruler_.pad() : 0; }

    /// The size at which a group's cards are about `high`; with `whole`, such that all their words are there.
    std::optional<Laid> laid(const Group& group, float high, bool whole, const Rect& box) const {
        const float room = box.h - caption(group) - 2 * edge(group);
        Laid laid;
        const float most = ruler_.em * (group.grand                          ? 19.0F
                                        : group.role == scene::Role::offered ? 11.5F
                                                                             : 15.0F);
        laid.h =
            std::floor(std::min({high * (group.role == scene::Role::offered ? 0.86F : 1.0F), most, room}));
        const float gap = ruler_.gap() * 1.6F;
        laid.rows = static_cast<std::size_t>(std::max(1.0F, std::floor((room + gap) / (laid.h + gap))));
        laid.rows = std::min(laid.rows, group.cards.size());
        laid.columns = (group.cards.size() + laid.rows - 1) / laid.rows;
        if (group.grand && group.cards.size() == 1) {  // it shall be large: it lies across
            laid.w = std::round(laid.h * 1.72F);
            laid.broad = laid.w <= box.w && has_room(ruler_, group.cards.front().shown->face, laid.w, laid.h);
            if (laid.broad) return laid;
        }
        for (const float shape : {0.7F, 0.8F, 0.92F}) {
            laid.w = std::round(std::clamp(laid.h * shape, ruler_.em * 5.6F, ruler_.em * 13.5F));
            if (!whole) return laid;
            if (std::all_of(group.cards.begin(), group.cards.end(), [&](const Heap& heap) {
                    return card_height(ruler_, heap.shown->face, laid.w) <= laid.h;
                }))
                return laid;
        }
        return std::nullopt;
    }

    float width(const Group& group, const Laid& laid) const {
        const float gap = ruler_.gap() * 1.6F;
        const float least = group.zone != nullptr
                                ? ruler_.type.width(group.zone->label, Typeface::italic, ruler_.small())
                                : 0;
        return std::max(std::min(least, ruler_.em * 10),
                        static_cast<float>(laid.columns) * (laid.w + gap) - gap) +
               2 * edge(group);
    }

    Block made(const Group& group, const Laid& laid) const {
        Block block;
        const float gap = ruler_.gap() * 1.6F;
        const float top = caption(group) + edge(group);
        const float wide = width(group, laid);
        if (group.zone != nullptr) {
            Piece tray;
            tray.box = {0, 0, wide, top + static_cast<float>(laid.rows) * (laid.h + gap) - gap + edge(group)};
            tray.shapes.push_back({tray.box, Look::tray, ""});
            tray.texts.push_back(line_of(
                ruler_, ruler_.type.fit(group.zone->label, Typeface::italic, ruler_.small(), wide - 8),
                Typeface::italic, ruler_.small(), Ink::amber, 4, ruler_.pad() / 2, wide - 8, Align::centre));
            block.take(std::move(tray), 0, 0);
        }
        for (std::size_t i = 0; i < group.cards.size(); ++i) {
            const std::size_t row = i / laid.columns;
            const std::size_t here = std::min(laid.columns, group.cards.size() - row * laid.columns);
            const float all = static_cast<float>(here) * (laid.w + gap) - gap;
            const Heap& heap = group.cards[i];
            const float step = heap.size > 1 ? std::round(ruler_.em * 0.18F) * 2 : 0;
            Piece piece = laid.broad ? broad_card(ruler_, *heap.shown, laid.w, laid.h)
                                     : whole_card(ruler_, *heap.shown, laid.w - step, laid.h - step);
            if (heap.size > 1) window::heap(ruler_, piece, heap.size);
            setting_.offering.put(
                block, std::move(piece), heap.shown->id,
                std::round((wide - all) / 2 + static_cast<float>(i % laid.columns) * (laid.w + gap)),
                top + static_cast<float>(row) * (laid.h + gap));
        }
        return block;
    }

    /// All groups in a row: what is played at the left, what is faced in the middle.
    std::optional<Block> cards(float high, bool whole, const Rect& box) const {
        const float apart = ruler_.em * 1.3F;
        std::vector<std::pair<const Group*, Laid>> all;
        float left = 0;
        float middle = 0;
        float right = 0;
        for (const Group& group : groups_) {
            const std::optional<Laid> laid = this->laid(group, high, whole, box);
            if (!laid) return std::nullopt;
            float& part = group.role == scene::Role::played  ? left
                          : group.role == scene::Role::faced ? middle
                                                             : right;
            part += (part > 0 ? apart : 0) + width(group, *laid);
            all.emplace_back(&group, *laid);
        }
        const float before = left > 0 ? left + apart : 0;
        const float behind = right > 0 ? right + apart : 0;
        if (before + middle + behind - (middle > 0 ? 0 : right > 0 || left > 0 ? apart : 0) > box.w)
            return std::nullopt;
        const float faced =
            std::clamp((box.w - middle) / 2, before, std::max(before, box.w - behind - middle));
        Block block;
        float at[] = {0, faced, middle > 0 ? faced + middle + apart : std::max(before, (box.w - right) / 2)};
        at[2] = std::min(at[2], std::max(0.0F, box.w - right));
        for (const auto& [group, laid] : all) {
            float& x = at[group->role == scene::Role::played ? 0 : group->role == scene::Role::faced ? 1 : 2];
            Block made = this->made(*group, laid);
            const float wide = made.w;
            const float y = std::floor((box.h - made.h) / 2);
            block.take(std::move(made), std::round(x), std::max(0.0F, y));
            x += wide + apart;
        }
        return block;
    }

    /// Plates, then tokens: whatever fits.
    void flat(const Rect& box, Page& page) const {
        Block all = plates(box.w);
        if (all.h <= box.h) return place(std::move(all), box, page);
        for (float side = ruler_.em * 3; side >= 8; side *= 0.85F) {
            Block block;
            Flow flow(box.w, 0, ruler_.gap(), ruler_.gap());
            for (const Group& group : groups_)
                for (const Heap& heap : group.cards) {
                    Piece piece = token(ruler_, *heap.shown, std::floor(side), heap.size);
                    const auto [x, y] = flow.next(piece.box.w, piece.box.h);
                    setting_.offering.put(block, std::move(piece), heap.shown->id, x, y);
                }
            if (block.h <= box.h) return place(std::move(block), box, page);
        }
    }

    Block plates(float w) const {
        Block all;
        Flow flow(w, 0, ruler_.gap() * 1.4F, ruler_.gap());
        for (const Group& group : groups_)
            for (const Heap& heap : group.cards) {
                Piece piece = plate(ruler_, *heap.shown, std::min(w, ruler_.em * 14));
                if (heap.size > 1) window::heap(ruler_, piece, heap.size);
                const auto [x, y] = flow.next(piece.box.w, piece.box.h);
                setting_.offering.put(all, std::move(piece), heap.shown->id, x, y);
            }
        return all;
    }

    /// What lies beside boards: plates and places with tokens, or labels only.
    Block beside(float w, bool labels) const {
        Block all;
        Flow flow(w, 0, ruler_.gap() * 1.4F, ruler_.gap());
        const auto put = [&](Block block) {
            const auto [x, y] = flow.next(block.w, block.h);
            all.take(std::move(block), x, y);
        };
        const auto lie = [&](const Group& group) {
            for (const Heap& heap : group.cards) {
                Piece piece = plate(ruler_, *heap.shown, std::min(w, ruler_.em * 14));
                if (heap.size > 1) window::heap(ruler_, piece, heap.size);
                Block block;
                setting_.offering.put(block, std::move(piece), heap.shown->id, 0, 0);
                put(std::move(block));
            }
        };
        for (const Group& group : groups_)
            if (labels && group.zone != nullptr)
                put(zone_label(ruler_, *group.zone));
            else
                lie(group);
        for (const scene::Zone* zone : spaces_)
            put(labels ? places_label(setting_, ruler_, *zone) : places_block(setting_, ruler_, *zone));
        for (const scene::Zone* zone : shut_)
            put(zone_label(ruler_, *zone));
        return all;
    }

    /// Boards take the stage: what lies above or beside them folds before their squares shrink.
    void with_boards(const Rect& box, Page& page) const {
        for (const float least : kLeastSquares)
            for (const bool labels : {false, true})
                for (const bool aside : {false, true})
                    if (auto block = boards_with(least, labels, aside, box))
                        return place(std::move(*block), box, page);
        Block boards = board_rows(ruler_, setting_.view, setting_.offering, setting_.below, 0, box.w, box.h);
        place(std::move(boards), box, page);
    }

    std::optional<Block> boards_with(float least, bool labels, bool aside, const Rect& box) const {
        const float apart = ruler_.gap() * 1.4F;
        Block cards = beside(aside ? box.w * 0.38F : box.w, labels);
        if (cards.h > box.h || (aside && cards.h <= 0)) return std::nullopt;
        const float top = !aside && cards.h > 0 ? cards.h + apart : 0;
        const float wide = aside ? box.w - cards.w - 2 * apart : box.w;
        Block boards =
            board_rows(ruler_, setting_.view, setting_.offering, setting_.below, least, wide, box.h - top);
        if (boards.h <= 0 || top + boards.h > box.h + 0.5F) return std::nullopt;
        Block all;
        const float y = std::floor((box.h - top - boards.h) / 2);
        const float x = std::floor(std::max(0.0F, (wide - boards.w) / 2));
        const float cards_y = aside ? std::floor((box.h - cards.h) / 2) : y;
        all.take(std::move(cards), aside ? std::floor(wide + 2 * apart) : 0, cards_y);
        all.take(std::move(boards), x, y + top);
        return all;
    }

    /// A die that was thrown for a card lies on it.
    void on_cards(Page& page) const {
        const TableView& view = setting_.view;
        const float side = std::round(ruler_.em * 2.3F);
        std::vector<Piece> dice;
        for (std::size_t i = 0; i < view.rolls.size(); ++i) {
            const Roll& roll = view.rolls[i];
            if (roll.card == CardId::none) continue;
            for (const Piece& piece : page.pieces) {
                if (piece.thing != index(roll.card) + 1 || piece.box.h < side * 2.4F) continue;
                Piece die =
                    die_on(ruler_, roll, kDieThing + std::uint64_t{view.throws} * 64U + 32U + i, side);
                move(die, piece.box.right() - die.box.w - 8, piece.box.y + 8);
                if (!crosses(page, die.box)) dice.push_back(std::move(die));
                break;
            }
        }
        for (Piece& die : dice)
            page.pieces.push_back(std::move(die));
    }
    /// Whether a die would hide a word.
    static bool crosses(const Page& page, const Rect& box) {
        return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
            return std::any_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
                return text.face != static_cast<std::uint8_t>(Typeface::icon) && text.box.x < box.right() &&
                       box.x < text.box.right() && text.box.y < box.bottom() && box.y < text.box.bottom();
            });
        });
    }

    /// The dice just rolled lie at the right, if there is room beside the cards; returns what is left.
    Rect thrown(const Rect& box, Page& page) const {
        const TableView& view = setting_.view;
        std::vector<Roll> loose;
        for (const Roll& roll : view.rolls)
            if (roll.card == CardId::none || !lies_here(roll.card)) loose.push_back(roll);
        Block dice =
            dice_block(ruler_, loose, view.throws, std::min(box.w * 0.2F, ruler_.em * 9), box.h, Ink::light);
        if (dice.w <= 0) return box;
        const float wide = dice.w;
        place(std::move(dice), {box.right() - wide, box.y, wide, box.h}, page);
        return {box.x, box.y, box.w - wide - ruler_.em, box.h};
    }
    bool lies_here(CardId card) const {
        return std::any_of(groups_.begin(), groups_.end(), [&](const Group& group) {
            return std::any_of(group.cards.begin(), group.cards.end(),
                               [&](const Heap& heap) { return heap.shown->id == card; });
        });
    }

    const Setting& setting_;
    Ruler ruler_;
    std::vector<Group> groups_;
    std::vector<const scene::Zone*> spaces_;
    std::vector<const scene::Zone*> shut_;
};

}  // namespace

void add_stage(const Setting& setting, const Rect& box, Page& page) {
    if (box.w > 0 && box.h > 0) StagePlace(setting).add(box, page);
}

}  // namespace tankard::window
