// A screen that may lie over another: while nothing of it is seen (`clear`) the one below hears and shows
// everything; else only that goes on below which nobody presses.
#pragma once

#include "window/screens/screen.h"

namespace tankard::window {

class Layer : public Screen {
 public:
    /// It outlives the layer.
    explicit Layer(Screen& below) : below_(&below) {}

    bool type(char32_t letter) override { return clear() && below_->type(letter); }
    bool key(sf::Keyboard::Key key, bool control) override { return clear() && below_->key(key, control); }
    void scroll(int by) override {
        if (clear()) below_->scroll(by);
    }
    void wheel(int by, float x, float y) override { clear() ? below_->wheel(by, x, y) : scroll(by); }
    bool pan(int rows, int columns) override { return clear() && below_->pan(rows, columns); }
    bool pinch(const Pinch& pinch) override { return clear() && below_->pinch(pinch); }
    bool point(const Spot& spot) override { return clear() && below_->point(spot); }
    void look(std::uint64_t thing) override {
        if (clear() || thing == 0) below_->look(thing);
    }
    bool lift(const Spot& from) override { return clear() && below_->lift(from); }
    void drop(const Spot& from, const Spot& to) override {
        if (clear()) below_->drop(from, to);
    }
    bool grab(float x, float y) override { return clear() && below_->grab(x, y); }
    void pull(float x, float y) override { below_->pull(x, y); }
    void let_go(float x, float y) override { below_->let_go(x, y); }
    const Drawing* drawing(Clock::time_point now) override { return below_->drawing(now); }
    bool animates() const override { return below_->animates(); }
    bool update(Clock::time_point now) override { return below_->update(now); }
    bool done() const override { return below_->done(); }
    void close() override { below_->close(); }
    bool asks() const override { return !clear() || below_->asks(); }
    std::shared_ptr<const scene::Rules> rules() const override { return below_->rules(); }
    std::vector<std::string> topics() const override { return below_->topics(); }
    float swung(Clock::time_point now) const override { return clear() ? below_->swung(now) : 1; }
    bool moves() const override { return clear() && below_->moves(); }
    std::optional<std::size_t> likely() const override { return clear() ? below_->likely() : std::nullopt; }

 protected:
    virtual bool clear() const = 0;
    Screen& below() const { return *below_; }

 private:
    Screen* below_;
};

}  // namespace tankard::window
