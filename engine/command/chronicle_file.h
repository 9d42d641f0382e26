// A campaign's chronicle as a file: a text, or a picture of it on one page.
#pragma once

#include "save/files.h"
#include "scene/chronicle.h"
#include "text/language.h"

#include <string>
#include <string_view>

namespace tankard::command {

std::string chronicle_text(const scene::Chronicle& told);
/// The bytes of a PNG; `words`: the window's own. save::Error with a sentence if there is no display.
std::string chronicle_picture(const scene::Chronicle& told, const text::Language& words);
/// Writes it beside its save, over nothing: "black_water-1-chronicle.txt" for ".txt". Returns where it lies.
std::string keep_beside(save::Files& files, const std::string& save, std::string_view ending,
                        std::string_view bytes);

}  // namespace tankard::command
