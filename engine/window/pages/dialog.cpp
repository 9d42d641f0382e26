#include "window/pages/dialog.h"

#include "text/utf8.h"
#include "text/visible.h"
#include "window/pages/block.h"
#include "window/pages/clash_pieces.h"
#include "window/pages/entry_rows.h"
#include "window/pages/fared_pieces.h"
#include "window/pages/gained_pieces.h"
#include "window/pages/track_pieces.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

namespace tankard::window {
namespace {

constexpr std::string_view kIndent = "\u00a0\u00a0\u00a0\u00a0";  ///< of a story's paragraphs but the first

constexpr float kHair = 0.05F;   ///< lines: a page that was measured is not cut for its fractions
constexpr float kSigned = 1.9F;  ///< ems: where words begin that have a sign
/// How large the letters of a banner are, as it has room.
constexpr float kBanners[] = {1.9F, 1.6F, 1.3F, 1.0F, 0.8F};
constexpr float kBanner = 66;    ///< ems: what is on it
constexpr float kEdge = 2;       ///< pixels: its edge …
constexpr float kBeyond = 12;    ///< … and so far is it wider than the window
constexpr float kReward = 2.3F;  ///< of a banner's letters: of the title, where somebody has gained something
constexpr float kSteps = 1.5F;   ///< ems there: how far somebody has come
constexpr std::size_t kShort = 3;    ///< lines: so few stand in the middle
constexpr float kSign = 5;           ///< ems: a name that hangs in a scene …
constexpr float kSignHigh = 0.055F;  ///< … so much of the window's height below its upper edge
constexpr float kMenu = 24.7F;       ///< ems: a menu beside a sign
constexpr float kLeastMenu = 21.5F;
constexpr float kStrip = 0.5F;  ///< of a window's height: what is narrower is no scene

/// A story's paragraphs are told by their first line, however many lines stood between them.
std::vector<std::string> told_apart(const std::vector<std::string>& texts) {
    std::vector<std::string> all;
    for (const std::string& text : texts)
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t end = std::min(text.find('\n', from), text.size());
            if (end > from) all.push_back(text.substr(from, end - from));
            from = end + 1;
        }
    return all;
}
/// Between a sheet that stands beside its scene and the window's edge: it is in the scene, not at its rim.
float beside_margin(const Ruler& ruler) { return std::round(ruler.em * 2.6F); }
/// What could be pressed, were there no sheet over it.
bool is_button(const Piece& piece) {
    return !piece.shapes.empty() &&
           (piece.shapes.front().look == Look::button || piece.shapes.front().look == Look::likely);
}
/// A sheet of so many ems, or at least so many, leaves of the window.
Rect stage_beside(const Ruler& ruler, float most, float least, float width, float height) {
    const float w = std::round(std::min(ruler.em * most, width * 0.54F));
    const Rect left{0, 0, width - w - beside_margin(ruler), height};
    return w < ruler.em * least || left.w < height * kStrip ? Rect() : left;
}
/// What is told beside the story stands in brackets.
bool is_note(std::string_view words) { return words.starts_with('(') && words.ends_with(')'); }

class Writing {
 public:
    Writing(const Ruler& ruler, const Dialog& sheet, Page& page)
        : ruler_(ruler), sheet_(sheet), page_(page) {}

    void write() {
        const float margin = ruler_.em * 0.8F;
        const float most = ruler_.em * (shows_who() ? kBanner : sheet_.story ? 40.0F : 34.0F);
        const Rect stage = sheet_.staged ? stage_beside(ruler_, sheet_, page_.width, page_.height) : Rect();
        staged_ = stage.w > 0;
        const float w = staged_ ? page_.width - beside_margin(ruler_) - stage.right()
                                : std::round(std::min(page_.width - 2 * margin, most));
        const float pad = std::min(ruler_.em * (shows_who() ? 1.1F : 1.8F), w * 0.06F);
        box_ = {staged_ ? stage.right() : std::round((page_.width - w) / 2), margin, w,
                page_.height - 2 * margin};
        inside_ = box_.inset(pad);
        // First how high all of it is, then in the middle of the window.
        Page measured;
        float end = fill(measured, inside_, false);
        const auto too_high = [&] { return measured.hidden > 0 || end > inside_.bottom(); };
        for (const float letters : kBanners) {
            if (!shows_who() || !too_high()) break;
            banner_ = letters;
            measured = {};
            end = fill(measured, inside_, false);
        }
        for (bool* gives_way : {&tight_, &worded_}) {  // first the picture, then cards are words
            if (!too_high()) break;
            *gives_way = true;
            measured = {};
            end = fill(measured, inside_, false);
        }
        if (end < inside_.bottom()) {
            const float high = std::ceil(end - box_.y + pad);
            box_.y = std::round((page_.height - high) / (sheet_.over || sheet_.story ? 2.0F : 2.4F));
            box_.h = high;
            inside_ = box_.inset(pad);
        }
        if (sheet_.over) {
            Piece veil;
            veil.layer = 1;
            veil.box = {0, 0, page_.width, page_.height};
            veil.shapes.push_back({veil.box, Look::veil, ""});
            if (sheet_.reward) std::erase_if(page_.pieces, is_button);
            page_.pieces.push_back(std::move(veil));
            page_.spots.clear();
        }
        if (staged_) {
            Piece set;
            set.box = {0, 0, page_.width, page_.height};
            set.shapes.push_back({set.box, Look::picture, ""});
            page_.pieces.push_back(std::move(set));
            if (has_sign()) page_.pieces.push_back(sign(stage));
        }
        Piece paper;
        paper.layer = layer();
        paper.box = shows_who() ? Rect{0, box_.y, page_.width, box_.h} : box_;
        if (shows_who())  // its ends are beyond the window's
            paper.shapes.push_back(
                {{-kBeyond, box_.y, page_.width + 2 * kBeyond, box_.h}, Look::plaque, "gold"});
        else
            paper.shapes.push_back({paper.box, Look::page, ""});
        page_.pieces.push_back(std::move(paper));
        fill(page_, inside_, true);
    }

 private:
    /// Whether its name hangs in the scene, and the sheet is a menu without one.
    bool has_sign() const { return staged_ && sheet_.grand; }

    /// The name in large and what is said below it, at the head of the scene.
    Piece sign(const Rect& stage) const {
        const float aside = beside_margin(ruler_);
        const Rect room{stage.x + aside, std::round(stage.h * kSignHigh), stage.w - 2 * aside, stage.h};
        Piece piece;
        float y = room.y;
        const auto write = [&](const std::string& words, Typeface face, float size, Ink ink) {
            auto letters = static_cast<unsigned>(size);
            while (letters > ruler_.small() && ruler_.type.width(words, face, letters) > room.w)
                --letters;
            piece.texts.push_back(line_of(ruler_, ruler_.type.fit(words, face, letters, room.w), face,
                                          letters, ink, room.x, y, room.w, Align::centre));
            y += Type::line(letters);
        };
        write(sheet_.title, Typeface::bold, ruler_.em * kSign, Ink::light);
        if (!sheet_.subtitle.empty())
            write(sheet_.subtitle, Typeface::italic, static_cast<float>(ruler_.large()), Ink::dusk);
        piece.box = {room.x, room.y, room.w, std::ceil(y - room.y)};
        piece.shapes.push_back({piece.box, Look::caption, ""});
        return piece;
    }

    /// A page to be turned, with nothing else to pick.
    bool is_turned() const { return (sheet_.story || shows_who()) && sheet_.entries.size() == 1; }

    /// On a dark banner across the table instead of a sheet.
    bool shows_who() const { return sheet_.duel || !sheet_.fared.empty() || sheet_.reward; }
    Ink ink() const { return shows_who() ? Ink::light : Ink::text; }
    Ink faint() const { return shows_who() ? Ink::dusk : Ink::faint; }
    std::uint8_t layer() const { return sheet_.over ? 2 : 0; }

    void line(Piece& piece, const std::string& words, Typeface face, unsigned size, Ink ink, float& y,
              const Rect& box) const {
        for (const std::string& part : ruler_.type.wrap(words, face, size, box.w)) {
            piece.texts.push_back(line_of(ruler_, part, face, size, ink, box.x, y, box.w, Align::centre));
            y += Type::line(size);
        }
    }

    float title_ems() const {
        if (sheet_.reward && !tight_) return kReward * banner_;
        if (sheet_.grand && !tight_) return 2.8F;
        if (shows_who() && !tight_) return 1.4F * banner_;
        return sheet_.story ? 2.1F : 1.7F;
    }

    float fill(Page& page, const Rect& box, bool final) const {
        Piece piece;
        piece.layer = layer();
        float y = box.y;
        if (shows_who()) {
            // Below the title.
        } else if (!sheet_.picture.empty() && !tight_ && !staged_) {
            const float high = std::round(ruler_.em * (sheet_.story && sheet_.over ? 11.0F : 7.5F));
            const Rect stage{box.x, y, box.w, high};
            picture(ruler_, piece, sheet_.picture, sheet_.ornament, sheet_.frame, stage);
            y += high + ruler_.gap();
        } else if (!sheet_.ornament.empty() && !tight_ && !staged_) {
            const auto size = static_cast<unsigned>(ruler_.em * 2.6F);
            line(piece, sheet_.ornament, Typeface::icon, size, Ink::gold, y, box);
        }
        const bool titled = !sheet_.title.empty() && !has_sign();
        if (titled)
            line(piece, sheet_.title, Typeface::bold, static_cast<unsigned>(ruler_.em * title_ems()),
                 sheet_.reward ? Ink::amber : ink(), y, box);
        if (!sheet_.subtitle.empty() && !has_sign())
            line(piece, sheet_.subtitle, Typeface::italic, ruler_.body(), faint(), y, box);
        if (titled && !shows_who()) {
            y += ruler_.gap();
            const float w = box.w * 0.4F;
            piece.shapes.push_back({{box.x + (box.w - w) / 2, y, w, 2}, Look::rule, ""});
            y += ruler_.gap() * 2;
        }
        if (shows_who() && !tight_) {
            piece.box = {box.x, box.y, box.w, y - box.y};
            y = who(page, box, y + ruler_.gap());  // what is behind them is behind the title as well
            page.pieces.push_back(std::exchange(piece, Piece{.layer = layer()}));
            if (sheet_.track) y = steps(page, box, y);
        }
        const float told_from = shows_who() && !tight_ ? y : box.y;
        const std::vector<Piece> rows =
            entry_rows(ruler_, sheet_.entries, {sheet_.numbered, is_turned(), has_sign(), layer()}, box.w);
        float needs = 0;
        for (const Piece& row : rows)
            needs += row.box.h + between_rows();
        const float field = sheet_.typing ? ruler_.em * 2.4F : 0;
        // Text gives way to entries, but never to less than a third of the page.
        const float text_end = std::max(box.bottom() - needs - field, y + (box.bottom() - y) / 3);
        int hidden = 0;
        const bool gained = sheet_.reward && !tight_;
        if (gained) y += ruler_.gap();
        y = paragraphs(piece, {box.x, y, box.w, (needs > 0 ? text_end : box.bottom()) - y}, hidden,
                       page.shown);
        if (gained) y = put_plate(piece, y);
        piece.box = {box.x, told_from, box.w, y - told_from};
        page.pieces.push_back(std::move(piece));
        if (hidden > 0) page.spots.push_back({{box.x, box.y, box.w, y - box.y}, Does::scroll, 3, false});
        page.hidden = hidden;
        if (!worded_ && !sheet_.cards.empty()) y = plates(page, box, y);
        if (sheet_.typing) y = typed(page, box, y);
        return put(page, rows, box, y, final);
    }

    /// How far somebody has come; returns where that ends.
    float steps(Page& page, const Rect& box, float y) const {
        Ruler larger{ruler_};
        larger.em *= kSteps;
        Block all = steps_block(larger, *sheet_.track);
        for (Piece& piece : all.pieces)
            piece.layer = layer();
        const Rect row{std::round(box.x + (box.w - all.w) / 2), std::round(y), all.w, all.h};
        place(std::move(all), row, page);
        return y + row.h + ruler_.gap();
    }

    /// On a plate what somebody has gained; returns where it ends.
    float put_plate(Piece& piece, float y) const {
        if (piece.texts.empty()) return y;
        float wide = 0;
        for (const Text& text : piece.texts)
            wide = std::max(wide, ruler_.type.width(text.words, static_cast<Typeface>(text.face), text.size));
        const Rect& first = piece.texts.front().box;
        const float edge = ruler_.gap() * 0.8F;
        wide = std::min(inside_.w, std::ceil(wide + ruler_.em * 2));
        const Rect plate{std::round(inside_.x + (inside_.w - wide) / 2), std::round(first.y - edge), wide,
                         std::round(piece.texts.back().box.bottom() - first.y + 2 * edge)};
        piece.shapes.push_back({plate, Look::key, ""});
        return y + ruler_.gap();
    }

    /// Those whom it is about, from `y` on, before all of the banner or a scene from its upper edge on;
    /// returns where they end.
    float who(Page& page, const Rect& box, float y) const {
        Ruler larger{ruler_};
        larger.em *= banner_;
        const float left = std::floor(box.x);  // so that the banner's edges are whole pixels
        const float top = std::floor(y);
        const Rect banner{-left, box_.y + kEdge - top, page_.width, box_.h - 2 * kEdge};
        Block all;
        if (sheet_.duel)
            all = clash_block(larger, *sheet_.duel, box.w, banner, layer());
        else if (!sheet_.fared.empty())
            all = fared_block(larger, sheet_.fared, box.w, banner, layer());
        else
            all.take(
                gained_piece(larger, sheet_.picture, sheet_.ornament, sheet_.frame, box.w, banner, layer()),
                0, 0);
        const float end = y + all.h;
        place(std::move(all), {left, top, box.w, end - top + ruler_.em}, page);
        return end + 2 * ruler_.gap();
    }

    bool has_signs() const {
        return std::any_of(sheet_.signs.begin(), sheet_.signs.end(),
                           [](const std::string& sign) { return !sign.empty(); });
    }

    float plates(Page& page, const Rect& box, float y) const {
        Flow flow(box.w, y + ruler_.gap(), ruler_.gap() * 1.5F, ruler_.gap() * 1.5F);
        for (const scene::Face& face : sheet_.cards) {
            Piece piece = plate(ruler_, {CardId::none, face}, box.w);
            piece.thing = 0;
            piece.layer = layer();
            const auto [left, top] = flow.next(piece.box.w, piece.box.h);
            move(piece, box.x + left, top);
            y = std::max(y, piece.box.bottom());
            page.pieces.push_back(std::move(piece));
        }
        return y + ruler_.gap() * 2;
    }

    float paragraphs(Piece& piece, const Rect& box, int& hidden, int& seen) const {
        std::vector<std::string> texts = sheet_.paragraphs;
        if (worded_ && !sheet_.instead.empty()) texts.push_back(sheet_.instead);
        if (texts.empty()) return box.y;
        const unsigned size = sheet_.reward  ? ruler_.large()
                              : sheet_.story ? static_cast<unsigned>(ruler_.em * 1.12F)
                                             : ruler_.body();
        const bool is_told = sheet_.story && !sheet_.reward;  // as a book tells it
        const float high = Type::line(size);
        struct Line {
            std::string words;
            float indent;
            bool note = false;
            Align align = Align::left;
            std::string_view sign{};
        };
        std::vector<Line> lines;
        const auto drop = static_cast<unsigned>(static_cast<float>(size) * 2.8F);
        std::string capital;
        bool first = true;
        if (is_told) texts = told_apart(texts);
        for (std::size_t at = 0; at < texts.size(); ++at) {
            const std::string& text = texts[at];
            std::string words = text::visible_lines(text);
            const bool note = is_told && is_note(words);
            if (!first && !sheet_.close && (!is_told || note)) lines.push_back({"", 0});
            if (!first && is_told && !note) words.insert(0, kIndent);
            const std::string_view sign = at < sheet_.signs.size() ? sheet_.signs[at] : std::string_view();
            float indent = !has_signs() ? 0 : std::round(ruler_.em * kSigned);
            if (is_told && texts.size() == 1 && !note &&
                ruler_.type.wrap(words, Typeface::regular, size, box.w).size() == 1) {
                lines.push_back({words, 0, false, Align::centre});
                break;
            }
            std::size_t bytes = 0;
            if (first && is_told && !words.empty() && text::is_letter(text::next_character(words, bytes))) {
                capital = words.substr(0, bytes);
                words = words.substr(bytes);
                indent = ruler_.type.width(capital, Typeface::bold, drop) + ruler_.gap();
            }
            std::vector<std::string> wrapped =
                ruler_.type.wrap(words, note ? Typeface::italic : Typeface::regular, size, box.w - indent);
            if (!capital.empty() && first && wrapped.size() > 2) {
                std::string rest;
                for (std::size_t i = 2; i < wrapped.size(); ++i)
                    rest += (rest.empty() ? "" : " ") + wrapped[i];
                wrapped.resize(2);
                for (std::string& each : wrapped)
                    lines.push_back({std::move(each), indent});
                for (std::string& each : ruler_.type.wrap(rest, Typeface::regular, size, box.w))
                    lines.push_back({std::move(each), 0});
            } else {
                for (std::size_t i = 0; i < wrapped.size(); ++i)
                    lines.push_back({std::move(wrapped[i]), indent, note, Align::left,
                                     i == 0 ? sign : std::string_view()});
                while (!capital.empty() && lines.size() < 2)
                    lines.push_back({"", 0});
            }
            first = false;
        }
        if (!is_told && !has_signs() && (sheet_.reward || lines.size() <= kShort))
            for (Line& each : lines)
                each.align = Align::centre;
        const auto room =
            static_cast<std::size_t>(std::max(1.0F, std::floor((box.h - 2 * ruler_.gap()) / high + kHair)));
        std::size_t from = 0;
        std::size_t shown = lines.size();
        if (lines.size() > room) {  // the last line says that there is more
            shown = std::max<std::size_t>(1, room - 1);
            from = std::min(static_cast<std::size_t>(std::max(0, sheet_.scroll)), lines.size() - shown);
            hidden = static_cast<int>(lines.size() - shown);
        }
        seen = static_cast<int>(shown);
        float y = box.y;
        if (!capital.empty() && from == 0)
            // Its foot stands on the second line.
            piece.texts.push_back({{box.x, y + high + Type::baseline(size) - Type::baseline(drop),
                                    ruler_.type.width(capital, Typeface::bold, drop), Type::line(drop)},
                                   capital,
                                   static_cast<std::uint8_t>(Typeface::bold),
                                   static_cast<std::uint16_t>(drop),
                                   Ink::gold,
                                   Align::left});
        for (std::size_t i = from; i < std::min(lines.size(), from + shown); ++i) {
            put_sign(ruler_, piece, lines[i].sign, box.x, y, std::round(ruler_.em * kSigned));
            if (!lines[i].words.empty())
                piece.texts.push_back(line_of(ruler_, lines[i].words,
                                              lines[i].note ? Typeface::italic : Typeface::regular, size,
                                              lines[i].note ? faint() : ink(), box.x + lines[i].indent, y,
                                              lines[i].align == Align::centre ? box.w : 0, lines[i].align));
            y += high;
        }
        if (hidden > 0) {
            if (from + shown < lines.size())
                piece.texts.push_back(line_of(ruler_, "▼", Typeface::icon, ruler_.small(), faint(), box.x, y,
                                              box.w, Align::centre));
            y += high;
        }
        return y + ruler_.gap() * 2;
    }

    float typed(Page& page, const Rect& box, float y) const {
        Piece piece;
        piece.layer = layer();
        piece.box = {box.x, y, box.w, ruler_.em * 2};
        piece.shapes.push_back({piece.box, Look::chip, ""});
        const std::string shown = sheet_.field + "|";
        // What is typed last stays in sight.
        std::string tail = shown;
        while (ruler_.type.width(tail, Typeface::regular, ruler_.body()) > box.w - 2 * ruler_.pad()) {
            tail.erase(0, 1);
            while (!tail.empty() && (static_cast<unsigned char>(tail.front()) & 0xc0U) == 0x80U)
                tail.erase(0, 1);
        }
        piece.texts.push_back(line_of(ruler_, tail, Typeface::regular, ruler_.body(), Ink::text,
                                      box.x + ruler_.pad(),
                                      y + (piece.box.h - Type::line(ruler_.body())) / 2));
        page.pieces.push_back(std::move(piece));
        return y + ruler_.em * 2.4F;
    }

    /// Below each entry; lines of a menu lie closer together than boxes.
    float between_rows() const { return has_sign() ? std::round(ruler_.gap() * 0.4F) : ruler_.gap(); }

    float put(Page& page, const std::vector<Piece>& rows, const Rect& box, float y, bool final) const {
        float needs = 0;
        for (const Piece& row : rows)
            needs += row.box.h + between_rows();
        const bool fits = y + needs <= box.bottom() + between_rows() + 0.5F;
        if (!final) return y + needs;
        const float arrow = ruler_.em * 1.4F;
        std::size_t first = 0;
        if (!fits) {
            first = std::min(static_cast<std::size_t>(std::max(0, sheet_.scroll)), rows.size() - 1);
            const float room = box.bottom() - y - 2 * arrow;
            while (first > 0) {
                float tail = rows[first - 1].box.h;
                for (std::size_t i = first; i < rows.size(); ++i)
                    tail += rows[i].box.h + between_rows();
                if (tail > room) break;
                --first;
            }
            y = more(page, "▲", first, -1, box, y, arrow);
        }
        std::size_t next = first;
        for (; next < rows.size(); ++next) {
            Piece row = rows[next];
            if (y + row.box.h > box.bottom() - (fits ? 0 : arrow) + 0.5F && next > first) break;
            move(row, box.x + (box.w - row.box.w) / 2, y);
            y += row.box.h + between_rows();
            if (sheet_.entries[next].open)
                page.spots.push_back({row.box, Does::pick, static_cast<std::int64_t>(next), true});
            page.pieces.push_back(std::move(row));
        }
        if (!fits) {
            y = more(page, "▼", rows.size() - next, 1, box, std::max(y, box.bottom() - arrow), arrow);
            page.hidden = static_cast<int>(rows.size() - (next - first));
        }
        return y;
    }

    float more(Page& page, std::string_view glyph, std::size_t hidden, int by, const Rect& box, float y,
               float high) const {
        Piece piece = arrow_row(ruler_, glyph, hidden, {box.x, y, box.w, high});
        piece.layer = layer();
        if (hidden > 0) page.spots.push_back({piece.box, Does::scroll, by, false});
        page.pieces.push_back(std::move(piece));
        return y + high;
    }

    const Ruler& ruler_;
    const Dialog& sheet_;
    Page& page_;
    Rect box_;
    Rect inside_;
    bool staged_ = false;  ///< a stage set is all round the sheet
    float banner_ = kBanners[0];
    bool tight_ = false;   ///< without picture or ornament
    bool worded_ = false;  ///< cards are words
};

}  // namespace

Rect stage_beside(const Ruler& ruler, bool story, float width, float height) {
    constexpr float kNarrowest = 26;  // of the sheet, in em: less is no book's page
    return stage_beside(ruler, story ? 40.0F : 29.0F, kNarrowest, width, height);
}

Rect stage_beside(const Ruler& ruler, const Dialog& sheet, float width, float height) {
    return sheet.grand ? stage_beside(ruler, kMenu, kLeastMenu, width, height)
                       : stage_beside(ruler, sheet.story, width, height);
}

std::size_t numbered(const Dialog& sheet) { return sheet.numbered ? sheet.entries.size() : 0; }

bool is_open(const Dialog& sheet, std::size_t entry) {
    return entry < sheet.entries.size() && sheet.entries[entry].open;
}

bool type_into(std::string& field, char32_t letter, std::size_t most) {
    std::string longer = field;
    text::append_character(longer, letter);
    if (field.size() > most || text::visible_line(longer, longer.size()) != longer) return false;
    field = std::move(longer);
    return true;
}

bool is_key(std::string_view key, char32_t letter) {
    return letters_of(key) == std::u32string(1, text::upper(letter));
}

Rect add_foot(const Ruler& ruler, const std::vector<Entry>& entries, const Rect& within, Does does,
              Page& page) {
    const Rect box{within.x, within.y, within.w - kOffOrnament, within.h - kOffOrnament};
    Flow flow(box.w, 0, ruler.gap() * 2, ruler.gap());
    std::vector<Piece> row;
    float wide = 0;
    float high = 0;
    for (const Entry& entry : entries) {
        const float words = ruler.type.width(entry.label, Typeface::regular, ruler.body());
        const float w = std::ceil(words + ruler.em * (entry.key.empty() ? 1.0F : 2.3F)) + ruler.pad();
        Piece piece = button(ruler, entry.label, entry.key, std::min(w, box.w), entry.chosen);
        const bool first = row.empty() && entry.open;
        if (first) piece.shapes.front().look = Look::likely;
        for (Text& text : piece.texts)
            if (first || !entry.open) text.ink = first ? Ink::light : Ink::faint;
        const auto [x, y] = flow.next(piece.box.w, piece.box.h);
        move(piece, x, y);
        wide = std::max(wide, piece.box.right());
        high = std::max(high, piece.box.bottom());
        row.push_back(std::move(piece));
    }
    const float top = std::round(box.bottom() - high);
    for (std::size_t i = 0; i < row.size(); ++i) {
        move(row[i], std::round(box.right() - row[i].box.right() - row[i].box.x), top);
        if (entries[i].open) page.spots.push_back({row[i].box, does, static_cast<std::int64_t>(i), true});
        page.pieces.push_back(std::move(row[i]));
    }
    return {box.right() - wide, top, wide, high};
}

void add_dialog(const Ruler& ruler, const Dialog& sheet, Page& page) { Writing(ruler, sheet, page).write(); }

Page dialog_page(const Ruler& ruler, const Dialog& sheet, float width, float height) {
    Page page;
    page.width = width;
    page.height = height;
    add_dialog(ruler, sheet, page);
    return page;
}

}  // namespace tankard::window
