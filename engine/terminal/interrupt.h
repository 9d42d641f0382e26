// Ctrl-C at a terminal. While an Interrupt lives the first one ends the input, so that whoever pressed it
// reads that all is saved and how to go on; a second one ends the program, whatever it is at. Where no
// terminal is, nothing changes. One at a time.
#pragma once

#include <csignal>

namespace tankard::terminal {

class Interrupt {
 public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether it was pressed since.
    static bool heard();

 private:
    struct sigaction before_ {};
    bool listens_ = false;
};

}  // namespace tankard::terminal
