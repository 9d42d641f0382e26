#include "scene/tale.h"

#include "play/content/names.h"
#include "play/session/session.h"
#include "play/session/spectator.h"
#include "scene/deeds.h"
#include "scene/stage.h"
#include "scene/words.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

const Name number_slot = intern("n");
const Name total_slot = intern("total");

bool has_ended(const campaign::State& state) {
    return state.stage > campaign::Stage::page && state.stage <= campaign::Stage::ended;
}

std::int64_t number_in(const Value& sheet, std::string_view key) {
    const std::int64_t* number = sheet.at(key).integer();
    return number != nullptr ? *number : 0;
}

/// A rule set's own word for how it came out, else everybody's; contents of older saves have only the
/// terminal's. No name if there is none.
Name outcome_key(std::string_view word, const text::Language& language) {
    for (const std::string_view part : {"outcome", "tale", "ui"})
        if (const Name key = intern(fmt::format("{}.{}", part, word)); language.has(key)) return key;
    return {};
}

std::string_view word_of(Ending ending) {
    return ending == Ending::alive ? "alive" : ending == Ending::dead ? "dead" : "running";
}

std::string names(const std::map<std::string, int>& of, const Words& words) {
    std::string all;
    for (const auto& [id, count] : of)
        all += fmt::format("{}{}{}", all.empty() ? "" : ", ", count > 1 ? fmt::format("{}× ", count) : "",
                           text::capitalise(words.language().noun(intern(id))));
    return all;
}

/// Listens to a chapter's journal.
class Listening final : public play::Spectator {
 public:
    explicit Listening(std::string_view language) : code_(language) {}

    void attach(const play::Session& session) {
        session_ = &session;
        const campaign::State& state = session.state();
        chapter_ = state.chapter;
        gone_ = state.chapters_played - (has_ended(state) ? 1 : 0);
        before_ = state.members;
    }

    /// The tape's chapter is played under the first; the next one's may come at its end.
    void plays_with(const play::Library& library) override {
        if (library_ != nullptr) return;
        library_ = &library;
        words_ = std::make_unique<Words>(library, code_);
        tally_ = std::make_unique<Tally>(library);
        milestones_ = milestone_kinds(library.layout());
    }
    void on(const Event& event, const Table& table) override {
        if (session_ == nullptr) return;
        const campaign::State& state = session_->state();
        if (state.stage == campaign::Stage::intro) before_ = state.members;  // heroes are chosen
        if (state.stage < campaign::Stage::intro || state.stage > campaign::Stage::closing) return;
        tally_->hear(event, table);
        if (event.kind != Event::Kind::told) return;
        for (const MilestoneKind& kind : milestones_)
            if (kind.told == event.name)
                reached_.push_back({kind.together ? SeatId::none : tally_->doer(event, kind.by, table),
                                    milestone_of(kind, event, *words_, state), kind.meanwhile});
    }

    Tale tale() const {
        const campaign::State& state = session_->state();
        const Stage stage(*library_, *words_);
        const text::Language& language = words_->language();
        Tale tale;
        tale.chapter = chapter_;
        tale.title = text::capitalise(language.noun(intern(chapter_)));
        tale.picture = library_->picture(intern(chapter_));
        tale.backdrop = backdrop_of(*library_, chapter_);
        if (const auto gone = static_cast<std::size_t>(gone_); gone < state.chronicle.size())
            tale.ending = state.chronicle[gone].ends_with(":alive") ? Ending::alive : Ending::dead;
        for (std::size_t place = 0; place < state.seats.size(); ++place)
            tale.parts.push_back(part(static_cast<SeatId>(place), state, stage));
        make_known(tale.parts, state);
        std::stable_sort(tale.parts.begin(), tale.parts.end(),
                         [](const Part& one, const Part& other) { return one.rank < other.rank; });
        tale.outcome = outcome(tale, state);
        Part all;
        add_told(all, state, stage);
        if (!all.deeds.empty() || !all.milestones.empty())
            all.player = language.label(outcome_key("together", language));
        if (!all.player.empty()) tale.parts.push_back(std::move(all));
        tale.way = way_so_far(state, library_->manifest(), language);
        return tale;
    }

 private:
    /// Of rivals who has won, dead or alive; of a party whether it lives.
    std::string outcome(const Tale& tale, const campaign::State& state) const {
        const text::Language& language = words_->language();
        const auto first = std::count_if(tale.parts.begin(), tale.parts.end(),
                                         [](const Part& part) { return part.rank == 1; });
        if (const Name key = outcome_key(first == 1 ? "won" : "shared", language); key && first > 0) {
            const Part& winner = tale.parts.front();
            const Slot slots[] = {{intern("hero"), Ref::seat(winner.seat)},
                                  {number_slot, Ref::number(static_cast<std::int32_t>(first))},
                                  {total_slot, Ref::number(state.standings.scores[index(winner.seat)])}};
            return words_->say(key, slots, state);
        }
        const Name key = outcome_key(word_of(tale.ending), language);
        return key ? language.label(key) : "";
    }

    void add_told(Part& part, const campaign::State& state, const Stage& stage) const {
        part.deeds = deeds_of(*tally_, part.seat, *words_, stage, state);
        for (const Reached& reached : reached_)
            if (reached.seat == part.seat && !(reached.meanwhile && has_ended(state)))
                part.milestones.push_back(reached.milestone);
    }

    Part part(SeatId seat, const campaign::State& state, const Stage& stage) const {
        const std::size_t member = state.seats[index(seat)];
        const Value& sheet = state.members[member].sheet;
        Part made{.seat = seat, .player = play::player_shown(state.members[member].player)};
        if (const Name hero = words_->hero_of(sheet)) {
            made.hero = text::capitalise(words_->language().noun(hero));
            made.picture = library_->picture(hero);
            made.colour = library_->colour(hero);
        }
        const Standings& all = state.standings;
        const Name rank = outcome_key("rank", words_->language());
        if (has_ended(state) && rank && index(seat) < std::min(all.ranks.size(), all.scores.size())) {
            made.rank = all.ranks[index(seat)];
            const Slot slots[] = {{number_slot, Ref::number(made.rank)},
                                  {total_slot, Ref::number(all.scores[index(seat)])}};
            made.milestones.push_back({words_->say(rank, slots, state), ""});
        }
        add_told(made, state, stage);
        if (rank) gains(made, member < before_.size() ? before_[member].sheet : Value(), sheet, state);
        return made;
    }

    /// Each is known for the first deed, in the layout's order, of which nobody else did as much; nobody for
    /// two, and no deed makes two known.
    void make_known(std::vector<Part>& parts, const campaign::State& state) const {
        for (std::size_t kind = 0; kind < tally_->kinds().size(); ++kind) {
            const Name key = intern(fmt::format("most.{}", tally_->kinds()[kind].name.text()));
            if (!words_->language().has(key)) continue;
            const auto done = [&](const Part& part) { return tally_->count(kind, part.seat).amount; };
            const auto most =
                std::max_element(parts.begin(), parts.end(),
                                 [&](const Part& one, const Part& other) { return done(one) < done(other); });
            if (most == parts.end() || parts.size() < 2 || done(*most) == 0) continue;
            const bool alone = std::count_if(parts.begin(), parts.end(), [&](const Part& part) {
                                   return done(part) == done(*most);
                               }) == 1;
            if (!alone || !most->known.empty()) continue;
            most->known = words_->say(key, {}, state);
            most->feat = place_of(kind, most->seat);
        }
        for (Part& part : parts)
            if (part.known.empty()) part.feat = outstanding(part, parts);
    }

    /// Among the deeds of a part, which has none that did not happen.
    std::size_t place_of(std::size_t kind, SeatId seat) const {
        std::size_t place = 0;
        for (std::size_t i = 0; i < kind; ++i)
            place += tally_->count(i, seat).amount != 0 ? 1 : 0;
        return place;
    }
    /// What somebody who is known for nothing did most of, beside the most that anybody did; of several the
    /// first.
    std::size_t outstanding(const Part& part, const std::vector<Part>& parts) const {
        std::size_t feat = 0;
        double furthest = 0;
        for (std::size_t kind = 0; kind < tally_->kinds().size(); ++kind) {
            const int done = tally_->count(kind, part.seat).amount;
            int most = 0;
            for (const Part& each : parts)
                most = std::max(most, tally_->count(kind, each.seat).amount);
            if (most < 2) continue;  // what somebody did but once is no feat
            if (const double share = static_cast<double>(done) / most; share > furthest) {
                furthest = share;
                feat = place_of(kind, part.seat);
            }
        }
        return feat;
    }

    /// What the common part of the sheet has more than before the chapter.
    void gains(Part& part, const Value& before, const Value& after, const campaign::State& state) const {
        for (const char* list : {"titles", "trophies"}) {
            std::vector<Value> held;
            for (const auto& [_, each] : before.at(list).entries())
                held.push_back(each);
            for (const auto& [_, each] : after.at(list).entries())
                if (each.text() != nullptr && std::find(held.begin(), held.end(), each) == held.end())
                    part.milestones.push_back(
                        {fmt::format("{}: {}", words_->language().label(intern(fmt::format("tale.{}", list))),
                                     words_->honour(*each.text())),
                         ""});
        }
        if (const std::int64_t more = number_in(after, "purse") - number_in(before, "purse"); more != 0) {
            const Slot slots[] = {{number_slot, Ref::number(more < 0 ? -more : more)},
                                  {total_slot, Ref::number(number_in(after, "purse"))}};
            part.milestones.push_back(
                {words_->say(intern(more > 0 ? "tale.richer" : "tale.poorer"), slots, state), ""});
        }
    }

    std::string code_;
    const play::Session* session_ = nullptr;
    const play::Library* library_ = nullptr;
    std::unique_ptr<Words> words_;
    std::unique_ptr<Tally> tally_;
    std::vector<MilestoneKind> milestones_;
    struct Reached {
        SeatId seat;
        Milestone milestone;
        bool meanwhile;
    };
    std::vector<Reached> reached_;
    std::string chapter_;
    int gone_ = 0;  ///< chapters played before this one
    std::vector<campaign::Member> before_;
};

}  // namespace

Milestone milestone_of(const MilestoneKind& kind, const Event& event, const Words& words,
                       const campaign::State& state) {
    Milestone told{words.told(event, state), ""};
    if (kind.text) told.words = words.say(kind.text, event.slots, state);
    const Ref card = slot_of(event, kind.card);
    const DefId def = card.kind() == RefKind::card ? state.table.def(card.as_card()) : card.as_definition();
    if (def == DefId::none) return told;
    if (kind.part)
        told.gained = text::capitalise(
            words.rule_of_step(def, kind.part, static_cast<int>(slot_of(event, number_slot).as_number())));
    if (told.gained.empty()) told.gained = words.rule(def);
    return told;
}

std::vector<Deed> deeds_of(const Tally& tally, SeatId seat, const Words& words, const Stage& stage,
                           const campaign::State& state) {
    std::vector<Deed> deeds;
    for (std::size_t i = 0; i < tally.kinds().size(); ++i) {
        const Tally::Count& count = tally.count(i, seat);
        if (count.amount == 0) continue;
        const DeedKind& kind = tally.kinds()[i];
        const Slot slots[] = {{number_slot, Ref::number(count.amount)}};
        deeds.push_back({words.say(intern(fmt::format("deed.{}", kind.name.text())), slots, state),
                         names(count.of, words), stage.icon(kind.name), count.amount, kind.best});
    }
    return deeds;
}

Chart way_so_far(const campaign::State& state, const campaign::Manifest& manifest,
                 const text::Language& language) {
    tankard::Chart chart;
    std::vector<Space> looks;
    const auto add = [&](const std::string& chapter, const char* glyph, const char* pigment, bool gone) {
        chart.spaces.push_back({.gone = gone});
        looks.push_back(
            {.label = text::capitalise(language.noun(intern(chapter))), .glyph = glyph, .pigment = pigment});
    };
    for (const std::string& entry : state.chronicle) {
        if (entry.starts_with("end:")) continue;
        const bool alive = entry.ends_with(":alive");
        add(entry.substr(0, entry.rfind(':')), alive ? "laurels ♔" : "skull-crossed-bones ☠",
            alive ? "leaf" : "blood", true);
        if (const std::size_t count = chart.spaces.size(); count > 1)
            chart.spaces[count - 2].ways.push_back(static_cast<int>(count) - 1);
    }
    const std::size_t last = chart.spaces.size();
    const bool under_way = state.stage <= campaign::Stage::page;
    const bool over =
        state.stage == campaign::Stage::ended ||
        (!under_way && state.stage < campaign::Stage::party && state.losses >= manifest.losses_allowed);
    std::vector<std::string> on;
    for (const campaign::Path& path : state.paths)
        if (!path.chapter.empty() && !under_way && !over) on.push_back(path.chapter);
    if (under_way || state.stage == campaign::Stage::party) on = {state.chapter};
    for (const std::string& chapter : on) {
        add(chapter, "", "", false);
        if (last > 0) chart.spaces[last - 1].ways.push_back(static_cast<int>(chart.spaces.size()) - 1);
    }
    if (under_way || last > 0) chart.spaces[under_way ? last : last - 1].here = true;
    Chart made = laid_out(chart);
    if (const Name label = intern("tale.way"); language.has(label)) made.label = language.label(label);
    for (std::size_t i = 0; i < made.spaces.size(); ++i) {
        made.spaces[i].number = fmt::format("{}", i + 1);
        made.spaces[i].label = std::move(looks[i].label);
        made.spaces[i].glyph = std::move(looks[i].glyph);
        made.spaces[i].pigment = std::move(looks[i].pigment);
    }
    return made;
}

std::optional<Tale> recount(play::Library& library, std::string_view language, const save::Tape& tape) {
    if (tape.root() == nullptr) return std::nullopt;
    Listening listening(language);
    try {
        play::Session session(library, tape, {.front = &listening, .stop_at_end_of_tape = true});
        listening.attach(session);
        session.run();
        return listening.tale();
    } catch (const play::Diverged&) {
        return std::nullopt;
    } catch (const ScriptError&) {
        return std::nullopt;
    } catch (const script::OutOfMemory&) {
        return std::nullopt;
    }
}

}  // namespace tankard::scene
