#include "terminal/interrupt.h"

#include <unistd.h>

namespace tankard::terminal {
namespace {

volatile std::sig_atomic_t pressed = 0;

void press(int /*signal*/) { pressed = 1; }

}  // namespace

Interrupt::Interrupt() {
    pressed = 0;
    if (::isatty(STDIN_FILENO) == 0) return;
    struct sigaction now {};
    now.sa_handler = press;
    now.sa_flags = SA_RESETHAND;  // and no SA_RESTART: whoever waits for a line is woken
    listens_ = ::sigaction(SIGINT, &now, &before_) == 0;
}

Interrupt::~Interrupt() {
    if (listens_) ::sigaction(SIGINT, &before_, nullptr);
}

bool Interrupt::heard() { return pressed != 0; }

}  // namespace tankard::terminal
