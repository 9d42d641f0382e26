#include "window/pages/band.h"

#include "text/drawings.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tankard::window {

Band::Band(const Ruler& ruler, Page& page, float high)
    : ruler_(ruler), page_(page), high_(high), left_(ruler.pad()), right_(page.width - ruler.gap()) {
    piece_.box = {0, 0, page.width, high};
    piece_.shapes.push_back({piece_.box, Look::strip, ""});
    const float side = high - ruler.gap();
    const auto size = static_cast<unsigned>(ruler.em * 1.15F);
    for (const auto& [glyph, what] : {std::pair<std::string_view, Command>("hamburger-menu ☰", Command::menu),
                                      {"?", Command::rules},
                                      {"scroll-unfurled 📜", Command::log},
                                      {"anticlockwise-rotation ↶", Command::undo}}) {
        right_ -= side;
        const Rect box{right_, ruler.gap() / 2, side, side};
        const std::string icon = text::read_figures(glyph).letters;
        piece_.texts.push_back(line_of(ruler, ruler.type.sign(icon), Typeface::icon, size, Ink::light, box.x,
                                       (high - Type::line(size)) / 2, side, Align::centre));
        page.spots.push_back({box, Does::command, static_cast<std::int64_t>(what), true});
        right_ -= ruler.gap();
    }
    right_ -= ruler.pad();
}

bool Band::say(const std::string& words, Typeface face, unsigned size, bool cut) {
    const float room = right_ - left_;
    const bool fits = ruler_.type.width(words, face, size) <= room;
    if (!fits && (!cut || room < ruler_.em * 3)) return false;
    piece_.texts.push_back(line_of(ruler_, fits ? words : ruler_.type.fit(words, face, size, room), face,
                                   size, Ink::light, left_, (high_ - Type::line(size)) / 2));
    left_ += piece_.texts.back().box.w + ruler_.em * 0.9F;
    return fits;
}

void Band::name(const std::string& words, bool told) {
    const float from = left_;
    say(words, Typeface::bold, ruler_.body(), true);
    if (!told) return;
    const auto size = ruler_.small();
    const float x = left_ - ruler_.em * 0.45F;
    piece_.texts.push_back(line_of(ruler_, ruler_.type.sign(text::read_figures("info ℹ").letters),
                                   Typeface::icon, size, Ink::amber, x, (high_ - Type::line(size)) / 2));
    told_ = Piece{.box = {from, 0, piece_.texts.back().box.right() - from, high_}, .thing = kTitleThing};
    left_ = told_->box.right() + ruler_.em * 0.9F;
}

void Band::lay() {
    page_.pieces.push_back(std::move(piece_));
    if (told_) page_.pieces.push_back(std::move(*told_));
}

}  // namespace tankard::window
