#include "window/pages/ask_pane.h"

#include "scene/brief.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/answer_rows.h"
#include "window/pages/ask_head.h"
#include "window/pages/card_anatomy.h"
#include "window/pages/number_rows.h"
#include "window/pages/sockets.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::ptrdiff_t kFewLying = 4;   ///< on the table; fewer are listed in any case
constexpr std::size_t kFewFaces = 2;      ///< of fewer none is portrayed
constexpr std::size_t kFewCarried = 3;    ///< so few are a list as well, whatever cards say
constexpr std::ptrdiff_t kManyCards = 4;  ///< with which the same may be done: they are no list
/// How the one is told that is pointed at: below all else, over what happened last.
constexpr RowLook kTold[] = {{1.4F, 9}, {1.2F, 7}, {1.2F, 4}, {1, 2}, {1, 0}, {0, 0}};
constexpr std::uint8_t kOver = 1;        ///< the layer of that
constexpr float kPortrayed = 1.93F;      ///< of its width: how high the card of who is portrayed is …
constexpr float kPortrayedType = 1.15F;  ///< … and how large its letters
constexpr float kPlace = 3.6F;           ///< ems: how high a place for what is chosen is

class Pane {
 public:
    Pane(const Ruler& ruler, const scene::Ask& ask, const Choosing& choosing, const Reading& reading,
         const Rect& box, Page& page, const OnTable& on_table)
        : ruler_(ruler),
          ask_(ask),
          choosing_(choosing),
          reading_(reading),
          on_table_(on_table),
          box_(box),
          page_(page),
          rows_(ruler, ask, choosing, bool(reading.narrowed), on_table.carried, box.w),
          y_(box.y) {}

    float build() {
        y_ = add_ask_head(ruler_, ask_, reading_.number, box_, page_);
        y_ = add_ribbon(ruler_, ask_, reading_.others, {box_.x, y_, box_.w, left()}, page_);
        switch (ask_.question.shape) {
            case Shape::choose_one: list(); break;
            case Shape::choose_some: some(); break;
            case Shape::amount: amount(); break;
            case Shape::distribute:
            case Shape::record: shares(); break;
            case Shape::confirm: yes_or_no(); break;
            case Shape::read:
                list(settle_height());
                settle("seen");
                break;
        }
        return y_;
    }

 private:
    const Question& question() const { return ask_.question; }
    float left() const { return box_.bottom() - y_; }
    /// What stands there is only to be read.
    bool is_read() const { return question().shape == Shape::read; }

    /// A button at the present place; false, and nothing, if there is no room for it.
    bool put(Piece piece, float x, Does does, std::int64_t number, bool glows = false) {
        if (piece.box.h > left() + 0.5F) return false;
        move(piece, x, y_);
        piece.glows = glows;
        if (does == Does::choose) {
            offer(std::move(piece), static_cast<std::size_t>(number));
            return true;
        }
        page_.spots.push_back({piece.box, does, number, true});
        page_.pieces.push_back(std::move(piece));
        return true;
    }

    /// What stands in its place already, to be chosen.
    void offer(Piece piece, std::size_t option) {
        page_.numbers.insert(number_of(ask_, option));
        page_.spots.push_back({piece.box, Does::choose, static_cast<std::int64_t>(option), true});
        page_.pieces.push_back(std::move(piece));
    }

    /// The options that are shown: all, or those about one thing; by their numbers, and what something speaks
    /// against behind the others.
    std::vector<std::size_t> options() const {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < question().own(); ++i) {
            if (reading_.narrowed && !is_about(ask_.choices[i], reading_.narrowed) &&
                !could_do(ask_.choices[i], reading_.narrowed))
                continue;
            if (std::none_of(all.begin(), all.end(), [&](std::size_t other) {
                    return row_of(ask_, choosing_, i) == row_of(ask_, choosing_, other);
                }))
                all.push_back(i);
        }
        if (!is_read())
            std::stable_sort(all.begin(), all.end(), [&](std::size_t one, std::size_t other) {
                return place_of(one) < place_of(other);
            });
        return all;
    }

    /// By their numbers, but what ends it all, or leaves it, comes last.
    std::tuple<bool, bool, bool, int> place_of(std::size_t option) const {
        return {rows_.is_doubtful(ask_.choices[option]), ask_.back == option, ask_.done == option,
                number_of(ask_, option)};
    }

    bool is_carried(std::size_t option) const {
        return option < on_table_.carried.size() && on_table_.carried[option];
    }
    bool lies(std::size_t option) const { return option < on_table_.lying.size() && on_table_.lying[option]; }

    /// The same may be done with several things: with a square, which is told from others by where it lies,
    /// or with a card or a portrait that lies there.
    bool are_alike(const std::vector<std::size_t>& all) const {
        std::map<Name, std::ptrdiff_t> squares;
        std::map<Name, std::ptrdiff_t> cards;
        for (const std::size_t i : all) {
            const scene::Choice& choice = ask_.choices[i];
            const Name verb = question().options[i].verb;
            if (!lies(i) || !choice.caution.empty()) continue;
            if (choice.object.kind() == RefKind::square || choice.target.kind() == RefKind::square)
                ++squares[verb];
            else if (!choice.target &&
                     ((choice.object.kind() == RefKind::card && is_carried(i)) || choice.face))
                ++cards[verb];  // and no token, on which next to nothing is read
        }
        const auto reach = [](const auto& counted, std::ptrdiff_t least) {
            return std::any_of(counted.begin(), counted.end(),
                               [least](const auto& each) { return each.second >= least; });
        };
        return reach(squares, kFewLying) || reach(cards, kManyCards);
    }

    /// It wears its number where it lies, or is a square, which is told by its coordinate.
    bool is_told_there(std::size_t i) const { return is_numbered(i) || is_square(ask_.choices[i]); }
    bool is_numbered(std::size_t i) const { return i < on_table_.numbered.size() && on_table_.numbered[i]; }
    static bool is_square(const scene::Choice& choice) {
        return choice.object.kind() == RefKind::square || choice.target.kind() == RefKind::square;
    }
    /// Leaves out what lies on the table and is told there, but for what most would do and, with `warned`,
    /// what warns of a mistake; false if that would be next to nothing.
    bool fold(std::vector<std::size_t>& all, bool warned) {
        if (question().ordered || is_read() || reading_.narrowed) return false;
        if (std::count_if(all.begin(), all.end(), [&](std::size_t i) { return lies(i); }) < kFewLying)
            return false;
        std::erase_if(all, [&](std::size_t i) {
            return lies(i) && ask_.likely != i && is_told_there(i) &&
                   !(warned && !ask_.choices[i].caution.empty());
        });
        return folded_ = true;
    }

    /// Leaves out what says on the table itself how it is chosen and what that does, and where it is `tight`
    /// what is a square there or only says how it is chosen; but not what most would do, and never what
    /// something speaks against; false if nothing is left out.
    bool leave_what_is_carried(std::vector<std::size_t>& all, bool tight) {
        if (question().ordered || is_read() || reading_.narrowed) return false;
        const auto leaves = [&](std::size_t i) {
            const bool silent =
                !tight && i < on_table_.silent.size() && on_table_.silent[i] && !ask_.choices[i].rule.empty();
            const bool carried = is_carried(i) && !silent && ask_.choices[i].object.kind() != RefKind::zone;
            return (carried || (tight && lies(i) && is_square(ask_.choices[i]))) && ask_.likely != i &&
                   ask_.choices[i].caution.empty();
        };
        const bool left = std::erase_if(all, leaves) > 0;
        folded_ = folded_ || left;
        return left;
    }

    /// Who is shown as a card with all words: of those that lie there as portraits the one that is pointed
    /// at, else whom most would take, else the first.
    std::optional<std::size_t> portrayed() const {
        // With a target it is that by which one is told from another.
        const auto has_face = [&](std::size_t i) {
            return lies(i) && ask_.choices[i].face.has_value() && !ask_.choices[i].target;
        };
        std::size_t faces = 0;
        for (std::size_t i = 0; i < question().own(); ++i)
            faces += has_face(i) ? 1 : 0;
        if (faces < kFewFaces) return std::nullopt;  // it is told as any other answer
        if (on_table_.pointed && has_face(*on_table_.pointed)) return on_table_.pointed;
        if (ask_.likely && has_face(*ask_.likely)) return ask_.likely;
        for (std::size_t i = 0; i < question().own(); ++i)
            if (has_face(i)) return i;
        return std::nullopt;
    }

    /// What there is below the list, whichever is pointed at.
    float told_room() const { return portrayed() ? hint_height() + std::floor(box_.w * kPortrayed) : 0; }

    /// Who is portrayed, or what the one does that is pointed at.
    void tell_pointed() {
        const Rect room{box_.x, y_, box_.w, std::max(0.0F, std::min(told_, left()))};
        y_ = room.bottom();
        if (portray(room)) return;
        const std::optional<std::size_t> told = on_table_.pointed;
        if (told && lies(*told) && !is_listed(*told)) tell(*told);
    }

    /// Nothing makes room for it: it lies over what is there.
    void tell(std::size_t option) {
        const float end = std::max(box_.bottom(), page_.height - 2 * ruler_.pad());
        const float from = y_ + 2 * ruler_.pad();
        Piece row;
        for (const RowLook& look : kTold) {
            row = look.scale > 0 ? rows_.pictured(option, look) : rows_.option(option, look.lines);
            if (from + row.box.h <= end) break;
        }
        move(row, box_.x, std::floor(std::min(from, end - row.box.h)));
        row.layer = kOver;
        page_.pieces.push_back(std::move(row));
    }

    bool is_listed(std::size_t option) const {
        return std::find(listed_.begin(), listed_.end(), row_of(ask_, choosing_, option)) != listed_.end();
    }

    /// The card of who is portrayed, and above it how somebody is chosen; false if they have no room.
    bool portray(const Rect& room) {
        const std::optional<std::size_t> option = portrayed();
        if (!option) return false;
        const scene::Face& face = *ask_.choices[*option].face;
        scene::Face lines = face;
        lines.rule = scene::in_lines(face.rule);
        const float high = std::floor(room.h - hint_height());
        Ruler larger{ruler_};
        larger.em *= kPortrayedType;
        const auto fits = [&](const Ruler& ruler, const scene::Face& told) {
            return card_height(ruler, told, room.w) <= high;
        };
        if (!fits(ruler_, face)) return false;
        const scene::Card card{CardId::none, fits(ruler_, lines) ? lines : face};
        Anatomy worded;
        worded.worded = true;
        hint({room.x, room.y, room.w, hint_height()});
        Piece piece = whole_card(fits(larger, card.face) ? larger : ruler_, card, room.w, high, 0, worded);
        piece.thing = 0;  // it is no other place to choose it
        move(piece, room.x, room.bottom() - high);
        for (Piece& lying : page_.pieces)  // who that is of those on the table
            if (lying.thing == kChoiceThing + *option) lying.shapes.push_back({lying.box, Look::halo});
        page_.pieces.push_back(std::move(piece));
        page_.portrays = option;
        return true;
    }

    /// Before the list, with the golden edge of what can be pressed: how what lies on the table is chosen,
    /// unless all of it wears its key there. Whole, or not at all.
    void lead(float room) {
        if (wear_their_keys()) return;
        Piece piece;
        const float pad = ruler_.pad();
        const float end = paragraph(ruler_, piece, how(), Typeface::regular, ruler_.reading(), Ink::text,
                                    {box_.x + pad, y_ + pad * 0.7F, box_.w - 2 * pad, 100'000});
        piece.box = {box_.x, y_, box_.w, std::ceil(end + pad * 0.7F - y_)};
        if (piece.box.h + ruler_.gap() > room) return;
        piece.shapes.push_back({piece.box, Look::within, ""});
        y_ = piece.box.bottom() + ruler_.gap();
        page_.pieces.push_back(std::move(piece));
    }

    /// All that is not listed, and no number there says what it costs.
    bool wear_their_keys() const {
        const std::vector<std::size_t> all = options();
        return std::all_of(all.begin(), all.end(), [&](std::size_t i) {
            return is_listed(i) || (is_numbered(i) && ask_.choices[i].cost == 0);
        });
    }

    float hint_height() const { return 2 * Type::line(ruler_.body()); }

    /// How what lies on the table is chosen.
    std::string how() const {
        const bool priced = std::any_of(ask_.choices.begin(), ask_.choices.end(),
                                        [](const scene::Choice& choice) { return choice.cost > 0; });
        return ruler_.say(priced ? "on_board" : "on_table");
    }
    /// Whole, or not at all.
    void hint(const Rect& room) {
        const std::string words = how();
        for (const unsigned size : {ruler_.body(), ruler_.small()}) {
            const auto lines = static_cast<std::size_t>(room.h / Type::line(size));
            if (ruler_.type.wrap(words, Typeface::italic, size, room.w).size() > lines) continue;
            Piece hint;
            hint.box = room;
            paragraph(ruler_, hint, words, Typeface::italic, size, Ink::faint, room, lines);
            page_.pieces.push_back(std::move(hint));
            return;
        }
    }

    /// As many options as fit above `below`; the rest is reached by scrolling.
    void list(float below = 0) {
        if (reading_.narrowed) below += back_row();
        if (ask_.takes_back) below += take_back().box.h + ruler_.gap();
        std::vector<std::size_t> all = options();
        const bool few = all.size() <= kFewCarried;
        if (question().shape == Shape::choose_one && !few) leave_what_is_carried(all, false);
        AnswerList listed = rows_.pictures(all, left() - below);
        const bool fits_all = listed.high <= left() - below;
        const bool left_out = (!fits_all && !few && leave_what_is_carried(all, true)) ||
                              ((!fits_all || are_alike(all)) && fold(all, fits_all));
        if (left_out || folded_) {
            rows_.tell_alone();
            listed_ = all;
            const float least = below + rows_.words(all).high;
            if (!portrayed()) lead(left() - least);
            told_ = std::clamp(left() - least, 0.0F, told_room());
            below += told_;
            listed = rows_.pictures(all, left() - below);
        }
        if (listed.high > left() - below) listed = rows_.words(all);
        std::vector<AnswerRow>& made = listed.rows;
        const float needs = listed.high;
        const float high_arrow = ruler_.em * 1.5F;
        const bool fits = needs <= left() - below;
        const float arrow_room = high_arrow + ruler_.gap();
        float room = left() - below - (fits ? 0 : 2 * arrow_room);
        std::size_t first = 0;
        if (!fits) {
            first = std::min(static_cast<std::size_t>(std::max(reading_.scroll, 0)), made.size() - 1);
            while (first > 0) {  // never scrolled further than to the last one at the bottom
                float tail = 0;
                for (std::size_t i = first; i < made.size(); ++i)
                    tail += made[i].piece.box.h + ruler_.gap();
                if (tail >= room) break;
                if (tail + made[first - 1].piece.box.h + ruler_.gap() > room) break;
                --first;
            }
            if (first > 0)
                arrow("▲", first, -1, high_arrow);
            else
                room += arrow_room;
        }
        const float end = y_ + room;
        std::size_t next = first;
        for (; next < made.size(); ++next) {
            AnswerRow& row = made[next];
            const float high = row.piece.box.h;
            if (y_ + high > end + 0.5F && next > first) break;
            const std::size_t i = row.option;
            if (is_read() || !row.buttons.empty()) {
                if (!is_read() && high > left() + 0.5F) break;
                move(row.piece, box_.x, y_);
                page_.pieces.push_back(std::move(row.piece));
                for (auto& [piece, option] : row.buttons) {
                    move(piece, box_.x, y_);
                    offer(std::move(piece), option);
                }
            } else if (!put(std::move(row.piece), box_.x, Does::choose, static_cast<std::int64_t>(i))) {
                break;
            }
            if (choosing_.place(i) > 1 && question().ordered) earlier(i);
            y_ += high + ruler_.gap();
        }
        if (!fits) {
            y_ = std::max(y_, end);
            arrow("▼", made.size() - next, 1, high_arrow);
            page_.hidden = static_cast<int>(made.size() - (next - first));
        }
        if (ask_.takes_back) {
            Piece piece = take_back();
            const float high = piece.box.h;
            if (put(std::move(piece), box_.x, Does::command, static_cast<std::int64_t>(Command::undo)))
                y_ += high + ruler_.gap();
        }
        if (folded_) tell_pointed();
        if (reading_.narrowed) {
            Piece piece = button(ruler_, ruler_.say("all_choices"), "⌫", box_.w, false);
            const float high = piece.box.h;
            if (put(std::move(piece), box_.x, Does::narrow, 0)) y_ += high + ruler_.gap();
        }
    }

    Piece take_back() const { return button(ruler_, ruler_.say("take_back"), "Esc", box_.w, false); }

    float back_row() const {
        return button(ruler_, ruler_.say("all_choices"), "⌫", box_.w, false).box.h + ruler_.gap();
    }

    /// The place at the right end of a marked row that moves it towards the front.
    void earlier(std::size_t i) {
        Piece& row = page_.pieces.back();
        const float side = std::min(row.box.h, ruler_.em * 1.9F);
        const Rect box{row.box.right() - side, row.box.y, side, row.box.h};
        page_.spots.push_back({box, Does::earlier, static_cast<std::int64_t>(i), false});
    }

    void arrow(std::string_view glyph, std::size_t hidden, int by, float high) {
        Piece piece = arrow_row(ruler_, glyph, hidden, {box_.x, y_, box_.w, high});
        if (hidden > 0) page_.spots.push_back({piece.box, Does::scroll, by, false});
        page_.pieces.push_back(std::move(piece));
        y_ += high + ruler_.gap();
    }

    float settle_height() const { return ruler_.em * 2 + ruler_.gap(); }

    /// `number` 0 is what Enter does unasked; 2 wants to be pressed, or D.
    void settle(std::string_view key, std::string_view count = "", std::int64_t number = 0) {
        const bool ready = choosing_.settle().has_value();
        std::string label = ruler_.say(key);
        if (!count.empty()) label += fmt::format(" ({})", count);
        Piece piece = button(ruler_, label, number == 0 ? "↵" : "D", box_.w, false);
        if (ready && question().ordered) piece.shapes.front().look = Look::likely;
        for (Text& text : piece.texts)
            if (!ready || question().ordered) text.ink = ready ? Ink::light : Ink::faint;
        const float high = piece.box.h;
        if (put(std::move(piece), box_.x, ready ? Does::settle : Does::nothing, number, ready && number == 0))
            y_ += high + ruler_.gap();
    }

    /// As long as it is too few, how many are wanted.
    void settle_some(const std::string& range) {
        const auto count = static_cast<std::int32_t>(choosing_.count());
        if (count >= question().least)
            settle("done", fmt::format("{} / {}", count, range));
        else
            settle("choose", count > 0 ? fmt::format("{} / {}", count, range) : range);
    }

    /// All at once and none, where there are many and that is an answer.
    std::vector<std::pair<std::string_view, Does>> shortcuts() const {
        std::vector<std::pair<std::string_view, Does>> offered;
        const Question& asked = question();
        if (asked.most < 2 || asked.own() < 3) return offered;
        if (asked.most >= static_cast<std::int32_t>(asked.own())) offered.emplace_back("all", Does::all_of);
        // While nothing is marked there is nothing to unmark; but its place is kept.
        if (asked.least == 0)
            offered.emplace_back("none", choosing_.count() > 0 ? Does::none_of : Does::nothing);
        return offered;
    }

    /// What is chosen lies where the hand is: only how that is done.
    void lead_to_places() {
        Piece words;
        const float end = paragraph(ruler_, words, ruler_.say("on_places"), Typeface::italic, ruler_.body(),
                                    Ink::text, {box_.x, y_, box_.w, left()});
        words.box = {box_.x, y_, box_.w, end - y_};
        y_ = end + ruler_.gap();
        page_.pieces.push_back(std::move(words));
    }

    /// A few are put into an order out of more, all of which lie on the table: they are laid into places.
    bool has_places(float below) const {
        if (!wants_order(ask_) || reading_.narrowed) return false;
        for (std::size_t i = 0; i < question().own(); ++i)
            if (!lies(i)) return false;
        float high = place_height();
        for (std::size_t i = 0; i < question().own(); ++i)
            high = std::max(high, in_place(i).box.h);
        return left() - below >= (high + ruler_.gap()) * static_cast<float>(question().most);
    }
    Piece in_place(std::size_t option) const { return rows_.pictured(option, {kPlace / 2.5F, 0, 1.1F}); }
    float place_height() const { return std::floor(ruler_.em * kPlace); }

    /// What lies in one may be pressed, and is taken back.
    void places() {
        for (std::int32_t place = 0; place < question().most; ++place) {
            const auto at = static_cast<std::size_t>(place);
            if (at >= choosing_.count()) {
                page_.pieces.push_back(empty_place(at));
                y_ += place_height() + ruler_.gap();
                continue;
            }
            const std::size_t option = choosing_.at(at);
            Piece row = in_place(option);
            const float high = row.box.h;
            if (!put(std::move(row), box_.x, Does::choose, static_cast<std::int64_t>(option))) return;
            if (at > 0) earlier(option);
            y_ += high + ruler_.gap();
        }
    }

    /// In the first one stands how it is filled.
    Piece empty_place(std::size_t at) const {
        Piece piece;
        piece.box = {box_.x, y_, box_.w, place_height()};
        const Rect field = piece.box;  // as on a form: its edges are drawn, and nothing in it
        for (const float y : {field.y, field.bottom() - 1})
            piece.shapes.push_back({{field.x, y, field.w, 1}, Look::rule, ""});
        for (const float x : {field.x, field.right() - 1})
            piece.shapes.push_back({{x, field.y, 1, field.h}, Look::rule, ""});
        const unsigned size = ruler_.large();
        const float left = place_height();
        const float y = y_ + std::floor((piece.box.h - Type::line(size)) / 2);
        if (question().ordered)
            piece.texts.push_back(line_of(ruler_, fmt::format("{}.", at + 1), Typeface::bold, size,
                                          Ink::faint, box_.x, y, left, Align::centre));
        const float wide = box_.w - left - ruler_.pad();
        const std::string words = how();
        const float high = Type::line(ruler_.body());
        const std::size_t lines = ruler_.type.wrap(words, Typeface::italic, ruler_.body(), wide).size();
        if (at == choosing_.count() && static_cast<float>(lines) * high <= piece.box.h)
            paragraph(ruler_, piece, words, Typeface::italic, ruler_.body(), Ink::text,
                      {box_.x + left, y_ + std::floor((piece.box.h - static_cast<float>(lines) * high) / 2),
                       wide, piece.box.h});
        return piece;
    }

    void some() {
        const Question& asked = question();
        const std::vector<std::pair<std::string_view, Does>> shortcuts = this->shortcuts();
        const std::string range = asked.least == asked.most ? fmt::format("{}", asked.most)
                                                            : fmt::format("{}–{}", asked.least, asked.most);
        const bool at_once = asked.least == 1 && asked.most == 1;  // a press is the answer
        const float below = settle_height() * (!shortcuts.empty() ? 2.0F : at_once ? 0.0F : 1.0F);
        if (on_table_.in_sockets)
            lead_to_places();
        else if (has_places(below))
            places();
        else
            list(below);
        if (!shortcuts.empty()) {
            const auto count = static_cast<float>(shortcuts.size());
            const float each = (box_.w - (count - 1) * ruler_.gap()) / count;
            float x = box_.x;
            float high = 0;
            for (const auto& [key, does] : shortcuts) {
                Piece piece = button(ruler_, ruler_.say(key), "", each, false);
                high = piece.box.h;
                if (does == Does::nothing)
                    for (Text& text : piece.texts)
                        text.ink = Ink::faint;
                put(std::move(piece), x, does, 0);
                x += each + ruler_.gap();
            }
            y_ += high + ruler_.gap();
        }
        if (at_once) return;
        // To take nothing is a decision as well, and not one to be made by a stray Enter.
        if (asked.least == 0 && (choosing_.count() == 0 || asked.most == 1))
            settle("take_none", "", 2);
        else
            settle_some(range);
    }

    void amount() {
        y_ = number_rows().amount(y_);
        settle("done");
    }

    void shares() {
        y_ = number_rows().shares(y_, settle_height());
        settle("done", question().shape == Shape::distribute ? fmt::format("{}", choosing_.left()) : "");
    }

    NumberRows number_rows() { return {ruler_, ask_, choosing_, box_, page_}; }

    void yes_or_no() {
        const float half = (box_.w - ruler_.gap()) / 2;
        Piece yes = button(ruler_, ruler_.say("yes"), ruler_.say("yes_key"), half, false);
        Piece no = button(ruler_, ruler_.say("no"), ruler_.say("no_key"), half, false);
        const float high = yes.box.h;
        put(std::move(yes), box_.x, Does::settle, 1, true);
        put(std::move(no), box_.x + half + ruler_.gap(), Does::settle, -1, true);
        y_ += high + ruler_.gap();
    }

    const Ruler& ruler_;
    const scene::Ask& ask_;
    const Choosing& choosing_;
    const Reading& reading_;
    const OnTable& on_table_;
    Rect box_;
    Page& page_;
    AnswerRows rows_;
    float y_;
    std::vector<std::size_t> listed_;  ///< beside what is folded
    bool folded_ = false;              ///< what lies on the table is not listed
    float told_ = 0;                   ///< the height in which the one is told then that is pointed at
};

}  // namespace

float add_ask(const Ruler& ruler, const scene::Ask& ask, const Choosing& choosing, const Reading& reading,
              const Rect& box, Page& page, const OnTable& on_table) {
    return Pane(ruler, ask, choosing, reading, box, page, on_table).build();
}

}  // namespace tankard::window
