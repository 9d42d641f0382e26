#include "window/screens/throwing.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string_view>

namespace tankard::window {
namespace {

constexpr std::string_view kHero = "♞";
constexpr double kGhost = 2.6;       ///< seconds for a ghost's pull
constexpr double kPatience = 6;      ///< seconds after which it comes back to help
constexpr double kTrailStep = 0.02;  ///< seconds of the way between two points of its trail

constexpr double kHard = 260;      ///< centimetres a second: as loud as a bounce is heard
constexpr double kSoftest = 0.12;  ///< of the volume

double seconds(Clock::duration duration) { return std::chrono::duration<double>(duration).count(); }

}  // namespace

Heard heard(const thrown::Knock& knock) {
    const double part = std::clamp(std::sqrt(knock.force / kHard), kSoftest, 1.0);
    switch (knock.what) {
        case thrown::Struck::table: return {Sound::knock, part};
        case thrown::Struck::rim: return {Sound::clack, part};
        case thrown::Struck::target:
        case thrown::Struck::block: return {Sound::tap, part};
        case thrown::Struck::head: return {Sound::thud, part};
    }
    return {Sound::knock, part};
}

Throwing::Throwing(std::shared_ptr<const scene::Ask> ask, std::string picture, bool novice,
                   Clock::time_point now)
    : ask_(std::move(ask)),
      aiming_(ask_->thrown->asked.handicap),
      novice_(novice),
      since_(now),
      picture_(std::move(picture)) {}

Page Throwing::page(const Ruler& ruler, const scene::Scene& scene, float width, float height) {
    box_ = picture_box(ruler, width, height);
    scene::Face hero;
    hero.picture = picture_;
    glyph_ = figure_of(ruler, hero);
    if (glyph_.empty()) glyph_ = kHero;
    ThrowView view{.scene = scene, .ask = *ask_, .aiming = aiming_, .stage = stage_};
    view.hint = novice_ && !touched_;
    view.others = others_;
    if (lies()) view.result = result_of(ruler, *ask_->thrown, *thrown_);
    return throw_page(ruler, view, width, height);
}

bool Throwing::moves() const {
    if (flies()) return true;
    if (!aims()) return false;
    return held_ || !touched_ || aiming_.handicap().view == thrown::View::turning;
}

void Throwing::show_flight(ThrowSight& sight, Clock::time_point now) const {
    const double moment = lies() ? flight_->length() : flight_->moment(seconds(now - since_));
    const Vector rest = thrown_->path.back().place;
    sight.die = flight_->at(moment);
    sight.icon_faces = thrown_->icon_faces;
    for (double time = 0; time < moment; time += kTrailStep)
        sight.trail.push_back(flight_->at(time));
    sight.trail.push_back(sight.die);
    const double share = flight_->length() > 0 ? moment / flight_->length() : 1;
    if (lies()) {
        sight.eye = near_eye(rest);
        return;
    }
    const thrown::Handicap& handicap = aiming_.handicap();
    sight.eye = flying_eye(handicap, sight.die.place, rest, share);
    // The light comes back with the slow end.
    const double dark = aiming_light(handicap.view);
    const double slow = std::clamp((moment - (flight_->length() - kSlowed)) / kSlowed, 0.0, 1.0);
    sight.light = dark + (1 - dark) * slow;
    sight.show_above = handicap.view != thrown::View::dark || slow > 0.5;
}

const Drawing* Throwing::drawing(Clock::time_point now, bool high_contrast, bool still) {
    ThrowSight sight;
    sight.handicap = aiming_.handicap();
    sight.plain = high_contrast;
    sight.glyph = glyph_;
    if (aims()) {
        const double time = still ? 0 : seconds(now - since_);
        sight.aiming = &aiming_;
        sight.held = held_;
        sight.eye = aiming_eye(sight.handicap, time);
        sight.light = aiming_light(sight.handicap.view);
        const bool dark =
            sight.handicap.view == thrown::View::dark || sight.handicap.view == thrown::View::hidden;
        sight.show_above = !dark;
        if (!touched_ && (novice_ || time > kPatience))
            sight.hint = still ? 0.7 : std::fmod(time, kGhost) / kGhost;
        // The die lies in the hand, a face with the icon towards the eye.
        const double turn = 0.35 + 0.25 * std::sin(time * 1.1);
        sight.die.lay = {std::sin(0.28) * std::cos(turn), std::sin(0.28) * std::sin(turn), 0.2,
                         std::cos(0.28)};
        double square = 0;
        for (const double part : sight.die.lay)
            square += part * part;
        for (double& part : sight.die.lay)
            part /= std::sqrt(square);
        sight.icon_faces = 0b011001;
    } else {
        show_flight(sight, now);
    }
    drawing_ = throw_picture(sight, box_);
    return &drawing_;
}

bool Throwing::grab(float x, float y) {
    if (!aims() || !box_.holds(x, y)) return false;
    held_ = touched_ = true;
    from_ = {x, y};
    return true;
}

void Throwing::pull(float x, float y) {
    if (!held_) return;
    const double sign = aiming_.handicap().view == thrown::View::turned ? -1 : 1;
    aiming_.pull(sign * static_cast<double>(x - from_.first) / static_cast<double>(box_.h),
                 sign * static_cast<double>(y - from_.second) / static_cast<double>(box_.h));
}

bool Throwing::let_go(float x, float y) {
    if (!held_) return false;
    pull(x, y);
    held_ = false;
    // A press without a pull is no throw, nor is a die that is put back.
    const float far = std::hypot(x - from_.first, y - from_.second);
    return far > box_.h * 0.012F && aiming_.drawn();
}

bool Throwing::key(sf::Keyboard::Key key, bool fine) {
    using K = sf::Keyboard;
    if (!aims()) return false;
    const int by = fine ? 1 : 2;
    const auto turn = [&](Dial dial, int steps) {
        touched_ = true;
        aiming_.step(dial, steps);
        return true;
    };
    switch (key) {
        case K::Left: return turn(Dial::aim, -by);
        case K::Right: return turn(Dial::aim, by);
        case K::Up: return turn(Dial::strength, by);
        case K::Down: return turn(Dial::strength, -by);
        case K::PageUp: return turn(Dial::lift, by);
        case K::PageDown: return turn(Dial::lift, -by);
        case K::Home: return turn(Dial::spin, -by);
        case K::End: return turn(Dial::spin, by);
        default: return false;
    }
}

Cast Throwing::cast(Clock::time_point now, bool at_once) {
    const scene::Throw& asked = *ask_->thrown;
    thrown_ = thrown::throw_asked(ask_->question, asked.asked, aiming_.hand(), asked.seed);
    flight_.emplace(thrown_->path);
    heard_ = 0;
    held_ = false;
    since_ = now;
    stage_ = at_once ? ThrowView::Stage::lies : ThrowView::Stage::flying;
    return {*thrown_, asked.seed};
}

std::vector<Heard> Throwing::sounds(Clock::time_point now) {
    std::vector<Heard> all;
    if (!flies()) return all;
    const double moment = flight_->moment(seconds(now - since_));
    for (; heard_ < thrown_->knocks.size() && thrown_->knocks[heard_].time <= moment; ++heard_)
        all.push_back(heard(thrown_->knocks[heard_]));
    return all;
}

bool Throwing::update(Clock::time_point now) {
    if (!flies() || seconds(now - since_) < flight_->takes()) return false;
    stage_ = ThrowView::Stage::lies;
    return true;
}

}  // namespace tankard::window
