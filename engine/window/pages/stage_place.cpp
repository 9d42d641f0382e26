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
        on_cards(page);
    }

 private:
    /// A die that was thrown for a card lies on it.
    void on_cards(Page& page) const {
        const TableView& view = setting_.view;
        const float side = std::round(ruler_.em * 3);
        std::vector<Piece> dice;
        for (std::size_t i = 0; i < view.rolls.size(); ++i) {
            const Roll& roll = view.rolls[i];
            if (roll.card == CardId::none) continue;
            for (const Piece& piece : page.pieces) {
                if (piece.thing != index(roll.card) + 1 || piece.box.h < side * 2.4F) continue;
                Piece die =
                    die_on(ruler_, roll, kDieThing + std::uint64_t{view.throws} * 64U + 32U + i, side);
                move(die, piece.box.right() - die.box.w - 8, piece.box.y + 8);
                if (!crosses(page, die.box)) dice.push_back(std::move(die));
                break;
            }
        }
        for (Piece& die : dice)
            page.pieces.push_back(std::move(die));
    }
    /// Whether a die would hide a word.
    static bool crosses(const Page& page, const Rect& box) {
        return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
            return std::any_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
                return text.face != static_cast<std::uint8_t>(Typeface::icon) && text.box.x < box.right() &&
                       box.x < text.box.right() && text.box.y < box.bottom() && box.y < text.box.bottom();
            });
        });
    }

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

void add_stage(const Setting& setting, const Rect& box, Page& page) {
    if (box.w > 0 && box.h > 0) StagePlace(setting).add(box, page);
}

}  // namespace tankard::window
