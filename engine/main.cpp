#include "command/line.h"

#include <csignal>

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    return tankard::command::Line().run(argc, argv);
}
