// Reads what to_bytes (table/hash.h) wrote, for bytes that a stranger may have made: cereal's portable binary
// archive believes every length it reads and follows any nesting. This one refuses lengths that the bytes
// cannot hold (all lengths together), tables nested deeper than kDeepestValue, and bytes left over. A list
// grows as its elements come, so that the memory it takes stays in proportion to the bytes.
//
// What is refused is a Malformed. What the numbers mean (indices, links) is for the reader's user to test.
#pragma once

#include "table/value.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string_view>
#include <type_traits>
#include <vector>

#include <cereal/archives/portable_binary.hpp>
#include <cereal/cereal.hpp>

namespace tankard {
class Reader;
}

/// Cereal wants to know which archive writes what this one reads.
template <>
struct cereal::traits::detail::get_output_from_input<tankard::Reader> {
    using type = cereal::PortableBinaryOutputArchive;
};

namespace tankard {

/// The bytes are none that a Tankard wrote. What it says is the rest of "…: ".
struct Malformed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Levels of tables in one value.
inline constexpr int kDeepestValue = 200;

class Reader : public cereal::InputArchive<Reader, cereal::AllowEmptyClassElision> {
 public:
    explicit Reader(std::string_view bytes) : InputArchive(this), rest_(bytes), lengths_(bytes.size()) {
        std::uint8_t little = 0;
        take(&little, 1);
        if (little != 1) refuse();
    }

    template <typename Number>
    void take_number(Number& number) {
        static_assert(std::endian::native == std::endian::little);
        take(&number, sizeof number);
    }

    void take(void* to, std::size_t size) {
        if (size > rest_.size()) refuse();
        if (size > 0) std::memcpy(to, rest_.data(), size);
        rest_.remove_prefix(size);
    }

    /// Every element of every list has at least one byte of its own.
    void claim(std::uint64_t length) {
        if (length > lengths_ || length > rest_.size()) refuse();
        lengths_ -= length;
    }

    void deeper(int by) {
        depth_ += by;
        if (depth_ > kDeepestValue) refuse();
    }

    std::size_t left() const { return rest_.size(); }

    void finish() const {
        if (!rest_.empty()) refuse();
    }

    [[noreturn]] static void refuse() { throw Malformed("its bytes make no sense"); }

 private:
    std::string_view rest_;
    std::uint64_t lengths_;
    int depth_ = 0;
};

template <typename Number>
requires std::is_arithmetic_v<Number>
void CEREAL_LOAD_FUNCTION_NAME(Reader& reader, Number& number) {
    if constexpr (std::is_same_v<Number, bool>) {
        std::uint8_t byte = 0;
        reader.take_number(byte);
        number = byte != 0;
    } else {
        reader.take_number(number);
    }
}

template <typename T>
void CEREAL_SERIALIZE_FUNCTION_NAME(Reader& reader, cereal::NameValuePair<T>& pair) {
    reader(pair.value);
}

template <typename T>
void CEREAL_SERIALIZE_FUNCTION_NAME(Reader& reader, cereal::SizeTag<T>& size) {
    reader(size.size);
    reader.claim(size.size);
}

template <typename T>
void CEREAL_LOAD_FUNCTION_NAME(Reader& reader, cereal::BinaryData<T>& data) {
    reader.take(data.data, static_cast<std::size_t>(data.size));
}

template <typename T>
void CEREAL_LOAD_FUNCTION_NAME(Reader& reader, std::vector<T>& list) {
    cereal::size_type size = 0;
    reader(cereal::make_size_tag(size));
    list.clear();
    if constexpr (std::is_arithmetic_v<T>) {
        if (size > reader.left() / sizeof(T)) Reader::refuse();
        list.resize(static_cast<std::size_t>(size));
        reader.take(list.data(), list.size() * sizeof(T));
    } else {
        for (cereal::size_type at = 0; at < size; ++at)
            reader(list.emplace_back());
    }
}

inline void prologue(Reader& reader, const Value&) { reader.deeper(1); }
inline void epilogue(Reader& reader, const Value&) { reader.deeper(-1); }

}  // namespace tankard
