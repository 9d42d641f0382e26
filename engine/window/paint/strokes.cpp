#include "window/paint/strokes.h"

#include "window/paint/textures.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tankard::window {
namespace {

/// The outline of a marker in a square from -1 to 1, clockwise; of a large disc no corner is seen.
std::vector<sf::Vector2f> outline(Form form, float wide) {
    switch (form) {
        case Form::notched:
            return {{-0.76F, -1}, {0.76F, -1}, {0.76F, -0.76F}, {1, -0.76F}, {1, 0.76F},   {0.76F, 0.76F},
                    {0.76F, 1},   {-0.76F, 1}, {-0.76F, 0.76F}, {-1, 0.76F}, {-1, -0.76F}, {-0.76F, -0.76F}};
        case Form::lozenge:
            return {{-0.2F, -1}, {0.2F, -1}, {1, -0.2F}, {1, 0.2F},
                    {0.2F, 1},   {-0.2F, 1}, {-1, 0.2F}, {-1, -0.2F}};
        case Form::shield:
            return {{-0.9F, -1}, {0.9F, -1},     {0.9F, 0.1F}, {0.6F, 0.65F},
                    {0, 1},      {-0.6F, 0.65F}, {-0.9F, 0.1F}};
        case Form::hexagon: return {{-0.5F, -1}, {0.5F, -1}, {1, 0}, {0.5F, 1}, {-0.5F, 1}, {-1, 0}};
        case Form::house: return {{0, -1}, {1, -0.35F}, {0.85F, 1}, {-0.85F, 1}, {-1, -0.35F}};
        case Form::tile:
            return {{-0.8F, -1}, {0.8F, -1}, {1, -0.8F}, {1, 0.8F},
                    {0.8F, 1},   {-0.8F, 1}, {-1, 0.8F}, {-1, -0.8F}};
        case Form::disc: break;
    }
    const int sides = wide < 80 ? 28 : wide < 400 ? 72 : 120;
    std::vector<sf::Vector2f> round;
    for (int i = 0; i < sides; ++i) {
        const float angle = 6.2831853F * static_cast<float>(i) / static_cast<float>(sides);
        round.emplace_back(std::cos(angle), std::sin(angle));
    }
    return round;
}

constexpr sf::Uint8 kUnseen = 12;  ///< of 255: an edge so thin is left out

/// Round about a shape whose corners are `at(0)` to `at(count)`, a pixel that fades.
template <typename At>
void fringe(Strokes& soft, sf::Vector2f middle, std::size_t count, sf::Color colour, At at) {
    const sf::Color gone(colour.r, colour.g, colour.b, 0);
    const auto beyond = [middle](sf::Vector2f point) {
        const sf::Vector2f from = point - middle;
        const float away = std::max(1.0F, std::hypot(from.x, from.y));
        return point + from / away;
    };
    for (std::size_t i = 0; i < count; ++i) {
        soft.emplace_back(at(i), colour);
        soft.emplace_back(at(i + 1), colour);
        soft.emplace_back(beyond(at(i + 1)), gone);
        soft.emplace_back(beyond(at(i)), gone);
    }
}

}  // namespace

sf::Color mixed(sf::Color one, sf::Color other, float share) {
    const auto part = [share](sf::Uint8 a, sf::Uint8 b) {
        return static_cast<sf::Uint8>(
            std::lround(std::lerp(static_cast<float>(a), static_cast<float>(b), share)));
    };
    return {part(one.r, other.r), part(one.g, other.g), part(one.b, other.b), part(one.a, other.a)};
}

void quad(Strokes& into, const Rect& box, sf::Color top, sf::Color bottom) {
    const sf::Vector2f corners[] = {
        {box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
    for (int corner = 0; corner < 4; ++corner)
        into.emplace_back(corners[corner], corner < 2 ? top : bottom);
}

void quad(Strokes& into, const Rect& box, sf::Color colour) { quad(into, box, colour, colour); }

void facet(Strokes& into, std::span<const sf::Vector2f, 4> points, sf::Color from, sf::Color to) {
    for (std::size_t i = 0; i < points.size(); ++i)
        into.emplace_back(points[i], i < 2 ? from : to);
}

void rounded(Strokes& into, Strokes* soft, const Rect& box, float radius, sf::Color top, sf::Color bottom) {
    const float r = std::round(std::max(0.0F, std::min({radius, box.w / 2, box.h / 2})));
    quad(into, {box.x, box.y + r, box.w, box.h - 2 * r}, top, bottom);
    for (float row = 0; row < r; ++row) {
        const float up = r - row - 0.5F;
        const float edge = r - std::sqrt(std::max(0.0F, r * r - up * up));
        const float in = std::ceil(edge);
        const auto line = [&](float y, sf::Color colour) {
            quad(into, {box.x + in, y, box.w - 2 * in, 1}, colour);
            colour.a = static_cast<sf::Uint8>(static_cast<float>(colour.a) * (in - edge));
            if (soft == nullptr || colour.a < kUnseen) return;
            quad(*soft, {box.x + in - 1, y, 1, 1}, colour);
            quad(*soft, {box.right() - in, y, 1, 1}, colour);
        };
        line(box.y + row, top);
        line(box.bottom() - row - 1, bottom);
    }
}

void rim(Strokes& into, const Rect& box, float radius, float thick, sf::Color colour) {
    const float r = std::round(std::max(0.0F, std::min({radius, box.w / 2, box.h / 2})));
    for (float row = 0; row < r; ++row) {
        const float up = r - row - 0.5F;
        const float in = std::round(r - std::sqrt(std::max(0.0F, r * r - up * up)));
        quad(into, {box.x + in, box.y + row, box.w - 2 * in, 1}, colour);
        quad(into, {box.x + in, box.bottom() - row - 1, box.w - 2 * in, 1}, colour);
    }
    quad(into, {box.x, box.y + r, thick, box.h - 2 * r}, colour);
    quad(into, {box.right() - thick, box.y + r, thick, box.h - 2 * r}, colour);
    if (thick <= r) return;
    quad(into, {box.x + thick, box.y + r, box.w - 2 * thick, thick - r}, colour);
    quad(into, {box.x + thick, box.bottom() - thick, box.w - 2 * thick, thick - r}, colour);
}

void disc(Strokes& into, Strokes& soft, sf::Vector2f middle, float radius, sf::Color colour) {
    sector(into, middle, radius, 1, colour);
    constexpr int kSides = 48;
    const sf::Color gone(colour.r, colour.g, colour.b, 0);
    const auto at = [&](int i, float r) {
        const float angle = 6.2831853F * static_cast<float>(i) / kSides;
        return sf::Vector2f(middle.x + r * std::sin(angle), middle.y - r * std::cos(angle));
    };
    for (int i = 0; i < kSides; ++i) {
        soft.emplace_back(at(i, radius - 0.6F), colour);
        soft.emplace_back(at(i + 1, radius - 0.6F), colour);
        soft.emplace_back(at(i + 1, radius + 0.9F), gone);
        soft.emplace_back(at(i, radius + 0.9F), gone);
    }
}

void sector(Strokes& into, sf::Vector2f middle, float radius, float share, sf::Color colour) {
    constexpr int kSides = 48;
    const auto at = [&](float part) {
        const float angle = 6.2831853F * std::min(part, share);
        return sf::Vector2f(middle.x + radius * std::sin(angle), middle.y - radius * std::cos(angle));
    };
    for (int i = 0; i < kSides && static_cast<float>(i) / kSides < share; ++i)
        for (const sf::Vector2f& corner :
             {middle, at(static_cast<float>(i) / kSides), at((static_cast<float>(i) + 1) / kSides), middle})
            into.emplace_back(corner, colour);
}

namespace {

constexpr int kRound = 40;  ///< sides of an ellipse

sf::Vector2f on_ellipse(sf::Vector2f middle, sf::Vector2f radii, int side) {
    const float angle = 6.2831853F * static_cast<float>(side) / kRound;
    return {middle.x + radii.x * std::sin(angle), middle.y - radii.y * std::cos(angle)};
}

/// From one ellipse to a larger one about the same middle.
void band(Strokes& into, sf::Vector2f middle, sf::Vector2f inner, sf::Vector2f outer, sf::Color from,
          sf::Color to) {
    for (int i = 0; i < kRound; ++i) {
        const sf::Vector2f points[] = {on_ellipse(middle, inner, i), on_ellipse(middle, inner, i + 1),
                                       on_ellipse(middle, outer, i + 1), on_ellipse(middle, outer, i)};
        facet(into, points, from, to);
    }
}

}  // namespace

void plinth(Strokes& into, const Rect& box, float high, sf::Color dye, bool lit) {
    const auto thin = [](sf::Color colour, int alpha) {
        colour.a = static_cast<sf::Uint8>(alpha);
        return colour;
    };
    const sf::Vector2f middle(box.x + box.w / 2, box.y + box.h * 0.54F);
    const sf::Vector2f reach(box.w * 0.5F, box.h * 0.54F);
    const sf::Color mist = mixed(lit ? mixed(dye, {255, 170, 80}, 0.16F) : dye, {14, 6, 6}, 0.62F);
    band(into, middle, {}, reach * 0.62F, thin(mist, 216), thin(mist, 168));
    band(into, middle, reach * 0.62F, reach, thin(mist, 168), thin(mist, 0));

    const float deep = std::round(high * 0.4F);
    const sf::Vector2f radii(std::min(box.w * 0.4F, box.h * 0.62F), high - deep - 1);
    const sf::Vector2f top(middle.x, box.bottom() - high);
    const sf::Vector2f foot(top.x, top.y + deep);
    const sf::Color stone = mixed({108, 88, 74}, dye, 0.3F);
    const sf::Color edge = mixed(stone, {14, 8, 6}, 0.72F);
    band(into, foot, {}, radii, edge, edge);
    const sf::Vector2f side[] = {{top.x - radii.x, top.y},
                                 {top.x + radii.x, top.y},
                                 {foot.x + radii.x, foot.y},
                                 {foot.x - radii.x, foot.y}};
    facet(into, side, edge, edge);
    const sf::Color bright = mixed(stone, {255, 214, 150}, lit ? 0.55F : 0.28F);
    band(into, top, {}, radii, bright, bright);
    band(into, top, {}, radii * 0.94F, mixed(stone, bright, 0.5F), stone);
    band(into, top, {}, radii * 0.62F, sf::Color(10, 5, 4, 170), sf::Color(10, 5, 4, 0));
}

void cast(Strokes& into, const Rect& box, float radius) {
    constexpr float kOut = 7;  // pixels to the right and below; half of it to the left
    const float r = std::round(std::max(0.0F, std::min({radius, box.w / 2, box.h / 2})));
    const sf::Color dark(12, 6, 2, 120);
    const sf::Color none(12, 6, 2, 0);
    /// From (x, y), which is dark, until nothing is left of it at (x + w, y + h).
    const auto corner = [&](float x, float y, float w, float h) {
        into.emplace_back(sf::Vector2f(x, y), dark);
        for (const sf::Vector2f& end : {sf::Vector2f(x + w, y), {x + w, y + h}, {x, y + h}})
            into.emplace_back(end, none);
    };
    const auto side = [&](sf::Vector2f from, sf::Vector2f to, sf::Vector2f out) {
        const sf::Vector2f points[] = {from, to, to + out, from + out};
        facet(into, points, dark, none);
    };
    /// Round a lower corner, as the thing is round there; `wide`: how far the shadow reaches aside.
    const auto bend = [&](float x, float y, float wide) {
        constexpr int kSteps = 4;
        const float aside = std::copysign(r, wide);
        const auto at = [&](int step, float out) {
            const float angle = 1.5707963F * static_cast<float>(step) / kSteps;
            return sf::Vector2f(x + std::cos(angle) * (aside + out * wide),
                                y + std::sin(angle) * (r + out * kOut));
        };
        for (int i = 0; i < kSteps; ++i) {
            const sf::Vector2f points[] = {at(i, 0), at(i + 1, 0), at(i + 1, 1), at(i, 1)};
            facet(into, points, dark, none);
        }
    };
    const float foot = box.bottom() - r;
    const float top = std::min(box.y + 2 * kOut, foot);
    side({box.right(), top}, {box.right(), foot}, {kOut, 0});
    side({box.x, top}, {box.x, foot}, {-kOut / 2, 0});
    side({box.x + r, box.bottom()}, {box.right() - r, box.bottom()}, {0, kOut});
    corner(box.right(), top, kOut, -kOut);
    corner(box.x, top, -kOut / 2, -kOut);
    bend(box.right() - r, foot, kOut);
    bend(box.x + r, foot, -kOut / 2);
}

void rays(Strokes& into, const Rect& box, sf::Vector2f middle, sf::Color colour) {
    constexpr int kRays = 14;
    constexpr float kWhole = 6.2831853F;
    sf::Color gone = colour;
    gone.a = static_cast<sf::Uint8>(colour.a / 8);
    /// Where a ray leaves the box.
    const auto edge = [&](float angle) {
        const sf::Vector2f way(std::cos(angle), std::sin(angle));
        const float across = way.x > 0 ? box.right() - middle.x : middle.x - box.x;
        const float down = way.y > 0 ? box.bottom() - middle.y : middle.y - box.y;
        const float far =
            std::min(across / std::max(std::abs(way.x), 0.001F), down / std::max(std::abs(way.y), 0.001F));
        return middle + way * far;
    };
    /// Where that is half-way over a ray: in the box's corner, if it has one in it.
    const auto tip = [&](float angle, float half) {
        for (const sf::Vector2f& corner : {sf::Vector2f(box.right(), box.bottom()),
                                           {box.x, box.bottom()},
                                           {box.x, box.y},
                                           {box.right(), box.y}}) {
            const sf::Vector2f way = corner - middle;
            if (std::abs(std::remainder(std::atan2(way.y, way.x) - angle, kWhole)) < half) return corner;
        }
        return edge(angle);
    };
    for (int i = 0; i < kRays; ++i) {
        const float angle = kWhole * (static_cast<float>(i) + 0.25F) / kRays;
        const float half = kWhole / kRays * 0.24F;
        const sf::Vector2f ends[] = {edge(angle - half), tip(angle, half), edge(angle + half)};
        into.emplace_back(middle, colour);
        for (const sf::Vector2f& end : ends)
            into.emplace_back(end, gone);
    }
}

void halo(Strokes& into, const Rect& box, sf::Color colour, float out) {
    const sf::Color light = colour;
    const sf::Color none(colour.r, colour.g, colour.b, 0);
    const auto side = [&](sf::Vector2f from, sf::Vector2f to, sf::Vector2f away) {
        const sf::Vector2f points[] = {from, to, to + away, from + away};
        facet(into, points, light, none);
    };
    side({box.x, box.y}, {box.right(), box.y}, {0, -out});
    side({box.right(), box.y}, {box.right(), box.bottom()}, {out, 0});
    side({box.x, box.bottom()}, {box.right(), box.bottom()}, {0, out});
    side({box.x, box.y}, {box.x, box.bottom()}, {-out, 0});
    constexpr int kSteps = 5;
    for (const auto& [x, y, turn] : {std::tuple{box.right(), box.y, 0.0F},
                                     {box.right(), box.bottom(), 1.0F},
                                     {box.x, box.bottom(), 2.0F},
                                     {box.x, box.y, 3.0F}})
        for (int i = 0; i < kSteps; ++i) {
            const auto at = [&, x = x, y = y, turn = turn](int step) {
                const float angle = 1.5707963F * (turn + static_cast<float>(step) / kSteps);
                return sf::Vector2f(x + out * std::sin(angle), y - out * std::cos(angle));
            };
            into.emplace_back(sf::Vector2f(x, y), light);
            into.emplace_back(at(i), none);
            into.emplace_back(at(i + 1), none);
            into.emplace_back(sf::Vector2f(x, y), light);
        }
}

void paper(Strokes& into, const Rect& box, sf::Color top, sf::Color bottom) {
    const sf::Color age(150, 108, 60);
    const float in = std::min({9.0F, box.w / 4, box.h / 4});
    const Rect inner = box.inset(in);
    const auto worn = [&](sf::Color colour) { return mixed(colour, age, 0.34F); };
    const auto side = [&](const Rect& edge, sf::Color a, sf::Color b, sf::Color c, sf::Color d) {
        into.emplace_back(sf::Vector2f(edge.x, edge.y), a);
        into.emplace_back(sf::Vector2f(edge.right(), edge.y), b);
        into.emplace_back(sf::Vector2f(edge.right(), edge.bottom()), c);
        into.emplace_back(sf::Vector2f(edge.x, edge.bottom()), d);
    };
    side({box.x, inner.y, in, inner.h}, worn(top), top, bottom, worn(bottom));
    side({inner.right(), inner.y, in, inner.h}, top, worn(top), worn(bottom), bottom);
    side({inner.x, inner.bottom(), inner.w, in}, bottom, bottom, worn(bottom), worn(bottom));
    side({box.x, inner.bottom(), in, in}, worn(bottom), bottom, worn(bottom), worn(bottom));
    side({inner.right(), inner.bottom(), in, in}, bottom, worn(bottom), worn(bottom), worn(bottom));
    const int fibres = std::min(70, static_cast<int>(box.w * box.h / 700));
    for (int i = 0; i < fibres; ++i) {
        const float x = noise(i, 1, 251, 61);
        const float y = noise(i, 2, 251, 61);
        const float length = 1 + std::floor(noise(i, 3, 251, 61) * 4);
        const sf::Color ground = mixed(top, bottom, y);
        quad(into,
             {std::round(inner.x + x * (inner.w - length)), std::round(inner.y + y * (inner.h - 1)), length,
              1},
             i % 3 == 0 ? mixed(ground, sf::Color::White, 0.3F) : mixed(ground, age, 0.22F));
    }
}

void corner_mounts(Strokes& into, const Rect& box, sf::Color metal) {
    const float leg = std::round(std::clamp(box.w * 0.05F, 7.0F, 12.0F));
    const sf::Color dark = mixed(metal, sf::Color::Black, 0.55F);
    const auto mount = [&](sf::Vector2f corner, float right, float down) {
        const auto at = [&](float along, float below) {
            return corner + sf::Vector2f(right * along, down * below);
        };
        const auto triangle = [&](float out, sf::Color one, sf::Color other) {
            into.emplace_back(at(1, 1), one);
            into.emplace_back(at(out, 1), other);
            into.emplace_back(at(1, out), other);
            into.emplace_back(at(1, 1), one);
        };
        triangle(leg + 2, dark, dark);
        triangle(leg, mixed(metal, sf::Color::White, 0.25F), mixed(metal, sf::Color::Black, 0.25F));
    };
    mount({box.x, box.y}, 1, 1);
    mount({box.right(), box.y}, -1, 1);
    if (box.w < 200) return;  // words reach there
    mount({box.x, box.bottom()}, 1, -1);
    mount({box.right(), box.bottom()}, -1, -1);
}

void stamp(Strokes& into, Strokes& soft, const Rect& box, sf::Color wax, bool plain) {
    constexpr std::size_t kSides = 40;
    const sf::Vector2f middle(box.x + box.w / 2, box.y + box.h / 2);
    const float radius = std::min(box.w, box.h) / 2;
    const auto ring = [&](float share, float wave, sf::Vector2f by, sf::Color colour) {
        const auto at = [&](std::size_t i) {
            const float angle = 6.2831853F * static_cast<float>(i % kSides) / kSides;
            const float out = radius * share * (1 - wave * (0.5F - 0.5F * std::cos(angle * 10)));
            return middle + by + sf::Vector2f(out * std::sin(angle), -out * std::cos(angle));
        };
        for (std::size_t i = 0; i < kSides; ++i)
            for (const sf::Vector2f& corner : {middle + by, at(i), at(i + 1), middle + by})
                into.emplace_back(corner, colour);
        if (share == 1) fringe(soft, middle + by, kSides, colour, at);
    };
    if (plain) return ring(1, 0, {}, wax);
    ring(1, 0.09F, {}, mixed(wax, sf::Color::Black, 0.62F));
    ring(0.94F, 0.09F, {-0.5F, -0.5F}, mixed(wax, sf::Color(255, 150, 120), 0.22F));
    ring(0.76F, 0, {-0.5F, -0.5F}, mixed(wax, sf::Color::Black, 0.35F));
    ring(0.7F, 0, {0.5F, 0.5F}, wax);
}

void squeeze(Strokes& strokes, float x, float wide) {
    for (sf::Vertex& corner : strokes)
        corner.position.x = x + (corner.position.x - x) * wide;
}

void turn(Strokes& strokes, sf::Vector2f about, float degrees) {
    const float angle = degrees * 3.14159265F / 180;
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    for (sf::Vertex& vertex : strokes) {
        const sf::Vector2f from = vertex.position - about;
        vertex.position = {about.x + from.x * c - from.y * s, about.y + from.x * s + from.y * c};
    }
}

void border(Strokes& into, const Rect& box, float thick, sf::Color colour) {
    quad(into, {box.x, box.y, box.w, thick}, colour);
    quad(into, {box.x, box.bottom() - thick, box.w, thick}, colour);
    quad(into, {box.x, box.y + thick, thick, box.h - 2 * thick}, colour);
    quad(into, {box.right() - thick, box.y + thick, thick, box.h - 2 * thick}, colour);
}

void corners(Strokes& into, const Rect& box, float side, sf::Color colour) {
    for (float x : {box.x, box.right() - side})
        for (float y : {box.y, box.bottom() - side})
            quad(into, {x, y, side, side}, colour);
}

void shadow(Strokes& into, const Rect& box) {
    const sf::Color dark(30, 18, 8, 62);
    quad(into, {box.right(), box.y + 2, 2, box.h}, dark);
    quad(into, {box.x + 2, box.bottom(), box.w - 2, 2}, dark);
}

void hatch(Strokes& into, const Rect& box, sf::Color colour) {
    constexpr float kStep = 5;
    for (float x = box.x; x < box.right() - 1; x += kStep) {
        const float high = box.h * (0.35F + 0.65F * noise(static_cast<int>(x), 7, 97, 97));
        const float lean = std::min(high * 0.35F, box.right() - x - 1);
        const sf::Vector2f tip(x + lean, box.y + high);
        for (const sf::Vector2f& point :
             {sf::Vector2f(x, box.y), sf::Vector2f(std::min(x + 1.8F, box.right()), box.y), tip, tip})
            into.emplace_back(point, colour);
    }
}

void fill(Strokes& into, Strokes* soft, const Rect& box, Form form, float share, sf::Color colour) {
    const std::vector<sf::Vector2f> points = outline(form, box.w);
    const sf::Vector2f middle(box.x + box.w / 2, box.y + box.h / 2);
    const auto at = [&](std::size_t i) {
        const sf::Vector2f& point = points[i % points.size()];
        return sf::Vector2f(middle.x + point.x * share * box.w / 2, middle.y + point.y * share * box.h / 2);
    };
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const sf::Vector2f& corner : {middle, at(i), at(i + 1), middle})
            into.emplace_back(corner, colour);
    if (soft != nullptr) fringe(*soft, middle, points.size(), colour, at);
}

}  // namespace tankard::window
