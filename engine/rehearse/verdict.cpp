#include "rehearse/verdict.h"

namespace tankard::rehearse {

Verdict verdict_of(const Tally& tally, const Aim& aim) {
    if (tally.played == 0) return Verdict::open;
    const Interval interval = wilson(tally);
    if (interval.low * 100 > aim.most) return Verdict::too_easy;
    if (interval.high * 100 < aim.least) return Verdict::too_hard;
    const bool inside =
        tally.won * 100 >= tally.played * aim.least && tally.won * 100 <= tally.played * aim.most;
    return inside || aim.least == aim.most ? Verdict::met : Verdict::open;
}

std::string_view words_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::met: return "met";
        case Verdict::too_easy: return "too easy";
        case Verdict::too_hard: return "too hard";
        case Verdict::open: return "more games";
    }
    return "";
}

}  // namespace tankard::rehearse
