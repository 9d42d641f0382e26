// The game's side of the window: a front end that makes scenes of what happens and puts questions to whoever
// sits before the window. It lives on the game's thread.
#pragma once

#include "scene/front_end.h"
#include "scene/outcomes.h"
#include "scene/passages.h"
#include "scene/toll.h"
#include "window/link/link.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {

class WindowFrontEnd final : public scene::FrontEndBase {
 public:
    /// `window`: the window's own words. All outlive the front.
    WindowFrontEnd(const play::Library& library, std::string_view language, const text::Language& window,
                   Link& link)
        : FrontEndBase(library, language), window_(&window), link_(&link) {}

    play::Reply ask(const Question& question, const campaign::State& state) override;
    void refuse(const std::string& sentence) override { post(Frame::Kind::notice, sentence); }
    void rewound(std::uint32_t answers) override;
    void answered(const Question& question, const Answer& answer, const campaign::State& state,
                  std::uint32_t number) override;

 private:
    std::string own(std::string_view key) const override {
        return window_->say(intern("window." + std::string(key)));
    }
    void heard(const Event& event, std::string line) override;
    void thrown(const Event& event) override;
    void turned(const scene::Turned& block) override {
        if (is_live()) turned_.push_back(block);
    }
    void aside(std::string line) override { post(Frame::Kind::show, std::move(line)); }
    void explain(const std::string& sentence) override { post(Frame::Kind::whisper, sentence); }
    void went_by_itself(std::string line) override;
    void corrected(std::string line) override { post(Frame::Kind::show, std::move(line)); }
    bool yes(const std::string& sentence, const std::string& question) override;
    std::string ask_name(const std::string& question) override;
    bool agrees(SeatId seat, const campaign::State& state) override;

    void post(Frame::Kind kind, std::string line);
    /// `behind`: the table as it lies below the page; null: as it was.
    void post(scene::Passage passage, std::shared_ptr<const scene::Scene> behind = nullptr);
    /// A page that is everybody's.
    void outcome(scene::Passage passage);
    /// Whether such a page has not been seen at this place: one that only comes again when an answer
    /// is taken back is not shown twice.
    bool is_new(std::string page);
    bool hear_yes(std::string question);
    std::shared_ptr<const scene::Scene> scene(const campaign::State& state) const;
    /// What people said, as a reply; nothing if it cannot be followed.
    std::optional<play::Reply> reply(const Said& said, const campaign::State& state);
    play::Reply put_right(const Value& what);
    /// Shown until it has been read.
    void tell(std::optional<scene::Tale> tale);
    void curtain(const Question& question, const campaign::State& state);
    /// Until whoever is asked says that nobody else looks.
    void wait_for(const Question& question, const campaign::State& state);

    const text::Language* window_;
    Link* link_;
    scene::Passages passages_;
    scene::Outcomes outcomes_;
    scene::Toll toll_;
    std::vector<Roll> rolls_;
    std::vector<scene::Turned> turned_;
    std::set<std::pair<std::uint32_t, std::string>> pages_;  ///< that were seen, and after how many answers
};

}  // namespace tankard::window
