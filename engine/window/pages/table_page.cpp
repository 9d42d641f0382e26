#include "window/pages/table_page.h"

#include "text/drawings.h"
#include "window/pages/board_pieces.h"
#include "window/pages/chart_pieces.h"
#include "window/pages/seat_heading.h"
#include "window/pages/table_pieces.h"
#include "window/pages/track_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// The least side of a square, in ems: what is tried, one after the other.
constexpr std::array<float, 4> kLeastSquares{2.0F, 1.5F, 1.2F, 0.0F};

/// How much is shown of the other heroes.
enum class Others : std::uint8_t { areas, without_hands, labels, lines, names };

/// How a zone's cards are shown.
enum class Cards : std::uint8_t { large, whole, plates, label };

/// How much of each part is shown; each step shows less.
struct Detail {
    Cards hand = Cards::large;
    Cards table = Cards::large;  ///< what lies before everybody
    Others others = Others::areas;
    Cards areas = Cards::whole;  ///< the asked hero's
    bool decks = false;          ///< only if there is room for the decks as well
    bool abreast = false;        ///< the asked hero's areas beside the hand, all as cards
};

// One step a line: what the others hold goes first, what everybody fights late.
// clang-format off
constexpr Detail kDetails[] = {
    {Cards::large, Cards::large, Others::areas, Cards::whole, true, true},
    {Cards::whole, Cards::large, Others::areas, Cards::whole, true, true},
    {Cards::large, Cards::large, Others::areas, Cards::plates, true},
    {Cards::large, Cards::large, Others::areas, Cards::whole, false, true},
    {Cards::whole, Cards::large, Others::areas, Cards::whole, false, true},
    {Cards::whole, Cards::whole, Others::areas, Cards::whole, false, true},
    {Cards::whole, Cards::large, Others::areas, Cards::plates, true},
    {Cards::whole, Cards::large, Others::areas, Cards::plates},
    {Cards::large, Cards::large, Others::without_hands, Cards::whole, true, true},
    {Cards::whole, Cards::large, Others::without_hands, Cards::whole, false, true},
    {Cards::whole, Cards::large, Others::without_hands, Cards::plates},
    {Cards::whole, Cards::whole, Others::without_hands, Cards::plates},
    {Cards::whole, Cards::plates, Others::areas, Cards::plates},
    {Cards::whole, Cards::plates, Others::without_hands, Cards::plates},
    {Cards::plates, Cards::whole, Others::areas, Cards::plates},
    {Cards::plates, Cards::whole, Others::without_hands, Cards::plates},
    {Cards::plates, Cards::plates, Others::areas, Cards::plates},
    {Cards::plates, Cards::plates, Others::without_hands, Cards::plates},
    {Cards::whole, Cards::plates, Others::labels, Cards::plates},
    {Cards::plates, Cards::plates, Others::labels, Cards::plates},
    {Cards::plates, Cards::plates, Others::lines, Cards::plates},
    {Cards::plates, Cards::label, Others::lines, Cards::plates},
    {Cards::plates, Cards::label, Others::names, Cards::plates},
    {Cards::label, Cards::label, Others::names, Cards::plates},
    {Cards::plates, Cards::label, Others::names, Cards::label},
    {Cards::label, Cards::label, Others::names, Cards::label},
};
// clang-format on

class Arranging {
 public:
    Arranging(const Ruler& ruler, const TableView& view, float width, float height)
        : ruler_(ruler), view_(view), scene_(view.scene) {
        page_.width = width;
        page_.height = height;
        find_twins(scene_.zones);
        for (const scene::Seat& seat : scene_.seats)
            find_twins(seat.zones);
    }

    Page page() {
        strip_ = std::round(ruler_.em * 2.1F);
        const float margin = ruler_.gap() * 1.5F;
        const float side = std::clamp(page_.width * 0.28F, ruler_.em * 15, ruler_.em * 27);
        const float pane = std::min(side, page_.width * 0.46F);
        const Rect right{page_.width - pane - margin, strip_ + margin, pane,
                         page_.height - strip_ - 2 * margin};
        const Rect left{margin, strip_ + margin, right.x - 2 * margin, right.h};
        table(left);
        question(right);
        strip();
        return std::move(page_);
    }

 private:
    // The dark band: where we are, how much is left in the decks, and the commands.
    void strip() {
        Piece piece;
        piece.box = {0, 0, page_.width, strip_};
        piece.shapes.push_back({piece.box, Look::strip, ""});
        float right = page_.width - ruler_.gap();
        const auto command = [&](std::string_view glyph, Command what) {
            const float side = strip_ - ruler_.gap();
            right -= side;
            const Rect box{right, ruler_.gap() / 2, side, side};
            const auto size = static_cast<unsigned>(ruler_.em * 1.15F);
            const std::string icon = text::read_figures(glyph).letters;
            piece.texts.push_back(line_of(ruler_, ruler_.type.sign(icon), Typeface::icon, size, Ink::light,
                                          box.x, (strip_ - Type::line(size)) / 2, side, Align::centre));
            page_.spots.push_back({box, Does::command, static_cast<std::int64_t>(what), true});
            right -= ruler_.gap();
        };
        command("hamburger-menu ☰", Command::menu);
        command("scroll-unfurled 📜", Command::log);
        command("anticlockwise-rotation ↶", Command::undo);
        float x = ruler_.pad();
        const auto line = [&](const std::string& text, Typeface face, unsigned size, bool needed) {
            const float wide = ruler_.type.width(text, face, size);
            const float room = right - x - ruler_.pad();
            if (wide > room && !needed) return false;
            const std::string shown = ruler_.type.fit(text, face, size, std::max(room, 1.0F));
            piece.texts.push_back(
                line_of(ruler_, shown, face, size, Ink::light, x, (strip_ - Type::line(size)) / 2));
            x += piece.texts.back().box.w + ruler_.em * 0.9F;
            return true;
        };
        line(scene_.title, Typeface::bold, ruler_.body(), true);
        for (const scene::Badge& badge : scene_.counters)
            line(fmt::format("{} {}", badge.label, badge.value), Typeface::regular, ruler_.small(), false);
        for (const scene::Zone& zone : scene_.zones)
            if (zone.pile && !piled_)
                if (!line(fmt::format("{} {}", zone.label, zone.size), Typeface::regular, ruler_.small(),
                          false))
                    break;
        page_.pieces.push_back(std::move(piece));
    }

    const scene::Seat* focus() const {
        const SeatId asked = view_.ask != nullptr ? view_.ask->question.seat : SeatId::none;
        const scene::Seat* found = nullptr;
        for (const scene::Seat& seat : scene_.seats)
            if (seat.id == asked) return &seat;
        for (const scene::Seat& seat : scene_.seats)
            if (seat.id == scene_.viewer) found = &seat;
        for (const scene::Seat& seat : scene_.seats)
            if (found == nullptr && seat.active) found = &seat;
        return found != nullptr ? found : (scene_.seats.empty() ? nullptr : &scene_.seats.front());
    }

    void table(const Rect& box) {
        if (!scene_.table) return faces(box);
        // Boards keep their room: what lies beside them folds before their squares shrink.
        for (const float least : kLeastSquares) {
            if (least > 0 && !has_boards()) continue;
            for (const Detail& detail : kDetails)
                for (const bool beside : {false, true}) {
                    if (beside && detail.table > Cards::whole) continue;
                    const bool last = least == 0 && &detail == std::end(kDetails) - 1;
                    Block block = arrange(detail, beside, least, box.w, box.h);
                    const bool fits = block.h <= box.h + 0.5F && (piled_ || !detail.decks);
                    if (!fits && !last) continue;
                    place(std::move(block), box, page_);
                    return;
                }
        }
    }

    /// Nothing lies on the table yet: what can be chosen, as cards, the largest that fit.
    void faces(const Rect& box) {
        if (view_.ask == nullptr) return;
        std::vector<std::size_t> shown;
        for (std::size_t i = 0; i < view_.ask->choices.size(); ++i)
            if (view_.ask->choices[i].face) shown.push_back(i);
        if (shown.empty()) return;
        const float gap = ruler_.gap() * 2;
        for (float w = ruler_.em * 13; w >= ruler_.em * 7; w -= ruler_.em * 0.5F) {
            const float h = w * 1.28F;
            const auto columns =
                std::max<std::size_t>(1, static_cast<std::size_t>((box.w + gap) / (w + gap)));
            const std::size_t rows = (shown.size() + columns - 1) / columns;
            if (static_cast<float>(rows) * (h + gap) - gap > box.h) continue;
            const float across = static_cast<float>(std::min(columns, shown.size())) * (w + gap) - gap;
            for (std::size_t i = 0; i < shown.size(); ++i) {
                Piece piece = whole_card(ruler_, {CardId::none, *view_.ask->choices[shown[i]].face},
                                         std::floor(w), std::floor(h), true);
                piece.thing = kChoiceThing + shown[i];
                const std::size_t row = i / columns;
                move(piece, box.x + (box.w - across) / 2 + static_cast<float>(i % columns) * (w + gap),
                     box.y + static_cast<float>(row) * (h + gap));
                page_.spots.push_back({piece.box, Does::choose, static_cast<std::int64_t>(shown[i]), true});
                page_.pieces.push_back(std::move(piece));
            }
            return;
        }
    }

    /// From the top down what lies before everybody and the others, or these `beside` each other; whoever is
    /// asked sits at the bottom. What room is left between has the decks and the dice.
    /// `least`: of a square's side, in ems.
    Block arrange(const Detail& detail, bool beside, float least, float w, float h) {
        const float apart = ruler_.gap() * 1.5F;
        Block all;
        Block table = areas(scene_.zones, beside ? std::min(w, ruler_.em * 12) : w, detail.table);
        const float left = beside && table.w > 0 ? table.w + 2 * apart : 0;
        if (left > w * 0.5F) return tall();
        Block others = this->others(detail, w - left);
        const float head = table.h;
        const float body = others.h;
        float y = left > 0 || head == 0 ? 0 : head + apart;
        all.take(std::move(table), 0, 0);
        all.take(std::move(others), left, y);
        if (body > 0) y += body + apart;
        const scene::Seat* seat = focus();
        Block own = seat != nullptr ? hero(*seat, detail, w) : Block();
        if (has_boards()) {
            Block boards = this->boards(least, w, h - std::max(all.h, y) - own.h - apart);
            if (boards.h == 0 && least > 0) return tall();
            y = std::max(all.h > 0 ? all.h + apart : 0, y);
            const float high = boards.h;
            all.take(std::move(boards), 0, y);
            y += high + apart;
        }
        if (seat != nullptr) {
            Block block = std::move(own);
            const float top = std::max(all.h > 0 ? all.h + apart : 0, std::floor(h - block.h));
            between(all, {left, y, w - left, top - y - apart});
            all.take(std::move(block), 0, top);
        }
        return all;
    }

    bool has_boards() const {
        return !scene_.boards.empty() || !scene_.tracks.empty() || !scene_.charts.empty() ||
               std::any_of(scene_.seats.begin(), scene_.seats.end(),
                           [](const scene::Seat& seat) { return !seat.boards.empty(); });
    }

    /// Tracks, the table's boards, and the seats' side by side, whoever is asked first: squares as large as
    /// there is room for. Nothing if they would be smaller than `least`; where even the least of all is too
    /// much, tracks go first.
    Block boards(float least, float w, float room) const {
        Block all = boards(least, w, room, true);
        return all.h == 0 && least == 0 ? boards(least, w, room, false) : all;
    }
    Block boards(float least, float w, float room, bool with_tracks) const {
        Block all;
        for (const scene::Track& track : scene_.tracks) {
            if (!with_tracks) break;
            all.take(track_block(ruler_, track, scene_.seats, w, true), 0,
                     all.h > 0 ? all.h + ruler_.gap() : 0);
        }
        if (!scene_.charts.empty()) {
            Block block = charts(w, room - all.h, with_tracks && least > 0);
            if (block.h == 0 && least > 0) return {};
            all.take(std::move(block), 0, all.h > 0 ? all.h + ruler_.gap() : 0);
        }
        std::vector<const scene::Board*> shown;
        for (const scene::Board& board : scene_.boards)
            shown.push_back(&board);
        const scene::Seat* first = focus();
        for (const bool focused : {true, false})
            for (const scene::Seat& seat : scene_.seats)
                for (const scene::Board& board : seat.boards)
                    if ((&seat == first) == focused) shown.push_back(&board);
        const float top = all.h > 0 ? all.h + ruler_.gap() : 0;
        for (float most = ruler_.em * 5; !shown.empty() && most >= std::max(least * ruler_.em, 4.0F);
             most *= 0.92F) {
            Block block = boards_in_rows(shown, w, std::floor(most));
            if (block.w > w + 0.5F || top + block.h > room) continue;
            all.take(std::move(block), 0, top);
            return all;
        }
        return shown.empty() ? all : Block();
    }

    /// Charts side by side; where room is least, only the one where somebody is. Nothing if they do not fit.
    Block charts(float w, float room, bool all_of_them) const {
        Block all;
        const auto count = static_cast<float>(all_of_them ? scene_.charts.size() : 1);
        const float apart = ruler_.gap() * 3;
        const float wide = std::floor((w - (count - 1) * apart) / count);
        for (const bool tight : {false, true}) {
            all = {};
            for (const scene::Chart& chart : scene_.charts)
                if (all_of_them || chart.now)
                    all.take(chart_block(ruler_, chart, wide, tight), all.w > 0 ? all.w + apart : 0, 0);
            if (all.h <= room && all.w <= w + 0.5F) return all;
        }
        return {};
    }

    Block boards_in_rows(const std::vector<const scene::Board*>& shown, float w, float side) const {
        const Offers offers{
            [this](Ref square) { return is_offered(square); },
            [this](Piece& piece, CardId card) { return spot_of(piece, card, piece.glows); },
        };
        Block all;
        Flow flow(w, 0, ruler_.gap() * 2, ruler_.gap());
        for (const scene::Board* board : shown) {
            Block block;
            if (shown.size() > 1) {
                Piece caption;
                const std::string words =
                    board->seat == SeatId::none
                        ? board->label
                        : scene_.seats[static_cast<std::size_t>(number_of(board->seat))].player;
                caption.texts.push_back(line_of(
                    ruler_,
                    ruler_.type.fit(words, Typeface::italic, ruler_.small(), board_size(*board, side).first),
                    Typeface::italic, ruler_.small(), Ink::light, 0, 0));
                caption.box = caption.texts.back().box;
                block.take(std::move(caption), 0, 0);
            }
            block.take(board_block(ruler_, *board, offers, side), 0, block.h);
            const auto [x, y] = flow.next(block.w, block.h);
            all.take(std::move(block), x, y);
        }
        return all;
    }

    /// What fits nowhere.
    static Block tall() {
        Block block;
        block.h = 1e6F;
        return block;
    }

    /// The bare wood between the others and whoever is asked: the decks as piles, and the dice just rolled.
    void between(Block& all, const Rect& box) {
        // The decks first: dice that find no room beside them lie with the log.
        Block decks = piles_block(ruler_, scene_.zones, box.w);
        piled_ = decks.h > 0 && decks.h <= box.h;
        const float taken = piled_ ? decks.w + ruler_.em : 0;
        Block dice = dice_block(ruler_, view_.rolls, view_.throws, box.w - taken, box.h, Ink::light);
        rolled_ = dice.h > 0;
        const float dice_x = box.right() - dice.w;
        const float dice_y = box.y + (box.h - dice.h) / 2;
        if (piled_) {
            const float y = box.y + (box.h - decks.h) / 2;
            all.take(std::move(decks), box.x, y);
        }
        if (rolled_) all.take(std::move(dice), dice_x, dice_y);
    }

    bool is_offered(Ref thing) const {
        return view_.ask != nullptr &&
               std::any_of(view_.ask->choices.begin(), view_.ask->choices.end(),
                           [thing](const scene::Choice& choice) { return is_about(choice, thing); });
    }
    bool is_offered(CardId card) const { return is_offered(Ref::card(card, 0)); }

    static std::string looks(const scene::Face& face) {
        std::string all = face.name;
        for (const scene::Badge& badge : face.badges)
            all += fmt::format("|{}={}", badge.label, badge.value);
        return all;
    }

    bool is_marked(CardId card) const {
        if (view_.ask == nullptr || view_.choosing == nullptr) return false;
        for (std::size_t i = 0; i < view_.ask->choices.size(); ++i)
            if (view_.choosing->marked(i) && is_about(view_.ask->choices[i], Ref::card(card, 0))) return true;
        return false;
    }

    /// Equal cards lie on each other; what can be wounded lies alone, and so do those that are marked.
    struct Heap {
        const scene::Card* shown = nullptr;
        int size = 0;
    };
    std::vector<Heap> heaps(const scene::Zone& zone) const {
        std::vector<Heap> all;
        std::map<std::string, std::size_t> known;
        for (const scene::Card& card : zone.cards) {
            const bool alone = bounded(card.face) != nullptr;
            const auto [at, fresh] =
                known.try_emplace(fmt::format("{}{}{}", looks(card.face), is_marked(card.id) ? "!" : "",
                                              alone ? index(card.id) : 0),
                                  all.size());
            if (fresh) all.push_back({&card, 0});
            Heap& heap = all[at->second];
            ++heap.size;
            if (!is_offered(heap.shown->id) && is_offered(card.id)) heap.shown = &card;
        }
        return all;
    }

    /// Of equal cards in one place the rules offer one; people press any of them.
    void find_twins(const std::vector<scene::Zone>& zones) {
        for (const scene::Zone& zone : zones)
            for (const scene::Card& offered : zone.cards) {
                if (!is_offered(offered.id)) continue;
                for (const scene::Card& card : zone.cards)
                    if (!is_offered(card.id) && looks(card.face) == looks(offered.face))
                        twins_[card.id] = offered.id;
            }
    }

    // What a press on a card does: the one option that is about it, a choice among several, or a closer look.
    Spot spot_of(const Piece& piece, CardId card, bool& glows) const {
        const auto twin = twins_.find(card);
        const Ref thing = Ref::card(twin != twins_.end() ? twin->second : card, 0);
        Spot spot{piece.box, Does::look, static_cast<std::int64_t>(index(card)), false};
        if (view_.ask == nullptr) return spot;
        int about = 0;
        for (std::size_t i = 0; i < view_.ask->choices.size(); ++i)
            if (is_about(view_.ask->choices[i], thing)) {
                ++about;
                spot.number = static_cast<std::int64_t>(i);
            }
        if (about == 0) {
            spot.number = static_cast<std::int64_t>(index(card));
            return spot;
        }
        glows = true;
        spot.stop = true;
        spot.does = Does::choose;
        if (about > 1) {
            spot.does = Does::narrow;
            spot.number = static_cast<std::int64_t>(thing.bits());
        }
        return spot;
    }

    void put(Block& into, Piece piece, CardId card, float x, float y) const {
        move(piece, x, y);
        Spot spot = spot_of(piece, card, piece.glows);
        if (view_.choosing != nullptr && spot.does == Does::choose &&
            view_.choosing->marked(static_cast<std::size_t>(spot.number)))
            piece.shapes.push_back({piece.box, Look::marked, ""});
        into.spots.push_back(spot);
        into.take(std::move(piece), 0, 0);
    }

    Block label(const scene::Zone& zone) const {
        Block block;
        Piece piece = chip(ruler_, fmt::format("{} {}", zone.label, zone.size), "");
        block.w = piece.box.w;
        block.h = piece.box.h;
        block.spots.push_back(
            {piece.box, Does::open_zone, static_cast<std::int64_t>(index(zone.id)), zone.seen && !zone.pile});
        block.pieces.push_back(std::move(piece));
        return block;
    }

    /// A zone's caption and its cards, in rows of at most `w`.
    Block area(const scene::Zone& zone, float w, Cards cards, bool on_wood = false) const {
        Block block;
        Piece caption;
        const std::string words =
            on_wood && zone.size == 1 ? zone.label : fmt::format("{} {}", zone.label, zone.size);
        caption.texts.push_back(line_of(ruler_, ruler_.type.fit(words, Typeface::italic, ruler_.small(), w),
                                        Typeface::italic, ruler_.small(),
                                        on_wood               ? Ink::light
                                        : zone.ink == "red"   ? Ink::red
                                        : zone.ink == "green" ? Ink::green
                                        : zone.ink == "blue"  ? Ink::blue
                                                              : Ink::faint,
                                        0, 0));
        caption.box = caption.texts.back().box;
        block.w = caption.box.w;
        const float top = caption.box.h;
        block.h = top;
        block.pieces.push_back(std::move(caption));
        Flow flow(w, top, ruler_.gap(), ruler_.gap());
        if (zone.spaces > 0) {
            spaces(zone, w, flow, block);
            return block;
        }
        for (const auto& [shown, size] : heaps(zone)) {
            const scene::Card& card = *shown;
            const bool grand =
                on_wood && cards == Cards::large && bounded(card.face) != nullptr;  // everybody's enemy
            const float wide = grand ? 11.0F : 8.6F;
            const float tall = grand ? 16.0F : cards == Cards::large ? 13.4F : 11.2F;
            Piece piece = cards == Cards::plates
                              ? plate(ruler_, card, w)
                              : whole_card(ruler_, card, std::min(w, std::round(ruler_.em * wide)),
                                           std::round(ruler_.em * tall));
            if (size > 1) heap(ruler_, piece, size);
            const auto [x, y] = flow.next(piece.box.w, piece.box.h);
            put(block, std::move(piece), card.id, x, y);
        }
        return block;
    }

    /// Numbered places with the zone's first cards, one each, and then what lies behind them.
    void spaces(const scene::Zone& zone, float w, Flow& flow, Block& into) const {
        for (std::size_t place = 0; place < std::max<std::size_t>(zone.spaces, zone.cards.size()); ++place) {
            const scene::Card* card = place < zone.cards.size() ? &zone.cards[place] : nullptr;
            Piece number = chip(ruler_, fmt::format("{}{}", place + 1, card == nullptr ? " –" : ""), "");
            const float wide = number.box.w;
            Piece lies = card != nullptr ? plate(ruler_, *card, std::max(w - wide, 1.0F)) : Piece();
            const auto [x, y] = flow.next(wide + lies.box.w, std::max(number.box.h, lies.box.h));
            into.take(std::move(number), x, y);
            if (card != nullptr) put(into, std::move(lies), card->id, x + wide, y);
        }
    }

    /// Zones side by side in rows of at most `w`, those without cards left out; `except` is left out too, or
    /// a label only.
    Block areas(const std::vector<scene::Zone>& zones, float w, Cards cards,
                const scene::Zone* except = nullptr, bool as_label = false) const {
        const bool on_wood = &zones == &scene_.zones;
        Block all;
        Flow flow(w, 0, ruler_.gap() * 3, ruler_.gap());
        for (const scene::Zone& zone : zones) {
            if (zone.pile || (zone.size == 0 && zone.spaces == 0) || &zone == except) continue;
            const bool shut = !zone.seen || (cards == Cards::label && !needed(zone));
            const bool small = cards == Cards::label || (on_wood && !zone.ruled);
            Block block = shut ? label(zone) : area(zone, w, small ? Cards::plates : cards, on_wood);
            const auto [x, y] = flow.next(block.w, block.h);
            all.take(std::move(block), x, y);
        }
        if (except != nullptr && as_label && except->size > 0)
            all.take(label(*except), 0, all.h > 0 ? all.h + ruler_.gap() : 0);
        return all;
    }

    /// Whether the question is about a card that lies there.
    bool needed(const scene::Zone& zone) const {
        if (view_.ask == nullptr || ruler_.em * 30 > page_.height) return false;
        return std::any_of(zone.cards.begin(), zone.cards.end(),
                           [this](const scene::Card& card) { return is_offered(card.id); });
    }

    Block heading(const scene::Seat& seat, float w, Others detail) const {
        const Heading kind = detail == Others::names          ? Heading::name
                             : detail == Others::lines        ? Heading::line
                             : ruler_.em * 12 <= w && roomy() ? Heading::portrait
                                                              : Heading::plain;
        return seat_heading(ruler_, seat, w, kind, &seat == focus());
    }

    /// A sheet of parchment around something.
    Block sheet(Block inside, float w, Look look) const {
        Block block;
        Piece panel;
        panel.box = {0, 0, w, std::ceil(inside.h + 2 * ruler_.pad())};
        panel.shapes.push_back({panel.box, look, ""});
        block.w = w;
        block.h = panel.box.h;
        block.pieces.push_back(std::move(panel));
        block.take(std::move(inside), ruler_.pad(), ruler_.pad());
        block.h = block.pieces.front().box.h;
        block.w = w;
        return block;
    }

    Block others(const Detail& detail, float w) const {
        std::vector<const scene::Seat*> seats;
        for (const scene::Seat& seat : scene_.seats)
            if (&seat != focus()) seats.push_back(&seat);
        Block all;
        if (seats.empty()) return all;
        const float least = ruler_.em * (detail.others == Others::names   ? 6.2F
                                         : detail.others == Others::lines ? 11.0F
                                                                          : 13.4F);
        const auto most =
            static_cast<std::size_t>(std::max(1.0F, std::floor((w + ruler_.gap()) / (least + ruler_.gap()))));
        const std::size_t rows = (seats.size() + most - 1) / most;
        const std::size_t columns = (seats.size() + rows - 1) / rows;
        const float each =
            std::floor((w - ruler_.gap() * static_cast<float>(columns - 1)) / static_cast<float>(columns));
        float y = 0;
        for (std::size_t first = 0; first < seats.size(); first += columns) {
            std::vector<Block> blocks;
            float high = 0;
            for (std::size_t i = first; i < std::min(first + columns, seats.size()); ++i) {
                const float inside = each - 2 * ruler_.pad();
                Block block = heading(*seats[i], inside, detail.others);
                if (detail.others <= Others::labels) {
                    const scene::Zone* hand =
                        detail.others == Others::without_hands ? hand_of(*seats[i]) : nullptr;
                    Block zones =
                        areas(seats[i]->zones, inside,
                              detail.others < Others::labels ? Cards::plates : Cards::label, hand, true);
                    if (zones.h > 0) block.take(std::move(zones), 0, block.h + ruler_.gap() / 2);
                }
                if (detail.others > Others::labels) add_opening(*seats[i], block);
                blocks.push_back(std::move(block));
                high = std::max(high, blocks.back().h);
            }
            float x = 0;
            for (Block& block : blocks) {
                block.h = high;
                all.take(sheet(std::move(block), each, Look::panel), x, y);
                x += each + ruler_.gap();
            }
            y = all.h + ruler_.gap();
        }
        return all;
    }

    /// Where only a name is left, it opens the first of the seat's areas in which anything lies.
    static void add_opening(const scene::Seat& seat, Block& block) {
        for (const scene::Zone& zone : seat.zones) {
            if (zone.pile || !zone.seen || zone.size == 0) continue;
            block.spots.push_back(
                {{0, 0, block.w, block.h}, Does::open_zone, static_cast<std::int64_t>(index(zone.id)), true});
            return;
        }
    }

    /// What people hold: the layout's last zone of a seat.
    static const scene::Zone* hand_of(const scene::Seat& seat) {
        const scene::Zone* hand = nullptr;
        for (const scene::Zone& zone : seat.zones)
            if (!zone.pile) hand = &zone;
        return hand;
    }

    /// The hero whose turn to answer it is: areas, and the hand below.
    Block hero(const scene::Seat& seat, const Detail& detail, float w) const {
        const float inside = w - 2 * ruler_.pad();
        const scene::Zone* hand = hand_of(seat);
        Block block = heading(seat, inside, Others::areas);
        if (detail.abreast) {
            Block all = areas(seat.zones, inside, detail.hand);
            if (all.h > 0) block.take(std::move(all), 0, block.h + ruler_.gap());
            return sheet(std::move(block), w, Look::focus);
        }
        Block zones = areas(seat.zones, inside, detail.areas, hand);
        if (zones.h > 0) block.take(std::move(zones), 0, block.h + ruler_.gap());
        if (hand != nullptr && hand->size > 0) {
            const bool shut = !hand->seen || detail.hand == Cards::label;
            block.take(shut ? label(*hand) : area(*hand, inside, detail.hand), 0, block.h + ruler_.gap());
        }
        return sheet(std::move(block), w, Look::focus);
    }

    /// The question, and above it what happened last.
    /// The other way to throw, before the question for a real die.
    float throw_row(const Rect& room, Page& pane) const {
        Piece row = button(ruler_, ruler_.say("throw.here"), "T", room.w, false);
        move(row, room.x, room.y);
        const float end = row.box.bottom() + ruler_.gap();
        pane.spots.push_back({row.box, Does::command, static_cast<std::int64_t>(Command::throwing), true});
        pane.pieces.push_back(std::move(row));
        return end;
    }

    void question(const Rect& box) {
        Page pane;
        const Rect inside = box.inset(ruler_.pad());
        float end = inside.y;
        if (view_.ask != nullptr && view_.choosing != nullptr) {
            const float most = view_.ask->choices.size() > 3 ? 0.78F : 0.6F;
            const Rect room{inside.x, inside.y, inside.w,
                            roomy() && !view_.log.empty() ? inside.h * most : inside.h};
            end = view_.may_throw ? throw_row(room, pane) : room.y;
            end = add_ask(ruler_, *view_.ask, *view_.choosing, view_.reading,
                          {room.x, end, room.w, room.bottom() - end}, pane);
        } else {
            Piece piece;
            const std::string words = view_.status.empty() ? ruler_.say("thinking") : view_.status;
            end = paragraph(ruler_, piece, words, Typeface::italic, ruler_.body(), Ink::faint, inside, 6);
            piece.box = {inside.x, inside.y, inside.w, end - inside.y};
            pane.pieces.push_back(std::move(piece));
            for (std::size_t i = 0; i < view_.buttons.size(); ++i) {
                Piece row = button(ruler_, view_.buttons[i].first, view_.buttons[i].second, inside.w, false);
                if (end + ruler_.gap() + row.box.h > inside.bottom()) break;
                move(row, inside.x, end + ruler_.gap());
                end = row.box.bottom();
                pane.spots.push_back({row.box, Does::pick, static_cast<std::int64_t>(i), true});
                pane.pieces.push_back(std::move(row));
            }
        }
        const float asked = std::min(end - inside.y, inside.h);
        const float least = Type::line(ruler_.small()) * 4 + 2 * ruler_.pad();
        const float log = box.h - asked - 2 * ruler_.pad() - ruler_.gap();
        const bool both = log >= least && !view_.log.empty();
        const float top = both ? box.y + log + ruler_.gap() : box.y;
        Piece sheet;
        sheet.box = {box.x, top, box.w, box.bottom() - top};
        sheet.shapes.push_back({sheet.box, Look::panel, ""});
        page_.pieces.push_back(std::move(sheet));
        const float shift = both ? top - box.y : 0;
        for (Piece& piece : pane.pieces) {
            move(piece, 0, shift);
            page_.pieces.push_back(std::move(piece));
        }
        for (Spot spot : pane.spots) {
            spot.box.y = std::round(spot.box.y + shift);
            page_.spots.push_back(spot);
        }
        page_.hidden = pane.hidden;
        if (both) this->log({box.x, box.y, box.w, log});
    }

    bool roomy() const { return page_.height > ruler_.em * 30; }

    /// The newest lines at the bottom, and the dice that have just been rolled in large.
    void log(const Rect& box) {
        Piece piece;
        piece.box = box;
        piece.shapes.push_back({box, Look::panel, ""});
        const Rect inside = box.inset(ruler_.pad());
        float bottom = inside.bottom();
        Block thrown =
            rolled_ ? Block{}
                    : dice_block(ruler_, view_.rolls, view_.throws, inside.w, inside.h / 3, Ink::faint);
        bottom -= thrown.h;
        const float dice_top = bottom;
        for (std::size_t i = view_.log.size(); i-- > 0;) {
            const std::vector<std::string> lines =
                ruler_.type.wrap(view_.log[i], Typeface::regular, ruler_.small(), inside.w);
            const float high = static_cast<float>(lines.size()) * Type::line(ruler_.small());
            if (bottom - high < inside.y) break;
            bottom -= high + ruler_.gap() * 0.4F;
            float y = bottom;
            if (i == view_.undo_line && i > 0)
                piece.shapes.push_back({{inside.x, y - ruler_.gap() * 0.2F, inside.w, 1}, Look::rule, ""});
            for (const std::string& line : lines) {
                piece.texts.push_back(line_of(ruler_, line, Typeface::regular, ruler_.small(),
                                              i + 1 == view_.log.size() ? Ink::text : Ink::faint, inside.x,
                                              y));
                y += Type::line(ruler_.small());
            }
        }
        page_.pieces.push_back(std::move(piece));
        place(std::move(thrown), {inside.x, dice_top, inside.w, inside.bottom() - dice_top}, page_);
    }

    const Ruler& ruler_;
    const TableView& view_;
    const scene::Scene& scene_;
    Page page_;
    std::map<CardId, CardId> twins_;
    float strip_ = 0;
    bool piled_ = false;   ///< the decks lie on the table
    bool rolled_ = false;  ///< the dice lie on the table
};

}  // namespace

Page table_page(const Ruler& ruler, const TableView& view, float width, float height) {
    return Arranging(ruler, view, width, height).page();
}

}  // namespace tankard::window
