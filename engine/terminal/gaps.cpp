#include "terminal/gaps.h"

#include <optional>
#include <utility>

namespace tankard::terminal {

bool Gaps::is_empty_turn(std::size_t head) const {
    if (!told_[head].begins || told_[head].own || told_[head].kept) return false;
    for (std::size_t i = head + 1; i < told_.size() && !told_[i].begins; ++i)
        if (!out_[i]) return false;
    return true;
}

bool Gaps::leave_out() {
    const auto stays = [](const Told& told) { return told.kept || told.own || told.weighs || told.begins; };
    for (std::size_t i = 0; i < told_.size(); ++i)
        if (!out_[i] && !stays(told_[i])) return out_[i] = true;
    for (std::size_t i = 0; i < told_.size(); ++i)
        if (!out_[i] && is_empty_turn(i)) return out_[i] = true;
    return false;
}

std::vector<Told> Gaps::shown(const More& more) const {
    std::vector<Told> all;
    Gap gap;
    std::optional<std::size_t> place;  // of what stands for the gap
    bool in_sum = false;               // a turn whose beginning is left out
    const auto close = [&] {
        if (!place) return;
        all[*place].text = more ? more(gap) : std::string();
        if (all[*place].text.empty()) all.erase(all.begin() + static_cast<std::ptrdiff_t>(*place));
        gap = {{}, gap.whose, false};
        place.reset();
    };
    for (std::size_t i = 0; i < told_.size(); ++i) {
        if (told_[i].begins) {
            if (!out_[i] || !in_sum) close();
            in_sum = out_[i];
            gap.whose = in_sum ? Told::kNobody : told_[i].about;
        }
        if (!out_[i]) {
            all.push_back(told_[i]);
            continue;
        }
        if (!place) {
            place = all.size();
            all.push_back({.text = {}, .kept = false, .about = gap.whose});
        }
        gap.gone.push_back(told_[i]);
    }
    close();
    return all;
}

}  // namespace tankard::terminal
