#include "campaign/campaign.h"

#include "campaign/ways.h"
#include "table/hash.h"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::campaign {
namespace {

const Name ask_hero = intern("choose_hero");
const Name ask_page = intern("page");
const Name ask_path = intern("path");
const Name ask_party = intern("party");
const Name verb_hero = intern("hero_choice");
const Name verb_sheet = intern("sheet_choice");
const Name verb_go_on = intern("go_on");
const Name verb_companion = intern("to_companion");
const Name verb_person = intern("to_person");
const Name verb_absent = intern("sits_out");
const Name verb_back = intern("comes_back");
const Name verb_join = intern("joins");
const Name why_gate = intern("why.gate");
const Name tell_closed = intern("campaign.closed_path");
const Name tell_path = intern("campaign.path");
const Name path_slot = intern("path");
const Name voters_slot = intern("voters");
const Name tell_lost = intern("campaign.lost");
const Name player_slot = intern("player");

constexpr int kMostIdleBeats = 5'000;
constexpr std::size_t kMostTitles = 60;  ///< on one hero's sheet
constexpr std::int64_t kMostCommon = 1'000'000;

std::int64_t number_in(const Value& table, std::string_view key) {
    const std::int64_t* number = table.at(key).integer();
    return number != nullptr ? *number : 0;
}

/// What a chapter has brought the common part of a sheet: Match::gains.
void take_gains(Value& sheet, const Value& gains) {
    for (const char* key : {"purse", "scars"})
        if (const std::int64_t change = number_in(gains, key); change != 0)
            sheet.set(key, std::clamp<std::int64_t>(number_in(sheet, key) + change, 0, kMostCommon));
    Value titles = sheet.at("titles").is_table() ? sheet.at("titles") : Value::table();
    for (const auto& [_, title] : gains.at("titles").entries()) {
        const auto& held = titles.entries();
        const bool has = std::any_of(held.begin(), held.end(),
                                     [&title = title](const auto& each) { return each.second == title; });
        if (title.text() != nullptr && !has && held.size() < kMostTitles) titles.push(title);
    }
    if (!titles.entries().empty()) sheet.set("titles", std::move(titles));
}

}  // namespace

State begin(const Environment& environment, const Party& party) {
    State state;
    state.seed = party.seed;
    state.chapter = environment.manifest.start;
    const RuleSet& rules = environment.rules_of(state.chapter);
    state.rules = rules.name();
    state.settings = party.settings;
    state.visitors = party.visitors;
    for (std::size_t i = 0; i < party.players.size(); ++i) {
        Member member;
        member.player = party.players[i];
        member.companion = party.companions[i];
        state.members.push_back(std::move(member));
        state.seats.push_back(static_cast<std::uint8_t>(i));
    }
    state.table = Table(rules.catalogue(), static_cast<int>(party.players.size()), party.seed);
    return state;
}

Campaign::Campaign(const Environment& environment, State& state, Door& door, Hooks& hooks,
                   const Settings& settings)
    : environment_(environment),
      state_(state),
      door_(door),
      hooks_(hooks),
      settings_(settings),
      story_(state, environment.manifest) {
    hooks_.attach(1, &story_, &state_.table);
    if (state_.stage >= Stage::intro && state_.stage <= Stage::sheets) open_match();
}

void Campaign::open_match() { match_ = environment_.rules.open({state_.table, door_, hooks_, settings_}); }

void Campaign::note_progress() {
    if (door_.asked() != std::exchange(asked_, door_.asked())) idle_ = 0;
    if (++idle_ > kMostIdleBeats) refuse_circle();
}

void Campaign::refuse_circle() const {
    throw ScriptError(fmt::format("the chapter {} has gone through {} steps without asking anybody anything: "
                                  "its beats go round in a circle",
                                  state_.chapter, kMostIdleBeats),
                      0);
}

bool Campaign::beat() {
    note_progress();
    ++state_.beats;
    switch (state_.stage) {
        case Stage::heroes: choose_heroes(); break;
        case Stage::lay: lay(); break;
        case Stage::intro:
            page("intro");
            state_.stage = Stage::play;
            break;
        case Stage::play:
            if (!match_->beat()) state_.stage = Stage::page;
            break;
        case Stage::page: page(match_->ending() == Ending::alive ? "alive" : "dead"); break;
        case Stage::closing:
            if (!match_->beat()) state_.stage = Stage::sheets;
            break;
        case Stage::sheets: write_sheets(); break;
        case Stage::paths: choose_path(); break;
        case Stage::party: change_party(); break;
        case Stage::ended: break;
    }
    return !is_over();
}

void Campaign::choose_heroes() {
    const std::vector<DefId> heroes = environment_.rules.heroes();
    const auto ready = [&](const Member& member) {
        return !member.present || (!member.sheet.is_nil() &&
                                   (heroes.empty() || section(member.sheet).at("hero").text() != nullptr));
    };
    std::vector<std::string> taken;
    std::size_t next = state_.members.size();
    for (std::size_t i = 0; i < state_.members.size(); ++i) {
        if (const std::string* hero = section(state_.members[i].sheet).at("hero").text())
            taken.push_back(*hero);
        if (!ready(state_.members[i]) && next == state_.members.size()) next = i;
    }
    if (next == state_.members.size()) {
        state_.stage = Stage::lay;
        return;
    }
    Member& member = state_.members[next];
    if (heroes.empty()) {  // nobody is anybody in particular before the table is laid
        member.sheet = fresh_sheet(next, member.player);
        write_section(member.sheet, environment_.rules.fresh_section(DefId::none));
        return;
    }
    const bool seated = next < static_cast<std::size_t>(state_.table.seats());
    Question& question =
        door_.ask(Shape::choose_one, seated ? seat_at(static_cast<int>(next)) : SeatId::none, ask_hero);
    question.say(player_slot,
                 seated ? Ref::seat(seat_at(static_cast<int>(next))) : Ref::member(static_cast<int>(next)));
    const auto& names = environment_.rules.catalogue()->definitions;
    for (DefId hero : heroes)
        if (std::find(taken.begin(), taken.end(), names[index(hero)].text()) == taken.end())
            question.offer(verb_hero, Ref::definition(hero));
    for (std::size_t i = 0; i < state_.visitors.size(); ++i) {
        const std::string* hero = section(state_.visitors[i]).at("hero").text();
        // A hero whom this campaign does not know stays at home; so does one where somebody has a sheet
        // already.
        if (hero == nullptr || !knows_hero(*hero) || !member.sheet.is_nil()) continue;
        if (std::find(taken.begin(), taken.end(), *hero) == taken.end())
            question.offer(verb_sheet, Ref::definition(environment_.rules.catalogue()->find(Name::of(*hero))),
                           Ref::member(static_cast<int>(state_.members.size() + i)), static_cast<int>(i));
    }
    const Option choice = door_.choose_one(state_.table);
    if (choice.verb == verb_sheet) {
        const auto place = static_cast<std::size_t>(choice.number);
        member.sheet = state_.visitors[place];
        state_.visitors.erase(state_.visitors.begin() + static_cast<std::ptrdiff_t>(place));
        return;
    }
    Value sheet = member.sheet.is_nil() ? fresh_sheet(next, member.player) : member.sheet;
    write_section(sheet, environment_.rules.fresh_section(choice.object.as_definition()));
    member.sheet = std::move(sheet);
}

Value Campaign::fresh_sheet(std::size_t number, const std::string& player) const {
    Value sheet = Value::table();
    sheet.set("id", sheet_id(number + 16 * static_cast<std::size_t>(state_.chapters_played)));
    sheet.set("revision", 0);
    sheet.set("name", player);
    return sheet;
}

bool Campaign::knows_hero(const std::string& id) const {
    const std::vector<DefId> heroes = environment_.rules.heroes();
    return std::find(heroes.begin(), heroes.end(), environment_.rules.catalogue()->find(Name::of(id))) !=
           heroes.end();
}

void Campaign::lay() {
    Setup setup;
    setup.chapter = intern(state_.chapter);
    setup.seed = mix(state_.seed, static_cast<std::uint64_t>(state_.chapters_played) + 1);
    setup.memory = state_.memory.at(state_.rules);
    state_.seats.clear();
    for (std::size_t i = 0; i < state_.members.size(); ++i) {
        const Member& member = state_.members[i];
        if (!member.present) continue;
        state_.seats.push_back(static_cast<std::uint8_t>(i));
        Value own = section(member.sheet);
        if (own.at("scars").integer() != nullptr && member.sheet.at("scars").integer() != nullptr)
            own.set("scars", member.sheet.at("scars"));  // wherever they came from
        setup.seats.push_back({member.player, std::move(own), member.companion, member.sheet});
    }
    state_.table = environment_.rules.set_up(setup, settings_);
    state_.stage = Stage::intro;
    open_match();
}

void Campaign::page(std::string_view hook) {
    const DefId def = environment_.rules.catalogue()->find(Name::of(state_.chapter));
    const int number = environment_.rules.registry().find_hook(hook);
    std::vector<Path> ways;
    if (hook != "intro") state_.standings = match_->standings();
    if (hooks_.has(def, number)) {
        const Arg story = Ref::table(1);
        const Arg answer = hooks_.call(def, number, Ref(), {&story, 1});
        if (const std::string wrong = read_ways(ways, answer, environment_.manifest); !wrong.empty())
            hooks_.refuse(def, number, wrong);
        door_.ask(Shape::read, SeatId::none, ask_page);
        door_.read(state_.table);
    }
    if (hook != "intro") after_page(std::move(ways));
}

void Campaign::after_page(std::vector<Path> ways) {
    const bool alive = match_->ending() == Ending::alive;
    const std::string entry = state_.chapter + (alive ? ":alive" : ":dead");
    // 21.69: `any_win` is the letter. By our house rule, who wins only what was won before has got nowhere.
    const bool news =
        std::find(state_.chronicle.begin(), state_.chronicle.end(), entry) == state_.chronicle.end();
    if (!alive)
        ++state_.losses;
    else if (news || settings_.is("losses_since", "any_win"))
        state_.losses = 0;
    state_.chronicle.push_back(entry);
    ++state_.chapters_played;
    state_.paths = std::move(ways);
    // A page that leads nowhere: after a victory the campaign is won; after a defeat the chapter is tried
    // again.
    if (state_.paths.empty())
        state_.paths.push_back(alive ? Path{"campaign.won", "", ""} : Path{"", state_.chapter, ""});
    match_->begin_closing();
    state_.stage = Stage::closing;
}

void Campaign::write_sheets() {
    for (int place = 0; place < state_.table.seats(); ++place) {
        Value& sheet = state_.members[state_.seats[static_cast<std::size_t>(place)]].sheet;
        const Value left = match_->discharge(seat_at(place));
        const std::int64_t* revision = sheet.at("revision").integer();
        const std::int64_t next = (revision != nullptr ? *revision : 0) + 1;
        if (!(section(sheet).at("hero") == left.at("hero"))) {  // a new hero: a new sheet
            sheet.set("id", sheet_id(std::size_t{1000} * static_cast<std::size_t>(state_.chapters_played) +
                                     static_cast<std::size_t>(place)));
            sheet.set("trophies", Value());
        }
        sheet.set("revision", next);
        write_section(sheet, left);
        take_gains(sheet, match_->gains(seat_at(place)));
    }
    state_.memory.set(state_.rules, match_->memory());
    match_.reset();
    state_.stage = Stage::paths;
}

std::string Campaign::sheet_id(std::size_t number) const {
    return fmt::format("{:08x}", static_cast<std::uint32_t>(mix(state_.seed, number)));
}

const Value& Campaign::section(const Value& sheet) const {
    return section_of(sheet, environment_.rules.name());
}

/// The sheet's common part repeats what a section says of the hero.
void Campaign::write_section(Value& sheet, const Value& section) const {
    if (section.at("hero").text() != nullptr) {
        sheet.set("hero", section.at("hero"));
        sheet.set("scars", section.at("scars").is_nil() ? Value(0) : section.at("scars"));
    }
    Value sections = sheet.at("sections");
    Value versioned = section.is_table() ? section : Value::table();
    if (versioned.at("version").integer() == nullptr) versioned.set("version", 1);
    sections.set(std::string(environment_.rules.name()), std::move(versioned));
    sheet.set("sections", std::move(sections));
}

bool Campaign::opens(const std::string& gate) const {
    if (gate.empty() || !state_.flags.at(gate).is_nil()) return true;
    return std::any_of(state_.seats.begin(), state_.seats.end(), [&](std::uint8_t member) {
        return environment_.rules.holds(section(state_.members[member].sheet), gate);
    });
}

std::size_t Campaign::vote(const std::vector<std::size_t>& open, Question question) {
    // 21.64: every person votes, companions abstain, the First Player breaks ties.
    std::vector<Question> ballots;
    std::vector<SeatId> voters;
    for (int place = 0; place < state_.table.seats(); ++place)
        if (!member_at(state_, seat_at(place)).companion) voters.push_back(seat_at(place));
    if (voters.empty()) voters.push_back(seat_at(0));
    question.say(voters_slot, Ref::number(static_cast<int>(voters.size())));
    for (SeatId voter : voters) {
        question.seat = voter;
        ballots.push_back(question);
    }
    const std::vector<Answer> answers = door_.ask_secret(ballots, state_.table);
    std::vector<int> count(open.size());
    for (const Answer& answer : answers)
        ++count[static_cast<std::size_t>(answer.values[0])];
    const int most = *std::max_element(count.begin(), count.end());
    for (std::size_t i = 0; i < voters.size(); ++i)
        if (voters[i] == environment_.rules.leader(state_.table) &&
            count[static_cast<std::size_t>(answers[i].values[0])] == most)
            return open[static_cast<std::size_t>(answers[i].values[0])];
    return open[static_cast<std::size_t>(std::max_element(count.begin(), count.end()) - count.begin())];
}

void Campaign::choose_path() {
    if (state_.losses >= environment_.manifest.losses_allowed) return finish(std::string(tell_lost.text()));
    // A save may hold ways that its content never had, or has no more: the chapter is tried again.
    std::erase_if(state_.paths, [&](const Path& path) {
        return !path.chapter.empty() && !environment_.manifest.has(path.chapter);
    });
    if (state_.paths.empty()) state_.paths.push_back({"", state_.chapter, ""});
    std::vector<std::size_t> open;
    Question question;
    question.prompt = ask_path;
    for (std::size_t i = 0; i < state_.paths.size(); ++i) {
        const Path& path = state_.paths[i];
        const Name key = word_of(path.key.empty() ? path.chapter : path.key);
        if (opens(path.needs)) {
            open.push_back(i);
            question.offer(key);
        } else {
            question.refusals.push_back({key, {}, why_gate, {}});
            state_.table.tell(tell_closed, {{path_slot, chapter_ref(path.chapter)}});
        }
    }
    if (open.empty()) return finish(std::string(tell_lost.text()));
    const Path chosen = state_.paths[open.size() == 1 ? open.front() : vote(open, question)];
    state_.paths.clear();
    if (chosen.chapter.empty()) return finish(chosen.key);
    state_.table.tell(tell_path, {{path_slot, chapter_ref(chosen.chapter)}});
    go_to(chosen.chapter);
}

Ref Campaign::chapter_ref(const std::string& chapter) const {
    const DefId def = environment_.rules.catalogue()->find(Name::of(chapter));
    return def == DefId::none ? Ref() : Ref::definition(def);
}

void Campaign::go_to(const std::string& chapter) {
    state_.chapter = chapter;
    state_.stage = Stage::party;
    const RuleSet& rules = environment_.rules_of(chapter);
    if (rules.name() == state_.rules) return;
    state_.rules = rules.name();
    state_.table = Table(rules.catalogue(), state_.table.seats(), state_.seed);
}

void Campaign::finish(const std::string& key) {
    state_.chronicle.push_back("end:" + key);
    state_.table.tell(word_of(key));
    door_.ask(Shape::read, SeatId::none, ask_page);
    door_.read(state_.table);
    state_.stage = Stage::ended;
}

bool is_about_party(const Question& question) { return question.prompt == ask_party; }

void Campaign::change_party() {
    const std::ptrdiff_t persons = persons_at(state_);
    int present = 0;
    for (const Member& member : state_.members)
        present += member.present ? 1 : 0;
    if (persons == 0) {  // companions among themselves: nobody comes or goes
        state_.stage = Stage::lay;
        return;
    }
    Question& question = door_.ask(Shape::choose_one, SeatId::none, ask_party);
    question.offer(verb_go_on);
    for (std::size_t i = 0; i < state_.members.size(); ++i) {
        const Member& member = state_.members[i];
        const Ref who = Ref::member(static_cast<int>(i));
        if (!member.present) {
            if (present < environment_.manifest.most_players) question.offer(verb_back, who);
            continue;
        }
        if (member.companion)
            question.offer(verb_person, who);
        else if (persons > 1)
            question.offer(verb_companion, who);
        if (present > environment_.manifest.least_players && (member.companion || persons > 1))
            question.offer(verb_absent, who);
    }
    if (present < environment_.manifest.most_players && state_.members.size() < 12) question.offer(verb_join);
    const Option choice = door_.choose_one(state_.table);
    if (choice.verb == verb_go_on) {
        state_.stage = Stage::heroes;
        return;
    }
    if (choice.verb == verb_join) {
        Member guest;
        guest.player = fmt::format("{}", state_.members.size() + 1);
        state_.members.push_back(std::move(guest));
        return;
    }
    Member& member = state_.members[static_cast<std::size_t>(choice.object.as_number())];
    if (choice.verb == verb_companion)
        member.companion = true;
    else if (choice.verb == verb_person)
        member.companion = false;
    else if (choice.verb == verb_absent)
        member.present = false;
    else
        member.present = true;
}

}  // namespace tankard::campaign
