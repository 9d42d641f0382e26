#include "window/pages/grounds.h"

#include "window/pages/chart_pieces.h"
#include "window/pages/markers.h"
#include "window/pages/track_pieces.h"
#include "window/pages/zoom_pieces.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kLargestSpace = 3.6F;    ///< the side of a chart's space, in ems
constexpr float kLargestInChain = 2.5F;  ///< the same whatever stands over it
constexpr float kLeastInChain = 1.7F;    ///< else they are no chain
constexpr float kLargestWhenMet = 1.6F;  ///< while it is about whom they met there
constexpr float kLeastSquare = 4;        ///< pixels
constexpr float kSmaller = 0.94F;        ///< from one size that is tried to the next

/// Whether anybody stands before the party.
bool faces_any(const scene::Scene& scene) {
    return std::any_of(scene.zones.begin(), scene.zones.end(), [](const scene::Zone& zone) {
        return zone.role == scene::Role::faced && zone.size > 0;
    });
}

}  // namespace

bool has_boards(const scene::Scene& scene) {
    return !scene.tracks.empty() || !scene.charts.empty() || has_squares(scene);
}

bool has_squares(const scene::Scene& scene) {
    return !scene.boards.empty() || std::any_of(scene.seats.begin(), scene.seats.end(),
                                                [](const scene::Seat& seat) { return !seat.boards.empty(); });
}

Grounds::Grounds(const Ruler& ruler, const TableView& view, const Offering& offering,
                 const scene::Seat* below, float w)
    : ruler_(ruler), view_(view), offering_(offering), scene_(view.scene), offers_(offering.offers()) {
    for (const scene::Board& board : scene_.boards)
        main_.push_back(&board);
    const bool own = main_.empty();
    const scene::Board* home = offering.home(below);
    std::size_t boards = main_.size();
    for (const scene::Seat& seat : scene_.seats)
        for (const scene::Board& board : seat.boards) {
            ++boards;
            if (&board != home) (own && &seat == below ? main_ : others_).push_back(&board);
        }
    several_ = boards > 1;
    if (main_.empty()) main_.swap(others_);
    for (const scene::Chart& chart : scene_.charts)
        if (chart.now && main_.empty())
            here_ = &chart;
        else
            far_.push_back(&chart);
    if (here_ == nullptr && main_.empty() && !far_.empty()) {  // the way has not begun
        here_ = far_.front();
        far_.erase(far_.begin());
    }
    if (here_ != nullptr && !far_.empty()) {
        for (const scene::Chart& chart : scene_.charts)
            chain_.push_back(&chart);
        const bool fits = chain_size(ruler, chain_, w, std::round(ruler.em * kLeastInChain)).first <= w;
        (fits ? far_ : chain_).clear();
        met_ = fits && faces_any(scene_);
        if (met_) chain_ = {here_};
    }
    for (const auto* boards : {&main_, &others_})
        for (const scene::Board* board : *boards)
            if (!view.zoom.whole() && board->squares.front().ref.board() == view.zoom.at.board())
                near_ = board;
}

Block Grounds::tracks(float w) const {
    float wanted = 0;
    for (const scene::Track& track : scene_.tracks)
        wanted += track_wants(ruler_, track);
    const float apart = ruler_.em;
    Block all;
    Flow flow(w, 0, apart, ruler_.gap());
    const auto count = static_cast<float>(scene_.tracks.size());
    for (const scene::Track& track : scene_.tracks) {
        const float beside = std::floor((w - apart * (count - 1)) * track_wants(ruler_, track) / wanted);
        Block block = track_block(ruler_, track, scene_.seats, beside > ruler_.em * 8 ? beside : w, true);
        const auto [x, y] = flow.next(block.w, block.h);
        all.take(std::move(block), x, y);
    }
    return all;
}

float Grounds::largest(float w, float h) const {
    const float most = ruler_.em * (met_         ? kLargestWhenMet
                                    : is_chain() ? kLargestInChain
                                    : is_chart() ? kLargestSpace
                                                 : kLargestSquare);
    for (float side = std::floor(most); side >= kLeastSquare; --side) {
        const auto [wide, high] = size(side, w);
        if (wide <= w + 0.5F && high <= h) return side;
    }
    return 0;
}

std::pair<float, float> Grounds::size(float side, float w) const {
    const float beside = zoom_room(side);
    const auto [wide, high] = is_chain()   ? chain_size(ruler_, chain_, w, side, !met_)
                              : is_chart() ? chart_size(ruler_, *here_, w, side, true)
                                           : size(main_, side, w - beside);
    return {wide + beside, high};
}

Block Grounds::main(float side, float w, float h) const {
    Block block;
    Part part;
    const float beside = zoom_room(side);
    if (near_ != nullptr)
        block = close(side, w - beside, h, part);
    else
        block = whole(side, w - beside);
    if (beside <= 0) return block;
    Block keys = zoom_block(ruler_, view_, offering_, near_, part, block.h);
    float right = block.w + ruler_.gap();
    // What a dark board lies in reaches round them.
    Piece& ground = block.pieces.front();
    if (!ground.shapes.empty() && ground.shapes.front().look == Look::tray) {
        ground.shapes.front().box.w = ground.box.w = right + keys.w - ground.box.x;
        right = block.w;
        block.w = ground.box.right();
    }
    block.take(std::move(keys), right, right < block.w ? std::round(ruler_.gap() * 0.5F) : 0);
    return block;
}

Block Grounds::around(Ref square, float w, float h) const {
    constexpr int kAround = 3;
    const auto on = std::find_if(main_.begin(), main_.end(), [square](const scene::Board* board) {
        return square && board->squares.front().ref.board() == square.board();
    });
    if (on == main_.end()) return {};
    const scene::Board& board = **on;
    const Part part = part_of(board, {.at = square}, kAround, kAround);
    Block all;
    if (board.seat != SeatId::none) all.take(caption(board, w), 0, 0);
    const float top = all.h;
    for (float side = std::floor(std::min(w, h) / kAround); side >= ruler_.em * 2; --side) {
        const auto [wide, high] = board_size(ruler_, part, side);
        if (wide > w || top + high > h) continue;
        all.take(board_block(ruler_, board, part, offers_, side, view_.turnings), 0, top);
        return all;
    }
    return {};
}

Block Grounds::others(float most, float w, float h) const {
    if (!has_others()) return {};
    if (!far_.empty()) {
        const auto count = static_cast<float>(far_.size());
        const float apart = ruler_.gap() * 3;
        const float wide = std::floor((w - (count - 1) * apart) / count);
        for (const bool named : {true, false}) {
            Block all;
            for (const scene::Chart* chart : far_)
                all.take(chart_block(ruler_, *chart, wide, std::min(most, ruler_.em * 2.1F), named),
                         all.w > 0 ? all.w + apart : 0, 0);
            if (all.h <= h && all.w <= w + 0.5F) return all;
        }
        return {};
    }
    for (float side = most; side >= ruler_.em * 0.7F; side *= kSmaller) {
        const auto [wide, high] = size(others_, std::floor(side), w);
        if (wide <= w + 0.5F && high <= h) return rows(others_, std::floor(side), w);
    }
    return {};
}

Block Grounds::all(float least, float w, float h) const {
    if (is_chart()) return {};
    std::vector<const scene::Board*> boards = main_;
    boards.insert(boards.end(), others_.begin(), others_.end());
    for (float side = ruler_.em * kLargestSquare; side >= std::max(least, kLeastSquare); side *= kSmaller) {
        const float beside = zoom_room(side);
        const auto [wide, high] = size(boards, std::floor(side), w - beside);
        if (wide > w - beside + 0.5F || high > h) continue;
        Part part;
        Block block = near_ != nullptr ? close(std::floor(side), w - beside, h, part)
                                       : rows(boards, std::floor(side), w - beside);
        Block keys = zoom_block(ruler_, view_, offering_, near_, part, block.h);
        const float right = block.w + ruler_.gap();
        if (beside > 0) block.take(std::move(keys), right, 0);
        return block;
    }
    return {};
}

/// Room for the keys beside squares that can grow.
float Grounds::zoom_room(float side) const {
    const bool can_grow = std::floor(side) * Zoom{.steps = 1}.factor() <= ruler_.em * kLargestSquare;
    return !main_.empty() && can_grow ? zoom_width(ruler_) + ruler_.gap() : 0;
}

Block Grounds::whole(float side, float w) const {
    if (is_chain()) return chain_block(ruler_, chain_, w, side, !met_);
    return is_chart() ? chart_block(ruler_, *here_, w, side, true) : rows(main_, side, w);
}

/// A part of one board in large; squares have the side `least` where all is whole.
Block Grounds::close(float least, float w, float h, Part& part) const {
    Block all;
    if (several_) all.take(caption(*near_, w), 0, 0);
    float side = std::floor(std::min(least * view_.zoom.factor(), ruler_.em * kLargestSquare));
    const auto fit = [&] {
        const auto [edges_w, edges_h] = board_size(ruler_, {}, side);
        return std::pair(static_cast<int>((h - all.h - edges_h) / side),
                         static_cast<int>((w - edges_w) / side));
    };
    while (side > least && std::min(fit().first, fit().second) < 2)  // else there is little to see
        --side;
    part = part_of(*near_, view_.zoom, fit().first, fit().second);
    const float top = all.h;
    all.take(board_block(ruler_, *near_, part, offers_, side, view_.turnings), 0, top);
    return all;
}

std::pair<float, float> Grounds::size(const std::vector<const scene::Board*>& boards, float side,
                                      float w) const {
    const float named = several_ ? Type::line(ruler_.small()) : 0;
    Flow flow(w, 0, ruler_.gap() * 2, ruler_.gap());
    std::pair<float, float> all;
    for (const scene::Board* board : boards) {
        const auto [wide, high] = board_size(ruler_, window::whole(*board), side);
        const auto [x, y] = flow.next(wide, named + high);
        all = {std::max(all.first, x + wide), std::max(all.second, y + named + high)};
    }
    return all;
}

Block Grounds::rows(const std::vector<const scene::Board*>& boards, float side, float w) const {
    Block all;
    Flow flow(w, 0, ruler_.gap() * 2, ruler_.gap());
    for (const scene::Board* board : boards) {
        Block block;
        if (several_)
            block.take(caption(*board, board_size(ruler_, window::whole(*board), side).first), 0, 0);
        block.take(board_block(ruler_, *board, window::whole(*board), offers_, side, view_.turnings), 0,
                   block.h);
        const auto [x, y] = flow.next(block.w, block.h);
        all.take(std::move(block), x, y);
    }
    return all;
}

Piece Grounds::caption(const scene::Board& board, float wide) const {
    Piece caption;
    const std::string words = board.seat == SeatId::none
                                  ? board.label
                                  : scene_.seats[static_cast<std::size_t>(number_of(board.seat))].player;
    unsigned size = ruler_.small();
    const auto fits = [&] { return ruler_.type.width(words, Typeface::regular, size) <= wide; };
    while (!fits() && static_cast<float>(size) > static_cast<float>(ruler_.small()) * 0.6F)
        --size;
    caption.texts.push_back(line_of(ruler_, fits() ? words : std::string(initial(words)), Typeface::regular,
                                    size, Ink::light, 0, 0));
    caption.box = {0, 0, caption.texts.back().box.w, Type::line(ruler_.small())};
    return caption;
}

}  // namespace tankard::window
