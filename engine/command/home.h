// Where an installed game keeps what belongs to a person. The content that ships with it lies in
// PREFIX/share/tankard, which nobody may write to; so each person has a folder of their own
// ($XDG_DATA_HOME/tankard, else ~/.local/share/tankard), laid out as a checkout is:
//
//   scripts, .luarc.json    links to what is shipped
//   adventures/             a link to each adventure that is shipped, and those that the person installs or
//   begins saves/                  campaigns and hero sheets
//
// `install`, `new` and all that reads adventures then need no second place to look at. A link that
// was made here follows the program that runs: it is made anew if it leads elsewhere, and goes away with its
// adventure. What else has its name is the person's, and stays.
#pragma once

#include <string>

namespace tankard::command {

/// Where the game finds its content and keeps its saves.
struct Places {
    std::string root;   ///< the folder that holds scripts/ and adventures/
    std::string saves;  ///< it may not be there yet
};

/// The person's folder, whether it is there or not. Empty if they have no home.
std::string data_folder();

/// Brings the person's folder up to what is shipped. If it cannot be written the content is played from where
/// it is shipped, and only saving will say why it fails.
Places live_in(const std::string& home, const std::string& shipped);

}  // namespace tankard::command
