// The command line: which commands there are, and what each is told.
#pragma once

#include "command/options.h"

#include <string>

#include <CLI/CLI.hpp>

namespace tankard::command {

class Line {
 public:
    Line();

    /// Does what was typed and returns the program's status: 0, 1 if it failed, 2 if the line is wrong, which
    /// is said in one sentence.
    int run(int argc, char** argv);

 private:
    /// A command that does that with all that was typed.
    CLI::App* add(const std::string& name, const std::string& what, int (*does)(const Options&));
    void playing();
    void keeping();
    void rehearsing();
    void authoring();
    void measuring();
    void telling();

    Options options_;
    int status_ = 0;
    CLI::App app_{"Tankard: co-operative campaigns of dungeon cards and dice.", "tankard"};
};

}  // namespace tankard::command
