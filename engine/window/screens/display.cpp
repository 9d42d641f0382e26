#include "window/screens/display.h"

#include <cstdlib>

#include <X11/Xlib.h>

namespace tankard::window {

std::string no_display() {
    const char* name = std::getenv("DISPLAY");
    if (name == nullptr || *name == '\0')
        return "there is no display (DISPLAY is not set): play with --terminal, or start a graphical session";
    // Kept open to the program's end: a server without other clients would begin anew when this one goes,
    // just when the window comes.
    static Display* const display = XOpenDisplay(nullptr);
    if (display == nullptr)
        return std::string("the display ") + name + " does not answer: play with --terminal";
    int opcode = 0;
    int event = 0;
    int error = 0;
    const bool draws = XQueryExtension(display, "GLX", &opcode, &event, &error) != 0;
    return draws ? "" : std::string("the display ") + name + " has no OpenGL (GLX): play with --terminal";
}

}  // namespace tankard::window
