// What is looked at in a script's text before Lua compiles it. `^` is refused (its results differ from
// library to library), and so are `_ENV` and bytecode. `#x` becomes `__length(x)`, our own length: Lua's
// depends on a table's history when it has holes, and on a seed taken from the clock. Behind a dot or a colon
// `#` is refused: there
// `__length` would be a field.
//
// Two things would let one instruction work for long. A text with zero bytes is compared piece by piece, each
// piece anew: such a text is refused, here and wherever else one could come from. The numbers of a `for` may
// be texts of thousands of digits: each that is no plain number becomes `__number(x)`, which lets numbers
// through.
#pragma once

#include <string>
#include <string_view>

namespace tankard::script {

struct Screened {
    std::string text;  ///< what to compile: lines are numbered as before
    /// Whether the text gives back the file as a function that counts its steps (script/steps.h); if not, the
    /// compiler has to refuse it: blocks are not closed as they were begun.
    bool whole = false;
    std::string plain;    ///< the same as it was before: for what the compiler says about it
    std::string mistake;  ///< empty if there is none
    int line = 0;
    bool open = false;  ///< a text or a comment is never closed
};

Screened screen(std::string_view source);

}  // namespace tankard::script
