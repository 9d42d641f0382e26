// What the window says of itself, in both languages: it belongs to the program, not to a campaign.
#pragma once

#include "command/shared.h"
#include "text/language.h"

#include <string>

namespace tankard::command {

struct Tongues {
    text::Language english{"en"};
    text::Language italian{"it", &english};

    /// Trouble if root/scripts/window is not whole.
    Tongues(save::Files& files, const std::string& root);
    Tongues(const Tongues&) = delete;
    Tongues& operator=(const Tongues&) = delete;
    const text::Language& of(const std::string& code) const { return code == "it" ? italian : english; }
};

}  // namespace tankard::command
