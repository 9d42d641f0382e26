#include "window/pages/stage_set.h"

#include "text/drawings.h"
#include "window/pages/brush.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kHorizon = 0.64F;  ///< shares of the height from above
constexpr float kSwell = 0.04F;    ///< how far hills may leave it
constexpr double kShading = 0.3;   ///< how dark the lines on the side away from the light are
constexpr float kMiddle = 0.9F;    ///< where feet in the middle stand; on a ribbon if there is one
constexpr float kFront = 1.03F;
constexpr float kBelow = 184.0F / 1024;  ///< of a drawing's size that is below its line (assets/drawings.py)
constexpr float kMargin = 0.03F;         ///< of it that is empty at its foot
constexpr float kRim = 0.4F;             ///< of how far a shadow falls: a rim of light
/// How much of the ground's colour is in who stands there: the head, the feet, and what is cut into them.
constexpr double kHead = 0.1;
constexpr double kFoot = 0.44;
constexpr double kBody = 0.76;
/// … and how much fire, from head to foot, where it is fierce.
constexpr double kFire = 0.72;
constexpr Tint kEmber{255, 150, 54, 255};
constexpr Tint kGlow{150, 36, 22, 255};

/// The colours of a sky and all before it.
struct Scheme {
    Tint above;
    Tint below;
    Tint light;
    Tint ground;
    Tint depth;  ///< the ground at the front
    Tint far;
    Tint figure;
    Tint shadow;  ///< of the figure
    Tint near;
};

constexpr std::array<Scheme, 7> kSchemes = {{
    // day
    {{142, 172, 188},
     {238, 230, 204},
     {255, 248, 222},
     {122, 122, 86},
     {56, 58, 38},
     {128, 142, 138},
     {34, 27, 24},
     {244, 238, 214},
     {30, 29, 24}},
    // dawn
    {{84, 96, 122},
     {236, 190, 148},
     {255, 236, 196},
     {78, 70, 62},
     {30, 27, 26},
     {112, 100, 104},
     {30, 23, 22},
     {250, 222, 186},
     {22, 18, 18}},
    // dusk
    {{40, 25, 44},
     {182, 96, 54},
     {255, 196, 118},
     {50, 33, 27},
     {14, 10, 10},
     {70, 38, 38},
     {246, 228, 192},
     {26, 13, 14},
     {12, 8, 8}},
    // night
    {{14, 22, 36},
     {58, 70, 76},
     {246, 234, 188},
     {32, 46, 47},
     {9, 13, 15},
     {21, 32, 38},
     {216, 220, 196},
     {6, 10, 13},
     {5, 8, 10}},
    // storm
    {{28, 32, 38},
     {104, 108, 106},
     {226, 230, 222},
     {46, 49, 46},
     {14, 15, 15},
     {56, 61, 62},
     {228, 228, 214},
     {18, 20, 21},
     {10, 11, 12}},
    // cave
    {{9, 11, 12},
     {46, 45, 38},
     {250, 206, 128},
     {40, 36, 29},
     {9, 8, 7},
     {22, 22, 20},
     {226, 212, 176},
     {6, 6, 6},
     {4, 4, 4}},
    // hall
    {{28, 17, 12},
     {86, 54, 31},
     {255, 206, 128},
     {62, 39, 24},
     {17, 10, 7},
     {40, 24, 16},
     {238, 220, 182},
     {14, 8, 6},
     {9, 5, 4}},
}};

Tint between(const Tint& one, const Tint& other, double share) {
    return {byte(std::lerp(one.r, other.r, share)), byte(std::lerp(one.g, other.g, share)),
            byte(std::lerp(one.b, other.b, share)), byte(std::lerp(one.a, other.a, share))};
}

/// Everything in shades of one colour, so dark that whoever is pale stands out.
Scheme dyed(const Tint& dye) {
    const Tint black{0, 0, 0, 255};
    const Tint cream{255, 232, 184, 255};
    Scheme made;
    made.above = between(black, dye, 0.46);
    made.below = between(dye, cream, 0.22);
    made.light = between(dye, cream, 0.72);
    made.ground = between(black, dye, 0.62);
    made.depth = between(black, dye, 0.26);
    made.far = between(black, dye, 0.5);
    made.figure = cream;
    made.shadow = made.near = between(black, dye, 0.1);
    return made;
}

/// From head to foot: less light falls on the feet of who stands in it.
struct Shade {
    Tint head;
    Tint foot;
};
Shade even(const Tint& tint) { return {tint, tint}; }

/// The same numbers for every stage of one size: 0 to 1.
float chance(int x, int y) {
    std::uint32_t bits =
        static_cast<std::uint32_t>(x) * 374761393U + static_cast<std::uint32_t>(y) * 668265263U;
    bits = (bits ^ (bits >> 13U)) * 1274126177U;
    return static_cast<float>((bits ^ (bits >> 16U)) & 0xffffU) / 65535.0F;
}

class Carpenter {
 public:
    Carpenter(const Type& type, const play::Backdrop& backdrop, const Rect& box, const Staging& staging)
        : type_(type),
          backdrop_(backdrop),
          box_(box),
          staging_(staging),
          scheme_(staging.dye ? dyed(*staging.dye) : kSchemes[static_cast<std::size_t>(backdrop.sky)]) {
        made_.box = box;
    }

    Drawing build() {
        const auto pixel = [&](float share) { return box_.y + box_.h * share; };
        float middle = pixel(kMiddle);
        if (staging_.ribbon) middle = std::min(middle, staging_.ribbon->y + box_.h * staging_.sunk);
        if (staging_.plain) {
            flat_quad(opaque(), box_, Tint{}, Tint{});
            props(backdrop_.middle, middle, even({0, 0, 0, 255}), false);
            ribbon();
            return std::move(made_);
        }
        flat_quad(opaque(), {box_.x, box_.y, box_.w, box_.h * (kHorizon + kSwell)}, scheme_.above,
                  scheme_.below);
        light();
        engraving();
        props(backdrop_.far, pixel(kHorizon) + box_.h * 0.012F, even(scheme_.far), true);
        ground();
        rays(middle);
        if (staging_.deserted)
            props(backdrop_.middle, middle, even(between(scheme_.far, scheme_.near, 0.5)), true);
        else
            in_the_light(middle + rising());
        props(backdrop_.near, pixel(kFront), even(scheme_.near), true);
        if (dark() > 0) {
            const Tint veil = faded({0, 0, 0, 255}, 0.5 * dark());
            flat_quad(glaze(), box_, veil, veil);
        }
        vignette();
        sparks();
        ribbon();
        return std::move(made_);
    }

 private:
    std::vector<Corner>& opaque() { return made_.coat(Skin::plain, false); }
    std::vector<Corner>& glaze() { return made_.coat(Skin::plain, true); }
    /// Percent of what is seen, in pixels.
    float across(int percent) const { return seen().x + seen().w * static_cast<float>(percent) / 100; }
    const Rect& seen() const { return staging_.seen ? *staging_.seen : box_; }
    /// How far the middle is still below its place.
    float rising() const {
        const float left = 1 - std::clamp(staging_.entered, 0.0F, 1.0F);
        return box_.h * 0.3F * left * left;
    }

    /// How much of the light is gone.
    float dark() const { return 1 - std::clamp(staging_.lit, 0.0F, 1.0F); }

    void light() {
        if (backdrop_.light == play::Light::none || dark() >= 1) return;
        const auto [x, y] = lamp();
        const float radius = light_in(backdrop_, box_, seen()).w / 2;
        const bool lamp = backdrop_.light == play::Light::lamp;
        const float reach = std::max(radius * 4.5F, box_.h * (lamp ? 0.62F : 0.5F));
        const double lit = 1 - dark();
        const Tint bright = dimmed(scheme_.light, staging_.glare);
        flat_ring(glaze(), x, y, 0, reach, faded(bright, lit * (lamp ? 0.5 : 0.34)), faded(bright, 0));
        if (staging_.veiled) return;
        flat_ring(glaze(), x, y, radius, radius * 1.5F, faded(bright, lit * 0.5), faded(bright, 0));
        disc(glaze(), x, y, radius, faded(bright, lit));
    }

    std::pair<float, float> lamp() const {
        const Rect light = light_in(backdrop_, box_, seen());
        return {light.x + light.w / 2, light.y + light.h / 2};
    }

    /// The burin's lines: thick where it is dark, and fewer before the light.
    void engraving() {
        const float step = std::max(2.0F, std::round(box_.h / 120));
        const auto [lamp_x, lamp_y] = lamp();
        const bool lit = backdrop_.light != play::Light::none;
        std::vector<Corner>& into = glaze();
        const float end = box_.y + box_.h * kHorizon;
        int row = 0;
        for (float y = box_.y + step; y < end; y += step, ++row) {
            const double deep = (y - box_.y) / (end - box_.y);
            float x = box_.x - chance(row, 0) * box_.w * 0.2F;
            for (int part = 1; x < box_.right(); ++part) {
                const float wide = box_.h * (0.06F + 0.3F * chance(row, part));
                const float gap = box_.h * 0.05F * chance(part, row);
                const float middle = x + wide / 2;
                const double away =
                    lit ? std::hypot(middle - lamp_x, (y - lamp_y) * 1.2F) / (box_.h * 0.55) : 1.0;
                const double dark = (0.42 - 0.22 * deep) * std::clamp(away * away, 0.12, 1.0);
                const Tint tint = faded({0, 0, 0, 255}, dark * (0.5 + 0.5 * chance(part, row + 7)));
                flat_quad(into, {x, y, wide, std::max(1.0F, step * 0.4F)}, tint, tint);
                x += wide + gap;
            }
        }
    }

    void ground() {
        constexpr int kColumns = 48;
        const bool hilly = backdrop_.ground == play::Ground::earth;
        const float base = box_.y + box_.h * kHorizon;
        const auto top = [&](int column) {
            const double along = 2 * std::numbers::pi * column / kColumns;
            const auto wave = static_cast<float>(std::sin(along) + std::sin(along * 2.3)) / 2;
            return hilly ? base + box_.h * kSwell * 0.7F * wave : base;
        };
        std::vector<Corner>& into = opaque();
        const float wide = box_.w / kColumns;
        for (int i = 0; i < kColumns; ++i) {
            const float x = box_.x + wide * static_cast<float>(i);
            flat(into, x, top(i), scheme_.ground);
            flat(into, x + wide, top(i + 1), scheme_.ground);
            flat(into, x + wide, box_.bottom(), scheme_.depth);
            flat(into, x, top(i), scheme_.ground);
            flat(into, x + wide, box_.bottom(), scheme_.depth);
            flat(into, x, box_.bottom(), scheme_.depth);
        }
        switch (backdrop_.ground) {
            case play::Ground::water: waves(); break;
            case play::Ground::boards: boards(); break;
            case play::Ground::stone: flags(); break;
            case play::Ground::earth: tufts(); break;
        }
    }

    /// Rows of the ground that grow apart towards the front; `draw(y, how near: 0 to 1, row)`.
    template <typename Draw>
    void rows(Draw draw) {
        const float base = box_.y + box_.h * kHorizon;
        const float high = box_.bottom() - base;
        constexpr int kRows = 14;
        for (int row = 1; row < kRows; ++row) {
            const float share = static_cast<float>(row) / kRows;
            draw(base + high * share * share, share, row);
        }
    }

    void waves() {
        const Tint crest = faded(between(scheme_.below, scheme_.light, 0.3), 0.3);
        const Tint glint = faded(scheme_.light, 0.55);
        const bool lit = backdrop_.light != play::Light::none;
        const float lamp_x = lamp().first;
        std::vector<Corner>& into = glaze();
        rows([&](float y, float near, int row) {
            const float wide = box_.h * (0.03F + 0.09F * near);
            const float thick = std::max(1.0F, box_.h * 0.004F * (0.5F + near));
            for (float x = box_.x - wide * chance(row, 1); x < box_.right(); x += wide * 2.2F) {
                const auto part = static_cast<int>(x);
                if (chance(part, row) < 0.35F) continue;
                const float middle = x + wide / 2;
                const bool shines = lit && std::abs(middle - lamp_x) < box_.h * (0.05F + 0.1F * near) +
                                                                           box_.h * 0.05F * chance(row, part);
                stroke(into, x, y, middle, y - thick * 1.5F, thick, shines ? glint : crest);
                stroke(into, middle, y - thick * 1.5F, x + wide, y, thick, shines ? glint : crest);
            }
        });
    }

    void boards() {
        const Tint joint = faded({0, 0, 0, 255}, 0.45);
        std::vector<Corner>& into = glaze();
        const float base = box_.y + box_.h * kHorizon;
        const float middle = across(50);
        const float thick = std::max(1.0F, box_.h * 0.005F);
        for (int i = -24; i <= 24; ++i) {
            const float far = middle + box_.h * 0.12F * static_cast<float>(i);
            const float near = middle + box_.h * 0.42F * static_cast<float>(i);
            stroke(into, far, base, near, box_.bottom(), thick, joint);
        }
        stroke(into, box_.x, base, box_.right(), base, thick * 2, joint);
    }

    void flags() {
        const Tint joint = faded({0, 0, 0, 255}, 0.45);
        std::vector<Corner>& into = glaze();
        const float thick = std::max(1.0F, box_.h * 0.005F);
        float above = box_.y + box_.h * kHorizon;
        rows([&](float y, float near, int row) {
            stroke(into, box_.x, y, box_.right(), y, thick, joint);
            const float wide = box_.h * (0.1F + 0.3F * near);
            for (float x = box_.x - wide * chance(row, 3); x < box_.right(); x += wide)
                stroke(into, x, above, x, y, thick, joint);
            above = y;
        });
    }

    void tufts() {
        const Tint blade = faded({0, 0, 0, 255}, 0.4);
        std::vector<Corner>& into = glaze();
        rows([&](float y, float near, int row) {
            const float step = box_.h * (0.05F + 0.1F * near);
            for (float x = box_.x - step * chance(row, 5); x < box_.right(); x += step) {
                if (chance(static_cast<int>(x), row) < 0.4F) continue;
                const float high = box_.h * 0.03F * (0.4F + near);
                stroke(into, x, y, x + high, y - high * 0.4F, std::max(1.0F, high * 0.12F), blade);
            }
        });
    }

    /// `foot` is where the layer stands. What the type does not have is left out.
    void props(const std::vector<play::Prop>& all, float foot, const Shade& shade, bool whole,
               float out = 0) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            const play::Prop& prop = all[i];
            if (!type_.knows(prop.letter)) continue;
            pigment_ = shading_.a > 0 ? pigment(i, prop) : "";
            const float size = box_.h * static_cast<float>(prop.size) / 100;
            const float stands = foot - box_.h * static_cast<float>(prop.rise) / 100;
            const float middle = across(prop.at) + out;
            if (prop.every == 0 || !whole) {
                put(prop.letter, middle, stands, size, shade, prop.at > 50);
                continue;
            }
            const float apart = box_.h * static_cast<float>(prop.every) / 100;
            const auto begin = static_cast<int>(std::floor((box_.x - size - middle) / apart));
            const auto end = static_cast<int>(std::ceil((box_.right() + size - middle) / apart));
            for (int k = begin; k <= end; ++k) {
                const float grown = size * (0.78F + 0.44F * chance(k, prop.size));
                const float aside = apart * 0.3F * (chance(prop.size, k) - 0.5F);
                put(prop.letter, middle + apart * static_cast<float>(k) + aside, stands, grown, shade,
                    chance(k, 11) < 0.5F);
            }
        }
    }

    /// What somebody in the light has of colour.
    std::string pigment(std::size_t place, const play::Prop& prop) const {
        if (place < staging_.pigments.size()) return staging_.pigments[place];
        return prop.pigment.empty() ? backdrop_.pigment : prop.pigment;
    }

    void put(char32_t letter, float middle, float foot, float size, const Shade& shade, bool mirrored) {
        const float wide = type_.advance(letter, Typeface::icon, static_cast<unsigned>(std::max(1.0F, size)));
        made_.add({letter, middle - wide / 2, foot - size * (kBelow - kMargin), size, shade.head, shade.foot,
                   mirrored, shading_, backdrop_.light_at > 50, pigment_});
    }

    /// Who is in the light throws a shadow to the side away from it, and has a bright rim where it falls.
    void in_the_light(float foot) {
        const float out = box_.h * 0.012F * (backdrop_.light_at > 50 ? -1.0F : 1.0F);
        props(backdrop_.middle, foot + std::abs(out), even(scheme_.shadow), true, out);
        const auto darker = [&](const Tint& tint) { return between(tint, scheme_.shadow, 0.9 * dark()); };
        if (backdrop_.light != play::Light::none && dark() < 1)
            props(backdrop_.middle, foot - std::abs(out) * kRim, even(darker(scheme_.light)), true,
                  -out * kRim);
        const Tint body = between(scheme_.figure, scheme_.ground, kBody);
        const double fire = staging_.fierce ? kFire : 0;
        props(bodies(), foot, {darker(between(body, kEmber, fire)), darker(between(body, kGlow, fire))},
              true);
        shading_ = faded(scheme_.shadow, kShading);
        const double pale = 1 - 0.6 * staging_.glory;
        props(backdrop_.middle, foot,
              {darker(between(scheme_.figure, scheme_.ground, kHead * pale)),
               darker(between(scheme_.figure, scheme_.ground, kFoot * pale))},
              true);
        shading_ = {0, 0, 0, 0};
    }

    /// Who stands in the light is of one piece, whatever cuts go through them.
    std::vector<play::Prop> bodies() const {
        std::vector<play::Prop> all = backdrop_.middle;
        for (play::Prop& prop : all)
            prop.letter = text::body_of(prop.letter);
        return all;
    }

    void vignette() {
        std::vector<Corner>& into = glaze();
        const Tint dark{0, 0, 0, byte(staging_.dye ? 70 : 120)};
        const Tint none{0, 0, 0, 0};
        const float wide = box_.w * 0.14F;
        const float high = box_.h * 0.2F;
        flat_quad(into, {box_.x, box_.y, box_.w, high}, dark, none);
        flat_quad(into, {box_.x, box_.bottom() - high, box_.w, high}, none, dark);
        for (const bool right : {false, true}) {
            const float outer = right ? box_.right() : box_.x;
            const float inner = right ? outer - wide : outer + wide;
            flat(into, outer, box_.y, dark);
            flat(into, inner, box_.y, none);
            flat(into, inner, box_.bottom(), none);
            flat(into, outer, box_.y, dark);
            flat(into, inner, box_.bottom(), none);
            flat(into, outer, box_.bottom(), dark);
        }
    }

    /// Light from behind who stands in the middle, to all sides.
    void rays(float foot) {
        if (staging_.glory <= 0) return;
        constexpr int kRays = 26;
        const float x = across(50);
        const float y = foot - box_.h * 0.28F;
        const float far = std::hypot(box_.w, box_.h);
        const Tint bright = faded(scheme_.light, 0.3 * staging_.glory);
        const Tint none = faded(scheme_.light, 0.02);
        std::vector<Corner>& into = glaze();
        for (int i = 0; i < kRays; ++i) {
            const double middle = 2 * std::numbers::pi * i / kRays;
            const double half = std::numbers::pi / kRays * (0.35 + 0.3 * chance(i, 3));
            for (const double side : {-1.0, 1.0}) {
                flat(into, x, y, bright);
                flat(into, x + far * static_cast<float>(std::cos(middle)),
                     y + far * static_cast<float>(std::sin(middle)), none);
                flat(into, x + far * static_cast<float>(std::cos(middle + side * half)),
                     y + far * static_cast<float>(std::sin(middle + side * half)), faded(scheme_.light, 0));
            }
        }
        flat_ring(into, x, y, 0, box_.h * 0.75F, faded(scheme_.light, 0.42 * staging_.glory),
                  faded(scheme_.light, 0));
        clip(into);
    }
    /// No triangle leaves the box: its corners are drawn in to the edge.
    void clip(std::vector<Corner>& all) const {
        for (Corner& each : all) {
            each.x = std::clamp(each.x, box_.x, box_.right());
            each.y = std::clamp(each.y, box_.y, box_.bottom());
        }
    }
    /// Scraps of gold leaf that fall.
    void sparks() {
        const auto count =
            static_cast<int>(90 * staging_.glory * std::min(1.2F, box_.w / std::max(1.0F, box_.h) / 3));
        const Tint colours[] = {{255, 214, 110, 220}, {232, 92, 66, 200}, {250, 238, 206, 210}};
        std::vector<Corner>& into = glaze();
        for (int i = 0; i < count; ++i) {
            const float size = box_.h * (0.008F + 0.01F * chance(i, 21));
            const float x = box_.x + size + (box_.w - 2 * size) * chance(i, 17);
            const float y = box_.y + size + (box_.h * 0.72F) * chance(i, 19);
            const double turn = std::numbers::pi * chance(i, 23);
            const auto dx = size * static_cast<float>(std::cos(turn));
            const auto dy = size * static_cast<float>(std::sin(turn));
            stroke(into, x - dx, y - dy, x + dx, y + dy, size * 0.7F, colours[i % 3]);
        }
    }

    /// A banner with swallow-tails, and a fine line above and below.
    void ribbon() {
        if (!staging_.ribbon) return;
        const Rect& at = *staging_.ribbon;
        const bool mourns = staging_.deserted;
        const Tint red = mourns ? Tint{52, 50, 54, 255} : Tint{142, 28, 24, 255};
        const Tint dark = mourns ? Tint{12, 12, 14, 255} : Tint{44, 14, 12, 255};
        const Tint gilt = mourns ? Tint{150, 148, 146, 255} : Tint{238, 212, 150, 255};
        const float tail = at.h * 0.34F;
        std::vector<Corner>& into = opaque();
        const auto band = [&](const Rect& box, const Tint& above, const Tint& below) {
            flat_quad(into, box, above, below);
            const Tint half = between(above, below, 0.5);
            for (const bool right : {false, true}) {  // two triangles a side leave the notch open
                const float inner = right ? box.right() : box.x;
                const float outer = right ? inner + tail : inner - tail;
                const float middle = box.y + box.h / 2;
                flat(into, inner, box.y, above);
                flat(into, outer, box.y, above);
                flat(into, inner, middle, half);
                flat(into, inner, middle, half);
                flat(into, outer, box.bottom(), below);
                flat(into, inner, box.bottom(), below);
            }
        };
        band(at.inset(-3), dark, dark);
        band(at, red, dimmed(red, 0.86));
        const float line = std::max(1.0F, std::round(at.h * 0.012F));
        for (const float y : {at.y + at.h * 0.08F, at.bottom() - at.h * 0.08F - line})
            flat_quad(opaque(), {at.x, y, at.w, line}, gilt, gilt);
    }

    const Type& type_;
    const play::Backdrop& backdrop_;
    Rect box_;
    Staging staging_;
    Scheme scheme_;
    Tint shading_{0, 0, 0, 0};  ///< of what is put next
    std::string pigment_;       ///< the same
    Drawing made_;
};

}  // namespace

play::Prop prop(std::string_view drawing, int at, int size, int rise, int every, std::string pigment) {
    return {text::drawing(drawing).value_or(0), at, size, rise, every, std::move(pigment)};
}

Rect light_in(const play::Backdrop& backdrop, const Rect& box, const Rect& seen) {
    const float x = seen.x + seen.w * static_cast<float>(backdrop.light_at) / 100;
    const float y = box.bottom() - box.h * static_cast<float>(backdrop.light_high) / 100;
    const float radius = box.h * static_cast<float>(backdrop.light_size) / 200;
    return {x - radius, y - radius, radius * 2, radius * 2};
}

Drawing stage_set(const Type& type, const play::Backdrop& backdrop, const Rect& box, const Staging& staging) {
    if (!(box.w >= 1 && box.h >= 1)) return {.box = box};  // in no room at all nothing stands
    return Carpenter(type, backdrop, box, staging).build();
}

}  // namespace tankard::window
