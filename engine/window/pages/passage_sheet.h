// What has just come, as a page over the table: its picture, its name, what is told of it. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/dialog.h"

#include <string>

namespace tankard::window {

/// `on`: the word on the button that leads back.
Dialog passage_sheet(const scene::Passage& passage, std::string on);

}  // namespace tankard::window
