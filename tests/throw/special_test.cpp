// Special throws as handicaps (6.6): each there is, as hard as its class says, and none like another.
#include "fighter/shipped.h"
#include "throw/survey.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

using namespace tankard;
using namespace tankard::thrown;
using fighter::Skill;

namespace {

constexpr std::int64_t kThrows = 1'300;

const Survey& of(std::string_view id) {
    static std::map<std::string_view, Survey> all;
    const auto found = all.find(id);
    if (found != all.end()) return found->second;
    return all[id] = survey(id.empty() ? plain_throw() : *handicap(id), Skill::steady, kThrows, 21);
}

/// What a plot of the throws shows, each with its standard error.
struct Figure {
    double value;
    double error;
};
std::array<Figure, 8> figures(const Survey& all) {
    const auto n = static_cast<double>(all.throws);
    const auto share = [&](std::int64_t count) {
        const double part = static_cast<double>(count) / n;
        return Figure{part, std::sqrt(std::max(part * (1 - part), 1 / n) / n)};
    };
    const auto spread = [&](double sum, double squares) {
        return std::sqrt(squares / n - sum / n * (sum / n));
    };
    const double across = spread(all.across, all.across_squared);
    const double along = spread(all.along, all.along_squared);
    return {share(all.hits),
            share(all.misses[0]),
            share(all.misses[1]),
            share(all.misses[2]),
            Figure{all.across / n, across / std::sqrt(n)},
            Figure{across, across / std::sqrt(2 * n)},
            Figure{all.along / n, along / std::sqrt(n)},
            Figure{along, along / std::sqrt(2 * n)}};
}

}  // namespace

TEST_CASE("every special throw of the content is in the table, and the table has no other") {
    const fighter::Content& content = fighter::test::shipped();
    CHECK(content.throw_ids.size() == handicaps().size());
    for (std::size_t i = 0; i < content.throw_ids.size(); ++i) {
        const Handicap* known = handicap(content.id(content.throw_ids[i]));
        REQUIRE_MESSAGE(known != nullptr, content.id(content.throw_ids[i]));
        CHECK(known->bounces == content.throws[i].bounces);
    }
    CHECK(std::is_sorted(handicaps().begin(), handicaps().end(),
                         [](const Handicap& one, const Handicap& other) { return one.id < other.id; }));
    CHECK(handicap("somersault") == nullptr);
}

TEST_CASE("6.6 special throws hit as often as their class says, within what a player notices") {
    const fighter::Content& content = fighter::test::shipped();
    constexpr std::array<double, 3> kModel{0.85, 0.70, 0.50};
    std::array<double, 3> sums{};
    std::array<int, 3> counts{};
    for (std::size_t i = 0; i < content.throw_ids.size(); ++i) {
        const std::string id(content.id(content.throw_ids[i]));
        const double factor = of(handicap(id)->id).rate() / of("").rate();
        const auto hardness = static_cast<std::size_t>(content.throws[i].hardness);
        CHECK_MESSAGE(std::abs(factor - kModel[hardness]) < 0.12, id << ": " << factor);
        sums[hardness] += factor;
        ++counts[hardness];
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
        CHECK(std::abs(sums[i] / counts[i] - kModel[i]) < 0.05);
}

TEST_CASE("each special throw differs from all others, and from a plain one, in a plotted figure") {
    std::vector<std::string_view> ids{""};
    for (const Handicap& each : handicaps())
        ids.push_back(each.id);
    for (std::size_t i = 0; i < ids.size(); ++i)
        for (std::size_t j = i + 1; j < ids.size(); ++j) {
            const auto one = figures(of(ids[i]));
            const auto other = figures(of(ids[j]));
            double most = 0;  // standard errors of the difference
            for (std::size_t k = 0; k < one.size(); ++k)
                most = std::max(
                    most, std::abs(one[k].value - other[k].value) / std::hypot(one[k].error, other[k].error));
            CHECK_MESSAGE(most > 4, ids[i] << " and " << ids[j] << ": " << most);
        }
}

TEST_CASE("several at once: what one forbids is forbidden, and strays multiply") {
    const std::array<const Handicap*, 2> both{handicap("crossbow"), handicap("weak_hand")};
    const Handicap sum = together(both);
    CHECK(sum.strengths.least == 600);
    CHECK(sum.strengths.most == 600);
    CHECK(sum.aim == handicap("crossbow")->aim * handicap("weak_hand")->aim / kFull);
    CHECK(limited({0, 100, 500, 0}, sum).strength == 600);
    const std::array<const Handicap*, 2> walls{handicap("bank"), handicap("card_jump")};
    CHECK(has(together(walls).obstacles, Obstacle::block));
    CHECK(has(together(walls).obstacles, Obstacle::card));
    CHECK(together({}).aim == kFull);
}

TEST_CASE("the companions' thrower is within a few points of fresh simulated throws") {
    for (const Skill skill : {Skill::clumsy, Skill::steady, Skill::deft}) {
        constexpr std::int64_t kMany = 4000;
        const Survey all = survey(plain_throw(), skill, kMany, 77);
        Stream chance(5, 1);
        std::array<int, 6> sections{};
        for (int i = 0; i < 40'000; ++i) {
            const fighter::Record record = fighter::throw_die(skill, {}, 3, chance);
            if (fighter::hits(record, {})) ++sections[static_cast<std::size_t>(record.place) - 1];
        }
        // One point is what the figures keep (`tankard throws`); the rest is chance: four standard errors.
        for (std::size_t i = 0; i < sections.size(); ++i)
            CHECK(std::abs(all.part(all.sections[i]) - sections[i] / 40'000.0) < 0.01 + 0.025);
    }
}

TEST_CASE("a survey is the same with any number of workers") {
    const Survey one = survey(plain_throw(), Skill::clumsy, 1700, 5, 1);
    const Survey three = survey(plain_throw(), Skill::clumsy, 1700, 5, 3);
    CHECK(one.throws == 1700);
    CHECK(one.hits == three.hits);
    CHECK(one.sections == three.sections);
    CHECK(one.misses == three.misses);
    CHECK(one.along_squared == three.along_squared);
}
