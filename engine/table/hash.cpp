#include "table/hash.h"

#include <xxhash.h>

namespace tankard {

std::uint64_t hash_bytes(std::string_view bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

}  // namespace tankard
