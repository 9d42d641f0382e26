// A throw in the window: somebody aims, the die flies, it lies. It is asked for the picture of any moment,
// and what it answers depends on no frame: the throw is made when the die leaves the hand.
#pragma once

#include "window/audio/sound.h"
#include "window/link/link.h"
#include "window/pages/drawing.h"
#include "window/pages/flight.h"
#include "window/pages/throw_page.h"
#include "window/pages/throw_picture.h"
#include "window/screens/screen.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {

/// A bounce, as it is heard.
struct Heard {
    Sound sound;
    double part;  ///< of the volume: how hard it was

    friend bool operator==(const Heard&, const Heard&) = default;
};
Heard heard(const thrown::Knock& knock);

class Throwing {
 public:
    /// `ask` has a throw that can be simulated. `novice`: a ghost shows how to pull.
    Throwing(std::shared_ptr<const scene::Ask> ask, std::string picture, bool novice, Clock::time_point now);

    const scene::Ask& ask() const { return *ask_; }
    bool aims() const { return stage_ == ThrowView::Stage::aiming; }
    bool flies() const { return stage_ == ThrowView::Stage::flying; }
    bool lies() const { return stage_ == ThrowView::Stage::lies; }

    Page page(const Ruler& ruler, const scene::Scene& scene, float width, float height);
    /// The picture at a moment; valid until the next call.
    const Drawing* drawing(Clock::time_point now, bool high_contrast, bool still);
    /// Whether the picture changes by itself.
    bool moves() const;

    /// True: the die is in the hand that pulls.
    bool grab(float x, float y);
    void pull(float x, float y);
    /// True if that is a throw.
    bool let_go(float x, float y);
    /// True if the key means something while somebody aims.
    bool key(sf::Keyboard::Key key, bool fine);
    /// Further through what the others may do meanwhile.
    void more_others(int by) { others_ += by; }
    void step(Dial dial, int by) { aiming_.step(dial, by); }
    void set(Dial dial, double share) { aiming_.set(dial, share); }

    /// The die leaves the hand. The record is decided now; what is seen of it comes later. `at_once`: with
    /// reduced motion it lies as soon as it is thrown.
    Cast cast(Clock::time_point now, bool at_once);
    /// The rest of the flight is not shown.
    void skip() { stage_ = flies() ? ThrowView::Stage::lies : stage_; }
    /// True if the die came to rest just now.
    bool update(Clock::time_point now);
    /// What the die struck since this was asked last. Of a flight that is not shown nothing is heard.
    std::vector<Heard> sounds(Clock::time_point now);

 private:
    void show_flight(ThrowSight& sight, Clock::time_point now) const;

    std::shared_ptr<const scene::Ask> ask_;
    Aiming aiming_;
    ThrowView::Stage stage_ = ThrowView::Stage::aiming;
    bool novice_;
    int others_ = 0;
    bool touched_ = false;  ///< somebody has pulled or turned something: no ghost any more
    bool held_ = false;
    std::pair<float, float> from_{};  ///< where the pull began
    Clock::time_point since_;
    Rect box_{};
    std::string picture_;  ///< the hero's
    std::string glyph_;    ///< what of it can be drawn, for the die
    std::optional<thrown::Thrown> thrown_;
    std::optional<Flight> flight_;
    std::size_t heard_ = 0;  ///< so many of its knocks
    Drawing drawing_;
};

}  // namespace tankard::window
