// A sheet in the window, until something is picked.
#pragma once

#include "window/pages/dialog.h"
#include "window/pages/typed_number.h"
#include "window/screens/app.h"
#include "window/screens/scenery.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tankard::window {

class DialogScreen final : public Screen {
 public:
    /// With a backdrop it stands beside what is there, if there is room; `plain` as in Staging.
    explicit DialogScreen(Dialog sheet, std::shared_ptr<const play::Backdrop> backdrop = nullptr,
                          bool plain = false)
        : sheet_(std::move(sheet)), backdrop_(std::move(backdrop)), plain_(plain) {
        sheet_.staged = backdrop_ != nullptr;
    }

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool type(char32_t letter) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    void scroll(int by) override { sheet_.scroll = std::max(0, sheet_.scroll + by); }
    bool update(Clock::time_point) override { return false; }
    const Drawing* drawing(Clock::time_point now) override { return scenery_.drawing(now); }
    bool done() const override { return picked_.has_value() || back_; }
    void close() override { back_ = true; }

    /// The entry; nothing if somebody went back.
    std::optional<std::size_t> picked() const { return picked_; }
    const std::string& field() const { return sheet_.field; }

 private:
    Dialog sheet_;
    std::shared_ptr<const play::Backdrop> backdrop_;
    bool plain_ = false;
    Scenery scenery_;
    TypedNumber number_;
    void by_number();

    std::optional<std::size_t> picked_;
    bool back_ = false;
};

/// Shows a sheet and waits; nothing if somebody went back or closed the window.
std::optional<std::size_t> pick(App& app, Dialog sheet,
                                std::shared_ptr<const play::Backdrop> backdrop = nullptr);

}  // namespace tankard::window
