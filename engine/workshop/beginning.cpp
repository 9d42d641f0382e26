#include "workshop/beginning.h"

#include "workshop/package.h"

#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

/// "My Quest" for "my_quest".
std::string title_of(const std::string& name) {
    std::string title;
    bool first = true;
    for (char letter : name) {
        title += letter == '_'            ? ' '
                 : first && letter >= 'a' ? static_cast<char>(letter - 'a' + 'A')
                                          : letter;
        first = letter == '_';
    }
    return title;
}

std::string replaced(std::string text, std::string_view what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

}  // namespace

std::string begin_adventure(save::Files& files, const std::string& root, const std::string& name) {
    refuse_device_name(name);
    if (!is_adventure_name(name))
        throw save::Error(fmt::format(
            "'{}' is no name for an adventure: small letters, digits and _, such as my_quest", name));
    const std::string from = root + "/scripts/template";
    std::string folder = root + "/adventures/" + name;
    if (files.exists(folder))
        throw save::Error(fmt::format("{} exists already: choose another name", folder));
    // Whole or not at all: everything is written beside and then takes the name.
    const std::string beside = root + "/adventures/." + name + ".new";
    std::vector<std::string> parts = files.folders(from);
    parts.emplace_back();
    files.remove_folder(beside);  // one that a crash left
    for (const std::string& part : parts) {
        const std::string source = part.empty() ? from : from + "/" + part;
        const std::string target = part.empty() ? beside : beside + "/" + part;
        files.make_folders(target);
        for (const std::string& file : files.list(source))
            files.write(target + "/" + file,
                        replaced(replaced(files.read(source + "/" + file), "my_quest", name), "My Quest",
                                 title_of(name)));
    }
    files.rename(beside, folder);
    files.sync_folder(root + "/adventures");
    return folder;
}

}  // namespace tankard::workshop
