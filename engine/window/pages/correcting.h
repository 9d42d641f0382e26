// Putting something right by hand, step by step: whose value and what it should be, or which card and where
// it should lie; and why. The steps are sheets; the outcome is a correction as play/correction.h has it.
#pragma once

#include "scene/scene.h"
#include "table/value.h"
#include "text/language.h"
#include "window/pages/dialog.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {

class Correcting {
 public:
    /// `words` are the window's own and outlive this.
    Correcting(std::shared_ptr<const scene::Scene> scene, const text::Language& words)
        : scene_(std::move(scene)), words_(&words) {}

    Dialog sheet() const;
    /// An entry of the sheet is picked, or Enter pressed where something is typed (entry 0). False: somebody
    /// went back from the first step.
    bool pick(std::size_t entry);
    /// A step back; false: that was the first.
    bool back();
    bool typing() const { return step_ == Step::value || step_ == Step::reason; }
    void type(char32_t letter);
    void rub_out();
    /// The correction, once it is complete.
    const Value* made() const { return step_ == Step::made ? &made_ : nullptr; }

 private:
    enum class Step : std::uint8_t { what, counter, value, from, card, to, reason, made };
    /// A zone and whose it is.
    struct Place {
        const scene::Zone* zone = nullptr;
        const scene::Seat* seat = nullptr;  ///< null: the table's
    };

    std::vector<Place> places(bool with_open_cards) const;
    std::vector<scene::Badge> counters() const;
    std::string label(const Place& place) const;
    std::string word(std::string_view key) const;
    void go(Step step);

    std::shared_ptr<const scene::Scene> scene_;
    const text::Language* words_;
    Step step_ = Step::what;
    const scene::Seat* seat_ = nullptr;  ///< whose value; null: the table's
    scene::Badge counter_;
    Place from_;
    std::string field_;
    Value made_ = Value::table();
};

}  // namespace tankard::window
