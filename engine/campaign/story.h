// The story as chapters' pages see it: the receiver `story` of scripts.
#pragma once

#include "campaign/manifest.h"
#include "campaign/state.h"
#include "registry/registry.h"

#include <optional>
#include <string>
#include <vector>

namespace tankard::campaign {

// What the story keeps is saved at every beat, so it is bounded; more is a script's mistake.
inline constexpr std::size_t kLongestFlag = 64;   ///< of a flag's name, in bytes
inline constexpr std::size_t kMostFlags = 500;    ///< set at once
inline constexpr std::size_t kMostTrophies = 60;  ///< on one hero's sheet, and as many titles
inline constexpr int kMostPurse = 1'000'000;

class Story {
 public:
    Story(State& state, const Manifest& manifest) : state_(&state), manifest_(&manifest) {}

    void tell(const std::string& key, std::optional<SeatId> hero, std::optional<int> n);
    Value flag(const std::string& name) const;
    bool has_flag(const std::string& name) const;
    void set_flag(const std::string& name, std::optional<int> value);
    void clear_flag(const std::string& name);
    Value choose(Value paths);
    Value finish(std::string key);
    std::vector<SeatId> heroes() const;
    int losses() const { return state_->losses; }
    int chapters() const { return state_->chapters_played; }
    std::string chapter() const { return state_->chapter; }
    void give_trophy(SeatId hero, std::string trophy);
    void give_title(SeatId hero, std::string title);
    bool has_title(SeatId hero, const std::string& title) const;
    int purse(SeatId hero) const;
    void add_purse(SeatId hero, int change);
    int rank(SeatId hero) const;
    int score(SeatId hero) const;
    std::vector<SeatId> winners() const;
    SeatId winner() const;

 private:
    Value& sheet(SeatId hero) const { return state_->members[state_->seats[index(hero)]].sheet; }
    void note(SeatId hero, const std::string& list, std::string key, std::size_t most);

    State* state_;
    const Manifest* manifest_;
};

/// The campaign's registry: the receiver `story` and its verbs.
const Registry& registry();

}  // namespace tankard::campaign
