#include "window/pages/tiles.h"

#include "window/pages/card_heap.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kFrame = 4;
constexpr float kLeastPicture = 2.4F;  ///< ems
constexpr float kInOneLine = 0.86F;    ///< ems: how small a name grows for that
constexpr float kHighest = 9;          ///< ems
constexpr float kBroadest = 15;
constexpr std::size_t kMostColumns = 4;

struct Named {
    unsigned size = 0;
    std::vector<std::string> lines{};
};

/// A little smaller before it takes another line.
Named named(const Ruler& ruler, const scene::Face& face, float w) {
    const auto line = static_cast<unsigned>(std::ceil(ruler.em * kInOneLine));
    for (const auto& [lines, least] :
         {std::pair{std::size_t{1}, line}, {std::size_t{2}, ruler.small()}, {std::size_t{3}, ruler.small()}})
        for (unsigned size = ruler.body(); size >= least; --size) {
            if (ruler.type.longest_word(face.name, Typeface::bold, size) > w) continue;
            std::vector<std::string> all = ruler.type.wrap(face.name, Typeface::bold, size, w);
            if (all.size() <= lines) return {size, std::move(all)};
        }
    return {};
}

/// Its name in a band over the whole width, below that its picture and beside this its numbers and its rule.
class TileFace {
 public:
    TileFace(const Ruler& ruler, const scene::Face& face, float w, bool ruled)
        : ruler_(ruler), face_(face), ruled_(ruled), w_(w) {
        picture_ = says_nothing()
                       ? w - 2 * kFrame
                       : std::round(std::max(ruler.em * kLeastPicture, w * (ruled ? 0.3F : 0.38F)));
        name_ = named(ruler, face, w - 2 * kFrame - 2 * pad());
    }

    bool fits() const { return !name_.lines.empty() && (says_nothing() || inside() > ruler_.em * 2); }
    float high() const {
        Piece probe;
        const float words = says_nothing() ? 0 : write(probe, 0, 100'000);
        return band() + std::max(words, ruler_.em * kLeastPicture) + 2 * kFrame;
    }
    Piece made(float h) const {
        Piece piece;
        piece.box = {0, 0, w_, h};
        piece.shapes.push_back({piece.box, Look::card, face_.frame});
        const float top = kFrame + band();
        window::picture(ruler_, piece, face_.picture, face_.icon, face_.frame,
                        {kFrame, top, picture_, h - kFrame - top});
        piece.shapes.push_back({{kFrame, kFrame, w_ - 2 * kFrame, band()}, Look::title, face_.frame});
        float y = kFrame + std::floor(pad() * 0.4F);
        for (const std::string& words : name_.lines) {
            piece.texts.push_back(line_of(ruler_, words, Typeface::bold, name_.size, Ink::light,
                                          kFrame + pad(), y, w_ - 2 * kFrame - 2 * pad(), Align::centre));
            y += Type::line(name_.size);
        }
        if (!says_nothing()) write(piece, top, h - kFrame);
        return piece;
    }

 private:
    float pad() const { return std::round(ruler_.pad() * 0.8F); }
    /// Beside its picture.
    bool says_nothing() const { return face_.badges.empty() && (!ruled_ || face_.rule.empty()); }
    float inside() const { return w_ - 2 * kFrame - picture_ - 2 * pad(); }
    float band() const {
        return std::ceil(static_cast<float>(name_.lines.size()) * Type::line(name_.size) + pad() * 0.8F);
    }
    /// What stands at the right of the picture; returns where it ends.
    float write(Piece& piece, float top, float bottom) const {
        const float x = kFrame + picture_ + pad();
        float y = top + std::round(pad() * 0.6F);
        std::vector<scene::Badge> numbers = face_.badges;
        if (const scene::Badge* life = bounded(face_)) {
            const Rect groove{x, y, inside(), std::round(ruler_.em * 1.3F)};
            bar(piece, *life, groove);
            piece.texts.push_back(line_of(ruler_, life->value, Typeface::bold, ruler_.body(), Ink::light,
                                          groove.x, y + (groove.h - Type::line(ruler_.body())) / 2, groove.w,
                                          Align::centre));
            y += groove.h + std::round(pad() * 0.4F);
            numbers.erase(numbers.begin() + (life - face_.badges.data()));
        }
        y = badges(ruler_, piece, numbers, ruler_.body(), Ink::text,
                   {x, y, inside(), std::max(1.0F, bottom - y)}, false, Typeface::bold);
        if (ruled_ && !face_.rule.empty())
            y = paragraph(ruler_, piece, face_.rule, Typeface::regular, ruler_.small(), Ink::text,
                          {x, y, inside(), std::max(1.0F, bottom - y)});
        return y;
    }

    const Ruler& ruler_;
    const scene::Face& face_;
    bool ruled_;
    float w_;
    float picture_ = 0;
    Named name_;
};

/// Tiles that lie together: what is offered in a tray under its zone's name.
struct Section {
    const scene::Zone* zone = nullptr;  ///< null: no tray
    std::vector<Heap> cards{};
};

class Tiles {
 public:
    Tiles(const Setting& setting, const StageCards& cards, bool needed)
        : setting_(setting), ruler_(setting.ruler) {
        gather(setting.view.scene.zones, cards, needed);
        if (setting.turn != nullptr) gather(setting.turn->zones, cards, needed);
    }

    bool empty() const { return open_.cards.empty() && offered_.empty(); }

    /// With as large pictures as there is room for.
    std::optional<Block> block(float w, float h, bool ruled) const {
        std::optional<Laid> best;
        const auto try_it = [&](const Laid& each) {
            if (fits(each, ruled) && (!best || each.measure() > best->measure())) best = each;
        };
        for (std::size_t columns = 1; columns <= kMostColumns; ++columns)
            try_it(laid(columns, w, h));
        if (!best) try_it(abreast(w, h));
        return best ? std::optional(made(*best, ruled)) : std::nullopt;
    }

 private:
    struct Laid {
        std::size_t columns = 1;
        float w = 0;  ///< of a tile
        float h = 0;
        bool abreast = false;  ///< all in one row, section beside section
        float measure() const { return std::min(h, w * 0.6F); }
    };

    void gather(const std::vector<scene::Zone>& zones, const StageCards& cards, bool needed) {
        for (const scene::Role role : {scene::Role::played, scene::Role::faced, scene::Role::offered})
            for (const scene::Zone& zone : zones) {
                const bool open = zone.role == scene::Role::played || zone.role == scene::Role::faced;
                if (zone.role != role && (role != scene::Role::offered || open)) continue;
                if (zone.cards.empty() || !cards.has(zone.cards.front().id)) continue;
                std::vector<Heap> heaps = setting_.offering.heaps(zone);
                if (open)
                    open_.cards.insert(open_.cards.end(), heaps.begin(), heaps.end());
                else if (!needed || setting_.offering.needs(zone))
                    offered_.push_back({&zone, std::move(heaps)});
            }
    }
    std::vector<const Section*> sections() const {
        std::vector<const Section*> all;
        if (!open_.cards.empty()) all.push_back(&open_);
        for (const Section& section : offered_)
            all.push_back(&section);
        return all;
    }

    float gap() const { return std::round(ruler_.gap() * 1.3F); }
    float edge(const Section& section) const { return section.zone != nullptr ? ruler_.pad() : 0; }
    float caption(const Section& section) const {
        return section.zone != nullptr ? Type::line(ruler_.small()) + ruler_.pad() / 2 : 0;
    }
    static std::size_t rows(const Section& section, std::size_t columns) {
        return (section.cards.size() + columns - 1) / columns;
    }

    Laid laid(std::size_t columns, float w, float h) const {
        float rows = 0;
        float taken = -gap();
        float edge = 0;
        for (const Section* section : sections()) {
            const auto here = static_cast<float>(Tiles::rows(*section, columns));
            rows += here;
            taken += caption(*section) + 2 * this->edge(*section) + here * gap();
            edge = std::max(edge, this->edge(*section));
        }
        const auto across = static_cast<float>(columns);
        return {columns,
                std::floor(std::min((w - 2 * edge - gap() * (across - 1)) / across, ruler_.em * kBroadest)),
                std::floor(std::min((h - taken) / rows, ruler_.em * kHighest))};
    }
    Laid abreast(float w, float h) const {
        std::size_t count = 0;
        float across = 0;
        float taken = 0;
        for (const Section* section : sections()) {
            count += section->cards.size();
            across += 2 * edge(*section) + gap() * static_cast<float>(section->cards.size());
            taken = std::max(taken, caption(*section) + 2 * edge(*section));
        }
        const auto tiles = static_cast<float>(std::max<std::size_t>(1, count));
        return {std::max<std::size_t>(1, count),
                std::floor(std::min((w + gap() - across) / tiles, ruler_.em * kBroadest)),
                std::floor(std::min(h - taken, ruler_.em * kHighest)), true};
    }
    static float behind(const Ruler& ruler, const Heap& heap) {
        return heap.size > 1 ? std::round(ruler.em * 0.18F) * 2 : 0;
    }
    bool fits(const Laid& laid, bool ruled) const {
        for (const Section* section : sections())
            for (const Heap& heap : section->cards) {
                const float less = behind(ruler_, heap);
                const float high = tile_height(ruler_, heap.shown->face, laid.w - less, ruled);
                if (high <= 0 || high > laid.h - less) return false;
            }
        return laid.w > 0 && laid.h > 0;
    }

    Block made(const Laid& laid, bool ruled) const {
        Block all;
        for (const Section* section : sections()) {
            const std::size_t columns = std::min(laid.columns, section->cards.size());
            const float in = edge(*section);
            const float top = caption(*section) + in;
            const auto rows = static_cast<float>(Tiles::rows(*section, laid.columns));
            const float wide = static_cast<float>(columns) * (laid.w + gap()) - gap() + 2 * in;
            Block block;
            if (section->zone != nullptr) {
                Piece tray;
                tray.box = {0, 0, wide, top + rows * (laid.h + gap()) - gap() + in};
                tray.shapes.push_back({tray.box, Look::tray, ""});
                const std::string words =
                    ruler_.type.fit(section->zone->label, Typeface::regular, ruler_.small(), wide - 2 * in);
                tray.texts.push_back(line_of(ruler_, words, Typeface::regular, ruler_.small(), Ink::amber, in,
                                             ruler_.pad() / 2, wide - 2 * in, Align::centre));
                block.take(std::move(tray), 0, 0);
            }
            for (std::size_t i = 0; i < section->cards.size(); ++i) {
                const Heap& heap = section->cards[i];
                const float less = behind(ruler_, heap);
                const std::size_t row = i / laid.columns;
                Piece piece = tile(ruler_, *heap.shown, laid.w - less, laid.h - less, ruled);
                if (heap.size > 1) window::heap(ruler_, piece, heap.size);
                setting_.offering.put(block, std::move(piece), heap.shown->id,
                                      in + static_cast<float>(i % laid.columns) * (laid.w + gap()),
                                      top + static_cast<float>(row) * (laid.h + gap()));
            }
            const float next = laid.abreast ? all.w : all.h;
            const float at = next > 0 ? next + gap() : 0;
            all.take(std::move(block), laid.abreast ? at : 0, laid.abreast ? 0 : at);
        }
        return all;
    }

    const Setting& setting_;
    const Ruler& ruler_;
    Section open_;
    std::vector<Section> offered_;
};

}  // namespace

Piece tile(const Ruler& ruler, const scene::Card& card, float w, float h, bool ruled) {
    Piece piece = TileFace(ruler, card.face, w, ruled).made(h);
    piece.thing = index(card.id) + 1;
    return piece;
}

float tile_height(const Ruler& ruler, const scene::Face& face, float w, bool ruled) {
    const TileFace made(ruler, face, w, ruled);
    return made.fits() ? std::ceil(made.high()) : 0;
}

std::optional<Block> tiles(const Setting& setting, const StageCards& cards, float w, float h, bool needed,
                           bool ruled) {
    if (setting.loose == Loose::on_stage) return std::nullopt;
    const Tiles all(setting, cards, needed);
    return all.empty() ? std::nullopt : all.block(w, h, ruled);
}

}  // namespace tankard::window
