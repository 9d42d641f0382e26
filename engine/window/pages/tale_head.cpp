#include "window/pages/tale_head.h"

#include "text/drawings.h"
#include "text/utf8.h"
#include "window/pages/tale_columns.h"
#include "window/pages/tale_scene.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kBanner = 4.8F;        ///< of a head that shows its scene over the whole page, at least
constexpr float kGrand = 6.4F;         ///< the outcome is typeset in large in heads as high as that
constexpr float kRibbon = 0.29F;       ///< of a scene's height …
constexpr float kLeastRibbon = 2.7F;   ///< … at least, ems
constexpr float kLeastOutcome = 1.4F;  ///< ems: lower than that all on a ribbon stands in one line
constexpr float kRibbonWide = 0.86F;   ///< of its width
constexpr const char* kBetween = " · ";

class Head {
 public:
    Head(const Ruler& ruler, const scene::Tale& tale) : ruler_(ruler), tale_(tale) {}

    std::vector<Piece> within(const Rect& box) const {
        Piece piece{.box = box};
        const bool staged = has_scene(tale_);
        if (staged && box.h >= ems(kBanner)) {
            piece.shapes.push_back({box, Look::picture, ""});
            return {std::move(piece), proclaimed(box)};
        }
        const Rect frame{box.x, box.y, std::min(box.h * (staged ? 2.6F : 1.5F), box.w * 0.42F), box.h};
        if (staged)
            piece.shapes.push_back({frame, Look::picture, ""});
        else
            picture(ruler_, piece, tale_.picture, text::read_figures("open-book 🕮").letters, "earth",
                    frame);
        const float left = frame.right() + ruler_.em;
        told(piece, {left, box.y, box.right() - left, box.h});
        return {std::move(piece)};
    }

 private:
    float ems(float count) const { return std::ceil(ruler_.em * count); }

    /// The words of a ribbon at the foot of a scene: the chapter, how it ended in large, and in small what is
    /// nobody's alone.
    Piece proclaimed(const Rect& scene) const {
        const float tall = std::round(std::max(scene.h * kRibbon, ruler_.em * kLeastRibbon));
        const Rect ribbon{scene.x + std::round(scene.w * (1 - kRibbonWide) / 2),
                          std::round(scene.bottom() - tall - scene.h * 0.05F),
                          std::round(scene.w * kRibbonWide), tall};
        Piece piece{.box = ribbon};
        const std::string rest = in_one_line();
        const float within = ribbon.h * 0.8F;  // its lines
        const float below = Type::line(ruler_.body());
        const bool apart = !rest.empty() && within - below > ruler_.em * kLeastOutcome;
        const float high = within - (apart ? below : 0);
        const float y = ribbon.y + std::round((ribbon.h - within) / 2);
        const float inner = ribbon.w - 2 * ruler_.em;
        lay_spans(spans(apart ? "" : rest), {ribbon.x + ruler_.em, y, inner, high}, piece);
        if (apart)
            piece.texts.push_back(line_of(
                ruler_, ruler_.type.fit(rest, Typeface::italic, ruler_.body(), inner), Typeface::italic,
                ruler_.body(), Ink::light, ribbon.x + ruler_.em, y + high, inner, Align::centre));
        return piece;
    }
    /// Words of one line, each of that share of its letters' size.
    struct Span {
        std::string words;
        Typeface face;
        float share;
        Ink ink;
    };
    std::vector<Span> spans(const std::string& rest) const {
        const bool dead = tale_.ending == Ending::dead;
        const Ink ink = dead ? Ink::rose : tale_.ending == Ending::alive ? Ink::amber : Ink::light;
        std::vector<Span> all{{tale_.title, Typeface::bold, 0.66F, Ink::light},
                              {text::capitalise(tale_.outcome), Typeface::bold, 1, ink}};
        if (tale_.ending != Ending::running)  // "The Mill", and how it went, are no one phrase
            all.insert(all.begin() + 1, {"·", Typeface::bold, 0.8F, Ink::dusk});
        if (!rest.empty()) all.push_back({rest, Typeface::italic, 0.7F, Ink::light});
        if (tale_.ending == Ending::running) return all;
        const std::string drawn = text::read_figures(dead ? "skull-crossed-bones ☠" : "laurels ♔").letters;
        const Span sign{std::string(ruler_.type.sign(drawn)), Typeface::icon, 1, ink};
        all.insert(all.begin(), sign);
        all.push_back(sign);
        return all;
    }
    /// In the middle, as large as they fit; what has no room even in the smallest letters is left out.
    void lay_spans(const std::vector<Span>& all, const Rect& box, Piece& piece) const {
        const float gap = std::round(ruler_.em);
        const auto letters = [](const Span& span, unsigned size) {
            return std::max(1U, static_cast<unsigned>(static_cast<float>(size) * span.share));
        };
        const auto wide = [&](const Span& span, unsigned size) {
            return std::ceil(ruler_.type.width(span.words, span.face, letters(span, size)));
        };
        const auto needs = [&](unsigned size) {
            float sum = -gap;
            for (const Span& span : all)
                sum += wide(span, size) + gap;
            return sum;
        };
        auto size = static_cast<unsigned>(box.h / 1.22F);
        while (size > ruler_.small() && needs(size) > box.w)
            --size;
        float x = box.x + std::round(std::max(0.0F, (box.w - needs(size)) / 2));
        const float y = box.y + std::round((box.h - Type::line(size)) / 2);
        for (const Span& span : all) {
            if (x + wide(span, size) > box.right() + 0.5F) return;
            piece.texts.push_back(line_of(ruler_, span.words, span.face, letters(span, size), span.ink, x,
                                          y + Type::baseline(size) - Type::baseline(letters(span, size))));
            x += wide(span, size) + gap;
        }
    }

    /// The chapter and how it ended, on paper.
    void told(Piece& piece, const Rect& box) const {
        const bool alive = tale_.ending == Ending::alive;
        const bool grand = box.h >= ems(kGrand);
        const float sign = tale_.ending == Ending::running ? 0 : std::min(box.h, box.w * 0.2F);
        const float room = box.w - sign;
        const Ink ink = alive ? Ink::green : tale_.ending == Ending::dead ? Ink::red : Ink::faint;
        struct Line {
            std::string words;
            Typeface face;
            unsigned size;
            Ink ink;
        };
        std::vector<Line> lines;
        const auto title = static_cast<unsigned>(box.h * (grand ? 0.22F : 0.42F));
        lines.push_back({tale_.title, Typeface::bold, title, Ink::text});
        std::string rest = in_one_line();
        if (grand)
            lines.push_back(
                {text::capitalise(tale_.outcome), Typeface::bold, static_cast<unsigned>(box.h * 0.34F), ink});
        else
            rest = tale_.outcome + (rest.empty() ? "" : kBetween) + rest;
        if (!rest.empty())
            lines.push_back({rest, Typeface::italic, ruler_.large(), grand ? Ink::faint : ink});
        const auto needs = [&] {
            float all = 0;
            for (const Line& line : lines)
                all += Type::line(line.size);
            return all;
        };
        const float share = std::min(1.0F, box.h * 0.94F / needs());
        for (Line& line : lines) {
            line.size = static_cast<unsigned>(static_cast<float>(line.size) * share);
            while (line.size > ruler_.small() && ruler_.type.width(line.words, line.face, line.size) > room)
                --line.size;
        }
        float y = box.y + std::max(0.0F, (box.h - needs()) / 2);
        for (const Line& line : lines) {
            piece.texts.push_back(line_of(ruler_, ruler_.type.fit(line.words, line.face, line.size, room),
                                          line.face, line.size, line.ink, box.x, y));
            y += Type::line(line.size);
        }
        if (sign <= 0) return;
        const std::string glyph = text::read_figures(alive ? "laurels ♔" : "skull-crossed-bones ☠").letters;
        const auto size = static_cast<unsigned>(sign * 0.78F);
        piece.texts.push_back(line_of(ruler_, ruler_.type.sign(glyph), Typeface::icon, size, ink,
                                      box.right() - sign, box.y + (box.h - Type::line(size)) / 2, sign,
                                      Align::centre));
    }

    std::string in_one_line() const {
        std::string all;
        for (const scene::Part& part : tale_.parts)
            if (stands_above(part))
                for (const scene::Deed& deed : part.deeds)
                    all += (all.empty() ? "" : kBetween) + deed.words;
        return all;
    }

    const Ruler& ruler_;
    const scene::Tale& tale_;
};

}  // namespace

std::vector<Piece> tale_head(const Ruler& ruler, const scene::Tale& tale, const Rect& box) {
    return Head(ruler, tale).within(box);
}

}  // namespace tankard::window
