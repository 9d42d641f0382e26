#include "command/home.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <pwd.h>
#include <unistd.h>

namespace tankard::command {
namespace {

namespace fs = std::filesystem;

/// Whether this may be a link that was made here, by this program or one under another prefix.
bool made_here(const fs::path& link, const fs::path& inside) {
    std::error_code error;
    return fs::is_symlink(link, error) &&
           fs::read_symlink(link, error).string().ends_with("/share/tankard/" + inside.string());
}

/// Under another name first: somebody else's Tankard may be looking.
void lead(const fs::path& link, const fs::path& inside, const fs::path& target) {
    if (fs::exists(fs::symlink_status(link)) && !made_here(link, inside)) return;
    if (fs::is_symlink(link) && fs::read_symlink(link) == target) return;
    const fs::path fresh = link.parent_path() / fmt::format(".{}.{}", link.filename().string(), ::getpid());
    fs::create_symlink(target, fresh);
    fs::rename(fresh, link);
}

/// A folder of one's own, with a link to each of the shipped one's folders: there is room beside them.
void lead_to_each(const fs::path& home, const fs::path& shipped, const fs::path& folder) {
    const fs::path mine = home / folder;
    if (made_here(mine, folder)) fs::remove(mine);  // it was one link once
    fs::create_directories(mine);
    for (const auto& there : fs::directory_iterator(shipped / folder)) {
        const fs::path inside = folder / there.path().filename();
        if (there.is_directory() && !there.path().filename().string().starts_with('.'))
            lead(home / inside, inside, shipped / inside);
    }
    for (const auto& here : fs::directory_iterator(mine))
        if (made_here(here.path(), folder / here.path().filename()) && !fs::exists(here.path()))
            fs::remove(here.path());
}

}  // namespace

std::string data_folder() {
    // The specification: a path that is not absolute counts as none.
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
        return std::string(data) + "/tankard";
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0')
        if (const passwd* person = ::getpwuid(::getuid()); person != nullptr) home = person->pw_dir;
    return home == nullptr || *home == '\0' ? "" : std::string(home) + "/.local/share/tankard";
}

Places live_in(const std::string& home, const std::string& shipped) {
    if (home.empty()) return {shipped, shipped + "/saves"};
    Places places{home, home + "/saves"};
    try {
        fs::create_directories(home);
        if (fs::exists(fs::path(shipped) / ".luarc.json"))
            lead(fs::path(home) / ".luarc.json", ".luarc.json", fs::path(shipped) / ".luarc.json");
        lead_to_each(home, shipped, "scripts");
        lead_to_each(home, shipped, "adventures");
    } catch (const fs::filesystem_error&) {
        std::error_code error;
        if (!fs::exists(fs::path(home) / "scripts" / "deckbuilder", error)) return {shipped, places.saves};
    }
    return places;
}

}  // namespace tankard::command
