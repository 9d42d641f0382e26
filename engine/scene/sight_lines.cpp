#include "scene/sight_lines.h"

#include "table/value.h"

#include <algorithm>
#include <cstddef>

namespace tankard::scene {

std::optional<SightLines> sight_lines(const Value& declared, const BoardKind& kind) {
    if (!declared.is_table()) return std::nullopt;
    SightLines lines;
    const std::string* word = declared.at("lines").text();
    lines.straight_ = word != nullptr && *word == "straight";
    lines.blind_ = kind.obstacles.solid;
    lines.obstacles_ = kind.obstacles;
    const auto mark = [&](std::string_view part, std::bitset<256>& terrains) {
        for (const auto& [_, name] : declared.at(part).entries())
            for (std::size_t i = 0; i < kind.terrains.size(); ++i)
                if (name.text() != nullptr && kind.terrains[i] == Name::of(*name.text())) terrains.set(i);
    };
    mark("blind", lines.blind_);
    lines.obstacles_.solid |= lines.blind_;
    mark("ends", lines.obstacles_.solid);
    for (const auto& [_, name] : declared.at("stopped_by").entries())
        if (name.text() != nullptr) lines.stopped_by_.push_back(Name::of(*name.text()));
    return lines;
}

bool SightLines::stopped_by(Name kind) const {
    return std::find(stopped_by_.begin(), stopped_by_.end(), kind) != stopped_by_.end();
}

std::vector<int> SightLines::from(const tankard::Board& board, int cell,
                                  const std::function<bool(int)>& hides) const {
    std::vector<int> seen;
    if (straight_) {
        for (const Side side : {Side::north, Side::east, Side::south, Side::west})
            for (int there = board.neighbour(cell, side); there >= 0; there = board.neighbour(there, side)) {
                if (blind_[board.at(there).terrain] || !sees(board, cell, there, obstacles_)) break;
                seen.push_back(there);
                if (hides(there)) break;
            }
        std::sort(seen.begin(), seen.end());
        return seen;
    }
    for (int there = 0; there < static_cast<int>(board.squares()); ++there)
        if (there != cell && !blind_[board.at(there).terrain] && sees(board, cell, there, obstacles_))
            seen.push_back(there);
    return seen;
}

}  // namespace tankard::scene
