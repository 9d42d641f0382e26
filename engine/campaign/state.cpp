#include "campaign/state.h"

namespace tankard::campaign {

std::uint64_t hash(const State& state) { return hash_of(state); }

}  // namespace tankard::campaign
