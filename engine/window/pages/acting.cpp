#include "window/pages/acting.h"

#include "window/pages/card_parts.h"
#include "window/pages/figure_plates.h"
#include "window/pages/on_table.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kDice[] = {5.6F, 4.2F, 3};       ///< ems: of a die beside its card
constexpr float kLoose = 0.31F;                  ///< of the stage's width: dice that lie on no card
constexpr float kOnPicture[] = {3, 2.4F, 1.9F};  ///< … and on a picture, where nothing else has room
constexpr float kSmallDie = 3;                   ///< and on it
constexpr float kClear = 0.4F;                   ///< ems between a die and a low plate with what it comes to
constexpr float kLarger = 1.3F;                  ///< the sum above it
constexpr float kToll = 2.85F;                   ///< ems: the letters of what it comes to
constexpr float kSmallToll = 1.9F;
constexpr float kBesideFeet = 0.12F;  ///< of the breadth of who stands there: what a die may cover
constexpr float kAirDie = 4.9F;       ///< ems: of a die beside who stands on the stage, above their words
constexpr float kVictim = 2.7F;       ///< ems: a portrait on the card of who is after them
constexpr float kVictimInAir = 3.5F;
constexpr float kOver = 0.76F;   ///< of its light: a die that decides nothing any more
constexpr float kTurned = 0.5F;  ///< ems: how far the corners of a card in a fan may swing out

bool meet(const Rect& one, const Rect& other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() && other.y < one.bottom();
}

class Acting {
 public:
    Acting(const Setting& setting, const Rect& stage, Page& page)
        : setting_(setting), ruler_(setting.ruler), view_(setting.view), stage_(stage), page_(page) {}

    void add() {
        light();
        std::vector<Lying> lying;
        for (std::size_t i = 0; i < view_.rolls.size(); ++i)
            if (const Piece* card = card_of(view_.rolls[i].card); card != nullptr)
                lying.push_back({&view_.rolls[i], kDieThing + std::uint64_t{view_.throws} * 64U + 32U + i,
                                 thrower_of(*card)});
        const std::size_t from = page_.pieces.size();
        lay(lying);
        fade(from);
        for (const Lying& each : lying)
            victim(each);
        odds();
    }

    /// What nobody on the stage has thrown lies where the cards leave room, as far to the right as it goes,
    /// else beside the hand, else on a picture: no card gives way to it.
    void loose_dice(const Rect& hand) {
        const std::size_t from = page_.pieces.size();
        lay_loose(hand);
        fade(from);
    }

 private:
    /// What has been thrown decides nothing any more: somebody is asked about something else.
    bool is_over() const { return view_.ask != nullptr && !view_.ask->sums; }
    /// Dice are the brightest that there is, as long as they matter; `from`: the pieces that may be dice.
    void fade(std::size_t from) {
        if (!is_over()) return;
        for (std::size_t i = from; i < page_.pieces.size(); ++i)
            for (Figure& shape : page_.pieces[i].shapes)
                if (shape.look == Look::die) shape.share = kOver;
    }
    void lay_loose(const Rect& hand) {
        std::vector<Roll> loose;
        for (const Roll& roll : view_.rolls)
            if (card_of(roll.card) == nullptr && !is_another_s(roll.card)) loose.push_back(roll);
        if (loose.empty()) return;
        if (Roll& last = loose.back(); last.sum.brief.empty() && is_score()) {
            last.sum.brief = score();
            last.reached = view_.asked()->sums->first >= view_.asked()->sums->second;
        }
        const float high = stage_.h;
        std::vector<Block> ways;
        for (const auto& [wide, most] : {std::pair{16.0F, high},
                                         {12.0F, high},
                                         {9.0F, high},
                                         {6.0F, high},
                                         {4.0F, high},
                                         {4.0F, ruler_.em * 4}})
            ways.push_back(dice(loose, wide, most));
        std::stable_sort(ways.begin(), ways.end(), [](const Block& one, const Block& other) {
            return die_side(one) > die_side(other);
        });
        for (Block& way : ways)
            if (lay(std::move(way), stage_, 0)) return;
        for (const float wide : {6.0F, 4.0F})
            if (lay(dice(loose, wide, hand.h), hand, 0)) return;
        for (const float most : {ruler_.em * 6, ruler_.em * 4, high})
            if (lay(dice(loose, 4, most), stage_, 1)) return;
    }

    /// Whose roll it is: their card, and the air beside them if they stand on the stage, above their words.
    struct Thrower {
        Rect card;
        Rect air{};       ///< empty: there is none
        float broad = 0;  ///< what of its middle they take
    };
    /// A die that lies with whom it was thrown for.
    struct Lying {
        const Roll* roll;
        std::uint64_t thing;
        Thrower thrower;
    };
    /// All of them of one size, the largest for which there is room beside their cards, else in the air
    /// beside who stands there; if not all of them have room so, each as it fits.
    void lay(const std::vector<Lying>& all) {
        const auto fit = [&](const auto& lies) {
            const std::size_t before = page_.pieces.size();
            if (std::all_of(all.begin(), all.end(), lies)) return true;
            page_.pieces.resize(before);
            return false;
        };
        for (const float ems : kDice)
            if (fit([&](const Lying& die) { return thrown_beside(die, ems); })) return;
        if (fit([&](const Lying& die) { return thrown_in_air(*die.roll, die.thing, die.thrower); })) return;
        for (const Lying& die : all) {
            if (thrown_beside(die, kSmallDie) || thrown_in_air(*die.roll, die.thing, die.thrower)) continue;
            if (thrown_at_feet(die)) continue;
            std::vector<Piece> ways{with_toll(*die.roll, die.thing, kSmallDie)};
            for (const float ems : kOnPicture)
                ways.push_back(die_on(ruler_, *die.roll, die.thing, std::round(ruler_.em * ems)));
            for (const Piece& way : ways)
                if (thrown_on(way, die.thrower)) break;
        }
    }
    /// In a corner of their picture; false, and nothing, over a word.
    bool thrown_on(const Piece& die, const Thrower& thrower) {
        const Rect& air = thrower.air;
        const Rect& card = thrower.card;
        const std::pair<float, float> corners[] = {
            {card.right() - die.box.w - 8, card.y + 4},
            {air.x + 4, air.bottom() - die.box.h - 4},
            {air.right() - die.box.w - 12, air.bottom() - die.box.h - 4}};
        for (const auto& [x, y] : corners) {
            Piece there = die;
            move(there, x, y);
            if (put(std::move(there))) return true;
            if (air.w <= 0) break;
        }
        return false;
    }
    static Thrower thrower_of(const Piece& card) {
        Thrower all{card.box};
        const Figure* stage = stage_of(card);
        if (stage == nullptr || stage->look != Look::plinth) return all;
        all.air = stage->box;
        const bool words_beside = stage->box.bottom() > paper_of(card).y + 1;
        if (words_beside) return all;
        all.broad = stage->box.h + plinth_height(stage->box);  // drawings are about as wide as they are high
        return all;
    }

    const Piece* card_of(CardId card) const {
        if (card == CardId::none) return nullptr;
        for (const Piece& piece : page_.pieces)
            if (piece.thing == index(card) + 1 && stage_.holds(piece.box.inset(1)) && is_large(piece))
                return &piece;
        return nullptr;
    }
    bool is_large(const Piece& piece) const { return piece.box.h >= ruler_.em * 7; }

    /// Whoever is pointed at.
    std::vector<CardId> meant() const {
        std::vector<CardId> all;
        const scene::Ask* ask = view_.ask;
        if (ask != nullptr && view_.pointed && *view_.pointed < ask->choices.size()) {
            const scene::Choice& choice = ask->choices[*view_.pointed];
            for (const Ref thing : {choice.object, choice.target})
                if (thing.kind() == RefKind::card && is_faced(thing.as_card()))
                    all.push_back(thing.as_card());
        }
        return all;
    }
    /// The same, else whoever rolled last.
    std::vector<CardId> lit() const {
        std::vector<CardId> all = meant();
        if (all.empty() && !view_.rolls.empty() && is_faced(view_.rolls.back().card))
            all.push_back(view_.rolls.back().card);
        return all;
    }
    bool is_faced(CardId card) const {
        return card_of(card) != nullptr &&
               (is_faced(view_.scene.zones, card) ||
                (setting_.turn != nullptr && is_faced(setting_.turn->zones, card)));
    }
    static bool is_faced(const std::vector<scene::Zone>& zones, CardId card) {
        return std::any_of(zones.begin(), zones.end(), [card](const scene::Zone& zone) {
            return zone.role == scene::Role::faced &&
                   std::any_of(zone.cards.begin(), zone.cards.end(),
                               [card](const scene::Card& each) { return each.id == card; });
        });
    }

    void light() {
        const std::vector<CardId> all = lit();
        if (all.empty()) return;
        const bool pointed = !meant().empty();
        // While somebody is asked what recedes would seem to be out of reach.
        const bool recede = pointed || view_.ask == nullptr;
        const auto is_lit = [&](const Piece& piece) {
            return std::any_of(all.begin(), all.end(),
                               [&](CardId card) { return piece.thing == index(card) + 1; });
        };
        for (Piece& piece : page_.pieces) {
            if (!stage_.holds(piece.box.inset(1)) || !is_large(piece)) continue;
            if (is_lit(piece)) {
                if (pointed) piece.shapes.push_back({paper_of(piece), Look::halo});
                if (Figure* stage = stage_of(piece)) stage->lit = true;
            } else if (recede && !piece.glows && piece.thing > 0 && piece.thing < kZoneThing &&
                       is_faced(static_cast<CardId>(piece.thing - 1)))
                piece.shapes.push_back({paper_of(piece), Look::dim});
        }
    }

    /// What the answer that is pointed at would come to, on whom it is about; of the others what is thrown at
    /// one who is chosen by it, and what is the same whichever is chosen.
    void odds() {
        if (view_.ask == nullptr) return;
        const std::vector<scene::Choice>& choices = view_.ask->choices;
        for (const std::size_t meant : held())
            for (const Odds& each : choices[meant].at_goals)
                if (const Piece* card = card_of(each.target.as_card()); card != nullptr)
                    over_the_table(odds_plate(ruler_, each, *card));
        if (view_.pointed && *view_.pointed < choices.size()) odds(choices[*view_.pointed], true);
        for (const scene::Choice& choice : choices)
            odds(choice, false);
    }

    /// The choices of the card that is dragged, or else is pointed at.
    std::vector<std::size_t> held() const {
        std::vector<std::size_t> all;
        if (view_.lifted) all = meant_by(*view_.lifted, *view_.ask);
        if (!view_.lifted && view_.pointed && *view_.pointed < view_.ask->choices.size())
            all.push_back(*view_.pointed);
        return all;
    }

    void odds(const scene::Choice& choice, bool pointed) {
        const Piece* card = choice.odds ? card_of(choice.odds->target.as_card()) : nullptr;
        if (card == nullptr) return;
        const Odds& told = *choice.odds;
        const bool chosen = pointed || choice.target == told.target;
        std::optional<Piece> thrown, struck;
        if (chosen || (told.needed && all_say(&Odds::needed, told))) thrown = odds_plate(ruler_, told, *card);
        if (told.blow && (chosen || all_say(&Odds::blow, told)))
            struck = blow_plate(ruler_, *told.blow, *card);
        over_the_table(std::move(thrown));
        over_the_table(std::move(struck));
    }

    /// Whether all choices that say this of its target say the same.
    template <typename Part>
    bool all_say(Part Odds::*part, const Odds& told) const {
        const std::vector<scene::Choice>& choices = view_.ask->choices;
        return std::all_of(choices.begin(), choices.end(), [&](const scene::Choice& other) {
            return !other.odds || other.odds->target != told.target || !((*other.odds).*part) ||
                   (*other.odds).*part == told.*part;
        });
    }

    /// Unless another plate is there.
    void over_the_table(std::optional<Piece> plate) {
        if (!plate || meets(taken(plate->box, 1), plate->box)) return;
        plate->layer = 1;
        page_.pieces.push_back(*std::move(plate));
    }

    /// What the throw comes to and what it must reach.
    std::string score() const {
        const auto& [came, needed] = *view_.asked()->sums;
        return fmt::format("{} / {}", came, needed);
    }
    /// Whether the question says that (layout.lua, `scores`).
    bool is_score() const {
        const scene::Ask* ask = view_.asked();
        return ask != nullptr && ask->sums && !view_.scene.facing && ask->sums->second > 0;
    }
    /// While somebody is asked before they throw, what the one before them threw is away.
    bool is_another_s(CardId card) const {
        if (view_.ask == nullptr || card == CardId::none) return false;
        return std::any_of(view_.scene.seats.begin(), view_.scene.seats.end(), [&](const scene::Seat& seat) {
            const scene::Card* self = self_of(seat);
            return self != nullptr && self->id == card && seat.id != view_.ask->question.seat;
        });
    }
    static float die_side(const Block& dice) {
        float side = 0;
        for (const Piece& piece : dice.pieces)
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::die) side = std::max(side, shape.box.w);
        return side;
    }
    Block dice(const std::vector<Roll>& loose, float ems, float high) const {
        return dice_block(ruler_, loose, view_.throws, std::min(stage_.w * kLoose, ruler_.em * ems), high,
                          Ink::light);
    }
    /// On `layer` 1 it may lie over what is no word; false, and nothing, if there is no room in that place.
    bool lay(Block block, const Rect& in, int layer) {
        if (block.w <= 0 || block.w > in.w || block.h > in.h) return false;
        const std::vector<Rect> taken = this->taken(in, layer);
        const float middle = std::round(in.y + (in.h - block.h) / 2);
        for (float x = std::floor(in.right() - block.w); x >= in.x; x -= ruler_.em)
            for (float away = 0; away <= middle - in.y; away += ruler_.em)
                for (const float y : {middle - away, middle + away}) {
                    Rect box{x, y, block.w, block.h};
                    if (meets(taken, box)) continue;
                    if (layer == 0 && in.right() - box.right() < ruler_.em)
                        box.x = std::round(box.x - free_before(taken, box, in.x) / 2);
                    for (Piece& piece : block.pieces)
                        piece.layer = layer;
                    place(std::move(block), box, page_);
                    return true;
                }
        return false;
    }
    static bool meets(const std::vector<Rect>& taken, const Rect& box) {
        return std::any_of(taken.begin(), taken.end(), [&](const Rect& each) { return meet(each, box); });
    }
    /// How far the box could go on to the left.
    static float free_before(const std::vector<Rect>& taken, const Rect& box, float left) {
        for (const Rect& each : taken)
            if (each.y < box.bottom() && box.y < each.bottom() && each.x < box.right())
                left = std::max(left, each.right());
        return std::max(0.0F, box.x - left);
    }
    /// What a die may not lie on: anything, or words and other dice.
    std::vector<Rect> taken(const Rect& in, int layer) const {
        std::vector<Rect> all;
        for (const Piece& piece : page_.pieces) {
            if (!meet(piece.box, in)) continue;
            // A turned card reaches beyond its box.
            if (layer == 0 || piece.layer > 0)
                all.push_back(piece.turn != 0 ? piece.box.inset(-ruler_.em * kTurned) : piece.box);
            if (layer > 0)
                for (const Text& text : piece.texts)
                    if (text.face != static_cast<std::uint8_t>(Typeface::icon)) all.push_back(text.box);
        }
        return all;
    }

    /// Beside the card; false, and nothing, if there is no room for it.
    bool thrown_beside(const Lying& lying, float ems) {
        const Rect& card = lying.thrower.card;
        Piece die = with_toll(*lying.roll, lying.thing, ems);
        const float gap = ruler_.gap() * 2;
        const float y = std::round(card.y + (card.h - die.box.h) / 2);
        for (const float x : {card.right() + gap, card.x - gap - die.box.w}) {
            Piece beside = die;
            move(beside, x, y);
            if (!stage_.holds(beside.box) || !is_free(beside.box)) continue;
            page_.pieces.push_back(std::move(beside));
            return true;
        }
        return false;
    }
    /// Beside who stands there; false, and nothing, if there is no room for it.
    bool thrown_in_air(const Roll& roll, std::uint64_t thing, const Thrower& thrower) {
        if (thrower.broad <= 0) return false;
        if (in_air(with_toll(roll, thing, kAirDie), thrower)) return true;
        Ruler letters = ruler_;
        letters.em *= kLarger;
        return in_air(die_on(letters, roll, thing, std::round(ruler_.em * kAirDie)), thrower);
    }
    bool in_air(Piece die, const Thrower& thrower) {
        const Rect& air = thrower.air;
        const float middle = air.x + air.w / 2;
        const float right = std::min(middle + thrower.broad / 2, stage_.right() - die.box.w);
        const float left = std::max(middle - thrower.broad / 2 - die.box.w, stage_.x);
        for (const float x : {right, left}) {
            const Rect box{x, air.y + std::max(0.0F, (air.h - die.box.h) / 2), die.box.w, die.box.h};
            if (box.bottom() > air.bottom() || std::abs(box.x + box.w / 2 - middle) < box.w) continue;
            if (crosses(box) || meets_others(box, thrower.card)) continue;
            move(die, std::round(box.x), std::round(box.y));
            die.layer = 1;
            page_.pieces.push_back(std::move(die));
            return true;
        }
        return false;
    }
    /// At the left of who stands beside their words, with what it comes to; false, and nothing, if there is
    /// no room.
    bool thrown_at_feet(const Lying& die) {
        const Rect& air = die.thrower.air;
        const float free = (air.w - air.h) / 2 + air.w * kBesideFeet;
        for (const float ems : kDice) {
            Piece there = with_toll(*die.roll, die.thing, ems);
            if (there.box.w > free || there.box.h > air.h * 0.7F) continue;
            // Not on their wing, if nothing else lies before their card.
            const float clear = air.x + air.w / 2 - die.thrower.broad / 2 - there.box.w - 4;
            const float y = std::round(air.bottom() - there.box.h - 4);
            const float outside = std::round(std::max(stage_.x, std::min(clear, air.x)) + 4);
            const Rect box{outside, y, there.box.w, there.box.h};
            move(there, meets_others(box, die.thrower.card) ? std::round(air.x + 4) : outside, y);
            if (put(std::move(there))) return true;
        }
        return false;
    }
    bool meets_others(const Rect& box, const Rect& card) const {
        return std::any_of(page_.pieces.begin(), page_.pieces.end(), [&](const Piece& piece) {
            return !(piece.box == card) && !piece.box.holds(box) && meet(piece.box, box);
        });
    }

    /// False, and nothing, over a word.
    bool put(Piece piece) {
        if (crosses(piece.box)) return false;
        piece.layer = 1;
        page_.pieces.push_back(std::move(piece));
        return true;
    }

    /// The sum above the die, and below it what that comes to.
    Piece with_toll(const Roll& roll, std::uint64_t thing, float ems) const {
        const bool large = ems > kSmallDie;
        const bool costs = roll.sum.total.has_value();  // else the sum is what is read
        Ruler letters = ruler_;
        if (large && !costs) letters.em *= kLarger;
        Piece piece = die_on(letters, roll, thing, std::round(ruler_.em * ems));
        if (!costs) return piece;
        Piece amount = toll(ruler_, *roll.sum.total, ruler_.em * (large ? kToll : kSmallToll));
        if (!large || *roll.sum.total == 0) move(amount, 0, std::round(ruler_.em * kClear));
        const float wide = std::max(piece.box.w, amount.box.w);
        move(piece, std::floor((wide - piece.box.w) / 2), 0);
        move(amount, std::floor((wide - amount.box.w) / 2), piece.box.bottom());
        piece.box = {0, 0, wide, amount.box.bottom()};
        if (!roll.lies) return piece;
        piece.shapes.insert(piece.shapes.begin(), amount.shapes.begin(), amount.shapes.end());
        piece.texts.insert(piece.texts.end(), amount.texts.begin(), amount.texts.end());
        return piece;
    }

    /// Whom it is for: over their die, so that it is read who loses what, else on the picture of who is after
    /// them.
    void victim(const Lying& lying) {
        const Roll& roll = *lying.roll;
        if (roll.sum.to.kind() != RefKind::seat) return;
        for (const scene::Seat& seat : view_.scene.seats)
            if (seat.id == roll.sum.to.as_seat() && !seat.picture.empty()) {
                if (over_die(seat, lying.thing)) return;
                const Thrower& thrower = lying.thrower;
                if (thrower.broad <= 0 || !victim(seat, thrower.air, kVictimInAir))
                    victim(seat, thrower.card, kVictim);
                return;
            }
    }
    bool over_die(const scene::Seat& seat, std::uint64_t thing) {
        const auto die = std::find_if(page_.pieces.begin(), page_.pieces.end(),
                                      [thing](const Piece& piece) { return piece.thing == thing; });
        if (die == page_.pieces.end() || die->layer == 0) return false;
        const float side = std::round(ruler_.em * kVictimInAir);
        const Rect on{std::round(die->box.x + (die->box.w - side) / 2), die->box.y - side - 4, side, side};
        std::optional<Piece> ring = ring_of(seat, on);
        return ring && stage_.holds(on) && put(std::move(*ring));
    }
    /// In an upper corner, the left one as long as no word stands there; false, and nothing, if there is no
    /// room.
    bool victim(const scene::Seat& seat, const Rect& on, float ems) {
        const float side = std::round(ruler_.em * ems);
        std::optional<Piece> ring = ring_of(seat, {on.x + 8, on.y + 8, side, side});
        if (!ring) return false;
        if (put(*ring)) return true;
        move(*ring, on.w - 16 - side, 0);
        return put(std::move(*ring));
    }
    /// Their picture, and round it what is left of them.
    std::optional<Piece> ring_of(const scene::Seat& seat, const Rect& box) const {
        const float side = box.w;
        Piece ring;
        ring.thing = kVictimThing + number_of(seat.id);
        ring.box = box;
        const bool bounded = !seat.counters.empty() && seat.counters.front().most > 0;
        ring.shapes.push_back({.box = ring.box,
                               .look = Look::ring,
                               .frame = "blood",
                               .share = bounded ? share_of(seat.counters.front()) : 1});
        scene::Face face;
        face.picture = seat.picture;
        const std::string_view glyph = figure_of(ruler_, face);
        const auto size = static_cast<unsigned>(side * 0.52F);
        const float wide = ruler_.type.width(glyph, Typeface::icon, size);
        if (glyph.empty() || wide > side) return std::nullopt;
        ring.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::light,
                                     ring.box.x + (side - wide) / 2,
                                     ring.box.y + (side - Type::line(size)) / 2, wide));
        ring.hint = seat.player;
        return ring;
    }

    bool is_free(const Rect& box) const {
        return std::none_of(page_.pieces.begin(), page_.pieces.end(),
                            [&](const Piece& piece) { return meet(piece.box, box); });
    }
    bool crosses(const Rect& box) const {
        return std::any_of(page_.pieces.begin(), page_.pieces.end(), [&](const Piece& piece) {
            return std::any_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
                return text.face != static_cast<std::uint8_t>(Typeface::icon) && meet(text.box, box);
            });
        });
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const TableView& view_;
    Rect stage_;
    Page& page_;
};

}  // namespace

void add_acting(const Setting& setting, const Rect& stage, Page& page) { Acting(setting, stage, page).add(); }

void add_loose_dice(const Setting& setting, const Rect& stage, const Rect& hand, Page& page) {
    Acting(setting, stage, page).loose_dice(hand);
}

Piece toll(const Ruler& ruler, int amount, float em) {
    const auto size = amount == 0 ? ruler.body() : static_cast<unsigned>(em);  // nothing happened
    const std::string words = amount == 0 ? "0" : fmt::format("−{}", amount);
    Piece piece;
    const float wide = std::ceil(ruler.type.width(words, Typeface::bold, size) + em * 0.5F);
    piece.box = {0, 0, wide, std::ceil(Type::line(size))};
    piece.shapes.push_back({piece.box, amount == 0 ? Look::chip : Look::key, amount == 0 ? "" : "blood"});
    piece.texts.push_back(line_of(ruler, words, Typeface::bold, size, amount == 0 ? Ink::text : Ink::light, 0,
                                  0, wide, Align::centre));
    return piece;
}

}  // namespace tankard::window
