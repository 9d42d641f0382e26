// `tankard chronicle`: a campaign told from its save, as text or as a picture.
#include "scene/chronicle.h"

#include "command/languages.h"
#include "command/say.h"
#include "command/shared.h"
#include "save/saves.h"
#include "terminal/tale.h"
#include "window/pages/chronicle_page.h"
#include "window/paint/picture_file.h"
#include "window/screens/display.h"

#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {
namespace {

constexpr float kPictureWidth = 1280;  ///< pixels

std::string painted(save::Files& files, const Options& options, const scene::Chronicle& told,
                    const std::string& code) {
    if (const std::string why_not = window::no_display(); !why_not.empty())
        throw save::Error(
            fmt::format("no picture without a display, but text: --out FILE.txt ({})", why_not));
    const Languages languages(files, options.root);
    const window::Type type(window::font_files(false));
    const window::Ruler ruler{type, languages.of(code), window::em_of(kPictureWidth, 720, 100)};
    return window::png_of(window::chronicle_page(ruler, told, kPictureWidth), type);
}

}  // namespace

int chronicle(const Options& options) {
    save::DiskFiles files;
    const std::string path = find_save(files, options);
    std::string bytes;
    save::Loaded loaded = save::load_file(files, path, bytes);
    if (loaded.damage) complain("{}\n", loaded.damage->sentence);
    std::string code = options.language;
    if (const std::string* saved = loaded.header.at("language").text(); saved != nullptr && code.empty())
        code = *saved;
    scene::Chronicle told;
    try {
        told = scene::chronicle(loaded, code);
    } catch (const save::Error& error) {
        throw save::Error(fmt::format("{}: {}", path, error.what()));
    }
    std::string made;
    if (options.out.ends_with(".png"))
        made = painted(files, options, told, code);
    else
        for (const std::string& line : terminal::chronicle_lines(told, terminal::Style(false)))
            made += line + '\n';
    if (options.out.empty()) {
        show(stdout, made);
    } else {
        files.write(options.out, made);
        say("written to {}\n", options.out);
    }
    return 0;
}

}  // namespace tankard::command
