// What a blow costs in the end, after everything that was told to stop some of it (layout.lua, `sums`).
#pragma once

#include "table/event.h"
#include "table/value.h"

#include <optional>

namespace tankard::scene {

class Toll {
 public:
    /// A sentence was told. Gives what the latest sum costs as far as is known, if it is news.
    std::optional<int> heard(const Event& told, const Value& sums);

 private:
    Value said_{};  ///< the layout's entry for the latest sum, until it is known what it costs
    Value slot_{};  ///< that says whom it is for
    Ref to_{};
    int left_ = 0;
};

}  // namespace tankard::scene
