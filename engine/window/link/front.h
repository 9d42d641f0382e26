// The game's side of the window: a front that makes scenes of what happens and puts questions to whoever
// sits before the window. It lives on the game's thread.
#pragma once

#include "play/session.h"
#include "scene/stage.h"
#include "window/link/link.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {

class Front final : public play::Front {
 public:
    /// All outlive the front.
    Front(const play::Library& library, const scene::Words& words, const text::Language& window, Link& link)
        : library_(&library), words_(&words), window_(&window), stage_(library, words), link_(&link) {}

    void attach(play::Session& session) { session_ = &session; }
    void on_chapter_over(std::function<void(const campaign::State&)> what) {
        chapter_over_ = std::move(what);
    }

    play::Reply ask(const Question& question, const campaign::State& state) override;
    bool skip_effect(const std::string& sentence) override;
    bool try_again(const std::string& sentence) override;
    void refuse(const std::string& sentence) override;
    void rewound(std::uint32_t answers) override;
    void live(bool is_live) override { live_ = is_live; }
    void answered(const Question& question, const Answer& answer, const campaign::State& state,
                  std::uint32_t number) override;
    void chapter_over(const campaign::State& state) override;
    void on(const Event& event, const Table& table) override;

 private:
    std::shared_ptr<const scene::Scene> scene(const campaign::State& state, SeatId viewer) const;
    bool yes(const std::string& sentence);
    /// What people said, as a reply; nothing if it cannot be followed.
    std::optional<play::Reply> reply(const Said& said, const campaign::State& state);
    /// A correction, if it can be made; else people are told why not.
    std::optional<play::Reply> correct(const Value& what, const campaign::State& state);
    bool table_agrees(const campaign::State& state);
    void curtain(const Question& question, const campaign::State& state);

    const play::Library* library_;
    const scene::Words* words_;
    const text::Language* window_;
    scene::Stage stage_;
    Link* link_;
    play::Session* session_ = nullptr;
    std::function<void(const campaign::State&)> chapter_over_;
    std::vector<std::uint32_t> mine_;  ///< the numbers of the persons' answers
    std::vector<Roll> rolls_;
    SeatId before_ = SeatId::none;  ///< who sits before the window
    std::uint32_t now_ = 0;
    bool live_ = false;
};

}  // namespace tankard::window
