// How much stronger `search` plays than `greedy`, on common seeds: greedy plays a campaign up to a chapter,
// and from the same state at its beginning each of the two plays the chapter once. A figure, not a test.
//
//     tankard_gain [--chapter ID] [--set NAME=VALUE,…] [--budget N] [--first SEED] [--games N] [--seats N
//     --to M]
//
// Prints a line a game (heroes, seed, greedy won, search won, search's decisions and milliseconds), and the
// sums to stderr. Seeds whose campaign never comes to the chapter are passed over.
#include "gain/paired.h"
#include "play/session/session.h"
#include "rehearse/interval.h"
#include "rehearse/rehearse.h"
#include "save/disk_files.h"
#include "source.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

using namespace tankard;

namespace {

using Arguments = std::map<std::string, std::string>;

/// Plays until `stop` holds at a beat; false if the campaign ended before.
bool play_until(play::Library& library, campaign::State& state, play::Options options,
                const std::function<bool(const campaign::State&)>& stop, std::uint64_t& decisions) {
    play::Session* running = nullptr;
    bool stopped = false;
    options.at_beat = [&](const campaign::State& now) {
        if (!stopped && stop(now)) {
            stopped = true;
            state = now;
            running->leave();
        }
    };
    play::Session session(library, play::tape_of(play::root_of(state)), options);
    running = &session;
    session.run();
    decisions += session.decisions();
    return stopped;
}

bool wins(play::Library& library, campaign::State state, const play::Options& options,
          std::uint64_t& decisions) {
    const int before = state.chapters_played;
    campaign::State after = state;
    play_until(
        library, after, options, [&](const campaign::State& now) { return now.chapters_played > before; },
        decisions);
    return after.chronicle.back().ends_with(":alive");
}

/// What became of the games of one party size.
struct Sum {
    int played = 0;
    int greedy_won = 0;
    int search_won = 0;
    int gained = 0;  ///< won by search alone
    int lost = 0;    ///< won by greedy alone
    std::uint64_t decisions = 0;
    std::int64_t milliseconds = 0;
};

void show(const std::string& who, const Sum& sum) {
    const rehearse::Interval gain = rehearse::paired(sum.gained, sum.lost, sum.played);
    const double percent = 100.0 / std::max(1, sum.played);
    fmt::print(
        stderr,
        "{}: {} games, greedy {:.1f} %, search {:.1f} %, gain {:+.1f} points, 95 %: {:+.1f} to {:+.1f} "
        "({} gained, {} lost); {} decisions, {} ms\n",
        who, sum.played, percent * sum.greedy_won, percent * sum.search_won,
        percent * (sum.gained - sum.lost), 100 * gain.low, 100 * gain.high, sum.gained, sum.lost,
        sum.decisions, sum.milliseconds);
}

class Comparison {
 public:
    explicit Comparison(Arguments given)
        : given_(std::move(given)),
          library_(play::read_content(files_, source_folder(), "black_water"), "black_water") {
        std::string_view left = given_.at("--set");
        while (!left.empty()) {
            const std::string one(left.substr(0, left.find(',')));
            left.remove_prefix(std::min(one.size() + 1, left.size()));
            const std::string word = one.substr(one.find('=') + 1);
            const bool number = word.find_first_not_of("0123456789") == std::string::npos;
            settings_.set(one.substr(0, one.find('=')), number ? Value(std::stoi(word)) : Value(word));
        }
    }

    void play() {
        const int least = number("--seats");
        const int most = std::max(least, number("--to"));
        std::map<int, Sum> sums;
        Sum all;
        for (int left = number("--games") * (most - least + 1), seed = number("--first"); left > 0; ++seed)
            for (int seats = least; seats <= most; ++seats) {
                if (sums[seats].played >= number("--games")) continue;
                if (!one(seats, static_cast<std::uint64_t>(seed), {&sums[seats], &all})) continue;
                --left;
            }
        for (const auto& [seats, sum] : sums)
            show(fmt::format("{} heroes", seats), sum);
        show("together", all);
    }

 private:
    int number(const std::string& name) const { return std::atoi(given_.at(name).c_str()); }

    /// False if the campaign never comes to the chapter.
    bool one(int seats, std::uint64_t seed, std::initializer_list<Sum*> sums) {
        campaign::State state = rehearse::beginning(library_, seats, seed, settings_);
        std::uint64_t ignored = 0;
        std::uint64_t decisions = 0;
        const bool there = play_until(
            library_, state, {},
            [&](const campaign::State& now) {
                return now.stage == campaign::Stage::lay && now.chapter == given_.at("--chapter");
            },
            ignored);
        if (!there) return false;
        const bool greedy = wins(library_, state, {}, ignored);
        const auto begun = std::chrono::steady_clock::now();
        const bool search =
            wins(library_, state,
                 {.policy = play::Policy::search, .budget = {.playouts = number("--budget")}}, decisions);
        const auto took =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
        for (Sum* sum : sums) {
            ++sum->played;
            sum->greedy_won += greedy ? 1 : 0;
            sum->search_won += search ? 1 : 0;
            sum->gained += search && !greedy ? 1 : 0;
            sum->lost += greedy && !search ? 1 : 0;
            sum->decisions += decisions;
            sum->milliseconds += took.count();
        }
        fmt::print("{} {} {} {} {} {}\n", seats, seed, greedy ? 1 : 0, search ? 1 : 0, decisions,
                   took.count());
        std::fflush(stdout);
        return true;
    }

    Arguments given_;
    save::DiskFiles files_;
    play::Library library_;
    Value settings_ = Value::table();
};

}  // namespace

int main(int argc, char** argv) {
    Arguments given{{"--chapter", "03_the_sluice"},
                    {"--set", "difficulty=grim"},
                    {"--budget", "64"},
                    {"--first", "1"},
                    {"--games", "100"},
                    {"--seats", "2"},
                    {"--to", "4"}};
    for (int i = 1; i + 1 < argc; i += 2)
        given[argv[i]] = argv[i + 1];
    Comparison(std::move(given)).play();
    return 0;
}
