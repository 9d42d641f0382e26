#include "window/pages/dragging.h"

#include "scene/coordinates.h"
#include "window/pages/answer_numbers.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tankard::window {
namespace {

/// The only option that `is` holds for.
template <typename Is>
std::optional<std::size_t> only(const scene::Ask& ask, Is is) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < ask.choices.size(); ++i) {
        if (!is(ask.choices[i])) continue;
        if (found) return std::nullopt;
        found = i;
    }
    return found;
}

/// The cards that a spot on a table may stand for.
std::vector<Ref> things_of(const scene::Ask& ask, const Spot& spot) {
    std::vector<Ref> all;
    const auto add = [&all](Ref thing) {
        if (thing.kind() == RefKind::card) all.push_back(thing);
    };
    if (spot.does == Does::look) add(Ref::card(static_cast<CardId>(spot.number), 0));
    if (spot.does == Does::narrow) add(Ref::from_bits(static_cast<std::uint64_t>(spot.number)));
    if (spot.does == Does::choose && static_cast<std::size_t>(spot.number) < ask.choices.size()) {
        const scene::Choice& choice = ask.choices[static_cast<std::size_t>(spot.number)];
        add(choice.object);
        add(choice.target);
    }
    return all;
}

bool is_any(Ref thing, std::span<const Ref> things) {
    return std::any_of(things.begin(), things.end(), [thing](Ref each) {
        return thing.kind() == RefKind::card && each.as_card() == thing.as_card();
    });
}

bool is_faced(const scene::Scene& scene, std::span<const Ref> things) {
    const auto in = [things](const std::vector<scene::Zone>& zones) {
        for (const scene::Zone& zone : zones)
            if (zone.role == scene::Role::faced)
                for (const scene::Card& card : zone.cards)
                    if (is_any(Ref::card(card.id, 0), things)) return true;
        return false;
    };
    return in(scene.zones) || std::any_of(scene.seats.begin(), scene.seats.end(),
                                          [&](const scene::Seat& seat) { return in(seat.zones); });
}

/// The first that `is` holds for.
template <typename Is>
std::optional<std::size_t> first(const scene::Ask& ask, Is is) {
    const auto found = std::find_if(ask.choices.begin(), ask.choices.end(), is);
    return found != ask.choices.end() ? std::optional(static_cast<std::size_t>(found - ask.choices.begin()))
                                      : std::nullopt;
}

std::optional<std::size_t> choice_with(const scene::Ask& ask, Ref figure, Ref thing) {
    return first(ask, [&](const scene::Choice& choice) {
        return std::any_of(choice.goals.begin(), choice.goals.end(), [&](const Goal& goal) {
            return is_same_thing(goal.figure, figure) && is_same_thing(goal.thing, thing);
        });
    });
}

bool acts(const scene::Ask& ask, Ref figure) {
    return std::any_of(ask.choices.begin(), ask.choices.end(), [figure](const scene::Choice& choice) {
        return could_do(choice, figure) && !choice.goals.empty();
    });
}

/// What is meant with a thing: itself, the square where it lies, whoever stands there. On somebody else's
/// figure it is nothing but that.
std::vector<Ref> meant_with(const scene::Scene& scene, Ref figure, Ref thing) {
    std::vector<Ref> things{thing};
    const auto owner_of = [&](Ref card) {
        const auto [token, _] = scene::standing_as(scene, card.as_card());
        return token != nullptr ? token->owner : SeatId::none;
    };
    if (thing.kind() == RefKind::card) {
        const auto [token, square] = scene::standing_as(scene, thing.as_card());
        if (square != nullptr && (token->lies || token->owner == owner_of(figure)))
            things.push_back(square->ref);
        return things;
    }
    const scene::Board* board =
        thing.kind() == RefKind::square ? scene::board_numbered(scene, thing.board()) : nullptr;
    if (board != nullptr)
        for (const scene::Token& token : board->squares[static_cast<std::size_t>(thing.cell())].tokens)
            if (token.card != CardId::none) things.push_back(Ref::card(token.card, 0));
    return things;
}

/// Somebody who could do something is dragged.
Dragged deed(const scene::Scene& scene, const scene::Ask& ask, Ref who, const Spot& onto,
             const std::vector<Ref>& whom) {
    if (!acts(ask, who) || is_any(who, whom)) return {};
    std::vector<Ref> things = whom;
    if (onto.does == Does::square || (onto.does == Does::narrow && whom.empty()))
        things.push_back(Ref::from_bits(static_cast<std::uint64_t>(onto.number)));
    for (const Ref thing : things)
        if (Dragged meant = deed_to(scene, ask, who, thing); meant.choice) return meant;
    for (const Ref thing : things)
        if (scene::square_meant(scene, thing))
            return {.missed = true, .why = why_not(scene, ask, who, thing)};
    return {};
}

/// Whether a choice could be about one of these: it says of none, or of that.
bool may_be_at(const scene::Choice& choice, std::span<const Ref> whom) {
    return choice.goals.empty() || std::any_of(choice.goals.begin(), choice.goals.end(),
                                               [&](const Goal& goal) { return is_any(goal.thing, whom); });
}

std::string hindrance(const scene::Choice& choice, std::span<const Ref> whom) {
    for (const bool named : {true, false})
        for (const scene::Hindered& each : choice.hindered)
            if (named ? is_any(each.thing, whom) : !each.thing) return each.why;
    return {};
}

std::string refusal_of(const scene::Ask& ask, std::span<const Ref> what, std::span<const Ref> whom) {
    for (const auto& things : {what, whom})
        for (const scene::Refused& refused : ask.refused)
            if (is_any(refused.object, things)) return refused.why;
    return {};
}

}  // namespace

Dragged deed_to(const scene::Scene& scene, const scene::Ask& ask, Ref figure, Ref thing) {
    if (!acts(ask, figure)) return {};
    std::vector<Ref> things = meant_with(scene, figure, thing);
    for (const Ref each : things)
        if (const std::optional<std::size_t> choice = choice_with(ask, figure, each)) {
            things.insert(things.begin(), figure);
            return {.choice = choice, .onto = std::move(things), .goes_on = true};
        }
    return {};
}

std::string why_not(const scene::Scene& scene, const scene::Ask& ask, Ref figure, Ref thing) {
    if (!acts(ask, figure)) return {};
    const auto reason = [&](auto about) -> const std::string* {
        for (const scene::Choice& choice : ask.choices)
            for (const scene::Hindered& each : choice.hindered)
                if (is_same_thing(each.figure, figure) && about(each.thing)) return &each.why;
        return nullptr;
    };
    for (const Ref meant : meant_with(scene, figure, thing))
        if (const std::string* why = reason([meant](Ref each) { return each && is_same_thing(each, meant); }))
            return *why;
    const std::string* otherwise = reason([](Ref each) { return !each; });
    return otherwise != nullptr ? *otherwise : std::string();
}

Dragged dragged(const scene::Scene& scene, const scene::Ask& ask, const Spot& from, const Spot& onto) {
    if (ask.question.shape != Shape::choose_one) return {};
    const std::vector<Ref> what = things_of(ask, from);
    std::vector<Ref> whom = things_of(ask, onto);
    for (const Ref who : what)
        if (Dragged meant = deed(scene, ask, who, onto, whom); meant.choice || meant.missed) return meant;
    if (what.empty() || whom.empty()) return {};
    const auto both = only(ask, [&](const scene::Choice& choice) {
        return is_any(choice.object, what) && is_any(choice.target, whom);
    });
    if (both) return {.choice = both};
    const auto is_alone = [&](const scene::Choice& choice) {
        return is_any(choice.object, what) && choice.target.kind() == RefKind::none;
    };
    // Of several uses of a card the first that says it could be for that.
    const auto aimed = first(ask, [&](const scene::Choice& choice) {
        return is_alone(choice) && !choice.goals.empty() && may_be_at(choice, whom);
    });
    if (aimed) return {.choice = aimed, .onto = std::move(whom)};
    if (!is_faced(scene, whom)) return {};
    std::optional<std::size_t> alone = only(ask, is_alone);
    if (!alone)  // of several the one that nothing speaks against
        alone = only(ask,
                     [&](const scene::Choice& choice) { return is_alone(choice) && choice.caution.empty(); });
    if (alone && !may_be_at(ask.choices[*alone], whom))
        return {.missed = true, .why = hindrance(ask.choices[*alone], whom)};
    if (alone) return {.choice = alone, .onto = std::move(whom)};
    return {.missed = true, .why = refusal_of(ask, what, whom)};
}

std::optional<std::size_t> aimed_at(const scene::Ask& ask, std::span<const Ref> things) {
    if (ask.question.shape != Shape::choose_one) return std::nullopt;
    return only(ask, [things](const scene::Choice& choice) {
        return std::any_of(things.begin(), things.end(), [&](Ref thing) { return is_about(choice, thing); });
    });
}

}  // namespace tankard::window
