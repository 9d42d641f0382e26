#include "scene/stage.h"

#include "scene/brief.h"
#include "scene/deeds.h"
#include "scene/layout_words.h"
#include "scene/rows.h"
#include "scene/tale.h"
#include "text/looks.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

/// Where the first card stands that somebody faces and that has a stage set of its own; null: none has.
std::shared_ptr<const play::Backdrop> faced(const play::Library& library, const Table& table,
                                            const std::vector<Zone>& zones) {
    for (const Zone& zone : zones) {
        if (zone.role != Role::faced) continue;
        for (const Card& card : zone.cards) {
            const DefId def = table.def(card.id);
            if (def == DefId::none) continue;
            if (auto found = library.place(table.catalogue().definitions[index(def)])) return found;
        }
    }
    return nullptr;
}

/// Whether a card remembers that: neither nothing nor false nor 0.
bool holds(const Value& value) {
    if (const bool* truth = value.truth()) return *truth;
    if (const std::int64_t* number = value.integer()) return *number != 0;
    return value.text() != nullptr || value.is_table();
}

}  // namespace

std::shared_ptr<const play::Backdrop> backdrop_of(const play::Library& library, std::string_view chapter) {
    auto own = library.backdrop(intern(chapter));
    return own ? own : library.backdrop(intern(library.campaign()));
}

std::string Stage::icon(Name name) const { return word(library_->layout().at("icons"), name.text()); }

DefId Stage::def_in(const Event& told, std::string_view slot, const campaign::State& state) const {
    if (slot.empty()) return DefId::none;
    const Ref who = slot_of(told, intern(slot));
    return who.kind() == RefKind::card ? state.table.def(who.as_card()) : who.as_definition();
}

std::optional<Entrance> Stage::shown_in(const Event& told, std::string_view slot, std::string_view word,
                                        const campaign::State& state) const {
    const DefId def = def_in(told, slot, state);
    if (def == DefId::none) return std::nullopt;
    const Face face = this->face(def);
    if (face.picture.empty()) return std::nullopt;
    const Name id = library_->rules().catalogue()->definitions[index(def)];
    Entrance made{.name = face.name, .line = {}, .picture = face.picture};
    if (const Name own = intern(fmt::format("{}.{}", word, id.text())); words_->language().has(own))
        made.line = words_->language().say(own);
    made.backdrop = library_->backdrop(id);
    if (!made.backdrop) made.backdrop = play::plain_backdrop(face.picture);
    return made;
}

std::optional<Entrance> Stage::entrance(const Event& told, const campaign::State& state) const {
    const std::string slot = word(library_->layout().at("entrances"), told.name.text());
    std::optional<Entrance> made = shown_in(told, slot, "entrance", state);
    if (made && made->line.empty()) made->line = face(def_in(told, slot, state)).flavour;
    return made;
}

std::optional<Entrance> Stage::exit(const Event& told, const std::string& line,
                                    const campaign::State& state) const {
    const Value& said = library_->layout().at("exits").at(told.name.text());
    const std::string* slot = said.at(1).text();
    if (slot == nullptr) return std::nullopt;
    const DefId def = def_in(told, *slot, state);
    const std::string* kind = said.at("of").text();
    if (def == DefId::none || (kind != nullptr && *kind != library_->rules().kind(def).text()))
        return std::nullopt;
    std::optional<Entrance> made = shown_in(told, *slot, "exit", state);
    if (!made) return std::nullopt;
    made->falls = true;
    made->told = line;
    return made;
}

std::optional<Passage> Stage::passage(const Event& told, const campaign::State& state) const {
    const DefId def = def_in(told, word(library_->layout().at("passages"), told.name.text()), state);
    if (def == DefId::none) return std::nullopt;
    const Face face = this->face(def);
    Passage made{.title = face.name, .picture = face.picture, .frame = face.frame};
    for (const MilestoneKind& kind : milestone_kinds(library_->layout())) {
        if (kind.told != told.name) continue;
        const Ref whose = slot_of(told, kind.by);
        if (is_companions(whose, state)) return std::nullopt;  // that stands in the log
        Milestone reached = milestone_of(kind, told, *words_, state);
        made.title = std::move(reached.words);
        made.about = text::capitalise(words_->name(whose, state));
        if (!reached.gained.empty()) made.paragraphs.push_back(text::capitalise(reached.gained));
        if (kind.part && whose.kind() == RefKind::seat)  // it is a step on their own track
            if (std::vector<Track> own = tracks(whose.as_seat(), state); !own.empty())
                made.track = std::move(own.back());
    }
    return made;
}

std::optional<Passage> Stage::titled(Name told, const std::string& line, const campaign::State& state) const {
    const Name title = intern(fmt::format("{}.title", told.text()));
    if (!words_->language().has(title)) return std::nullopt;
    const std::string* drawn = library_->layout().at("lessons").at(told.text()).text();
    return Passage{.title = words_->language().label(title),
                   .picture = drawn != nullptr ? *drawn : library_->picture(intern(state.chapter)),
                   .paragraphs = {line}};
}

Summed Stage::sum(const Event& told, const campaign::State& state) const {
    const Value& entry = library_->layout().at("sums").at(told.name.text());
    const std::string* key = entry.is_table() ? entry.at(1).text() : entry.text();
    if (key == nullptr) return {};
    Summed sum{words_->in_short(intern(*key), told, state), words_->in_full(intern(*key), told, state)};
    if (const std::string* slot = entry.at("total").text())
        sum.total = static_cast<int>(slot_of(told, intern(*slot)).as_number());
    if (const std::string* slot = entry.at("to").text()) sum.to = slot_of(told, intern(*slot));
    return sum;
}

std::string Stage::tint(Name counted) const { return word(library_->layout().at("tints"), counted.text()); }

std::string Stage::sound(Name told) const { return word(library_->layout().at("sounds"), told.text()); }

Face Stage::face(DefId def, std::span<const Words::Told> facts) const {
    Face face;
    const Name id = library_->rules().catalogue()->definitions[index(def)];
    const Name kind = library_->rules().kind(def);
    const text::Language& language = words_->language();
    face.name = text::capitalise(language.noun(id));
    if (const Name key = intern("kind." + std::string(kind.text())); language.has(key))
        face.kind = language.label(key);
    face.icon = icon(kind);
    face.frame = library_->colour(id);
    if (face.frame.empty()) face.frame = word(library_->layout().at("frames"), kind.text());
    if (const Name key = intern("role." + std::string(id.text())); language.has(key))
        face.role = language.say(key);
    face.picture = library_->picture(id);
    for (const auto& [fact, parts, _] : facts) {
        auto [label, value] = words_->fact_parts(fact);
        std::string sign = icon(fact.name);
        if (sign.empty()) sign = library_->picture(fact.name);  // an adventure's own
        face.badges.push_back({.name = fact.name,
                               .label = std::move(label),
                               .value = std::move(value),
                               .icon = std::move(sign),
                               .amount = fact.value,
                               .most = fact.most,
                               .parts = parts,
                               .tint = tint(fact.name),
                               .threat = words_->threat(fact),
                               .price = library_->layout().at("prices").lists(fact.name.text())});
    }
    face.rule = words_->rule(def);
    if (const Name key = intern("flavour." + std::string(id.text())); language.has(key))
        face.flavour = language.say(key);
    face.meanings = meanings(def, kind, face);
    face.plan = plan(def, kind);
    return face;
}

std::shared_ptr<const std::vector<Meaning>> Stage::meanings(DefId def, Name kind, const Face& face) const {
    auto& known = meanings_[def];
    if (known) return known;
    auto made = std::make_shared<std::vector<Meaning>>();
    const text::Language& language = words_->language();
    const Value& layout = library_->layout();
    const auto topic_of = [&](Name name) {
        const std::string other = word(layout.at("means"), name.text());
        return other.empty() ? std::string(name.text()) : other;
    };
    const auto explain = [&](const std::string& topic) {
        const Name help = intern("help." + topic);
        const bool told = std::any_of(made->begin(), made->end(),
                                      [&](const Meaning& meaning) { return meaning.topic == topic; });
        if (!language.has(help) || told) return;
        made->push_back({topic, fmt::format("{}: {}", title_of(language, topic), language.say(help))});
    };
    explain(topic_of(kind));
    for (const auto& [_, entry] : layout.at("keywords").entries()) {
        const std::string& keyword = *entry.text();
        const bool fact = std::any_of(face.badges.begin(), face.badges.end(),
                                      [&](const Badge& badge) { return topic_of(badge.name) == keyword; });
        if (fact || speaks_of(face.rule, language.label(intern("topic." + keyword)))) explain(keyword);
    }
    known = std::move(made);
    return known;
}

Face Stage::face(CardId card, const campaign::State& state) const {
    Face made = face(state.table.def(card), words_->facts(card, state));
    const bool bounded = std::any_of(made.badges.begin(), made.badges.end(),
                                     [](const Badge& badge) { return badge.most > 0; });
    if (bounded && !made.rule.empty())
        made.clauses = clauses(made.rule, state.table.def(card), state.table.memory(card));
    return made;
}

const std::vector<Stage::Phase>& Stage::phases(DefId def) const {
    const auto [at, fresh] = phases_.try_emplace(def);
    if (!fresh) return at->second;
    const std::string prefix =
        fmt::format("phase.{}.", library_->rules().catalogue()->definitions[index(def)].text());
    for (const std::string& key : words_->language().keys())
        if (key.starts_with(prefix))
            at->second.push_back({key.substr(prefix.size()), words_->language().say(intern(key))});
    return at->second;
}

std::vector<Clause> Stage::clauses(const std::string& rule, DefId def, const Value& memory) const {
    constexpr std::string_view kWithout = "without_";
    std::vector<Clause> all;
    for (const std::string& sentence : sentences(rule)) {
        Clause clause{.words = sentence};
        for (const auto& [_, entry] : library_->layout().at("keywords").entries())
            if (const std::string& keyword = *entry.text();
                clause.icon.empty() &&
                speaks_of(sentence, words_->language().label(intern("topic." + keyword))))
                clause.icon = icon(Name::of(keyword));
        for (const Phase& phase : phases(def)) {
            if (!sentence.starts_with(phase.begins)) continue;
            const bool without = phase.word.starts_with(kWithout);
            const bool set = holds(memory.at(phase.word.substr(without ? kWithout.size() : 0)));
            clause.force = set != without ? Clause::Force::now : Clause::Force::not_now;
        }
        all.push_back(std::move(clause));
    }
    return all;
}

Face Stage::face(DefId def) const {
    std::vector<Words::Told> facts;
    for (const Fact& fact : library_->rules().facts(def))
        facts.push_back({fact});
    return face(def, facts);
}

Role Stage::role(const std::string& name, SeatId seat, bool pile, bool ruled) const {
    static constexpr std::pair<std::string_view, Role> kRoles[] = {
        {"played", Role::played}, {"faced", Role::faced},   {"offered", Role::offered}, {"hand", Role::hand},
        {"front", Role::front},   {"plaque", Role::plaque}, {"strip", Role::strip},     {"self", Role::self},
    };
    const std::string said = word(library_->layout().at("roles"), name);
    for (const auto& [called, role] : kRoles)
        if (called == said) return role;
    if (pile) return Role::strip;
    if (seat == SeatId::none) return ruled ? Role::faced : Role::offered;
    // What people hold is the last that the layout names.
    const std::string* last = nullptr;
    for (const auto& [_, entry] : library_->layout().at("seat").at("zones").entries())
        if (entry.text() != nullptr) last = entry.text();
    return last != nullptr && *last == name ? Role::hand : Role::front;
}

int Stage::place(const Table& table, CardId card, std::size_t order) const {
    const int by = counter(table.catalogue().card_counters, library_->layout().at("place"));
    const int place = by >= 0 ? table.get(card, by) : 0;
    return place > 0 && place <= text::kMostSpaces ? place : static_cast<int>(order) + 1;
}

Zone Stage::zone(const View& view, const campaign::State& state, const std::string& name, SeatId seat,
                 bool pile) const {
    const Table& table = view.table();
    Zone shown;
    shown.kind = Name::of(name);
    shown.label = text::capitalise(words_->language().label(intern("zone." + name)));
    shown.icon = icon(shown.kind);
    shown.ink = word(library_->layout().at("ink"), name);
    shown.pile = pile;
    places(view, library_->layout().at("spaces").at(name), shown);
    shown.ruled = library_->layout().at("table").at("ruled").lists(name);
    shown.role = role(name, seat, pile, shown.ruled);
    shown.id = table.zone(kind_named(table.catalogue().zones, shown.kind), seat);
    shown.size = table.size(shown.id);
    shown.seen = view.sees(shown.id);
    if (!pile)
        for (CardId card : view.cards(shown.id))
            shown.cards.push_back({card, face(card, state), owner(table, card),
                                   shown.spaces > 0 ? place(table, card, shown.cards.size()) : 0});
    if (const CardId first = expected(view, library_->layout().at("spaces").at(name)); first != CardId::none)
        for (int place = 1; place <= shown.spaces; ++place)
            if (std::none_of(shown.cards.begin(), shown.cards.end(),
                             [place](const Card& card) { return card.place == place; })) {
                shown.cards.push_back({first, face(first, state), owner(table, first), place});
                break;
            }
    return shown;
}

void Stage::zones(const View& view, const campaign::State& state, const Value& part, SeatId seat,
                  std::vector<Zone>& into) const {
    for (const bool pile : {false, true})
        for (const auto& [_, name] : part.at(pile ? "piles" : "zones").entries())
            if (name.text() != nullptr &&
                kind_named(view.table().catalogue().zones, Name::of(*name.text())) >= 0)
                into.push_back(zone(view, state, *name.text(), seat, pile));
}

Badge Stage::badge(const std::string& name, int value) const {
    return {.name = Name::of(name),
            .label = words_->language().label(intern("counter." + name)),
            .value = Words::number(value),
            .icon = icon(Name::of(name)),
            .amount = value,
            .tint = tint(Name::of(name))};
}

Seat Stage::seat(const View& view, const campaign::State& state, SeatId seat) const {
    const Table& table = view.table();
    const Catalogue& catalogue = table.catalogue();
    const Value& layout = library_->layout().at("seat");
    const campaign::Member& member = campaign::member_at(state, seat);
    Seat shown;
    shown.id = seat;
    shown.player = play::player_shown(member.player);
    if (const Name hero = words_->hero_of(member.sheet)) {
        shown.hero = text::capitalise(words_->language().noun(hero));
        shown.picture = library_->picture(hero);
        shown.colour = library_->colour(hero);
        if (const DefId def = catalogue.find(hero); def != DefId::none) {
            std::shared_ptr<const Face>& card = heroes_[def];
            if (!card) card = std::make_shared<const Face>(face(def));
            shown.played = card;
        }
    }
    shown.companion = member.companion;
    shown.active = is_at("active", seat, table);
    shown.leads = is_at("lead", seat, table);
    shown.out = out(seat, table);
    for (const auto& [_, entry] : layout.at("counters").entries()) {
        const std::vector<int> values = counted(entry, seat, table);
        if (values.empty()) continue;
        const int value = std::accumulate(values.begin(), values.end(), 0);
        const bool* always = entry.at("always").truth();
        Badge made = badge(*entry.at(1).text(), value);
        if (values.size() > 1) made.value = fmt::format("{}", fmt::join(values, "+"));
        if (const int bound = counter(catalogue.seat_counters, entry.at("of")); bound >= 0) {
            made.most = table.get(seat, bound);
            made.value += fmt::format("/{}", made.most);
        }
        const bool idle = value == 0 && (always == nullptr || !*always);
        (idle ? shown.idle : shown.counters).push_back(std::move(made));
    }
    zones(view, state, layout, seat, shown.zones);
    boards(view, state, layout, seat, shown.boards);
    shown.tracks = tracks(seat, state);
    if (shown.picture.empty())  // of whoever plays with heroes that lie on the table
        for (const Zone& zone : shown.zones)
            if (zone.kind.text() == word(layout, "portrait") && !zone.cards.empty()) {
                shown.picture = zone.cards.front().face.picture;
                shown.colour = zone.cards.front().face.frame;
                if (zone.cards.size() == 1) shown.plays = zone.cards.front().face.name;
            }
    if (shown.picture.empty()) {
        if (const std::string* own = library_->layout().at("portraits").at(number_of(seat) + 1).text())
            shown.picture = *own;
        shown.lettered = true;
    }
    return shown;
}

std::vector<int> Stage::counted(const Value& entry, SeatId seat, const Table& table) const {
    const Catalogue& catalogue = table.catalogue();
    const std::string of = word(entry, "of_cards");
    if (of.empty()) {
        const int which = counter(catalogue.seat_counters, entry.at(1));
        return which < 0 ? std::vector<int>() : std::vector<int>{table.get(seat, which)};
    }
    std::vector<int> values;
    const int which = counter(catalogue.card_counters, entry.at(1));
    const int zone = kind_named(catalogue.zones, Name::of(of));
    if (which < 0 || zone < 0) return values;
    for (const CardId card : table.list(table.zone(zone, seat)))
        values.push_back(table.get(card, which));
    return values;
}

std::string Stage::out(SeatId seat, const Table& table) const {
    const Value& said = library_->layout().at("seat").at("out");
    const std::int64_t* at = said.at("at").integer();
    const std::vector<int> values = counted(said, seat, table);
    const bool all = at != nullptr && !values.empty() &&
                     std::all_of(values.begin(), values.end(), [at](int value) { return value == *at; });
    return all ? words_->language().label(intern("out." + *said.at(1).text())) : "";
}

bool Stage::is_at(std::string_view part, SeatId seat, const Table& table) const {
    const int which = counter(table.catalogue().table_counters, library_->layout().at("seat").at(part));
    return which >= 0 && table.get(which) == number_of(seat) + library_->rules().first_seat();
}

Seat Stage::seat(SeatId seat, const campaign::State& state, const Settings& settings) const {
    return this->seat(View(state.table, seat, library_->rules().open_hands(settings)), state, seat);
}

bool Stage::asked_openly(const campaign::State& state) const {
    const bool* openly = library_->layout().at("asked_openly").truth();
    return openly != nullptr && *openly && campaign::persons_at(state) > 1;
}

bool Stage::hides(const Question& asked, const campaign::State& state, const Settings& settings) const {
    if (asked.seat == SeatId::none || index(asked.seat) >= state.seats.size()) return false;
    if (asked.secret && state.stage == campaign::Stage::play) return true;
    const bool open = library_->rules().open_hands(settings);
    if (!View(state.table, SeatId::none, open).knows(asked)) return true;
    return !asked_openly(state) && View(state.table, asked.seat, open).has_secrets();
}

SeatId Stage::eyes(const Question& asked, const campaign::State& state, const Settings& settings) const {
    return asked_openly(state) && !hides(asked, state, settings) ? SeatId::none : asked.seat;
}

std::vector<Comrade> Stage::company(const campaign::State& state) const {
    std::vector<Comrade> all;
    for (std::size_t i = 0; i < state.members.size(); ++i) {
        const campaign::Member& member = state.members[i];
        Comrade made{.who = Ref::member(static_cast<int>(i)),
                     .player = play::player_shown(member.player),
                     .companion = member.companion,
                     .absent = !member.present};
        if (const Name hero = words_->hero_of(member.sheet)) {
            made.hero = text::capitalise(words_->language().noun(hero));
            made.picture = library_->picture(hero);
        }
        all.push_back(std::move(made));
    }
    return all;
}

Scene Stage::scene(const campaign::State& state, SeatId viewer, SeatId eyes, const Settings& settings) const {
    const bool open = library_->rules().open_hands(settings);
    Scene shown;
    const Name where = intern(state.chapter.empty() ? library_->campaign() : state.chapter);
    shown.title = text::capitalise(words_->language().noun(where));
    shown.picture = library_->picture(where);
    const DefId chapter = library_->rules().catalogue()->find(where);
    if (!words_->rule(chapter).empty()) shown.chapter = face(chapter);
    shown.backdrop = backdrop_of(*library_, where.text());
    shown.viewer = viewer;
    shown.hands_closed = !open;
    if (!rules_) rules_ = std::make_shared<const Rules>(rules_of(*library_, *words_));
    shown.rules = rules_;
    if (state.stage == campaign::Stage::party) shown.company = company(state);
    // What lies there is of a chapter that is over.
    const bool is_over = state.stage == campaign::Stage::party || state.stage == campaign::Stage::heroes;
    if (state.table.cards() == 0 || is_over) return shown;
    shown.table = true;
    shown.veiled = eyes != viewer && View(state.table, viewer, open).has_secrets();
    const View view(state.table, eyes, open);
    const Value& layout = library_->layout().at("table");
    for (const auto& [_, name] : layout.at("counters").entries()) {
        const int which = counter(state.table.catalogue().table_counters, name);
        if (which < 0) continue;
        const int value = state.table.get(which);
        (value != 0 ? shown.counters : shown.idle).push_back(badge(*name.text(), value));
    }
    zones(view, state, layout, SeatId::none, shown.zones);
    boards(view, state, layout, SeatId::none, shown.boards);
    shown.tracks = tracks(state);
    shown.charts = charts(state);
    shown.facing = facing(view);
    for (int place = 0; place < state.table.seats(); ++place)
        shown.seats.push_back(seat(view, state, seat_at(place)));
    if (auto boss = faced(*library_, state.table, shown.zones)) shown.backdrop = std::move(boss);
    CardOrder(*library_, *words_).sort_hands(shown, state.table);
    return shown;
}

Stage::Sign Stage::sign(const Option& option, const campaign::State& state) const {
    const std::string stain = word(library_->layout().at("stains"), option.verb.text());
    if (std::string verb = word(library_->layout().at("verbs"), option.verb.text()); !verb.empty())
        return {std::move(verb), stain};
    for (Ref about : {option.object, option.target}) {
        if (about.kind() == RefKind::zone)
            if (const std::vector<CardId> there = words_->faced_in(about.as_zone(), state.table);
                !there.empty())
                about = state.table.ref(there.front());
        if (about.kind() == RefKind::seat)
            if (const Name hero = words_->hero_of(about.as_seat(), state))
                return {library_->picture(hero), stain};
        if (about.kind() != RefKind::card && about.kind() != RefKind::definition) continue;
        const Face shown =
            about.kind() == RefKind::card ? face(about.as_card(), state) : face(about.as_definition());
        return {shown.picture.empty() ? shown.icon : shown.picture, stain.empty() ? shown.frame : stain};
    }
    return {"", stain};
}

std::string Stage::sign(const Event& told, const campaign::State& state, const View& view) const {
    std::string hero;
    for (const Slot& slot : told.slots) {
        const bool card = slot.value.kind() == RefKind::card && view.sees(slot.value.as_card());
        if (card || slot.value.kind() == RefKind::definition) {
            const Face shown = card ? face(slot.value.as_card(), state) : face(slot.value.as_definition());
            if (!shown.picture.empty() || !shown.icon.empty())
                return shown.picture.empty() ? shown.icon : shown.picture;
        }
        if (hero.empty() && slot.value.kind() == RefKind::seat &&
            index(slot.value.as_seat()) < state.seats.size())
            hero = seat(view, state, slot.value.as_seat()).picture;
    }
    return hero;
}

}  // namespace tankard::scene
