#include "throw/survey.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

#include <fmt/format.h>

namespace tankard::thrown {
namespace {

using fighter::Skill;

constexpr std::int64_t kBlock = 500;  ///< throws with a stream of their own
constexpr int kWhole = 10'000;
constexpr std::array kSkills{Skill::clumsy, Skill::steady, Skill::deft};

Survey block(const Handicap& handicap, Skill skill, std::int64_t throws, std::uint64_t seed) {
    Stream chance(seed, 1);
    const Steadiness steady = steadiness(skill);
    Survey counted;
    for (std::int64_t i = 0; i < throws; ++i)
        counted.count(simulate(handicap.usual, tremble(steady, chance), handicap), handicap);
    return counted;
}

/// Shares of ten thousand that make ten thousand together: what is left over goes to the largest.
template <std::size_t N>
std::array<int, N> shares(const std::array<std::int64_t, N>& counts) {
    std::int64_t all = 0;
    for (const std::int64_t count : counts)
        all += count;
    std::array<int, N> parts{};
    int sum = 0;
    for (std::size_t i = 0; i < N; ++i) {
        parts[i] = all == 0 ? 0 : static_cast<int>(counts[i] * kWhole / all);
        sum += parts[i];
    }
    *std::max_element(parts.begin(), parts.end()) += kWhole - sum;
    return parts;
}

std::string row(const Survey& survey) {
    std::array<std::int64_t, 12> counts{};
    std::copy(survey.sections.begin(), survey.sections.end(), counts.begin());
    std::copy(survey.misses.begin(), survey.misses.end(), counts.begin() + 6);
    return fmt::format("{{{{{}}}, {}}}", fmt::join(shares(counts), ", "),
                       survey.hits == 0 ? 0 : survey.further * kWhole / survey.hits);
}

}  // namespace

void Survey::count(const Outcome& outcome, const Handicap& handicap) {
    const fighter::Record& record = outcome.record;
    ++throws;
    const bool hit = outcome.performed && fighter::hits(record, {.bounces = handicap.bounces});
    const auto place = static_cast<std::size_t>(record.place);
    if (hit) {
        ++hits;
        ++sections[place - 1];
        further += record.bounces > handicap.bounces ? 1 : 0;
    } else {
        std::size_t why = 5;
        if (!outcome.performed)
            why = 0;
        else if (outcome.course.target && record.bounces < handicap.bounces)
            why = 1;
        else if (record.place == Spot::off)
            why = 2;
        else if (record.place == Spot::hole)
            why = 3;
        else if (record.place == Spot::bone)
            why = 4;
        ++misses[why];
    }
    ++numbers[static_cast<std::size_t>(outcome.number - 1)];
    settled += outcome.course.rested ? 0 : 1;
    cocked += outcome.course.cocked ? 1 : 0;
    bounces += record.bounces;
    across += outcome.course.end.x;
    across_squared += outcome.course.end.x * outcome.course.end.x;
    along += outcome.course.end.y;
    along_squared += outcome.course.end.y * outcome.course.end.y;
}

void Survey::add(const Survey& other) {
    throws += other.throws;
    hits += other.hits;
    further += other.further;
    settled += other.settled;
    cocked += other.cocked;
    bounces += other.bounces;
    across += other.across;
    across_squared += other.across_squared;
    along += other.along;
    along_squared += other.along_squared;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        sections[i] += other.sections[i];
        misses[i] += other.misses[i];
        numbers[i] += other.numbers[i];
    }
}

double Survey::unfairness() const {
    const double expected = static_cast<double>(throws) / 6;
    double sum = 0;
    for (const std::int64_t count : numbers)
        sum += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected) / expected;
    return sum;
}

Survey survey(const Handicap& handicap, Skill skill, std::int64_t throws, std::uint64_t seed, int workers) {
    const std::int64_t blocks = (throws + kBlock - 1) / kBlock;
    std::vector<Survey> parts(static_cast<std::size_t>(blocks));
    std::atomic<std::int64_t> next = 0;
    const auto work = [&] {
        for (std::int64_t at = next++; at < blocks; at = next++)
            parts[static_cast<std::size_t>(at)] =
                block(handicap, skill, std::min(kBlock, throws - at * kBlock),
                      mix(seed, static_cast<std::uint64_t>(at)));
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 1; i < workers; ++i)
            threads.emplace_back(work);
        work();
    }
    Survey all;
    for (const Survey& part : parts)  // in their order: the sums are the same with any number of workers
        all.add(part);
    return all;
}

std::string fitted(std::int64_t plain, std::int64_t special, std::uint64_t seed, int workers) {
    std::string text = fmt::format(
        "// How often throws end how, in ten thousandths: measured, not invented. Made by\n"
        "//   tankard throws --fit --throws {} --seed {}\n"
        "// from that many simulated plain throws of each skill and {} of each special throw ({} steps a "
        "second);\n"
        "// not edited by hand. A row: hits in rings 1 to 5 and the centre; misses: not performed, too few "
        "bounces, off\n"
        "// the target, in a hole, on a bone, leaning on the table; then, of hits, with more bounces than "
        "needed.\n"
        "#pragma once\n\n#include <array>\n#include <string_view>\n\nnamespace tankard::fighter {{\n\n"
        "struct Ends {{\n    std::array<int, 12> ends;\n    int further;\n}};\n\n"
        "struct Fitted {{\n    std::string_view id;  ///< of the special throw; none: a plain one\n"
        "    std::array<Ends, 3> skills;\n}};\n\n"
        "// clang-format off\ninline constexpr Fitted kFitted[] = {{\n",
        plain, seed, special, kStepsASecond);
    const auto add = [&](const Handicap& handicap, std::int64_t throws) {
        text += fmt::format("    {{\"{}\", {{{{\n", handicap.id);
        for (const Skill skill : kSkills)
            text += fmt::format("        {},\n", row(survey(handicap, skill, throws, seed, workers)));
        text += "    }}},\n";
    };
    add(plain_throw(), plain);
    for (const Handicap& each : handicaps())
        add(each, special);
    return text + "};\n// clang-format on\n\n}  // namespace tankard::fighter\n";
}

}  // namespace tankard::thrown
