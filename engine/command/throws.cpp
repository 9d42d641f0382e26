// `tankard throws`: how often simulated throws hit, by skill and special throw; and the figures that
// companions throw by.
#include "command/options.h"
#include "command/say.h"
#include "throw/survey.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <thread>

#include <fmt/format.h>

namespace tankard::command {
namespace {

using namespace thrown;

constexpr std::array<std::string_view, 3> kSkills{"clumsy", "steady", "deft"};
constexpr double kFair = 20.52;  ///< chi-square, five degrees of freedom, one in a thousand

double spread(double sum, double squares, std::int64_t count) {
    const auto n = static_cast<double>(count);
    return n == 0 ? 0 : std::sqrt(std::max(0.0, squares / n - sum / n * (sum / n)));
}

std::string line(std::string_view name, std::string_view skill, const Survey& all) {
    std::string text = fmt::format("{:15} {:6} {:5.1f}  ", name, skill, 100 * all.rate());
    for (const std::int64_t count : all.sections)
        text += fmt::format(" {:4.1f}", 100 * all.part(count));
    text += "  ";
    for (const std::int64_t count : all.misses)
        text += fmt::format(" {:4.1f}", 100 * all.part(count));
    return text + fmt::format("   {:4.2f} {:5.1f} {:5.1f} {:5.1f}\n",
                              static_cast<double>(all.bounces) /
                                  static_cast<double>(std::max<std::int64_t>(1, all.throws)),
                              spread(all.across, all.across_squared, all.throws),
                              all.along / static_cast<double>(std::max<std::int64_t>(1, all.throws)),
                              spread(all.along, all.along_squared, all.throws));
}

/// How far the companions' thrower is from simulated throws, in the section where it is furthest: percentage
/// points.
double apart(const Survey& all, const Handicap& handicap, fighter::Skill skill, std::uint64_t seed) {
    constexpr int kMany = 200'000;
    Stream chance(seed, 2);
    const fighter::Demand demand{1, handicap.bounces, 1000, handicap.id};
    const std::span<const fighter::Demand> demands{&demand, handicap.id.empty() ? 0U : 1U};
    const fighter::Conditions conditions{handicap.bounces,
                                         handicap.id.empty() || handicap.bounces > 1 ? 0U : 1U, false};
    std::array<std::int64_t, 6> sections{};
    for (int i = 0; i < kMany; ++i) {
        const fighter::Record record = fighter::throw_die(skill, demands, 3, chance);
        if (fighter::hits(record, conditions)) ++sections[static_cast<std::size_t>(record.place) - 1];
    }
    double most = 0;
    for (std::size_t i = 0; i < sections.size(); ++i)
        most = std::max(most, std::abs(100 * all.part(all.sections[i]) -
                                       100.0 * static_cast<double>(sections[i]) / kMany));
    return most;
}

}  // namespace

int throws(const Options& options) {
    const std::int64_t count = options.games;
    const std::uint64_t seed = options.seed.value_or(1);
    const int workers = options.workers > 0
                            ? options.workers
                            : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const std::int64_t special = std::max<std::int64_t>(1, count * 3 / 20);
    if (options.write) {
        show(stdout, fitted(count, special, seed, workers));
        return 0;
    }
    show(stdout,
         "throw           skill    hit%   ring1    2    3    4    5  ten    undone short  off hole bone lean "
         "  "
         "bounces across along±\n");
    Survey sum;
    double furthest = 0;
    double furthest_special = 0;
    double seconds = 0;
    for (std::size_t skill = 0; skill < kSkills.size(); ++skill) {
        const auto before = std::chrono::steady_clock::now();
        const Survey all = survey(plain_throw(), static_cast<fighter::Skill>(skill), count, seed, workers);
        seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
        show(stdout, line("plain", kSkills[skill], all));
        sum.add(all);
        furthest = std::max(furthest, apart(all, plain_throw(), static_cast<fighter::Skill>(skill), seed));
    }
    for (const Handicap& each : handicaps())
        for (std::size_t skill = 0; skill < kSkills.size(); ++skill) {
            const auto by = static_cast<fighter::Skill>(skill);
            const Survey all = survey(each, by, special, seed, workers);
            show(stdout, line(each.id, kSkills[skill], all));
            furthest_special = std::max(furthest_special, apart(all, each, by, seed));
        }
    show(stdout,
         fmt::format("companions' thrower: at most {:.2f} points from these in any section of a plain throw, "
                     "{:.2f} of a special one\n",
                     furthest, furthest_special));
    show(stdout,
         fmt::format("faces of {} plain throws: {}; chi-square {:.2f} ({}; fair dice stay below {} in 999 of "
                     "1000 cases)\n",
                     sum.throws, fmt::join(sum.numbers, " "), sum.unfairness(),
                     sum.unfairness() < kFair ? "fair" : "not fair", kFair));
    show(stdout,
         fmt::format(
             "not at rest in time: {:.2f}%; leaning: {:.2f}%; {:.0f} throws a second with {} workers\n",
             100 * sum.part(sum.settled), 100 * sum.part(sum.cocked),
             static_cast<double>(sum.throws) / seconds, workers));
    return 0;
}

}  // namespace tankard::command
