// What a question makes of the things on a table: which may be chosen, what a press on them does, which lie
// on each other. Pure; the same for every place of the table.
#pragma once

#include "window/pages/block.h"
#include "window/pages/board_pieces.h"
#include "window/pages/table_view.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tankard::window {

/// Equal cards lie on each other.
struct Heap {
    const scene::Card* shown = nullptr;
    int size = 0;
};

class Offering {
 public:
    /// The view outlives it.
    explicit Offering(const TableView& view);

    bool is_offered(Ref thing) const;
    bool is_offered(CardId card) const { return is_offered(Ref::card(card, 0)); }
    /// A zone's cards as heaps: what can be wounded lies alone, and so do those that are marked.
    std::vector<Heap> heaps(const scene::Zone& zone) const;
    /// What its side of a fight would come to with this card, if the question says so.
    std::optional<int> total(CardId card) const;
    /// Whether an answer would pay for it, or put down what pays for it (Choice::goals, with a cost).
    bool is_payable(CardId card) const;
    /// Whether something is known to be impossible with it now.
    bool is_refused(CardId card) const;
    /// The first reason for that, as a sentence; empty: there is none.
    std::string why_not(CardId card) const;
    /// Whether the question is about a card that lies there.
    bool needs(const scene::Zone& zone) const;
    /// The same, or whether what was answered a moment ago was about one: it stays where it was.
    bool concerns(const scene::Zone& zone) const;
    /// What a press on a card does: the one option that is about it, a choice among several, or a closer
    /// look.
    Spot spot_of(const Piece& piece, CardId card, bool& glows) const;
    /// The first choice that is about the hero of who sits below, who lies nowhere but on their plaque.
    std::optional<std::size_t> about_self() const;
    /// A card's piece in its place, with its spot.
    void put(Block& into, Piece piece, CardId card, float x, float y) const;
    /// The same of what lies nowhere: there is no closer look by pressing it.
    void put(Block& into, Piece piece, Ref thing, float x, float y) const;
    /// The same for boards.
    Offers offers() const;

    /// What the question makes the middle of the stage; what was answered a moment ago stays there.
    scene::Star star() const;
    /// The square that it is about, if the layout says one.
    Ref star_at() const;
    /// Whether a zone of who is asked lies on the stage for that.
    bool is_with_star(const scene::Zone& zone) const;

    /// The board of who sits below that stands on the plaque while the stage is about something else
    /// (layout.lua, `seat.home`); null: none does now, or somebody looks closer at a board.
    const scene::Board* home(const scene::Seat* below) const;

    /// Who sits below: whoever is asked, else whose eyes these are, else who has the turn; null if nobody
    /// sits there.
    const scene::Seat* focus() const;

 private:
    /// The choices that are about a thing; while only those about another are shown, of them those about
    /// both. If none is: all, but of a place none while a card is being put somewhere.
    std::vector<std::size_t> about(Ref thing) const;
    const scene::Refused* refused(CardId card) const;
    bool is_marked(CardId card) const;
    /// Whether that is on offer, and nobody is faced: the stage is free for all of it.
    bool is_market(const scene::Zone& zone) const;
    /// Whether something may be done with it that nothing speaks against: it shines.
    bool beckons(Ref thing) const;
    const scene::Ask* asked() const { return view_.asked(); }
    /// Whether what is dragged may go there, if something is; else whether it shines by itself.
    bool shines(const Spot& spot, bool by_itself) const;
    /// Whether it is somebody who could do something next.
    bool acts(Ref thing) const;
    /// Who is held, or dragged, and could do something next; none: nobody is.
    Ref held() const;
    /// Whether who is held could do something to a thing, or to the square where it is.
    bool leads(Ref thing) const;
    /// What a press on a thing answers, or chooses among if it could do something; nothing if no option is
    /// about it.
    std::optional<Spot> answers_by(const Piece& piece, Ref thing) const;
    void put(Block& into, Piece piece, const Spot& spot) const;
    int cost_of(Ref square) const;
    /// Who could do what the mouse or the focus is on, else whatever is asked.
    std::vector<CardId> able() const;
    /// The way to what the mouse or the focus is on, or at least where that is.
    std::vector<Ref> pointed_way() const;
    void find_twins(const std::vector<scene::Zone>& zones);

    const TableView& view_;
    std::map<CardId, CardId> twins_;  ///< of equal cards in one place the rules offer one; people press any
};

}  // namespace tankard::window
