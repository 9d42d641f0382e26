#include "rehearse/extremes.h"

#include "text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

struct Place {
    Found found;
    std::string chapter;

    void look(const std::string& id, const Found& other, void (*keep)(Found&, const Found&)) {
        const Found before = found;
        keep(found, other);
        const bool better = found && (!before || found->value != before->value);
        if (better)
            chapter = id;
        else
            found = before;
    }
};

std::string command_of(const Report& report, const Group& group, std::uint64_t seed) {
    std::string command = fmt::format("tankard play {} --auto {} --seats {} --seed {}", report.campaign,
                                      report.policy, group.seats, seed);
    for (const std::string_view setting : text::split_words(group.settings))
        command += fmt::format(" --set {}", setting);
    return command;
}

}  // namespace

std::vector<ExtremeGame> extremes_of(const Report& report, const Group& group) {
    Place longest;
    Place falls;
    Place narrowest;
    for (const auto& [id, chapter] : group.result.chapters) {
        longest.look(id, chapter.longest, keep_most);
        falls.look(id, chapter.most_falls, keep_most);
        narrowest.look(id, chapter.narrowest, keep_least);
    }
    std::vector<ExtremeGame> games;
    const auto add = [&](const Place& place, std::string_view what, std::string_view unit) {
        if (place.found)
            games.push_back({fmt::format("{}: {} {} in {}", what, place.found->value, unit, place.chapter),
                             command_of(report, group, place.found->seed)});
    };
    add(longest, "longest chapter", "decisions");
    if (falls.found && falls.found->value > 0) add(falls, "most falls", "falls");
    add(narrowest, "narrowest win", "life left in the whole party");
    return games;
}

}  // namespace tankard::rehearse
