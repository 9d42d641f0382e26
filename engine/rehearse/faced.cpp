#include "rehearse/faced.h"

#include <algorithm>

namespace tankard::rehearse {

std::vector<FacedRow> faced_in(const ChapterFigures& chapter, int seats) {
    std::vector<FacedRow> rows;
    for (const auto& [id, card] : chapter.faced)
        rows.push_back({id, card.turns.count(), card.turns.mean() / seats,
                        static_cast<double>(card.turns.quantile(95)) / seats, card.lost.mean() / seats,
                        card.danger.rate()});
    std::stable_sort(rows.begin(), rows.end(),
                     [](const FacedRow& a, const FacedRow& b) { return a.lost > b.lost; });
    return rows;
}

}  // namespace tankard::rehearse
