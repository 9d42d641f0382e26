// The cards on the stage: what is played, what is faced, what is offered, in a row or as little as there is
// room for.
#pragma once

#include "window/pages/card_anatomy.h"
#include "window/pages/kept.h"
#include "window/pages/loose_cards.h"
#include "window/pages/places.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tankard::window {

class StageCards {
 public:
    explicit StageCards(const Setting& setting);

    bool empty() const { return groups_.empty(); }
    bool has(CardId card) const;
    /// Whether one of what others face is to be chosen.
    bool has_others() const;
    /// Whether anybody is faced.
    bool has_faced() const;
    /// Zones of the table with numbered places.
    const std::vector<const scene::Zone*>& spaces() const { return spaces_; }
    /// Zones of which only the number is known.
    const std::vector<const scene::Zone*>& shut() const { return shut_; }

    static constexpr float kReadable = 0.94F;  ///< type that can still be read, of the usual
    /// Which of them are shown: all, or only what is played, faced, or asked about, or that alone; the
    /// last only where each of them says what it does.
    enum class Which : std::uint8_t { all, needed, asked, asked_ruled };
    /// The shapes that cards may have.
    enum class Breadth : std::uint8_t { roomy, broad, usual, slim };
    /// In a row with all their words, as large as they fit, what is played at the left and what is faced in
    /// the middle; nothing if they do not fit. `least`: the smallest type, as a share of what it is
    /// elsewhere.
    std::optional<Block> whole(float w, float h, Which which = Which::all, float least = kReadable) const;
    /// What is offered and not asked about.
    std::vector<const scene::Zone*> not_needed() const;
    /// What is not asked about; nothing if the question is about none of it.
    std::vector<const scene::Zone*> not_asked() const;
    /// The same with as many words as there is room for; then plates, then tokens: whatever fits.
    Block any(float w, float h) const;
    /// The same: what stays lies as it was kept (TableView::kept), what is new beside it; all anew if that
    /// has no room. `kept`: how they lie now; null if they are too small to be remembered.
    Block again(float w, float h, std::shared_ptr<const Kept>& kept) const;
    /// Whether all of it has room with all its words, beside what was kept.
    bool have_room(float w, float h) const;
    Block plates(float w, Which which = Which::all) const;
    /// Each in one line of small letters.
    Block slips(float w) const;
    /// The same, or as plates, by what they lie in: each group below its name and of one width, in at most so
    /// many lines; nothing if that has no room.
    std::optional<Block> grouped(bool slips, std::size_t lines, float w) const;
    /// Only the names of what they lie in.
    Block names(float w) const;
    /// Small tokens, and the names of what is offered.
    Block tokens(float w) const;

 private:
    /// Cards that stand together: all of a role, what one zone offers, or what one of the others faces.
    struct Group {
        scene::Role role = scene::Role::faced;
        const scene::Zone* zone = nullptr;   ///< whose name stands above it; null: nobody needs to be told
        const scene::Seat* other = nullptr;  ///< not whose turn it is: they face it
        std::vector<Heap> cards;
        std::vector<const scene::Zone*> of{};  ///< where they lie
        bool grand = false;                    ///< everybody's enemy: who has a life, or is alone
        bool loose = false;                    ///< what can be chosen and lies nowhere
    };
    /// A group in its place.
    struct Placed {
        Group group;  ///< of a heap that is gone the place stays: nothing is shown there
        Laid laid;
        float type = 1;
        float x = 0;
        float y = 0;
    };

    void gather();
    void take(const scene::Zone& zone, const scene::Seat* seat);
    static std::string title(const Group& group);
    /// What a question brings onto the stage: of what is played only that has a zone of its own.
    static bool is_beside_star(const Group& group) {
        return group.role == scene::Role::played && group.zone != nullptr;
    }
    float caption(const Ruler& ruler, const Group& group) const;
    std::optional<Laid> laid(const Ruler& ruler, const Group& group, float high, bool whole, float w, float h,
                             Breadth breadth) const;
    bool lies_across(const Ruler& ruler, const Group& group, Laid& laid, float w) const;
    float width(const Ruler& ruler, const Group& group, const Laid& laid) const;
    float height(const Ruler& ruler, const Group& group, const Laid& laid) const;
    void put(const Group& group, std::size_t card, Block& into, Piece piece, float x, float y) const;
    bool is_needed(const Group& group) const;
    bool is_asked(const Group& group) const;
    bool is_among(Which which, const Group& group) const;
    Piece plate_of(const Heap& heap, float most) const;
    static std::string heading(const Group& group);
    Block in_lines(float w, float apart, Which which, const std::function<Piece(const Heap&)>& shape) const;
    bool is_lone_offer(const Group& group) const;
    bool is_aside(const Group& group) const;
    bool stays_back(const Group& group) const;
    bool is_too_dear(const Group& group, const scene::Card& card) const;
    bool recedes(const Group& group, const scene::Card& card) const;
    bool may_fit(const Ruler& ruler, float high, float w, float h, Which which, Breadth breadth) const;
    struct Row {
        std::vector<Placed> groups;
        std::vector<Kept::Group> gone;  ///< whose places are free for them when they come again
    };
    std::optional<Row> row(float type, float high, bool whole, float w, float h, Which which,
                           Breadth breadth) const;
    std::optional<Row> largest(float type, bool whole, float w, float h, Which which) const;
    /// Whether dice have room at both sides of who is faced.
    bool leaves_dice_room(const Row& row, float w) const;
    /// With large letters, where few have the whole height.
    std::optional<Row> broad(float w, float h) const;
    std::optional<Row> all_whole(float w, float h, Which which, float least) const;
    /// A row with as many words as there is room for; nothing if there is not even room for that.
    std::optional<Row> anew(float w, float h) const;
    static bool is_lone_grand(const Row& row);
    /// Whether all cards that do something say what.
    bool says_rules(const Row& row) const;
    scene::Face face_on_stage(const Group& group, const Heap& heap) const;
    Anatomy anatomy(const Row& row, const Placed& placed) const;
    Block made(const Row& row, const Placed& placed) const;
    Block made(const Row& row) const;
    Ruler lettered(float type) const;
    // What was kept.
    bool is_kept(float w, float h) const;
    std::optional<Row> as_kept(float w, float h) const;
    static bool is_same(const Kept::Group& kept, const Group& group);
    /// The cards of a group on the places that they had, and on those that are free; what is left over.
    static std::vector<Heap> settle(const Group& group,
                                    std::vector<std::pair<Placed, const Kept::Group*>>& on);
    /// Whether it has room, perhaps in smaller letters, as it was laid.
    bool fits(Placed& placed) const;
    /// Beside what has its place, as large as its like there if that has room; false if there is no room.
    bool add_beside(const Group& group, float w, float h, Row& row) const;
    /// What is free of the stage, from left to right.
    struct Gap {
        float from = 0;
        float to = 0;

        float wide() const { return to - from; }
    };
    std::vector<Gap> gaps_of(const Row& row, float w) const;
    /// In a gap of the row, as near to `at` as it goes; false if it is too narrow.
    bool add_to(Row& row, Placed added, const Gap& gap, float at, float h) const;
    /// The group in the size of those that stand there; nothing if it is of another kind or has no room so.
    std::optional<Placed> like(const Placed& standing, const Group& group) const;
    std::shared_ptr<const Kept> kept(const Row& row, float w, float h) const;

    static constexpr float kApart = 1.3F;     ///< ems between groups
    static constexpr float kDiceRoom = 4.5F;  ///< ems: of a die beside a card
    /// Of what is free: twice what is left of who dice are thrown at. Their picture is narrower than its
    /// room.
    static constexpr float kForDice = 0.7F;
    static constexpr float kMostCard = 17.5F;  ///< ems: the height of any other, and its breadth
    static constexpr float kMostGrand = 22;    ///< ems: the height of whom all face
    static constexpr float kLeastWhole = 9;    ///< ems: a lower card has no room for all words
    static constexpr float kTypes[] = {1.0F, kReadable, 0.88F,
                                       0.76F};  ///< of letters: shares of what they are elsewhere
    Block flat(float side, float w, bool named) const;

    const Setting& setting_;
    LooseCards loose_;
    std::vector<Group> groups_;
    std::vector<const scene::Zone*> spaces_;
    std::vector<const scene::Zone*> shut_;
};

}  // namespace tankard::window
