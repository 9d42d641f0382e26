#include "window/pages/on_table.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/card_parts.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace tankard::window {
namespace {

constexpr float kLetters = 0.86F;      ///< ems: of a key
constexpr float kHigh = 1.2F;          ///< ems: of its plate
constexpr float kLeastScene = 2.4F;    ///< ems: a smaller picture has no room for a key
constexpr float kWideScene = 3.6F;     ///< ems: unless it has room beside what is drawn in its middle
constexpr float kEdge = 0.2F;          ///< ems around it
constexpr float kWorded = 2.8F;        ///< ems of a picture that words leave free
constexpr float kLines = 1.4F;         ///< ems: from one plate to the next
constexpr float kCorner = 0.56F;       ///< of a picture's breadth: what stands in brackets may take no more
constexpr std::size_t kMostDeeds = 3;  ///< with a card, in words
constexpr float kLeastToken = 2.1F;    ///< ems: on a smaller token a key would hide who it is

/// "3", "3·4·5" of a few, "3…8" of more neighbours, which is no range of damage; nothing of more with others
/// between them.
std::string key_of(const std::set<int>& numbers) {
    if (numbers.empty()) return {};
    const int first = *numbers.begin();
    const int last = *numbers.rbegin();
    if (first == last) return fmt::format("{}", first);
    if (numbers.size() <= kMostDeeds) return fmt::format("{}", fmt::join(numbers, "·"));
    const bool neighbours = last - first + 1 == static_cast<int>(numbers.size());
    return neighbours ? fmt::format("{}…{}", first, last) : "";
}

/// What is written on a card: the key, or a line for each deed.
struct Key {
    std::string words;
    Ink ink = Ink::light;
    bool likely = false;
    int number = 0;
    std::size_t choice = 0;
};

/// A little plate with a key, in the upper left corner of `on`; nothing if there is no room for it.
std::optional<Piece> plate_of(const Ruler& ruler, const Key& key, const Rect& on) {
    const auto size = static_cast<unsigned>(ruler.em * kLetters);
    const float high = std::round(ruler.em * kHigh);
    const float wide =
        std::max(high, std::ceil(ruler.type.width(key.words, Typeface::bold, size) + ruler.em * 0.5F));
    const float edge = std::round(ruler.em * kEdge);
    if (on.w < wide + 2 * edge || on.h < high + 2 * edge) return std::nullopt;
    Piece plate{.box = {on.x + edge, on.y + edge, wide, high}};
    plate.shapes.push_back({.box = plate.box, .look = Look::key, .lit = key.likely});
    plate.texts.push_back(line_of(ruler, key.words, Typeface::bold, size, key.ink, plate.box.x,
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

/// At the right of a token, on what it lies on; false, and nothing, if something else is there, or it stands
/// on a square: the one beside it is another's.
bool add_beside_token(const Ruler& ruler, const Key& key, Page& page, const Rect& token) {
    std::optional<Piece> plate = plate_of(ruler, key, {0, 0, 1000, 1000});
    const bool on_square = std::any_of(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
        return spot.does == Does::square && meet(spot.box, token);
    });
    if (!plate || on_square) return false;
    move(*plate, token.right() + 2 - plate->box.x,
         token.y + std::floor((token.h - plate->box.h) / 2) - plate->box.y);
    const Rect& box = plate->box;
    const bool lies = std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return piece.box.holds(token) && piece.box.holds(box.inset(-2)) && !(piece.box == token);
    });
    const bool taken = std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return (!piece.box.holds(token) && meet(piece.box, box)) ||
               std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return meet(text.box, box); });
    });
    if (!lies || taken) return false;
    page.pieces.push_back(std::move(*plate));
    return true;
}

/// In the upper left corner of a token, most of which stays seen; only over its figure, and not on a plate.
/// False, and nothing, if there is no room.
bool add_to_token(const Ruler& ruler, const Key& key, const Page& page, Piece& token) {
    if (std::min(token.box.w, token.box.h) < ruler.em * kLeastToken) return false;
    if (std::any_of(token.shapes.begin(), token.shapes.end(),
                    [](const Figure& shape) { return shape.look == Look::band; }))
        return false;
    std::optional<Piece> plate = plate_of(ruler, key, token.box);
    if (!plate) return false;
    move(*plate, token.box.x - plate->box.x, token.box.y - plate->box.y);
    const auto is_written_on = [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
            return text.ink != Ink::figure && meet(text.box, plate->box);
        });
    };
    const bool is_frame = token.shapes.empty();  // round what others have written on
    const bool written =
        is_frame ? std::any_of(page.pieces.begin(), page.pieces.end(), is_written_on) : is_written_on(token);
    if (written || is_covered(page, plate->box)) return false;
    token.shapes.push_back(plate->shapes.front());
    token.texts.push_back(plate->texts.front());
    return true;
}

/// Where what lies over a card of a fan begins.
float covered_from(const Page& page, const Piece& card) {
    float x = card.box.right();
    for (const Piece& other : page.pieces)
        if (card.lift > 0 && other.lift > card.lift && meet(other.box, card.box))
            x = std::min(x, other.box.x);
    return x;
}

/// One line below the other in a corner of a card's picture, each of several a way to choose it, which goes
/// to `pressed`; false, and nothing, if one has no room.
bool add_lines(const Ruler& ruler, const std::vector<Key>& keys, const Page& page, Piece& card,
               std::vector<Spot>& pressed) {
    const Figure* scene = stage_of(card);
    const bool worded = keys.size() > 1 || keys.front().words.find(' ') != std::string::npos;
    if (worded && scene->box.h < ruler.em * (kWorded + kLines * static_cast<float>(keys.size())))
        return false;
    const bool tall = std::min(scene->box.w, scene->box.h) >= ruler.em * kLeastScene;
    // A heap's lower cards lie at the left, where a key covers nothing.
    const Rect from_left{card.box.x, scene->box.y, scene->box.right() - card.box.x, scene->box.h};
    if (!tall && from_left.w < ruler.em * kWideScene) return false;
    Rect on = tall ? Rect(scene->box) : from_left;
    on.w = std::min(on.right(), covered_from(page, card)) - on.x;
    on.h -= static_cast<float>(keys.size() - 1) * std::round(ruler.em * kLines);
    float wide = 0;  // of one breadth
    for (const Key& key : keys)
        if (const std::optional<Piece> plate = plate_of(ruler, key, on)) wide = std::max(wide, plate->box.w);
    const bool bracketed =
        std::any_of(keys.begin(), keys.end(), [](const Key& key) { return key.words.ends_with(')'); });
    if (bracketed && wide > scene->box.w * kCorner) return false;
    std::vector<Piece> plates;
    for (const Key& key : keys) {
        std::optional<Piece> plate = plate_of(ruler, key, on);
        if (!plate) return false;
        plate->box.w = plate->shapes.front().box.w = plate->texts.front().box.w = wide;
        const auto is_free = [&] {  // of what lies over the table, and of words such as how many there are
            return !is_covered(page, plate->box) &&
                   std::none_of(card.texts.begin(), card.texts.end(), [&](const Text& text) {
                       return text.face != static_cast<std::uint8_t>(Typeface::icon) &&
                              text.ink != Ink::figure && meet(text.box, plate->box);
                   });
        };
        if (!is_free()) move(*plate, on.right() - std::round(ruler.em * kEdge) - plate->box.right(), 0);
        if (!is_free()) return false;
        plates.push_back(std::move(*plate));
        on.y += std::round(ruler.em * kLines);
    }
    for (std::size_t i = 0; i < plates.size(); ++i) {
        card.shapes.push_back(plates[i].shapes.front());
        card.texts.push_back(plates[i].texts.front());
        if (plates.size() > 1)
            pressed.push_back(
                {plates[i].box, Does::choose, static_cast<std::int64_t>(keys[i].choice), false});
    }
    return true;
}

/// A card of words alone has it in a lower corner, where nothing is written.
bool add_below_words(const Ruler& ruler, const Key& key, const Page& page, Piece& card) {
    std::optional<Piece> plate = plate_of(ruler, key, card.box);
    if (!plate || card.thing == 0 || card.box.h < ruler.em * kLeastScene) return false;
    const float edge = plate->box.x - card.box.x;
    const float right = std::min(card.box.right(), covered_from(page, card)) - edge - plate->box.w;
    for (const float x : {right, card.box.x + edge}) {
        move(*plate, x - plate->box.x, card.box.bottom() - edge - plate->box.bottom());
        if (is_taken(page, plate->box) || is_covered(page, plate->box)) continue;
        card.shapes.push_back(plate->shapes.front());
        card.texts.push_back(plate->texts.front());
        return true;
    }
    return false;
}

/// The first way to say it that has room. False if there is none.
bool add_to_card(const Ruler& ruler, const std::vector<std::vector<Key>>& ways, const Page& page, Piece& card,
                 std::vector<Spot>& pressed) {
    if (stage_of(card) == nullptr)
        return add_to_token(ruler, ways.back().front(), page, card) ||
               add_below_words(ruler, ways.back().front(), page, card);
    return std::any_of(ways.begin(), ways.end(),
                       [&](const auto& keys) { return add_lines(ruler, keys, page, card, pressed); });
}

/// What stands on one card, in fewer and fewer words: each number with what is done, without what stands in
/// brackets behind that, the numbers alone.
std::vector<std::vector<Key>> ways_to_say(const scene::Ask& ask, const std::vector<std::size_t>& choices,
                                          const std::set<int>& numbers) {
    std::vector<std::vector<Key>> ways;
    const auto told = [&](std::size_t choice) {
        const scene::Choice& one = ask.choices[choice];
        return Key{fmt::format("{} ", number_of(ask, choice)), one.caution.empty() ? Ink::light : Ink::ghost,
                   ask.likely == choice, number_of(ask, choice), choice};
    };
    std::set<std::string> deeds;  // of several that do the same words do not tell which is which
    for (const std::size_t choice : choices)
        if (!ask.choices[choice].brief.empty()) deeds.insert(ask.choices[choice].brief);
    const bool all_told =
        choices.size() <= kMostDeeds && numbers.size() == choices.size() && deeds.size() == choices.size();
    for (const bool whole : {true, false}) {
        if (!all_told) break;
        std::vector<Key>& keys = ways.emplace_back();
        for (const std::size_t choice : choices) {
            const std::string& brief = ask.choices[choice].brief;
            keys.push_back(told(choice));
            keys.back().words += whole ? brief : brief.substr(0, brief.find(" ("));
        }
        std::stable_sort(keys.begin(), keys.end(),
                         [](const Key& one, const Key& other) { return one.number < other.number; });
    }
    Key plain = told(choices.front());
    plain.words = key_of(numbers);
    for (const std::size_t choice : choices) {
        plain.likely = plain.likely || ask.likely == choice;
        if (ask.choices[choice].caution.empty()) plain.ink = Ink::light;
    }
    if (!plain.words.empty()) ways.push_back({std::move(plain)});
    return ways;
}

/// A place on the stage wears its number already, and so does a button there.
bool has_key(const Piece& piece) {
    const bool is_choice = piece.thing >= kChoiceThing;
    return piece.thing >= kZoneThing &&
           std::any_of(piece.shapes.begin(), piece.shapes.end(), [&](const Figure& shape) {
               return shape.look == (is_choice ? Look::button : Look::key);
           });
}

/// A square that says what it costs has no room for another number.
bool is_plain_square(const scene::Choice& choice) {
    return choice.cost == 0 &&
           (choice.object.kind() == RefKind::square || choice.target.kind() == RefKind::square);
}

}  // namespace

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

std::vector<bool> lying_on(const scene::Ask& ask, const Page& page) {
    std::vector<bool> all(ask.choices.size());
    for (const Spot& spot : page.spots)
        for (const std::size_t choice : meant_by(spot, ask))
            if (choice < all.size()) all[choice] = true;
    return all;
}

std::vector<bool> silent_on(const scene::Ask& ask, const Page& page) {
    std::vector<bool> all(ask.choices.size());
    for (const Spot& spot : page.spots)
        for (const std::size_t choice : meant_by(spot, ask))
            if (choice < all.size() && !all[choice])
                all[choice] = std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                    return piece.silent && piece.thing != 0 && piece.box == spot.box;
                });
    return all;
}

std::vector<bool> add_keys(const Ruler& ruler, const scene::Ask& ask, const Choosing& choosing, Page& page) {
    std::vector<bool> told(ask.choices.size());
    std::vector<Spot> pressed;
    for (const Spot& spot : page.spots) {
        const std::vector<std::size_t> choices = meant_by(spot, ask);
        std::set<int> numbers;
        for (const std::size_t choice : choices)
            numbers.insert(
                number_of(ask, choice < ask.question.own() ? row_of(ask, choosing, choice) : choice));
        if (choices.empty()) continue;
        const std::vector<std::vector<Key>> ways = ways_to_say(ask, choices, numbers);
        if (ways.empty()) continue;
        const auto wears = [&](bool in_words) {
            page.numbers.insert(numbers.begin(), numbers.end());
            if (!in_words) return;
            for (std::size_t i = 0; i < told.size(); ++i)
                if (numbers.contains(number_of(ask, i < ask.question.own() ? row_of(ask, choosing, i) : i)))
                    told[i] = true;
        };
        const auto piece = std::find_if(page.pieces.begin(), page.pieces.end(), [&](const Piece& each) {
            return each.thing != 0 && each.box == spot.box;
        });
        if (piece != page.pieces.end() && has_key(*piece)) {
            wears(true);
        } else if (piece != page.pieces.end()) {
            const Rect token = piece->box;
            const bool is_token = stage_of(*piece) == nullptr;
            if (is_token && add_beside_token(ruler, ways.back().front(), page, token))
                wears(false);
            else if (add_to_card(ruler, ways, page, *piece, pressed))
                wears(!is_token);
        } else if (is_plain_square(ask.choices[choices.front()]))
            if (std::optional<Piece> plate = plate_of(ruler, ways.back().front(), spot.box);
                plate && !is_taken(page, plate->box)) {
                plate->box = spot.box;  // it belongs to the whole square
                page.pieces.push_back(std::move(*plate));
                wears(true);
            }
    }
    page.spots.insert(page.spots.end(), pressed.begin(), pressed.end());
    return told;
}

}  // namespace tankard::window
