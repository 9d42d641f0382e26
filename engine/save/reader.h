// Reads what to_bytes (table/hash.h) wrote, for bytes that a stranger may have made: cereal's portable binary
// archive believes every length it reads and follows any nesting. This one refuses, with a Trouble, lengths
// that the bytes cannot hold (all lengths of a payload together), tables nested deeper than kDeepestValue,
// and bytes left over.
#pragma once

#include "save/files.h"
#include "table/value.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include <cereal/cereal.hpp>

namespace tankard::save {

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
        if (length > lengths_) refuse();
        lengths_ -= length;
    }

    void deeper(int by) {
        depth_ += by;
        if (depth_ > kDeepestValue) refuse();
    }

    void finish() const {
        if (!rest_.empty()) refuse();
    }

 private:
    [[noreturn]] static void refuse() { throw Trouble("an entry makes no sense"); }

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

inline void prologue(Reader& reader, const Value&) { reader.deeper(1); }
inline void epilogue(Reader& reader, const Value&) { reader.deeper(-1); }

}  // namespace tankard::save
