#include "window/pages/tale_page.h"

#include "text/drawings.h"
#include "text/utf8.h"
#include "window/pages/chart_pieces.h"
#include "window/pages/tale_scene.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kNarrowest = 9.5F;     ///< of a column, in em
constexpr float kBanner = 4.8F;        ///< of a head that shows its scene over the whole page, at least
constexpr float kGrand = 6.4F;         ///< the outcome is typeset in large in heads as high as that
constexpr float kRibbon = 0.25F;       ///< of a scene's height …
constexpr float kLeastRibbon = 2.7F;   ///< … at least, ems
constexpr float kLeastOutcome = 1.4F;  ///< ems: lower than that all on a ribbon stands in one line
constexpr float kRibbonWide = 0.66F;   ///< of its width
constexpr std::size_t kMostTiles = 3;
constexpr float kAside = 44;       ///< ems of width: the way has room beside the buttons
constexpr float kMostHead = 0.5F;  ///< of a page's height
constexpr float kWay = 2.7F;      ///< ems: its spaces there, whose numbers are no larger than those of heroes
constexpr float kColumn = 0.26F;  ///< of a page's width: a wider way is no column beside the heroes
constexpr float kPortrait = 4.3F;  ///< ems
constexpr float kSmallPortrait = 3;
constexpr float kMedal = 2.3F;

/// How much columns tell: all numbers in large, with and without lists of what was done to whom, and only who
/// got how far; or one of them in large, the others in small, not there, or all in a line. What they leave
/// out can be read in the chronicle.
enum class Detail : std::uint8_t { all, no_lists, names, quiet, feats, brief };

/// What a page shows at once, from the most to the least: how high its head is and the spaces of its way
/// are (0: it is not there), in em, and how much it tells. Folded, a head is a share of the page's height.
struct Fit {
    float head;
    float way;
    Detail detail;
};
constexpr Fit kFolded[] = {
    {0.46F, 3.4F, Detail::quiet}, {0.4F, 3.4F, Detail::quiet},  {0.36F, 2.7F, Detail::quiet},
    {0.33F, 2.7F, Detail::quiet}, {0.33F, 2.1F, Detail::quiet}, {0.3F, 2.1F, Detail::quiet},
    {0.33F, 2.1F, Detail::feats}, {0.28F, 2.1F, Detail::feats}, {0.33F, 0, Detail::feats},
    {0.28F, 0, Detail::feats},    {0.22F, 0, Detail::feats},    {0.24F, 2.1F, Detail::brief},
    {0.22F, 0, Detail::brief},    {0.17F, 0, Detail::brief},    {0.1F, 0, Detail::brief},
};
constexpr Fit kFits[] = {
    {17.6F, 3.4F, Detail::all},      {17.6F, 2.7F, Detail::all},     {13, 3.4F, Detail::all},
    {17.6F, 2.7F, Detail::no_lists}, {13, 2.7F, Detail::no_lists},   {10, 3.4F, Detail::all},
    {10, 2.7F, Detail::all},         {8, 2.7F, Detail::all},         {6.4F, 2.7F, Detail::all},
    {6.4F, 2.1F, Detail::all},       {8, 2.7F, Detail::no_lists},    {6.4F, 2.7F, Detail::no_lists},
    {6.4F, 2.1F, Detail::no_lists},  {4.8F, 2.1F, Detail::no_lists}, {6.4F, 2.1F, Detail::names},
    {4.8F, 2.1F, Detail::names},     {4.8F, 0, Detail::no_lists},    {4.8F, 0, Detail::names},
    {3.8F, 0, Detail::names},
};
constexpr Fit kScrolled{3.8F, 2.1F, Detail::all};
constexpr Fit kScrolledFolded{3.8F, 2.1F, Detail::feats};
constexpr float kLeastHead = 3.8F;   ///< ems
constexpr float kToldHead = 11;      ///< ems: of a part of a longer page
constexpr float kFeat = 2.6F;        ///< ems: the one number of each
constexpr float kBesideFeat = 6.2F;  ///< ems: in less its words stand below it

/// What a deed is called without its number: "damage", "Best blow"; empty: its words do not tell the number.
std::string name_of(const scene::Deed& deed) {
    const std::string number = std::to_string(deed.amount);
    const std::size_t at = deed.words.find(number);
    if (at == std::string::npos) return "";
    std::string name = deed.words.substr(0, at) + deed.words.substr(at + number.size());
    const std::size_t first = name.find_first_not_of(" :");
    if (first == std::string::npos) return "";
    name = name.substr(first, name.find_last_not_of(" :") + 1 - first);
    if (name.find_first_of("0123456789") != std::string::npos) return "";
    return text::capitalise(name);
}
constexpr const char* kBetween = " · ";

/// How much of a kind of deed, known by its sign, somebody did; 0: none, or the sign is several kinds'.
int done(const scene::Part& part, const std::string& icon) {
    int amount = 0;
    for (const scene::Deed& deed : part.deeds)
        if (deed.icon == icon) amount = amount == 0 ? deed.amount : -1;
    return std::max(amount, 0);
}

/// Whether nobody else did as much of it: only where there is somebody else.
bool is_most(const scene::Tale& tale, const scene::Part& of, const scene::Deed& deed) {
    if (deed.icon.empty() || of.seat == SeatId::none || done(of, deed.icon) == 0) return false;
    bool others = false;
    for (const scene::Part& part : tale.parts) {
        if (part.seat == SeatId::none || part.seat == of.seat) continue;
        others = true;
        if (done(part, deed.icon) >= deed.amount) return false;
    }
    return others;
}

/// The sign of what nobody else did as much of.
std::string laurel() { return text::read_figures("laurel-crown ♛").letters; }

class Telling {
 public:
    Telling(const Ruler& ruler, const scene::Tale& tale, float width, float height)
        : ruler_(ruler), tale_(tale) {
        page_.width = width;
        page_.height = height;
    }

    Page page(const Foot& said, int scroll) {
        staged_ = has_scene(tale_);
        const float margin = std::round(ruler_.em * 0.8F);
        const Rect box = Rect{0, 0, page_.width, page_.height}.inset(margin);
        Piece paper;
        paper.box = box;
        paper.shapes.push_back({box, Look::page, ""});
        page_.pieces.push_back(std::move(paper));
        inside_ = box.inset(std::round(ruler_.em * 1.2F));
        aside_ = said.note.empty() && !tale_.way.spaces.empty() && inside_.w > ruler_.em * kAside;
        const float bottom = foot(said);
        // The way gives way to the columns where there is little room.
        const bool with_way = bottom - inside_.y - below(side(kScrolled.head)) > ruler_.em * 12;
        const auto way_of = [&](const Fit& fit) {
            if (!with_way || fit.way <= 0 || tale_.way.spaces.empty()) return Block();
            Block way = way_block(ruler_, tale_.way, aside_ ? beside_buttons() : inside_.w,
                                  ruler_.em * (aside_ ? std::min(fit.way, kWay) : fit.way), !aside_);
            return aside_ && way.w > beside_buttons() ? Block() : way;
        };
        Fit fit = said.unfolded ? kScrolled : kScrolledFolded;
        for (const Fit& each : fits(said.unfolded)) {
            const Block way = way_of(each);
            const float room = above(way, bottom) - below(side(each.head)) - inside_.y;
            if (room < ruler_.em || last_first(made(beside(way), each.detail), room) > 0) continue;
            if (is_column(way) && way.h > room) continue;
            fit = each;
            break;
        }
        Block way = way_of(fit);
        const float end = above(way, bottom);
        const float wide = beside(way);
        Columns columns = made(wide, fit.detail);
        float high = side(fit.head);
        const float needs = std::max(columns.high(ruler_.gap()), is_column(way) ? way.h : 0);
        float spare = end - inside_.y - below(high) - needs;
        if (staged_ && spare > 0) {  // room that nobody needs is the picture's
            const float more = std::floor(std::min(spare, std::max(0.0F, page_.height * kMostHead - high)));
            high += more;
            spare -= more;
        }
        head(high);
        const float top = inside_.y + below(high) + std::floor(std::max(0.0F, spare) / 2);
        lay_way(std::move(way), top, bottom);
        lay(columns, {inside_.x, top, wide, end - top}, scroll);
        return std::move(page_);
    }

    /// Everything but paper, way and button, as high as it needs.
    Block block() {
        inside_ = {0, 0, page_.width, 0};
        staged_ = has_scene(tale_);
        const float high = side(staged_ ? kToldHead : kScrolled.head);
        head(high);
        Columns columns = made(inside_.w, Detail::quiet);
        lay(columns, {0, below(high), inside_.w, 1'000'000}, 0);
        Block block;
        for (Piece& piece : page_.pieces)
            block.take(std::move(piece), 0, 0);
        return block;
    }

 private:
    std::vector<Fit> fits(bool unfolded) const {
        if (unfolded) return {std::begin(kFits), std::end(kFits)};
        std::vector<Fit> all(std::begin(kFolded), std::end(kFolded));
        for (Fit& each : all)
            each.head = std::max(kLeastHead, each.head * page_.height / ruler_.em);
        return all;
    }

    /// What all parts tell, as rows in columns.
    struct Columns {
        float w = 0;
        float apart = 0;
        std::vector<std::vector<Piece>> rows{};

        float high(float gap) const {
            float most = 0;
            for (const std::vector<Piece>& pieces : rows) {
                float all = -gap;
                for (const Piece& row : pieces)
                    all += row.box.h + gap;
                most = std::max(most, all);
            }
            return most;
        }
        float wide() const {
            return w * static_cast<float>(rows.size()) + apart * static_cast<float>(rows.size() - 1);
        }
    };

    float side(float ems) const { return std::ceil(ruler_.em * ems); }
    /// Where the columns begin, below a head of that height.
    float below(float side) const {
        float high = side + 2 + ruler_.gap() * 3;
        for (const Piece& row : everybodys_rows())
            high += row.box.h + ruler_.gap();
        return high;
    }

    /// What all have is told once; only where there are several.
    bool all_have(const scene::Milestone& milestone) const {
        int count = 0;
        for (const scene::Part& part : tale_.parts) {
            if (part.seat == SeatId::none) continue;
            ++count;
            if (std::find(part.milestones.begin(), part.milestones.end(), milestone) == part.milestones.end())
                return false;
        }
        return count > 1;
    }
    std::vector<Piece> everybodys_rows() const {
        std::vector<Piece> rows;
        const auto first = std::find_if(tale_.parts.begin(), tale_.parts.end(),
                                        [](const scene::Part& part) { return part.seat != SeatId::none; });
        if (first == tale_.parts.end()) return rows;
        for (scene::Milestone milestone : first->milestones) {
            if (!all_have(milestone)) continue;
            milestone.words = ruler_.say("everybody") + ": " + milestone.words;
            add_milestone(milestone, inside_.w, Detail::all, rows);
        }
        return rows;
    }

    /// A short way stands beside the heroes, as one of them.
    bool is_column(const Block& way) const { return aside_ && way.h > 0 && way.w <= inside_.w * kColumn; }
    float beside(const Block& way) const {
        return is_column(way) ? inside_.w - way.w - ruler_.em * 1.8F : inside_.w;
    }
    /// Where the columns end: above the buttons, and above a way at their left.
    float above(const Block& way, float buttons) const {
        if (way.h <= 0 || is_column(way)) return buttons;
        const float foot = aside_ ? inside_.bottom() : buttons;
        return std::min(buttons, std::floor(foot - way.h - ruler_.gap() * 2));
    }
    /// What the buttons leave of the page's width.
    float beside_buttons() const { return buttons_ - inside_.x - ruler_.em * 1.5F; }

    /// The chapter's scene over the whole page, on it a ribbon that says how it ended; without a scene its
    /// picture, and the same beside it. A line below.
    void head(float side) {
        Piece piece;
        piece.box = {inside_.x, inside_.y, inside_.w, side};
        if (staged_ && side >= this->side(kBanner)) {
            piece.shapes.push_back({piece.box, Look::picture, ""});
            page_.pieces.push_back(std::move(piece));
            page_.pieces.push_back(proclaimed({inside_.x, inside_.y, inside_.w, side}));
        } else {
            const Rect frame{inside_.x, inside_.y,
                             std::min(side * (staged_ ? 2.6F : 1.5F), inside_.w * 0.42F), side};
            if (staged_)
                piece.shapes.push_back({frame, Look::picture, ""});
            else
                picture(ruler_, piece, tale_.picture, text::read_figures("open-book 🕮").letters, "earth",
                        frame);
            const float left = frame.right() + ruler_.em;
            told(piece, {left, inside_.y, inside_.right() - left, side});
            page_.pieces.push_back(std::move(piece));
        }
        Piece line;
        line.box = {inside_.x, inside_.y + side + ruler_.gap(), inside_.w, 2};
        line.shapes.push_back({line.box, Look::rule, ""});
        page_.pieces.push_back(std::move(line));
        float y = inside_.y + side + 2 + ruler_.gap() * 2;
        for (Piece& row : everybodys_rows()) {
            move(row, inside_.x, y);
            y += row.box.h + ruler_.gap();
            page_.pieces.push_back(std::move(row));
        }
    }

    /// The words of a ribbon at the foot of a scene: the chapter, how it ended in large, and in small what is
    /// nobody's alone.
    Piece proclaimed(const Rect& scene) const {
        const float tall = std::round(std::max(scene.h * kRibbon, ruler_.em * kLeastRibbon));
        const Rect ribbon{scene.x + std::round(scene.w * (1 - kRibbonWide) / 2),
                          std::round(scene.bottom() - tall - scene.h * 0.05F),
                          std::round(scene.w * kRibbonWide), tall};
        Piece piece{.box = ribbon};
        const std::string rest = in_one_line();
        const float within = ribbon.h * 0.8F;  // its lines
        const float below = Type::line(ruler_.body());
        const bool apart = !rest.empty() && within - below > ruler_.em * kLeastOutcome;
        const float high = within - (apart ? below : 0);
        const float y = ribbon.y + std::round((ribbon.h - within) / 2);
        const float inner = ribbon.w - 2 * ruler_.em;
        lay_spans(spans(apart ? "" : rest), {ribbon.x + ruler_.em, y, inner, high}, piece);
        if (apart)
            piece.texts.push_back(line_of(
                ruler_, ruler_.type.fit(rest, Typeface::italic, ruler_.body(), inner), Typeface::italic,
                ruler_.body(), Ink::light, ribbon.x + ruler_.em, y + high, inner, Align::centre));
        return piece;
    }
    /// Words of one line, each of that share of its letters' size.
    struct Span {
        std::string words;
        Typeface face;
        float share;
        Ink ink;
    };
    std::vector<Span> spans(const std::string& rest) const {
        const bool dead = tale_.ending == Ending::dead;
        const Ink ink = dead ? Ink::rose : tale_.ending == Ending::alive ? Ink::amber : Ink::light;
        std::vector<Span> all{{tale_.title, Typeface::bold, 0.8F, Ink::light},
                              {text::capitalise(tale_.outcome), Typeface::bold, 1, ink}};
        if (!rest.empty()) all.push_back({rest, Typeface::italic, 0.7F, Ink::light});
        if (tale_.ending == Ending::running) return all;
        const std::string drawn = text::read_figures(dead ? "skull-crossed-bones ☠" : "laurels ♔").letters;
        const Span sign{std::string(ruler_.type.sign(drawn)), Typeface::icon, 1, ink};
        all.insert(all.begin(), sign);
        all.push_back(sign);
        return all;
    }
    /// In the middle, as large as they fit; what has no room even in the smallest letters is left out.
    void lay_spans(const std::vector<Span>& all, const Rect& box, Piece& piece) const {
        const float gap = std::round(ruler_.em);
        const auto letters = [](const Span& span, unsigned size) {
            return std::max(1U, static_cast<unsigned>(static_cast<float>(size) * span.share));
        };
        const auto wide = [&](const Span& span, unsigned size) {
            return std::ceil(ruler_.type.width(span.words, span.face, letters(span, size)));
        };
        const auto needs = [&](unsigned size) {
            float sum = -gap;
            for (const Span& span : all)
                sum += wide(span, size) + gap;
            return sum;
        };
        auto size = static_cast<unsigned>(box.h / 1.22F);
        while (size > ruler_.small() && needs(size) > box.w)
            --size;
        float x = box.x + std::round(std::max(0.0F, (box.w - needs(size)) / 2));
        const float y = box.y + std::round((box.h - Type::line(size)) / 2);
        for (const Span& span : all) {
            if (x + wide(span, size) > box.right() + 0.5F) return;
            piece.texts.push_back(line_of(ruler_, span.words, span.face, letters(span, size), span.ink, x,
                                          y + Type::baseline(size) - Type::baseline(letters(span, size))));
            x += wide(span, size) + gap;
        }
    }

    /// The chapter and how it ended, on paper.
    void told(Piece& piece, const Rect& box) const {
        const bool alive = tale_.ending == Ending::alive;
        const bool grand = box.h >= this->side(kGrand);
        const float sign = tale_.ending == Ending::running ? 0 : std::min(box.h, box.w * 0.2F);
        const float room = box.w - sign;
        const Ink ink = alive ? Ink::green : tale_.ending == Ending::dead ? Ink::red : Ink::faint;
        struct Line {
            std::string words;
            Typeface face;
            unsigned size;
            Ink ink;
        };
        std::vector<Line> lines;
        const auto title = static_cast<unsigned>(box.h * (grand ? 0.22F : 0.42F));
        lines.push_back({tale_.title, Typeface::bold, title, Ink::text});
        std::string rest = in_one_line();
        if (grand)
            lines.push_back(
                {text::capitalise(tale_.outcome), Typeface::bold, static_cast<unsigned>(box.h * 0.34F), ink});
        else
            rest = tale_.outcome + (rest.empty() ? "" : kBetween) + rest;
        if (!rest.empty())
            lines.push_back({rest, Typeface::italic, ruler_.large(), grand ? Ink::faint : ink});
        const auto needs = [&] {
            float all = 0;
            for (const Line& line : lines)
                all += Type::line(line.size);
            return all;
        };
        const float share = std::min(1.0F, box.h * 0.94F / needs());
        for (Line& line : lines) {
            line.size = static_cast<unsigned>(static_cast<float>(line.size) * share);
            while (line.size > ruler_.small() && ruler_.type.width(line.words, line.face, line.size) > room)
                --line.size;
        }
        float y = box.y + std::max(0.0F, (box.h - needs()) / 2);
        for (const Line& line : lines) {
            piece.texts.push_back(line_of(ruler_, ruler_.type.fit(line.words, line.face, line.size, room),
                                          line.face, line.size, line.ink, box.x, y));
            y += Type::line(line.size);
        }
        if (sign <= 0) return;
        const std::string glyph = text::read_figures(alive ? "laurels ♔" : "skull-crossed-bones ☠").letters;
        const auto size = static_cast<unsigned>(sign * 0.78F);
        piece.texts.push_back(line_of(ruler_, ruler_.type.sign(glyph), Typeface::icon, size, ink,
                                      box.right() - sign, box.y + (box.h - Type::line(size)) / 2, sign,
                                      Align::centre));
    }

    /// What is nobody's alone stands beside the outcome if it is but deeds.
    bool stands_above(const scene::Part& part) const {
        return part.seat == SeatId::none && part.milestones.empty() && part.deeds.size() < 3;
    }
    std::string in_one_line() const {
        std::string all;
        for (const scene::Part& part : tale_.parts)
            if (stands_above(part))
                for (const scene::Deed& deed : part.deeds)
                    all += (all.empty() ? "" : kBetween) + deed.words;
        return all;
    }

    /// The buttons side by side, in the middle or at the right of the way, and the note above them; returns
    /// where they begin.
    float foot(const Foot& said) {
        const auto count = static_cast<float>(said.more.size() + 1);
        const float between = ruler_.gap() * 2;
        const float most = (inside_.w - between * (count - 1)) / count;
        const auto wide = [&](const std::string& label, const std::string& key) {
            const float words = ruler_.type.width(label, Typeface::regular, ruler_.body());
            const float needs = std::ceil(words + key_room(ruler_, key) + ruler_.em * 1.6F);
            return std::floor(std::min(most, std::max(ruler_.em * 9, needs)));
        };
        float all = wide(said.on, "↵") + between * (count - 1);
        for (const Foot::More& more : said.more)
            all += wide(more.label, more.key);
        float x = std::round(aside_ ? inside_.right() - all : inside_.x + (inside_.w - all) / 2);
        buttons_ = x;
        float top = inside_.bottom();
        const auto add = [&](const std::string& label, const std::string& key, Does does, std::int64_t number,
                             bool likely) {
            Piece piece = button(ruler_, label, key, wide(label, key), likely);
            if (likely) piece.shapes.front().look = Look::likely;
            centre_label(ruler_, piece);
            move(piece, x, inside_.bottom() - piece.box.h);
            top = std::min(top, piece.box.y);
            x += piece.box.w + between;
            page_.spots.push_back({piece.box, does, number, true});
            page_.pieces.push_back(std::move(piece));
        };
        for (const Foot::More& more : said.more)
            add(more.label, more.key, Does::command, static_cast<std::int64_t>(more.does), false);
        add(said.on, "↵", Does::pick, 0, true);
        return note(said, top - ruler_.gap() * 2);
    }

    float note(const Foot& said, float bottom) {
        if (said.note.empty()) return bottom;
        Piece row = blank(inside_.w);
        write(row, said.note, Typeface::italic, ruler_.body(), said.failed ? Ink::red : Ink::green, 0,
              inside_.w);
        move(row, inside_.x, std::round(bottom - row.box.h));
        const float top = row.box.y;
        page_.pieces.push_back(std::move(row));
        return top - ruler_.gap();
    }

    /// As a column from `top` on, at the left of the buttons, or above them.
    void lay_way(Block way, float top, float buttons) {
        if (way.h <= 0) return;
        Rect box{std::round(inside_.x + (inside_.w - way.w) / 2), std::round(buttons - way.h), way.w, way.h};
        if (is_column(way))
            box = {std::floor(inside_.right() - way.w), std::round(top), way.w, way.h};
        else if (aside_)
            box = {inside_.x, std::round(inside_.bottom() - way.h), way.w, way.h};
        place(std::move(way), box, page_);
    }

    /// Adds words to a row behind an indent; the row is as high as it needs.
    void write(Piece& row, std::string_view words, Typeface face, unsigned size, Ink ink, float left,
               float w) const {
        const float y = paragraph(ruler_, row, words, face, size, ink, {left, row.box.h, w - left, 100'000});
        row.box.h = std::ceil(y);
    }

    Piece blank(float w) const {
        Piece row;
        row.box = {0, 0, w, 0};
        return row;
    }

    void add_name(const scene::Part& part, float w, Detail detail, std::vector<Piece>& rows) const {
        Piece row = blank(w);
        float left = 0;
        const float side = std::round(ruler_.em * (detail == Detail::all ? kPortrait : kSmallPortrait));
        if (!part.picture.empty() && w > side * 2.6F) {
            picture(ruler_, row, part.picture, "♞", part.colour.empty() ? "earth" : part.colour,
                    {0, 0, side, side});
            left = side + ruler_.pad();
        }
        write(row, part.player, Typeface::bold, ruler_.large(), Ink::text, left, w);
        if (!part.hero.empty()) write(row, part.hero, Typeface::italic, ruler_.body(), Ink::faint, left, w);
        if (!part.known.empty() && (detail == Detail::all || detail == Detail::no_lists)) {
            const std::string crown = laurel();
            const std::string_view sign = ruler_.type.sign(crown);
            const float wide = std::ceil(ruler_.type.width(sign, Typeface::icon, ruler_.body()));
            row.texts.push_back(
                line_of(ruler_, sign, Typeface::icon, ruler_.body(), Ink::gold, left, row.box.h, wide));
            write(row, part.known, Typeface::bold, ruler_.body(), Ink::gold, left + wide + ruler_.gap(), w);
        }
        if (left > 0) row.box.h = std::max(row.box.h, side);
        medal(part, detail, w, row);
        rows.push_back(std::move(row));
    }
    /// For what somebody is known for, at the right of the name: a golden disc with its sign on a ribbon. Not
    /// there if it has no room.
    void medal(const scene::Part& part, Detail detail, float w, Piece& row) const {
        if (part.known.empty() || part.feat >= part.deeds.size() || detail == Detail::brief) return;
        const std::string& icon = part.deeds[part.feat].icon;
        const std::string_view sign = ruler_.type.sign(icon);
        const float side = std::round(ruler_.em * kMedal);
        float right = 0;
        for (const Text& text : row.texts)
            right = std::max(right, text.box.right());
        if (sign.empty() || w - side < right + ruler_.gap()) return;
        const Rect disc{w - side, std::round(ruler_.em * (kSmallPortrait - kMedal)), side, side};
        const float band = std::round(side * 0.5F);
        row.shapes.push_back(
            {{disc.x + (side - band) / 2, 0, band, disc.y + side * 0.2F}, Look::title, "blood"});
        row.shapes.push_back({disc, Look::seal, "gold"});
        const auto size = static_cast<unsigned>(side * 0.5F);
        const float wide = std::min(side, ruler_.type.width(sign, Typeface::icon, size));
        row.texts.push_back(line_of(ruler_, sign, Typeface::icon, size, Ink::light,
                                    disc.x + (side - wide) / 2, disc.y + (side - Type::line(size)) / 2,
                                    wide));
        row.box.h = std::max(row.box.h, disc.bottom());
    }
    float name_height(const scene::Part& part, float w, Detail detail) const {
        std::vector<Piece> rows;
        add_name(part, w, detail, rows);
        return rows.back().box.h;
    }

    /// A plaque with a star in gold.
    void add_milestone(const scene::Milestone& milestone, float w, Detail detail,
                       std::vector<Piece>& rows) const {
        Piece row = blank(w);
        const bool whole = detail != Detail::names && detail != Detail::brief && !milestone.gained.empty();
        const float star = std::round(ruler_.em * (whole ? 2.1F : 1.5F));
        const float pad = ruler_.gap();
        const float left = star + 2 * pad;
        row.box.h = std::round(pad * 0.7F);
        write(row, milestone.words, Typeface::bold,
              whole ? static_cast<unsigned>(ruler_.em * 1.15F) : ruler_.body(), Ink::amber, left, w - pad);
        if (whole) write(row, milestone.gained, Typeface::regular, ruler_.small(), Ink::light, left, w - pad);
        row.box.h = std::ceil(row.box.h + pad * 0.7F);
        row.shapes.push_back({{0, 0, w, row.box.h}, Look::tray, "gold"});
        const auto size = static_cast<unsigned>(star * 0.8F);
        row.texts.push_back(line_of(ruler_, ruler_.type.sign(text::read_figures("polar-star ★").letters),
                                    Typeface::icon, size, Ink::amber, pad, (row.box.h - Type::line(size)) / 2,
                                    star, Align::centre));
        rows.push_back(std::move(row));
    }

    std::vector<Piece> awards(const scene::Part& part, float w, Detail detail) const {
        std::vector<Piece> rows;
        if (detail >= Detail::quiet) add_feat(part, w, detail, rows);
        for (const scene::Milestone& milestone : part.milestones)
            if (!all_have(milestone)) add_milestone(milestone, w, detail, rows);
        return rows;
    }
    /// What follows stands in one line over all columns, whoever gained more or less.
    void as_high_as(std::vector<Piece>& rows, const std::vector<Piece>& others, float w) const {
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (i == rows.size()) rows.push_back(blank(w));
            Piece& row = rows[i];
            const float more = others[i].box.h - row.box.h;
            if (more <= 0) continue;
            row.box.h += more;
            for (Figure& shape : row.shapes)
                shape.box.h += more;
            for (Text& text : row.texts)
                text.box.y += std::floor(more / 2);
        }
    }

    /// What somebody is known for, told with its one number.
    void add_feat(const scene::Part& part, float w, Detail detail, std::vector<Piece>& rows) const {
        if (part.seat == SeatId::none || part.feat >= part.deeds.size()) return;
        const scene::Deed& deed = part.deeds[part.feat];
        const std::string name = name_of(deed);
        Piece row = blank(w);
        if (detail == Detail::brief) {
            write(row, deed.words, Typeface::bold, ruler_.body(), Ink::gold, 0, w);
            rows.push_back(std::move(row));
            return;
        }
        const auto size = static_cast<unsigned>(ruler_.em * kFeat);
        const std::string shown =
            name.empty() ? std::string(ruler_.type.sign(deed.icon)) : std::to_string(deed.amount);
        const Typeface face = name.empty() ? Typeface::icon : Typeface::bold;
        const float wide = std::ceil(ruler_.type.width(shown, face, size));
        const float high = Type::line(size);
        const bool beside = w - wide - ruler_.pad() * 2 >= ruler_.em * kBesideFeat;
        const float left = shown.empty() || !beside ? 0 : wide + ruler_.pad() * 1.4F;
        if (!shown.empty() && wide <= w)
            row.texts.push_back(line_of(ruler_, shown, face, size, Ink::red, 0, 0, wide));
        row.box.h = beside ? 0 : high * 0.9F;
        const std::string what = name.empty() ? deed.words : name;
        write(row, part.known.empty() ? text::capitalise(what) : part.known, Typeface::bold,
              static_cast<unsigned>(ruler_.em * 1.1F), Ink::text, left, w);
        if (!part.known.empty()) write(row, what, Typeface::italic, ruler_.body(), Ink::faint, left, w);
        if (const float spare = high - row.box.h; beside && spare > 0)  // beside the number's middle
            for (std::size_t i = shown.empty() ? 0 : 1; i < row.texts.size(); ++i)
                row.texts[i].box.y = std::floor(row.texts[i].box.y + spare / 2);
        if (const float more = row.box.h - high; beside && more > 0 && !shown.empty())
            row.texts.front().box.y += std::floor(std::ceil(more) / 2);
        row.box.h = std::ceil(std::max(row.box.h, beside ? high : 0));
        rows.push_back(std::move(row));
    }

    /// All numbers but that one, with their signs, small and one behind the other.
    void add_quietly(const scene::Part& part, float w, std::vector<Piece>& rows) const {
        Piece row = blank(w);
        const unsigned size = ruler_.small();
        const float line = Type::line(size);
        float x = 0;
        float y = ruler_.gap();
        for (std::size_t i = 0; i < part.deeds.size(); ++i) {
            const scene::Deed& deed = part.deeds[i];
            if (i == part.feat && part.seat != SeatId::none) continue;
            const std::string_view sign = ruler_.type.sign(deed.icon);
            const float drawn =
                sign.empty() ? 0
                             : std::ceil(ruler_.type.width(sign, Typeface::icon, size)) + ruler_.gap() / 2;
            const std::string words = ruler_.type.fit(deed.words, Typeface::regular, size, w - drawn);
            const float wide = std::ceil(ruler_.type.width(words, Typeface::regular, size));
            if (x > 0 && x + drawn + wide > w) {
                x = 0;
                y += line;
            }
            if (drawn > 0)
                row.texts.push_back(
                    line_of(ruler_, sign, Typeface::icon, size, Ink::gold, x, y, drawn - ruler_.gap() / 2));
            row.texts.push_back(
                line_of(ruler_, words, Typeface::regular, size, Ink::faint, x + drawn, y, wide));
            x += drawn + wide + ruler_.em * 0.8F;
        }
        if (row.texts.empty()) return;
        row.box.h = std::ceil(y + line);
        rows.push_back(std::move(row));
    }

    float tile_sign() const { return std::round(ruler_.em * 1.9F); }
    float tile_width(const scene::Deed& deed) const {
        const auto wide = [&](const std::string& words, Typeface face, unsigned size) {
            return std::ceil(ruler_.type.width(words, face, size));
        };
        return std::max(tile_sign() + wide(std::to_string(deed.amount), Typeface::bold, ruler_.large()),
                        wide(name_of(deed), Typeface::regular, ruler_.small()));
    }

    /// Numbers in large beside their signs, as many in a row as have room for what they are called; then
    /// what has no number, and to what it was done.
    void add_deeds(const scene::Part& part, float w, Detail detail, std::vector<Piece>& rows) const {
        std::vector<const scene::Deed*> tiles;
        for (const scene::Deed& deed : part.deeds)
            if (!name_of(deed).empty() && tile_width(deed) <= w) tiles.push_back(&deed);
        float widest = 1;
        for (const scene::Deed* deed : tiles)
            widest = std::max(widest, tile_width(*deed) + ruler_.gap());
        const std::size_t in_row =
            std::clamp(static_cast<std::size_t>(w / widest), std::size_t{1}, kMostTiles);
        const float each = std::floor(w / static_cast<float>(in_row));
        for (std::size_t i = 0; i < tiles.size(); i += in_row) {
            Piece row = blank(w);
            const float top = i == 0 ? ruler_.gap() : 0;
            for (std::size_t k = i; k < std::min(tiles.size(), i + in_row); ++k)
                add_tile(*tiles[k], is_most(tale_, part, *tiles[k]),
                         {static_cast<float>(k - i) * each, top, each, 0}, row);
            rows.push_back(std::move(row));
        }
        for (const scene::Deed& deed : part.deeds) {
            const bool said = std::find(tiles.begin(), tiles.end(), &deed) != tiles.end();
            if (said && (deed.of.empty() || detail != Detail::all)) continue;
            Piece row = blank(w);
            const float left = ruler_.em * 1.7F;
            if (!deed.icon.empty())
                row.texts.push_back(line_of(ruler_, ruler_.type.sign(deed.icon), Typeface::icon,
                                            said ? ruler_.small() : ruler_.body(), Ink::gold, 0, 0,
                                            left - ruler_.gap(), Align::centre));
            if (!said) write(row, deed.words, Typeface::regular, ruler_.body(), Ink::text, left, w);
            if (!deed.of.empty() && detail == Detail::all)
                write(row, deed.of, Typeface::regular, static_cast<unsigned>(ruler_.em * 0.9F), Ink::text,
                      left, w);
            rows.push_back(std::move(row));
        }
    }
    /// With a laurel where nobody did as much.
    void add_tile(const scene::Deed& deed, bool most, const Rect& at, Piece& row) const {
        const unsigned large = ruler_.large();
        const float name = at.y + Type::line(large);
        const float left = deed.icon.empty() ? 0 : tile_sign();
        if (left > 0)
            row.texts.push_back(line_of(ruler_, ruler_.type.sign(deed.icon), Typeface::icon, large, Ink::gold,
                                        at.x, at.y, left - ruler_.gap(), Align::centre));
        const std::string number = std::to_string(deed.amount);
        const float digits = std::ceil(ruler_.type.width(number, Typeface::bold, large));
        row.texts.push_back(line_of(ruler_, number, Typeface::bold, large, most ? Ink::gold : Ink::text,
                                    at.x + left, at.y, digits));
        const std::string crown = laurel();
        const unsigned size = ruler_.body();
        const float from = left + digits + ruler_.gap() * 0.5F;
        const float wide = std::ceil(ruler_.type.width(ruler_.type.sign(crown), Typeface::icon, size));
        if (most && from + wide <= at.w)
            row.texts.push_back(line_of(ruler_, ruler_.type.sign(crown), Typeface::icon, size, Ink::gold,
                                        at.x + from, at.y + Type::baseline(large) - Type::baseline(size),
                                        wide));
        row.texts.push_back(
            line_of(ruler_, name_of(deed), Typeface::regular, ruler_.small(), Ink::faint, at.x, name, at.w));
        row.box.h = std::max(row.box.h, std::ceil(name + Type::line(ruler_.small())));
    }

    Columns made(float wide, Detail detail) const {
        Columns all;
        all.apart = ruler_.em * 1.4F;
        const auto room = static_cast<std::size_t>(
            std::max(1.0F, std::floor((wide + all.apart) / (ruler_.em * kNarrowest + all.apart))));
        std::vector<const scene::Part*> parts;
        for (const scene::Part& part : tale_.parts)
            if (!stands_above(part)) parts.push_back(&part);
        all.rows.resize(std::max<std::size_t>(1, std::min(room, parts.size())));
        const auto count = static_cast<float>(all.rows.size());
        const float w = std::floor(std::min((wide - all.apart * (count - 1)) / count, ruler_.em * 24));
        all.w = w;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const scene::Part& part = *parts[i];
            std::vector<Piece>& rows = all.rows[i % all.rows.size()];
            add_name(part, w, detail, rows);
            float& named = rows.back().box.h;
            std::vector<Piece> gained = awards(part, w, detail);
            const std::size_t round = i - i % all.rows.size();
            for (std::size_t k = round; k < std::min(parts.size(), round + all.rows.size()); ++k) {
                named = std::max(named, name_height(*parts[k], w, detail));
                as_high_as(gained, awards(*parts[k], w, detail), w);
            }
            std::move(gained.begin(), gained.end(), std::back_inserter(rows));
            if (detail < Detail::quiet)
                add_deeds(part, w, detail, rows);
            else if (detail == Detail::quiet)
                add_quietly(part, w, rows);
        }
        return all;
    }

    float arrow() const { return ruler_.em * 1.4F; }
    /// The first row, at the latest, from which on the rest of all columns is seen. 0: they fit.
    std::size_t last_first(const Columns& columns, float high) const {
        std::size_t most = 0;
        for (const std::vector<Piece>& rows : columns.rows)
            most = std::max(most, first_of_the_end(rows, high, arrow()));
        return most;
    }

    void lay(Columns& columns, const Rect& box, int scroll) {
        const std::size_t most = last_first(columns, box.h);
        const std::size_t first = std::min(static_cast<std::size_t>(std::max(0, scroll)), most);
        page_.hidden = static_cast<int>(most);
        float x = std::round(box.x + (box.w - columns.wide()) / 2);
        std::size_t end = first + most;  // of what all columns show
        for (std::vector<Piece>& rows : columns.rows) {
            float y = box.y;
            for (std::size_t i = first; i < rows.size(); ++i) {
                if (y + rows[i].box.h > box.bottom() - (most > 0 ? arrow() : 0)) {
                    end = std::min(end, i);
                    break;
                }
                const float high = rows[i].box.h + ruler_.gap();
                move(rows[i], x, y);
                page_.pieces.push_back(std::move(rows[i]));
                y += high;
            }
            x += columns.w + columns.apart;
        }
        page_.shown = static_cast<int>(end - first);
        if (most == 0) return;
        const Rect more{box.x, box.bottom() - arrow(), box.w, arrow()};
        page_.pieces.push_back(
            arrow_row(ruler_, first < most ? "▼" : "▲", first < most ? most - first : first, more));
        page_.spots.push_back({more, Does::scroll, first < most ? 3 : -3, false});
    }

    std::size_t first_of_the_end(const std::vector<Piece>& rows, float high, float arrow) const {
        float tail = 0;
        for (const Piece& row : rows)
            tail += row.box.h + ruler_.gap();
        if (tail - ruler_.gap() <= high) return 0;
        tail = 0;
        std::size_t first = rows.size();
        while (first > 0 && tail + rows[first - 1].box.h <= high - arrow)
            tail += rows[--first].box.h + ruler_.gap();
        return std::min(first, rows.size() - 1);
    }

    const Ruler& ruler_;
    const scene::Tale& tale_;
    Page page_;
    Rect inside_;
    bool aside_ = false;   ///< the way stands beside the buttons
    float buttons_ = 0;    ///< where these begin
    bool staged_ = false;  ///< a stage set is drawn in the picture's place
};

}  // namespace

Foot::More fold_button(const text::Language& words, bool unfolded) {
    const auto word = [&](const char* key) { return words.say(intern(key)); };
    return {word(unfolded ? "window.fold.fewer" : "window.fold.all"), word("window.fold.key"),
            Command::details};
}

Block way_block(const Ruler& ruler, const scene::Chart& way, float width, float side, bool filled) {
    scene::Chart chart = way;
    for (scene::Space& space : chart.spaces)  // how it ended there is more than that somebody was there
        if (space.gone) {
            space.told = space.told || space.here;
            space.gone = space.here = false;
        }
    return filled ? map_block(ruler, chart, width, side) : chart_block(ruler, chart, width, side, true);
}

Block tale_block(const Ruler& ruler, const scene::Tale& tale, float width) {
    return Telling(ruler, tale, width, 0).block();
}

Page tale_page(const Ruler& ruler, const scene::Tale& tale, const Foot& foot, int scroll, float width,
               float height) {
    return Telling(ruler, tale, width, height).page(foot, scroll);
}

}  // namespace tankard::window
