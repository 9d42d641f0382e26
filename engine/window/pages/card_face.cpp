#include "window/pages/card_face.h"

#include "window/pages/card_picture.h"
#include "window/pages/card_words.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kBar = 1.5F;           ///< ems: of what is left of it
constexpr float kBarLetters = 1.2F;    ///< ems
constexpr float kMostPicture = 0.54F;  ///< of a card's height …
constexpr float kMostRoomy = 0.64F;    ///< … and where there is little to read …
constexpr float kMostUnruled = 0.7F;   ///< … and no rule at all
constexpr float kRoundFlavour = 2.2F;  ///< paddings above and below that
constexpr float kMostAlone = 0.8F;     ///< where its rule is not told
constexpr float kGivesWay = 0.7F;      ///< of a picture that stands above a rule

/// "Money: 10.", beside a sign that says 10.
bool says_a_number_again(const scene::Face& face) {
    return std::any_of(face.badges.begin(), face.badges.end(), [&](const scene::Badge& badge) {
        const std::string end = fmt::format(": {}.", badge.value);
        return !badge.value.empty() && face.rule.ends_with(end) &&
               face.rule.find_first_of(" :") == face.rule.size() - end.size();
    });
}

/// "Axe.", beside numbers: what it is, which is no sentence. Empty if the rule says more than that.
std::string only_kind(const scene::Face& face) {
    const std::string& rule = face.rule;
    const bool word = rule.size() > 1 && rule.ends_with('.') && rule.find_first_of(" .:") == rule.size() - 1;
    return word && !face.badges.empty() ? rule.substr(0, rule.size() - 1) : "";
}

/// The name as cards side by side have it.
CardName name_of(const CardBreadth& card, const std::string& name, const Anatomy& common) {
    CardName own = card_name(card, name);
    if (card.is_narrow() && !common.named) own.lines.clear();
    if (own.size <= common.name) return own;
    own.size = common.name;
    if (!own.lines.empty()) own.lines = card.ruler.type.wrap(name, Typeface::bold, own.size, card.inside());
    return own;
}

}  // namespace

CardFace::CardFace(const Ruler& ruler, const scene::Face& face, float w, float seen, const Anatomy& common)
    : card_{ruler, w, seen},
      face_(face),
      rule_(says_a_number_again(face) ? "" : face.rule),
      common_(common),
      name_(name_of(card_, face.name, common)),
      numbers_(card_, face, common) {
    if (!name_.lines.empty() && !card_.is_covered() &&
        ruler.type.width(face.role, Typeface::regular, ruler.small()) <= inside())
        role_ = face.role;
    if (std::string kind = only_kind(face); !kind.empty()) {
        const float wide = ruler.type.width(kind, Typeface::regular, ruler.small()) + ruler.pad();
        const bool beside = kind == face.name || wide <= numbers_.free_beside();
        if (beside && kind != face.name) kind_ = kind;
        rule_ = beside ? "" : std::move(kind);
        is_kind_ = !beside;
    }
    const auto lines = ruler.type.wrap(rule_, Typeface::regular, ruler.small(), inside()).size();
    rule_height_ = static_cast<float>(lines) * Type::line(ruler.small());
}

float CardFace::band() const {
    const Ruler& ruler = card_.ruler;
    if (name_.lines.empty()) return std::ceil(ruler.em * 0.3F);
    const float own = static_cast<float>(name_.lines.size()) * Type::line(name_.size);
    const float others = static_cast<float>(common_.lines) * Type::line(std::min(common_.name, ruler.body()));
    return std::ceil(std::max(own, others) + role_line() + ruler.em * 0.3F);
}

float CardFace::bar_height() const {
    return bounded(face_) != nullptr ? std::round(card_.ruler.em * kBar) : 0;
}

float CardFace::words() const {
    const float pad = card_.ruler.pad();
    float high = band() + pad * 0.6F;
    if (bar_height() > 0) high += bar_height() + pad * 0.4F;
    high += numbers_.height();
    if (!rule_.empty()) high += pad * 0.3F + rule_height_;
    return high + edge();
}

float CardFace::flavour_height() const {
    if (face_.flavour.empty() || card_.is_covered()) return 0;
    return window::flavour_height(card_.ruler, face_.flavour, inside()) + card_.ruler.pad() * kRoundFlavour;
}

float CardFace::height() const { return std::ceil(words() + least_picture() + kCardFrame); }

CardFace::Share CardFace::shared(float h) const {
    const Ruler& ruler = card_.ruler;
    const float rule = rule_.empty() ? 0 : rule_height_;
    const float room = std::max(0.0F, h - kCardFrame - (words() - rule));
    const float most = std::floor(std::min((h - kCardFrame) * kMostPicture, room));
    const float least = std::min(most, least_picture());
    const float left = std::floor(room - rule_height_);
    const float seen = card_.is_covered() ? std::max(least * kGivesWay, h * kStrip) : least * kGivesWay;
    // Nothing stands below its name: that is at its foot.
    const float poster = std::floor(room + ruler.pad() * 0.6F + edge() - kCardFrame);
    const bool bare = numbers_.height() <= 0 && bar_height() <= 0 && poster >= ruler.em * 1.2F;
    if (bare && rule_.empty()) return {poster, true};
    if (common_.rules && left >= seen) {
        const float share = rule_.empty() ? kMostUnruled : kMostRoomy;
        const float below = rule_.empty() ? room : left;
        const float roomy = std::min(std::floor((h - kCardFrame) * share), below - flavour_height());
        return {std::max(std::min(left, most), roomy), true};
    }
    if (bare) return {poster, false};
    const float alone = std::floor(std::min((h - kCardFrame) * kMostAlone, room));
    return {alone >= ruler.em * 1.2F ? alone : 0, false};
}

void CardFace::put_picture(Piece& piece, float high) const {
    if (high <= 0) return;
    const float taken = card_.is_covered() ? kCardFrame : 2 * kCardFrame;
    const std::size_t ground = piece.shapes.size();
    window::put_picture(card_.ruler, piece, face_,
                        {kCardFrame, kCardFrame, std::min(card_.seen, card_.w) - taken, high});
    if (card_.is_covered())  // its ground goes on below what lies over it
        piece.shapes[ground].box.w = card_.w - 2 * kCardFrame;
}

float CardFace::put_title(Piece& piece, float y) const {
    const Ruler& ruler = card_.ruler;
    const Rect title{kCardFrame, y, card_.w - 2 * kCardFrame, band()};
    piece.shapes.push_back({title, Look::title, face_.frame});
    const float named = static_cast<float>(name_.lines.size()) * Type::line(name_.size);
    float line = y + std::floor((title.h - named - role_line()) / 2);
    for (const std::string& words : name_.lines) {
        piece.texts.push_back(line_of(ruler, words, Typeface::bold, name_.size, Ink::light, edge(), line,
                                      inside(), Align::centre));
        line += Type::line(name_.size);
    }
    if (!role_.empty())
        piece.texts.push_back(line_of(ruler, role_, Typeface::regular, ruler.small(), Ink::light, edge(),
                                      line, inside(), Align::centre));
    return title.bottom() + ruler.pad() * 0.6F;
}

float CardFace::put_life(Piece& piece, float y, float bottom) const {
    const Ruler& ruler = card_.ruler;
    const scene::Badge* life = bounded(face_);
    if (life == nullptr || y + bar_height() > bottom) return y;
    life_bar(ruler, piece, *life, static_cast<unsigned>(ruler.em * kBarLetters),
             {edge(), y, inside(), bar_height()});
    return y + (bar_height() + ruler.pad() * 0.4F);
}

float CardFace::put_numbers(Piece& piece, float y, float bottom) const {
    const float end = numbers_.put(piece, {edge(), y, inside(), bottom - y});
    if (kind_.empty() || end <= y) return end;
    const Ruler& ruler = card_.ruler;
    const float wide = ruler.type.width(kind_, Typeface::regular, ruler.small());
    piece.texts.push_back(line_of(ruler, kind_, Typeface::regular, ruler.small(), Ink::faint,
                                  edge() + inside() - wide,
                                  end - std::round((numbers_.line() + Type::line(ruler.small())) / 2), wide));
    return end;
}

float CardFace::put_rule(Piece& piece, float y, float bottom, unsigned letters) const {
    const Ruler& ruler = card_.ruler;
    if (rule_.empty()) return y;
    return paragraph(ruler, piece, rule_, Typeface::regular, letters, is_kind_ ? Ink::faint : Ink::text,
                     {edge(), y + ruler.pad() * 0.3F, inside(), bottom - y - ruler.pad() * 0.3F});
}

unsigned CardFace::rule_letters(const Share& share, float h) const {
    const Ruler& ruler = card_.ruler;
    if (rule_.empty()) return ruler.body();
    if (is_kind_ || !share.rules) return ruler.small();
    const float picture = std::min(share.picture, std::floor(common_.picture));
    const float pad = ruler.pad() * 0.3F;
    const float above = kCardFrame + picture + words() - edge() - pad - rule_height_;
    float room = h - edge() - above - pad;
    if (rule_height_ + flavour_height() <= room) room -= flavour_height();  // else it is not seen anyway
    for (const unsigned size : {ruler.body(), ruler.reading()}) {
        const auto lines = ruler.type.wrap(rule_, Typeface::regular, size, inside()).size();
        if (static_cast<float>(lines) * Type::line(size) <= room) return size;
    }
    return ruler.small();
}

Piece CardFace::made(float h) const {
    Piece piece;
    piece.box = {0, 0, card_.w, h};
    piece.shapes.push_back({piece.box, Look::card, face_.frame});
    const Share share = shared(h);
    const float high = std::min(share.picture, std::floor(common_.picture));
    put_picture(piece, high);
    const float bottom = h - edge() * 0.7F;
    float y = put_title(piece, kCardFrame + high);
    y = put_life(piece, y, bottom);
    y = put_numbers(piece, y, bottom);
    if (share.rules) y = put_rule(piece, y, bottom, std::min(common_.rule, rule_letters(share, h)));
    piece.silent = !rule_.empty() && !share.rules;
    const float free = bottom - y - card_.ruler.pad() / 2;
    const std::size_t said = piece.texts.size();
    for (const float lift : {card_.ruler.pad() * 0.6F, 0.0F})  // off the frame, if there is room for that
        if (!card_.is_covered() && piece.texts.size() == said)
            put_flavour(card_.ruler, piece, face_.flavour, edge(), inside(), bottom - lift, free - lift);
    return piece;
}

}  // namespace tankard::window
