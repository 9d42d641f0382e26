// The state's hash: XXH3 over the same bytes that a save would hold, in one byte order. Equal games have
// equal hashes on every compiler, processor and run.
#pragma once

#include "table/reader.h"
#include "table/table.h"
#include "table/writer.h"

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <cereal/archives/portable_binary.hpp>
#include <cereal/types/array.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/utility.hpp>
#include <cereal/types/variant.hpp>
#include <cereal/types/vector.hpp>

CEREAL_CLASS_VERSION(tankard::Table, 3)

namespace tankard {

std::uint64_t hash_bytes(std::string_view bytes);

/// The canonical bytes of any value that cereal can write.
template <typename T>
std::string to_bytes(const T& value) {
    std::string all;
    bytes::Writer writer(all);
    writer(value);
    return all;
}

/// The value of such bytes, whoever made them. Malformed, or another std::exception, if they are none.
template <typename T>
void from_bytes(std::string_view bytes, T& value) {
    Reader reader(bytes);
    reader(value);
    reader.finish();
}

template <typename T>
std::uint64_t hash_of(const T& value) {
    return hash_bytes(to_bytes(value));
}

}  // namespace tankard
