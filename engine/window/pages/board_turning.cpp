#include "window/pages/board_turning.h"

#include "window/pages/board_edges.h"
#include "window/pages/board_ground.h"
#include "window/pages/board_tokens.h"

#include <cstddef>
#include <utility>

namespace tankard::window {
namespace {

class TurningBlock {
 public:
    TurningBlock(const BoardPlan& plan, const Turning& turning, std::uint64_t thing)
        : plan_(plan), turning_(turning), thing_(thing) {
        floor_.box = plan.place(turning.block);
        middle_ = middle_of(floor_.box);
    }

    Block made() {
        swing(floor_, middle_, false);
        block_.pieces.push_back({});  // the floor's place, below what stands on it
        slabs();
        for (const int cell : plan_.cells)
            if (plan_.is_in(turning_.block, cell)) standing(cell);
        for (const int cell : plan_.cells)
            if (plan_.is_in(turning_.block, cell)) put_own_edges(plan_, floor_, cell);
        block_.pieces.front() = std::move(floor_);
        block_.spots.clear();
        return std::move(block_);
    }

 private:
    static Pin middle_of(const Rect& box) { return {box.x + box.w / 2, box.y + box.h / 2}; }

    void swing(Piece& piece, const Pin& held, bool upright) {
        if (piece.thing == 0) piece.thing = thing_++;
        block_.swings.push_back({piece.thing, middle_, held, turning_.quarters, upright});
    }
    /// What is read stays upright: it leaves the floor. All that came since `first` goes along with `held`.
    void stand_up(std::size_t first, const Pin& held) {
        for (std::size_t i = first; i < block_.pieces.size(); ++i)
            swing(block_.pieces[i], held, true);
    }
    void lift_texts() {
        for (Text& text : std::exchange(floor_.texts, {}))
            block_.pieces.push_back({.box = text.box, .texts = {text}});
    }
    void slabs() {
        const std::size_t first = block_.pieces.size();
        for (const scene::Frame& block : plan_.closed)
            if (plan_.is_in(turning_.block, plan_.first_of(block))) put_slab(plan_, floor_, block);
        lift_texts();
        stand_up(first, middle_);
    }
    void standing(int cell) {
        const std::size_t first = block_.pieces.size();
        put_ground(plan_, floor_, cell);
        lift_texts();
        add_tokens(plan_, block_, cell);
        stand_up(first, middle_of(plan_.place(cell)));
    }

    const BoardPlan& plan_;
    const Turning& turning_;
    std::uint64_t thing_;
    Pin middle_;
    Piece floor_;
    Block block_;
};

}  // namespace

Block turning_block(const BoardPlan& plan, const Turning& turning, std::uint64_t thing) {
    return TurningBlock(plan, turning, thing).made();
}

}  // namespace tankard::window
