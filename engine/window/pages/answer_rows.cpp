#include "window/pages/answer_rows.h"

#include "scene/brief.h"
#include "text/utf8.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/block.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kMostLines = 3;  ///< of what an option's card does …
constexpr std::size_t kAllLines = 7;   ///< … of few: nearly always all of it
/// The first that fits; few are larger, as long as what happened has room below them.
constexpr RowLook kLooks[] = {{1.5F, kAllLines, 1.16F},
                              {1.4F, kAllLines},
                              {1.5F, kMostLines, 1.16F},
                              {1.4F, kMostLines},
                              {1.2F, kAllLines},
                              {1, kAllLines},
                              {1.2F, 1},
                              {1, kMostLines},
                              {1, 1},
                              {1, 0}};
constexpr float kQuiet = 0.7F;         ///< of a row: what something speaks against
constexpr float kOfNoUse = 0.9F;       ///< of the letters of several with which nothing is won
constexpr float kEndless = 100'000;    ///< pixels: as high as it needs
constexpr float kBesideTable = 1;      ///< at most: what matters more lies on the table
constexpr float kOfFew = 0.62F;        ///< of the room: what larger ones may take
constexpr std::size_t kMostDeeds = 3;  ///< with one card, in one line
constexpr std::size_t kMostRows = 12;  ///< of more as many as possible are seen at once

/// What stands in brackets is on one line, if it has room there in a button that is so wide.
std::string unbroken(const Ruler& ruler, const std::string& words, float wide) {
    const std::size_t from = words.find('(');
    if (from == std::string::npos) return words;
    std::string kept = words.substr(0, from);
    for (const char letter : words.substr(from))
        kept += letter == ' ' ? std::string("\u00a0") : std::string(1, letter);
    const bool fits =
        ruler.type.width(words.substr(from), Typeface::regular, ruler.body()) <= wide - ruler.em * 2.6F;
    return fits ? kept : words;
}

/// As high as the highest beside it, its words in the middle.
void grow_to(Piece& button, float high) {
    const float down = std::floor((high - button.box.h) / 2);
    button.box.h = high;
    button.shapes.front().box.h = high;
    for (Text& text : button.texts)
        text.box.y += down;
}

}  // namespace

std::vector<AnswerRows::Line> AnswerRows::lines_of(const std::vector<std::size_t>& all) const {
    std::vector<Line> lines;
    for (const std::size_t i : all) {
        const auto joins = [&](const Line& line) {
            const auto all = [&](bool (AnswerRows::*are)(std::size_t, std::size_t) const) {
                return std::all_of(line.begin(), line.end(),
                                   [&](std::size_t each) { return (this->*are)(each, i); });
            };
            return all(&AnswerRows::are_of_no_use) ||
                   (line.size() < kMostDeeds && all(&AnswerRows::are_of_one_card));
        };
        const auto before = std::find_if(lines.begin(), lines.end(), joins);
        if (before != lines.end())
            before->push_back(i);
        else
            lines.push_back({i});
    }
    return lines;
}

bool AnswerRows::are_of_no_use(std::size_t one, std::size_t other) const {
    const scene::Choice& first = ask_.choices[one];
    return ask_.question.shape == Shape::choose_one && is_doubtful(first) &&
           first.caution == ask_.choices[other].caution && !is_likely(one) && !is_likely(other);
}

bool AnswerRows::are_of_one_card(std::size_t one, std::size_t other) const {
    const scene::Choice& first = ask_.choices[one];
    const scene::Choice& second = ask_.choices[other];
    return ask_.question.shape == Shape::choose_one && !first.brief.empty() && !second.brief.empty() &&
           ask_.question.options[one].verb != ask_.question.options[other].verb &&
           is_same_thing(first.object, second.object) && alike(one) == alike(other);
}

int AnswerRows::alike(std::size_t option) const {
    int count = 0;
    for (std::size_t other = 0; other < ask_.question.own(); ++other)
        count += row_of(ask_, choosing_, option) == row_of(ask_, choosing_, other) ? 1 : 0;
    return count;
}

std::string AnswerRows::counted(const std::string& title, std::size_t option) const {
    const int equal = alike(option);
    return equal > 1 ? fmt::format("{}\u00a0 ×{}", title, equal) : title;
}

const std::string& AnswerRows::rule_of(const scene::Choice& choice) const {
    return alone_ && choice.face ? choice.face->rule : choice.rule;
}

std::string AnswerRows::deed(const Ruler& ruler, const scene::Choice& choice, float w,
                             std::size_t lines) const {
    if (lines == 0) return {};
    const float room = w - ruler.em * 3.3F;
    return scene::in_brief(rule_of(choice), [&](const std::string& words) {
        return ruler.type.wrap(words, Typeface::regular, ruler.reading(), room).size() <= lines;
    });
}

void AnswerRows::hint_at_the_rest(Piece& row, std::size_t i, const std::string& said) const {
    const std::string& rule = rule_of(ask_.choices[i]);
    if (said == rule) return;
    row.thing = kRowThing + i;
    row.hint = rule;
}

bool AnswerRows::is_likely(std::size_t option) const { return ask_.likely == option && !narrowed_; }

bool AnswerRows::is_doubtful(const scene::Choice& choice) const {
    return !choice.caution.empty() &&
           std::any_of(ask_.choices.begin(), ask_.choices.end(),
                       [](const scene::Choice& other) { return other.caution.empty(); });
}

Piece AnswerRows::pictured(std::size_t i, const RowLook& look) const {
    const scene::Choice& choice = ask_.choices[i];
    Ruler ruler = ruler_;
    ruler.em *= look.type;
    const std::size_t place = choosing_.place(i);
    const std::string key = key_of(i);
    const std::string title = counted(title_of(choice), i);
    std::string follows = choice.caution.empty() ? text::capitalise(consequence_of(i)) : choice.caution;
    const std::string said = deed(ruler, choice, wide_ - ruler.em * 2.5F * (look.scale - 1), look.lines);
    if (!said.empty()) follows += (follows.empty() ? "" : "\n") + said;
    Piece row =
        answer_row(ruler, {choice.icon, title, follows, key, choice.pigment, is_doubtful(choice)}, wide_,
                   place != 0     ? Look::chosen
                   : is_likely(i) ? Look::likely
                                  : Look::button,
                   look.scale);
    hint_at_the_rest(row, i, said);
    return row;
}

Piece AnswerRows::quiet(std::size_t i) const {
    const scene::Choice& choice = ask_.choices[i];
    const std::string title = counted(title_of(choice), i);
    Piece row =
        answer_row(ruler_, {"", title, choice.caution, key_of(i), "", true}, wide_, Look::button, kQuiet);
    hint_at_the_rest(row, i, "");
    return row;
}

Piece AnswerRows::row(std::size_t i, const RowLook& look) const {
    // What leaves it all as it was is no headline.
    if (look.scale <= 0 || ask_.back == i) return option(i, look.lines);
    const bool stands_out = choosing_.place(i) != 0 || is_likely(i);
    return is_doubtful(ask_.choices[i]) && !stands_out ? quiet(i) : pictured(i, look);
}

const std::string& AnswerRows::consequence_of(std::size_t i) const {
    const scene::Choice& choice = ask_.choices[i];
    const bool is_alone =
        std::none_of(ask_.choices.begin(), ask_.choices.end(), [&](const scene::Choice& other) {
            return other.title == choice.title && other.consequence != choice.consequence;
        });
    return is_alone && i < carried_.size() && carried_[i] ? choice.beyond : choice.consequence;
}

std::string AnswerRows::key_of(std::size_t i) const {
    if (ask_.question.shape == Shape::read) return {};
    const std::size_t place = choosing_.place(i);
    if (place == 0 && ask_.done == i) return "D";
    if (place == 0 && ask_.back == i) return "Esc";
    if (place == 0) return fmt::format("{}", number_of(ask_, i));
    return ask_.question.ordered ? fmt::format("{}.", place) : "✔";
}

AnswerRow AnswerRows::deeds(const Line& line, const RowLook& look) const {
    const scene::Choice& first = ask_.choices[line.front()];
    Ruler ruler = ruler_;
    ruler.em *= look.type;
    const std::string title = counted(first.subject, line.front());
    const std::string said =
        deed(ruler, first, wide_ - ruler.em * 2.5F * std::max(0.0F, look.scale - 1), look.lines);
    std::string follows = text::capitalise(consequence_of(line.front()));
    for (const std::size_t i : line)
        if (const scene::Choice& choice = ask_.choices[i]; !choice.caution.empty())
            follows += fmt::format("{}{}: {}", follows.empty() ? "" : "\n", choice.brief, choice.caution);
    if (!said.empty()) follows += (follows.empty() ? "" : "\n") + said;
    AnswerRow row{answer_row(ruler, {look.scale > 0 ? first.icon : "", title, follows, "", first.pigment},
                             wide_, Look::button, std::max(1.0F, look.scale)),
                  {},
                  line.front()};
    hint_at_the_rest(row.piece, line.front(), said);
    const float pad = ruler.pad() * 0.8F;
    const float left = pad;
    const auto count = static_cast<float>(line.size());
    const float each = std::floor((wide_ - left - pad - (count - 1) * ruler.gap()) / count);
    float x = left;
    float high = 0;
    for (const std::size_t i : line) {
        Piece piece = button(ruler, unbroken(ruler, ask_.choices[i].brief, each), key_of(i), each, false);
        if (is_likely(i)) {
            piece.shapes.back().look = Look::likely;
            for (Text& text : piece.texts)
                text.ink = Ink::light;
        }
        move(piece, x, row.piece.box.h);
        high = std::max(high, piece.box.h);
        x += each + ruler.gap();
        row.buttons.emplace_back(std::move(piece), i);
    }
    for (auto& [button, option] : row.buttons)
        grow_to(button, high);
    row.piece.box.h += high + pad;
    row.piece.shapes.front().box.h = row.piece.box.h;
    return row;
}

AnswerRow AnswerRows::of_no_use(const Line& line) const {
    Ruler small = ruler_;
    small.em *= kOfNoUse;
    AnswerRow row{{}, {}, line.front()};
    const Rect room{ruler_.pad(), ruler_.gap(), wide_ - 2 * ruler_.pad(), kEndless};
    const float end = paragraph(ruler_, row.piece, ask_.choices[line.front()].caution, Typeface::italic,
                                ruler_.reading(), Ink::faint, room);
    Flow flow(room.w, std::ceil(end + ruler_.gap()), ruler_.gap(), ruler_.gap());
    for (const std::size_t i : line) {
        const std::string title = counted(title_of(ask_.choices[i]), i);
        const float words = small.type.width(title, Typeface::regular, small.body());
        const float wide = std::ceil(words + key_room(small, key_of(i)) + 3 * small.pad());
        Piece piece = button(small, title, key_of(i), std::min(wide, room.w), false);
        const auto [x, y] = flow.next(piece.box.w, piece.box.h);
        move(piece, room.x + x, y);
        row.piece.box.h = std::max(row.piece.box.h, piece.box.bottom() + ruler_.gap());
        row.buttons.emplace_back(std::move(piece), i);
    }
    row.piece.box.w = wide_;
    return row;
}

Piece AnswerRows::option(std::size_t i, std::size_t lines) const {
    const std::size_t place = choosing_.place(i);
    const std::string key = key_of(i);
    // What lies there as a card needs its name alone.
    const scene::Choice& choice = ask_.choices[i];
    std::string label = choice.face && choice.object.kind() == RefKind::definition && !choice.title.empty()
                            ? choice.title
                            : choice.label;
    label = counted(label, i);
    const std::string said = deed(ruler_, choice, wide_, lines);
    for (const std::string& more : {choice.caution, said})
        if (!more.empty()) label += "\n" + more;
    Piece row = button(ruler_, label, key, wide_, place != 0);
    hint_at_the_rest(row, i, said);
    return row;
}

AnswerList AnswerRows::listed(const std::vector<std::size_t>& all, const RowLook& look) const {
    AnswerList made;
    for (const Line& line : lines_of(all)) {
        const std::size_t i = line.front();
        made.rows.push_back(line.size() == 1                  ? AnswerRow{row(i, look), {}, i}
                            : are_of_no_use(line[0], line[1]) ? of_no_use(line)
                                                              : deeds(line, look));
        made.high += made.rows.back().piece.box.h + ruler_.gap();
    }
    return made;
}

AnswerList AnswerRows::pictures(const std::vector<std::size_t>& all, float room) const {
    AnswerList made{{}, room + 1};
    if (lines_of(all).size() > kMostRows) return made;
    for (const RowLook& look : kLooks) {
        if (beside_ && look.scale > kBesideTable) continue;
        if (made = listed(all, look); made.high <= room * (look.type > 1 ? kOfFew : 1)) break;
    }
    return made;
}

}  // namespace tankard::window
