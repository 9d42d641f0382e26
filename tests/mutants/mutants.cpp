// How good is `tankard check`? Mistakes are made at random in the shipped content, one a mutant, and held
// against what check finds without playing. A mutant with the same definitions, texts and games as the
// original is no mistake and is left out. Odd numbers are the half that is looked at while check is being
// written; even ones only count.
//
//     cmake --build --preset release --target tankard_mutants
//     build/release/tests/tankard_mutants 1000 [--show]
#include "mutants/operators.h"
#include "rehearse/rehearse.h"
#include "save/disk_files.h"
#include "source.h"
#include "workshop/check.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

using namespace tankard;

namespace {

const std::string kCampaign = "black_water";

std::set<std::string> errors_of(const save::Content& content, const workshop::TextFiles& scenarios) {
    std::set<std::string> all;
    for (const workshop::Finding& finding : workshop::check(play::Library(content, kCampaign), scenarios))
        if (finding.level != workshop::Level::hint) all.insert(finding.message);
    return all;
}

/// What can be seen of content: its games with some seeds; its texts are compared by themselves.
std::uint64_t games_of(const save::Content& content) {
    std::uint64_t hash = 0;
    for (const int seats : {1, 3}) {
        rehearse::Plan plan;
        plan.campaign = kCampaign;
        plan.games = 6;
        plan.seats = seats;
        plan.policy = play::Policy::random;
        const auto result = rehearse::run(content, plan);
        hash = mix(hash, result.failures.empty() ? result.hash : 1);
    }
    return hash;
}

struct Score {
    int caught = 0;
    int missed = 0;
};

}  // namespace

int main(int argc, char** argv) {
    const int wanted = argc > 1 ? std::max(2, std::atoi(argv[1])) : 1000;
    const bool show = argc > 2;
    save::DiskFiles files;
    const save::Content original = play::read_content(files, source_folder(), kCampaign);
    const workshop::TextFiles scenarios = play::read_scenarios(files, source_folder(), kCampaign);
    const std::set<std::string> before = errors_of(original, scenarios);
    const std::uint64_t games = games_of(original);
    std::map<std::string_view, Score> by_operator;
    Score open, hidden;
    int equivalent = 0;
    int made = 0;
    Stream chance(20261121, 1);
    while (made < wanted) {
        const auto& all = mutants::operators();
        const mutants::Operator& how = all[chance.below(static_cast<std::uint32_t>(all.size()))];
        save::Content content = original;
        auto& [path, text] = content.files[chance.below(static_cast<std::uint32_t>(content.files.size()))];
        if (path.starts_with("terminal/") || path.ends_with("/layout.lua") ||
            path.ends_with("/pictures.lua") || path.ends_with("/colours.lua") ||
            path.ends_with("/scenes.lua"))
            continue;  // nobody's adventure, or nothing that plays
        const auto changed = how.apply(text, chance);
        if (!changed || *changed == text) continue;
        const std::string old = std::exchange(text, *changed);
        ++made;
        const std::set<std::string> now = errors_of(content, scenarios);
        const bool caught = now != before;
        if (!caught && path.find("/text/") == std::string::npos && games_of(content) == games) {
            ++equivalent;
            continue;
        }
        Score& half = made % 2 == 1 ? open : hidden;
        (caught ? half.caught : half.missed) += 1;
        (caught ? by_operator[how.name].caught : by_operator[how.name].missed) += 1;
        if (!show || caught || made % 2 == 0) continue;
        std::size_t at = 0;
        while (at < old.size() && at < text.size() && old[at] == text[at])
            ++at;
        const std::size_t line = old.rfind('\n', at) + 1;
        fmt::print("missed ({}) {}: {}\n", how.name, path, text.substr(line, text.find('\n', at) - line));
    }
    const auto share = [](const Score& score) {
        return 100.0 * score.caught / std::max(1, score.caught + score.missed);
    };
    fmt::print("{} mutants, {} of them change nothing in texts or games\n", made, equivalent);
    fmt::print("looked at: {:.1f} % of {} caught; not looked at: {:.1f} % of {}\n", share(open),
               open.caught + open.missed, share(hidden), hidden.caught + hidden.missed);
    for (const mutants::Operator& each : mutants::operators())
        fmt::print("  {:<10} {:>5.1f} % of {:>3}  {}\n", each.name, share(by_operator[each.name]),
                   by_operator[each.name].caught + by_operator[each.name].missed, each.what);
    return 0;
}
