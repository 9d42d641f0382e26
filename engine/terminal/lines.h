// Lines of the standard input, while folders may be watched. It reads the input itself: what a stream has
// taken into its buffer would be there, and poll would not see it.
#pragma once

#include "save/folder_watch.h"
#include "terminal/interrupt.h"

#include <string>

namespace tankard::terminal {

class Lines {
 public:
    enum class Heard { line, change, end };

    /// Waits for the next line, without its end; or for a change in the watched folders, if there are any. A
    /// last line without an end is a line, and Ctrl-C the end.
    Heard next(std::string& line, save::FolderWatch* folders = nullptr);

 private:
    bool take_line(std::string& line);

    Interrupt interrupt_;
    std::string typed_;  ///< and not taken yet
    bool ended_ = false;
};

}  // namespace tankard::terminal
