#include "rehearse/rivals.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::rehearse {

std::vector<RivalRow> seats_of(const ChapterFigures& chapter) {
    std::vector<RivalRow> rows;
    for (const auto& [seat, tally] : chapter.seats)
        rows.push_back({fmt::format("{}", seat), tally});
    return rows;
}

std::vector<RivalRow> owned_of(const ChapterFigures& chapter) {
    std::vector<RivalRow> rows;
    std::int64_t most = 0;
    for (const auto& [_, tally] : chapter.seats)
        most += tally.played;
    for (const auto& [id, tally] : chapter.owned)
        if (tally.played < most) rows.push_back({id, tally});
    std::stable_sort(rows.begin(), rows.end(), [](const RivalRow& one, const RivalRow& other) {
        return one.chapters.rate() > other.chapters.rate();
    });
    return rows;
}

}  // namespace tankard::rehearse
