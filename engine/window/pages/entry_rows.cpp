#include "window/pages/entry_rows.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kTurning = 16;       ///< ems: of what turns a story's page
constexpr float kLikeness = 1.9F;    ///< ems: a portrait on an entry
constexpr float kLikenesses = 0.5F;  ///< of an entry's width is theirs, at most
constexpr float kClosed = 0.8F;      ///< of the letters: what nobody can do calls hardly …
constexpr float kLikely = 1.2F;      ///< … and what most will do loudest

class Rows {
 public:
    Rows(const Ruler& ruler, const std::vector<Entry>& entries, const RowsLook& look, float w)
        : ruler_(ruler),
          entries_(entries),
          look_(look),
          w_(look.turned ? std::min(w, std::round(ruler.em * kTurning)) : w),
          digits_(look.numbered ? fmt::format("{}", entries.size()).size() : 0) {
        for (const Entry& entry : entries)
            keys_ = std::max(keys_, key_room(ruler, entry.key));
    }

    std::vector<Piece> all() const {
        std::vector<Piece> rows;
        for (std::size_t i = 0; i < entries_.size(); ++i)
            rows.push_back(row(i));
        return rows;
    }

 private:
    bool is_likely(const Entry& entry) const { return entry.likely || look_.turned; }
    bool is_dark(const Entry& entry) const { return entry.chosen || is_likely(entry); }

    Piece row(std::size_t place) const {
        const Entry& entry = entries_[place];
        const float theirs = likenesses_room(entry);
        Piece row = labelled(entry, place, theirs);
        if (is_likely(entry)) row.shapes.front().look = Look::likely;
        if (look_.turned && entry.detail.empty()) centre_label(ruler_, row);
        const bool dark = is_dark(entry);
        for (Text& text : row.texts)
            if (!entry.open || dark) text.ink = dark ? Ink::light : Ink::faint;
        if (!entry.detail.empty()) add_detail(entry, theirs, row);
        add_likenesses(entry, theirs, row);
        if (look_.menu && !dark) unbox(place + 1 < entries_.size(), row);
        row.layer = look_.layer;
        return row;
    }

    Piece labelled(const Entry& entry, std::size_t place, float theirs) const {
        Ruler own = ruler_;
        own.em *= !entry.open ? kClosed : entry.likely ? kLikely : 1.0F;
        Piece row = button(own, entry.label, entry.key, w_ - theirs, entry.chosen,
                           look_.numbered && entry.open ? place + 1 : 0, digits_, keys_);
        row.box.w = w_;
        row.shapes.front().box = row.box;
        if (own.em != ruler_.em) {  // labels stand below each other
            const float from = row.texts.back().box.x;
            const float left = button(ruler_, "", entry.key, w_, false, 1, digits_, keys_).texts.back().box.x;
            for (Text& text : row.texts)
                if (text.box.x == from) text.box.x = left;
        }
        return row;
    }

    void add_detail(const Entry& entry, float theirs, Piece& row) const {
        const float left = row.texts.back().box.x;  // of the label
        float y = row.texts.back().box.bottom();
        for (const std::string& part : ruler_.type.wrap(entry.detail, Typeface::regular, ruler_.small(),
                                                        w_ - theirs - left - ruler_.pad())) {
            row.texts.push_back(line_of(ruler_, part, Typeface::regular, ruler_.small(),
                                        is_dark(entry) ? Ink::light : Ink::faint, left, y));
            y += Type::line(ruler_.small());
        }
        row.box.h = std::ceil(y + ruler_.pad() * 0.6F);
        row.shapes.front().box = row.box;
    }

    /// What its portraits take of an entry's width.
    float likenesses_room(const Entry& entry) const {
        if (entry.heroes.empty()) return 0;
        const auto room = static_cast<std::size_t>(w_ * kLikenesses / likeness_step());
        return likeness_step() * static_cast<float>(std::min(room, entry.heroes.size())) + ruler_.pad();
    }
    float likeness_step() const { return std::round(ruler_.em * kLikeness + ruler_.gap() / 2); }

    void add_likenesses(const Entry& entry, float room, Piece& row) const {
        if (room <= 0) return;
        const float step = likeness_step();
        const float side = std::round(ruler_.em * kLikeness);
        row.box.h = std::max(row.box.h, side + 2 * ruler_.gap());
        row.shapes.front().box = row.box;
        float x = row.box.w - room + ruler_.pad() - ruler_.gap();
        for (std::size_t i = 0; static_cast<float>(i + 1) * step <= room; ++i, x += step)
            picture(ruler_, row, entry.heroes[i].picture, "♞", entry.heroes[i].frame,
                    {std::round(x), std::round((row.box.h - side) / 2), side, side});
    }

    void unbox(bool followed, Piece& row) const {
        row.shapes.erase(row.shapes.begin());
        if (!followed) return;
        const float thick = std::max(1.0F, std::floor(ruler_.em / 17));
        row.shapes.push_back(
            {{ruler_.pad(), row.box.h - thick, row.box.w - 2 * ruler_.pad(), thick}, Look::fine, ""});
    }

    const Ruler& ruler_;
    const std::vector<Entry>& entries_;
    const RowsLook& look_;
    float w_;
    std::size_t digits_;  ///< of the highest number beside an entry
    float keys_ = 0;      ///< what the widest key takes
};

}  // namespace

std::vector<Piece> entry_rows(const Ruler& ruler, const std::vector<Entry>& entries, const RowsLook& look,
                              float w) {
    return Rows(ruler, entries, look, w).all();
}

}  // namespace tankard::window
