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

enum class Beginning { adventure, rules };

std::string begin_folder(save::Files& files, const std::string& root, const std::string& name,
                         Beginning what) {
    refuse_device_name(name);
    const bool rules = what == Beginning::rules;
    if (!is_adventure_name(name))
        throw save::Error(fmt::format("'{}' is no name for {}: small letters, digits and _, such as {}", name,
                                      rules ? "a rule set" : "an adventure", rules ? "my_game" : "my_quest"));
    const std::string from = root + (rules ? "/scripts/template_rules" : "/scripts/template");
    const std::string place = root + (rules ? "/scripts" : "/adventures");
    std::string folder = fmt::format("{}/{}", place, name);
    for (const std::string& taken : {folder, fmt::format("{}/adventures/{}", root, name)})
        if (files.exists(taken))
            throw save::Error(fmt::format("{} exists already: choose another name", taken));
    // Whole or not at all: everything is written beside and then takes the name.
    const std::string beside = fmt::format("{}/.{}.new", place, name);
    std::vector<std::string> parts = files.folders(from);
    parts.emplace_back();
    files.remove_folder(beside);  // one that a crash left
    try {
        for (const std::string& part : parts) {
            const std::string source = part.empty() ? from : from + "/" + part;
            const std::string target = part.empty() ? beside : beside + "/" + part;
            files.make_folders(target);
            for (const std::string& file : files.list(source))
                files.write(target + "/" + file, replaced(replaced(files.read(source + "/" + file),
                                                                   rules ? "my_game" : "my_quest", name),
                                                          rules ? "My Game" : "My Quest", title_of(name)));
        }
        files.rename(beside, folder);
    } catch (const save::Error&) {
        files.remove_folder(beside);
        throw;
    }
    files.sync_folder(place);
    return folder;
}

}  // namespace

std::string begin_adventure(save::Files& files, const std::string& root, const std::string& name) {
    return begin_folder(files, root, name, Beginning::adventure);
}

std::string begin_rule_set(save::Files& files, const std::string& root, const std::string& name) {
    return begin_folder(files, root, name, Beginning::rules);
}

}  // namespace tankard::workshop
