#include "script/pool.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace tankard::script {
namespace {

constexpr std::size_t kChunk = 32U << 10;

}  // namespace

/// A new block from the last chunk, or from another; what was left of that one is given up.
void* Pool::cut(std::size_t list) {
    const std::size_t size = (list + 1) * kGrain;
    if (left_ < size) {
        auto* chunk = new (std::nothrow) std::byte[kChunk];
        if (chunk == nullptr) return nullptr;
        chunks_.emplace_back(chunk);
        rest_ = chunk;
        left_ = kChunk;
    }
    void* block = rest_;
    rest_ += size;
    left_ -= size;
    return block;
}

void* Pool::take(std::size_t size) {
    if (!pools(size)) return std::malloc(size);
    Free*& first = free_[list_of(size)];
    if (first == nullptr) return cut(list_of(size));
    void* block = first;
    first = first->next;
    return block;
}

void Pool::release(void* block, std::size_t size) {
    if (!pools(size)) return std::free(block);
    Free*& first = free_[list_of(size)];
    first = ::new (block) Free{first};
}

void* Pool::resize(void* block, std::size_t old_size, std::size_t new_size) {
    if (block == nullptr) return take(new_size);
    if (pools(old_size) && pools(new_size) && list_of(old_size) == list_of(new_size)) return block;
    if (!pools(old_size) && !pools(new_size)) return std::realloc(block, new_size);
    void* moved = take(new_size);
    if (moved == nullptr) return nullptr;
    std::memcpy(moved, block, std::min(old_size, new_size));
    release(block, old_size);
    return moved;
}

}  // namespace tankard::script
