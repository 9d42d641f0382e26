// Looks on at one game and writes down what happened in its chapters. It hears the table's events and sees
// the state at every beat; it changes nothing and draws nothing, so that a watched game is the same game.
#pragma once

#include "campaign/state.h"
#include "rehearse/figures.h"
#include "rehearse/watch.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tankard::rehearse {

class Observer final : public Listener {
 public:
    /// All must outlive this. Without watches only the chronicle is read.
    Observer(const Watches* watches, std::uint64_t seed, Result& result)
        : watches_(watches), seed_(seed), result_(result) {}

    /// `answers`: how many were given in this chapter.
    void at_beat(const campaign::State& state, std::uint32_t answers);
    void on(const Event& event, const Table& table) override;
    /// From now on nothing counts: what follows repeats what was.
    void close() { closed_ = true; }

 private:
    void begin(const campaign::State& state);
    void decided(const campaign::State& state);
    /// A counter of a seat has changed.
    void counted(const Event& event, const Table& table);
    void note_cards(const Table& table);
    void fell(SeatId seat, const Table& table);
    /// The card that the table faces now, or none.
    CardId faced_on(const Table& table) const;
    /// Closes the account of what was faced if it is something else now.
    void note_faced(const Table& table);
    void end_faced();
    /// Between two turns: whether anybody's life is low.
    void note_danger(const Table& table);
    /// Whether anybody has less than a `part`th of what life may be.
    bool anybody_below(int part, const Table& table) const;
    void note_owned(ChapterFigures& sum, bool won, const Standings& standings) const;
    void over(const std::string& chapter, bool won, const Standings& standings, std::uint32_t answers);

    const Watches* watches_;
    const Watch* watch_ = nullptr;  ///< of the rule set being played
    std::uint64_t seed_;
    Result& result_;
    std::size_t chronicle_ = 0;  ///< entries seen
    int chapters_played_ = -1;   ///< of the chapter being watched
    bool playing_ = false;
    bool closed_ = false;
    // The chapter being watched.
    ChapterFigures chapter_;
    std::vector<std::string> heroes_;       ///< by seat
    std::vector<int> falls_;                ///< by seat
    std::vector<std::vector<bool>> owned_;  ///< by seat and definition
    const Catalogue* catalogue_ = nullptr;
    std::int64_t turns_ = 0;
    bool danger_ = false;  ///< somebody has been close to falling, or has fallen
    // The card being faced.
    CardId faced_ = CardId::none;
    std::string faced_name_;
    std::int64_t faced_turns_ = 0;
    std::int64_t faced_lost_ = 0;
    bool faced_danger_ = false;
    std::int64_t life_ = 0;  ///< of the whole party, when the chapter was decided
};

}  // namespace tankard::rehearse
