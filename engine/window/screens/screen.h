// What stands in the window: a page to be drawn, and what presses, keys and letters mean on it. Its methods
// are called on the window's thread.
#pragma once

#include "scene/topics.h"
#include "window/pages/drawing.h"
#include "window/pages/fingers.h"
#include "window/pages/pieces.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <SFML/Window/Keyboard.hpp>

namespace tankard::window {

using Clock = std::chrono::steady_clock;

class Screen {
 public:
    virtual ~Screen() = default;
    virtual Page page(const Ruler& ruler, float width, float height) = 0;
    /// A spot was pressed, by mouse or by key; `share` is how far from its left edge to its right, 0..1.
    virtual void press(const Spot& spot, float share) = 0;
    /// A letter was typed, or 0; true: it meant something here.
    virtual bool type(char32_t /*letter*/) { return false; }
    virtual bool key(sf::Keyboard::Key /*key*/, bool /*control*/) { return false; }
    virtual void scroll(int /*by*/) {}
    /// The wheel over a place of the page.
    virtual void wheel(int by, float /*x*/, float /*y*/) { scroll(by); }
    /// An arrow together with Shift; false: it is an arrow like any other.
    virtual bool pan(int /*rows*/, int /*columns*/) { return false; }
    /// Two fingers, whenever they have moved; false at their beginning: there is nothing to pinch.
    virtual bool pinch(const Pinch& /*pinch*/) { return false; }
    /// The mouse, or the focus, has come to a spot; `Does::nothing`: to none. True if the page shows it.
    virtual bool point(const Spot& /*spot*/) { return false; }
    /// A closer look at a thing (Piece::thing), or at nothing any more (0).
    virtual void look(std::uint64_t /*thing*/) {}
    /// A thing is dragged; `Does::nothing`: none any more. True if the page shows where it may go.
    virtual bool lift(const Spot& /*from*/) { return false; }
    /// A marked thing was dragged onto another.
    virtual void drop(const Spot& /*from*/, const Spot& /*to*/) {}
    /// The mouse, or a finger, goes down where no spot is, or on one and is dragged away: true if it holds
    /// something there, and then `pull` follows it until `let_go`.
    virtual bool grab(float /*x*/, float /*y*/) { return false; }
    virtual void pull(float /*x*/, float /*y*/) {}
    virtual void let_go(float /*x*/, float /*y*/) {}
    /// What the page's Look::picture shows at a moment; null if it has none. Valid until the next call.
    virtual const Drawing* drawing(Clock::time_point /*now*/) { return nullptr; }
    /// Whether that changes by itself.
    virtual bool animates() const { return false; }
    /// Called often; true if the page has changed.
    virtual bool update(Clock::time_point now) = 0;
    virtual bool done() const = 0;
    /// The window is being closed.
    virtual void close() = 0;
    /// Whether somebody is asked something now, and which of all questions it is.
    virtual bool asks() const { return true; }
    virtual std::uint32_t question() const { return 0; }
    /// The rules of the game that stands here; null: there is none, or several might be meant.
    virtual std::shared_ptr<const scene::Rules> rules() const { return nullptr; }
    /// The topics of what is being looked at, the likeliest first.
    virtual std::vector<std::string> topics() const { return {}; }
    /// How far blocks of squares have turned that the page has as swings, 0 to 1; 1: none does.
    virtual float swung(Clock::time_point /*now*/) const { return 1; }
    /// Whether things fly to their places.
    virtual bool moves() const { return false; }
    /// The option that Enter means while nothing is in focus, as it is lit; none: there is no such.
    virtual std::optional<std::size_t> likely() const { return std::nullopt; }
};

}  // namespace tankard::window
