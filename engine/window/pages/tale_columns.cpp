#include "window/pages/tale_columns.h"

#include "text/drawings.h"
#include "text/utf8.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kNarrowest = 9.5F;  ///< of a column, in em
constexpr std::size_t kMostTiles = 3;
constexpr std::size_t kBest = 4;   ///< numbers of each hero beside the large one, until all are asked for
constexpr float kPortrait = 4.3F;  ///< ems
constexpr float kSmallPortrait = 3;
constexpr float kMedal = 2.3F;
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

class Made {
 public:
    Made(const Ruler& ruler, const scene::Tale& tale) : ruler_(ruler), tale_(tale) {}

    std::vector<Piece> everybodys(float w) const {
        std::vector<Piece> rows;
        const auto first = std::find_if(tale_.parts.begin(), tale_.parts.end(),
                                        [](const scene::Part& part) { return part.seat != SeatId::none; });
        if (first == tale_.parts.end()) return rows;
        // Several facts are one row: the columns need the height.
        scene::Milestone facts;
        for (scene::Milestone milestone : first->milestones) {
            if (!all_have(milestone)) continue;
            if (milestone.gained.empty()) {
                facts.words += (facts.words.empty() ? "" : " · ") + milestone.words;
                continue;
            }
            milestone.words = for_everybody(milestone.words);
            add_milestone(milestone, w, Detail::all, rows);
        }
        if (!facts.words.empty()) {
            facts.words = for_everybody(facts.words);
            add_milestone(facts, w, Detail::all, rows);
        }
        return rows;
    }

    TaleColumns columns(float wide, Detail detail) const {
        TaleColumns all;
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
            else if (detail == Detail::quiet || detail == Detail::four)
                add_quietly(part, w, detail, rows);
        }
        return all;
    }

 private:
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
    /// there if it has no room, and none is given where all was lost.
    void medal(const scene::Part& part, Detail detail, float w, Piece& row) const {
        if (part.known.empty() || part.feat >= part.deeds.size() || detail == Detail::brief) return;
        if (tale_.ending == Ending::dead) return;
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
    std::string for_everybody(const std::string& words) const {
        return ruler_.say("everybody") + ": " + words;
    }

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

    /// Numbers with their signs, all of them small, or four to be read; as many side by side as have room
    /// there in all columns.
    void add_quietly(const scene::Part& part, float w, Detail detail, std::vector<Piece>& rows) const {
        const unsigned size = detail == Detail::four ? ruler_.body() : ruler_.small();
        const std::vector<const scene::Deed*> deeds = told_quietly(part, detail);
        const float high = Type::line(size) + ruler_.gap() / 2;
        const float sign = std::round(static_cast<float>(size) * 1.5F);
        const float second = second_column(detail, size, sign, w);
        const std::size_t in_row = second < w ? 2 : 1;
        Piece row = blank(w);
        for (std::size_t i = 0; i < deeds.size(); ++i) {
            const float x = i % in_row == 0 ? 0 : second;
            const float each = i % in_row == 0 ? second : w - second;
            const std::size_t line = i / in_row;
            const float y = ruler_.gap() + static_cast<float>(line) * high;
            row.box.h = std::ceil(y + high);
            if (deeds[i] == nullptr) continue;
            const scene::Deed& deed = *deeds[i];
            const bool most = is_most(tale_, part, deed);
            const Typeface face = face_of(most);
            row.texts.push_back(line_of(ruler_, ruler_.type.sign(deed.icon), Typeface::icon, size, Ink::gold,
                                        x, y, sign - ruler_.gap(), Align::centre));
            row.texts.push_back(line_of(ruler_, ruler_.type.fit(deed.words, face, size, each - sign), face,
                                        size, most ? Ink::text : Ink::faint, x + sign, y, each - sign));
        }
        if (!deeds.empty()) rows.push_back(std::move(row));
    }
    /// What tells deeds apart: their sign, and which it is of somebody's with that sign.
    using Kind = std::pair<std::string, std::ptrdiff_t>;
    static std::vector<Kind> kinds_of(const scene::Part& part) {
        std::vector<Kind> all;
        for (const scene::Deed& deed : part.deeds)
            all.emplace_back(deed.icon, std::count_if(all.begin(), all.end(), [&](const Kind& before) {
                                 return before.first == deed.icon;
                             }));
        return all;
    }
    /// Somebody's deeds at the places of all that any hero did, null where this one did none: what is beside
    /// each other can be compared. What all did together stands by itself.
    std::vector<const scene::Deed*> in_order(const scene::Part& part) const {
        std::vector<Kind> places;
        for (const scene::Part& other : tale_.parts) {
            if ((other.seat == SeatId::none) != (part.seat == SeatId::none)) continue;
            auto after = places.begin();
            for (const Kind& kind : kinds_of(other)) {
                const auto known = std::find(places.begin(), places.end(), kind);
                after = std::next(known != places.end() ? known : places.insert(after, kind));
            }
        }
        std::vector<const scene::Deed*> all(places.size(), nullptr);
        const std::vector<Kind> own = kinds_of(part);
        for (std::size_t i = 0; i < own.size(); ++i)
            all[static_cast<std::size_t>(std::find(places.begin(), places.end(), own[i]) - places.begin())] =
                &part.deeds[i];
        return all;
    }
    std::vector<const scene::Deed*> told_quietly(const scene::Part& part, Detail detail) const {
        std::vector<const scene::Deed*> all = in_order(part);
        if (detail != Detail::four || part.seat == SeatId::none) return all;
        const scene::Deed* feat = part.feat < part.deeds.size() ? &part.deeds[part.feat] : nullptr;
        std::erase_if(all, [&](const scene::Deed* deed) { return deed == nullptr || deed == feat; });
        std::vector<const scene::Deed*> best = all;
        std::stable_sort(best.begin(), best.end(), [&](const scene::Deed* one, const scene::Deed* other) {
            return standing(part, *one) > standing(part, *other);
        });
        best.resize(std::min(best.size(), kBest));
        std::erase_if(all, [&](const scene::Deed* deed) {
            return std::find(best.begin(), best.end(), deed) == best.end();
        });
        return all;
    }
    /// How much of something somebody did beside whoever did most of it: 1 is as much, and more if nobody
    /// else did.
    double standing(const scene::Part& of, const scene::Deed& deed) const {
        int most = std::max(deed.amount, 1);
        for (const scene::Part& part : tale_.parts)
            if (part.seat != SeatId::none) most = std::max(most, done(part, deed.icon));
        return static_cast<double>(deed.amount) / most + (is_most(tale_, of, deed) ? 1 : 0);
    }
    /// What nobody else did as much of stands out.
    static Typeface face_of(bool most) { return most ? Typeface::bold : Typeface::regular; }
    /// Where the second of two columns of small numbers begins, in the middle or as far behind it as the
    /// longest of anybody's needs; `w`: there is no room for two.
    float second_column(Detail detail, unsigned size, float sign, float w) const {
        float widest[2] = {0, 0};
        for (const scene::Part& part : tale_.parts) {
            const std::vector<const scene::Deed*> deeds = told_quietly(part, detail);
            for (std::size_t i = 0; i < deeds.size(); ++i) {
                if (deeds[i] == nullptr) continue;
                const Typeface face = face_of(is_most(tale_, part, *deeds[i]));
                widest[i % 2] =
                    std::max(widest[i % 2], std::ceil(sign + ruler_.type.width(deeds[i]->words, face, size)));
            }
        }
        const float second =
            std::floor(std::min(std::max(std::floor(w / 2), widest[0] + ruler_.gap()), w - widest[1]));
        return second >= widest[0] ? second : w;
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

    const Ruler& ruler_;
    const scene::Tale& tale_;
};

}  // namespace

float TaleColumns::high(float gap) const {
    float most = 0;
    for (const std::vector<Piece>& pieces : rows) {
        float all = -gap;
        for (const Piece& row : pieces)
            all += row.box.h + gap;
        most = std::max(most, all);
    }
    return most;
}

float TaleColumns::wide() const {
    return w * static_cast<float>(rows.size()) + apart * static_cast<float>(rows.size() - 1);
}

bool stands_above(const scene::Part& part) {
    return part.seat == SeatId::none && part.milestones.empty() && part.deeds.size() < 3;
}

std::vector<Piece> everybodys_rows(const Ruler& ruler, const scene::Tale& tale, float w) {
    return Made(ruler, tale).everybodys(w);
}

TaleColumns tale_columns(const Ruler& ruler, const scene::Tale& tale, float wide, Detail detail) {
    return Made(ruler, tale).columns(wide, detail);
}

}  // namespace tankard::window
