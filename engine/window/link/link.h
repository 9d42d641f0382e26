// Between the game's thread and the window's: frames one way, wishes the other. The game waits for a wish
// when it has asked; the window never waits for the game.
//
// Threads. Two share a link: one calls `post`, `wait` and `closing`, the other `next`, `waiting`, `say` and
// `close`; the link synchronises them. What is in a frame or a wish belongs to whoever receives it: scenes
// and questions are const and hold no reference into the game, so that the game may go on while they are
// drawn. The link outlives both threads (window/link/game_thread.h sees to that).
#pragma once

#include "scene/scene.h"
#include "scene/tale.h"
#include "window/pages/table_page.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tankard::window {

/// Something to be shown.
struct Frame {
    enum class Kind : std::uint8_t {
        show,      ///< the table has changed
        heard,     ///< only a line for the log: it is from the journal
        ask,       ///< a question: a wish is awaited
        name,      ///< a name is asked for
        sentence,  ///< a yes or no about the game itself (an effect that fails, a disk that is full)
        curtain,   ///< the seats change places: nothing of anybody's hand is seen until somebody is ready
        tale,      ///< the chapter is told: until somebody has read it
        entrance,  ///< somebody comes in, or falls: until somebody has looked
        passage,   ///< what has just come, as a page: until somebody has read it
        notice,    ///< something could not be done, as a sentence
        whisper,   ///< why a wish leads nowhere: no mistake of anybody
        rewound,   ///< what was heard after `answers` answers is void
        ended,     ///< the session is over
    };
    Kind kind = Kind::show;
    std::shared_ptr<const scene::Scene> scene{};
    std::shared_ptr<const scene::Ask> ask{};
    std::shared_ptr<const scene::Tale> tale{};
    std::shared_ptr<const scene::Entrance> entrance{};
    std::shared_ptr<const scene::Passage> passage{};
    std::string sign{};    ///< a figure for what the line is about
    std::string line{};    ///< for the log, or the sentence
    bool story = false;    ///< an author's words: no sentence of the rule set's log
    bool begins = false;   ///< with this line a turn begins
    bool follows = false;  ///< from the line before it
    std::vector<Roll> rolls{};
    std::optional<int> costs{};           ///< what the latest of the dice before cost after all
    std::vector<scene::Turned> turned{};  ///< since the last scene
    std::string sound{};                  ///< the layout's word for how it sounds
    std::uint32_t answers = 0;
};

/// What people ask for instead of answering.
struct Wish {
    Command what = Command::quit;
    std::string name{};  ///< of a save point
    int seat = 0;        ///< whose chair is handed over: a person's to a companion, a companion's to a person
    Value what_is_right = {};  ///< a correction (play/correction.h)
};
/// A die was thrown in the window: its record is the answer.
struct Cast {
    thrown::Thrown thrown;
    std::uint64_t seed = 0;  ///< of its tremble
};
/// Somebody would rather have answered otherwise in the open secret round.
struct Reconsidered {
    SeatId seat = SeatId::none;
};
/// A text is a name.
using Said = std::variant<Answer, Wish, bool, Cast, Reconsidered, std::string>;

class Link {
 public:
    // The game's side.
    void post(Frame frame);
    /// Waits for what people say; a wish to quit as soon as the window is closed.
    Said wait();
    bool closing() const { return closing_; }

    // The window's side.
    std::optional<Frame> next();
    /// How many frames wait.
    std::size_t waiting() const;
    void say(Said said);
    /// The window is gone: whoever waits is told to quit.
    void close();

 private:
    mutable std::mutex mutex_;
    std::condition_variable something_;
    std::deque<Frame> frames_;
    std::optional<Said> said_;
    std::atomic<bool> closing_ = false;
};

}  // namespace tankard::window
