#include "command/chronicle_file.h"

#include "save/saves.h"
#include "terminal/tale.h"
#include "window/pages/chronicle_page.h"
#include "window/paint/picture_file.h"
#include "window/screens/display.h"

#include <fmt/format.h>

namespace tankard::command {
namespace {

constexpr float kPictureWidth = 1280;  ///< pixels

}  // namespace

std::string chronicle_text(const scene::Chronicle& told) {
    std::string text;
    for (const std::string& line : terminal::chronicle_lines(told, terminal::Style(false)))
        text += line + '\n';
    return text;
}

std::string chronicle_picture(const scene::Chronicle& told, const text::Language& words) {
    if (const std::string why_not = window::no_display(); !why_not.empty())
        throw save::Error(
            fmt::format("no picture without a display, but text: --out FILE.txt ({})", why_not));
    const window::Type type(window::font_files(false));
    const window::Ruler ruler{type, words, window::em_of(kPictureWidth, 720, 100)};
    const window::Page page = window::chronicle_page(ruler, told, kPictureWidth);
    return window::png_of(page, type, window::chronicle_scenes(ruler, told, page));
}

std::string keep_beside(save::Files& files, const std::string& save, std::string_view ending,
                        std::string_view bytes) {
    std::string stem = save;
    if (stem.ends_with(save::kSaveEnding)) stem.resize(stem.size() - save::kSaveEnding.size());
    return files.write_beside(fmt::format("{}-chronicle{}", stem, ending), bytes);
}

}  // namespace tankard::command
