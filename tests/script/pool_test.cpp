#include "script/pool.h"

#include <cstdint>
#include <cstring>
#include <map>
#include <vector>

#include <doctest/doctest.h>

using tankard::script::Pool;

namespace {

struct Block {
    std::vector<unsigned char> content;
    unsigned char* place = nullptr;
};

bool intact(const Block& block) {
    return std::memcmp(block.place, block.content.data(), block.content.size()) == 0;
}

}  // namespace

TEST_CASE("blocks that live at once keep what was written, whatever grows, shrinks or goes between") {
    Pool pool;
    std::map<int, Block> blocks;
    std::uint32_t chance = 1;
    const auto draw = [&](std::uint32_t most) {
        chance = chance * 1664525 + 1013904223;
        return (chance >> 8) % most;
    };
    for (int step = 0; step < 20'000; ++step) {
        const int name = static_cast<int>(draw(300));
        Block& block = blocks[name];
        const std::size_t old_size = block.content.size();
        if (block.place != nullptr) REQUIRE(intact(block));
        if (block.place != nullptr && draw(3) == 0) {
            pool.release(block.place, old_size);
            blocks.erase(name);
            continue;
        }
        const std::size_t size = 1 + draw(draw(4) == 0 ? 3 * Pool::kMost : 100);
        block.place = static_cast<unsigned char*>(pool.resize(block.place, old_size, size));
        REQUIRE(reinterpret_cast<std::uintptr_t>(block.place) % 16 == 0);
        block.content.resize(size, static_cast<unsigned char>(step));
        std::memcpy(block.place, block.content.data(), size);
    }
    for (auto& [name, block] : blocks) {
        CHECK(intact(block));
        pool.release(block.place, block.content.size());
    }
}

TEST_CASE("a block that is given back is the next of its size, at the edges of sizes too") {
    Pool pool;
    for (const std::size_t size :
         {std::size_t{1}, std::size_t{16}, std::size_t{17}, Pool::kMost, Pool::kMost + 1}) {
        void* block = pool.resize(nullptr, 0, size);
        REQUIRE(block != nullptr);
        std::memset(block, 1, size);
        pool.release(block, size);
        void* again = pool.resize(nullptr, 0, size);
        CHECK((again == block || !Pool::pools(size)));
        pool.release(again, size);
    }
}
