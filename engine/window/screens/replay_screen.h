// Watching a chapter again: play, step, jump, faster and slower, with whose eyes, how
// closely.
#pragma once

#include "window/link/recording.h"
#include "window/pages/boards_seen.h"
#include "window/pages/table_page.h"
#include "window/screens/app.h"
#include "window/screens/turning_blocks.h"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace tankard::window {

/// Where somebody is in a chapter that is watched.
struct Watching {
    std::size_t at = 0;    ///< the moment
    std::size_t pace = 1;  ///< of four
    int eyes = 0;          ///< the seat who looks on
    bool playing = false;
    Zoom zoom{};
    TurningBlocks turning{};
};

Page replay_page(const Ruler& ruler, const std::vector<Shot>& shots, const Watching& watching, float width,
                 float height);

class ReplayScreen final : public Screen {
 public:
    /// `again` records the chapter as another seat may have seen it.
    /// The preferences outlive the screen.
    ReplayScreen(std::vector<Shot> shots, std::function<std::vector<Shot>(SeatId)> again,
                 const Preferences& preferences)
        : shots_(std::move(shots)), again_(std::move(again)), preferences_(&preferences) {}

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    bool type(char32_t letter) override;
    void scroll(int by) override { jump(static_cast<int>(now_.at) + by); }
    void wheel(int by, float x, float y) override {
        if (!boards_.wheel(scene(), -by, x, y)) scroll(by);
    }
    bool pan(int rows, int columns) override { return boards_.pan(scene(), rows, columns); }
    bool pinch(const Pinch& pinch) override { return boards_.pinch(scene(), pinch); }
    bool grab(float x, float y) override { return boards_.grab(scene(), x, y); }
    void pull(float x, float y) override { boards_.pull(x, y); }
    void let_go(float, float) override { boards_.let_go(); }
    bool update(Clock::time_point now) override;
    bool done() const override { return done_; }
    void close() override { done_ = true; }
    bool animates() const override { return now_.turning.going(); }
    float swung(Clock::time_point now) const override { return now_.turning.share(now); }
    bool moves() const override { return true; }

 private:
    enum Button : std::uint8_t { play, back, on, first, last, pace, eyes, leave, count };

    void jump(int to);
    /// To the next moment; what turns on the way there is seen turning.
    void step();
    void act(Button button);
    void command(Command what);
    const scene::Scene& scene() const { return shots_[now_.at].scene; }

    std::vector<Shot> shots_;
    std::function<std::vector<Shot>(SeatId)> again_;
    const Preferences* preferences_;
    Watching now_;
    BoardsSeen boards_;
    Clock::time_point next_at_{};
    bool done_ = false;
};

}  // namespace tankard::window
