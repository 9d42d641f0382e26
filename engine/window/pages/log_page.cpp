#include "window/pages/log_page.h"

#include <cmath>
#include <string_view>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kHigh = 100'000;  ///< pixels: as high as it needs

class Told {
 public:
    Told(const Ruler& ruler, float wide) : ruler_(ruler), wide_(wide), left_(std::round(ruler.em * 1.9F)) {}

    /// With a heading above it, if there is one.
    Piece row(const scene::Log::Line* heading, const scene::Log::Line* line) const {
        Piece piece;
        float y = 0;
        if (heading != nullptr) {
            piece.shapes.push_back({{0, ruler_.gap(), wide_, 1}, Look::rule, ""});
            y = paragraph(ruler_, piece, heading->text, Typeface::bold, ruler_.body(), Ink::text,
                          {0, 2 * ruler_.gap(), wide_, kHigh});
        }
        if (line != nullptr) {
            const bool story = line->sign.empty();
            put_sign(ruler_, piece, line->sign, 0, y, left_);
            y = paragraph(ruler_, piece, line->text, story ? Typeface::italic : Typeface::regular,
                          ruler_.body(), Ink::text, {left_, y, wide_ - left_, kHigh});
        }
        piece.box = {0, 0, wide_, std::ceil(y)};
        return piece;
    }

 private:
    const Ruler& ruler_;
    float wide_;
    float left_;  ///< where words begin
};

}  // namespace

Page log_page(const Ruler& ruler, const std::vector<scene::Log::Line>& lines, const std::vector<Entry>& foot,
              int scroll, float width, float height) {
    const auto rows = [&](float wide) {
        const Told told(ruler, wide);
        std::vector<Piece> all;
        const scene::Log::Line* heading = nullptr;
        for (const scene::Log::Line& line : lines) {
            if (line.begins && heading != nullptr) all.push_back(told.row(heading, nullptr));
            if (!line.begins) all.push_back(told.row(heading, &line));
            heading = line.begins ? &line : nullptr;
        }
        if (heading != nullptr) all.push_back(told.row(heading, nullptr));
        return all;
    };
    return column_page(ruler, {ruler.say("log"), rows, foot}, scroll, width, height);
}

}  // namespace tankard::window
