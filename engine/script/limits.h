// How much a script may use. The budget of instructions, verb calls and nesting belongs to the span between
// two answers and is shared by all hooks that run in it. Questions are counted for each beat, and memory for
// each outermost hook and for each beat. Loading has one budget for all files of a content together.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tankard::script {

struct Limits {
    std::uint64_t instructions =
        2'000'000;  ///< as steps count them, and the work of library functions, in one span
    std::uint32_t verb_calls = 20'000;  ///< in one span
    int nesting = 32;                   ///< hooks inside hooks
    int calls = 200;                    ///< functions inside functions, over all nested hooks
    int values = 1'000;                 ///< handed to one function; looked at where instructions are counted
    int questions = 64;                 ///< that hooks put within one beat; an answer does not reset it
    std::size_t memory_per_hook = 64U << 20;   ///< bytes allocated, whether freed or not
    std::size_t memory_per_beat = 256U << 20;  ///< the same, by all hooks of a beat
    std::size_t memory = 80U << 20;            ///< bytes in use at once: a host's whole content and its hooks
    /// Looking a key up can take as many steps as its table has places for what is no list: these, of the
    /// largest such table that a hook made, for every thousand instructions of a span. Tables of up to 256
    /// entries are free.
    std::uint64_t places = 300'000;
    std::size_t block = 256U << 10;  ///< one table's or stack's largest block
    std::size_t text = 8U << 10;     ///< one text's length in bytes
    std::size_t file = 1U << 20;     ///< one file's length in bytes
    /// All files of a content together, while it is loaded: an honest file of 4 KB takes about 3,000
    /// instructions and allocates 60 KB. One file alone has no more than a span and a hook.
    std::uint64_t loading_instructions = 12'000'000;
    std::size_t loading_memory = 256U << 20;
    std::uint64_t loading_places = 300'000;
    std::size_t loaded_memory = 40U << 20;  ///< in use when everything is loaded
    int problems = 200;                     ///< of loading; what follows is not looked at

    /// No end to instructions and verb calls: only to measure what counting them costs.
    static Limits none() {
        Limits limits;
        limits.instructions = ~std::uint64_t{0};
        limits.verb_calls = ~std::uint32_t{0};
        return limits;
    }
};

}  // namespace tankard::script
