// Small blocks of memory for one Lua state: a list of free blocks for each size, cut from larger ones that
// are given back when the pool ends. Lua says a block's size when it frees it, so none is kept beside it. One
// pool, one thread.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace tankard::script {

#if defined(__SANITIZE_ADDRESS__)  // gcc's word
inline constexpr bool kPoolsBlocks = false;
#elif defined(__has_feature)
inline constexpr bool kPoolsBlocks = !__has_feature(address_sanitizer);  // clang's
#else
inline constexpr bool kPoolsBlocks = true;
#endif

class Pool {
 public:
    static constexpr std::size_t kMost = 512;  ///< bytes

    /// All other blocks are malloc's; with the address sanitizer every one is, so that it is watched.
    static constexpr bool pools(std::size_t size) { return kPoolsBlocks && size > 0 && size <= kMost; }

    /// As realloc: moves `old_size` bytes at `block`, nothing if there are none, to where `new_size` have
    /// room; nothing if there is no memory. Both sizes as they were asked for.
    void* resize(void* block, std::size_t old_size, std::size_t new_size);
    void release(void* block, std::size_t size);

 private:
    struct Free {
        Free* next;
    };
    static constexpr std::size_t kGrain = 16;

    static std::size_t list_of(std::size_t size) { return (size - 1) / kGrain; }
    void* take(std::size_t size);
    void* cut(std::size_t list);

    std::array<Free*, kMost / kGrain> free_{};
    std::vector<std::unique_ptr<std::byte[]>> chunks_;
    std::byte* rest_ = nullptr;  ///< of the last chunk
    std::size_t left_ = 0;
};

}  // namespace tankard::script
