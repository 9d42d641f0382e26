#include "window/pages/on_table.h"

#include "window/pages/ask_pane.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kLetters = 0.86F;    ///< ems: of a key
constexpr float kHigh = 1.2F;        ///< ems: of its plate
constexpr float kLeastScene = 2.4F;  ///< ems: a smaller picture has no room for a key
constexpr float kWideScene = 3.6F;   ///< ems: unless it has room beside what is drawn in its middle
constexpr float kEdge = 0.2F;        ///< ems around it
constexpr float kLeastToken = 2.1F;  ///< ems: on a smaller token a key would hide who it is

bool lies(Ref thing) { return thing.kind() == RefKind::card || thing.kind() == RefKind::square; }

/// The choices that a place stands for.
std::vector<std::size_t> meant_by(const Spot& spot, const scene::Ask& ask) {
    if (!spot.stop) return {};
    if (spot.does == Does::choose) return {static_cast<std::size_t>(spot.number)};
    std::vector<std::size_t> all;
    if (spot.does != Does::narrow && spot.does != Does::square) return all;
    const Ref thing = Ref::from_bits(static_cast<std::uint64_t>(spot.number));
    for (std::size_t i = 0; i < ask.question.own(); ++i)
        if (is_about(ask.choices[i], thing)) all.push_back(i);
    // What everything is about is no way to choose.
    if (all.size() > 1 && all.size() == ask.question.own()) all.clear();
    return all;
}

/// "3", "3–5" of neighbours, "3·7" of two others; nothing of more with others between them.
std::string key_of(const std::set<int>& numbers) {
    if (numbers.empty()) return {};
    const int first = *numbers.begin();
    const int last = *numbers.rbegin();
    if (first == last) return fmt::format("{}", first);
    if (last - first + 1 == static_cast<int>(numbers.size())) return fmt::format("{}–{}", first, last);
    return numbers.size() == 2 ? fmt::format("{}·{}", first, last) : "";
}

/// A little plate with a key, in the upper left corner of `on`; nothing if there is no room for it.
std::optional<Piece> plate_of(const Ruler& ruler, const std::string& key, const Rect& on) {
    const auto size = static_cast<unsigned>(ruler.em * kLetters);
    const float high = std::round(ruler.em * kHigh);
    const float wide =
        std::max(high, std::ceil(ruler.type.width(key, Typeface::bold, size) + ruler.em * 0.5F));
    const float edge = std::round(ruler.em * kEdge);
    if (std::min(on.w, on.h) < std::max(wide, high) + 2 * edge) return std::nullopt;
    Piece plate{.box = {on.x + edge, on.y + edge, wide, high}};
    plate.shapes.push_back({plate.box, Look::key, ""});
    plate.texts.push_back(line_of(ruler, key, Typeface::bold, size, Ink::light, plate.box.x,
                                  std::round(plate.box.y + (high - Type::line(size)) / 2), wide,
                                  Align::centre));
    return plate;
}

bool meet(const Rect& one, const Rect& other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() && other.y < one.bottom();
}
/// Whether a word or a figure stands there.
bool is_taken(const Page& page, const Rect& box) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return meet(text.box, box); });
    });
}
/// Whether something lies over the table there, such as a die.
bool is_covered(const Page& page, const Rect& box) {
    return std::any_of(page.pieces.begin(), page.pieces.end(),
                       [&](const Piece& piece) { return piece.layer > 0 && meet(piece.box, box); });
}

/// In the upper left corner of a token, most of which stays seen; only over its figure, and not on a plate.
/// False, and nothing, if there is no room.
bool add_to_token(const Ruler& ruler, const std::string& key, const Page& page, Piece& token) {
    if (std::min(token.box.w, token.box.h) < ruler.em * kLeastToken) return false;
    if (std::any_of(token.shapes.begin(), token.shapes.end(),
                    [](const Figure& shape) { return shape.look == Look::band; }))
        return false;
    std::optional<Piece> plate = plate_of(ruler, key, token.box);
    if (!plate) return false;
    move(*plate, token.box.x - plate->box.x, token.box.y - plate->box.y);
    const bool written = std::any_of(token.texts.begin(), token.texts.end(), [&](const Text& text) {
        return text.ink != Ink::figure && meet(text.box, plate->box);
    });
    if (written || is_covered(page, plate->box)) return false;
    token.shapes.push_back(plate->shapes.front());
    token.texts.push_back(plate->texts.front());
    return true;
}

/// In a corner of a card's picture.
bool add_to_card(const Ruler& ruler, const std::string& key, const Page& page, Piece& card) {
    const Figure* scene = stage_of(card);
    if (scene == nullptr) return add_to_token(ruler, key, page, card);
    const bool tall = std::min(scene->box.w, scene->box.h) >= ruler.em * kLeastScene;
    // A heap's lower cards lie at the left, where a key covers nothing.
    const Rect from_left{card.box.x, scene->box.y, scene->box.right() - card.box.x, scene->box.h};
    if (!tall && from_left.w < ruler.em * kWideScene) return false;
    std::optional<Piece> plate = plate_of(ruler, key, tall ? scene->box : from_left);
    if (!plate) return false;
    const auto is_free = [&] {  // of what lies over the table, and of words such as how many there are
        return !is_covered(page, plate->box) &&
               std::none_of(card.texts.begin(), card.texts.end(), [&](const Text& text) {
                   return text.face != static_cast<std::uint8_t>(Typeface::icon) && text.ink != Ink::figure &&
                          meet(text.box, plate->box);
               });
    };
    if (!is_free()) move(*plate, scene->box.right() - std::round(ruler.em * kEdge) - plate->box.right(), 0);
    if (!is_free()) return false;
    card.shapes.push_back(plate->shapes.front());
    card.texts.push_back(plate->texts.front());
    return true;
}

/// A square that says what it costs has no room for another number.
bool is_plain_square(const scene::Choice& choice) {
    return choice.cost == 0 &&
           (choice.object.kind() == RefKind::square || choice.target.kind() == RefKind::square);
}

}  // namespace

std::vector<bool> lying_on(const scene::Ask& ask, const Page& page) {
    std::vector<bool> all(ask.choices.size());
    for (const Spot& spot : page.spots)
        for (const std::size_t choice : meant_by(spot, ask))
            if (choice < all.size()) all[choice] = true;
    return all;
}

std::vector<bool> lay_there(const scene::Ask& ask) {
    std::vector<bool> all;
    for (const scene::Choice& choice : ask.choices)
        all.push_back(choice.face || lies(choice.object) || lies(choice.target));
    return all;
}

void add_keys(const Ruler& ruler, const scene::Ask& ask, const Choosing& choosing, Page& page) {
    for (const Spot& spot : page.spots) {
        const std::vector<std::size_t> choices = meant_by(spot, ask);
        std::set<int> numbers;
        for (const std::size_t choice : choices)
            numbers.insert(
                number_of(ask, choice < ask.question.own() ? row_of(ask, choosing, choice) : choice));
        const std::string key = key_of(numbers);
        if (key.empty()) continue;
        const auto piece = std::find_if(page.pieces.begin(), page.pieces.end(), [&](const Piece& each) {
            return each.thing != 0 && each.box == spot.box;
        });
        if (piece != page.pieces.end()) {
            if (add_to_card(ruler, key, page, *piece)) page.numbers.insert(numbers.begin(), numbers.end());
        } else if (is_plain_square(ask.choices[choices.front()]))
            if (std::optional<Piece> plate = plate_of(ruler, key, spot.box);
                plate && !is_taken(page, plate->box)) {
                plate->box = spot.box;  // it belongs to the whole square
                page.pieces.push_back(std::move(*plate));
                page.numbers.insert(numbers.begin(), numbers.end());
            }
    }
}

}  // namespace tankard::window
