#define DOCTEST_CONFIG_IMPLEMENT
#include <csignal>

#include <doctest/doctest.h>

int main(int argc, char** argv) {
    // A test may type at a program that has just ended.
    std::signal(SIGPIPE, SIG_IGN);
    return doctest::Context(argc, argv).run();
}
