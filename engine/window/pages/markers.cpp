#include "window/pages/markers.h"

#include "text/utf8.h"
#include "window/pages/fitting.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kLeastLetters = 9;  ///< pixels; in less nothing can be read
constexpr float kLeastGlyph = 14;
constexpr float kBandage = 0.44F;  ///< of a token: a red plate with a cross in its corner
constexpr float kLeastLying = 11;
constexpr float kLyingShare = 0.82F;  ///< of its place: a thing is smaller than whoever could stand there

constexpr const char* kPigments[kSeatForms] = {"blood", "sky", "leaf", "violet", "gold", "iron"};

/// A line in the middle of a box, as large as it fits.
Text middle(const Ruler& ruler, std::string_view words, Typeface face, Ink ink, const Rect& box) {
    const unsigned size =
        fitting(ruler.type, words, face, static_cast<unsigned>(std::max(4.0F, box.h / 1.22F)), box.w, 4);
    Text text = line_of(ruler, ruler.type.fit(words, face, size, box.w), face, size, ink, box.x,
                        box.y + (box.h - Type::line(size)) / 2, box.w, Align::centre);
    return text;
}

/// A picture and its shadow. Where there is no room for a
/// picture there is something.
Piece lying(const Ruler& ruler, std::string_view glyph, float w, float h, Ink ink) {
    Piece piece;
    piece.box = {0, 0, w, h};
    float side = std::min(w, h);
    if (side < kLeastLying) {
        side = std::round(side * 0.5F);
        piece.shapes.push_back(
            {{std::round((w - side) / 2), std::round((h - side) / 2), side, side}, Look::coin, ""});
        return piece;
    }
    side = std::max(kLeastLying, std::floor(side * kLyingShare));
    piece.shapes.push_back({{(w - side) / 2, (h - side) / 2, side, side}, Look::blot, ""});
    piece.texts.push_back(middle(ruler, glyph, Typeface::icon, ink, piece.shapes.back().box.inset(1)));
    return piece;
}

/// A picture on a disc of pale wood.
Piece counter(const Ruler& ruler, std::string_view glyph, float w, float h) {
    Piece piece;
    piece.box = {0, 0, w, h};
    const float side = std::floor(std::min(w, h));
    piece.shapes.push_back(
        {{std::round((w - side) / 2), std::round((h - side) / 2), side, side}, Look::marker, "", Form::disc});
    const Rect inside = piece.shapes.back().box.inset(std::floor(side * 0.2F));
    if (side >= kLeastLying) piece.texts.push_back(middle(ruler, glyph, Typeface::icon, Ink::text, inside));
    return piece;
}

}  // namespace

Figure marker_shape(SeatId seat, const Rect& box) {
    if (seat == SeatId::none) return {box, Look::marker, "iron", Form::tile};
    const auto which = static_cast<std::uint8_t>(number_of(seat) % kSeatForms);
    return {box, Look::marker, kPigments[which], static_cast<Form>(which)};
}

Piece marker(const Ruler& ruler, SeatId seat, std::string_view letters, std::string_view glyph, float w,
             float h) {
    Piece piece;
    piece.box = {0, 0, w, h};
    piece.shapes.push_back(marker_shape(seat, piece.box));
    if (std::min(w, h) < kLeastLetters) return piece;
    const Ink ink = seat == SeatId::none ? Ink::text : Ink::light;
    const bool pointed = piece.shapes.back().form == Form::lozenge;
    if (!glyph.empty()) {
        if (std::min(w, h) < kLeastGlyph) return piece;
        const float high = std::min(w, h) * (pointed ? 0.74F : 0.88F);
        piece.texts.push_back(middle(ruler, glyph, Typeface::icon, ink,
                                     {(w - high * 0.9F) / 2, (h - high) / 2, high * 0.9F, high}));
        return piece;
    }
    const Rect inside{w * (pointed ? 0.2F : 0.13F), h * 0.14F, w * (pointed ? 0.6F : 0.74F), h * 0.72F};
    const float high = std::min(inside.h, w * 0.8F);
    Text whole = middle(ruler, letters, Typeface::bold, ink, {inside.x, (h - high) / 2, inside.w, high});
    if (static_cast<float>(whole.size) < ruler.em * 0.6F && !letters.empty()) {
        // One letter that can be read says more than two that cannot.
        std::size_t end = 0;
        text::next_character(letters, end);
        whole = middle(ruler, letters.substr(0, end), Typeface::bold, ink,
                       {inside.x, (h - high) / 2, inside.w, high});
    }
    piece.texts.push_back(std::move(whole));
    return piece;
}

std::string_view initial(std::string_view name) {
    std::size_t end = 0;
    if (!name.empty()) text::next_character(name, end);
    return name.substr(0, end);
}

Piece sound_marker_of(const Ruler& ruler, const scene::Token& token, float w, float h,
                      std::optional<Ink> ink) {
    const std::string_view glyph = figure_of(ruler, token.face);
    Piece piece = !token.lies || glyph.empty() ? marker(ruler, token.owner, token.mark, glyph, w, h)
                  : ink                        ? lying(ruler, glyph, w, h, *ink)
                                               : counter(ruler, glyph, w, h);
    if (token.card != CardId::none) piece.thing = index(token.card) + 1;
    return piece;
}

Piece marker_of(const Ruler& ruler, const scene::Token& token, float w, float h, std::optional<Ink> ink) {
    Piece piece = sound_marker_of(ruler, token, w, h, ink);
    if (token.hurt.empty()) return piece;
    wound(piece, token.card);  // and does nothing now
    const float side = std::round(std::min(w, h) * kBandage);
    if (side < kLeastGlyph) return piece;
    const Rect plate{w - side, 0, side, side};
    const std::string_view glyph = figure_of(ruler, token.face);
    if (!glyph.empty() && !piece.texts.empty())  // below the plate, and smaller
        piece.texts.back() = middle(ruler, glyph, Typeface::icon, Ink::dusk,
                                    {w * 0.06F, side * 0.8F, w - side - w * 0.08F, h - side * 0.9F});
    piece.shapes.push_back({plate, Look::key, "blood"});
    piece.texts.push_back(middle(ruler, "+", Typeface::bold, Ink::light, plate.inset(1)));
    return piece;
}

void wound(Piece& marker, CardId card) {
    portrait_wounds(marker, {.amount = 1, .most = 5}, index(card), marker.box, Form::disc);
    for (Text& text : marker.texts)
        text.ink = Ink::dusk;
}

void strike_out(Piece& marker, CardId card) {
    portrait_wounds(marker, {.amount = 0, .most = 5}, index(card), marker.box, Form::disc);
    for (Text& text : marker.texts)
        text.ink = Ink::faint;
}

}  // namespace tankard::window
