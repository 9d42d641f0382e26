// Cards of every size: upright, lying across, as tokens, and several on each other.
#include "text/drawings.h"
#include "window/pages/pieces.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kPillLetters = 1.1F;  ///< of the body's letters
constexpr float kFrame = 4;           ///< of a card, in pixels
constexpr float kBar = 1.5F;          ///< ems: of what is left of it
constexpr float kBarLetters = 1.2F;
constexpr float kLeastTitle = 13;          ///< pixels, where it is seen and its words have room
constexpr float kTitled = 90;              ///< pixels of width for that
constexpr float kPilled = 7.6F;            ///< ems of width: its numbers stand on pills
constexpr float kSmall = 5;                ///< ems of width
constexpr float kSmallestNumbers = 0.78F;  ///< on a small card
constexpr float kSmallNumbers = 0.86F;     ///< of the body's letters
constexpr float kLeastName = 0.77F;        ///< of the body's letters …
constexpr float kLeastSmall = 0.62F;       ///< … on a small card, which is read in large
constexpr float kLeastNarrow = 0.6F;       ///< … where next to nothing of a card is seen
constexpr float kReadable = 0.82F;         ///< a name is rather in three lines than smaller
constexpr float kMostPicture = 0.54F;      ///< of a card's height
constexpr float kMostAlone = 0.8F;         ///< where its rule is not told
constexpr float kGivesWay = 0.7F;          ///< of a picture that stands above a rule
constexpr float kStrip = 0.34F;            ///< of a covered card's height: a lower picture is but a strip
constexpr float kSole = 1.5F;              ///< of the body's letters: the one number that a card is for
constexpr float kLeastNamed = 3.2F;        ///< ems of a covered card: in less a long name is not told

/// "Money: 10.", beside a sign that says 10.
bool says_a_number_again(const scene::Face& face) {
    return std::any_of(face.badges.begin(), face.badges.end(), [&](const scene::Badge& badge) {
        const std::string end = fmt::format(": {}.", badge.value);
        return !badge.value.empty() && face.rule.ends_with(end) &&
               face.rule.find_first_of(" :") == face.rule.size() - end.size();
    });
}

/// A card's face from the top down: its picture, its name in a band, what is left of it, its numbers, its
/// rule. What has no room is left out from the end; the picture takes what the words leave.
class CardFace {
 public:
    CardFace(const Ruler& ruler, const scene::Face& face, float w, float seen, const Anatomy& common = {})
        : ruler_(ruler), face_(face), w_(w), seen_(seen), common_(common) {
        inside_ = seen_ - 2 * edge();
        if (!says_a_number_again(face)) text_ = face.rule;
        write_name();
        if (is_narrow() && !common.named) name_.clear();
        if (size_ > common.name) {
            size_ = common.name;
            if (!name_.empty()) name_ = ruler.type.wrap(face.name, Typeface::bold, size_, inside_);
        }
        write_role();
        measure_numbers();
        const auto lines = ruler.type.wrap(text_, Typeface::regular, ruler.small(), inside_).size();
        rule_ = text_.empty() ? 0 : static_cast<float>(lines) * Type::line(ruler.small());
    }

    float band() const {
        if (name_.empty()) return std::ceil(ruler_.em * 0.3F);
        const float own = static_cast<float>(name_.size()) * Type::line(size_);
        const float others =
            static_cast<float>(common_.lines) * Type::line(std::min(common_.name, ruler_.body()));
        return std::ceil(std::max(own, others) + role_line() + ruler_.em * 0.3F);
    }
    /// Of its name: none if it is not told.
    std::size_t lines() const { return name_.size(); }
    unsigned letters() const { return size_; }
    float bar_height() const { return bounded(face_) != nullptr ? std::round(ruler_.em * kBar) : 0; }
    /// Below the picture, with the whole rule.
    float words() const {
        float high = band() + ruler_.pad() * 0.6F;
        if (bar_height() > 0) high += bar_height() + ruler_.pad() * 0.4F;
        high += numbers_;
        if (rule_ > 0) high += ruler_.pad() * 0.3F + rule_;
        return high + edge();
    }
    float least_picture() const { return ruler_.em * (seen_ < w_ ? 2.9F : 2.2F); }

    /// The picture's height on a card of that height, and the size of the rule's letters below it; 0: they
    /// have no room. Its numbers come before its picture, a picture that can be seen before its rule.
    std::pair<float, unsigned> shared(float h) const {
        const float room = std::max(0.0F, h - kFrame - (words() - rule_));
        const float most = std::floor(std::min((h - kFrame) * kMostPicture, room));
        const float least = std::min(most, least_picture());
        const unsigned letters = ruler_.small();
        const auto lines = ruler_.type.wrap(text_, Typeface::regular, letters, inside_).size();
        const float left = std::floor(room - static_cast<float>(lines) * Type::line(letters));
        const float seen = seen_ < w_ ? std::max(least * kGivesWay, h * kStrip) : least * kGivesWay;
        // Nothing stands below its name: that is at its foot.
        const float poster = std::floor(room + ruler_.pad() * 0.6F + edge() - kFrame);
        const bool bare = numbers_ <= 0 && bar_height() <= 0 && poster >= ruler_.em * 1.2F;
        if (bare && text_.empty()) return {poster, letters};
        if (common_.rules && left >= seen) return {std::min(left, most), letters};
        if (bare) return {poster, 0};
        const float alone = std::floor(std::min((h - kFrame) * kMostAlone, room));
        return {alone >= ruler_.em * 1.2F ? alone : 0, 0};
    }

    /// It has one number besides what is left of it, and this is short.
    bool has_sole_number() const {
        const std::vector<scene::Badge> all = all_numbers();
        return all.size() == 1 && !all.front().value.empty() && all.front().value.size() <= 3;
    }
    /// So many of its numbers have room, in letters of their size.
    std::size_t told() const {
        Piece probe;
        facts(probe, digits_, {0, 0, inside_, 100'000});
        const bool shrunk = std::any_of(probe.texts.begin(), probe.texts.end(),
                                        [this](const Text& text) { return text.size < digits_; });
        return shrunk ? 0 : told_;
    }
    bool tells_its_rule(float h) const { return text_.empty() || shared(h).second > 0; }

    Piece made(float h) const {
        Piece piece;
        piece.box = {0, 0, w_, h};
        piece.shapes.push_back({piece.box, Look::card, face_.frame});
        const auto [own, letters] = shared(h);
        const float high = std::min(own, std::floor(common_.picture));
        if (high > 0)
            picture(ruler_, piece, face_.picture, face_.icon, face_.frame,
                    {kFrame, kFrame, std::min(seen_, w_) - (seen_ < w_ ? kFrame : 2 * kFrame), high});
        if (high > 0 && seen_ < w_)  // its ground goes on below what lies over it
            piece.shapes.back().box.w = w_ - 2 * kFrame;
        float y = kFrame + high;
        const Rect title{kFrame, y, w_ - 2 * kFrame, band()};
        piece.shapes.push_back({title, Look::title, face_.frame});
        const float named = static_cast<float>(name_.size()) * Type::line(size_);
        float line = y + std::floor((band() - named - role_line()) / 2);
        for (const std::string& words : name_) {
            piece.texts.push_back(line_of(ruler_, words, Typeface::bold, size_, Ink::light, edge(), line,
                                          inside_, Align::centre));
            line += Type::line(size_);
        }
        if (!role_.empty())
            piece.texts.push_back(line_of(ruler_, role_, Typeface::regular, ruler_.small(), Ink::light,
                                          edge(), line, inside_, Align::centre));
        y = title.bottom() + ruler_.pad() * 0.6F;
        const float bottom = h - edge() * 0.7F;
        if (const scene::Badge* life = bounded(face_); life != nullptr && y + bar_height() <= bottom) {
            const Rect groove{edge(), y, inside_, bar_height()};
            life_bar(ruler_, piece, *life, static_cast<unsigned>(ruler_.em * kBarLetters), groove);
            y += bar_height() + ruler_.pad() * 0.4F;
        }
        const std::size_t before = piece.texts.size();
        y = facts(piece, digits_, {edge(), y, inside_, bottom - y});
        if (common_.sole)
            for (std::size_t i = before; i < piece.texts.size(); ++i)
                piece.texts[i].box.x += std::floor((inside_ - piece.texts[i].box.w) / 2);
        if (rule_ > 0 && letters > 0)
            y = paragraph(ruler_, piece, text_, Typeface::regular, letters, Ink::text,
                          {edge(), y + ruler_.pad() * 0.3F, inside_, bottom - y - ruler_.pad() * 0.3F});
        const auto lines = ruler_.type.wrap(face_.flavour, Typeface::italic, ruler_.small(), inside_).size();
        const float needs = static_cast<float>(lines) * Type::line(ruler_.small());
        if (!face_.flavour.empty() && seen_ >= w_ && bottom - y - ruler_.pad() / 2 >= needs)
            paragraph(ruler_, piece, face_.flavour, Typeface::italic, ruler_.small(), Ink::faint,
                      {edge(), bottom - needs, inside_, needs + 1});
        return piece;
    }

 private:
    bool is_narrow() const { return seen_ < w_ && seen_ < ruler_.em * kLeastNamed; }
    float edge() const { return is_narrow() ? kFrame + 1 : std::max(6.0F, ruler_.pad()); }
    /// What it does at the table, in one line below its name, where that can be read.
    void write_role() {
        if (name_.empty() || seen_ < w_) return;
        if (ruler_.type.width(face_.role, Typeface::regular, ruler_.small()) <= inside_) role_ = face_.role;
    }
    float role_line() const { return role_.empty() ? 0 : Type::line(ruler_.small()); }
    /// Of a covered card so many as two lines hold, of a small one as one does.
    void measure_numbers() {
        const float most = w_ < ruler_.em * kSmall ? 1.5F : 2.5F;
        told_ = numbers().size();
        do
            write_numbers();
        while (seen_ < w_ && numbers_ > most * fact_line(digits_) && told_-- > 1);
    }
    /// On as few lines as smaller letters make them, as large as they are then.
    void write_numbers() {
        int fewest = 1'000;
        const float least = w_ < ruler_.em * kSmall ? kSmallestNumbers : kSmallNumbers;
        const float more = common_.sole ? kSole : has_pills() ? kPillLetters : 1;
        for (const float scale : {more, 0.93F * more, least}) {
            if (fewest <= 1) return;
            const auto size =
                std::max(ruler_.small(), static_cast<unsigned>(static_cast<float>(ruler_.body()) * scale));
            const float high = numbers_with(size);
            const int lines = static_cast<int>(std::lround(high / fact_line(size)));
            if (lines >= fewest) continue;
            fewest = lines;
            digits_ = size;
            numbers_ = high;
        }
    }
    float numbers_with(unsigned size) const {
        Piece probe;
        return facts(probe, size, {0, 0, inside_, 100'000});
    }
    /// Its numbers, on pills where it is broad enough; returns where they end.
    float facts(Piece& piece, unsigned size, const Rect& box) const {
        if (has_pills()) return pills(ruler_, piece, numbers(), size, box, common_.worded);
        return badges(ruler_, piece, numbers(), size, Ink::text, box, false, Typeface::bold);
    }
    bool has_pills() const { return !common_.sole && seen_ >= ruler_.em * kPilled; }
    float fact_line(unsigned size) const { return has_pills() ? pill_line(size) : Type::line(size); }

    /// A name is whole, and so are its words: it grows smaller until two lines have room for it, or three.
    /// Where next to nothing of a card is seen it has none.
    void write_name() {
        const auto body = static_cast<float>(ruler_.body());
        const auto fits = [&](unsigned size, std::size_t lines) {
            size_ = size;
            name_ = ruler_.type.wrap(face_.name, Typeface::bold, size, inside_);
            return name_.size() <= lines && longest_word(face_.name) <= inside_;
        };
        if (fits(ruler_.body(), 1)) return;
        const float covered = kLeastTitle / body;  // where it can still be read
        if (is_narrow() && longest_word(face_.name) * std::min(kLeastNarrow, covered) > inside_)
            return name_.clear();
        const bool small = w_ < ruler_.em * kSmall;  // there its picture matters more
        if (seen_ >= kTitled) {  // in more lines rather than so small that it cannot be read
            const auto least =
                static_cast<unsigned>(std::min(kLeastTitle, static_cast<float>(ruler_.body())));
            for (const std::size_t lines : {std::size_t{1}, std::size_t{2}, std::size_t{3}})
                for (unsigned size = ruler_.body();
                     size >= std::max(least, lines == 1 ? ruler_.body() - 2 : 0); --size)
                    if (fits(size, lines)) return;
        }
        const float least_name = small ? kLeastSmall : kLeastName;
        const float readable = small ? kLeastSmall : kReadable;
        for (const auto& [most, least, lines] :
             {std::tuple{0.92F, readable, std::size_t{2}},
              {0.92F, readable, std::size_t{small ? 2U : 3U}},
              {readable, least_name, std::size_t{small ? 2U : 3U}},
              {0.76F, small || seen_ >= w_ ? 0.0F : covered, std::size_t{3}}})
            for (auto size = static_cast<unsigned>(body * most);
                 size >= std::max(5U, static_cast<unsigned>(body * least)); --size)
                if (fits(size, lines)) return;
        if (seen_ < w_ && !small) name_.clear();  // what cannot be read is not written
    }
    /// A name's words stay whole: they grow smaller first.
    float longest_word(std::string_view name) const {
        return ruler_.type.longest_word(name, Typeface::bold, size_);
    }
    /// Its numbers but for what the bar says, as many as are told.
    std::vector<scene::Badge> numbers() const {
        std::vector<scene::Badge> all = all_numbers();
        if (all.size() > told_) all.resize(told_);
        return all;
    }
    std::vector<scene::Badge> all_numbers() const {
        std::vector<scene::Badge> all = face_.badges;
        const auto life =
            std::find_if(all.begin(), all.end(), [](const scene::Badge& badge) { return badge.most > 0; });
        if (life != all.end()) all.erase(life);
        return all;
    }

    const Ruler& ruler_;
    const scene::Face& face_;
    std::string text_;  ///< its rule; empty: its numbers say it
    float w_;
    float seen_;
    Anatomy common_;
    float inside_ = 0;
    std::vector<std::string> name_;
    unsigned size_ = 0;
    std::string role_;
    std::size_t told_ = 100;  ///< so many of its numbers
    unsigned digits_ = 0;
    float numbers_ = 0;
    float rule_ = 0;
};

constexpr std::string_view kCreature = "blood";  ///< the frame of who stands against the heroes
constexpr float kGiant = 150;                    ///< pixels of width of a card whose creature is one
constexpr float kOver = 0.052F;                  ///< of a card's height: how far its head may stand over it
constexpr float kStanding = 7.2F;                ///< ems of width of whoever may stand
constexpr float kPropApart = 0.94F;              ///< of its size: so it stays apart from who stands beside it
constexpr float kKey = 1.7F;                     ///< ems at both sides, where a key may lie

/// A creature is larger than the card that it stands on.
void let_out(const Ruler& ruler, Piece& piece, const scene::Face& face) {
    const Figure* stage = stage_of(piece);
    if (face.frame != kCreature || piece.box.w < kGiant || stage == nullptr) return;
    for (Text& text : piece.texts) {
        if (text.ink != Ink::figure) continue;
        text.broad = stage->box.w - 2 * kKey * ruler.em;
        text.over = std::clamp(std::round(piece.box.h * kOver), 10.0F, 24.0F);
    }
}

/// What is left of a card is seen on its picture.
void wounds_of(Piece& piece, const scene::Card& card) {
    const scene::Badge* life = bounded(card.face);
    const Figure* stage = stage_of(piece);
    if (life == nullptr || stage == nullptr) return;
    wounds(piece, *life, index(card.id), Rect(stage->box));
}

/// Drawn on its picture, not written on its paper.
bool is_drawn(const Text& text) { return text.ink == Ink::figure || text.ink == Ink::prop; }

/// Paper beside a stage is as high as its words, and hangs in the middle.
void trim(const Ruler& ruler, Piece& card, Rect& paper, const Figure& stage) {
    const auto is_written = [&](const Figure& shape) {
        return shape.look != Look::wound && &shape != &stage && &shape != &card.shapes.front();
    };
    float end = paper.y;
    for (const Figure& shape : card.shapes)
        if (is_written(shape)) end = std::max(end, shape.box.bottom());
    for (const Text& text : card.texts)
        if (!is_drawn(text)) end = std::max(end, text.box.bottom());
    const float free = std::floor(paper.bottom() - end - ruler.pad() - kFrame);
    if (free <= 0) return;
    const float down = std::floor(free / 2);
    paper.h -= free;
    paper.y += down;
    for (Figure& shape : card.shapes)
        if (is_written(shape)) shape.box.y += down;
    for (Text& text : card.texts)
        if (!is_drawn(text)) text.box.y += down;
}

}  // namespace

float pill_line(unsigned size) { return std::ceil(Type::line(size)) + 3; }

float pills(const Ruler& ruler, Piece& piece, const std::vector<scene::Badge>& all, unsigned size,
            const Rect& box, bool named) {
    float x = box.x;
    float y = box.y;
    if (all.empty()) return y;
    for (const scene::Badge& badge : all) {
        const float pad = static_cast<float>(size) * 0.42F;
        Piece one;
        badges(ruler, one, {badge}, size, Ink::light, {0, 0, box.w - 2 * pad, 1'000}, named, Typeface::bold);
        if (one.texts.empty()) continue;
        Text& text = one.texts.front();
        const float wide = std::min(box.w, std::ceil(text.box.w + 2 * pad));
        if (x > box.x && x + wide > box.right()) {
            x = box.x;
            y += pill_line(size);
        }
        if (y + pill_line(size) > box.bottom() + 0.5F) return y;
        const Rect plate{std::round(x), std::round(y), wide, pill_line(size) - 2};
        text.box.x = plate.x + (wide - text.box.w) / 2;
        text.box.y += y + (plate.h - Type::line(size)) / 2;
        piece.shapes.push_back({plate, Look::pill, ""});
        piece.texts.push_back(std::move(text));
        x += wide + static_cast<float>(size) * 0.3F;
    }
    return y + pill_line(size);
}

const Figure* stage_of(const Piece& card) {
    const auto found = std::find_if(card.shapes.rbegin(), card.shapes.rend(), [](const Figure& shape) {
        return shape.look == Look::scene || shape.look == Look::plinth;
    });
    return found != card.shapes.rend() ? &*found : nullptr;
}
Figure* stage_of(Piece& card) { return const_cast<Figure*>(stage_of(std::as_const(card))); }

Rect paper_of(const Piece& card) {
    const auto found = std::find_if(card.shapes.rbegin(), card.shapes.rend(),
                                    [](const Figure& shape) { return shape.look == Look::card; });
    return found != card.shapes.rend() ? found->box : card.box;
}

void let_stand(const Ruler& ruler, Piece& card) {
    Figure* stage = stage_of(card);
    const auto is_figure = [](const Text& text) { return text.ink == Ink::figure; };
    if (stage == nullptr || stage->look != Look::scene || stage->box.w < kStanding * ruler.em ||
        stage->box.h < kStanding * ruler.em * 0.6F ||
        std::none_of(card.texts.begin(), card.texts.end(), is_figure))
        return;
    Rect& paper = card.shapes.front().box;
    const Rect words = paper;
    const Rect picture = stage->box;
    const bool beside = stage->box.h > paper.h - 3 * kFrame;  // its words are at its right, else below
    if (beside) {
        paper.x = stage->box.right() - kFrame;
        paper.w = words.right() - paper.x;
        stage->box = {words.x, words.y, paper.x - words.x, words.h};
    } else {
        paper.y = stage->box.bottom() - kFrame;
        paper.h = words.bottom() - paper.y;
        stage->box = {words.x, words.y, words.w, paper.y - words.y};
    }
    if (beside) trim(ruler, card, paper, *stage);
    stage->look = Look::plinth;
    const float up = plinth_height(stage->box);
    for (Figure& shape : card.shapes)
        if (shape.look == Look::wound) shape.box = stage->box;
    const float share = std::min(1.0F, (stage->box.h - up) / picture.h);
    const float middle = stage->box.x + stage->box.w / 2;
    const float ground = stage->box.bottom() - up;
    for (Text& text : card.texts) {
        if (!is_drawn(text)) continue;
        const float own = text.ink == Ink::prop ? share * kPropApart : share;
        const float aside = text.box.x + text.box.w / 2 - (picture.x + picture.w / 2);
        const Rect old = text.box;
        text.size = static_cast<std::uint16_t>(static_cast<float>(text.size) * own);
        text.box.w = old.w * own;
        text.box.h = old.h * own;
        text.box.x = middle + aside * share - text.box.w / 2;
        text.box.y = ground - (picture.bottom() - old.bottom()) * share - text.box.h;
        if (text.broad > 0) text.broad = stage->box.w - kKey * ruler.em;
    }
}

namespace {

/// The same with words beside its numbers, if nothing else has to give way for them.
Anatomy told_in_words(const Ruler& ruler, const scene::Face& face, float w, float h, float seen,
                      const Anatomy& common) {
    if (common.sole) return common;
    Anatomy worded = common;
    worded.worded = true;
    const CardFace plain(ruler, face, w, seen, common);
    const CardFace told(ruler, face, w, seen, worded);
    const auto picture = [&](const CardFace& card) { return std::min(card.shared(h).first, common.picture); };
    const bool loses = told.told() < plain.told() || picture(told) < picture(plain) ||
                       (plain.tells_its_rule(h) && !told.tells_its_rule(h));
    return loses ? common : worded;
}

}  // namespace

Piece whole_card(const Ruler& ruler, const scene::Card& card, float w, float h, float seen,
                 const Anatomy& common) {
    const float shown = seen > 0 ? std::min(seen, w) : w;
    Piece piece =
        CardFace(ruler, card.face, w, shown, told_in_words(ruler, card.face, w, h, shown, common)).made(h);
    piece.thing = index(card.id) + 1;
    let_out(ruler, piece, card.face);
    wounds_of(piece, card);
    return piece;
}

namespace {

constexpr float kWordsWorth = 0.8F;  ///< of their pictures, which give way a little for words beside numbers

/// Numbers have their words where all cards have room for these, and lose nothing for it.
Anatomy with_words(const Ruler& ruler, const std::vector<const scene::Face*>& faces, float w, float h,
                   float seen, const Anatomy& common) {
    if (common.sole) return common;
    Anatomy worded = common;
    worded.worded = true;
    for (const scene::Face* face : faces) {
        const CardFace plain(ruler, *face, w, seen, common);
        const CardFace told(ruler, *face, w, seen, worded);
        const float picture = told.shared(h).first;
        if (told.told() < plain.told() || (plain.tells_its_rule(h) && !told.tells_its_rule(h)) ||
            picture < std::min(common.picture, plain.shared(h).first) * kWordsWorth)
            return common;
        if (picture > 0) worded.picture = std::min(worded.picture, picture);
    }
    return worded;
}

}  // namespace

Anatomy anatomy_of(const Ruler& ruler, const std::vector<const scene::Face*>& faces, float w, float h,
                   float seen) {
    const float shown = seen > 0 ? std::min(seen, w) : w;
    // One very long name does not make all others small.
    const auto least = static_cast<unsigned>(std::max(ruler.em * 0.74F, std::min(kLeastTitle, ruler.em)));
    Anatomy common;
    for (const scene::Face* face : faces)
        if (const CardFace card(ruler, *face, w, shown); card.lines() > 0)
            common.name = std::min(common.name, std::max(least, card.letters()));
        else
            common.named = false;
    const auto all = [&] {
        std::vector<CardFace> cards;
        for (const scene::Face* face : faces)
            cards.emplace_back(ruler, *face, w, shown, common);
        return cards;
    };
    std::size_t lines = 0;
    for (const CardFace& card : all())
        if (card.lines() <= 2) lines = std::max(lines, card.lines());
    common.lines = lines;
    common.sole = shown < w;
    for (const CardFace& card : all())
        common.sole = common.sole && card.has_sole_number() && card.shared(h).first >= h * kStrip;
    common.rules =
        std::any_of(faces.begin(), faces.end(), [](const scene::Face* face) { return !face->rule.empty(); });
    for (const CardFace& card : all())
        common.rules = common.rules && card.tells_its_rule(h);
    for (const CardFace& card : all())
        if (const float own = card.shared(h).first; own > 0) common.picture = std::min(common.picture, own);
    return with_words(ruler, faces, w, h, shown, common);
}

namespace {

constexpr unsigned kLeastWorded =
    13;  ///< pixels: of what is called by its name beside a large figure, and of a joke
constexpr float kBroadFacts = 1.16F;  ///< ems: the letters of its numbers

/// The letters of its name.
unsigned broad_name(const Ruler& ruler) { return static_cast<unsigned>(ruler.em * 1.3F); }

constexpr float kClauseSign = 1.45F;  ///< ems: what stands before a sentence of a rule

/// What somebody does, line by line: what holds now is lit, what holds at another time recedes. Returns where
/// they end.
float clauses(const Ruler& ruler, Piece& piece, const std::vector<scene::Clause>& all, const Rect& box) {
    using Force = scene::Clause::Force;
    static const std::string usual = text::read_figures("plain-circle ◆").letters;
    static const std::string lit = text::read_figures("burning-embers ◆").letters;
    static const std::string later = text::read_figures("sands-of-time ⌛").letters;
    const float left = std::round(ruler.em * kClauseSign);
    const float between = std::round(ruler.em * 0.22F);
    const auto size = static_cast<unsigned>(ruler.em * 0.95F);
    float y = box.y;
    for (const scene::Clause& clause : all) {
        const bool now = clause.force == Force::now;
        const Ink ink = now ? Ink::light : clause.force == Force::not_now ? Ink::faint : Ink::text;
        const std::size_t first = piece.shapes.size();
        if (now) piece.shapes.push_back({{}, Look::title, "blood"});
        const float top = y;
        y = paragraph(ruler, piece, clause.words, Typeface::regular, ruler.body(), ink,
                      {box.x + left, y, box.w - left, std::max(0.0F, box.bottom() - y)});
        if (now)
            piece.shapes[first].box = {box.x - between, top, box.w + 2 * between, std::max(1.0F, y - top)};
        const std::string& own = !clause.icon.empty()             ? clause.icon
                                 : now                            ? lit
                                 : clause.force == Force::not_now ? later
                                                                  : usual;
        const std::string_view glyph = ruler.type.sign(own);
        const unsigned letters = &own == &usual ? size / 2 : size;
        if (ruler.type.width(glyph, Typeface::icon, letters) <= left && y > top)
            piece.texts.push_back(line_of(ruler, glyph, Typeface::icon, letters, ink, box.x,
                                          top + (Type::line(ruler.body()) - Type::line(letters)) / 2,
                                          left - between, Align::centre));
        y += between;
    }
    return y;
}

/// The words of a broad card, from the top; returns where they end.
float broad_words(const Ruler& ruler, Piece& piece, const scene::Face& face, const Rect& box) {
    const float pad = ruler.pad();
    const unsigned large = broad_name(ruler);
    const Rect inside{box.x + pad, box.y, box.w - 2 * pad, box.h};
    const auto lines =
        std::min<std::size_t>(2, ruler.type.wrap(face.name, Typeface::bold, large, inside.w).size());
    const Rect title{box.x, box.y, box.w, std::ceil(static_cast<float>(lines) * Type::line(large) + pad)};
    piece.shapes.push_back({title, Look::title, face.frame});
    paragraph(ruler, piece, face.name, Typeface::bold, large, Ink::light,
              {inside.x, box.y + pad / 2, inside.w, title.h}, lines);
    float y = title.bottom() + pad;
    std::vector<scene::Badge> numbers = face.badges;
    if (const scene::Badge* life = bounded(face)) {
        const Rect groove{inside.x, y, inside.w, std::round(ruler.em * 1.9F)};
        life_bar(ruler, piece, *life, large, groove);
        y += groove.h + pad * 0.7F;
        numbers.erase(numbers.begin() + (life - face.badges.data()));
    }
    auto letters = static_cast<unsigned>(ruler.em * kBroadFacts);
    const auto high = [&](bool named, unsigned size) {
        Piece probe;
        return pills(ruler, probe, numbers, size, {0, 0, inside.w, 10'000}, named);
    };
    // What a number is called is worth smaller letters.
    bool named = false;
    for (unsigned size = letters; !named && size >= std::max<unsigned>(ruler.small(), kLeastWorded); --size) {
        named = high(true, size) <= high(false, letters);
        if (named) letters = size;
    }
    y = pills(ruler, piece, numbers, letters, {inside.x, y, inside.w, box.bottom() - y}, named);
    const Rect rest{inside.x, y + pad * 0.3F, inside.w, std::max(0.0F, box.bottom() - y - pad * 0.3F)};
    y = face.clauses.empty()
            ? paragraph(ruler, piece, face.rule, Typeface::regular, ruler.body(), Ink::text, rest)
            : clauses(ruler, piece, face.clauses, rest);
    const auto flavour = ruler.type.wrap(face.flavour, Typeface::italic, ruler.small(), inside.w).size();
    const float needs = static_cast<float>(flavour) * Type::line(ruler.small());
    if (!face.flavour.empty() && ruler.small() >= kLeastWorded && box.bottom() - y - pad >= needs)
        paragraph(ruler, piece, face.flavour, Typeface::italic, ruler.small(), Ink::faint,
                  {inside.x, box.bottom() - needs - pad * 0.6F, inside.w, needs + 1});
    return y;
}

Rect broad_text(float w, float h, float picture) {
    const float left = std::round(w * picture);
    return {left, 4, w - left - 4, h - 8};
}

}  // namespace

Piece broad_card(const Ruler& ruler, const scene::Card& card, float w, float h, float share) {
    Piece piece;
    piece.thing = index(card.id) + 1;
    piece.box = {0, 0, w, h};
    piece.shapes.push_back({piece.box, Look::card, card.face.frame});
    const Rect words = broad_text(w, h, share);
    picture(ruler, piece, card.face.picture, card.face.icon, card.face.frame, {4, 4, words.x - 4, h - 8});
    broad_words(ruler, piece, card.face, words);
    let_out(ruler, piece, card.face);
    wounds_of(piece, card);
    return piece;
}

bool has_room(const Ruler& ruler, const scene::Face& face, float w, float h, float picture) {
    Piece piece;
    Rect words = broad_text(w, h, picture);
    words.h = 100'000;
    scene::Face plain = face;
    plain.flavour.clear();
    const float name = words.w - 2 * ruler.pad();
    if (ruler.type.wrap(face.name, Typeface::bold, broad_name(ruler), name).size() > 2) return false;
    return broad_words(ruler, piece, plain, words) <= h - 8;
}

float card_height(const Ruler& ruler, const scene::Face& face, float w, float seen) {
    const CardFace made(ruler, face, w, seen > 0 ? std::min(seen, w) : w);
    return std::ceil(made.words() + made.least_picture() + 4);
}

Piece token(const Ruler& ruler, const scene::Card& card, float side, int size) {
    const scene::Face& face = card.face;
    const scene::Badge* life = bounded(face);
    const auto small = static_cast<unsigned>(
        std::clamp(side * 0.36F, static_cast<float>(ruler.small()), static_cast<float>(ruler.body())));
    std::string words = life != nullptr ? life->value : size > 1 ? fmt::format("×{}", size) : "";
    // How much is left matters more than of how much.
    if (life != nullptr && ruler.type.width(words, Typeface::bold, small) > side)
        words = fmt::format("{}", life->amount);
    if (ruler.type.width(words, Typeface::bold, small) > side) words.clear();
    const float high = words.empty() ? 0 : Type::line(small);
    Piece piece;
    piece.thing = index(card.id) + 1;
    piece.box = {0, 0, side, std::ceil(side + high * 0.7F)};
    piece.shapes.push_back({{0, 0, side, side}, Look::seal, face.frame});
    const auto figure = static_cast<unsigned>(side * 0.56F);
    const std::string_view glyph = figure_of(ruler, face);
    const float wide = std::min(ruler.type.width(glyph, Typeface::icon, figure), side);
    piece.texts.push_back(line_of(ruler, glyph, Typeface::icon, figure, Ink::figure, (side - wide) / 2,
                                  (side - Type::line(figure)) / 2, std::max(wide, 1.0F)));
    if (piece.texts.back().box.w + 0.5F < ruler.type.width(glyph, Typeface::icon, figure))
        piece.texts.pop_back();
    if (!words.empty()) {
        const float across = std::min(side, std::ceil(ruler.type.width(words, Typeface::bold, small)) + 8);
        const Rect plate{std::round((side - across) / 2), std::floor(piece.box.h - high), across, high};
        piece.shapes.push_back({plate, Look::count, life != nullptr ? "blood" : ""});
        piece.texts.push_back(line_of(ruler, ruler.type.fit(words, Typeface::bold, small, across),
                                      Typeface::bold, small, Ink::light, plate.x, plate.y, across,
                                      Align::centre));
    }
    return piece;
}

namespace {

constexpr float kStamp = 1.95F;         ///< ems: the seal that says how many they are
constexpr unsigned kLeastStamped = 13;  ///< pixels of its letters
constexpr float kLeastStamp = 1.15F;    ///< ems

/// The figures of a picture leave its upper right corner free, as far as `x`.
void make_room(Piece& piece, const Rect& stage, const Rect& corner) {
    for (Text& text : piece.texts)
        text.broad = text.over = 0;  // how many they are matters more
    float left = stage.right();
    float right = stage.x;
    for (const Text& text : piece.texts)
        if (stage.inset(-1).holds(text.box)) {
            left = std::min(left, text.box.x);
            if (text.box.y < corner.bottom()) right = std::max(right, text.box.right());
        }
    const float over = right - corner.x + 1;
    if (over <= 0) return;
    const float aside = std::min(over, std::max(0.0F, left - stage.x));
    const float share = std::max(0.3F, (right - left - (over - aside)) / std::max(1.0F, right - left));
    for (Text& text : piece.texts) {
        if (!stage.inset(-1).holds(text.box)) continue;
        text.size = static_cast<std::uint16_t>(static_cast<float>(text.size) * share);
        text.box = {left - aside + (text.box.x - left) * share,
                    stage.bottom() - (stage.bottom() - text.box.y) * share, text.box.w * share,
                    text.box.h * share};
    }
}

/// How many they are: a seal in the upper right corner of what is seen of its picture. False if there is no
/// room for one.
bool number_on_seal(const Ruler& ruler, Piece& piece, const std::string& words, float seen) {
    const Figure* scene = stage_of(piece);
    if (scene == nullptr) return false;
    const Rect whole(scene->box);
    Rect stage = whole;
    stage.w = std::min(stage.w, seen - 2 * kFrame);
    const float side = std::round(std::min({ruler.em * kStamp, stage.h * 0.5F, stage.w * 0.5F}));
    if (side < ruler.em * kLeastStamp) return false;
    const Rect seal{stage.right() - side - 1, stage.y + 1, side, side};
    auto size = static_cast<unsigned>(side * 0.56F);
    while (size > kLeastStamped && ruler.type.width(words, Typeface::bold, size) > side * 0.8F)
        --size;
    if (size < kLeastStamped || ruler.type.width(words, Typeface::bold, size) > side * 0.94F) return false;
    make_room(piece, whole, seal);
    piece.shapes.push_back({seal, Look::stamp, ""});
    piece.texts.push_back(line_of(ruler, words, Typeface::bold, size, Ink::light, seal.x,
                                  seal.y + (side - Type::line(size)) / 2, side, Align::centre));
    return true;
}

/// How many they are, on a plate that is as high as a line or less.
void put_number(const Ruler& ruler, Piece& piece, const std::string& words, const Rect& plate) {
    piece.shapes.push_back({plate, Look::count, ""});
    piece.texts.push_back(line_of(ruler, words, Typeface::bold, ruler.body(), Ink::light, plate.x,
                                  plate.y + (plate.h - Type::line(ruler.body())) / 2, plate.w,
                                  Align::centre));
}
float number_width(const Ruler& ruler, const std::string& words) {
    return std::ceil(ruler.type.width(words, Typeface::bold, ruler.body())) + ruler.gap();
}

/// How many they are, below what is seen of its picture, which makes room: for cards that are nearly covered.
void number_in_picture(const Ruler& ruler, Piece& piece, const std::string& words, const Rect& band,
                       float seen) {
    const float line = Type::line(ruler.body());
    const float top = piece.box.y + kFrame;
    const float share = std::max(0.0F, band.y - line - 3 - top) / std::max(1.0F, band.y - top);
    std::erase_if(piece.texts, [&](const Text& text) { return text.box.y < band.y && share < 0.3F; });
    for (Text& text : piece.texts) {
        if (text.box.y >= band.y) continue;
        const float middle = band.x + seen / 2;
        text.size = static_cast<std::uint16_t>(static_cast<float>(text.size) * share);
        text.box = {middle + (text.box.x - middle) * share, top + (text.box.y - top) * share,
                    text.box.w * share, text.box.h * share};
    }
    const float wide = std::min(seen, number_width(ruler, words));
    put_number(ruler, piece, words, {band.x + std::floor((seen - wide) / 2), band.y - line - 2, wide, line});
}

/// In the right upper corner of a picture that is too low for a seal, which makes room; false if it is too
/// small for that too.
bool number_in_corner(const Ruler& ruler, Piece& piece, const std::string& words, float seen) {
    const Figure* scene = stage_of(piece);
    if (scene == nullptr) return false;
    const Rect stage(scene->box);
    const float right = stage.x + std::min(stage.w, seen - 2 * kFrame);
    const float wide = number_width(ruler, words);
    const float line = Type::line(ruler.body());
    const Rect plate{right - wide - 1, stage.y + 1, wide, line};
    if (plate.x < stage.x + wide || stage.h < line + 2) return false;
    make_room(piece, stage, plate);
    put_number(ruler, piece, words, plate);
    return true;
}

/// Where cards lie side by side: over the edges of both, left of what the front one says below its name.
/// False if that leaves no room.
bool number_at_foot(const Ruler& ruler, Piece& piece, const std::string& words, float each) {
    const auto title = std::find_if(piece.shapes.rbegin(), piece.shapes.rend(),
                                    [](const Figure& shape) { return shape.look == Look::title; });
    if (title == piece.shapes.rend()) return false;
    const float below = title->box.y + title->box.h;
    const unsigned size = ruler.small();
    const float wide = std::ceil(ruler.type.width(words, Typeface::bold, size)) + 4;
    const auto said = std::find_if(piece.texts.begin(), piece.texts.end(),
                                   [&](const Text& text) { return text.box.y >= below; });
    if (said == piece.texts.end() || wide < each) return false;
    const float high = Type::line(size);
    const Rect plate{1, std::round(said->box.y + (Type::line(said->size) - high) / 2), wide, high};
    const bool covers = std::any_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
        return text.box.x < plate.right() && text.box.y < plate.bottom() && plate.y < text.box.bottom();
    });
    if (covers) return false;
    piece.shapes.push_back({plate, Look::count, ""});
    piece.texts.push_back(
        line_of(ruler, words, Typeface::bold, size, Ink::light, plate.x, plate.y, wide, Align::centre));
    return true;
}

/// What is left of a name's letters at least where a number stands beside it; else it stands in the picture.
constexpr float kLeastBesideNumber = 0.85F;

/// How many they are, at the right end of the band with the name, which makes room.
void number_on_title(const Ruler& ruler, Piece& piece, const std::string& words, float seen) {
    if (number_on_seal(ruler, piece, words, seen)) return;
    const auto title = std::find_if(piece.shapes.rbegin(), piece.shapes.rend(),
                                    [](const Figure& shape) { return shape.look == Look::title; });
    if (title == piece.shapes.rend()) return;
    const Rect band = title->box;
    const float wide = number_width(ruler, words);
    const float high = std::min(band.h - 4, Type::line(ruler.body()));
    float x = band.right() - wide - 2;
    const bool narrow =
        seen < band.w && std::none_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
            return band.holds(text.box) && text.box.w >= wide + ruler.em * 2.5F;
        });
    const bool cramped = std::any_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
        const auto least = static_cast<unsigned>(static_cast<float>(text.size) * kLeastBesideNumber);
        return band.holds(text.box) &&
               ruler.type.width(text.words, static_cast<Typeface>(text.face), least) > text.box.w - wide - 2;
    });
    if (cramped && number_in_corner(ruler, piece, words, seen)) return;
    const bool pictured = band.y - Type::line(ruler.body()) - 2 >= piece.box.y + kFrame;
    if (narrow && pictured) return number_in_picture(ruler, piece, words, band, seen - 2 * kFrame);
    for (Text& text : piece.texts) {
        if (!band.holds(text.box)) continue;
        x = std::min(x, text.box.right() - wide);
        text.box.w -= wide + 2;
        const auto face = static_cast<Typeface>(text.face);
        while (text.size > 5 && ruler.type.width(text.words, face, text.size) > text.box.w)
            --text.size;
    }
    std::erase_if(piece.texts, [&](const Text& text) {  // what cannot be read is not written
        return band.holds(text.box) &&
               ruler.type.width(text.words, static_cast<Typeface>(text.face), text.size) > text.box.w;
    });
    put_number(ruler, piece, words, {x, std::round(band.y + (band.h - high) / 2), wide, high});
}

}  // namespace

void heap(const Ruler& ruler, Piece& piece, int size) {
    const std::string words = fmt::format("×{}", size);
    const float wide = std::ceil(ruler.type.width(words, Typeface::bold, ruler.body())) + ruler.gap() * 2;
    const float step = std::round(ruler.em * 0.18F);
    const Rect front = piece.box;
    const std::string frame = piece.shapes.front().frame;
    const bool low = std::any_of(piece.shapes.begin(), piece.shapes.end(), [](const Figure& shape) {
        return shape.look == Look::band;
    });  // a plate: the number stands behind its words
    move(piece, 0, 2 * step);
    if (low) {
        for (Figure& shape : piece.shapes)
            if (shape.look == Look::card) shape.box.w += wide;
    }
    const Rect card{0, 2 * step, front.w + (low ? wide : 0), front.h};
    const Rect paper = paper_of(piece);
    std::vector<Figure> behind;
    for (const float by : {2 * step, step})
        behind.push_back({{paper.x + by, paper.y - by, paper.w, paper.h}, Look::card, frame, Form::tile, 0});
    piece.shapes.insert(piece.shapes.begin(), behind.begin(), behind.end());
    if (low)
        piece.texts.push_back(line_of(ruler, words, Typeface::bold, ruler.body(), Ink::faint,
                                      card.right() - wide - 2, card.y + ruler.pad() / 2, wide,
                                      Align::centre));
    else
        number_on_title(ruler, piece, words, front.w);
    piece.box = {0, 0, card.w + 2 * step, card.h + 2 * step};
}

int seen_of(int size) { return std::min(size, 5) - 1; }

void spread(const Ruler& ruler, Piece& piece, int size, float each, float seen) {
    const std::string words = fmt::format("×{}", size);
    const Rect front = piece.box;
    const int others = seen_of(size);
    const std::vector<Figure> own = piece.shapes;
    move(piece, each * static_cast<float>(others), 0);
    std::vector<Figure> behind;
    for (int i = 0; i < others; ++i)
        for (Figure shape : own) {  // its frame, and the left end of its picture and of its name
            if (shape.look != Look::card && shape.look != Look::scene && shape.look != Look::title) continue;
            if (shape.look != Look::card) shape.box.w = std::min(shape.box.w, each - 4);
            shape.share = 0;
            shape.box.x += each * static_cast<float>(i);
            behind.push_back(shape);
        }
    piece.shapes.insert(piece.shapes.begin(), behind.begin(), behind.end());
    if (seen >= front.w || !number_at_foot(ruler, piece, words, each))
        number_on_title(ruler, piece, words, seen);
    piece.box = {0, 0, front.w + each * static_cast<float>(others), front.h};
}

}  // namespace tankard::window
