#include "window/paint/palette.h"

#include "text/looks.h"
#include "window/paint/strokes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tankard::window {
namespace {

/// In the order of text::kPigments.
const std::array<sf::Color, text::kPigments.size()> kPigments{{
    {78, 80, 88},    // iron
    {178, 72, 20},   // fire
    {60, 102, 42},   // leaf
    {38, 86, 134},   // sky
    {104, 54, 124},  // violet
    {172, 112, 12},  // gold
    {138, 28, 24},   // blood
    {44, 44, 68},    // night
    {140, 98, 52},   // earth
    {126, 70, 48},   // clay
    {170, 82, 108},  // rose
    {124, 26, 60},   // wine
    {58, 62, 148},   // indigo
    {14, 100, 104},  // teal
    {112, 112, 34},  // olive
}};

/// As bright as paper, and not as strong.
sf::Color pale(sf::Color pigment, sf::Color paper) {
    constexpr float kBright = 255;
    constexpr float kPaper = 0.45F;
    const auto most = static_cast<float>(std::max({pigment.r, pigment.g, pigment.b, sf::Uint8{1}}));
    const auto part = [most](sf::Uint8 own) {
        return static_cast<sf::Uint8>(std::lround(static_cast<float>(own) * kBright / most));
    };
    return mixed({part(pigment.r), part(pigment.g), part(pigment.b)}, paper, kPaper);
}
}  // namespace

sf::Color Palette::ink(Ink ink) const {
    switch (ink) {
        case Ink::text: return high_contrast_ ? sf::Color(0, 0, 0) : sf::Color(42, 31, 23);
        case Ink::faint: return high_contrast_ ? sf::Color(40, 40, 40) : sf::Color(78, 60, 42);
        case Ink::light: return high_contrast_ ? sf::Color(255, 255, 255) : sf::Color(247, 238, 216);
        case Ink::red: return high_contrast_ ? sf::Color(140, 0, 0) : sf::Color(128, 28, 20);
        case Ink::green: return high_contrast_ ? sf::Color(0, 80, 0) : sf::Color(44, 72, 30);
        case Ink::gold: return high_contrast_ ? sf::Color(90, 60, 0) : sf::Color(88, 56, 4);
        case Ink::amber: return high_contrast_ ? sf::Color(255, 230, 150) : sf::Color(214, 178, 106);
        case Ink::rose: return high_contrast_ ? sf::Color(255, 190, 180) : sf::Color(244, 152, 134);
        case Ink::dusk: return high_contrast_ ? sf::Color(255, 255, 255) : sf::Color(218, 200, 170);
        case Ink::figure: return high_contrast_ ? sf::Color(0, 0, 0) : sf::Color(252, 243, 220);
        case Ink::body: return high_contrast_ ? sf::Color(255, 255, 255) : sf::Color(146, 104, 72);
        case Ink::ghost: return high_contrast_ ? sf::Color(120, 120, 120) : sf::Color(150, 130, 104);
        case Ink::blood: return high_contrast_ ? sf::Color(140, 0, 0) : sf::Color(232, 58, 40);
        case Ink::prop: return high_contrast_ ? sf::Color(40, 40, 40) : sf::Color(240, 186, 96);
        case Ink::blue: return high_contrast_ ? sf::Color(0, 0, 140) : sf::Color(38, 62, 104);
    }
    return sf::Color::Black;
}

sf::Color Palette::frame(const std::string& word) const {
    if (high_contrast_) return sf::Color::Black;
    const auto* const found = std::find(text::kPigments.begin(), text::kPigments.end(), word);
    if (found == text::kPigments.end()) return {92, 74, 54};
    return kPigments[static_cast<std::size_t>(found - text::kPigments.begin())];
}

sf::Color Palette::sign(const std::string& word, Ink ink) const {
    const sf::Color letters = this->ink(ink);
    if (high_contrast_ || word.empty()) return letters;
    const bool on_wood = std::max({letters.r, letters.g, letters.b}) > 180;
    return on_wood ? mixed(pale(frame(word), letters), letters, 0.2F) : mixed(frame(word), letters, 0.25F);
}
sf::Color Palette::figure(const std::string& word) const {
    const sf::Color paper = ink(Ink::figure);
    return high_contrast_ || word.empty() ? paper : mixed(paper, pale(frame(word), paper), 0.15F);
}
sf::Color Palette::foot(const std::string& word) const {
    if (high_contrast_) return sf::Color::Black;
    const sf::Color paper(228, 196, 142);
    return word.empty() ? paper : mixed(paper, pale(frame(word), ink(Ink::figure)), 0.45F);
}
sf::Color Palette::sealed(const std::string& word) const {
    if (high_contrast_) return sf::Color::White;
    const sf::Color colour = frame(word);
    const auto part = [](sf::Uint8 of) { return static_cast<sf::Uint8>(of * 5 / 9); };
    return {part(colour.r), part(colour.g), part(colour.b)};
}
sf::Color Palette::life(float share) const {
    if (high_contrast_) return {180, 0, 0};
    const float hurt = 1 - std::clamp(share, 0.0F, 1.0F);
    const auto part = [hurt](float full, float drained) {
        return static_cast<sf::Uint8>(std::lround(std::lerp(full, drained, hurt)));
    };
    return {part(160, 226), part(36, 62), part(32, 40)};
}
sf::Color Palette::drained() const {
    return high_contrast_ ? sf::Color(120, 120, 120) : sf::Color(190, 108, 46);
}
sf::Color Palette::table() const { return high_contrast_ ? sf::Color::Black : sf::Color(74, 50, 34); }
sf::Color Palette::lit() const { return high_contrast_ ? sf::Color::Black : sf::Color(144, 98, 60); }
sf::Color Palette::dark() const { return high_contrast_ ? sf::Color::Black : sf::Color(36, 25, 18); }
sf::Color Palette::brass() const { return high_contrast_ ? sf::Color::White : sf::Color(112, 82, 42); }
sf::Color Palette::outline() const { return high_contrast_ ? sf::Color::Black : sf::Color(26, 18, 13); }
sf::Color Palette::gilt() const { return high_contrast_ ? sf::Color(0, 60, 200) : sf::Color(226, 172, 74); }
sf::Color Palette::paper() const { return high_contrast_ ? sf::Color::White : sf::Color(214, 193, 152); }
sf::Color Palette::panel() const { return high_contrast_ ? sf::Color::White : sf::Color(202, 178, 136); }
sf::Color Palette::card() const { return high_contrast_ ? sf::Color::White : sf::Color(238, 225, 196); }
sf::Color Palette::strip() const { return high_contrast_ ? sf::Color::Black : sf::Color(54, 38, 28); }
sf::Color Palette::line() const { return high_contrast_ ? sf::Color::Black : sf::Color(92, 70, 46); }
sf::Color Palette::glow() const { return high_contrast_ ? sf::Color(0, 60, 200) : sf::Color(196, 132, 28); }
sf::Color Palette::focus() const { return high_contrast_ ? sf::Color(0, 60, 200) : sf::Color(206, 142, 40); }
sf::Color Palette::taken() const { return high_contrast_ ? sf::Color(0, 0, 120) : sf::Color(112, 66, 20); }
sf::Color Palette::veil() const {
    return high_contrast_ ? sf::Color(255, 255, 255, 235) : sf::Color(0, 0, 0, 153);
}
sf::Color Palette::ray() const { return {255, 236, 190, 96}; }
sf::Color Palette::likely() const { return high_contrast_ ? sf::Color(0, 60, 200) : sf::Color(142, 92, 30); }

}  // namespace tankard::window
