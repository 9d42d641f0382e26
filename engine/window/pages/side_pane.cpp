#include "window/pages/side_pane.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/duel_pieces.h"
#include "window/pages/places.h"
#include "window/pages/prompt.h"
#include "window/pages/readout.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kMostTold = 9;      ///< of what happened: the rest is in the log
constexpr std::size_t kEnoughTold = 7;    ///< for larger letters no more are needed
constexpr std::size_t kMostOfStory = 4;   ///< lines of what has been read before …
constexpr std::size_t kMostOfNews = 6;    ///< … and of what has just been told
constexpr float kLeastLeft = 1.5F;        ///< lines: in less nothing is told
constexpr float kMostMadeRoom = 3;        ///< lines: for so many the question may have smaller rows
constexpr std::size_t kRecent = 3;        ///< so many are of one size: what has happened lately
constexpr std::string_view kMore = " …";  ///< after what is cut
constexpr float kTitled = 1.6F;           ///< lines above what is told: room for what it is called
constexpr float kRoomy = 1.18F;           ///< of the letters' size, where there is room

class SidePane {
 public:
    SidePane(const Ruler& ruler, const TableView& view, const Rect& box, Page& page)
        : ruler_(ruler), view_(view), wide_(box.w), page_(page) {}

    /// The question takes what it needs; what happened last has the rest, below it.
    void add(const Rect& box) {
        const float gap = this->gap();
        const float pad = ruler_.pad();
        const bool talks = !view_.log.empty() && view_.scene.company.empty();
        const bool tight = is_tight(ruler_, page_.height);
        least_letters_ = tight ? static_cast<float>(ruler_.small()) : 0;
        const float least = talks && !tight ? Type::line(ruler_.small()) * least_lines() + 2 * pad + gap : 0;
        const auto room = [&](float from) { return Rect{box.x, from, box.w, box.bottom() - from - least}; };
        const Page before = page_;
        float from = asked_within(box, least);
        if (tight && talks) {
            in_full_ = true;
            from = lower(box, before, from);
        } else if (view_.ask != nullptr && view_.ask->sums && view_.scene.facing) {
            from = brief(room(from), box, before, least);
        }
        from = duel(room(from), gap);
        const float asked = from;
        from = read_out(room(from), gap);
        // Where letters are large the question has all that it needs, and this what is left.
        const bool left = box.bottom() - from >= Type::line(ruler_.small()) * kLeastLeft + 2 * pad;
        if (talks && (!tight || left)) {
            most_letters_ = tight ? least_letters_ : 1000;
            // What is read out for a moment changes no letters.
            scale_ = scale_for(box.bottom() - asked - 2 * pad);
            talk(told(box.bottom() - from - 2 * pad), {box.x, from, box.w, box.bottom() - from});
        }
        // What is told of whatever is pointed at lies over all that.
        std::stable_partition(page_.pieces.begin() + static_cast<std::ptrdiff_t>(before.pieces.size()),
                              page_.pieces.end(), [](const Piece& piece) { return piece.layer == 0; });
    }

 private:
    float gap() const { return ruler_.gap() * 1.4F; }

    /// The question on its sheet, which leaves so much; returns where it ends.
    float asked_within(const Rect& box, float kept) {
        const float pad = ruler_.pad();
        const std::size_t sheet = page_.pieces.size();
        page_.pieces.emplace_back().shapes.push_back({box, Look::panel, ""});
        const Rect inside{box.x + pad, box.y + pad, box.w - 2 * pad, box.h - 2 * pad - kept};
        const float end = std::min(peek_row(question(inside), inside), inside.bottom()) + pad;
        page_.pieces[sheet].box = page_.pieces[sheet].shapes.front().box = {box.x, box.y, box.w, end - box.y};
        return std::floor(end + gap());
    }

    /// What happened last has its lines, or one at least, if the question says as much in lower rows;
    /// `before`: the page without it. Returns where it ends.
    float lower(const Rect& box, const Page& before, float from) {
        const auto last =
            ruler_.type.wrap(view_.log.back(), Typeface::regular, ruler_.small(), words_wide()).size();
        const Page whole = page_;
        for (const float lines : {std::min(static_cast<float>(last), kMostMadeRoom) + 0.5F, kLeastLeft}) {
            const float high = Type::line(ruler_.small()) * lines + 2 * ruler_.pad();
            if (box.bottom() - from >= high) break;
            page_ = before;
            const float end = asked_within(box, high + gap());
            if (box.bottom() - end >= high && letters_in(page_) >= letters_in(whole)) return end;
            page_ = whole;
        }
        return from;
    }

    /// Where two stand in large below it, the question does not say what they come to; returns where it ends.
    float brief(const Rect& room, const Rect& box, const Page& before, float least) {
        const Page whole = std::exchange(page_, before);
        const Prompt prompt = prompt_of(view_.ask->prompt);
        scene::Ask shorter = *view_.ask;
        shorter.prompt = fmt::format("{}{}{}", prompt.asked, prompt.known.empty() ? "" : " ", prompt.known);
        brief_ = &shorter;
        const float end = asked_within(box, least);
        brief_ = nullptr;
        const bool both = duel({box.x, end, box.w, room.bottom() - end}, gap()) > end;
        in_full_ = !both;
        if (!both) page_ = whole;
        if (both) page_.pieces.pop_back();
        return both ? end : room.y;
    }

    /// Returns where it ends.
    float question(const Rect& room) {
        if (view_.ask != nullptr && view_.choosing != nullptr) return ask(room);
        if (view_.waiting == nullptr || view_.choosing == nullptr) return waiting(room);
        const std::size_t spots = page_.spots.size();
        const OnTable lay = view_.lay != nullptr ? *view_.lay : OnTable{};
        const float end = add_ask(ruler_, *view_.waiting, *view_.choosing, {}, room, page_, lay);
        page_.spots.resize(spots);  // somebody else's: to be read only
        return end;
    }

    /// All but how something is done, which gives way.
    static std::size_t letters_in(const Page& page) {
        std::size_t all = 0;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                if (text.ink != Ink::faint || text.face != static_cast<std::uint8_t>(Typeface::italic))
                    all += static_cast<std::size_t>(std::count_if(text.words.begin(), text.words.end(),
                                                                  [](char each) { return each != ' '; }));
        return all;
    }

    /// Over dice on the stage it stands already.
    bool is_scored() const {
        const std::string score = fmt::format("{} / {}", view_.ask->sums->first, view_.ask->sums->second);
        return std::any_of(page_.pieces.begin(), page_.pieces.end(), [&](const Piece& piece) {
            return std::any_of(piece.texts.begin(), piece.texts.end(),
                               [&](const Text& text) { return text.words == score; });
        });
    }

    /// Who fights whom on a board, while it is asked; returns where it ends.
    float duel(const Rect& room, float gap) {
        if (view_.ask == nullptr || !view_.ask->sums || in_full_ || is_scored()) return room.y;
        const std::optional<scene::Duel> duel =
            duel_on(view_.scene, view_.ask->question.seat, *view_.ask->sums);
        if (!duel) return room.y;
        Piece piece = duel_piece(ruler_, *duel, room.w);
        if (piece.box.h > room.h) return room.y;
        move(piece, room.x, room.y);
        const float end = piece.box.bottom();
        page_.pieces.push_back(std::move(piece));
        return end + gap;
    }

    /// Of the places on the stage; returns where it ends.
    float read_out(const Rect& room, float gap) {
        std::optional<Piece> piece = readout(ruler_, view_, room.w);
        if (!piece || piece->box.h > room.h) return room.y;
        move(*piece, room.x, room.y);
        const float end = piece->box.bottom();
        page_.pieces.push_back(std::move(*piece));
        page_.reads_out = true;
        return end + gap;
    }

    float ask(Rect room) {
        const auto on_table = std::make_shared<OnTable>();
        on_table->in_sockets = page_.on_table && page_.on_table->in_sockets;
        on_table->lying = lying_on(*view_.ask, page_);
        on_table->silent = silent_on(*view_.ask, page_);
        on_table->pointed = view_.pointed;
        on_table->carried = add_keys(ruler_, *view_.ask, *view_.choosing, page_);
        for (std::size_t i = 0; i < view_.ask->choices.size(); ++i)
            on_table->numbered.push_back(page_.numbers.contains(number_of(*view_.ask, i)));
        page_.on_table = on_table;
        if (view_.may_throw) {
            const float end = throw_row(room);
            room = {room.x, end, room.w, room.bottom() - end};
        }
        return add_ask(ruler_, brief_ != nullptr ? *brief_ : *view_.ask, *view_.choosing, view_.reading, room,
                       page_, *on_table);
    }

    /// How to see what is one's own and lies face down, below the question from `y` on; returns where it
    /// ends.
    float peek_row(float y, const Rect& room) {
        if (view_.ask == nullptr || !view_.scene.veiled) return y;
        Piece row = button(ruler_, ruler_.say("peek"), "O", room.w, false);
        if (y + row.box.h > room.bottom()) return y;
        move(row, room.x, y);
        page_.spots.push_back({row.box, Does::command, static_cast<std::int64_t>(Command::peek), false});
        page_.pieces.push_back(std::move(row));
        return page_.pieces.back().box.bottom() + ruler_.gap();
    }

    /// The other way to throw, before the question for a real die.
    float throw_row(const Rect& room) {
        Piece row = button(ruler_, ruler_.say("throw.here"), "T", room.w, false);
        move(row, room.x, room.y);
        const float end = row.box.bottom() + ruler_.gap();
        page_.spots.push_back({row.box, Does::command, static_cast<std::int64_t>(Command::throwing), true});
        page_.pieces.push_back(std::move(row));
        return end;
    }

    /// Nobody is asked: who is thinking, and what can be done besides.
    float waiting(const Rect& inside) {
        Piece piece;
        const std::string words = view_.status.empty() ? ruler_.say("thinking") : view_.status;
        float end = paragraph(ruler_, piece, words, Typeface::italic, ruler_.body(), Ink::faint, inside, 6);
        piece.box = {inside.x, inside.y, inside.w, end - inside.y};
        page_.pieces.push_back(std::move(piece));
        for (std::size_t i = 0; i < view_.buttons.size(); ++i) {
            Piece row = button(ruler_, view_.buttons[i].first, view_.buttons[i].second, inside.w, false);
            if (end + ruler_.gap() + row.box.h > inside.bottom()) break;
            move(row, inside.x, end + ruler_.gap());
            end = row.box.bottom();
            page_.spots.push_back({row.box, Does::pick, static_cast<std::int64_t>(i), true});
            page_.pieces.push_back(std::move(row));
        }
        return end;
    }

    float words_wide() const { return wide_ - 2 * ruler_.pad() - signs_room(); }
    float signs_room() const { return view_.signs.empty() ? 0 : std::round(ruler_.em * 1.7F); }

    /// Of small letters: four, or as many as what happened last needs and one before it.
    float least_lines() const {
        const auto last =
            ruler_.type.wrap(view_.log.back(), Typeface::regular, ruler_.reading(), words_wide()).size();
        const auto lines = static_cast<float>(std::min<std::size_t>(last, 6));
        return std::max(4.0F,
                        1 + std::ceil(lines * Type::line(ruler_.reading()) / Type::line(ruler_.small())));
    }

    /// Nobody's sign stands beside it.
    bool is_story(std::size_t line) const { return line < view_.signs.size() && view_.signs[line].empty(); }

    /// What a sentence or two have just been said about is still read.
    bool is_news(std::size_t line) const { return view_.log.size() - 1 - line <= kRecent; }
    bool is_recent(std::size_t line) const { return view_.log.size() - 1 - line < kRecent; }

    /// What has just happened, and the story, which nobody's sign stands beside and which is read longer, is
    /// larger than what was before it, as long as nothing is larger than what is read on cards.
    unsigned letters(std::size_t line) const {
        constexpr float kStory = 0.86F;  // of the body's letters
        const float size =
            is_story(line) || is_recent(line) ? ruler_.em * kStory : static_cast<float>(ruler_.small());
        const float most = std::min(most_letters_, static_cast<float>(ruler_.reading()));
        return static_cast<unsigned>(std::clamp(size * scale_, std::min(least_letters_, most), most));
    }

    /// What was told, in lines.
    struct Told {
        std::size_t line = 0;   ///< of the log: the last of those that say the same
        std::size_t first = 0;  ///< of them
        std::vector<std::string> words;
        float high = 0;
    };

    /// Lines in a row that say the same, and what can be taken back together, are one: the first.
    std::size_t first_alike(std::size_t line) const {
        std::size_t first = line;
        while (first > 0 && first != view_.undo_line && !is_story(line) &&
               view_.log[first - 1] == view_.log[line])
            --first;
        return first;
    }

    /// The seat with whose name a line ends, and nothing else is said after it; null: there is none.
    const scene::Seat* named_last(const std::string& line) const {
        for (const scene::Seat& seat : view_.scene.seats)
            if (!seat.player.empty() && line.ends_with(fmt::format(" {}.", seat.player))) return &seat;
        return nullptr;
    }
    static std::string before(const std::string& line, const scene::Seat& named) {
        return line.substr(0, line.size() - named.player.size() - 1);
    }

    /// Lines in a row that say the same of one after the other are one, which names them all; one who is
    /// named again begins another. Empty if it stands alone; else `first` is the first of them.
    std::string said_of_all(std::size_t line, std::size_t& first) const {
        const scene::Seat* last = named_last(view_.log[line]);
        if (last == nullptr || is_story(line)) return {};
        const std::string same = before(view_.log[line], *last);
        std::vector<const scene::Seat*> all{last};
        while (first > 0 && first != view_.undo_line) {
            const scene::Seat* other = named_last(view_.log[first - 1]);
            if (other == nullptr || std::find(all.begin(), all.end(), other) != all.end() ||
                before(view_.log[first - 1], *other) != same)
                break;
            all.push_back(other);
            --first;
        }
        if (all.size() < 2) return {};
        std::string words = same + all.back()->player;
        for (std::size_t i = all.size() - 1; i-- > 1;)
            words += ", " + all[i]->player;
        return fmt::format("{} {} {}.", words, ruler_.words.label(intern("window.and")), last->player);
    }

    /// As much of the end as is read at a glance and as there is room for; of the story the beginning.
    std::vector<Told> told(float high) const {
        const float gap = ruler_.gap() * 0.7F;
        std::vector<Told> all;
        float room = high + gap;
        for (std::size_t i = view_.log.size(); i-- > 0 && all.size() < kMostTold;) {
            const float line = Type::line(letters(i));
            std::size_t first = first_alike(i);
            std::string words = view_.log[i];
            if (first < i)
                words += fmt::format("\u00a0 ×{}", i - first + 1);
            else if (std::string all = said_of_all(i, first); !all.empty())
                words = std::move(all);
            Told each{i, first, ruler_.type.wrap(words, Typeface::regular, letters(i), words_wide())};
            const auto fitting = static_cast<std::size_t>(room / line);
            if (all.empty())
                cut_to(each.words, letters(i), static_cast<std::size_t>(high / line));
            else if (is_story(i))
                cut_to(each.words, letters(i),
                       is_news(i) ? std::clamp(fitting, kMostOfStory, kMostOfNews) : kMostOfStory);
            each.high = static_cast<float>(each.words.size()) * line + gap;
            if (each.high > room + 0.5F) break;
            room -= each.high;
            all.push_back(std::move(each));
            i = first;
        }
        std::reverse(all.begin(), all.end());
        return all;
    }

    /// Larger letters where enough is told in them: an empty pane helps nobody.
    float scale_for(float high) {
        const std::vector<Told> all = told(high);
        scale_ = kRoomy;
        const std::vector<Told> large = told(high);
        scale_ = 1;
        const auto is_cut = [](const Told& each) { return each.words.back().ends_with(kMore); };
        const bool enough = large.size() >= std::min(all.size(), kEnoughTold);
        return enough && std::none_of(large.begin(), large.end(), is_cut) ? kRoomy : 1;
    }

    /// The newest is the last, at the foot, and bright; what is older fades. Above them what it is, if there
    /// is room.
    void talk(const std::vector<Told>& all, const Rect& box) {
        Piece piece;
        piece.box = box;
        piece.shapes.push_back({box, Look::tray, ""});
        const Rect inside = box.inset(ruler_.pad());
        const float left = signs_room();
        float y = inside.bottom();
        for (const Told& each : all)
            y -= each.high;
        y = std::max(inside.y, std::floor(y));
        const float title = Type::line(ruler_.body());
        const bool titled = y - inside.y > kTitled * title;
        for (const Told& each : all) {
            if (each.first == view_.undo_line && view_.undo_line > 0)
                piece.shapes.push_back({{inside.x, y - ruler_.gap() * 0.4F, inside.w, 1}, Look::rule, ""});
            const Ink ink = each.line + 1 == view_.log.size() ? Ink::light : Ink::dusk;
            if (each.line < view_.signs.size())
                sign(piece, view_.signs[each.line], {inside.x, y, left, Type::line(letters(each.line))}, ink);
            float line = y;
            for (const std::string& words : each.words) {
                piece.texts.push_back(line_of(ruler_, words, Typeface::regular, letters(each.line), ink,
                                              inside.x + left, line));
                line += Type::line(letters(each.line));
            }
            y += each.high;
        }
        page_.spots.push_back({box, Does::command, static_cast<std::int64_t>(Command::log), false});
        page_.pieces.push_back(std::move(piece));
        if (titled) page_.pieces.push_back(heading({inside.x, inside.y, inside.w, title}));
    }
    Piece heading(const Rect& box) const {
        Piece piece{.box = {box.x, box.y, box.w, box.h + ruler_.gap()}};
        piece.texts.push_back(line_of(ruler_, ruler_.say("log"), Typeface::italic, ruler_.body(), Ink::amber,
                                      box.x, box.y, box.w, Align::centre));
        piece.shapes.push_back({{box.x, box.bottom() + ruler_.gap() / 2, box.w, 1}, Look::rule, ""});
        return piece;
    }

    /// Its beginning, if it is longer.
    void cut_to(std::vector<std::string>& lines, unsigned size, std::size_t most) const {
        if (lines.size() <= most || most == 0) return;
        lines.resize(most);
        std::string& last = lines.back();
        const auto fits = [&] {
            return ruler_.type.width(last + std::string(kMore), Typeface::regular, size) <= words_wide();
        };
        for (std::size_t end = last.rfind(' '); end != std::string::npos && !fits(); end = last.rfind(' '))
            last.resize(end);
        last += kMore;
    }

    void sign(Piece& piece, const std::string& figures, const Rect& box, Ink ink) const {
        scene::Face face;
        face.picture = figures;
        const std::string_view glyph = figures.empty() ? std::string_view() : figure_of(ruler_, face);
        const auto size = static_cast<unsigned>(ruler_.em * 1.2F);
        const float wide = ruler_.type.width(glyph, Typeface::icon, size);
        if (glyph.empty() || wide > box.w) return;
        piece.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, ink, box.x,
                                      box.y + (box.h - Type::line(size)) / 2, wide));
    }

    const Ruler& ruler_;
    const TableView& view_;
    float wide_;
    float scale_ = 1;  ///< of what is told
    float least_letters_ = 0;
    float most_letters_ = 1000;
    Page& page_;
    bool in_full_ = false;               ///< the question says what two come to
    const scene::Ask* brief_ = nullptr;  ///< what is shown of the question; null: all
};

}  // namespace

void add_side_pane(const Ruler& ruler, const TableView& view, const Rect& box, Page& page) {
    SidePane(ruler, view, box, page).add(box);
}

}  // namespace tankard::window
