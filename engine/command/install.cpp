#include "workshop/install.h"

#include "command/say.h"
#include "command/shared.h"
#include "workshop/adventures.h"
#include "workshop/remove.h"

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {
namespace {

std::string_view word_for(workshop::AdventureRow::State state) {
    switch (state) {
        case workshop::AdventureRow::State::own: return "";
        case workshop::AdventureRow::State::installed: return "  installed";
        case workshop::AdventureRow::State::changed: return "  installed, and changed since";
    }
    return "";
}

int remove(save::Files& files, const Options& options) {
    const workshop::Removed done =
        workshop::remove_adventure(files, options.root, campaign_of(*options.remove));
    say("{}{}{} is removed; campaigns in progress hold their own copy and go on\n", done.id,
        done.version.empty() ? "" : " ", done.version);
    for (const std::string& older : done.older)
        say("removed too: {}\n", older);
    for (const std::string& left : done.left)
        say("{} stays, as it is not as a package brought it: delete it by hand if nobody needs it\n", left);
    return 0;
}

}  // namespace

int install(const Options& options) {
    save::DiskFiles files;
    const workshop::Installed done = workshop::install(files, options.root, options.save, options.replace);
    if (done.already) {
        say("{} {} is there already, hash {}: nothing to do\n", done.id, done.version, done.hash);
        return 0;
    }
    say("{} {} is installed, hash {}: 'tankard play {}'\n", done.id, done.version, done.hash, done.id);
    if (done.tested == workshop::Tested::no)
        say("its author packed it without running its scenarios: 'tankard test {}' does\n", done.id);
    if (!done.before.empty())
        say("the one that was there ({}) is kept in {}; campaigns in progress go on with it until 'tankard "
            "resume --mended'\n",
            done.before, done.kept);
    return 0;
}

int adventures(const Options& options) {
    save::DiskFiles files;
    if (options.remove) return remove(files, options);
    const std::vector<workshop::AdventureRow> rows = workshop::list_adventures(files, options.root);
    if (rows.empty()) say("no adventures in {}/adventures\n", options.root);
    for (const workshop::AdventureRow& row : rows) {
        say("{:<20} {:<10} {}{}\n", row.id, row.version, row.hash, word_for(row.state));
        if (!row.authors.empty() || !row.licence.empty())
            say("    {}{}{}\n", fmt::format("{}", fmt::join(row.authors, ", ")),
                row.authors.empty() || row.licence.empty() ? "" : "; ", row.licence);
        if (!row.sentence.empty()) say("    {}\n", row.sentence);
    }
    return 0;
}

}  // namespace tankard::command
