#include "window/pages/chronicle_page.h"

#include "window/pages/tale_page.h"
#include "window/pages/tale_scene.h"

#include <cmath>
#include <cstddef>
#include <utility>

namespace tankard::window {

Page chronicle_page(const Ruler& ruler, const scene::Chronicle& chronicle, float width) {
    const float margin = std::round(ruler.em * 0.8F);
    const float pad = std::round(ruler.em * 1.4F);
    const Rect inside{margin + pad, margin + pad, width - 2 * (margin + pad), 0};
    Page page;
    page.width = width;
    page.pieces.emplace_back();  // the paper, when it is known how high it is
    float y = inside.y;
    Piece head;
    head.box = {inside.x, y, inside.w, 0};
    const float high = std::round(ruler.em * 6);
    if (!chronicle.picture.empty()) {
        picture(ruler, head, chronicle.picture, "open-book 🕮", "earth", {inside.x, y, inside.w, high});
        y += high + ruler.gap();
    }
    const auto line = [&](const std::string& words, Typeface face, unsigned size, Ink ink) {
        for (const std::string& part : ruler.type.wrap(words, face, size, inside.w)) {
            head.texts.push_back(line_of(ruler, part, face, size, ink, inside.x, y, inside.w, Align::centre));
            y += Type::line(size);
        }
    };
    line(chronicle.title, Typeface::bold, static_cast<unsigned>(ruler.em * 2.8F), Ink::text);
    if (!chronicle.party.empty()) line(chronicle.party, Typeface::italic, ruler.large(), Ink::faint);
    head.box.h = std::ceil(y - head.box.y);
    page.pieces.push_back(std::move(head));
    y += pad;
    const auto add = [&](Block block, float x) {
        const Rect box{std::round(x), std::round(y), block.w, block.h};
        place(std::move(block), box, page);
        y = box.bottom() + pad;
    };
    if (!chronicle.way.spaces.empty()) {
        Block way = way_block(ruler, chronicle.way, inside.w, ruler.em * 2.1F);
        const float x = inside.x + (inside.w - way.w) / 2;
        add(std::move(way), x);
    }
    for (const scene::Tale& tale : chronicle.chapters)
        add(tale_block(ruler, tale, inside.w), inside.x);
    if (!chronicle.end.empty()) {
        Piece end;
        const Rect box{inside.x + inside.w * 0.15F, y, inside.w * 0.7F, 1'000'000};
        const float bottom =
            paragraph(ruler, end, chronicle.end, Typeface::italic, ruler.large(), Ink::text, box);
        end.box = {box.x, y, box.w, std::ceil(bottom - y)};
        y = end.box.bottom() + pad;
        page.pieces.push_back(std::move(end));
    }
    page.height = std::ceil(y + margin);
    Piece& paper = page.pieces.front();
    paper.box = Rect{0, 0, page.width, page.height}.inset(margin);
    paper.shapes.push_back({paper.box, Look::page, ""});
    return page;
}

std::vector<Drawing> chronicle_scenes(const Ruler& ruler, const scene::Chronicle& chronicle,
                                      const Page& page) {
    std::vector<Drawing> all;
    std::size_t next = 0;
    const std::vector<TaleStage> stages = tale_stages(page);
    for (const scene::Tale& tale : chronicle.chapters) {
        if (!has_scene(tale) || next >= stages.size()) continue;
        const TaleStage& stage = stages[next++];
        const TaleScene told = tale_scene(tale, stage);
        all.push_back(stage_set(ruler.type, *told.backdrop, stage.box, told.staging));
    }
    return all;
}

}  // namespace tankard::window
