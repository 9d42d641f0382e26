// Watching a chapter again: play, step, jump, faster and slower, with whose eyes.
#pragma once

#include "window/app.h"
#include "window/recording.h"
#include "window/table_page.h"

namespace tankard::window {

class ReplayScreen final : public Screen {
 public:
    /// `again` records the chapter as another seat may have seen it.
    ReplayScreen(App& app, std::vector<Shot> shots, std::function<std::vector<Shot>(SeatId)> again)
        : app_(&app), shots_(std::move(shots)), again_(std::move(again)) {}

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    void scroll(int by) override { jump(static_cast<int>(at_) + by); }
    bool update(Clock::time_point now) override;
    bool done() const override { return done_; }
    void close() override { done_ = true; }
    bool moves() const override { return true; }

 private:
    enum Button : std::uint8_t { play, back, on, first, last, pace, eyes, leave, count };

    void jump(int to);
    void act(Button button);
    std::string word(std::string_view key) const {
        return app_->words().say(intern("window.replay." + std::string(key)));
    }

    App* app_;
    std::vector<Shot> shots_;
    std::function<std::vector<Shot>(SeatId)> again_;
    std::size_t at_ = 0;
    std::size_t pace_ = 1;
    int eyes_ = 0;  ///< the seat who looks on
    Clock::time_point next_at_{};
    bool playing_ = false;
    bool done_ = false;
};

}  // namespace tankard::window
