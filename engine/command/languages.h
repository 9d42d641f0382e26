// What the window says of itself, in both languages: it belongs to the program, not to a campaign.
#pragma once

#include "command/shared.h"
#include "text/language.h"

#include <string>

namespace tankard::command {

struct Languages {
    text::Language english{"en"};
    text::Language italian{"it", &english};

    /// Error if root/scripts/window is not whole.
    Languages(save::Files& files, const std::string& root);
    Languages(const Languages&) = delete;
    Languages& operator=(const Languages&) = delete;
    const text::Language& of(const std::string& code) const { return code == "it" ? italian : english; }
};

}  // namespace tankard::command
