#include "window/pages/tavern_table.h"

#include "text/drawings.h"
#include "window/pages/brush.h"
#include "window/pages/stage_set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kTop = 0.15F;        ///< of the height: the table's top, seen at a flat angle
constexpr float kHead = 0.7F;        ///< of what is above the table …
constexpr float kBroad = 0.82F;      ///< … but no more of a place's width
constexpr float kBust = 0.36F;       ///< of what is above the table: from there to the shoulders
constexpr float kChin = 0.13F;       ///< of a head: how far it comes down into the collar
constexpr float kAlone = 0.655F;     ///< of a drawing with shoulders of its own: the head …
constexpr float kOutOfCoat = 0.07F;  ///< … and so far out of the collar …
constexpr float kLarger = 1.12F;     ///< … which is so much larger than of the others
constexpr float kShare = 0.44F;      ///< of a place: half of the shoulders
constexpr float kBelow = 0.15F;      ///< of a letter's size: its foot below the line that it stands on
constexpr int kSteps = 40;           ///< of a round outline
constexpr float kLapel = 0.3F;       ///< of the shoulders' half: the collar's
constexpr float kChair = 0.58F;      ///< of what is above the table: a chair …
constexpr float kLowChair = 0.45F;   ///< … and one that stands below words
constexpr float kMug = 0.36F;        ///< of a head
constexpr float kApart = 0.012F;     ///< of the picture's height: from one line of shading to the next
constexpr float kThick = 0.56F;      ///< of that: the thickest line
constexpr float kLit = 0.34F;        ///< of the shoulders' width, from the left: so far there are none
constexpr double kInk = 0.42;        ///< how dark they are, on heads as on coats
constexpr int kRound = 12;           ///< so often is a head drawn for the line round it

constexpr std::array<Tint, 8> kCoats = {{{126, 44, 40, 255},
                                         {38, 92, 92, 255},
                                         {64, 62, 122, 255},
                                         {102, 98, 44, 255},
                                         {146, 86, 44, 255},
                                         {96, 54, 106, 255},
                                         {60, 76, 92, 255},
                                         {120, 66, 78, 255}}};
/// What they throw on who wears them, where no light falls.
constexpr std::array<std::string_view, kCoats.size()> kDyes = {"blood", "teal",   "indigo", "olive",
                                                               "fire",  "violet", "iron",   "wine"};
constexpr Tint kLight{255, 214, 140, 255};
constexpr Tint kSkin{240, 214, 168, 255};
constexpr Tint kBody{96, 56, 38, 255};
constexpr Tint kWood{150, 102, 60, 255};
constexpr Tint kGilt{240, 190, 92, 255};
constexpr Tint kDark{14, 8, 6, 255};

/// No two of those who sit side by side have the same shoulders: of their height, of their width, and how
/// far they slope.
struct Build {
    float high;
    float broad;
    float slope;
    float lean;  ///< of the height: how much lower the left one is
};
constexpr std::array<Build, 5> kBuilds = {{{1.0F, 1.0F, 1.0F, 0.02F},
                                           {1.07F, 0.88F, 1.22F, -0.03F},
                                           {0.92F, 0.97F, 0.84F, 0.05F},
                                           {1.03F, 1.02F, 0.74F, -0.01F},
                                           {0.96F, 0.91F, 1.1F, 0.03F}}};

/// From the neck's middle outwards, in shares of the shoulders' half and of their height: where the outline
/// is above the table. What it loses on the way to 0.9 is the slope.
constexpr std::array<std::pair<float, float>, 9> kOutline = {{{0, 1.02F},
                                                              {0.24F, 1.02F},
                                                              {0.32F, 0.94F},
                                                              {0.5F, 0.89F},
                                                              {0.7F, 0.83F},
                                                              {0.84F, 0.74F},
                                                              {0.93F, 0.58F},
                                                              {0.985F, 0.3F},
                                                              {1.0F, 0}}};

class Joiner {
 public:
    Joiner(const Type& type, const Rect& box, const std::vector<Guest>& guests, const WordSpace& words,
           bool plain)
        : type_(type), box_(box), guests_(guests), plain_(plain) {
        near_ = std::round(box.bottom() - words.front);
        edge_ = std::round(near_ - std::min(box.h * kTop, words.front));
        above_ = edge_ - box.y;
        bench_ = box.w - words.beside;
        waits_ = words.chair;
        place_ = bench_ / static_cast<float>(std::max<std::size_t>(1, guests.size()));
        head_ = std::min(above_ * kHead, place_ * kBroad);
        half_ = std::min(place_ * kShare, head_ * 0.62F);
    }

    /// What is free over the tallest head.
    float free() const {
        float high = 0;
        for (const Build& build : kBuilds)
            high = std::max(high, build.high);
        return above_ * (1 - kBust * high) - head_ * (1 - kChin);
    }

    Drawing build() {
        room();
        made_.apart = apart_of_lines();  // as on their coats
        for (std::size_t i = 0; i < guests_.size(); ++i)
            if (guests_[i].face == 0)
                chair(middle(i), guests_[i].lit, kChair);
            else
                bust(middle(i), guests_[i]);
        if (waits_) chair(box_.x + (bench_ + box_.w) / 2, true, kLowChair);
        table();
        for (std::size_t i = 0; i < guests_.size(); ++i)
            if (guests_[i].face != 0) arms(middle(i), guests_[i]);
        for (std::size_t i = 1; i < guests_.size(); i += 2)
            candle(box_.x + place_ * static_cast<float>(i));
        return std::move(made_);
    }

 private:
    std::vector<Corner>& opaque() { return made_.coat(Skin::plain, false); }
    std::vector<Corner>& glaze() { return made_.coat(Skin::plain, true); }
    float middle(std::size_t place) const { return box_.x + place_ * (static_cast<float>(place) + 0.5F); }

    void room() {
        if (plain_) {
            made_.box = box_;
            flat_quad(opaque(), box_, {}, {});
            return;
        }
        const auto is_lit = [](const Guest& guest) { return guest.lit; };
        std::size_t lit = guests_.size();  // whom it is about, if that is one of several
        if (std::count_if(guests_.begin(), guests_.end(), is_lit) == 1)
            lit = static_cast<std::size_t>(std::find_if(guests_.begin(), guests_.end(), is_lit) -
                                           guests_.begin());
        const float at = lit < guests_.size() ? (middle(lit) - box_.x) / box_.w : bench_ / box_.w / 2;
        const play::Backdrop backdrop{.sky = play::Sky::hall,
                                      .light = play::Light::lamp,
                                      .light_at = static_cast<int>(std::lround(at * 100)),
                                      .light_high = 99,
                                      .light_size = 5,
                                      .ground = play::Ground::boards,
                                      .far = {prop("barrel", 50, 40, -3, 46)}};
        made_ = stage_set(type_, backdrop, box_, {});
        if (lit == guests_.size()) return;
        // Its light falls in a cone that is brightest in its middle.
        const float x = middle(lit);
        std::vector<Corner>& into = glaze();
        for (const float side : {-1.0F, 1.0F}) {
            flat(into, x, box_.y, faded(kLight, 0.32));
            flat(into, x + side * place_ * 0.75F, edge_, faded(kLight, 0));
            flat(into, x, edge_, faded(kLight, 0.2));
        }
    }

    Tint seen(const Tint& tint, bool lit) const { return lit ? tint : dimmed(tint, 0.84); }

    static const Build& build_of(const Guest& guest) { return kBuilds[guest.coat % kBuilds.size()]; }

    /// The outline's height so far from the middle, before anybody leans.
    static float outline_at(float away, float slope) {
        std::size_t next = 1;
        while (next + 1 < kOutline.size() && kOutline[next].first < away)
            ++next;
        const auto [x0, y0] = kOutline[next - 1];
        const auto [x1, y1] = kOutline[next];
        const float high = std::lerp(y0, y1, std::clamp((away - x0) / (x1 - x0), 0.0F, 1.0F));
        const float fall = std::clamp((away - 0.24F) / 0.4F, 0.0F, 1.0F) * std::min(1.0F, high * 2);
        return high - fall * (slope - 1) * 0.3F;
    }

    /// Where the outline of somebody's shoulders is, in steps from left to right.
    std::pair<float, float> shoulder(float x, const Build& build, int step, float by) const {
        const auto across = static_cast<float>(std::cos(std::numbers::pi * step / kSteps));
        const float high = outline_at(std::abs(across), build.slope);
        const float lean = 1 - build.lean * across;
        return {x - (half_ * build.broad + by) * across,
                edge_ - (above_ * kBust * build.high * lean + by) * high};
    }
    /// How high it is over the table there.
    float shoulder_at(float x, const Build& build, float at) const {
        for (int i = 0; i < kSteps; ++i) {
            const auto [x0, y0] = shoulder(x, build, i, 0);
            const auto [x1, y1] = shoulder(x, build, i + 1, 0);
            if (at >= x0 && at < x1) return edge_ - std::lerp(y0, y1, (at - x0) / (x1 - x0));
        }
        return 0;
    }

    /// Shoulders and chest: a rounded outline on the table's edge, `by` larger than they are.
    void chest(float x, const Build& build, float by, float aside, const Tint& above, const Tint& below) {
        std::vector<Corner>& into = opaque();
        for (int i = 0; i < kSteps; ++i) {
            const auto [x0, y0] = shoulder(x + aside, build, i, by);
            const auto [x1, y1] = shoulder(x + aside, build, i + 1, by);
            flat(into, x0, y0, above);
            flat(into, x1, y1, above);
            flat(into, x1, edge_, below);
            flat(into, x0, y0, above);
            flat(into, x1, edge_, below);
            flat(into, x0, edge_, below);
        }
    }

    void bust(float x, const Guest& guest) {
        const Tint coat = seen(kCoats[guest.coat % kCoats.size()], guest.lit);
        const Build& build = build_of(guest);
        const float out = std::max(1.5F, above_ * 0.012F);
        if (plain_) {
            chest(x, build, 0, 0, {0, 0, 0, 255}, {0, 0, 0, 255});
            chest(x, build, -out * 1.5F, 0, {}, {});
            return head(x, guest, out);
        }
        const bool has_own = has_shoulders(guest);
        if (has_own) head(x, guest, out);
        chest(x, build, out, 0, kDark, kDark);
        chest(x, build, out * 0.4F, -out * 0.6F, seen(kLight, guest.lit), dimmed(coat, 1.5));
        chest(x, build, 0, 0, dimmed(coat, 1.25), dimmed(coat, 0.55));
        if (!has_own) under_chin(x, build);
        hatching(x, build, coat);
        folds(x, build, coat);
        if (!has_own) neck(x, guest, coat);
        collar(x, guest, coat);
        wings(x, guest, coat);
        if (!has_own) head(x, guest, out);
    }

    /// Drawings of a head with shoulders, which the coat hides.
    static bool has_shoulders(const Guest& guest) {
        static const std::array all = {text::drawing("nun-face"), text::drawing("monk-face")};
        return std::find(all.begin(), all.end(), guest.face) != all.end();
    }

    /// The head's shadow on the chest.
    void under_chin(float x, const Build& build) {
        const float y = edge_ - above_ * kBust * build.high + head_ * kChin * 0.9F;
        flat_ring(glaze(), x + head_ * 0.05F, y, 0, head_ * 0.34F, faded(kDark, 0.62), faded(kDark, 0));
    }

    /// An engraver's lines on the side away from the light, as on the heads: from above at the right to below
    /// at the left, each running out in a point.
    void hatching(float x, const Build& build, const Tint& coat) {
        std::vector<Corner>& into = glaze();
        const Tint ink = faded(dimmed(coat, 0.22), 0.74);
        const float half = half_ * build.broad;
        const float left = x - half;
        const float apart = apart_of_lines();
        for (float from = left + 2 * half * kLit; from < x + half * 2; from += apart) {
            // The line leans by 45 degrees: where it stands on the table, and where the shoulder ends it.
            float top = from;
            while (top < x + half && top - from < shoulder_at(x, build, top))
                ++top;
            if (top - from < apart * 2) continue;
            const float right = std::min(top, x + half) - 1;
            const float way = std::clamp((right - left) / (2 * half) - kLit, 0.0F, 1.0F) / (1 - kLit);
            wedge(into, {right, edge_ - (right - from)}, {from, edge_}, apart * kThick * std::sqrt(way),
                  left + 2 * half * kLit, ink);
        }
    }

    /// Cloth is drawn tight from the arms towards the belt: three folds at either side.
    void folds(float x, const Build& build, const Tint& coat) {
        const float half = half_ * build.broad;
        const float high = above_ * kBust * build.high;
        const Tint ink = faded(dimmed(coat, 0.2), 0.8);
        for (const float side : {-1.0F, 1.0F})
            for (const auto& [from, rise, way] :
                 {std::array{0.6F, 0.5F, 0.26F}, std::array{0.58F, 0.32F, 0.36F},
                  std::array{0.62F, 0.16F, 0.22F}}) {
                const float x0 = x + side * half * from;
                const float y0 = edge_ - high * rise;
                const float thick = std::max(1.5F, half * 0.045F);
                fold({x0, y0}, {x0 - side * half * way, y0 + high * 0.13F}, thick, ink);
            }
    }
    /// One: a line that hangs a little, thick where it begins and a point where it ends.
    void fold(std::pair<float, float> from, std::pair<float, float> to, float thick, const Tint& ink) {
        std::vector<Corner>& into = glaze();
        constexpr int kParts = 6;
        const float hangs = std::abs(to.first - from.first) * 0.12F;
        const auto at = [&](int part, float out) {
            const float way = static_cast<float>(part) / kParts;
            flat(into, std::lerp(from.first, to.first, way),
                 std::lerp(from.second, to.second, way) + hangs * 4 * way * (1 - way) +
                     out * thick * (1 - way) / 2,
                 ink);
        };
        for (int part = 0; part < kParts; ++part) {
            at(part, -1);
            at(part + 1, -1);
            at(part + 1, 1);
            at(part, -1);
            at(part + 1, 1);
            at(part, 1);
        }
    }

    /// Out of the collar, whose back stands up behind it; the head is before it and throws its shadow there.
    void neck(float x, const Guest& guest, const Tint& coat) {
        const float high = above_ * kBust * build_of(guest).high;
        const float half = head_ * 0.115F;
        const Joint up{x, edge_ - high * 1.2F, half * 2}, down{x, edge_ - high * 0.98F, half * 2};
        const Joint back{x, edge_ - high * 1.0F, half * 3.0F}, front{x, edge_ - high * 0.93F, half * 2.9F};
        limb(back, front, 1.5F, 0, kDark);
        limb(back, front, 0, 0, dimmed(coat, 0.42));
        limb(up, down, 1.5F, 0, kDark);
        limb(up, down, 0, 0, dimmed(seen(kSkin, guest.lit), 0.6));
        limb_lines(up, down, 0.7F, faded(kDark, 0.5));
    }

    float apart_of_lines() const { return std::max(3.0F, box_.h * kApart); }

    /// From where it is so thick down to a point at `lit`, or where it ends before.
    void wedge(std::vector<Corner>& into, std::pair<float, float> from, std::pair<float, float> to,
               float thick, float lit, const Tint& ink) const {
        const float share = std::clamp((to.first - lit) / std::max(1.0F, from.first - lit), 0.0F, 1.0F);
        const float end = thick * share;
        flat(into, from.first - thick, from.second, ink);
        flat(into, from.first, from.second, ink);
        flat(into, to.first, to.second, ink);
        flat(into, from.first - thick, from.second, ink);
        flat(into, to.first, to.second, ink);
        flat(into, to.first - end, to.second, ink);
    }

    Tint trim_of(const Guest& guest) const { return seen(guest.coat % 2 == 0 ? kGilt : kSkin, guest.lit); }

    /// The collar's two sides, from which the neck comes: they lie pointed on the chest.
    void wings(float x, const Guest& guest, const Tint& coat) {
        std::vector<Corner>& into = glaze();
        const float high = above_ * kBust * build_of(guest).high;
        for (const float side : {-1.0F, 1.0F}) {
            std::array<std::pair<float, float>, 4> points = {
                {{0.17F, 1.08F}, {0.34F, 0.95F}, {0.13F, 0.68F}, {0.06F, 0.92F}}};
            for (auto& [across, up] : points) {
                across = x + side * head_ * across;
                up = edge_ - high * up;
            }
            const Tint cloth = dimmed(coat, side < 0 ? 1.5 : 0.95);
            for (std::size_t i = 0; i < points.size(); ++i) {
                const auto& [x1, y1] = points[(i + 1) % points.size()];
                stroke(into, points[i].first, points[i].second, x1, y1, 3, kDark);
            }
            for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U})
                flat(into, points[i].first, points[i].second, i == 2 ? dimmed(cloth, 0.7) : cloth);
        }
    }

    /// Of three kinds: a scarf, lapels, a cloak's clasp.
    void collar(float x, const Guest& guest, const Tint& coat) {
        const float top = edge_ - above_ * kBust * build_of(guest).high;
        const float wide = half_ * kLapel;
        const Tint trim = trim_of(guest);
        std::vector<Corner>& into = glaze();
        const float thick = std::max(2.0F, half_ * 0.09F);
        switch (guest.coat % 3) {
            case 0:
                for (const float side : {-1.0F, 1.0F})
                    stroke(into, x + side * wide * 1.24F, top + above_ * 0.026F, x, edge_ - above_ * 0.08F,
                           thick, trim);
                break;
            case 1:
                for (const float side : {-1.0F, 1.0F})
                    stroke(into, x + side * wide * 1.24F, top + above_ * 0.026F, x + side * wide * 0.46F,
                           edge_ - 1, thick, trim);
                for (int i = 1; i < 4; ++i)
                    disc(into, x, edge_ - above_ * 0.065F * static_cast<float>(i), thick * 0.5F, trim);
                break;
            default:
                for (const float side : {-1.0F, 1.0F})
                    stroke(into, x + side * half_ * build_of(guest).broad * 0.82F, edge_ - above_ * 0.2F, x,
                           edge_ - above_ * 0.1F, thick, trim);
                disc(into, x, edge_ - above_ * 0.1F, thick * 1.3F, kDark);
                disc(into, x, edge_ - above_ * 0.1F, thick * 0.9F, dimmed(coat, 1.9));
                break;
        }
    }

    void head(float x, const Guest& guest, float out) {
        if (!type_.knows(guest.face)) return;
        const float part = has_shoulders(guest) ? kAlone : 1;
        const float size = head_ * (part < 1 ? kLarger : 1);
        const float chin = part < 1 ? size * (1 - part - kOutOfCoat) : head_ * kChin;
        const float foot = edge_ - above_ * kBust * build_of(guest).high + chin;
        const auto put = [&](char32_t letter, float aside, float down, const Tint& above, const Tint& below) {
            this->letter(letter, x + aside, foot + down, size, above, below);
            last().seen = part;
        };
        if (plain_) return put(guest.face, 0, 0, {0, 0, 0, 255}, {0, 0, 0, 255});
        const char32_t body = text::body_of(guest.face);
        const char32_t shape = body != 0 ? body : guest.face;
        // As thick all round as that of the shoulders, and with the same edge of light.
        for (int i = 0; i < kRound; ++i) {
            const auto angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kRound;
            put(shape, out * std::cos(angle), out * std::sin(angle), kDark, kDark);
        }
        const Tint rim = seen(kLight, guest.lit);
        put(shape, -out * 0.5F, -out * 0.5F, rim, rim);
        const Tint back = seen(kBody, guest.lit);
        if (body != 0) put(body, 0, 0, back, back);
        put(guest.face, 0, 0, seen(kSkin, guest.lit), dimmed(seen(kSkin, guest.lit), 0.74));
        last().shading = faded(kDark, kInk);
        last().pigment = kDyes[guest.coat % kDyes.size()];
    }

    void letter(char32_t letter, float x, float foot, float size, const Tint& above, const Tint& below) {
        const float wide = type_.advance(letter, Typeface::icon, static_cast<unsigned>(std::max(1.0F, size)));
        made_.add({letter, x - wide / 2, foot - size * kBelow, size, above, below});
    }
    Letter& last() { return made_.coats.back().letters.back(); }

    /// What one sits on, seen over the table, and the sign that somebody may.
    void chair(float x, bool lit, float share) {
        const float half = half_ * 0.56F;
        const float top = edge_ - above_ * share;
        const float thick = std::max(3.0F, half * 0.18F);
        const Tint wood = plain_ ? Tint{0, 0, 0, 255} : seen({112, 74, 44, 255}, lit);
        const Tint edge = plain_ ? Tint{} : seen({168, 116, 70, 255}, lit);
        const auto bar = [&](const Rect& box) {
            std::vector<Corner>& into = opaque();
            if (!plain_) flat_quad(into, {box.x + 3, box.y + 3, box.w, box.h}, kDark, kDark);
            flat_quad(into, box, wood, dimmed(wood, 0.6));
            flat_quad(into, {box.x, box.y, box.w, std::max(1.0F, thick * 0.18F)}, edge, edge);
        };
        for (const float at : {0.08F, 0.56F, 0.8F})
            bar({x - half, top + (edge_ - top) * at, half * 2, thick * 1.1F});
        for (const float side : {-1.0F, 1.0F}) {
            bar({x + side * half - thick / 2, top, thick, edge_ - top});
            disc(glaze(), x + side * half, top, thick * 0.72F, wood);
        }
        plus(x, top + (edge_ - top) * 0.36F, std::min(half * 0.52F, above_ * 0.13F), lit);
    }

    void plus(float x, float y, float radius, bool lit) {
        std::vector<Corner>& into = glaze();
        const Tint gold = plain_ ? Tint{0, 0, 0, 255} : kGilt;
        const float thick = std::max(2.0F, radius * 0.14F);
        if (lit && !plain_) flat_ring(into, x, y, radius, radius * 1.7F, faded(kGilt, 0.45), faded(kGilt, 0));
        disc(into, x, y, radius, gold);
        disc(into, x, y, radius - thick, plain_ ? Tint{} : Tint{40, 24, 14, 255});
        const float arm = radius * 0.5F;
        stroke(into, x - arm, y, x + arm, y, thick * 1.4F, gold);
        stroke(into, x, y - arm, x, y + arm, thick * 1.4F, gold);
    }

    void table() {
        std::vector<Corner>& into = opaque();
        if (plain_) {
            flat_quad(into, {box_.x, edge_, box_.w, 2}, {0, 0, 0, 255}, {0, 0, 0, 255});
            flat_quad(into, {box_.x, near_, box_.w, 2}, {0, 0, 0, 255}, {0, 0, 0, 255});
            return;
        }
        flat_quad(into, {box_.x, edge_, box_.w, near_ - edge_}, dimmed(kWood, 0.55), kWood);
        flat_quad(into, {box_.x, edge_, box_.w, 2}, dimmed(kWood, 1.3), dimmed(kWood, 1.3));
        flat_quad(into, {box_.x, near_, box_.w, box_.bottom() - near_}, dimmed(kWood, 0.42),
                  dimmed(kWood, 0.2));
        flat_quad(into, {box_.x, near_, box_.w, 3}, dimmed(kWood, 1.4), dimmed(kWood, 0.7));
        std::vector<Corner>& over = glaze();
        const Tint joint = faded(kDark, 0.34);
        for (const float share : {0.3F, 0.62F}) {
            const float y = edge_ + (near_ - edge_) * share;
            flat_quad(over, {box_.x, y, box_.w, 1.5F}, joint, joint);
        }
        for (std::size_t i = 0; i < guests_.size(); ++i) {
            if (!guests_[i].lit) continue;
            const float x = middle(i);
            flat_ring(over, x, edge_ + (near_ - edge_) / 2, 0, (near_ - edge_) / 2, faded(kLight, 0.35),
                      faded(kLight, 0.12));
        }
        // Corners of the room are dark.
        const float wide = box_.w * 0.1F;
        for (const bool right : {false, true}) {
            const float outer = right ? box_.right() : box_.x;
            const float inner = right ? outer - wide : outer + wide;
            const Tint dark = faded(kDark, 0.5);
            const Tint none = faded(kDark, 0);
            flat(over, outer, edge_, dark);
            flat(over, inner, edge_, none);
            flat(over, inner, box_.bottom(), none);
            flat(over, outer, edge_, dark);
            flat(over, inner, box_.bottom(), none);
            flat(over, outer, box_.bottom(), dark);
        }
    }

    struct Joint {
        float x, y;
        float thick;
    };
    /// Broader at its one end than at the other, `by` larger than it is and moved so far; round at both.
    void limb(const Joint& from, const Joint& to, float by, float aside, const Tint& tint) {
        std::vector<Corner>& into = glaze();
        const float long_ = std::max(0.01F, std::hypot(to.x - from.x, to.y - from.y));
        const float nx = -(to.y - from.y) / long_;
        const float ny = (to.x - from.x) / long_;
        const auto corner = [&](const Joint& joint, float side) {
            const float out = side * (joint.thick / 2 + by);
            flat(into, joint.x + aside + nx * out, joint.y + aside + ny * out, tint);
        };
        corner(from, -1);
        corner(to, -1);
        corner(to, 1);
        corner(from, -1);
        corner(to, 1);
        corner(from, 1);
        disc(into, from.x + aside, from.y + aside, from.thick / 2 + by, tint);
        disc(into, to.x + aside, to.y + aside, to.thick / 2 + by, tint);
    }

    /// Lines along a limb on the side that the light does not reach: a share of its breadth.
    void limb_lines(const Joint& from, const Joint& to, float share, const Tint& ink) {
        std::vector<Corner>& into = glaze();
        const float long_ = std::max(0.01F, std::hypot(to.x - from.x, to.y - from.y));
        // Away from the light, which comes from the left and from above.
        float nx = -(to.y - from.y) / long_;
        float ny = (to.x - from.x) / long_;
        if (nx + ny < 0) {
            nx = -nx;
            ny = -ny;
        }
        const float apart = apart_of_lines();
        const float thick = apart * kThick * 0.9F;
        for (float at = apart * 0.5F; at < long_; at += apart) {
            const float half = std::lerp(from.thick, to.thick, at / long_) / 2;
            const float x = from.x + (to.x - from.x) * at / long_ + nx * half;
            const float y = from.y + (to.y - from.y) * at / long_ + ny * half;
            const float deep = 2 * half * share;
            // It runs out towards the light, and a little along the limb.
            const float along = deep * 0.5F;
            const float px = x - nx * deep + (from.x - to.x) / long_ * along;
            const float py = y - ny * deep + (from.y - to.y) / long_ * along;
            const float tx = (to.x - from.x) / long_ * thick / 2;
            const float ty = (to.y - from.y) / long_ * thick / 2;
            flat(into, x - tx, y - ty, ink);
            flat(into, x + tx, y + ty, ink);
            flat(into, px, py, ink);
        }
    }

    /// Somebody's arm from the shoulder to the wrist, in steps: the elbow lies on the table, outside.
    std::vector<Joint> arm_of(float x, const Guest& guest, float side) const {
        const Build& build = build_of(guest);
        const float half = half_ * build.broad;
        const float high = above_ * kBust * build.high * (1 - build.lean * -side);
        const float deep = near_ - edge_;
        const std::array<Joint, 5> bones = {
            {{x + side * half * 0.72F, edge_ - high * 0.5F, half * 0.42F},
             {x + side * half * 0.84F, edge_ - high * 0.16F, half * 0.42F},
             {x + side * half * 0.86F, edge_ + deep * 0.36F, std::min(half * 0.38F, deep * 0.62F)},
             {x + side * std::lerp(half * 0.86F, grip(side), 0.5F), edge_ + deep * 0.56F,
              std::min(half * 0.31F, deep * 0.5F)},
             {x + side * grip(side), edge_ + deep * 0.58F, head_ * 0.092F}}};
        std::vector<Joint> all;
        constexpr int kParts = 6;
        for (std::size_t i = 0; i + 1 < bones.size(); ++i) {
            const Joint& before = bones[i > 0 ? i - 1 : 0];
            const Joint& after = bones[std::min(i + 2, bones.size() - 1)];
            for (int part = 0; part < kParts; ++part) {
                const float t = static_cast<float>(part) / kParts;
                const auto along = [&](float Joint::*what) {  // Catmull and Rom's
                    const float a = before.*what, b = bones[i].*what, c = bones[i + 1].*what, d = after.*what;
                    return b +
                           0.5F * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
                };
                all.push_back({along(&Joint::x), along(&Joint::y), along(&Joint::thick)});
            }
        }
        all.push_back(bones.back());
        return all;
    }
    /// How far from the middle a wrist is: the one hand lies beside the mug, the other is round it.
    float grip(float side) const { return head_ * (side < 0 ? 0.3F : 0.27F); }

    /// From the shoulders over the table's edge, and what stands there between the hands.
    void arms(float x, const Guest& guest) {
        for (const float side : {-1.0F, 1.0F})
            sleeve(arm_of(x, guest, side), guest, side);
        const float deep = near_ - edge_;
        const float y = edge_ + deep * 0.58F;
        lying_hand(x - grip(-1), y, guest);
        const bool holds = guest.before != 0 && type_.knows(guest.before);
        if (holds) mug(x + head_ * 0.02F, guest);
        holding_hand(x + grip(1), y, guest);
    }

    void sleeve(const std::vector<Joint>& arm, const Guest& guest, float side) {
        const Tint coat = seen(kCoats[guest.coat % kCoats.size()], guest.lit);
        constexpr std::size_t kFree = 4;  // above it the arm is one with the shoulder
        const auto all = [&](std::size_t from, float by, float aside, const Tint& tint) {
            for (std::size_t i = from; i + 1 < arm.size(); ++i)
                limb(arm[i], arm[i + 1], by, aside, tint);
        };
        all(plain_ ? 0 : kFree, 1.5F, plain_ ? 0 : 1.5F, kDark);
        if (plain_) return all(0, 0, 0, {});
        all(kFree, 0.8F, -0.8F, dimmed(coat, side < 0 ? 2.0 : 1.4));  // an edge of light
        const double turned = side < 0 ? 1.12 : 0.84;                 // towards it, or away
        for (std::size_t i = 0; i + 1 < arm.size(); ++i) {
            const double way = static_cast<double>(i) / static_cast<double>(arm.size());
            const double bent = 1 - 0.22 * std::sin(way * std::numbers::pi);  // the elbow lies low
            limb(arm[i], arm[i + 1], 0, 0,
                 faded(dimmed(coat, turned * bent), i < kFree ? 0.2 * static_cast<double>(i + 1) : 1));
        }
        const Tint ink = faded(dimmed(coat, 0.2), 0.78);
        for (std::size_t i = kFree; i + 1 < arm.size(); i += 5) {
            const Joint& to = arm[std::min(i + 5, arm.size() - 1)];
            limb_lines(arm[i], to, side < 0 ? 0.38F : 0.62F, ink);
        }
        // Cloth gathers in the crook.
        const Joint& elbow = arm[12];
        const float thick = std::max(1.5F, elbow.thick * 0.1F);
        for (const float up : {0.3F, -0.05F})
            fold({elbow.x - side * elbow.thick * 0.44F, elbow.y - elbow.thick * up},
                 {elbow.x + side * elbow.thick * 0.2F, elbow.y - elbow.thick * (up + 0.18F)}, thick, ink);
        cuff(arm.back(), guest, side);
    }

    void cuff(const Joint& wrist, const Guest& guest, float side) {
        const float half = wrist.thick * 0.66F;
        const float thick = wrist.thick * 0.36F;
        const float x = wrist.x + side * thick * 0.4F;
        std::vector<Corner>& into = glaze();
        stroke(into, x, wrist.y - half - 1, x, wrist.y + half + 1, thick + 3, kDark);
        stroke(into, x, wrist.y - half, x, wrist.y + half, thick, trim_of(guest));
    }

    Tint skin_of(const Guest& guest, double by) const {
        return plain_ ? Tint{} : dimmed(seen(kSkin, guest.lit), by);
    }
    /// A finger, or the back of a hand: with the dark line round it.
    void finger(const Joint& from, const Joint& to, const Tint& skin) {
        limb(from, to, 1.3F, 0.3F, kDark);
        limb(from, to, 0, 0, skin);
    }

    /// Flat beside the mug: its fingers side by side, the thumb nearer to whoever looks.
    void lying_hand(float x, float y, const Guest& guest) {
        const float size = head_ * 0.1F;
        const Tint skin = skin_of(guest, 1.0);
        for (int i = 0; i < 4; ++i) {
            const float row = static_cast<float>(i) - 1.5F;
            const float long_ = size * (i == 0 || i == 3 ? 1.15F : 1.36F);
            finger({x + size * 0.5F, y + row * size * 0.23F, size * 0.3F},
                   {x + long_, y + row * size * 0.25F + size * 0.06F, size * 0.22F}, skin);
        }
        finger({x, y, size * 0.86F}, {x + size * 0.46F, y, size * 0.94F}, skin);
        limb({x + size * 0.3F, y - size * 0.1F, size * 0.7F}, {x + size * 0.6F, y, size * 0.74F}, 0, 0, skin);
        finger({x + size * 0.2F, y + size * 0.36F, size * 0.32F},
               {x + size * 0.9F, y + size * 0.6F, size * 0.25F}, skin);
        limb_lines({x - size * 0.2F, y, size * 0.8F}, {x + size * 0.5F, y, size * 0.9F}, 0.5F,
                   faded(kDark, plain_ ? 0 : 0.5));
    }

    /// Round the mug: four fingers over its side, the thumb up along it.
    void holding_hand(float x, float y, const Guest& guest) {
        const float size = head_ * 0.1F;
        const Tint skin = skin_of(guest, 0.86);
        const float reach = size * 1.5F;
        finger({x, y, size * 0.86F}, {x - size * 0.6F, y - size * 0.2F, size * 1.1F}, skin);
        finger({x - size * 0.5F, y - size * 0.6F, size * 0.34F},
               {x - size * 1.1F, y - size * 1.1F, size * 0.27F}, skin);
        for (int i = 0; i < 4; ++i) {
            const float row = static_cast<float>(i) - 1.9F;
            const float long_ = reach * (i == 3 ? 0.82F : 1.0F);
            finger({x - size * 0.5F, y + row * size * 0.3F, size * 0.32F},
                   {x - long_, y + row * size * 0.3F + size * 0.04F, size * 0.27F}, skin);
        }
        limb({x - size * 0.1F, y - size * 0.1F, size * 0.74F}, {x - size * 0.5F, y - size * 0.18F, size}, 0,
             0, skin);
        limb_lines({x + size * 0.2F, y, size * 0.8F}, {x - size * 0.5F, y - size * 0.1F, size}, 0.55F,
                   faded(kDark, plain_ ? 0 : 0.55));
    }

    void mug(float x, const Guest& guest) {
        const float size = head_ * kMug;
        const float foot = edge_ + (near_ - edge_) * 0.8F;
        const Tint dark = plain_ ? Tint{0, 0, 0, 255} : kDark;
        letter(guest.before, x + 2, foot + 2, size, dark, dark);
        if (plain_) return;
        if (const char32_t body = text::body_of(guest.before); body != 0)
            letter(body, x, foot, size, {92, 58, 34, 255}, {92, 58, 34, 255});
        letter(guest.before, x, foot, size, seen({250, 214, 140, 255}, guest.lit),
               seen({196, 140, 74, 255}, guest.lit));
    }

    void candle(float x) {
        static const char32_t kCandle = text::drawing("candle-light").value_or(0);
        if (plain_ || kCandle == 0 || !type_.knows(kCandle)) return;
        const float size = above_ * 0.24F;
        const float foot = edge_ + (near_ - edge_) * 0.42F;
        flat_ring(glaze(), x, foot - size * 0.7F, 0, size * 1.5F, faded(kLight, 0.4), faded(kLight, 0));
        letter(kCandle, x + 2, foot + 2, size, kDark, kDark);
        letter(kCandle, x, foot, size, {255, 226, 160, 255}, {190, 140, 84, 255});
    }

    const Type& type_;
    Rect box_;
    const std::vector<Guest>& guests_;
    bool plain_;
    float edge_ = 0;      ///< the table's far edge
    float near_ = 0;      ///< and its near one
    float above_ = 0;     ///< the height over it
    bool waits_ = false;  ///< a chair beside them
    float bench_ = 0;     ///< the width of all
    float place_ = 0;     ///< … and of each
    float head_ = 0;
    float half_ = 0;  ///< of the shoulders' width
    Drawing made_;
};

}  // namespace

char32_t mug_of(std::size_t place) {
    constexpr std::array<std::string_view, 4> kMugs{"beer-stein", "wine-glass", "beer-horn", "coffee-cup"};
    return text::drawing(kMugs[place % kMugs.size()]).value_or(0);
}

float over_heads(const Type& type, const Rect& box, std::size_t guests, const WordSpace& words) {
    const std::vector<Guest> all(guests);
    return Joiner(type, box, all, words, true).free();
}

Drawing tavern_table(const Type& type, const Rect& box, const std::vector<Guest>& guests,
                     const WordSpace& words, bool plain) {
    return Joiner(type, box, guests, words, plain).build();
}

}  // namespace tankard::window
