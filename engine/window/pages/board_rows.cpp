#include "window/pages/board_rows.h"

#include "window/pages/chart_pieces.h"
#include "window/pages/track_pieces.h"

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
        : ruler_(ruler), scene_(view.scene), offers_(offering.offers()) {
        for (const scene::Board& board : scene_.boards)
            shown_.push_back(&board);
        for (const bool focused : {true, false})
            for (const scene::Seat& seat : scene_.seats)
                for (const scene::Board& board : seat.boards)
                    if ((&seat == first) == focused) shown_.push_back(&board);
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
            Block block = in_rows(w, std::floor(most));
            if (block.w > w + 0.5F || top + block.h > room) continue;
            all.take(std::move(block), 0, top);
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

    Block in_rows(float w, float side) const {
        Block all;
        Flow flow(w, 0, ruler_.gap() * 2, ruler_.gap());
        for (const scene::Board* board : shown_) {
            Block block;
            if (shown_.size() > 1) block.take(caption(*board, side), 0, 0);
            block.take(board_block(ruler_, *board, offers_, side), 0, block.h);
            const auto [x, y] = flow.next(block.w, block.h);
            all.take(std::move(block), x, y);
        }
        return all;
    }

    Piece caption(const scene::Board& board, float side) const {
        Piece caption;
        const std::string words = board.seat == SeatId::none
                                      ? board.label
                                      : scene_.seats[static_cast<std::size_t>(number_of(board.seat))].player;
        caption.texts.push_back(line_of(
            ruler_, ruler_.type.fit(words, Typeface::italic, ruler_.small(), board_size(board, side).first),
            Typeface::italic, ruler_.small(), Ink::light, 0, 0));
        caption.box = caption.texts.back().box;
        return caption;
    }

    const Ruler& ruler_;
    const scene::Scene& scene_;
    Offers offers_;
    std::vector<const scene::Board*> shown_;
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
