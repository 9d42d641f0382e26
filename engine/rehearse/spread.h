// How often each whole number was seen: turns of a chapter, XP of a hero. Counts add up in any order to the
// same spread, so that parts of a run can be put together; mean and quantiles are taken from the counts.
#pragma once

#include <cstdint>
#include <map>

namespace tankard::rehearse {

class Spread {
 public:
    /// `value` was seen `times` times; times at least 1.
    void add(std::int64_t value, std::int64_t times = 1);
    Spread& operator+=(const Spread& other);

    bool empty() const { return counts_.empty(); }
    std::int64_t count() const;
    /// 0 if nothing was seen, as for all below.
    double mean() const;
    /// The smallest value that at least `percent` of those seen do not exceed; percent 0..100.
    std::int64_t quantile(int percent) const;
    std::int64_t least() const { return empty() ? 0 : counts_.begin()->first; }
    std::int64_t most() const { return empty() ? 0 : counts_.rbegin()->first; }
    const std::map<std::int64_t, std::int64_t>& counts() const { return counts_; }

    friend bool operator==(const Spread&, const Spread&) = default;

 private:
    std::map<std::int64_t, std::int64_t> counts_;  ///< value -> times
};

}  // namespace tankard::rehearse
