#include "window/pages/acting.h"
#include "window/pages/board_stage.h"
#include "window/pages/places.h"
#include "window/pages/stage_cards.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

class StagePlace {
 public:
    explicit StagePlace(const Setting& setting) : setting_(setting), ruler_(setting.ruler), cards_(setting) {}

    void add(const Rect& box, Page& page) {
        if (has_boards(setting_.view.scene))
            return place(board_stage(setting_, cards_, box.w, box.h), box, page);
        const Rect rest = thrown(box, page);
        if (!cards_.empty()) place(cards_.any(rest.w, rest.h), rest, page);
        add_acting(setting_, box, page);
    }

    bool have_others_room(const Rect& box) const {
        if (has_boards(setting_.view.scene) || !cards_.has_others()) return false;
        Page unused;
        const Rect rest = thrown(box, unused);
        return cards_.whole(rest.w, rest.h).has_value();
    }

 private:
    /// The dice just rolled lie at the right, if there is room beside the cards; returns what is left.
    Rect thrown(const Rect& box, Page& page) const {
        const TableView& view = setting_.view;
        std::vector<Roll> loose;
        for (const Roll& roll : view.rolls)
            if (roll.card == CardId::none || !cards_.has(roll.card)) loose.push_back(roll);
        Block dice =
            dice_block(ruler_, loose, view.throws, std::min(box.w * 0.2F, ruler_.em * 9), box.h, Ink::light);
        if (dice.w <= 0) return box;
        const float wide = dice.w;
        place(std::move(dice), {box.right() - wide, box.y, wide, box.h}, page);
        return {box.x, box.y, box.w - wide - ruler_.em, box.h};
    }

    const Setting& setting_;
    const Ruler& ruler_;
    StageCards cards_;
};

}  // namespace

bool have_others_room(const Setting& setting, const Rect& stage) {
    Setting tried = setting;
    tried.others_on_stage = true;
    return StagePlace(tried).have_others_room(stage);
}

void add_stage(const Setting& setting, const Rect& box, Page& page) {
    if (box.w > 0 && box.h > 0) StagePlace(setting).add(box, page);
}

}  // namespace tankard::window
