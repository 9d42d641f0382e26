// Where a script counts its own work: Lua could count every instruction, but for the price of a third of
// them. So each function begins with a step, and so does each body of a loop; before each `goto` stands one.
// A step takes from `__left`, a variable that all files of a machine share, and has `__look` look at the
// budget once that is used up. It takes one, and one for every four words and signs of what runs with it
// once: the function or the body, without the functions and bodies inside,
// which have steps of their own; of a loop its condition too, and of a `goto` all of its function down to it.
//
// So whatever never ends steps for ever, and between two steps no more is done than the words that were
// counted say. `...` and `%` count for twelve: they may take that long.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::script {

class Steps {
 public:
    /// A file begins: what stands in no function inside.
    Steps();
    /// A word or sign comes next; `text` is what is to be compiled up to it.
    void meet(std::string_view word, const std::string& text);
    /// It has been written.
    void written(std::string_view word, const std::string& text);
    /// So many letters were put in before what stands at `place`.
    void moved(std::size_t place, std::size_t letters);
    /// The text with its steps, once everything is written. Only if is_whole().
    std::string counted(const std::string& text);
    /// Whether every block is closed, and none that was not begun; else this is no Lua.
    bool is_whole() const { return whole_ && blocks_.size() == 1; }

 private:
    struct Step {
        std::size_t place = 0;
        std::size_t words = 0;
    };
    /// The condition of a `repeat` ends nowhere: all that follows in the block counts for its step.
    struct Condition {
        std::size_t step = 0;
        std::size_t words = 0;  ///< of the block, before it
    };
    struct Block {
        std::size_t step = 0;  ///< of this block, or of the one around an `if`
        bool repeats = false;
        std::size_t function = 0;  ///< how many words stood before the function that it is in
        std::vector<Condition> conditions{};
    };

    void begin(bool steps, bool repeats);
    void end();

    std::vector<Step> steps_;
    std::vector<Block> blocks_;
    /// A `while` that waits for its `do`.
    struct Head {
        std::size_t blocks = 0;
        std::size_t words = 0;  ///< of the block, before it
    };
    std::vector<Head> heads_;
    std::size_t all_ = 0;
    bool parameters_ = false;  ///< of a function are being read
    bool whole_ = true;
};

}  // namespace tankard::script
