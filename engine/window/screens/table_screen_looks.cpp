// What is told of a thing on which the mouse rests.
#include "scene/coordinates.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/hint.h"
#include "window/pages/places.h"
#include "window/screens/table_screen.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {

const scene::Card* TableScreen::card(std::uint64_t thing) const {
    const auto find = [&](const std::vector<scene::Zone>& zones) -> const scene::Card* {
        for (const scene::Zone& zone : zones)
            for (const scene::Card& card : zone.cards)
                if (index(card.id) + 1 == thing) return &card;
        return nullptr;
    };
    if (const scene::Card* found = find(scene_->zones)) return found;
    for (const scene::Seat& seat : scene_->seats)
        if (const scene::Card* found = find(seat.zones)) return found;
    return nullptr;
}

const scene::Face* TableScreen::looked_at() const {
    if (looked_at_ == kTitleThing) return scene_->chapter ? &*scene_->chapter : nullptr;
    if (looked_at_ >= kSeatThing && looked_at_ < kRowThing)
        return looked_at_ - kSeatThing < scene_->seats.size()
                   ? scene_->seats[looked_at_ - kSeatThing].played.get()
                   : nullptr;
    if (looked_at_ == 0 || (looked_at_ >= kZoneThing && looked_at_ < kChoiceThing)) return nullptr;
    const std::size_t choice = looked_at_ - kChoiceThing;
    if (looked_at_ >= kChoiceThing)
        return ask_ && choice < ask_->choices.size() && ask_->choices[choice].face
                   ? &*ask_->choices[choice].face
                   : nullptr;
    if (const scene::Card* shown = card(looked_at_)) return &shown->face;
    if (looked_at_ >= kStepThing) return nullptr;
    const auto [stands, _] = scene::standing_as(*scene_, static_cast<CardId>(looked_at_ - 1));
    return stands != nullptr ? &stands->face : nullptr;
}

std::vector<std::string> TableScreen::topics() const {
    std::vector<std::string> all;
    if (const scene::Face* face = looked_at(); face != nullptr && face->meanings)
        for (const scene::Meaning& meaning : *face->meanings)
            all.push_back(meaning.topic);
    return all;
}

std::vector<std::string> TableScreen::refusals(Ref thing) const {
    return ask_ ? refusals_of(*ask_, thing) : std::vector<std::string>();
}

/// A pile's name beside it, or what numbered places cost and give.
void TableScreen::add_name(const Ruler& ruler, Page& page) const {
    const auto at = std::find_if(page.pieces.begin(), page.pieces.end(),
                                 [&](const Piece& piece) { return piece.thing == looked_at_; });
    if (at == page.pieces.end()) return;
    const auto find = [&](const std::vector<scene::Zone>& zones) {
        for (const scene::Zone& zone : zones) {
            if (kZoneThing + index(zone.id) != looked_at_) continue;
            if (page.reads_out && !zone.told.empty()) return true;
            const Rect pile = at->box;
            const std::string said =
                at->hint.empty() ? fmt::format("{} {}", zone.label, zone.size) : at->hint;
            add_hint(ruler, page, pile, said);
            return true;
        }
        return false;
    };
    if (find(scene_->zones)) return;
    for (const scene::Seat& seat : scene_->seats)
        if (find(seat.zones)) return;
}

/// A square's name, what the ground is there and why nothing can be done with it, beside it.
void TableScreen::add_ground(const Ruler& ruler, Page& page) const {
    const scene::Board* board =
        pointed_square_ ? scene::board_numbered(*scene_, pointed_square_.board()) : nullptr;
    if (board == nullptr || whisper_) return;  // whoever pressed it is told why not
    const scene::Square& square = board->squares[static_cast<std::size_t>(pointed_square_.cell())];
    std::string said = fmt::format("{}: {}", square.name, square.ground);
    if (!square.rule.empty()) said += "\n" + square.rule;
    for (const std::string& why : refusals(pointed_square_))
        said += "\n" + why;
    for (const Spot& spot : boards_.squares())
        if (spot.number == static_cast<std::int64_t>(pointed_square_.bits()))
            return add_hint(ruler, page, spot.box, said);
}

/// Beside the question, never over it; at the left edge if what is looked at lies there.
float TableScreen::look_at(const Ruler& ruler, const Page& page, float w) const {
    const float beside = std::max(ruler.em, pane_of(ruler, page.width, page.height).x - ruler.em - w);
    const auto covers = [&](const Piece& piece) {
        return piece.thing == looked_at_ && piece.box.x < beside + w && beside < piece.box.right();
    };
    return std::any_of(page.pieces.begin(), page.pieces.end(), covers) ? ruler.em : beside;
}

void TableScreen::add_look(const Ruler& ruler, Page& page) const {
    if (looked_at_ >= kZoneThing && looked_at_ < kTitleThing) return add_name(ruler, page);
    if (looked_at_ == kGroundThing) return add_ground(ruler, page);
    if (page.portrays && looked_at_ == kChoiceThing + *page.portrays) return;  // it is told there already
    const scene::Face* face = looked_at();
    if (face == nullptr) return add_hint(ruler, page, looked_at_);
    std::vector<std::string> more;
    if (looked_at_ < kStepThing) more = refusals(Ref::card(static_cast<CardId>(looked_at_ - 1), 0));
    const float w = std::min(ruler.em * 17, page.width * 0.45F);
    Piece piece = large_card(ruler, *face, more, w, page.height - ruler.em);
    move(piece, look_at(ruler, page, w), std::max(ruler.em / 2, (page.height - piece.box.h) / 2));
    piece.layer = 1;
    if (face->meanings && !face->meanings->empty())  // what it explains, and how to read more of it
        page.spots.push_back({piece.texts.back().box, Does::explain, 0, false});
    page.pieces.push_back(std::move(piece));
}

}  // namespace tankard::window
