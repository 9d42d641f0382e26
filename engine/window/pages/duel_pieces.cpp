#include "window/pages/duel_pieces.h"

#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

// In ems:
constexpr float kPortrait = 3.8F;
constexpr float kName = 6.5F;  ///< how wide a name may be
constexpr float kNumber = 1.9F;
constexpr float kSign = 2.2F;
constexpr std::size_t kNameLines = 2;

bool meet(const Rect& one, const Rect& other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() && other.y < one.bottom();
}

/// From one end of the piece to the other.
class Sheet {
 public:
    explicit Sheet(const Ruler& ruler) : ruler_(ruler), high_(std::round(ruler.em * kPortrait)) {
        piece_.layer = 2;
        piece_.shapes.push_back({{}, Look::plaque, "gold"});
        x_ = pad();
    }

    void portrait(const scene::Token& token) {
        Piece marker = marker_of(ruler_, token, high_, high_);
        move(marker, x_, pad());
        piece_.shapes.insert(piece_.shapes.end(), marker.shapes.begin(), marker.shapes.end());
        piece_.texts.insert(piece_.texts.end(), marker.texts.begin(), marker.texts.end());
        x_ += high_ + pad();
    }
    void name(const scene::Token& token, Align align) {
        const std::string& words = token.face.name.empty() ? token.mark : token.face.name;
        const float most = std::round(ruler_.em * kName);
        std::vector<std::string> lines = ruler_.type.wrap(words, Typeface::bold, ruler_.body(), most);
        if (lines.size() > kNameLines) lines.resize(kNameLines);
        const float line = Type::line(ruler_.body());
        float wide = 0;
        for (std::string& each : lines) {
            each = ruler_.type.fit(each, Typeface::bold, ruler_.body(), most);
            wide = std::max(wide, std::ceil(ruler_.type.width(each, Typeface::bold, ruler_.body())));
        }
        float y = pad() + (high_ - line * static_cast<float>(lines.size())) / 2;
        for (const std::string& each : lines) {
            piece_.texts.push_back(line_of(ruler_, each, Typeface::bold, ruler_.body(), Ink::light, x_,
                                           std::round(y), wide, align));
            y += line;
        }
        x_ += wide + pad();
    }
    void number(const std::string& sum) { middle(sum, Typeface::bold, kNumber, Ink::light); }
    void sign(std::string_view glyph) {
        if (!glyph.empty()) middle(ruler_.type.sign(glyph), Typeface::icon, kSign, Ink::amber);
    }

    Piece done() {
        piece_.box = {0, 0, std::ceil(x_), high_ + 2 * pad()};
        piece_.shapes.front().box = piece_.box;
        return std::move(piece_);
    }

 private:
    float pad() const { return std::round(ruler_.em * 0.55F); }

    void middle(std::string_view words, Typeface face, float ems, Ink ink) {
        const auto size = static_cast<unsigned>(std::round(ruler_.em * ems));
        const float wide = std::ceil(ruler_.type.width(words, face, size));
        piece_.texts.push_back(line_of(ruler_, words, face, size, ink, x_,
                                       pad() + std::round((high_ - Type::line(size)) / 2), wide));
        x_ += wide + pad();
    }

    const Ruler& ruler_;
    float high_;
    float x_ = 0;
    Piece piece_;
};

}  // namespace

Piece duel_piece(const Ruler& ruler, const Duellist& from, const Duellist& to, std::string_view sign) {
    Sheet sheet(ruler);
    sheet.portrait(from.token);
    sheet.name(from.token, Align::left);
    sheet.number(from.sum);
    sheet.sign(sign);
    sheet.number(to.sum);
    sheet.name(to.token, Align::right);
    sheet.portrait(to.token);
    return sheet.done();
}

std::optional<Rect> duel_place(const Rect& board, float w, float h, std::span<const Rect> kept,
                               std::span<const Rect> busy) {
    constexpr float kSteps = 16;
    std::optional<Rect> best;
    std::pair<std::ptrdiff_t, float> least;
    const auto hidden = [&](const Rect& box) {
        return std::count_if(busy.begin(), busy.end(), [&](const Rect& each) { return meet(box, each); });
    };
    const auto far = [&](const Rect& box) {
        float all = 0;
        for (const Rect& each : kept.first(std::min<std::size_t>(2, kept.size())))
            all +=
                std::hypot(box.x + box.w / 2 - each.x - each.w / 2, box.y + box.h / 2 - each.y - each.h / 2);
        return all;
    };
    for (float down = 0; down <= kSteps; ++down)
        for (float across = 0; across <= kSteps; ++across) {
            const Rect box{std::round(board.x + (board.w - w) * across / kSteps),
                           std::round(board.y + (board.h - h) * down / kSteps), w, h};
            if (!board.holds(box)) continue;
            if (std::any_of(kept.begin(), kept.end(), [&](const Rect& each) { return meet(box, each); }))
                continue;
            const std::pair cost{hidden(box), far(box)};
            if (!best || cost < least) std::tie(best, least) = std::pair(std::optional(box), cost);
        }
    return best;
}

}  // namespace tankard::window
