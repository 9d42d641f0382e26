// A few random games of every rule set, by party a hash: what programs by two compilers have to agree on
// (.ci/run compares them). A line each: the campaign, the heroes, the hash.
#include "rehearse/rehearse.h"
#include "save/disk_files.h"
#include "source.h"

#include <fmt/format.h>

using namespace tankard;

namespace {

struct Games {
    const char* campaign;
    int each;  ///< games a party
};
constexpr Games kGames[] = {
    {"black_water", 10}, {"fighter", 20}, {"gauntlet", 20}, {"lords", 12}, {"twister", 2}};

}  // namespace

int main() {
    save::DiskFiles files;
    for (const auto& [campaign, each] : kGames) {
        const save::Content content = play::read_content(files, source_folder(), campaign);
        const campaign::Manifest manifest = play::Library(content, campaign).manifest();
        for (int seats = manifest.least_players; seats <= manifest.most_players; ++seats) {
            const rehearse::Plan plan{
                .campaign = campaign, .games = each, .seats = seats, .policy = play::Policy::random};
            fmt::print("{} {} {:016x}\n", campaign, seats, rehearse::run(content, plan).hash);
        }
    }
    return 0;
}
