#include "window/paint/bare.h"

#include <algorithm>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kMostRound = 10;  ///< pixels of a round corner

bool fills(Look look) {
    switch (look) {
        case Look::strip:
        case Look::plaque:
        case Look::tray:
        case Look::likely:
        case Look::panel:
        case Look::focus:
        case Look::card:
        case Look::chip:
        case Look::button:
        case Look::picture:
        case Look::page: return true;
        default: return false;
    }
}

}  // namespace

std::vector<Rect> bare(float width, float height, const std::vector<Rect>& covers) {
    std::vector<float> edges{0, height};
    for (const Rect& box : covers)
        for (const float y : {box.y, box.bottom()})
            if (y > 0 && y < height) edges.push_back(y);
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    std::vector<Rect> all;
    std::vector<std::pair<float, float>> taken;
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) {  // between two edges nothing begins or ends
        const float top = edges[i];
        const float high = edges[i + 1] - top;
        taken.clear();
        for (const Rect& box : covers)
            if (box.y <= top && box.bottom() >= top + high) taken.emplace_back(box.x, box.right());
        std::sort(taken.begin(), taken.end());
        float x = 0;
        for (const auto& [left, right] : taken) {
            if (left > x) all.push_back({x, top, std::min(left, width) - x, high});
            x = std::max(x, right);
        }
        if (x < width) all.push_back({x, top, width - x, high});
    }
    return all;
}

void add_covers(const Piece& piece, std::vector<Rect>& covers) {
    if (piece.lift > 0) return;  // turned, or risen
    for (const Figure& shape : piece.shapes) {
        if (!fills(shape.look)) continue;
        const float round = std::min(kMostRound, std::min(shape.box.w, shape.box.h) / 2);
        covers.push_back({shape.box.x + round, shape.box.y, shape.box.w - 2 * round, shape.box.h});
        covers.push_back({shape.box.x, shape.box.y + round, shape.box.w, shape.box.h - 2 * round});
    }
}

}  // namespace tankard::window
