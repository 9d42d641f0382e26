// A whole campaign, told chapter by chapter: each journal part of a save, recounted with the content of its
// time. Nothing of it is saved.
#pragma once

#include "save/loaded.h"
#include "scene/tale.h"

#include <string>
#include <string_view>
#include <vector>

namespace tankard::scene {

struct Chronicle {
    std::string title;    ///< the campaign
    std::string picture;  ///< the campaign's, as of a face
    std::string party;    ///< "Anna, Barbarian · Ben, Mage"
    std::vector<Tale> chapters;
    Chart way;
    std::string end;  ///< how the campaign ended, as a sentence; empty: it goes on
};

/// Of a save that was loaded whole. save::Error, as the end of a sentence, if it cannot be read.
Chronicle chronicle(save::Loaded& loaded, std::string_view language);

}  // namespace tankard::scene
