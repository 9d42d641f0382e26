// The first questions, before there is a game: which campaign, who plays.
#pragma once

#include "play/content/library.h"

#include <string>
#include <string_view>
#include <vector>

namespace tankard::terminal {

std::string ask_campaign(const std::vector<std::string>& campaigns);
/// Asks for the players' names and how many companions come along. Fills what it is given.
void welcome(const play::Library& library, std::string_view language, std::vector<std::string>& players,
             int& seats);

}  // namespace tankard::terminal
