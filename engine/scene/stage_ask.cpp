// What is asked, as a front end shows it: every answer with its words, its picture and what follows from it,
// and which one needs no second thought.
#include "campaign/campaign.h"
#include "scene/layout_words.h"
#include "scene/stage.h"
#include "text/utf8.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace tankard::scene {
namespace {

/// Whether a card stands on a square, or lies in a zone whose cards the layout shows, and not as a number.
bool lies_open(CardId card, const Table& table, const Value& layout) {
    if (table.square_of(card)) return true;
    const ZoneId zone = table.where(card);
    for (const std::string_view part : {"table", "seat"})
        for (const auto& [_, name] : layout.at(part).at("zones").entries())
            if (name.text() != nullptr &&
                kind_named(table.catalogue().zones, Name::of(*name.text())) == table.kind_of(zone))
                return word(layout.at("roles"), *name.text()) != "strip";
    return false;
}

/// Whether all answers do the same with the same card: then the target tells them apart.
bool differ_in_target(const Question& question) {
    const std::vector<Option>& all = question.options;
    return question.own() > 1 &&
           std::all_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(question.own()),
                       [&](const Option& option) {
                           return option.object.kind() == RefKind::card &&
                                  option.target.kind() == RefKind::card && option.verb == all.front().verb &&
                                  option.object == all.front().object;
                       });
}

/// What the rule of whoever is asked says of such an answer: behind the words with which that begins, up to
/// those of another.
std::string own_words(const Words& words, const Value& verbs, Name verb, SeatId seat,
                      const campaign::State& state) {
    const text::Language& language = words.language();
    const auto said = [&](const std::string& key) {
        const Name name = intern(key);
        return language.has(name) ? language.say(name) : std::string();
    };
    const Name hero = words.hero_of(seat, state);
    const std::string rule = hero ? said("rule." + std::string(hero.text())) : "";
    const std::string opening = said("own_words." + std::string(verb.text()));
    const std::size_t from = opening.empty() ? std::string::npos : rule.find(opening);
    if (from == std::string::npos) return "";
    std::size_t end = rule.size();
    for (const auto& [_, other] : verbs.entries())
        if (const std::string* name = other.text())
            if (const std::string next = said("own_words." + *name); !next.empty())
                end = std::min(end, rule.find(next, from + opening.size()));
    std::string part = rule.substr(from + opening.size(), end - from - opening.size());
    const std::size_t first = part.find_first_not_of(' ');
    if (first == std::string::npos) return "";
    return text::capitalise(part.substr(first, part.find_last_not_of(' ') + 1 - first));
}

/// The option with the first of these verbs that is on offer.
std::optional<std::size_t> first_of(const Question& question, const Value& verbs) {
    if (question.shape != Shape::choose_one) return std::nullopt;
    for (const auto& [_, verb] : verbs.entries())
        for (std::size_t i = 0; i < question.own(); ++i)
            if (verb.text() != nullptr && question.options[i].verb.text() == *verb.text()) return i;
    return std::nullopt;
}

/// The best of those that warn of nothing; `advice`: a score for each option, or none.
std::optional<std::size_t> sensible(const Ask& ask, const std::vector<int>& advice) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < std::min(advice.size(), ask.question.own()); ++i)
        if (ask.choices[i].caution.empty() && (!best || advice[i] > advice[*best])) best = i;
    return best;
}

}  // namespace

/// Where the layout says so an answer that needs no second thought: the first of its verbs for that question,
/// if it names any, and no other; what is sensible where it says `true`, else the first of all; of an amount
/// all, and of several how many they are, if all may be taken.
std::optional<std::size_t> Stage::likely(const Ask& ask, const campaign::State& state) const {
    if (campaign::is_about_party(ask.question)) return 0;  // the story goes on
    const Value& likely = library_->layout().at("likely");
    const Value& verbs = likely.at(ask.question.prompt.text());
    const bool advised = verbs.truth() != nullptr && *verbs.truth();
    const bool said = likely.lists(ask.question.prompt.text()) || verbs.is_table() || advised;
    if (said && ask.question.shape == Shape::amount)
        return static_cast<std::size_t>(std::max(ask.question.most, 0));
    if (said && ask.question.shape == Shape::choose_some &&
        ask.question.most == static_cast<std::int32_t>(ask.question.own()))
        return ask.question.own();
    if (!said || ask.question.shape != Shape::choose_one || ask.question.own() < 2) return std::nullopt;
    const auto first = [&](const std::string* verb) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < ask.question.own(); ++i)
            if (ask.choices[i].caution.empty() &&
                (verb == nullptr || ask.question.options[i].verb.text() == *verb))
                return i;
        return std::nullopt;
    };
    if (advised) return sensible(ask, words_->foresight().advice(ask.question, state));
    for (const auto& [_, verb] : verbs.entries())
        if (const std::optional<std::size_t> found =
                verb.text() != nullptr ? first(verb.text()) : std::nullopt)
            return found;
    return verbs.is_table() ? std::nullopt : first(nullptr);
}

void Stage::goals(const std::vector<Goal>& said, Choice& choice, const campaign::State& state) const {
    static const Name card = intern("card");
    for (const Goal& goal : said) {
        const Slot about[] = {{card, goal.thing}};
        if (!goal.reason)
            choice.goals.push_back(goal);
        else
            choice.hindered.push_back({goal.figure, goal.thing, words_->because(goal.reason, about, state)});
    }
}

/// A choice that draws from a pile of the table is about it, and looks like it.
void Stage::draws(Name verb, Choice& choice, const Table& table) const {
    const std::string pile = word(library_->layout().at("drawn"), verb.text());
    const int kind = pile.empty() ? -1 : kind_named(table.catalogue().zones, Name::of(pile));
    if (kind < 0) return;
    const ZoneId zone = table.zone(kind, SeatId::none);
    const std::string sign = icon(Name::of(pile));
    Face& face = choice.face.emplace();
    face.name = text::capitalise(words_->language().label(intern("zone." + pile)));
    face.icon = face.picture = sign;
    face.frame = "night";
    face.badges.push_back(
        {Name::of(pile), face.name, Words::number(table.size(zone)), sign, table.size(zone)});
    choice.object = Ref::zone(zone);
}

Ask Stage::ask(const Question& question, const campaign::State& state) const {
    Ask shown;
    shown.question = question;
    shown.prompt = words_->prompt(question, state);
    if (question.seat != SeatId::none && index(question.seat) < state.seats.size())
        shown.who = play::player_shown(campaign::member_at(state, question.seat).player);
    const Value& layout = library_->layout();
    const Value& explained = layout.at("explained");
    const Value& turns = layout.at("turns");
    const bool differ = differ_in_target(question);
    std::vector<Words::Said> all_said = words_->said(question, state);
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        Choice choice;
        Words::Said& said = all_said[i];
        choice.label = std::move(said.label);
        choice.title = std::move(said.title);
        choice.consequence = std::move(said.rest);
        choice.beyond = std::move(said.beyond);
        choice.odds = said.odds;
        Option told = option;
        if (differ) std::swap(told.object, told.target);
        Sign sign = this->sign(told, state);
        choice.icon = std::move(sign.letters);
        choice.pigment = std::move(sign.pigment);
        choice.object = option.object;
        choice.target = option.target;
        if (option.object.kind() == RefKind::definition) choice.face = face(option.object.as_definition());
        if (option.object.kind() == RefKind::card && !lies_open(option.object.as_card(), state.table, layout))
            choice.face = face(option.object.as_card(), state);
        if (option.object == Ref()) draws(option.verb, choice, state.table);
        std::tie(choice.subject, choice.brief) = words_->deed_parts(option, state);
        choice.limit = option.number;
        for (const Reach& reach : question.reaches)
            if (reach.option == i) {
                choice.cost = reach.cost;
                choice.way = reach.way;
                for (const Ref figure : reach.figures)
                    choice.figures.push_back(figure.as_card());
                goals(reach.goals, choice, state);
                choice.at_goals = words_->foresight().odds(question, reach, state);
            }
        if (const std::int64_t* quarters = turns.at(option.verb.text()).integer())
            choice.turns = static_cast<int>(*quarters);
        choice.group = option.group;
        choice.seat = option.seat;
        choice.caution = words_->caution(question, i, state);
        if (explained.lists(option.verb.text()))
            choice.rule = words_->explanation(option, state);
        else if (layout.at("own_words").lists(option.verb.text()))
            choice.rule = own_words(*words_, layout.at("own_words"), option.verb, question.seat, state);
        shown.choices.push_back(std::move(choice));
    }
    shown.likely = likely(shown, state);
    shown.done = first_of(question, layout.at("done"));
    shown.back = first_of(question, layout.at("back"));
    shown.takes_back = layout.at("taken_back").lists(question.prompt.text());
    for (const Refusal& refusal : question.refusals)
        shown.refused.push_back(
            {words_->refusal(refusal, question, state), refusal.object, words_->reason(refusal, state)});
    shown.why = words_->refusals(question, state);
    shown.sums = sums(question);
    totals(shown, state);
    if (question.seat != SeatId::none && is_at("active", question.seat, state.table))
        for (const auto& [_, name] : layout.at("table").at("budget").entries())
            if (const int which = counter(state.table.catalogue().table_counters, name); which >= 0)
                if (const int left = state.table.get(which); left > 0)
                    shown.budget.push_back(badge(*name.text(), left));
    shown.thrown = thrown(question, state);
    star(shown, state.table);
    return shown;
}

}  // namespace tankard::scene
