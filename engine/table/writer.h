// Writes plain data as cereal's portable binary archive does, little end first, straight into a string: the
// same bytes without a stream for every number. Read them with that archive, or with save::Reader where a
// stranger may have made them.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <type_traits>

#include <cereal/cereal.hpp>

namespace tankard::bytes {

class Writer : public cereal::OutputArchive<Writer, cereal::AllowEmptyClassElision> {
 public:
    /// Appends to `bytes`, which must outlive it.
    explicit Writer(std::string& bytes) : OutputArchive(this), bytes_(bytes) {
        static_assert(std::endian::native == std::endian::little);
        constexpr char kLittle = 1;
        put(&kLittle, 1);
    }

    void put(const void* from, std::size_t size) { bytes_.append(static_cast<const char*>(from), size); }

 private:
    std::string& bytes_;
};

template <typename Number>
requires std::is_arithmetic_v<Number>
void CEREAL_SAVE_FUNCTION_NAME(Writer& writer, const Number& number) { writer.put(&number, sizeof number); }

template <typename T>
void CEREAL_SERIALIZE_FUNCTION_NAME(Writer& writer, cereal::NameValuePair<T>& pair) {
    writer(pair.value);
}

template <typename T>
void CEREAL_SERIALIZE_FUNCTION_NAME(Writer& writer, cereal::SizeTag<T>& size) {
    writer(size.size);
}

template <typename T>
void CEREAL_SAVE_FUNCTION_NAME(Writer& writer, const cereal::BinaryData<T>& data) {
    writer.put(data.data, static_cast<std::size_t>(data.size));
}

}  // namespace tankard::bytes
