#include "window/pages/number_rows.h"

#include "window/pages/throw_page.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kSign = 2.1F;      ///< ems: the side of − and +
constexpr float kNumber = 3;       ///< ems between them
constexpr float kSlider = 1.6F;    ///< ems
constexpr float kTarget = 15;      ///< ems: its side at most …
constexpr float kLeastTarget = 6;  ///< … and at least

}  // namespace

void NumberRows::stepper(std::int64_t number, std::string_view label, std::string_view value, unsigned size) {
    const float side = ruler_.em * kSign;
    const float wide = ruler_.em * kNumber;
    const float words = box_.w - 2 * side - wide - 3 * ruler_.gap();
    Piece text;
    const float high = stepper_height(label, size);
    if (high > left()) return;
    paragraph(ruler_, text, label, Typeface::regular, size, Ink::text, {box_.x, y_, words, high});
    text.texts.push_back(line_of(ruler_, value, Typeface::bold, ruler_.body(), Ink::text,
                                 box_.x + words + ruler_.gap() + side + 1,
                                 y_ + (side - Type::line(ruler_.body())) / 2, wide - 2, Align::centre));
    text.box = {box_.x, y_, box_.w, high};
    page_.pieces.push_back(std::move(text));
    const auto sign = [&](std::string_view glyph, float x, Does does) {
        Piece piece = sign_button(ruler_, glyph, {x, y_, side, side});
        page_.spots.push_back({piece.box, does, number, true});
        page_.pieces.push_back(std::move(piece));
    };
    sign("−", box_.x + words + ruler_.gap(), Does::less);
    sign("+", box_.right() - side, Does::more);
    y_ += high + ruler_.gap();
}

float NumberRows::stepper_height(std::string_view label, unsigned size) const {
    const float side = ruler_.em * kSign;
    const float words = box_.w - 2 * side - ruler_.em * kNumber - 3 * ruler_.gap();
    const auto lines = ruler_.type.wrap(label, Typeface::regular, size, words).size();
    return std::max(side, static_cast<float>(lines) * Type::line(size));
}

float NumberRows::amount(float y) {
    y_ = y;
    const Question& asked = ask_.question;
    stepper(-1, fmt::format("{}–{}", asked.least, asked.most), fmt::format("{}", choosing_.amount()),
            ruler_.body());
    const float high = ruler_.em * kSlider;
    Piece slider;
    slider.box = {box_.x, y_, box_.w, high};
    const Rect groove{box_.x, y_ + high * 0.35F, box_.w, high * 0.3F};
    slider.shapes.push_back({groove, Look::track, ""});
    const int range = std::max(1, asked.most - asked.least);
    const float share = static_cast<float>(choosing_.amount() - asked.least) / static_cast<float>(range);
    slider.shapes.push_back({{groove.x, groove.y, groove.w * share, groove.h}, Look::knob, ""});
    page_.spots.push_back({slider.box, Does::slide, 0, false});
    page_.pieces.push_back(std::move(slider));
    return y_ + high + ruler_.gap();
}

std::string NumberRows::field(std::size_t option, bool on_target) const {
    if (!on_target || option != static_cast<std::size_t>(fighter::Field::place))
        return ask_.choices[option].label;
    return section_words(ruler_, static_cast<fighter::Spot>(choosing_.share(option)));
}

bool NumberRows::target(float below) {
    for (std::size_t i = 0; i < ask_.question.own(); ++i)
        below += stepper_height(field(i, true), ruler_.small()) + ruler_.gap();
    const float line = Type::line(ruler_.small());
    const float side =
        std::floor(std::min({box_.w, ruler_.em * kTarget, left() - below - line - 2 * ruler_.gap()}));
    if (side < ruler_.em * kLeastTarget) return false;
    Piece words;
    words.box = {box_.x, y_, box_.w, line};
    words.texts.push_back(line_of(
        ruler_, ruler_.type.fit(ruler_.say("throw.tell"), Typeface::regular, ruler_.small(), box_.w - 2),
        Typeface::regular, ruler_.small(), Ink::faint, box_.x, y_, box_.w, Align::centre));
    page_.pieces.push_back(std::move(words));
    y_ += line + ruler_.gap() / 2;
    Piece picture;
    picture.box = {std::round(box_.x + (box_.w - side) / 2), std::round(y_), side, side};
    picture.shapes.push_back({picture.box, Look::picture, ""});
    y_ = picture.box.bottom() + ruler_.gap();
    page_.pieces.push_back(std::move(picture));
    return true;
}

float NumberRows::shares(float y, float below) {
    y_ = y;
    const bool on_target = ask_.thrown && target(below);
    const unsigned size = on_target ? ruler_.small() : ruler_.body();
    for (std::size_t i = 0; i < ask_.question.own(); ++i)
        stepper(static_cast<std::int64_t>(i), field(i, on_target),
                fmt::format("{} / {}", choosing_.share(i), ask_.choices[i].limit), size);
    return y_;
}

}  // namespace tankard::window
