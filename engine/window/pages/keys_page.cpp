#include "window/pages/keys_page.h"

#include "text/utf8.h"
#include "window/pages/column_page.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>

namespace tankard::window {
namespace {

/// Letters are the text's, arrows and their like the icons'.
Typeface face_of(std::string_view cap) {
    std::size_t at = 0;
    return text::next_character(cap, at) < 0x2190 || cap == "−" ? Typeface::bold : Typeface::icon;
}

class Keys {
 public:
    Keys(const Ruler& ruler, const std::vector<KeyLine>& lines) : ruler_(ruler), lines_(lines) {}

    std::vector<Piece> rows(float wide) const {
        float from = 0;
        for (const KeyLine& line : lines_)
            from = std::max(from, caps_width(line.typed));
        from = std::round(std::min(from, wide * 0.45F) + ruler_.pad() * 2);
        std::vector<Piece> all;
        for (const KeyLine& line : lines_)
            all.push_back(row(line, from, wide));
        return all;
    }

 private:
    float cap_height() const { return std::round(ruler_.em * 1.5F); }
    float cap_width(std::string_view cap) const {
        const float words = std::ceil(ruler_.type.width(cap, face_of(cap), ruler_.small()));
        return std::max(cap_height(), words + ruler_.pad() * 1.6F);
    }
    float caps_width(std::string_view typed) const {
        float wide = -ruler_.gap() / 2;
        for (const std::string_view cap : text::split_words(typed))
            wide += cap_width(cap) + ruler_.gap() / 2;
        return wide;
    }

    void caps(Piece& row, std::string_view typed) const {
        float x = 0;
        for (const std::string_view cap : text::split_words(typed)) {
            const Rect box{std::round(x), 0, std::round(cap_width(cap)), cap_height()};
            row.shapes.push_back({box, Look::button, ""});
            row.texts.push_back(line_of(ruler_, cap, face_of(cap), ruler_.small(), Ink::text, box.x,
                                        std::round((box.h - Type::line(ruler_.small())) / 2), box.w,
                                        Align::centre));
            x = box.right() + ruler_.gap() / 2;
        }
    }

    /// Words begin at `from`.
    Piece row(const KeyLine& line, float from, float w) const {
        Piece piece;
        caps(piece, line.typed);
        const std::size_t count =
            ruler_.type.wrap(line.what, Typeface::regular, ruler_.body(), w - from).size();
        const float words = static_cast<float>(count) * Type::line(ruler_.body());
        const float high = std::max(cap_height(), std::ceil(words));
        const float y = std::floor(std::max(0.0F, (cap_height() - words) / 2));
        paragraph(ruler_, piece, line.what, Typeface::regular, ruler_.body(), Ink::text,
                  {from, y, w - from, high});
        piece.box = {0, 0, w, high};
        return piece;
    }

    const Ruler& ruler_;
    const std::vector<KeyLine>& lines_;
};

}  // namespace

Page keys_page(const Ruler& ruler, const std::vector<KeyLine>& lines, const std::vector<Entry>& foot,
               int scroll, float width, float height) {
    const Keys keys(ruler, lines);
    return column_page(ruler, {ruler.say("keys"), [&](float wide) { return keys.rows(wide); }, foot}, scroll,
                       width, height);
}

}  // namespace tankard::window
