#include "window/pages/table_page.h"

#include "scene/brief.h"
#include "window/pages/acting.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/band.h"
#include "window/pages/card_anatomy.h"
#include "window/pages/company_pieces.h"
#include "window/pages/grounds.h"
#include "window/pages/offered_dice.h"
#include "window/pages/piles.h"
#include "window/pages/places.h"
#include "window/pages/portrait.h"
#include "window/pages/side_pane.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <span>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kWithinRing = 0.03F;   ///< of a portrait's breadth, as rings may lie on each other
constexpr float kGoodPicture = 0.3F;   ///< of a card's height
constexpr std::ptrdiff_t kMany = 7;    ///< things to choose from: more than a hand is
constexpr float kSlim = 2.25F;         ///< of the breadth of one of many that is told beside: its height …
constexpr float kBriefPicture = 0.6F;  ///< … of which about so much is its picture
constexpr float kLeastBrief = 6.2F;    ///< ems: its breadth
constexpr float kWorthARow = 1.12F;    ///< by so much larger figures are
constexpr float kSaid = 0.25F;         ///< of the page's width: words of the band count as at least so wide
constexpr std::size_t kRuleLines = 5;  ///< on a card that is offered and lies nowhere

class Arranging {
 public:
    /// `brief`: what many things do is left to the one that is told whole beside the question.
    Arranging(const Ruler& ruler, const TableView& view, float width, float height, bool brief)
        : ruler_(ruler), view_(view), scene_(view.scene), offering_(view), brief_(brief) {
        page_.width = width;
        page_.height = height;
    }

    Page page() {
        const bool bare = is_bare();
        const bool many = is_many();
        brief_ = brief_ && many;
        draft_ = many || is_draft();
        const Loose loose = bare || draft_    ? Loose::elsewhere
                            : is_stage_free() ? Loose::on_stage
                                              : Loose::in_hand;
        Setting setting{ruler_, view_, offering_, offering_.focus(), turn(), loose};
        const Places places = places_of(setting, page_.width, page_.height);
        setting.others_on_stage = have_others_room(setting, places.stage);
        band_ = places.band.h;
        if (scene_.table) {
            page_.lit = places.stage;
            page_.backdrop = scene_.backdrop;
            add_others(setting, places.others, page_);
            if (many)
                faces({places.hand.x, places.stage.y, places.hand.w,
                       places.hand.bottom() - places.stage.y - ruler_.gap()});
            else if (draft_)
                faces(places.stage.inset(ruler_.em));
            else
                add_stage(setting, places.stage, page_);
            if (bare && !draft_) faces(free_place(places));
            add_plaque(setting, places.plaque, page_);
            if (!many) add_hand(setting, places.hand, page_);
            if (!draft_) add_offered_dice(setting, places.stage, page_);
            if (!draft_ && !has_boards(scene_)) add_loose_dice(setting, places.stage, places.hand, page_);
        } else {
            const Rect free{places.plaque.x, places.pane.y, places.pane.x - places.plaque.x * 2.6F,
                            places.pane.h};
            page_.lit = free;
            page_.backdrop = scene_.backdrop;
            if (scene_.company.empty())
                faces(free);
            else
                company(places);
        }
        offer_seats();
        add_side_pane(ruler_, view_, places.pane, page_);
        band();
        return std::move(page_);
    }
    /// Nothing says what they do.
    bool is_silent(const Page& page) const { return brief_ && !page.portrays; }

 private:
    /// The tavern is all that is seen, and the question hangs on its wall.
    void company(const Places& places) {
        const float top = places.band.bottom();
        const float wide = places.pane.x - places.plaque.x;
        add_company(ruler_, offering_, view_, {0, top, wide, page_.height - top}, page_.width - wide, page_);
    }

    /// The ring, the picture or the medallion in the middle of somebody's place; else all of it.
    Rect portrait_in(const Rect& place) const {
        for (const Piece& piece : page_.pieces)
            for (const Figure& figure : piece.shapes)
                if (figure.look == Look::ring || figure.look == Look::scene || figure.look == Look::seal)
                    if (figure.box.holds(place.x + place.w / 2, place.y + place.h / 2)) return figure.box;
        return place;
    }
    /// Who may be chosen is pressed on the portrait; and there the hero's card is looked at.
    void offer_seats() {
        for (const scene::Seat& seat : scene_.seats) {
            const std::size_t place = index(seat.id);
            const bool offered = offering_.is_offered(Ref::seat(seat.id));
            if (place >= page_.seats.size() || (!offered && !seat.played)) continue;
            Piece portrait{.box = portrait_in(page_.seats[place]), .thing = kSeatThing + place};
            if (!offered) {
                // It is looked at, and shows nothing itself.
                portrait.layer = 1;
                portrait.box = portrait.box.inset(std::round(portrait.box.w * kWithinRing));
                page_.pieces.push_back(std::move(portrait));
                continue;
            }
            Block frame;
            offering_.put(frame, std::move(portrait), Ref::seat(seat.id), 0, 0);
            tankard::window::place(std::move(frame), {0, 0, page_.width, page_.height}, page_);
        }
    }

    // The dark band: where we are, how much is left in the decks, and the commands.
    void band() {
        Band said(ruler_, page_, band_);
        said.name(scene_.title, scene_.chapter.has_value());
        for (const scene::Badge& badge : scene_.counters)
            said.say(fmt::format("{} {}", badge.label, badge.value), Typeface::regular, ruler_.small(),
                     false);
        const Rect rest = said.rest(page_.width * kSaid);
        said.lay();
        if (!scene_.table) return;
        Block all = piles(ruler_, scene_.zones, rest.h, rest.w);
        const Rect box{std::floor(rest.right() - all.w), rest.y, all.w, rest.h};
        place(std::move(all), box, page_);
    }

    /// Whose cards are on the stage: whoever has the turn, else who sits below; where all decide at once
    /// whoever does it now.
    const scene::Seat* turn() const {
        const scene::Ask* ask = view_.asked();
        if (offering_.star() == scene::Star::spaces || (ask != nullptr && ask->question.secret))
            return offering_.focus();
        for (const scene::Seat& seat : scene_.seats)
            if (seat.active) return &seat;
        return offering_.focus();
    }

    float inside(float w) const { return w - 2 * std::max(6.0F, ruler_.pad()); }
    /// With its numbers and what there is room for of its rule. The card in large says it all.
    scene::Face in_short(scene::Face face, float w) const {
        const auto fits = [&](const std::string& words) {
            return ruler_.type.wrap(words, Typeface::regular, ruler_.small(), inside(w)).size() <= kRuleLines;
        };
        face.rule = scene::unmarked(scene::in_brief(face.rule, fits));
        face.flavour.clear();
        return face;
    }

    /// Whether anything lies in a zone of one of these roles.
    static bool lies(const std::vector<scene::Zone>& zones, std::initializer_list<scene::Role> roles) {
        return std::any_of(zones.begin(), zones.end(), [&](const scene::Zone& zone) {
            return zone.size > 0 && std::find(roles.begin(), roles.end(), zone.role) != roles.end();
        });
    }

    /// Nothing is on the stage, such as between two chapters.
    bool is_bare() const {
        const auto is_used = [](const std::vector<scene::Zone>& zones) {
            return lies(zones, {scene::Role::played, scene::Role::faced, scene::Role::offered});
        };
        return !has_boards(scene_) && !is_used(scene_.zones) &&
               std::none_of(scene_.seats.begin(), scene_.seats.end(),
                            [&](const scene::Seat& seat) { return is_used(seat.zones); });
    }

    /// Things to choose from that lie nowhere, before anybody stands on the table's boards: these say nothing
    /// yet.
    bool is_draft() const {
        const scene::Ask* ask = asked();
        const auto peopled = [](const scene::Board& board) {
            return std::any_of(board.squares.begin(), board.squares.end(),
                               [](const scene::Square& square) { return !square.tokens.empty(); });
        };
        return ask != nullptr && !scene_.boards.empty() &&
               std::none_of(scene_.boards.begin(), scene_.boards.end(), peopled) &&
               std::count_if(ask->choices.begin(), ask->choices.end(),
                             [](const scene::Choice& choice) { return choice.face.has_value(); }) > 1;
    }

    /// The question is but which of many things, and none of them lies anywhere, such as Skills to learn:
    /// they lie where stage and hand are until it is answered.
    bool is_many() const {
        const scene::Ask* ask = asked();
        if (ask == nullptr || has_boards(scene_) || ask->question.shape != Shape::choose_one) return false;
        const auto loose = std::count_if(ask->choices.begin(), ask->choices.end(), [](const auto& choice) {
            return choice.face && choice.object.kind() != RefKind::zone;
        });
        return loose >= kMany && loose == static_cast<std::ptrdiff_t>(ask->question.own());
    }

    /// What was answered a moment ago stays where it was.
    const scene::Ask* asked() const { return view_.asked(); }

    /// At most what is played lies on the stage.
    bool is_stage_free() const {
        const auto is_used = [](const std::vector<scene::Zone>& zones) {
            return lies(zones, {scene::Role::faced, scene::Role::offered});
        };
        return !has_boards(scene_) && !is_used(scene_.zones) &&
               (turn() == nullptr || !is_used(turn()->zones));
    }

    /// The stage, with the hand's place if nobody sits below or nothing lies before them.
    Rect free_place(const Places& places) const {
        const scene::Seat* below = offering_.focus();
        if (below != nullptr)
            for (const scene::Zone& zone : below->zones)
                if (zone.size > 0 && (zone.role == scene::Role::hand || lies_open(*below, zone)))
                    return places.stage;
        return {places.hand.x, places.stage.y, places.hand.w, places.hand.bottom() - places.stage.y};
    }

    /// What can be chosen and lies nowhere in sight, as cards, the largest that fit; where there is little
    /// room as portraits.
    void faces(const Rect& box) {
        if (asked() == nullptr) return;
        std::vector<std::size_t> shown;
        for (std::size_t i = 0; i < asked()->choices.size(); ++i)
            if (asked()->choices[i].face) shown.push_back(i);
        if (shown.empty() || (brief_ && brief_faces(shown, box))) return;
        for (float w = ruler_.em * 13; w >= ruler_.em * 7; w -= ruler_.em * 0.5F)
            if (lay_faces(shown, true, w, w * 1.28F, box)) return;
        for (float w = ruler_.em * 7; w >= ruler_.em * 6.2F;
             w -= ruler_.em * 0.2F)  // many in few rows are slim
            if (lay_faces(shown, true, w, w * 1.55F, box)) return;
        for (float w = ruler_.em * 8; w >= ruler_.em * 3; w -= ruler_.em * 0.1F)
            if (lay_faces(shown, false, w, w * 0.92F, box)) return;
    }

    /// Slim, in the number of rows that makes their figures the largest; a row more has to be worth it. False
    /// if they are too many.
    bool brief_faces(const std::vector<std::size_t>& shown, const Rect& box) {
        float role = 0;
        for (const std::size_t choice : shown)
            role = std::max(role, ruler_.type.width(asked()->choices[choice].face->role, Typeface::regular,
                                                    ruler_.small()));
        return brief_faces(shown, box, role) || brief_faces(shown, box, 0);
    }
    /// The same where so broad a line has room on each.
    bool brief_faces(const std::vector<std::size_t>& shown, const Rect& box, float line) {
        const float gap = ruler_.gap() * 2;
        float figure = 0;
        float wide = 0;
        float high = 0;
        for (std::size_t rows = 1; rows <= shown.size(); ++rows) {
            const std::size_t columns = (shown.size() + rows - 1) / rows;
            const float each = (box.w + gap) / static_cast<float>(columns) - gap;
            const float w = std::floor(std::min(ruler_.em * 13, each));
            const float room = (box.h + gap) / static_cast<float>(rows) - gap;
            const float h = std::floor(std::min(room, w * kSlim));
            const float seen = std::min(w, h * kBriefPicture);
            if (w < ruler_.em * kLeastBrief || inside(w) < line || seen <= figure * kWorthARow) continue;
            const float picture = faces_of(shown, w, h).common.picture;
            if (picture < h * kGoodPicture || picture > h) continue;  // there is none
            figure = seen;
            wide = w;
            high = h;
        }
        return figure > 0 && lay_faces(shown, true, wide, high, box);
    }

    /// Another one is called the same, such as a hero who has been on a campaign.
    bool has_namesake(std::size_t choice) const {
        const std::vector<scene::Choice>& all = asked()->choices;
        return std::count_if(all.begin(), all.end(), [&](const scene::Choice& other) {
                   return other.face && other.face->name == all[choice].face->name;
               }) > 1;
    }
    std::string told_apart(std::size_t choice, float w) const {
        return ruler_.type.fit(title_of(asked()->choices[choice]), Typeface::regular, ruler_.small(),
                               inside(w));
    }

    /// What they have in common if they are so large: what they do only if good pictures have room beside it.
    struct Faces {
        std::vector<scene::Card> cards;
        Anatomy common;
    };
    Faces faces_of(const std::vector<std::size_t>& shown, float w, float h) const {
        Faces all;
        std::vector<const scene::Face*> faces;
        all.cards.reserve(shown.size());
        for (const std::size_t choice : shown) {
            all.cards.push_back({CardId::none, in_short(*asked()->choices[choice].face, w)});
            if (brief_) all.cards.back().face.rule.clear();
            if (has_namesake(choice)) all.cards.back().face.role = told_apart(choice, w);
            faces.push_back(&all.cards.back().face);
        }
        const bool roles = std::all_of(faces.begin(), faces.end(), [&](const scene::Face* face) {
            return ruler_.type.width(face->role, Typeface::regular, ruler_.small()) <= inside(w);
        });
        for (scene::Card& card : all.cards)  // all say it, or none
            if (!roles) card.face.role.clear();
        all.common = anatomy_of(ruler_, faces, w, h);
        if (all.common.picture >= h * kGoodPicture) return all;
        for (scene::Card& card : all.cards)
            card.face.rule.clear();
        all.common = anatomy_of(ruler_, faces, w, h);
        return all;
    }

    /// False, and nothing laid, if they do not fit.
    bool lay_faces(const std::vector<std::size_t>& shown, bool with_rule, float w, float h, const Rect& box) {
        const float gap = ruler_.gap() * (with_rule ? 2.0F : 1.0F);
        const auto room = std::max<std::size_t>(1, static_cast<std::size_t>((box.w + gap) / (w + gap)));
        const std::size_t rows = (shown.size() + room - 1) / room;
        const float high = static_cast<float>(rows) * (h + gap) - gap;
        if (high > box.h) return false;
        const Faces faces = with_rule ? faces_of(shown, std::floor(w), std::floor(h)) : Faces{};
        const float top = box.y + std::floor((box.h - high) / 2);
        // As many in each row as in any other, or one less.
        for (std::size_t row = 0, first = 0; row < rows; ++row) {
            const std::size_t count = (shown.size() - first + rows - row - 1) / (rows - row);
            const float across = static_cast<float>(count) * (w + gap) - gap;
            const Rect place{box.x + (box.w - across) / 2, top + static_cast<float>(row) * (h + gap), w, h};
            if (with_rule)
                lay_cards(shown, faces, first, count, place, gap);
            else
                lay_portraits(std::span(shown).subspan(first, count), place, gap);
            first += count;
        }
        return true;
    }

    /// `place`: the box of the leftmost.
    void lay_cards(const std::vector<std::size_t>& shown, const Faces& faces, std::size_t first,
                   std::size_t count, const Rect& place, float gap) {
        for (std::size_t i = 0; i < count; ++i)
            lay(shown[first + i],
                whole_card(ruler_, faces.cards[first + i], std::floor(place.w), std::floor(place.h), 0,
                           faces.common),
                place.x + static_cast<float>(i) * (place.w + gap), place.y);
    }

    void lay_portraits(std::span<const std::size_t> row, const Rect& place, float gap) {
        const float w = std::floor(place.w);
        std::size_t lines = 1;
        for (const std::size_t choice : row)
            lines = std::max(lines, portrait_lines(ruler_, *asked()->choices[choice].face, w));
        for (std::size_t i = 0; i < row.size(); ++i)
            lay(row[i], portrait(ruler_, *asked()->choices[row[i]].face, w, std::floor(place.h), lines),
                place.x + static_cast<float>(i) * (place.w + gap), place.y);
    }

    void lay(std::size_t choice, Piece piece, float x, float y) {
        piece.thing = kChoiceThing + choice;
        piece.glows = draft_;  // other things lie there as well
        if (view_.choosing != nullptr && view_.choosing->place(choice) != 0)
            piece.shapes.push_back({piece.box, Look::marked, ""});
        move(piece, x, y);
        if (view_.ask != nullptr)
            page_.spots.push_back({piece.box, Does::choose, static_cast<std::int64_t>(choice), true});
        page_.pieces.push_back(std::move(piece));
    }

    const Ruler& ruler_;
    const TableView& view_;
    const scene::Scene& scene_;
    Page page_;
    Offering offering_;
    float band_ = 0;
    bool draft_ = false;
    bool brief_;
};

}  // namespace

Page table_page(const Ruler& ruler, const TableView& view, float width, float height) {
    Arranging brief(ruler, view, width, height, true);
    Page page = brief.page();
    if (!brief.is_silent(page)) return page;
    return Arranging(ruler, view, width, height, false).page();
}

}  // namespace tankard::window
