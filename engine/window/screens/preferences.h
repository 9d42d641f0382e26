// How somebody likes the window; kept beside the saves as settings.json.
#pragma once

#include "save/files.h"
#include "text/language.h"

#include <string>
#include <vector>

namespace tankard::window {

struct Preferences {
    int text_percent = 100;  ///< 75 to 200
    bool high_contrast = false;
    bool dyslexic = false;
    bool reduced_motion = false;
    int pace = 1;          ///< how long what others do is shown: 0 not at all, 1 brisk, 2 calm
    int volume = 70;       ///< 0 to 100
    std::string language;  ///< "en", "it"; empty: not chosen yet

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// What people read of each: "Text size: 100 %". `window` has the window's own words.
std::vector<std::string> lines_of(const Preferences& preferences, const text::Language& window);
/// The next value of one of them, in the order in which they stand above; round and round.
void change(Preferences& preferences, std::size_t which);

/// What is in saves/settings.json; the defaults if there is none or it is damaged.
Preferences read_preferences(save::Files& files, const std::string& saves);
/// Nothing is written if the disk does not want it: a preference is not worth a fuss.
void write_preferences(save::Files& files, const std::string& saves, const Preferences& preferences);

}  // namespace tankard::window
