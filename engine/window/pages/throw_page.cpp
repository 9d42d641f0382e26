#include "window/pages/throw_page.h"

#include "scene/words.h"
#include "text/drawings.h"
#include "window/pages/band.h"
#include "window/pages/in_turn.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

using Place = fighter::Spot;

constexpr std::array<std::string_view, kDials> kWords{"aim", "strength", "lift", "spin"};
constexpr std::array<std::string_view, kDials> kKeys{"← →", "↑ ↓", "Pg↑ Pg↓", "⇱ ⇲"};

/// How much is shown; each step shows less.
struct Detail {
    bool lines = true;  ///< what special throws do to the hand
    int dials = kDials;
    bool keys = true;       ///< beside the dials
    std::size_t most = 99;  ///< lines of a paragraph
};
constexpr Detail kDetails[] = {
    {},
    {true, kDials, false, 2},
    {false, kDials, false, 2},
    {false, kDials, false, 1},
    {false, 2, false, 1},
    {false, 0, false, 1},
};

float strip_height(const Ruler& ruler) { return std::round(ruler.em * 2.1F); }

class Arranging {
 public:
    Arranging(const Ruler& ruler, const ThrowView& view, float width, float height)
        : ruler_(ruler), view_(view), asked_(*view.ask.thrown) {
        page_.width = width;
        page_.height = height;
    }

    Page page() {
        const Rect picture = picture_box(ruler_, page_.width, page_.height);
        Piece piece;
        piece.box = picture;
        piece.shapes.push_back({picture, Look::picture, ""});
        page_.pieces.push_back(std::move(piece));
        const float margin = ruler_.gap() * 1.5F;
        const Rect side{picture.right() + margin, picture.y, page_.width - picture.right() - 2 * margin,
                        picture.h};
        pane(side);
        if (view_.stage == ThrowView::Stage::lies)
            result(picture);
        else if (view_.stage == ThrowView::Stage::flying)
            page_.spots.push_back({picture, Does::settle, 0, false});
        else if (view_.hint)
            hint(picture);
        strip();
        return std::move(page_);
    }

 private:
    void strip() {
        Band band(ruler_, page_, strip_height(ruler_));
        band.say(view_.scene.title, Typeface::bold, ruler_.body(), true);
        for (const scene::Seat& seat : view_.scene.seats) {
            std::string words = seat.player;
            for (const scene::Badge& badge : seat.counters)
                words += fmt::format("\u00a0 {}\u00a0{}", ruler_.type.sign(badge.icon), badge.value);
            const bool asked = seat.id == view_.ask.question.seat;
            band.say(words, asked ? Typeface::bold : Typeface::regular, ruler_.small(), true);
        }
        band.lay();
    }

    // The pane at the right, as much of it as there is room for.
    void pane(const Rect& box) {
        Piece sheet;
        sheet.box = box;
        sheet.shapes.push_back({box, Look::panel, ""});
        page_.pieces.push_back(std::move(sheet));
        Rect inside = box.inset(ruler_.pad());
        if (view_.stage == ThrowView::Stage::aiming) {
            // The other way to throw stands at the bottom.
            Piece row = button(ruler_, ruler_.say("throw.own_die"), "T", inside.w, false);
            move(row, inside.x, inside.bottom() - row.box.h);
            page_.spots.push_back(
                {row.box, Does::command, static_cast<std::int64_t>(Command::throwing), true});
            inside.h -= row.box.h + ruler_.gap() * 1.5F;
            page_.pieces.push_back(std::move(row));
        }
        for (const Detail& detail : kDetails) {
            Page made;
            const bool last = &detail == std::end(kDetails) - 1;
            const float end = write(detail, inside, 0, made);
            if (end > inside.bottom() + 0.5F && !last) continue;
            if (const float high = height_of_card(inside, inside.bottom() - end); high > 0) {
                made = Page();
                write(detail, inside, high, made);
            }
            for (Piece& piece : made.pieces)
                if (piece.box.bottom() <= inside.bottom() + 1) page_.pieces.push_back(std::move(piece));
            for (const Spot& spot : made.spots)
                if (spot.box.bottom() <= inside.bottom() + 1) page_.spots.push_back(spot);
            return;
        }
    }

    /// Whom it is for, what is wanted, and the throw; below that what those turn who aim finely. `card`: how
    /// high the card of whom it is for is; 0: a name stands there. Returns where it ends.
    float write(const Detail& detail, const Rect& box, float card, Page& page) const {
        const bool aims = view_.stage == ThrowView::Stage::aiming;
        float y = heading(detail, box, card, page);
        if (!aims) return y;
        const float gap = ruler_.gap() * 1.5F;
        y = press({"window.throw.let_go", "↵"}, Does::settle, 0, {box.x, y + 2 * gap, box.w, 0}, page);
        y += gap;
        for (int i = 0; i < detail.dials; ++i)
            y = dial(static_cast<Dial>(i), detail, {box.x, y + gap, box.w, box.h}, page);
        return others(box, y, &detail == std::end(kDetails) - 1, page);
    }

    /// What the others may do meanwhile. `crowded`: of more than there is room for the last row leads to the
    /// rest, and round to the first again.
    float others(const Rect& box, float y, bool crowded, Page& page) const {
        const float gap = ruler_.gap() * 1.5F;
        const std::size_t own = view_.ask.question.own();
        const std::size_t count = view_.ask.choices.size() - own;
        std::vector<Piece> rows;
        for (std::size_t i = own; i < view_.ask.choices.size(); ++i)
            rows.push_back(button(ruler_, view_.ask.choices[i].label, "❧", box.w, false));
        const float more = ruler_.em * 1.5F;
        const float room = crowded ? box.bottom() + 0.5F - y : std::numeric_limits<float>::infinity();
        const std::vector<std::size_t> shown =
            in_turn(rows, static_cast<std::size_t>(view_.others), room, gap, more);
        for (const std::size_t i : shown) {
            move(rows[i], box.x, y + gap);
            y = rows[i].box.bottom();
            page.spots.push_back({rows[i].box, Does::choose, static_cast<std::int64_t>(own + i), true});
            page.pieces.push_back(std::move(rows[i]));
        }
        if (shown.size() == count) return y;
        Piece row = arrow_row(ruler_, "▼", count - shown.size(), {box.x, y + gap, box.w, more});
        y = row.box.bottom();
        page.spots.push_back(
            {row.box, Does::others, static_cast<std::int64_t>(std::max<std::size_t>(shown.size(), 1)), true});
        page.pieces.push_back(std::move(row));
        return y;
    }

    /// The card that is thrown at; null: none that is seen.
    const scene::Card* target() const {
        if (asked_.asked.target.kind() != RefKind::card) return nullptr;
        for (const scene::Zone& zone : view_.scene.zones)
            for (const scene::Card& card : zone.cards)
                if (card.id == asked_.asked.target.as_card()) return &card;
        return nullptr;
    }
    /// Whoever is larger than the card has so much room above it.
    float over() const { return std::round(ruler_.em * 0.9F); }
    float card_width(const Rect& box) const { return std::floor(std::min(box.w, ruler_.em * 16)); }
    /// Where so much is left below the page without it; 0: there is no room for it.
    float height_of_card(const Rect& box, float left) const {
        const float high = std::floor(std::min(left - over(), card_width(box) * 1.1F));
        return target() != nullptr && high >= ruler_.em * 9 ? high : 0;
    }

    float press(std::pair<std::string_view, std::string_view> words, Does does, std::int64_t number,
                const Rect& box, Page& page) const {
        Piece row = button(ruler_, ruler_.words.say(intern(words.first)), words.second, box.w, true);
        move(row, box.x, box.y);
        page.spots.push_back({row.box, does, number, true});
        const float end = row.box.bottom();
        page.pieces.push_back(std::move(row));
        return end;
    }

    float heading(const Detail& detail, const Rect& box, float card, Page& page) const {
        Piece piece;
        float y = box.y;
        if (card > 0) {
            const float w = card_width(box);
            Piece shown = whole_card(ruler_, *target(), w, card);
            y += over();
            move(shown, box.x + std::floor((box.w - w) / 2), y);
            page.pieces.push_back(std::move(shown));
            y += card;
        }
        const auto tell = [&](const std::string& words, Typeface face, unsigned size, Ink ink) {
            y = paragraph(ruler_, piece, words, face, size, ink, {box.x, y, box.w, box.bottom() - y},
                          detail.most);
        };
        const float from = y;
        if (card <= 0) y = name(detail, {box.x, y, box.w, box.bottom() - y}, piece);
        const fighter::Conditions& conditions = asked_.asked.conditions;
        y += ruler_.gap();
        const int bounces = conditions.bounces;
        tell(bounces == 1 ? ruler_.say("throw.one_bounce")
                          : fmt::format("{} {}", bounces, ruler_.say("throw.bounces")),
             Typeface::regular, ruler_.body(), Ink::text);
        if (conditions.small) tell(ruler_.say("throw.small"), Typeface::regular, ruler_.body(), Ink::red);
        for (const scene::Demand& demand : asked_.demands) {
            y += ruler_.gap();
            tell("⚑ " + demand.name, Typeface::bold, ruler_.body(), Ink::red);
            if (detail.lines) tell(demand.handicap, Typeface::regular, ruler_.small(), Ink::text);
        }
        piece.box = {box.x, from, box.w, y - from};
        page.pieces.push_back(std::move(piece));
        return y;
    }

    /// Who throws, at whom, and what is left of them; returns where it ends.
    float name(const Detail& detail, const Rect& box, Piece& piece) const {
        float y = box.y;
        if (!view_.ask.who.empty())
            y = paragraph(ruler_, piece, view_.ask.who, Typeface::regular, ruler_.small(), Ink::faint, box,
                          detail.most);
        const std::string life = fmt::format(
            "{}\u00a0{}", ruler_.type.sign(text::read_figures("hearts ♥").letters), asked_.asked.left);
        const float beside = std::ceil(ruler_.type.width(life, Typeface::bold, ruler_.large())) + 1;
        piece.texts.push_back(
            line_of(ruler_, life, Typeface::bold, ruler_.large(), Ink::red, box.right() - beside, y, beside));
        return paragraph(ruler_, piece, asked_.target, Typeface::bold, ruler_.large(), Ink::text,
                         {box.x, y, box.w - beside - ruler_.gap(), box.bottom() - y}, detail.most);
    }

    /// Word, value and keys; below them − the bar +. The bar of strength is marked where it reaches the
    /// middle.
    float dial(Dial dial, const Detail& detail, const Rect& box, Page& page) const {
        const auto which = static_cast<std::size_t>(dial);
        const thrown::Range range = view_.aiming.range(dial);
        const int value = view_.aiming.value(dial);
        Piece words;
        words.box = {box.x, box.y, box.w, Type::line(ruler_.small())};
        const bool fixed = view_.aiming.fixed(dial);
        const std::string name = ruler_.say("throw." + std::string(kWords[which]));
        const std::string number = fixed ? ruler_.words.label(intern("window.throw.fixed"))
                                         : fmt::format("{}", scene::Words::number(value / 10));
        const std::string left = detail.keys && !fixed ? fmt::format("{}  {}", name, kKeys[which]) : name;
        const float wide = ruler_.type.width(number, Typeface::bold, ruler_.small());
        words.texts.push_back(line_of(
            ruler_, ruler_.type.fit(left, Typeface::regular, ruler_.small(), box.w - wide - ruler_.gap()),
            Typeface::regular, ruler_.small(), Ink::faint, box.x, box.y));
        words.texts.push_back(line_of(ruler_, number, Typeface::bold, ruler_.small(), Ink::text,
                                      box.right() - wide - 1, box.y, wide + 1));
        page.pieces.push_back(std::move(words));
        const float side = std::ceil(ruler_.em * 1.35F);
        const float y = std::round(box.y + Type::line(ruler_.small()) + 1);
        const auto sign = [&](std::string_view glyph, Does does, float x) {
            Piece piece = sign_button(ruler_, glyph, {x, y, side, side});
            page.spots.push_back({piece.box, does, static_cast<std::int64_t>(dial), true});
            page.pieces.push_back(std::move(piece));
        };
        const Rect bar{box.x + (fixed ? 0 : side + ruler_.gap()), y,
                       box.w - (fixed ? 0 : 2 * (side + ruler_.gap())), side};
        if (!fixed) {
            sign("−", Does::less, box.x);
            sign("+", Does::more, box.right() - side);
        }
        Piece piece;
        piece.box = bar;
        const float high = std::round(side * 0.34F);
        const Rect groove{bar.x, std::round(bar.y + (side - high) / 2), bar.w, high};
        piece.shapes.push_back({groove, Look::track, ""});
        const auto at = [&](int number) {
            const double span = std::max(1, range.most - range.least);
            return bar.x + static_cast<float>(std::clamp((number - range.least) / span, 0.0, 1.0)) * bar.w;
        };
        const auto mark = [&](float x, float w, float h, Look look, const char* frame) {
            const float from = std::clamp(std::round(x - w / 2), bar.x, bar.right() - w);
            piece.shapes.push_back({{from, std::round(bar.y + (side - h) / 2), w, h}, look, frame});
        };
        if (dial == Dial::strength && !fixed) {
            const float from = at(view_.aiming.reaching() - Aiming::kNear);
            const float to = at(view_.aiming.reaching() + Aiming::kNear);
            piece.shapes.push_back({{std::round(from), groove.y, std::max(3.0F, std::round(to - from)), high},
                                    Look::band,
                                    "leaf"});
        } else if (range.least < 0 && range.most > 0) {
            mark(at(0), 2, side * 0.6F, Look::rule, "");
        }
        if (dial == Dial::aim && view_.aiming.handicap().usual.aim != 0)
            mark(at(view_.aiming.handicap().usual.aim), std::max(3.0F, side * 0.2F), high, Look::band,
                 "leaf");
        if (!fixed) mark(at(value), std::max(4.0F, std::round(side * 0.22F)), side, Look::chosen, "");
        if (!fixed) page.spots.push_back({bar, Does::slide, static_cast<std::int64_t>(dial), false});
        page.pieces.push_back(std::move(piece));
        return y + side;
    }

    /// Over the picture, at its foot: how it lies, and on.
    void result(const Rect& picture) {
        const float w = std::min(picture.w - 2 * ruler_.em, ruler_.em * 26);
        Piece piece;
        piece.box = {0, 0, w, 0};
        const float inner = w - 4 * ruler_.pad();
        float y = ruler_.pad() * 1.5F;
        const Rect room{2 * ruler_.pad(), y, inner, picture.h};
        const auto tell = [&](const std::string& words, Typeface face, unsigned size, Ink ink) {
            for (const std::string& line : ruler_.type.wrap(words, face, size, inner)) {
                piece.texts.push_back(
                    line_of(ruler_, line, face, size, ink, room.x, y, inner, Align::centre));
                y += Type::line(size);
            }
        };
        tell(view_.result.headline, Typeface::bold, static_cast<unsigned>(ruler_.em * 1.7F),
             view_.result.hit ? Ink::green : Ink::red);
        tell(view_.result.details, Typeface::regular, ruler_.body(), Ink::text);
        Piece on = button(ruler_, ruler_.say("throw.go_on"), "↵", inner, true);
        move(on, room.x, y + ruler_.gap());
        y = on.box.bottom() + ruler_.pad() * 1.5F;
        piece.box.h = y;
        piece.shapes.push_back({piece.box, Look::focus, ""});
        const float x = picture.x + (picture.w - w) / 2;
        const float top = picture.bottom() - y - ruler_.em;
        move(piece, x, top);
        move(on, x, top);
        page_.spots.push_back({picture, Does::settle, 0, false});
        page_.spots.push_back({on.box, Does::settle, 0, true});
        page_.pieces.push_back(std::move(piece));
        page_.pieces.push_back(std::move(on));
    }

    void hint(const Rect& picture) {
        const std::string words = ruler_.say("throw.hint");
        Piece piece;
        const float room = picture.w * 0.62F;
        const std::vector<std::string> lines =
            ruler_.type.wrap(words, Typeface::italic, ruler_.body(), room - 2 * ruler_.pad());
        float wide = 0;
        for (const std::string& line : lines)
            wide = std::max(wide, ruler_.type.width(line, Typeface::italic, ruler_.body()));
        const float w = std::ceil(wide + 2 * ruler_.pad());
        const float h =
            std::ceil(Type::line(ruler_.body()) * static_cast<float>(lines.size()) + ruler_.pad());
        const float x = std::round(picture.right() - w - ruler_.em * 0.7F);
        const float top = std::round(picture.bottom() - h - ruler_.em * 0.7F);  // beside the ring
        piece.box = {x, top, w, h};
        piece.shapes.push_back({piece.box, Look::chip, ""});
        float y = top + ruler_.pad() / 2;
        for (const std::string& line : lines) {
            piece.texts.push_back(
                line_of(ruler_, line, Typeface::italic, ruler_.body(), Ink::text, x, y, w, Align::centre));
            y += Type::line(ruler_.body());
        }
        page_.pieces.push_back(std::move(piece));
    }

    const Ruler& ruler_;
    const ThrowView& view_;
    const scene::Throw& asked_;
    Page page_;
};

}  // namespace

Rect picture_box(const Ruler& ruler, float width, float height) {
    const float margin = ruler.gap() * 1.5F;
    const float side = std::clamp(width * 0.28F, ruler.em * 15, ruler.em * 27);
    const float pane = std::round(std::min(side, width * 0.46F));
    const float top = strip_height(ruler) + margin;
    return {std::round(margin), std::round(top), std::round(width - pane - 3 * margin),
            std::round(height - top - margin)};
}

std::string section_words(const Ruler& ruler, fighter::Spot place) {
    switch (place) {
        case Place::off: return ruler.say("throw.off");
        case Place::hole: return ruler.say("throw.hole");
        case Place::bone: return ruler.say("throw.bone");
        case Place::centre: return ruler.say("throw.centre");
        default: return fmt::format("{} {}", ruler.say("throw.ring"), fighter::value_of(place));
    }
}

Result result_of(const Ruler& ruler, const scene::Throw& asked, const thrown::Thrown& thrown) {
    const fighter::Record& record = thrown.outcome.record;
    const fighter::Conditions& conditions = asked.asked.conditions;
    Result result;
    result.hit = thrown.hit;
    result.headline = section_words(ruler, record.place);
    std::vector<std::string> lines;
    const bool on_target = record.place >= Place::ring1 && record.place <= Place::centre;
    if (on_target && record.bounces < conditions.bounces)
        lines.push_back(ruler.say(record.bounces == 0 ? "throw.straight" : "throw.few"));
    if (on_target && record.table) lines.push_back(ruler.say("throw.leans"));
    if (on_target && conditions.small && record.place == Place::ring1)
        lines.push_back(ruler.say("throw.ring_1"));
    for (std::size_t i = 0; i < asked.asked.demands.size() && i < asked.demands.size(); ++i)
        if ((record.performed >> i & 1U) == 0) {
            const thrown::Handicap* each = asked.asked.demands[i];
            const bool timed = each != nullptr && each->deed == thrown::Deed::in_time;
            const char* why = !timed ? "not_done" : thrown.late < 0 ? "too_early" : "too_late";
            lines.push_back(fmt::format("{}: {}", asked.demands[i].name,
                                        ruler.words.label(intern(fmt::format("window.throw.{}", why)))));
        }
    lines.insert(lines.begin(), ruler.say(thrown.hit ? "throw.hit" : "throw.miss"));
    lines.push_back(ruler.say(record.icon ? "throw.icon" : "throw.no_icon"));
    for (const std::string& line : lines)
        result.details += (result.details.empty() ? "" : " ") + line;
    return result;
}

Page throw_page(const Ruler& ruler, const ThrowView& view, float width, float height) {
    return Arranging(ruler, view, width, height).page();
}

}  // namespace tankard::window
