// `tankard chronicle`: a campaign told from its save, as text or as a picture.
#include "scene/chronicle.h"

#include "command/chronicle_file.h"
#include "command/languages.h"
#include "command/say.h"
#include "command/shared.h"
#include "save/saves.h"

#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {
namespace {

/// Whether the chronicle becomes a picture; Error if the file's name says neither text nor picture.
bool is_painted(const std::string& out) {
    if (out.empty() || ends_in(out, {".txt"})) return false;
    if (ends_in(out, {".png"})) return true;
    throw save::Error(
        fmt::format("--out {}: a chronicle is written as text, to a file that ends in .txt, or as a picture, "
                    "to one that ends in .png",
                    out));
}

}  // namespace

int chronicle(const Options& options) {
    save::DiskFiles files;
    const bool painted = is_painted(options.out);
    const std::string path = find_save(files, options);
    std::string bytes;
    save::Loaded loaded = save::load_file(files, path, bytes, save::Want::all, installed(files, options));
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
    const std::string made =
        painted ? chronicle_picture(told, Languages(files, options.root).of(code)) : chronicle_text(told);
    if (options.out.empty()) {
        show(stdout, made);
    } else {
        say("written to {}\n", files.write_beside(options.out, made));
    }
    return 0;
}

}  // namespace tankard::command
