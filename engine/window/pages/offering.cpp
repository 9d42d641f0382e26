#include "window/pages/offering.h"

#include "scene/coordinates.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/dragging.h"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// What nobody can tell from another looks the same.
std::string looks(const scene::Face& face) {
    std::string all = face.name;
    for (const scene::Badge& badge : face.badges)
        all += fmt::format("|{}={}", badge.label, badge.value);
    return all;
}

}  // namespace

Offering::Offering(const TableView& view) : view_(view) {
    find_twins(view.scene.zones);
    for (const scene::Seat& seat : view.scene.seats)
        find_twins(seat.zones);
}

std::vector<std::size_t> Offering::about(Ref thing) const {
    std::vector<std::size_t> all;
    if (view_.ask == nullptr) return all;
    for (std::size_t i = 0; i < view_.ask->choices.size(); ++i)
        if (is_about(view_.ask->choices[i], thing)) all.push_back(i);
    const Ref narrowed = view_.reading.narrowed;
    if (!narrowed || narrowed == thing) return all;
    std::vector<std::size_t> both;
    for (const std::size_t i : all)
        if (is_about(view_.ask->choices[i], narrowed)) both.push_back(i);
    const auto is_place = [](Ref ref) {
        return ref.kind() == RefKind::square || ref.kind() == RefKind::edge;
    };
    return both.empty() && (!is_place(thing) || is_place(narrowed)) ? all : both;
}

bool Offering::is_offered(Ref thing) const { return !about(thing).empty(); }

bool Offering::beckons(Ref thing) const {
    const std::vector<std::size_t> answers = about(thing);
    return leads(thing) || std::any_of(answers.begin(), answers.end(), [this](std::size_t i) {
               return view_.ask->choices[i].caution.empty();
           });
}

std::optional<std::size_t> Offering::about_self() const {
    const scene::Seat* below = focus();
    if (asked() == nullptr || below == nullptr || below->picture.empty() || home(below) != nullptr)
        return std::nullopt;
    for (std::size_t i = 0; i < asked()->choices.size(); ++i) {
        const scene::Choice& choice = asked()->choices[i];
        if (choice.face && choice.face->picture == below->picture && choice.object.kind() == RefKind::card)
            return i;
    }
    return std::nullopt;
}

bool Offering::acts(Ref thing) const { return view_.ask != nullptr && could_act(*view_.ask, thing); }

Ref Offering::held() const {
    const Ref lifted = view_.lifted && view_.lifted->does == Does::narrow
                           ? Ref::from_bits(static_cast<std::uint64_t>(view_.lifted->number))
                           : Ref();
    for (const Ref figure : {lifted, view_.reading.narrowed})
        if (acts(figure)) return figure;
    return {};
}

bool Offering::leads(Ref thing) const {
    const Ref figure = held();
    return figure && !acts(thing) && deed_to(view_.scene, *view_.ask, figure, thing).choice;
}

std::optional<int> Offering::total(CardId card) const {
    if (view_.ask == nullptr) return std::nullopt;
    for (const scene::Choice& choice : view_.ask->choices)
        if (choice.total && is_about(choice, Ref::card(card, 0))) return choice.total;
    return std::nullopt;
}

bool Offering::is_marked(CardId card) const {
    if (view_.ask == nullptr || view_.choosing == nullptr) return false;
    for (std::size_t i = 0; i < view_.ask->choices.size(); ++i)
        if (view_.choosing->marked(i) && is_about(view_.ask->choices[i], Ref::card(card, 0))) return true;
    return false;
}

std::vector<Heap> Offering::heaps(const scene::Zone& zone) const {
    std::vector<Heap> all;
    std::map<std::string, std::size_t> known;
    for (const scene::Card& card : zone.cards) {
        const bool alone = bounded(card.face) != nullptr;
        const auto [at, fresh] =
            known.try_emplace(fmt::format("{}{}{}", looks(card.face), is_marked(card.id) ? "!" : "",
                                          alone ? index(card.id) : 0),
                              all.size());
        if (fresh) all.push_back({&card, 0});
        Heap& heap = all[at->second];
        ++heap.size;
        if (!is_offered(heap.shown->id) && is_offered(card.id)) heap.shown = &card;
    }
    return all;
}

bool Offering::is_payable(CardId card) const {
    const scene::Ask* ask = asked();
    return ask != nullptr &&
           std::any_of(ask->choices.begin(), ask->choices.end(), [card](const scene::Choice& choice) {
               return std::any_of(choice.goals.begin(), choice.goals.end(), [card](const Goal& goal) {
                   return goal.cost > 0 && is_same_thing(goal.thing, Ref::card(card, 0));
               });
           });
}

const scene::Refused* Offering::refused(CardId card) const {
    if (asked() == nullptr) return nullptr;
    const std::vector<scene::Refused>& all = asked()->refused;
    const auto found = std::find_if(all.begin(), all.end(), [card](const scene::Refused& refused) {
        return is_same_thing(refused.object, Ref::card(card, 0));
    });
    return found != all.end() ? &*found : nullptr;
}

bool Offering::is_refused(CardId card) const { return refused(card) != nullptr; }

std::string Offering::why_not(CardId card) const {
    const scene::Refused* found = refused(card);
    return found != nullptr ? found->reason : "";
}

bool Offering::is_market(const scene::Zone& zone) const {
    const auto is_faced = [](const scene::Zone& each) {
        return each.role == scene::Role::faced && !each.cards.empty();
    };
    const scene::Scene& scene = view_.scene;
    return zone.role == scene::Role::offered &&
           std::none_of(scene.zones.begin(), scene.zones.end(), is_faced) &&
           std::none_of(scene.seats.begin(), scene.seats.end(), [&](const scene::Seat& seat) {
               return std::any_of(seat.zones.begin(), seat.zones.end(), is_faced);
           });
}

bool Offering::needs(const scene::Zone& zone) const {
    const bool market = is_market(zone);
    return std::any_of(zone.cards.begin(), zone.cards.end(), [&](const scene::Card& card) {
        return is_offered(card.id) || is_payable(card.id) || (market && is_refused(card.id));
    });
}

bool Offering::concerns(const scene::Zone& zone) const {
    const scene::Ask* ask = asked();
    if (ask == nullptr) return false;
    return std::any_of(zone.cards.begin(), zone.cards.end(), [ask](const scene::Card& card) {
        return std::any_of(ask->choices.begin(), ask->choices.end(), [&](const scene::Choice& choice) {
            return is_about(choice, Ref::card(card.id, 0));
        });
    });
}

scene::Star Offering::star() const { return asked() != nullptr ? asked()->star : scene::Star::none; }

Ref Offering::star_at() const { return asked() != nullptr ? asked()->star_at : Ref(); }

bool Offering::is_with_star(const scene::Zone& zone) const {
    if (asked() == nullptr) return false;
    const std::vector<Name>& with = asked()->star_with;
    return std::find(with.begin(), with.end(), zone.kind) != with.end();
}

const scene::Board* Offering::home(const scene::Seat* below) const {
    if (below == nullptr || star() != scene::Star::spaces || !view_.zoom.whole()) return nullptr;
    const auto found = std::find_if(below->boards.begin(), below->boards.end(),
                                    [](const scene::Board& board) { return board.home; });
    return found != below->boards.end() ? &*found : nullptr;
}

void Offering::find_twins(const std::vector<scene::Zone>& zones) {
    for (const scene::Zone& zone : zones)
        for (const scene::Card& offered : zone.cards) {
            if (!is_offered(offered.id)) continue;
            for (const scene::Card& card : zone.cards)
                if (!is_offered(card.id) && looks(card.face) == looks(offered.face))
                    twins_[card.id] = offered.id;
        }
}

std::optional<Spot> Offering::answers_by(const Piece& piece, Ref thing) const {
    const std::vector<std::size_t> answers = about(thing);
    const Spot narrows{piece.box, Does::narrow, static_cast<std::int64_t>(thing.bits())};
    if (leads(thing)) return narrows;
    if (answers.empty()) return acts(thing) ? std::optional(narrows) : std::nullopt;
    if (answers.size() > 1) return narrows;
    return Spot{piece.box, Does::choose, static_cast<std::int64_t>(answers.front())};
}

Spot Offering::spot_of(const Piece& piece, CardId card, bool& glows) const {
    const auto twin = twins_.find(card);
    const Ref thing = Ref::card(twin != twins_.end() ? twin->second : card, 0);
    const std::optional<Spot> answers = answers_by(piece, thing);
    const Spot spot =
        answers.value_or(Spot{piece.box, Does::look, static_cast<std::int64_t>(index(card)), false});
    glows = shines(spot, answers ? beckons(thing) : glows);
    return spot;
}

bool Offering::shines(const Spot& spot, bool by_itself) const {
    if (!view_.lifted || view_.ask == nullptr) return by_itself;
    const bool is_lifted = spot.does == view_.lifted->does && spot.number == view_.lifted->number;
    if (is_lifted) return by_itself;  // it goes along with the mouse as it lay
    return dragged(view_.scene, *view_.ask, *view_.lifted, spot).choice.has_value();
}

void Offering::put(Block& into, Piece piece, CardId card, float x, float y) const {
    move(piece, x, y);
    const Spot spot = spot_of(piece, card, piece.glows);
    put(into, std::move(piece), spot);
}

void Offering::put(Block& into, Piece piece, Ref thing, float x, float y) const {
    move(piece, x, y);
    const std::optional<Spot> spot = answers_by(piece, thing);
    if (!spot) return into.take(std::move(piece), 0, 0);
    piece.glows = shines(*spot, beckons(thing));
    put(into, std::move(piece), *spot);
}

void Offering::put(Block& into, Piece piece, const Spot& spot) const {
    if (view_.choosing != nullptr && spot.does == Does::choose &&
        view_.choosing->marked(static_cast<std::size_t>(spot.number)))
        piece.shapes.push_back({piece.box, Look::marked, ""});
    into.spots.push_back(spot);
    into.take(std::move(piece), 0, 0);
}

Offers Offering::offers() const {
    const scene::Ask* ask = asked();
    return {
        [this](Ref square) { return is_offered(square) || leads(square); },
        [this](Ref square) { return cost_of(square); },
        [this](Piece& piece, CardId card) { return spot_of(piece, card, piece.glows); },
        pointed_way(),
        view_.watcher,
        able(),
        view_.scene.facing ? &*view_.scene.facing : nullptr,
        ask != nullptr ? ask->sums : std::nullopt,
        star_at(),
        [this](const Piece& piece, Ref thing) { return answers_by(piece, thing); },
    };
}

int Offering::cost_of(Ref square) const {
    int least = 0;
    if (view_.ask == nullptr) return least;
    const auto take = [&least](int cost) {
        if (cost > 0 && (least == 0 || cost < least)) least = cost;
    };
    const Ref figure = held();
    for (const scene::Choice& choice : view_.ask->choices) {
        if (choice.object == square) take(choice.cost);
        for (const Goal& goal : choice.goals)
            if (goal.thing == square && is_same_thing(goal.figure, figure)) take(goal.cost);
    }
    return least;
}

std::vector<CardId> Offering::able() const {
    if (view_.ask == nullptr) return {};
    const std::vector<scene::Choice>& choices = view_.ask->choices;
    if (const Ref figure = held()) return {figure.as_card()};
    if (view_.pointed && *view_.pointed < choices.size() && !choices[*view_.pointed].figures.empty())
        return choices[*view_.pointed].figures;
    std::vector<CardId> all;
    for (const scene::Choice& choice : choices)
        all.insert(all.end(), choice.figures.begin(), choice.figures.end());
    if (all.empty() && !view_.scene.facing)  // else about whom it is asked
        for (const Slot& slot : view_.ask->question.slots)
            if (slot.value.kind() == RefKind::card) all.push_back(slot.value.as_card());
    return all;
}

std::vector<Ref> Offering::pointed_way() const {
    if (view_.ask == nullptr) return {};
    const std::vector<scene::Choice>& choices = view_.ask->choices;
    if (!view_.pointed || *view_.pointed >= choices.size()) {
        // The only way that all of it is about.
        const std::vector<Ref>* only = nullptr;
        for (const scene::Choice& choice : choices) {
            if (choice.object.kind() != RefKind::square) continue;
            if (choice.way.empty() || (only != nullptr && *only != choice.way)) return {};
            only = &choice.way;
        }
        return only != nullptr ? *only : std::vector<Ref>();
    }
    const scene::Choice& choice = choices[*view_.pointed];
    if (!choice.way.empty()) return choice.way;
    for (const Ref thing : {choice.object, choice.target})
        if (const Ref square = scene::square_meant(view_.scene, thing)) return {square};
    return {};
}

const scene::Seat* Offering::focus() const {
    const scene::Scene& scene = view_.scene;
    const SeatId asked = view_.ask != nullptr ? view_.ask->question.seat : SeatId::none;
    const scene::Seat* found = nullptr;
    for (const scene::Seat& seat : scene.seats)
        if (seat.id == asked) return &seat;
    for (const scene::Seat& seat : scene.seats)
        if (seat.id == scene.viewer) found = &seat;
    for (const scene::Seat& seat : scene.seats)
        if (found == nullptr && seat.active) found = &seat;
    return found != nullptr ? found : (scene.seats.empty() ? nullptr : &scene.seats.front());
}

}  // namespace tankard::window
