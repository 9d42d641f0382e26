#include "window/pages/board_rows.h"

#include "window/pages/chart_pieces.h"
#include "window/pages/track_pieces.h"
#include "window/pages/zoom_pieces.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

class Rows {
 public:
    Rows(const Ruler& ruler, const TableView& view, const Offering& offering, const scene::Seat* first)
        : ruler_(ruler), view_(view), offering_(offering), scene_(view.scene), offers_(offering.offers()) {
        for (const scene::Board& board : scene_.boards)
            shown_.push_back(&board);
        for (const bool focused : {true, false})
            for (const scene::Seat& seat : scene_.seats)
                for (const scene::Board& board : seat.boards)
                    if ((&seat == first) == focused) shown_.push_back(&board);
        for (const scene::Board* board : shown_)
            if (!view.zoom.whole() && board->squares.front().ref.board() == view.zoom.at.board())
                near_ = board;
    }

    Block made(float least, float w, float room, bool with_tracks) const {
        Block all;
        for (const scene::Track& track : scene_.tracks) {
            if (!with_tracks) break;
            all.take(track_block(ruler_, track, scene_.seats, w, true), 0,
                     all.h > 0 ? all.h + ruler_.gap() : 0);
        }
        if (!scene_.charts.empty()) {
            Block block = charts(w, room - all.h, with_tracks && least > 0);
            if (block.h == 0 && least > 0) return {};
            all.take(std::move(block), 0, all.h > 0 ? all.h + ruler_.gap() : 0);
        }
        const float top = all.h > 0 ? all.h + ruler_.gap() : 0;
        for (float most = ruler_.em * 5; !shown_.empty() && most >= std::max(least * ruler_.em, 4.0F);
             most *= 0.92F) {
            const float side = std::floor(most);
            const bool can_grow = side * Zoom{.steps = 1}.factor() <= ruler_.em * kLargestSquare;
            const float beside = can_grow ? zoom_width(ruler_) + ruler_.gap() : 0;
            Block block = in_rows(w - beside, side);
            if (block.w > w - beside + 0.5F || top + block.h > room) continue;
            Part part;
            if (near_ != nullptr) block = close(w - beside, room - top, side, part);
            Block keys;
            if (can_grow) keys = zoom_block(ruler_, view_, offering_, near_, part, block.h);
            const float right = block.w + ruler_.gap();
            all.take(std::move(block), 0, top);
            all.take(std::move(keys), right, top);
            return all;
        }
        return shown_.empty() ? all : Block();
    }

 private:
    /// Charts side by side; where room is least, only the one where somebody is. Nothing if they do not fit.
    Block charts(float w, float room, bool all_of_them) const {
        Block all;
        const auto count = static_cast<float>(all_of_them ? scene_.charts.size() : 1);
        const float apart = ruler_.gap() * 3;
        const float wide = std::floor((w - (count - 1) * apart) / count);
        for (const bool tight : {false, true}) {
            all = {};
            for (const scene::Chart& chart : scene_.charts)
                if (all_of_them || chart.now)
                    all.take(chart_block(ruler_, chart, wide, tight), all.w > 0 ? all.w + apart : 0, 0);
            if (all.h <= room && all.w <= w + 0.5F) return all;
        }
        return {};
    }

    /// A part of one board in large; squares would have the side `least` where all is whole.
    Block close(float w, float room, float least, Part& part) const {
        Block all;
        if (shown_.size() > 1) all.take(caption(*near_, w), 0, 0);
        float side = std::floor(std::min(least * view_.zoom.factor(), ruler_.em * kLargestSquare));
        const auto fit = [&] {
            const auto [edges_w, edges_h] = board_size(ruler_, {}, side);
            return std::pair(static_cast<int>((room - all.h - edges_h) / side),
                             static_cast<int>((w - edges_w) / side));
        };
        while (side > least && std::min(fit().first, fit().second) < 2)  // else there is little to see
            --side;
        part = part_of(*near_, view_.zoom, fit().first, fit().second);
        const float top = all.h;
        all.take(board_block(ruler_, *near_, part, offers_, side, view_.turnings), 0, top);
        return all;
    }

    Block in_rows(float w, float side) const {
        Block all;
        Flow flow(w, 0, ruler_.gap() * 2, ruler_.gap());
        for (const scene::Board* board : shown_) {
            Block block;
            if (shown_.size() > 1)
                block.take(caption(*board, board_size(ruler_, whole(*board), side).first), 0, 0);
            block.take(board_block(ruler_, *board, whole(*board), offers_, side, view_.turnings), 0, block.h);
            const auto [x, y] = flow.next(block.w, block.h);
            all.take(std::move(block), x, y);
        }
        return all;
    }

    Piece caption(const scene::Board& board, float wide) const {
        Piece caption;
        const std::string words = board.seat == SeatId::none
                                      ? board.label
                                      : scene_.seats[static_cast<std::size_t>(number_of(board.seat))].player;
        caption.texts.push_back(line_of(ruler_,
                                        ruler_.type.fit(words, Typeface::italic, ruler_.small(), wide),
                                        Typeface::italic, ruler_.small(), Ink::light, 0, 0));
        caption.box = caption.texts.back().box;
        return caption;
    }

    const Ruler& ruler_;
    const TableView& view_;
    const Offering& offering_;
    const scene::Scene& scene_;
    Offers offers_;
    std::vector<const scene::Board*> shown_;
    const scene::Board* near_ = nullptr;  ///< in large, alone
};

}  // namespace

bool has_boards(const scene::Scene& scene) {
    return !scene.boards.empty() || !scene.tracks.empty() || !scene.charts.empty() ||
           std::any_of(scene.seats.begin(), scene.seats.end(),
                       [](const scene::Seat& seat) { return !seat.boards.empty(); });
}

Block board_rows(const Ruler& ruler, const TableView& view, const Offering& offering,
                 const scene::Seat* first, float least, float w, float room) {
    const Rows rows(ruler, view, offering, first);
    Block all = rows.made(least, w, room, true);
    return all.h == 0 && least == 0 ? rows.made(least, w, room, false) : all;
}

}  // namespace tankard::window
