#include "window/pages/track_pieces.h"

#include "text/utf8.h"
#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kStepApart = 1.15F;  ///< of a step's breadth: from one to the next on somebody's own track

const std::string* mark_at(const scene::Track& track, int step) {
    const auto found = std::find_if(track.marks.begin(), track.marks.end(),
                                    [step](const auto& mark) { return mark.first == step; });
    return found != track.marks.end() ? &found->second : nullptr;
}

std::vector<SeatId> standing_at(const scene::Track& track, int step) {
    std::vector<SeatId> here;
    for (const auto& [seat, at] : track.standing)
        if (at == step) here.push_back(seat);
    return here;
}

/// How so many markers stand in a step: as large as they may be, in one row or two.
struct Rows {
    float side = 0;        ///< of a marker
    std::size_t each = 1;  ///< so many in a row
};
Rows rows_in(const Rect& box, std::size_t count) {
    Rows best;
    for (const std::size_t rows : {std::size_t{1}, std::size_t{2}}) {
        const std::size_t each = (count + rows - 1) / rows;
        const float side = std::floor(std::min((box.h - 4) / static_cast<float>(rows),
                                               (box.w - 4) / static_cast<float>(each))) -
                           1;
        if (side > best.side) best = {side, each};
    }
    return best;
}

std::string letter_of(SeatId seat, const std::vector<scene::Seat>& seats) {
    const auto place = static_cast<std::size_t>(number_of(seat));
    if (seat == SeatId::none || place >= seats.size()) return "◆";
    std::size_t end = 0;
    text::next_character(seats[place].player, end);
    return seats[place].player.substr(0, end);
}

std::string name_of(const scene::Track& track, SeatId seat, const std::vector<scene::Seat>& seats) {
    const auto place = static_cast<std::size_t>(number_of(seat));
    if (seat != SeatId::none && place < seats.size()) return seats[place].player;
    return track.nobody.empty() ? track.label : track.nobody;
}

/// "Level 2 (XP 40/100): +1 with all Weapons."
std::string hint_of(const scene::Track& track, int step, int at) {
    std::string words = fmt::format("{} {}", track.label, step);
    if (step == at + 1 && track.need > 0)
        words += fmt::format(" ({} {}/{})", track.by_label, track.done, track.need);
    const auto place = static_cast<std::size_t>(step - track.from);
    if (place < track.gains.size() && !track.gains[place].empty()) words += ": " + track.gains[place];
    return words;
}

Piece step_of(const Ruler& ruler, const scene::Track& track, int step, float side) {
    const int at = track.standing.empty() ? track.from : track.standing.front().second;
    Piece piece;
    piece.box = {0, 0, side, side};
    if (step == at)
        piece.shapes.push_back({piece.box, Look::seal, "gold"});
    else
        piece.shapes.push_back(
            {piece.box.inset(std::round(side * 0.12F)), Look::seal, step < at ? "gold" : "iron"});
    const unsigned size = step == at ? ruler.body() : ruler.small();
    const Ink ink = step <= at ? Ink::figure : Ink::ghost;
    const std::string number = ruler.type.fit(fmt::format("{}", step), Typeface::bold, size, side);
    piece.texts.push_back(line_of(ruler, number, Typeface::bold, size, ink, 0,
                                  std::round((side - Type::line(size)) / 2), side, Align::centre));
    piece.hint = hint_of(track, step, at);
    return piece;
}

/// How far the next step is: its numbers over a fine bar; without a next step only the number.
Piece way_on(const Ruler& ruler, const scene::Track& track, float w, float h) {
    Piece piece;
    piece.box = {0, 0, w, h};
    const std::string far = track.need > 0 ? fmt::format("{} {}/{}", track.by_label, track.done, track.need)
                                           : fmt::format("{} {}", track.by_label, track.done);
    piece.texts.push_back(line_of(ruler, ruler.type.fit(far, Typeface::regular, ruler.small(), w),
                                  Typeface::regular, ruler.small(), Ink::text, 0, 0, w));
    if (track.need <= 0) return piece;
    const float thin = std::max(2.0F, std::round(h * 0.12F));
    const Rect groove{0, h - thin - 1, w, thin};
    const float share =
        std::clamp(static_cast<float>(track.done) / static_cast<float>(track.need), 0.0F, 1.0F);
    piece.shapes.push_back({groove, Look::track, ""});
    piece.shapes.push_back({{groove.x, groove.y, std::round(groove.w * share), groove.h}, Look::knob, ""});
    return piece;
}

}  // namespace

Block steps_block(const Ruler& ruler, const scene::Track& track) {
    const float side = own_track_height(ruler);
    Block block;
    for (int step = track.from; step <= track.to; ++step)
        block.take(step_of(ruler, track, step, side),
                   std::round(static_cast<float>(step - track.from) * side * kStepApart), 0);
    return block;
}

float own_track_height(const Ruler& ruler) { return std::ceil(Type::line(ruler.body()) * 1.12F); }

Block own_track(const Ruler& ruler, const scene::Track& track, SeatId seat, float width) {
    const float side = own_track_height(ruler);
    Block block;
    float x = 0;
    const float words = ruler.type.width(track.label, Typeface::regular, ruler.small());
    const float steps = side * kStepApart * static_cast<float>(track.to - track.from + 1);
    if (words + steps + ruler.em * 6 < width) {
        Piece label;
        label.box = {0, 0, std::ceil(words) + 1, side};
        label.texts.push_back(line_of(ruler, track.label, Typeface::regular, ruler.small(), Ink::faint, 0,
                                      std::round((side - Type::line(ruler.small())) / 2)));
        x = label.box.w + ruler.gap();
        block.take(std::move(label), 0, 0);
    }
    for (int step = track.from; step <= track.to && x + side <= width; ++step) {
        Piece piece = step_of(ruler, track, step, side);
        piece.thing = kStepThing | static_cast<std::uint64_t>(index(seat)) << 8U |
                      static_cast<std::uint64_t>(step - track.from);
        block.take(std::move(piece), std::round(x), 0);
        x += side * kStepApart;
    }
    x = std::round(x + ruler.gap());
    if (!track.by_label.empty() && width - x > ruler.em * 3)
        block.take(way_on(ruler, track, std::floor(std::min(width - x, ruler.em * 14)), side), x, 0);
    return block;
}

namespace {

constexpr float kStep = 2.1F;       ///< ems of a step that has room
constexpr float kLeastStep = 1.4F;  ///< else nothing is broader than others
constexpr float kMarker = 1.45F;    ///< of one of several in a step

/// The line of a track: where its steps begin, and how broad they are. Where somebody waits for everybody
/// (a mark), its word stands in the step; where several stand, all have room. The others share what is left.
class TrackLine {
 public:
    TrackLine(const Ruler& ruler, const scene::Track& track, float width, float high)
        : ruler_(ruler), track_(track), high_(high) {
        const float count = static_cast<float>(steps());
        label_ = track.label.empty()
                     ? ""
                     : ruler.type.fit(track.label, Typeface::regular, ruler.small(), width * 0.35F);
        left_ = label_.empty() ? 0 : std::ceil(label_width() + ruler.gap() * 2);
        const float room = width - left_ - 2;
        for (const bool marked : {true, false}) {
            marked_ = marked;
            float more = 0;
            float alike = count;
            for (int step = track.from; step <= track.to; ++step) {
                more += words_width(step);
                if (crowd(step) > 0) more += crowd(step), --alike;
            }
            each_ = std::floor((room - more) / std::max(1.0F, alike));
            if (each_ >= ruler.em * kLeastStep || alike <= 0) break;
        }
        uniform_ = each_ < ruler.em * kLeastStep;
        each_ = std::min(uniform_ ? std::floor(room / count) : each_, ruler.em * 4);
    }

    /// What it would like to have.
    float wanted() const {
        float all = left_ + 2;
        for (int step = track_.from; step <= track_.to; ++step)
            all += words_width(step) + ruler_.em * kStep;
        return all;
    }
    Rect step(int which) const {
        float x = left_;
        for (int before = track_.from; before < which; ++before)
            x += wide(before);
        return {x, 0, wide(which), high_};
    }
    /// The part of a step where its number or whoever stands there is.
    Rect place(int which) const {
        Rect box = step(which);
        if (!uniform_) box.w -= words_width(which);
        return box;
    }
    Piece piece() const {
        Piece line;
        if (!label_.empty())
            line.texts.push_back(line_of(ruler_, label_, Typeface::regular, ruler_.small(), Ink::light, 0,
                                         middle(ruler_.small())));
        for (int step = track_.from; step <= track_.to; ++step) {
            const std::string* mark = mark_at(track_, step);
            const Rect box = place(step);
            line.shapes.push_back({this->step(step), Look::square, mark != nullptr ? "gold" : "earth"});
            if (standing_at(track_, step).empty())  // else whoever stands there takes its place
                write(line, fmt::format("{}", step), Typeface::regular, Ink::text,
                      {box.x + 1, 0, box.w - 2, high_});
            if (mark != nullptr && words_width(step) > 0 && !uniform_)
                write(line, *mark, Typeface::italic, Ink::text,
                      {box.right() - 1, 0, words_width(step), high_});
        }
        line.box = {0, 0, step(track_.to).right(), high_};
        return line;
    }

 private:
    int steps() const { return std::max(1, track_.to - track_.from + 1); }
    float label_width() const { return ruler_.type.width(label_, Typeface::regular, ruler_.small()); }
    float middle(unsigned size) const { return std::round((high_ - Type::line(size)) / 2); }
    void write(Piece& line, const std::string& words, Typeface face, Ink ink, const Rect& box) const {
        line.texts.push_back(line_of(ruler_, ruler_.type.fit(words, face, ruler_.small(), box.w), face,
                                     ruler_.small(), ink, box.x, middle(ruler_.small()), box.w,
                                     Align::centre));
    }
    /// What its mark needs beside its number.
    float words_width(int step) const {
        const std::string* mark = marked_ ? mark_at(track_, step) : nullptr;
        return mark == nullptr
                   ? 0
                   : std::ceil(ruler_.type.width(*mark, Typeface::regular, ruler_.small())) + ruler_.pad();
    }
    /// What several need who stand on it; 0: at most one does.
    float crowd(int step) const {
        const std::size_t count = standing_at(track_, step).size();
        const float side = std::min(std::round(ruler_.em * kMarker), high_ - 5);
        return count < 2 ? 0 : static_cast<float>(count) * (side + 1) + 5;
    }
    float wide(int step) const {
        if (uniform_) return each_;
        return (crowd(step) > 0 ? std::max(crowd(step), each_) : each_) + words_width(step);
    }

    const Ruler& ruler_;
    const scene::Track& track_;
    float high_;
    std::string label_;
    float left_ = 0;
    float each_ = 0;  ///< of a step where nothing is said and at most one stands
    bool marked_ = true;
    bool uniform_ = false;
};

float line_height(const Ruler& ruler, bool tight) { return std::round(ruler.em * (tight ? 1.8F : 2.6F)); }

}  // namespace

float track_wants(const Ruler& ruler, const scene::Track& track) {
    return TrackLine(ruler, track, 100'000, line_height(ruler, true)).wanted();
}

Block track_block(const Ruler& ruler, const scene::Track& track, const std::vector<scene::Seat>& seats,
                  float width, bool tight) {
    const float high = line_height(ruler, tight);
    const TrackLine line(ruler, track, width, high);
    Block block;
    block.take(line.piece(), 0, 0);
    for (int step = track.from; step <= track.to; ++step) {
        const std::vector<SeatId> here = standing_at(track, step);
        if (here.empty()) continue;
        const Rect box = line.place(step);
        const Rows rows = rows_in(box, here.size());
        const float left =
            box.x + std::floor((box.w - (rows.side + 1) * static_cast<float>(rows.each) + 1) / 2);
        const std::size_t count = (here.size() + rows.each - 1) / rows.each;
        const float top = std::floor((high - (rows.side + 1) * static_cast<float>(count) + 1) / 2);
        for (std::size_t i = 0; i < here.size(); ++i) {
            const std::size_t row = i / rows.each;
            Piece piece = marker(ruler, here[i], letter_of(here[i], seats), "", rows.side, rows.side);
            piece.hint = name_of(track, here[i], seats) + fmt::format(": {}", step);
            piece.thing = std::uint64_t{1} << 62U | static_cast<std::uint64_t>(track.counter.hash()) << 8U |
                          index(here[i]);
            block.take(std::move(piece), left + static_cast<float>(i % rows.each) * (rows.side + 1),
                       top + static_cast<float>(row) * (rows.side + 1));
        }
    }
    return block;
}

}  // namespace tankard::window
