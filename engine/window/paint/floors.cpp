#include "window/paint/floors.h"

#include "window/paint/engraving.h"
#include "window/paint/textures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tankard::window {
namespace {

using text::Texture;

constexpr float kLeastStones = 18;  ///< pixels: in a smaller square they are only noise

constexpr float kLeastOrnament = 70;  ///< pixels: on a smaller slab one line is enough

const sf::Color kStone(201, 184, 148);
const sf::Color kJoint(150, 131, 98);
const sf::Color kWood(214, 178, 124);
const sf::Color kEarth(205, 172, 124);
const sf::Color kHewn(104, 88, 70);
const sf::Color kRock(70, 58, 49);
const sf::Color kSlab(88, 72, 60);
const sf::Color kHole(16, 11, 9);
const sf::Color kWater(120, 152, 166);
const sf::Color kLight(255, 212, 112);
const sf::Color kQuiet(208, 172, 128);  ///< what a ground is mixed with that shall not be looked at
const sf::Color kReceding(44, 40, 56);  ///< colder than the light on what may be chosen
constexpr float kVeil = 0.28F;          ///< how much: what it is made of stays to be seen
constexpr float kReceded = 0.34F;       ///< … behind what may be chosen
constexpr float kDyed = 0.4F;           ///< how much of its block's colour the stones have
const sf::Color kTimber(150, 84, 46);  ///< what that colour is mixed with, so that all floors are of one room
constexpr float kTimbered = 0.34F;
constexpr float kInlaid = 0.36F;  ///< … what is let into the floor, so that it has no side's strong colours
constexpr float kSmooth = 0.5F;   ///< … and how much of the joints and tones of a floor that lies quiet
const sf::Color kObstacle(52, 32, 20);  ///< what is let into a quiet floor is darker than that, by so much
constexpr float kDarker = 0.3F;
const sf::Color kCalmLight(244, 220, 158);  ///< on quiet ground that may be chosen, under its cost
constexpr float kCalmed = 0.3F;

/// A part of a square, from 0 to 1.
struct Share {
    float x, y, w, h;
};

constexpr std::array<Share, 4> kStones[] = {
    {{{0, 0, 0.56F, 0.5F}, {0.56F, 0, 0.44F, 0.5F}, {0, 0.5F, 0.38F, 0.5F}, {0.38F, 0.5F, 0.62F, 0.5F}}},
    {{{0, 0, 0.6F, 0.58F}, {0.6F, 0, 0.4F, 0.36F}, {0.6F, 0.36F, 0.4F, 0.64F}, {0, 0.58F, 0.6F, 0.42F}}},
    {{{0, 0, 1, 0.46F}, {0, 0.46F, 0.47F, 0.54F}, {0.47F, 0.46F, 0.53F, 0.54F}, {}}},
    {{{0, 0, 0.44F, 1}, {0.44F, 0, 0.56F, 0.54F}, {0.44F, 0.54F, 0.56F, 0.46F}, {}}},
    {{{0, 0, 0.4F, 0.42F}, {0.4F, 0, 0.6F, 0.42F}, {0, 0.42F, 0.4F, 0.58F}, {0.4F, 0.42F, 0.6F, 0.58F}}},
};

constexpr Share kBoulders[] = {
    {0, 0, 0.58F, 0.46F}, {0.56F, 0, 0.44F, 0.56F}, {0, 0.46F, 0.42F, 0.54F}, {0.42F, 0.55F, 0.58F, 0.45F}};

class Square {
 public:
    Square(Strokes& into, const Figure& shape, const Rect& box, const Palette& palette)
        : into_(into), shape_(shape), box_(box), palette_(palette) {}

    void draw() {
        const std::size_t from = into_.size();
        stones();
        const bool shut = shape_.texture == Texture::slab && shape_.calm == Calm::quiet;  // dark as it is
        if (shape_.calm == Calm::lively || shut) return;
        // Whatever it is made of, nearly alike.
        const bool recedes = shape_.calm == Calm::receding;
        const sf::Color veil = shape_.lit ? kCalmLight : recedes ? kReceding : dyed(kQuiet);
        const float share = shape_.lit ? kCalmed : recedes ? kReceded : kVeil;
        const bool bare = shape_.texture == Texture::flags;
        const float even = is_inlaid() ? kInlaid : bare ? kSmooth : 0;
        const sf::Color plain = bare ? lighter(stone(), 0.2F) : stone();
        for (std::size_t i = from; i < into_.size(); ++i)
            into_[i].color = mixed(mixed(into_[i].color, plain, even), veil, share);
        if (!is_inlaid() || shape_.lit) return;
        // But it is never taken for the floor.
        for (std::size_t i = std::max(from, floor_end_); i < into_.size(); ++i)
            into_[i].color = mixed(into_[i].color, kObstacle, kDarker);
        if (shape_.texture == Texture::plate || shape_.texture == Texture::trapdoor)
            border(into_, part({0.08F, 0.08F, 0.84F, 0.84F}), 1, kObstacle);
    }
    void stones() {
        switch (shape_.texture) {
            case Texture::flags: return flags();
            case Texture::planks: return planks();
            case Texture::earth: return earth();
            case Texture::mat: return mat();
            case Texture::stairs: return stairs();
            case Texture::columns: return columns();
            case Texture::rubble: return rubble();
            case Texture::plate: return plate();
            case Texture::trapdoor: return trapdoor();
            case Texture::circle: return circle();
            case Texture::water: return water();
            case Texture::fire: return fire();
            case Texture::block: return block();
            case Texture::rock: return rock();
            case Texture::slab: return slab();
            case Texture::hole: return hole();
        }
    }

    /// Black and white, with nothing in it that is only for the eye.
    void plain() {
        const sf::Color paper = dark(shape_.texture) ? sf::Color::Black : sf::Color::White;
        quad(into_, box_, sf::Color(150, 150, 150));
        quad(into_, box_.inset(0.5F), paper);
        const float side = box_.w;
        switch (shape_.texture) {
            case Texture::slab: border(into_, box_.inset(3), 2, sf::Color::White); break;
            case Texture::mat:
                for (float at = 0; at < 4; at += 2)
                    quad(into_, part({at / 4, 0, 0.25F, 1}), sf::Color(215, 215, 215));
                break;
            case Texture::stairs:
                for (float at = 1; at < 5; ++at)
                    quad(into_, {box_.x + 3, box_.y + side * at / 5, side - 6, 2}, sf::Color::Black);
                break;
            case Texture::columns:
                fill(into_, nullptr, part({0.2F, 0.2F, 0.6F, 0.6F}), Form::disc, 1, sf::Color::Black);
                break;
            case Texture::plate:
            case Texture::trapdoor:
                border(into_, part({0.12F, 0.12F, 0.76F, 0.76F}), 2, sf::Color::Black);
                break;
            case Texture::circle:
                fill(into_, nullptr, part({0.08F, 0.08F, 0.84F, 0.84F}), Form::disc, 1, sf::Color::Black);
                fill(into_, nullptr, part({0.14F, 0.14F, 0.72F, 0.72F}), Form::disc, 1, paper);
                break;
            default: break;
        }
    }

 private:
    bool is_small() const { return box_.w < kLeastStones; }
    bool is_inlaid() const {
        return shape_.texture == Texture::plate || shape_.texture == Texture::trapdoor ||
               shape_.texture == Texture::circle || shape_.texture == Texture::fire ||
               shape_.texture == Texture::water;
    }
    /// 0 to 1, another one for each number.
    float chance(int number) const { return noise(shape_.grain, number, 251, 61); }
    Rect part(const Share& share) const {
        const float left = std::round(box_.w * share.x);
        const float top = std::round(box_.h * share.y);
        return {box_.x + left, box_.y + top, std::round(box_.w * (share.x + share.w)) - left,
                std::round(box_.h * (share.y + share.h)) - top};
    }
    sf::Vector2f at(float x, float y) const { return {box_.x + box_.w * x, box_.y + box_.h * y}; }
    sf::Vector2f middle() const { return at(0.5F, 0.5F); }
    sf::Color pigment() const { return palette_.frame(shape_.frame); }
    /// A light colour with something of its block's pigment, which makes it no darker.
    sf::Color dyed(sf::Color colour) const {
        if (shape_.stones.empty()) return colour;
        const sf::Color dye = mixed(palette_.frame(shape_.stones), kTimber, kTimbered);
        const auto bright =
            [most = static_cast<float>(std::max({dye.r, dye.g, dye.b, sf::Uint8{1}}))](sf::Uint8 part) {
                return static_cast<sf::Uint8>(std::lround(static_cast<float>(part) * 212 / most));
            };
        return mixed(colour, {bright(dye.r), bright(dye.g), bright(dye.b)}, kDyed);
    }
    /// What its floor is made of.
    sf::Color stone() const { return dyed(kStone); }
    /// A light ground takes a little of its pigment, and the light that falls on it.
    sf::Color shown(sf::Color colour, float tint = 0.22F) const {
        if (!shape_.frame.empty() && tint > 0) colour = mixed(colour, pigment(), tint);
        return shape_.lit ? mixed(colour, kLight, 0.32F) : colour;
    }
    static sf::Color darker(sf::Color colour, float share) {
        return mixed(colour, sf::Color(40, 26, 14), share);
    }
    static sf::Color lighter(sf::Color colour, float share) {
        return mixed(colour, sf::Color(255, 246, 226), share);
    }

    /// Joints between a square's stones are finer than those between squares, which everybody counts.
    void flags(float tint = 0.22F) {
        const sf::Color stone = shown(this->stone(), tint);
        quad(into_, box_, shown(dyed(kJoint), tint));
        const Rect inside{box_.x, box_.y, box_.w - 1, box_.h - 1};
        if (is_small()) return quad(into_, inside, stone);
        const auto& stones = kStones[static_cast<std::size_t>(shape_.grain) % std::size(kStones)];
        const bool mirrored = (shape_.grain & 64U) != 0;
        quad(into_, inside, darker(stone, 0.12F));
        for (std::size_t i = 0; i < stones.size(); ++i) {
            Share share = stones[i];
            if (share.w <= 0) break;
            if (mirrored) share.x = 1 - share.x - share.w;
            Rect one = part(share);
            one.w -= 1;
            one.h -= 1;
            const sf::Color tone = darker(stone, 0.07F * chance(static_cast<int>(i)));
            quad(into_, one, lighter(tone, 0.22F), tone);
        }
        if (shape_.calm == Calm::lively && chance(9) < 0.4F) scratches(darker(stone, 0.24F));
        floor_end_ = into_.size();
    }
    /// Three strokes of the graver.
    void scratches(sf::Color colour) {
        const float x = std::round(box_.x + box_.w * (0.15F + 0.45F * chance(10)));
        const float y = std::round(box_.y + box_.h * (0.2F + 0.5F * chance(11)));
        const float length = std::round(box_.w * 0.2F);
        for (int i = 0; i < 3; ++i)
            quad(into_,
                 {x + static_cast<float>(i), y + 2 * static_cast<float>(i),
                  length - 3 * static_cast<float>(i), 1},
                 colour);
    }

    /// A disc of as few quads as look round in a square.
    void round(sf::Vector2f about, float radius, sf::Color colour) {
        const int sides = radius > 24 ? 32 : 20;
        const auto at = [&](int i) {
            const float angle = 6.2831853F * static_cast<float>(i) / static_cast<float>(sides);
            return about + sf::Vector2f(radius * std::sin(angle), -radius * std::cos(angle));
        };
        for (int i = 0; i < sides; i += 2)
            for (const sf::Vector2f& corner : {about, at(i), at(i + 1), at(i + 2)})
                into_.emplace_back(corner, colour);
    }

    void planks() {
        const sf::Color wood = shown(kWood);
        quad(into_, box_, darker(wood, 0.5F));
        constexpr int kBoards = 4;
        for (int i = 0; i < kBoards; ++i) {
            Rect one = part({0, static_cast<float>(i) / kBoards, 1, 1.0F / kBoards});
            one.h -= 1;
            one.w -= 1;
            const sf::Color tone = darker(wood, 0.14F * chance(i));
            quad(into_, one, lighter(tone, 0.2F), tone);
            if (is_small()) continue;
            const float joint = std::round(box_.w * (0.15F + 0.7F * chance(20 + i)));
            quad(into_, {box_.x + joint, one.y, 1, one.h}, darker(wood, 0.45F));
        }
    }

    void earth() {
        const sf::Color soil = shown(kEarth);
        quad(into_, box_, lighter(soil, 0.1F), soil);
        if (is_small()) return;
        for (int i = 0; i < 7; ++i) {
            const float size = 2 + std::round(chance(30 + i) * 2);
            const Rect pebble{std::round(box_.x + 3 + (box_.w - 8) * chance(i)),
                              std::round(box_.y + 3 + (box_.h - 8) * chance(10 + i)), size, size - 1};
            quad(into_, {pebble.x, pebble.bottom(), pebble.w + 1, 1}, darker(soil, 0.35F));
            quad(into_, pebble, i % 3 == 0 ? darker(soil, 0.25F) : lighter(soil, 0.35F));
        }
    }

    void mat() {
        const sf::Color light = shown(lighter(kStone, 0.2F), 0.12F);
        const sf::Color other = shown(kStone, 0.55F);
        quad(into_, box_, darker(other, 0.35F));
        quad(into_, {box_.x, box_.y, box_.w - 1, box_.h - 1}, light);
        constexpr int kFields = 4;
        for (int row = 0; row < kFields; ++row)
            for (int column = row % 2; column < kFields; column += 2) {
                Rect field = part({static_cast<float>(column) / kFields, static_cast<float>(row) / kFields,
                                   1.0F / kFields, 1.0F / kFields});
                if (column == kFields - 1) field.w -= 1;
                if (row == kFields - 1) field.h -= 1;
                quad(into_, field, other);
            }
    }

    void stairs() {
        const sf::Color stone = shown(this->stone(), 0);
        quad(into_, box_, darker(stone, 0.78F));
        constexpr int kSteps = 5;
        const float in = std::max(1.0F, std::round(box_.w * 0.08F));
        for (int i = 0; i < kSteps; ++i) {
            Rect step = part({0, static_cast<float>(i) / kSteps, 1, 1.0F / kSteps});
            step.x += in;
            step.w -= 2 * in;
            const sf::Color tone = darker(stone, 0.62F - 0.62F * static_cast<float>(i) / (kSteps - 1));
            quad(into_, {step.x, step.y, step.w, std::max(1.0F, step.h - 2)}, lighter(tone, 0.3F), tone);
        }
    }

    void columns() {
        flags();
        const float r = box_.w * 0.33F;
        const sf::Color stone = shown(this->stone(), 0);
        round(middle() + sf::Vector2f(r * 0.22F, r * 0.22F), r, darker(stone, 0.5F));
        round(middle(), r, darker(stone, 0.82F));
        round(middle(), r - std::max(1.5F, r * 0.13F), darker(stone, 0.28F));
        round(middle() - sf::Vector2f(r * 0.08F, r * 0.08F), r * 0.62F, lighter(stone, 0.3F));
    }

    void rubble() {
        flags();
        struct Boulder {
            float x, y, size;
        };
        constexpr Boulder kBoulders[] = {
            {0.3F, 0.3F, 0.44F}, {0.7F, 0.36F, 0.34F}, {0.34F, 0.74F, 0.32F}, {0.7F, 0.72F, 0.4F}};
        int i = 0;
        for (const Boulder& each : kBoulders) {
            const float half = each.size / 2;
            const float lean = 0.1F * chance(40 + i++);
            const auto cut = [&](float grown, float down, sf::Color from, sf::Color to) {
                const float s = half * grown;
                const sf::Vector2f points[] = {at(each.x - s * 0.5F + down, each.y - s + down),
                                               at(each.x + s * 0.7F + down, each.y - s * 0.7F + down),
                                               at(each.x + s + down, each.y + s * (0.6F + lean) + down),
                                               at(each.x - s + down, each.y + s * 0.8F + down)};
                facet(into_, points, from, to);
            };
            cut(1.15F, 0.045F, darker(kStone, 0.45F), darker(kStone, 0.45F));
            cut(1.15F, 0, darker(kRock, 0.4F), darker(kRock, 0.4F));
            cut(0.86F, -0.015F, sf::Color(176, 154, 122), sf::Color(124, 104, 80));
        }
    }

    void plate() {
        flags(0);
        const float edge = std::max(2.0F, std::round(box_.w * 0.08F));
        const Rect lies = part({0.13F, 0.13F, 0.74F, 0.74F});
        quad(into_, {lies.x + 1, lies.y + 1, lies.w + 1, lies.h + 1}, darker(kStone, 0.6F));
        quad(into_, lies, pigment());
        quad(into_, lies.inset(edge), shown(lighter(kStone, 0.4F), 0),
             shown(mixed(kStone, pigment(), 0.18F), 0));
    }

    void trapdoor() {
        flags(0);
        const float edge = std::max(2.0F, std::round(box_.w * 0.07F));
        const Rect leaf = part({0.1F, 0.1F, 0.8F, 0.8F});
        const sf::Color wood = shown(mixed(kWood, pigment(), 0.25F), 0);
        quad(into_, leaf, darker(pigment(), 0.25F));
        const Rect inside = leaf.inset(edge);
        quad(into_, inside, lighter(wood, 0.25F), wood);
        for (const float at : {0.25F, 0.75F})
            quad(into_, {inside.x + std::round(inside.w * at), inside.y, 1, inside.h}, darker(wood, 0.3F));
        quad(into_, {inside.x + std::round(inside.w * 0.5F) - 1, inside.y, 2, inside.h}, darker(wood, 0.7F));
    }

    void circle() {
        flags(0);
        const float r = box_.w * 0.44F;
        round(middle(), r, darker(pigment(), 0.2F));
        round(middle(), r - std::max(2.0F, r * 0.14F), shown(mixed(kStone, pigment(), 0.14F), 0));
    }

    void water() {
        const sf::Color blue = shown(shape_.frame.empty() ? kWater : mixed(kWater, pigment(), 0.3F), 0);
        quad(into_, box_, lighter(blue, 0.12F), darker(blue, 0.12F));
        if (is_small()) return;
        for (int i = 0; i < 4; ++i) {
            const float wide = 0.2F + 0.2F * chance(i);
            const Rect wave = part(
                {0.08F + (0.8F - wide) * chance(50 + i), 0.14F + 0.22F * static_cast<float>(i), wide, 0.05F});
            quad(into_, {wave.x, wave.y, wave.w, 1}, lighter(blue, 0.5F));
            quad(into_, {wave.x + 2, wave.y + 1, wave.w - 3, 1}, darker(blue, 0.3F));
        }
    }

    void fire() {
        flags(0);
        const float r = box_.w * 0.42F;
        round(middle() + sf::Vector2f(1.5F, 1.5F), r, darker(kStone, 0.5F));
        round(middle(), r, sf::Color(44, 26, 18));
        round(middle(), r * 0.84F, sf::Color(150, 52, 20));
        round(middle(), r * 0.6F, sf::Color(206, 92, 26));
    }

    void block() {
        const sf::Color stone = mixed(kHewn, pigment(), shape_.frame.empty() ? 0.0F : 0.3F);
        const float bevel = std::max(2.0F, std::round(box_.w * 0.1F));
        const Rect in = box_.inset(bevel);
        quad(into_, box_, darker(stone, 0.6F));
        const sf::Vector2f top[] = {at(0, 0), at(1, 0), {in.right(), in.y}, {in.x, in.y}};
        const sf::Vector2f left[] = {at(0, 1), at(0, 0), {in.x, in.y}, {in.x, in.bottom()}};
        facet(into_, top, lighter(stone, 0.42F), lighter(stone, 0.3F));
        facet(into_, left, lighter(stone, 0.2F), lighter(stone, 0.2F));
        quad(into_, in, darker(stone, 0.3F), darker(stone, 0.45F));
    }

    void rock() {
        const sf::Color stone = mixed(kRock, pigment(), shape_.frame.empty() ? 0.0F : 0.16F);
        quad(into_, box_, darker(stone, 0.62F));
        if (is_small())
            return quad(into_, part({0.1F, 0.08F, 0.84F, 0.8F}), lighter(stone, 0.06F), darker(stone, 0.2F));
        for (std::size_t i = 0; i < std::size(kBoulders); ++i)
            boulder(kBoulders[(i + shape_.grain) % std::size(kBoulders)], static_cast<int>(i), stone);
    }
    /// Its face in the light, and strokes on the side that is not.
    void boulder(const Share& share, int number, sf::Color stone) {
        const auto about = [&](float x, float y, int corner) {
            const float by = 0.07F * (chance(number * 8 + corner) - 0.5F);
            return at(share.x + share.w * x + by, share.y + share.h * y + by);
        };
        const sf::Color tone = darker(stone, 0.25F * chance(80 + number));
        const sf::Vector2f face[] = {about(0.12F, 0.08F, 0), about(0.9F, 0.1F, 1), about(0.94F, 0.84F, 2),
                                     about(0.06F, 0.92F, 3)};
        facet(into_, face, lighter(tone, 0.2F), darker(tone, 0.12F));
        for (int i = 0; i < 3; ++i) {
            const float x = 0.42F + 0.16F * static_cast<float>(i);
            const sf::Vector2f stroke[] = {about(x + 0.04F, 0.4F + 0.06F * static_cast<float>(i), 4),
                                           about(x + 0.1F, 0.4F, 4), about(x - 0.02F, 0.82F, 5),
                                           about(x - 0.06F, 0.82F, 5)};
            facet(into_, stroke, darker(tone, 0.5F), darker(tone, 0.5F));
        }
    }

    /// The back of a room: a frame within a frame, hatched across and across; on quiet ground one plain
    /// frame.
    void slab() {
        const sf::Color dye = shape_.stones.empty() ? pigment() : palette_.frame(shape_.stones);
        const bool plain = shape_.frame.empty() && shape_.stones.empty();
        const sf::Color stone = mixed(kSlab, dye, plain ? 0.0F : 0.24F);
        const float in = std::clamp(std::round(std::min(box_.w, box_.h) * 0.035F), 2.0F, 7.0F);
        quad(into_, box_, darker(stone, 0.7F));
        quad(into_, {box_.x + 1, box_.y + 1, box_.w - 2, box_.h - 2}, lighter(stone, 0.22F),
             darker(stone, 0.35F));
        const Rect lies = box_.inset(3);
        quad(into_, lies, lighter(stone, 0.06F), darker(stone, 0.18F));
        if (shape_.calm != Calm::lively) {
            const sf::Color edge = mixed(lighter(stone, 0.2F), sf::Color(176, 132, 66), 0.5F);
            quad(into_, lies, darker(stone, 0.3F), darker(stone, 0.5F));
            if (lies.w > kLeastOrnament)
                shade(into_, lies, std::max(8.0F, std::round(std::min(lies.w, lies.h) / 32)),
                      darker(stone, 0.62F), false);
            border(into_, lies.inset(in), 1, edge);
            if (lies.w > kLeastOrnament) border(into_, lies.inset(in + 3), 1, darker(stone, 0.45F));
            return corners(into_, lies.inset(in - 1), std::max(3.0F, in), edge);
        }
        const Rect frame = lies.inset(in);
        border(into_, frame, 1, sf::Color(150, 116, 66));
        const Rect panel = frame.inset(3);
        quad(into_, panel, darker(stone, 0.35F), darker(stone, 0.6F));
        lattice(panel, lighter(stone, 0.07F));
        border(into_, panel, 1, lighter(stone, 0.12F));
        corners(into_, frame.inset(-1), std::max(3.0F, in), sf::Color(150, 116, 66));
    }
    void lattice(const Rect& panel, sf::Color colour) {
        const float step = std::max(9.0F, std::round(std::min(panel.w, panel.h) / 11));
        const float both = panel.w + panel.h;
        for (float d = step; d < both; d += step) {
            // From the upper or right edge down to the left or lower one.
            const sf::Vector2f upper(std::min(d, panel.w), std::max(0.0F, d - panel.w));
            const sf::Vector2f lower(std::max(0.0F, d - panel.h), std::min(d, panel.h));
            for (const bool mirrored : {false, true}) {
                const auto put = [&](const sf::Vector2f& point, float aside) {
                    const float x = std::clamp(point.x + aside, 0.0F, panel.w);
                    return sf::Vector2f(mirrored ? panel.right() - x : panel.x + x, panel.y + point.y);
                };
                const sf::Vector2f points[] = {put(upper, -0.6F), put(upper, 0.6F), put(lower, 0.6F),
                                               put(lower, -0.6F)};
                facet(into_, points, colour, colour);
            }
        }
    }

    /// Its walls to the south and the east are in the light.
    void hole() {
        flags(0);
        const float lip = std::max(1.0F, std::round(box_.w * 0.07F));
        const Rect mouth = box_.inset(lip);
        const float deep = std::max(2.0F, std::round(box_.w * 0.17F));
        quad(into_, mouth, kHole);
        const Rect bottom{mouth.x, mouth.y, mouth.w - deep, mouth.h - deep};
        const sf::Color near(116, 90, 62);
        const sf::Color far(34, 24, 17);
        const sf::Vector2f south[] = {{mouth.right(), mouth.bottom()},
                                      {mouth.x, mouth.bottom()},
                                      {bottom.x + deep * 0.5F, bottom.bottom()},
                                      {bottom.right(), bottom.bottom()}};
        const sf::Vector2f east[] = {{mouth.right(), mouth.y},
                                     {mouth.right(), mouth.bottom()},
                                     {bottom.right(), bottom.bottom()},
                                     {bottom.right(), bottom.y + deep * 0.5F}};
        facet(into_, south, near, far);
        facet(into_, east, mixed(near, far, 0.35F), far);
    }

    Strokes& into_;
    std::size_t floor_end_ = 0;  ///< of the strokes: what comes later is let into it
    const Figure& shape_;
    Rect box_;
    const Palette& palette_;
};

}  // namespace

void floor(Strokes& into, const Figure& shape, const Rect& box, const Palette& palette) {
    Square square(into, shape, box, palette);
    if (palette.high_contrast())
        square.plain();
    else
        square.draw();
}

}  // namespace tankard::window
