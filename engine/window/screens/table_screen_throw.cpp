// A throw at the table: when it is shown, and what people do with it.
#include "throw/told.h"
#include "window/pages/target_picture.h"
#include "window/screens/table_screen.h"

#include <algorithm>
#include <utility>

namespace tankard::window {
namespace {

constexpr int kLessons = 3;  ///< so many throws a ghost shows how

}  // namespace

bool TableScreen::by_hand() const { return throwing_ && by_hand_.contains(throwing_->ask().question.seat); }

void TableScreen::begin_throw() {
    throwing_.reset();
    if (!ask_->thrown || !ask_->thrown->simulated()) return;
    std::string picture;
    for (const scene::Seat& seat : scene_->seats)
        if (seat.id == ask_->question.seat) picture = seat.picture;
    throwing_.emplace(ask_, std::move(picture), casts_ < kLessons, Clock::now());
}

void TableScreen::let_fly() {
    const bool at_once = app_->preferences().reduced_motion;
    Cast cast = throwing_->cast(Clock::now(), at_once);
    ++casts_;
    ++questions_;
    // It is on the disk before it is seen.
    say(std::move(cast));
    if (at_once) app_->sound("dice");  // else its bounces are heard
}

void TableScreen::end_throw() {
    throwing_.reset();
    ++questions_;
}

void TableScreen::other_way() {
    if (!throwing_ || !throwing_->aims()) return;
    const SeatId seat = throwing_->ask().question.seat;
    if (!by_hand_.insert(seat).second) by_hand_.erase(seat);
    ++questions_;
}

void TableScreen::press_throw(const Spot& spot, float share) {
    const auto dial = static_cast<Dial>(spot.number);
    if (throwing_->flies()) return throwing_->skip();
    switch (spot.does) {
        case Does::settle:
            if (throwing_->lies())
                end_throw();
            else
                let_fly();
            break;
        case Does::less: throwing_->step(dial, -1); break;
        case Does::more: throwing_->step(dial, 1); break;
        case Does::slide: throwing_->set(dial, static_cast<double>(share)); break;
        case Does::choose:
            if (ask_) answer(choosing_.press(static_cast<std::size_t>(spot.number)));
            break;
        case Does::others: throwing_->more_others(static_cast<int>(spot.number)); break;
        case Does::nothing:
            if (throwing_->lies()) end_throw();
            break;
        default: break;
    }
}

void TableScreen::tell(float x, float y) {
    told_ = place_on_target(target_, std::clamp(x, target_.x, target_.right()),
                            std::clamp(y, target_.y, target_.bottom()));
    const thrown::Told told = thrown::told(*told_);
    choosing_.set(static_cast<std::size_t>(fighter::Field::place), static_cast<int>(told.place));
    if (told.table) choosing_.set(static_cast<std::size_t>(fighter::Field::table), *told.table ? 1 : 0);
}

std::optional<thrown::Point> TableScreen::shown_told() const {
    const auto place = static_cast<std::size_t>(fighter::Field::place);
    if (!told_ || !may_tell()) return std::nullopt;
    return choosing_.share(place) == static_cast<int>(thrown::told(*told_).place) ? told_ : std::nullopt;
}

bool TableScreen::grab(float x, float y) {
    if (over_ != Over::nothing) return false;
    if (telling_ = may_tell() && target_.holds(x, y); telling_) {
        tell(x, y);
        return true;
    }
    return throws() ? throwing_->grab(x, y) : !story() && boards_.grab(*scene_, x, y);
}

void TableScreen::pull(float x, float y) {
    if (telling_)
        tell(x, y);
    else if (boards_.holds())
        boards_.pull(x, y);
    else if (throwing_)
        throwing_->pull(x, y);
}

void TableScreen::let_go(float x, float y) {
    if (std::exchange(telling_, false) || boards_.holds()) return boards_.let_go();
    if (throwing_ && throwing_->let_go(x, y) && ask_) let_fly();
}

const Drawing* TableScreen::drawing(Clock::time_point now) {
    const Preferences& preferences = app_->preferences();
    if (!throws() || over_ == Over::curtain) {
        if (company_) return &*company_;
        if (target_.w <= 0) return scenery_.drawing(now);
        target_drawing_ = target_picture(target_, shown_told(), preferences.high_contrast);
        return &target_drawing_;
    }
    return throwing_->drawing(now, preferences.high_contrast, preferences.reduced_motion);
}

bool TableScreen::animates() const {
    if (over_ == Over::entrance) return scenery_.moves();
    if (turning_.moves(Clock::now())) return true;
    return throws() && over_ == Over::nothing && !app_->preferences().reduced_motion && throwing_->moves();
}

}  // namespace tankard::window
