// The first questions, before there is a game: which campaign, who plays.
#pragma once

#include "play/content/library.h"
#include "text/language.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::terminal {

/// What can be played: the word by which commands know it, and what people call it.
struct Offer {
    std::string id;
    std::string title;
};

/// The id of what is to be played, by `words` of the window; nothing if somebody leaves.
std::optional<std::string> ask_campaign(const std::vector<Offer>& offers, const text::Language& words);
/// Asks for the players' names and how many companions come along. Fills what it is given. False if somebody
/// leaves.
bool welcome(const play::Library& library, std::string_view language, std::vector<std::string>& players,
             int& seats);

}  // namespace tankard::terminal
