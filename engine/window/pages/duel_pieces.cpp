#include "window/pages/duel_pieces.h"

#include "text/drawings.h"
#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

// In ems:
constexpr float kPortrait = 4.2F;
constexpr float kNumber = 2.3F;
constexpr float kSign = 1.9F;
constexpr float kMostPortrait = 0.24F;  ///< of the width
constexpr std::size_t kNameLines = 2;

const scene::Token* token_of(const scene::Scene& scene, CardId card) {
    for (const scene::Board& board : scene.boards)
        for (const scene::Square& square : board.squares)
            for (const scene::Token& token : square.tokens)
                if (card != CardId::none && token.card == card) return &token;
    return nullptr;
}

std::optional<scene::Token> who_is_asked(const scene::Scene& scene, SeatId asked) {
    for (const scene::Seat& seat : scene.seats)
        if (seat.id == asked) {
            scene::Token token{.owner = seat.id};
            token.face.name = seat.hero.empty() ? seat.player : seat.hero;
            token.face.picture = seat.picture;
            return token;
        }
    return std::nullopt;
}
std::optional<scene::Token> who_is_faced(const scene::Scene& scene) {
    for (const scene::Zone& zone : scene.zones)
        if (zone.role == scene::Role::faced && !zone.cards.empty())
            return scene::Token{.face = zone.cards.front().face};
    return std::nullopt;
}

class Sheet {
 public:
    Sheet(const Ruler& ruler, float w)
        : ruler_(ruler), side_(std::round(std::min(ruler.em * kPortrait, w * kMostPortrait))) {
        piece_.box = {0, 0, w, 0};
        piece_.shapes.push_back({{}, Look::plaque, "gold"});
    }

    /// A portrait with its name below, at the left or at the right edge.
    void who(const scene::Token& token, bool left) {
        const float half = std::floor((piece_.box.w - 2 * pad()) * 0.47F);
        const float from = left ? pad() : piece_.box.w - pad() - half;
        Piece marker = marker_of(ruler_, token, side_, side_);
        move(marker, left ? from : from + half - side_, pad());
        piece_.shapes.insert(piece_.shapes.end(), marker.shapes.begin(), marker.shapes.end());
        piece_.texts.insert(piece_.texts.end(), marker.texts.begin(), marker.texts.end());
        const std::string& words = token.face.name.empty() ? token.mark : token.face.name;
        std::vector<std::string> lines = ruler_.type.wrap(words, Typeface::bold, ruler_.body(), half);
        if (lines.size() > kNameLines) lines.resize(kNameLines);
        float y = std::round(side_ + pad() * 1.4F);
        for (std::string& each : lines) {
            each = ruler_.type.fit(each, Typeface::bold, ruler_.body(), half);
            piece_.texts.push_back(line_of(ruler_, each, Typeface::bold, ruler_.body(), Ink::light, from, y,
                                           half, left ? Align::left : Align::right));
            y += Type::line(ruler_.body());
        }
        piece_.box.h = std::max(piece_.box.h, std::ceil(y + pad()));
    }

    /// "5 ⚔ 2" between the portraits.
    void sums(const std::pair<int, int>& sums, std::string_view sign) {
        const float room = piece_.box.w - 4 * pad() - 2 * side_;
        const float each = std::floor(room * 0.36F);
        const float left = 2 * pad() + side_;
        number(sums.first, left, each);
        number(sums.second, left + room - each, each);
        auto size = static_cast<unsigned>(ruler_.em * kSign);
        const std::string_view glyph = sign.empty() ? "" : ruler_.type.sign(sign);
        while (size > 8 && ruler_.type.width(glyph, Typeface::icon, size) > room - 2 * each)
            --size;
        if (!glyph.empty())
            piece_.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::amber, left + each,
                                           middle(size), room - 2 * each, Align::centre));
    }

    Piece done() {
        piece_.shapes.front().box = piece_.box;
        return std::move(piece_);
    }

 private:
    float pad() const { return std::round(ruler_.em * 0.6F); }
    float middle(unsigned size) const { return pad() + std::round((side_ - Type::line(size)) / 2); }
    void number(int sum, float x, float w) {
        const std::string words = fmt::format("{}", sum);
        auto size = static_cast<unsigned>(ruler_.em * kNumber);
        while (size > 8 && ruler_.type.width(words, Typeface::bold, size) > w)
            --size;
        piece_.texts.push_back(
            line_of(ruler_, words, Typeface::bold, size, Ink::light, x, middle(size), w, Align::centre));
    }

    const Ruler& ruler_;
    float side_;
    Piece piece_;
};

}  // namespace

std::optional<Piece> duel_piece(const Ruler& ruler, const scene::Scene& scene, SeatId asked,
                                const std::pair<int, int>& sums, float w) {
    std::optional<scene::Token> from;
    std::optional<scene::Token> to;
    if (scene.facing) {
        if (const scene::Token* found = token_of(scene, scene.facing->from)) from = *found;
        if (const scene::Token* found = token_of(scene, scene.facing->to)) to = *found;
    } else {
        from = who_is_asked(scene, asked);
        to = who_is_faced(scene);
    }
    if (!from || !to) return std::nullopt;
    Sheet sheet(ruler, w);
    sheet.who(*from, true);
    sheet.who(*to, false);
    sheet.sums(sums, scene.facing ? scene.facing->sign : text::read_figures("crossed-swords ⚔").letters);
    return sheet.done();
}

}  // namespace tankard::window
