#include "window/pages/board_stage.h"

#include "window/pages/arranged.h"
#include "window/pages/card_parts.h"
#include "window/pages/line_numbers.h"
#include "window/pages/numbered_places.h"
#include "window/pages/place_tiles.h"
#include "window/pages/tiles.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

/// How cards lie beside boards.
enum class Cards : std::uint8_t {
    large,         ///< with all their words, in the type of everything else
    ruled_tiles,   ///< the same as tiles
    needed_large,  ///< of what is offered and not asked about only the name
    tiles,         ///< without what they do
    needed_tiles,
    whole,
    needed,       ///< of what is offered and not asked about only the name
    asked_ruled,  ///< of what is not asked about only the name
    asked,        ///< the same, and none of it says what it does
    plates,
    tokens,
};

bool is_tiled(Cards cards) {
    return cards == Cards::ruled_tiles || cards == Cards::tiles || cards == Cards::needed_tiles;
}
bool is_large(Cards cards) { return cards == Cards::large || cards == Cards::needed_large; }
/// Whether of what is offered and not asked about only the name is shown.
bool is_needed_only(Cards cards) {
    return cards == Cards::needed_large || cards == Cards::needed_tiles || cards == Cards::needed;
}

bool shows_all(Cards cards) {
    return cards == Cards::large || cards == Cards::ruled_tiles || cards == Cards::tiles ||
           cards == Cards::whole;
}

/// How numbered places are shown beside boards.
enum class Spaces : std::uint8_t {
    seen,
    seen_with_figures,  ///< not at all while all are empty
    told,               ///< those where somebody is, in a word
};

/// What gives way for the board, in the order in which it is tried: how large the board is, as a share of
/// what it would be alone, how cards lie, how places are shown.
struct Fold {
    float share;
    Cards cards;
    Spaces spaces;
};
constexpr Fold kFolds[] = {
    {1.0F, Cards::large, Spaces::seen_with_figures},
    {0.95F, Cards::large, Spaces::seen_with_figures},
    {0.9F, Cards::large, Spaces::seen_with_figures},
    {1.0F, Cards::ruled_tiles, Spaces::seen_with_figures},
    {0.95F, Cards::ruled_tiles, Spaces::seen_with_figures},
    {0.9F, Cards::ruled_tiles, Spaces::seen_with_figures},
    {0.86F, Cards::large, Spaces::seen_with_figures},
    {1.0F, Cards::tiles, Spaces::seen_with_figures},
    {0.93F, Cards::tiles, Spaces::seen_with_figures},
    {0.86F, Cards::tiles, Spaces::seen_with_figures},
    {0.8F, Cards::large, Spaces::seen_with_figures},
    {0.8F, Cards::tiles, Spaces::seen_with_figures},
    {0.76F, Cards::large, Spaces::seen_with_figures},
    {0.76F, Cards::tiles, Spaces::seen_with_figures},
    {1.0F, Cards::needed_large, Spaces::seen_with_figures},
    {0.95F, Cards::needed_large, Spaces::seen_with_figures},
    {0.9F, Cards::needed_large, Spaces::seen_with_figures},
    {1.0F, Cards::needed_tiles, Spaces::seen_with_figures},
    {0.93F, Cards::needed_tiles, Spaces::seen_with_figures},
    {0.86F, Cards::needed_tiles, Spaces::seen_with_figures},
    {1.0F, Cards::whole, Spaces::seen},
    {0.9F, Cards::whole, Spaces::seen},
    {0.8F, Cards::whole, Spaces::seen},
    {0.75F, Cards::whole, Spaces::seen},
    {0.7F, Cards::whole, Spaces::seen},
    {0.8F, Cards::whole, Spaces::seen_with_figures},
    {0.75F, Cards::whole, Spaces::seen_with_figures},
    {0.7F, Cards::whole, Spaces::seen_with_figures},
    {0.8F, Cards::needed, Spaces::seen_with_figures},
    {0.75F, Cards::needed, Spaces::seen_with_figures},
    {0.7F, Cards::needed, Spaces::seen_with_figures},
    {0.6F, Cards::needed, Spaces::seen_with_figures},
    {0.9F, Cards::asked_ruled, Spaces::seen},
    {0.8F, Cards::asked_ruled, Spaces::seen},
    {0.75F, Cards::asked_ruled, Spaces::seen},
    {0.8F, Cards::asked_ruled, Spaces::seen_with_figures},
    {0.75F, Cards::asked_ruled, Spaces::seen_with_figures},
    {0.9F, Cards::asked, Spaces::seen},
    {0.8F, Cards::asked, Spaces::seen},
    {0.75F, Cards::asked, Spaces::seen},
    {0.8F, Cards::asked, Spaces::seen_with_figures},
    {0.75F, Cards::asked, Spaces::seen_with_figures},
    {0.9F, Cards::plates, Spaces::seen},
    {0.8F, Cards::plates, Spaces::seen},
    {0.7F, Cards::plates, Spaces::seen},
    {0.8F, Cards::plates, Spaces::seen_with_figures},
    {0.75F, Cards::plates, Spaces::seen_with_figures},
    {0.7F, Cards::plates, Spaces::seen_with_figures},
    {0.65F, Cards::plates, Spaces::seen_with_figures},
    {0.6F, Cards::plates, Spaces::seen_with_figures},
    {0.9F, Cards::tokens, Spaces::seen_with_figures},
    {0.7F, Cards::tokens, Spaces::seen_with_figures},
    {0.7F, Cards::plates, Spaces::told},
    {0.9F, Cards::tokens, Spaces::told},
    {0.7F, Cards::tokens, Spaces::told},
    {0.5F, Cards::tokens, Spaces::told},
    {0.35F, Cards::tokens, Spaces::told},
    {0.25F, Cards::tokens, Spaces::told},
};

/// Beside places that are the star: of what is offered and not asked about only the name.
constexpr Fold kAside{1.0F, Cards::needed, Spaces::seen};
/// How cards are told that stand aside: in groups or just in lines; of `needed` what is offered and not asked
/// about is no more than where it lies, of `zones` all are.
enum class Told : std::uint8_t { grouped, grouped_slips, slips, needed, zones };
/// How much of the height is for what stands aside then: as little as it fits into, and where places are told
/// in letters smaller than usual still less, if that makes these larger.
constexpr float kAsideShares[] = {0.2F, 0.24F, 0.28F, 0.33F, 0.15F, 0.12F};
constexpr std::size_t kMostLines = 3;  ///< of what stands aside in groups

/// How much of the breadth the square is given that somebody is faced on.
constexpr float kSceneShares[] = {0.36F, 0.33F, 0.3F, 0.25F};

/// How large a way is below whoever is met on it, of what it may be.
constexpr float kWayShares[] = {1.0F, 0.9F, 0.8F, 0.7F, 0.62F, 0.55F};

constexpr float kMuch = 1.15F;        ///< by how much larger cards are worth another order
constexpr float kWorthAStep = 1.3F;   ///< … are worth a board that is a step smaller
constexpr float kLeastSquare = 0.9F;  ///< ems, as long as there are tracks

/// Where what is not the board lies.
enum class Aside : std::uint8_t {
    right,
    right_but_boards,  ///< the others' boards lie below it
    below,
};

class BoardStage {
 public:
    BoardStage(const Setting& setting, const StageCards& cards, float w, float h)
        : setting_(setting),
          ruler_(setting.ruler),
          cards_(cards),
          grounds_(setting.ruler, setting.view, setting.offering, setting.below, w),
          w_(w),
          h_(h) {}

    Block block() {
        if (setting_.offering.star() == scene::Star::spaces)
            if (std::optional<Block> all = about_places()) return std::move(*all);
        if (setting_.offering.star() == scene::Star::faced)
            if (std::optional<Block> all = about_faced()) {
                number_the_line(setting_, *all);
                return std::move(*all);
            }
        for (const bool with_tracks : {true, false}) {
            Block tracks = with_tracks ? grounds_.tracks(w_) : Block();
            const float top = tracks.h > 0 ? tracks.h + ruler_.gap() : 0;
            // Tracks go before squares are too small for what stands on them.
            const float least = tracks.h > 0 ? ruler_.em * kLeastSquare : 0;
            std::optional<Block> rest = below_tracks(h_ - top, least);
            if (!rest) continue;
            tracks.take(std::move(*rest), 0, top);
            number_the_line(setting_, tracks);
            return tracks;
        }
        return cards_.any(w_, h_);
    }

 private:
    float apart() const { return ruler_.em; }

    /// The numbered places in large, and below them the cards; nothing if that does not fit. The boards of
    /// others are on their plaques.
    std::optional<Block> about_places() const {
        if (grounds_.is_close() || cards_.spaces().empty()) return std::nullopt;
        const float gap = ruler_.gap();
        Block tracks = grounds_.tracks(w_);
        const float top = tracks.h > 0 ? tracks.h + gap : 0;
        for (const bool pictured : {true, false}) {  // these are worth more than what stands aside
            PlaceTiles best;
            Block below;
            for (const Told told :
                 {Told::grouped, Told::grouped_slips, Told::slips, Told::needed, Told::zones}) {
                // Small letters in the tiles are no price for what can be looked at; for names they are.
                if (best.type >= StageCards::kReadable) break;
                for (const float share : kAsideShares) {
                    if (best.type >= 1) break;
                    std::optional<Block> aside = this->aside(told, w_, std::floor((h_ - top) * share));
                    if (!aside) continue;
                    const float taken = aside->h > 0 ? aside->h + gap * 2 : 0;
                    PlaceTiles tiles = place_tiles(setting_, cards_.spaces(), pictured, w_, h_ - top - taken);
                    if (tiles.type <= best.type) continue;
                    best = std::move(tiles);
                    below = std::move(*aside);
                }
            }
            if (best.type <= 0) continue;
            tracks.take(std::move(best.block), 0, top);
            if (below.h > 0) tracks.take(centred(std::move(below), w_, 0), 0, tracks.h + gap * 2);
            return tracks;
        }
        return std::nullopt;
    }
    /// The square that it is about, who faces whom beside it, and nothing else but labels; nothing if that
    /// does not fit. The square is as large as it may be while all cards are large enough to stand there.
    std::optional<Block> about_faced() const {
        if (grounds_.is_close() || !cards_.has_faced()) return std::nullopt;
        Block labels = this->labels(kAside, w_);
        const float high = h_ - (labels.h > 0 ? labels.h + ruler_.gap() : 0);
        std::optional<Block> all;
        for (const float type : {1.0F, StageCards::kReadable, 0.0F})
            for (const float share : kSceneShares) {
                if (std::optional<Block> next = scene(share, type, high); next && (!all || stand(*next))) {
                    const bool stands = stand(*next);
                    all = std::move(next);
                    if (stands) return labelled(std::move(*all), std::move(labels));
                }
            }
        if (all) return labelled(std::move(*all), std::move(labels));
        return std::nullopt;
    }
    std::optional<Block> scene(float share, float type, float high) const {
        Block place = grounds_.around(setting_.offering.star_at(), w_ * share, high);
        if (place.h <= 0) return std::nullopt;
        auto cards = cards_.whole(w_ - place.w - apart(), high, StageCards::Which::needed, type);
        if (!cards) return std::nullopt;
        return centred(row(std::move(place), std::move(*cards), apart()), w_, high);
    }
    /// Whether nobody is only a picture on a card.
    static bool stand(const Block& block) {
        return std::none_of(block.pieces.begin(), block.pieces.end(), [](const Piece& piece) {
            return std::any_of(piece.shapes.begin(), piece.shapes.end(),
                               [](const Figure& shape) { return shape.look == Look::scene; });
        });
    }
    /// With labels at the foot of the stage.
    Block labelled(Block all, Block labels) const {
        const float x = std::floor((w_ - labels.w) / 2);
        const float y = h_ - labels.h;
        if (labels.h > 0) all.take(std::move(labels), x, y);
        return all;
    }

    /// The cards that stand aside, if that is enough room for them.
    std::optional<Block> aside(Told told, float w, float h) const {
        if (told == Told::grouped || told == Told::grouped_slips) {
            for (std::size_t lines = 1; lines <= kMostLines; ++lines)
                if (auto groups = cards_.grouped(told == Told::grouped_slips, lines, w); groups)
                    return groups->h <= h ? groups : std::nullopt;
            return std::nullopt;
        }
        Block cards = told == Told::slips    ? cards_.slips(w)
                      : told == Told::needed ? cards_.plates(w, StageCards::Which::needed)
                                             : cards_.names(w);
        if (Block labels = this->labels(kAside, w); told == Told::needed && labels.h > 0)
            cards.take(std::move(labels), 0, cards.h > 0 ? cards.h + ruler_.gap() : 0);
        if (cards.h > h || cards.w > w + 0.5F) return std::nullopt;
        return cards;
    }

    /// Whether somebody stands before whoever has the turn.
    bool is_faced() const {
        return setting_.turn != nullptr &&
               std::any_of(
                   setting_.turn->zones.begin(), setting_.turn->zones.end(),
                   [](const scene::Zone& zone) { return zone.role == scene::Role::faced && zone.size > 0; });
    }

    /// Nothing if not even the boards alone fit.
    std::optional<Block> below_tracks(float h, float least) const {
        Block places = all_places();
        const float top = places.h > 0 ? places.h + ruler_.gap() * 1.4F : 0;
        const float alone = grounds_.largest(w_, h);
        const float alone_below = top > 0 ? grounds_.largest(w_, h - top) : alone;
        if (std::optional<Block> met = over_the_way(alone, least, h)) return met;
        // Beside a board, and while somebody is faced, what is offered and not asked about is out of the way.
        const bool waits = is_faced() && !grounds_.is_chain() && !cards_.not_needed().empty();
        for (const Fold& fold : kFolds) {
            if (waits && shows_all(fold.cards)) continue;
            // What they meet stands over the way, which stays as large as it is.
            if (grounds_.is_chain() && (is_tiled(fold.cards) || (fold.share < 1 && is_large(fold.cards))))
                continue;
            const bool seen = shows(fold.spaces);
            const float largest = seen ? alone_below : alone;
            const float above = seen ? top : 0;
            if (largest <= 0 || std::floor(largest * fold.share) < least) continue;
            std::optional<Block> best = best_of(fold, largest, h - above);
            if (const Fold* next = smaller(fold); best && next != nullptr)
                if (auto other = best_of(*next, largest, h - above);
                    other && least_card(*other) > least_card(*best) * kWorthAStep)
                    best = std::move(other);
            if (best) {
                Block all = seen ? std::move(places) : Block();
                all.take(std::move(*best), 0, above);
                return all;
            }
        }
        Block boards = grounds_.all(least, w_, h);
        if (boards.h > 0) return centred(std::move(boards), w_, h);
        return std::nullopt;
    }

    /// Whoever is met on a way stands over it, as large as the way leaves room; nothing if nobody is, or they
    /// were no more than a picture on a card.
    std::optional<Block> over_the_way(float largest, float least, float h) const {
        if (!grounds_.is_chain() || !cards_.has_faced()) return std::nullopt;
        for (const float share : kWayShares) {
            if (std::floor(largest * share) < least) break;
            auto all = folded({share, Cards::large, Spaces::seen_with_figures}, Aside::below, largest, h);
            if (all && stand(*all)) return all;
        }
        return std::nullopt;
    }

    /// The same with a board that is a step smaller; null: the next gives way in another manner.
    static const Fold* smaller(const Fold& fold) {
        const Fold* next = &fold + 1;
        const bool same = next != std::end(kFolds) && next->cards == fold.cards &&
                          next->spaces == fold.spaces && next->share < fold.share;
        return same ? next : nullptr;
    }
    std::optional<Block> best_of(const Fold& fold, float largest, float h) const {
        std::optional<Block> best;
        for (const Aside aside : {Aside::right, Aside::right_but_boards, Aside::below})
            if (std::optional<Block> rest = folded(fold, aside, largest, h))
                if (!best || least_card(*rest) > least_card(*best) * kMuch) best = std::move(rest);
        return best;
    }

    /// How wide the smallest card is; 0: there is none.
    static float least_card(const Block& block) {
        float least = 0;
        for (const Piece& piece : block.pieces)
            if (!piece.shapes.empty() && piece.shapes.front().look == Look::card)
                least = least > 0 ? std::min(least, piece.box.w) : piece.box.w;
        return least;
    }

    bool shows(Spaces spaces) const {
        const auto& zones = cards_.spaces();
        return spaces == Spaces::seen ||
               (spaces == Spaces::seen_with_figures &&
                std::any_of(zones.begin(), zones.end(), [](const auto* zone) { return zone->size > 0; }));
    }

    std::optional<Block> folded(const Fold& fold, Aside aside, float alone, float h) const {
        const float side = std::floor(alone * fold.share);
        const auto [board_w, board_h] = grounds_.size(side, w_);
        const bool right = aside != Aside::below;
        const float gap = ruler_.gap();
        Block lower;  // the others' boards
        if (aside == Aside::right_but_boards && grounds_.has_others()) {
            lower = grounds_.others(side * 0.7F, w_, h - board_h - gap);
            if (lower.h <= 0) return std::nullopt;
        }
        const float above = h - (lower.h > 0 ? lower.h + gap : 0);
        const float room_w = right ? w_ - board_w - apart() : w_;
        const float between = grounds_.is_chain() ? gap * 2 : gap;
        const float room_h = right ? above : h - board_h - between;
        std::optional<Block> rest = beside(fold, side, aside != Aside::right_but_boards, room_w, room_h);
        if (!rest) return std::nullopt;
        if (grounds_.is_chain()) *rest = trimmed(std::move(*rest));
        float free_h = above;
        if (grounds_.is_close()) {
            lower = {};
            free_h = h;
            rest = beside(fold, side, false, room_w, room_h);
            if (!rest) return std::nullopt;
        }
        const float taken_w = right && rest->h > 0 ? rest->w + apart() : 0;
        const float taken_h = !right && rest->h > 0 ? rest->h + between : 0;
        Block board = grounds_.main(side, w_ - taken_w, free_h - taken_h);
        Block all = right ? row(std::move(board), std::move(*rest), apart())
                    : grounds_.is_chain() && rest->h > 0  // what they meet stands over the way
                        ? column(std::move(*rest), std::move(board), between)
                        : column(std::move(board), std::move(*rest), gap);
        return centred(column(std::move(all), std::move(lower), gap), w_, h);
    }

    /// Cards, and below them the others' boards with the labels at their side, or under these; nothing if
    /// they do not fit.
    std::optional<Block> beside(const Fold& fold, float side, bool boards, float w, float h) const {
        boards = boards && grounds_.has_others();
        if (!boards) return sharing(fold, side, 0, w, h);
        if (cards_.empty()) return sharing(fold, side, 1, w, h);
        for (const float share : {0.38F, 0.3F, 0.24F})
            if (auto all = sharing(fold, side, share, w, h)) return all;
        return std::nullopt;
    }
    /// `share`: of the height, for the others' boards; 0: they lie elsewhere.
    std::optional<Block> sharing(const Fold& fold, float side, float share, float w, float h) const {
        Block labels = this->labels(fold, w);
        if (cards_.empty() && labels.h <= 0 && share <= 0) return Block();
        if (w < ruler_.em * 5 || h < ruler_.em) return std::nullopt;
        const float gap = ruler_.gap() * 1.4F;
        const float most = std::min(side * 0.7F, ruler_.em * 2.4F);
        float room = h;
        Block small;
        if (const float left = w - labels.w - apart(); share > 0 && labels.h > 0 && left > 0) {
            small = grounds_.others(most, left, room * share);
            if (small.h > 0) small.take(std::exchange(labels, {}), small.w + apart(), 0);
        }
        if (labels.h > 0) room -= labels.h + gap;
        if (share > 0) {
            if (small.h <= 0) small = grounds_.others(most, w, room * share);
            if (small.h <= 0) return std::nullopt;
            room -= small.h + gap;
        }
        std::optional<Block> all = cards_.empty() ? Block() : cards(fold.cards, w, room);
        if (!all || all->w > w + 0.5F || all->h > room + 0.5F) return std::nullopt;
        for (Block* part : {&labels, &small}) {
            const float y = all->h > 0 ? all->h + gap : 0;
            if (part->h > 0) all->take(std::move(*part), 0, y);
        }
        if (all->h > h + 0.5F || all->w > w + 0.5F) return std::nullopt;
        return all;
    }

    std::optional<Block> cards(Cards how, float w, float h) const {
        switch (how) {
            case Cards::large: return cards_.whole(w, h, StageCards::Which::all, 1);
            case Cards::ruled_tiles: return tiles(setting_, cards_, w, h, false, true);
            case Cards::needed_large: return cards_.whole(w, h, StageCards::Which::needed, 1);
            case Cards::tiles: return tiles(setting_, cards_, w, h, false, false);
            case Cards::needed_tiles: return tiles(setting_, cards_, w, h, true, false);
            case Cards::whole: return cards_.whole(w, h, StageCards::Which::all);
            case Cards::needed: return cards_.whole(w, h, StageCards::Which::needed);
            case Cards::asked_ruled:
            case Cards::asked:
                if (cards_.not_asked().empty()) return std::nullopt;
                return cards_.whole(
                    w, h, how == Cards::asked ? StageCards::Which::asked : StageCards::Which::asked_ruled);
            case Cards::plates: return cards_.plates(w);
            case Cards::tokens: return cards_.tokens(w);
        }
        return std::nullopt;
    }

    /// Over the whole stage.
    Block all_places() const {
        return cards_.spaces().empty() ? Block()
                                       : centred(places_strip(setting_, ruler_, cards_.spaces(), w_), w_, 0);
    }

    /// Zones of which only the name is shown; of folded places those where somebody is.
    Block labels(const Fold& fold, float w) const {
        Block all;
        Flow flow(w, 0, ruler_.gap() * 1.4F, ruler_.gap());
        const auto put = [&](Block block) {
            const auto [x, y] = flow.next(block.w, block.h);
            all.take(std::move(block), x, y);
        };
        for (const scene::Zone* zone : cards_.spaces())
            if (!shows(fold.spaces) && zone->size > 0) put(places_label(setting_, ruler_, *zone));
        if (is_needed_only(fold.cards))
            for (const scene::Zone* zone : cards_.not_needed())
                put(zone_label(ruler_, *zone, zone->size));
        if (fold.cards == Cards::asked || fold.cards == Cards::asked_ruled)
            for (const scene::Zone* zone : cards_.not_asked())
                put(zone_label(ruler_, *zone, zone->size));
        for (const scene::Zone* zone : cards_.shut())
            put(zone_label(ruler_, *zone, zone->size));
        return all;
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const StageCards& cards_;
    Grounds grounds_;
    float w_;
    float h_;
};

}  // namespace

Block board_stage(const Setting& setting, const StageCards& cards, float w, float h) {
    return BoardStage(setting, cards, w, h).block();
}

}  // namespace tankard::window
