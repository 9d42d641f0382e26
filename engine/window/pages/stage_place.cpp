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
    explicit StagePlace(const Setting& setting) : setting_(setting), cards_(setting) {}

    void add(const Rect& box, Page& page) {
        if (has_boards(setting_.view.scene))
            return place(board_stage(setting_, cards_, box.w, box.h), box, page);
        if (!cards_.empty()) place(cards_.again(box.w, box.h, page.kept), box, page);
        add_acting(setting_, box, page);
    }

    bool have_others_room(const Rect& box) const {
        return !has_boards(setting_.view.scene) && cards_.has_others() && cards_.have_room(box.w, box.h);
    }

 private:
    const Setting& setting_;
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
