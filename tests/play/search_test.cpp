// Companions that think ahead: what they must never depend on, and that it pays.
#include "play/companions/determinize.h"
#include "play/fixture.h"
#include "rehearse/rehearse.h"
#include "table/view.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

constexpr SearchBudget kFew{.playouts = 32};  ///< enough to answer otherwise than greedy now and then

/// A question of a companion in mid-play, with the game at its beat and the answers since.
struct Moment {
    campaign::State beat;
    std::vector<save::Step> prefix;
    Question question;
    Table table;
    Settings settings;

    Situation situation(const campaign::State& from) const {
        static const std::vector<std::uint64_t> none;
        return {.beat = from,
                .prefix = prefix,
                .skips = none,
                .question = question,
                .table = table,
                .settings = settings,
                .salt = 5};
    }
    Answer search(const campaign::State& from, const SearchBudget& budget = kFew) const {
        return play::search(library().for_search(), situation(from), budget);
    }
    Answer search() const { return search(beat); }
};

/// Questions of the first chapter, every so many of those that a seat is asked.
std::vector<Moment> moments(const Value& settings, int every, std::size_t most) {
    std::vector<Moment> all;
    campaign::State beat;
    std::size_t beat_at = 0;
    int asked = 0;
    People people(library());
    Session session(library(), tape_of(beginning(library(), 3, 3, 5, settings)),
                    {.front = &people, .at_beat = [&](const campaign::State& state) {
                         beat = state;
                         beat_at = people.session->tape().steps().size();
                     }});
    people.session = &session;
    people.instead = [&](const Question& question, const campaign::State& state) -> std::optional<Reply> {
        if (all.size() >= most) return Quit{};
        if (state.stage != campaign::Stage::play || question.seat == SeatId::none) return std::nullopt;
        if (++asked % every != 0) return std::nullopt;
        const auto& steps = session.tape().steps();
        all.push_back({beat,
                       {steps.begin() + static_cast<std::ptrdiff_t>(beat_at), steps.end()},
                       question,
                       state.table,
                       session.settings()});
        return std::nullopt;
    };
    session.run();
    REQUIRE(all.size() == most);
    return all;
}

bool shows(const Question& question, CardId card) {
    return std::any_of(question.options.begin(), question.options.end(), [&](const Option& option) {
        return option.object.as_card() == card || option.target.as_card() == card;
    });
}

/// Another table that looks the same to a seat: hidden cards have changed places, by what they are and by
/// where they lie, and all streams run differently. How much of it changed is returned.
int change_hidden(Table& table, const View& view, const Question& question, const RuleSet& rules,
                  std::uint64_t seed) {
    Stream chance(seed, 3);
    int changed = 0;
    for (int number = 0; number < table.zones(); ++number) {
        const auto zone = static_cast<ZoneId>(number);
        if (view.sees(zone)) continue;
        std::vector<CardId> cards = table.list(zone);
        std::erase_if(cards,
                      [&](CardId card) { return shows(question, card) || rules.place_known(table, card); });
        for (std::size_t i = 1; i < cards.size(); ++i) {
            const std::size_t other = chance.below(static_cast<std::uint32_t>(i + 1));
            if (table.def(cards[i]) != table.def(cards[other])) ++changed;
            table.exchange(cards[i], cards[other]);
        }
    }
    table.salt(seed);
    return changed;
}

/// A game of companions that search, until `most` answers were given.
std::uint64_t hash_of_game(Library& with, const save::Tape& tape, std::uint32_t most) {
    Session* running = nullptr;
    Session session(with, tape,
                    {.policy = Policy::search, .budget = kFew, .at_beat = [&](const campaign::State&) {
                         if (running->answers() >= most) running->leave();
                     }});
    running = &session;
    session.run();
    return campaign::hash(session.state());
}

/// The state at the first beat at which `stop` holds, or at the campaign's end.
campaign::State until(const campaign::State& from, Options options,
                      const std::function<bool(const campaign::State&)>& stop) {
    Session* running = nullptr;
    std::optional<campaign::State> found;
    options.at_beat = [&](const campaign::State& state) {
        if (found || !stop(state)) return;
        found = state;
        running->leave();
    };
    Session session(library(), tape_of(from), options);
    running = &session;
    session.run();
    return found ? *found : session.state();
}

int won(const campaign::State& state) { return state.chronicle.back().ends_with(":alive") ? 1 : 0; }

}  // namespace

TEST_CASE("a policy is known by its name, and by no other word") {
    for (const std::string& name : policy_names())
        CHECK(policy_named(name).has_value());
    CHECK(policy_named("search") == Policy::search);
    CHECK(!policy_named("Search"));
    CHECK(!policy_named(""));
    const auto mixed = policies_named("search,greedy");
    REQUIRE(mixed.has_value());
    CHECK(mixed->of(seat_at(0)) == Policy::search);
    CHECK(mixed->of(seat_at(1)) == Policy::greedy);
    CHECK(mixed->of(seat_at(3)) == Policy::greedy);
    CHECK(mixed->of(SeatId::none) == Policy::search);
    for (const char* wrong : {"", ",", "search,", ",greedy", "search, greedy", "clever,greedy"})
        CHECK_FALSE_MESSAGE(policies_named(wrong).has_value(), wrong);
}

TEST_CASE("thinking ahead twice comes to the same answer, and now and then to another than greedy's") {
    int others = 0;
    for (const Moment& moment : moments(setting("difficulty", "grim"), 3, 40)) {
        const Answer answer = moment.search();
        CHECK(misfit(moment.question, answer).empty());
        CHECK(moment.search() == answer);
        others += answer == decide(Policy::greedy, library().rules(), library().thinking(), moment.question,
                                   moment.table, 5)
                      ? 0
                      : 1;
    }
    CHECK(others > 0);
}

TEST_CASE("what a seat cannot know never changes its answer") {
    for (const char* hands : {"open", "closed"}) {
        CAPTURE(hands);
        int changed = 0;
        int compared = 0;
        for (const Moment& moment : moments(setting("hands", hands), 4, 24)) {
            // With answers since the beat began, another table would lead to another question.
            if (!moment.prefix.empty()) continue;
            const View view(moment.table, moment.question.seat, std::string_view(hands) == "open");
            const Answer answer = moment.search();
            const std::int32_t worth =
                Playout(library().for_search(), moment.situation(moment.beat)).value(answer, 3);
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                campaign::State other = moment.beat;
                changed += change_hidden(other.table, View(other.table, view.seat(), hands[0] == 'o'),
                                         moment.question, library().rules(), seed);
                other.table.load_dice({6, 6, 6});
                CHECK(moment.search(other) == answer);
                CHECK(Playout(library().for_search(), moment.situation(other)).value(answer, 3) == worth);
                ++compared;
            }
        }
        CHECK(compared >= 12);
        CHECK(changed > 500);
    }
}

TEST_CASE("an determinized table looks the same to its seat, and is one for all that look the same") {
    for (const bool open : {true, false})
        for (const Moment& moment : moments(setting("hands", open ? "open" : "closed"), 5, 6)) {
            const RuleSet& rules = library().rules();
            const SeatId seat = moment.question.seat;
            const std::uint64_t seen = View(moment.table, seat, open).digest();
            Table one = moment.table;
            determinize(one, rules, moment.question, open, 1);
            CHECK(View(one, seat, open).digest() == seen);
            Table two = moment.table;
            change_hidden(two, View(two, seat, open), moment.question, rules, 9);
            CHECK(View(two, seat, open).digest() == seen);
            determinize(two, rules, moment.question, open, 1);
            Table third = moment.table;
            determinize(third, rules, moment.question, open, 2);
            const auto cards = [](const Table& table) {
                std::vector<DefId> all;
                for (int zone = 0; zone < table.zones(); ++zone)
                    for (CardId card : table.list(static_cast<ZoneId>(zone)))
                        all.push_back(table.def(card));
                return all;
            };
            CHECK(cards(one) == cards(two));
            CHECK(cards(one) != cards(third));
            Table rolls[] = {one, two};
            CHECK(rolls[0].stream(0).below(1'000'000) == rolls[1].stream(0).below(1'000'000));
        }
}

TEST_CASE("the boss that everybody knows to lie at the bottom stays there") {
    for (const Moment& moment : moments(Value::table(), 5, 4)) {
        const Catalogue& catalogue = moment.table.catalogue();
        const ZoneId deck = moment.table.zone(kind_named(catalogue.zones, Name::of("adventure_deck")));
        for (std::uint64_t chance = 0; chance < 8; ++chance) {
            Table table = moment.table;
            determinize(table, library().rules(), moment.question, true, chance);
            CHECK(table.bottom(deck) == moment.table.bottom(deck));
            CHECK(table.def(table.bottom(deck)) == moment.table.def(moment.table.bottom(deck)));
        }
    }
}

TEST_CASE("the number of playouts and the clock bound the thinking, and one playout is greedy's answer") {
    for (const Moment& moment : moments(Value::table(), 6, 4)) {
        const Answer greedy =
            decide(Policy::greedy, library().rules(), library().thinking(), moment.question, moment.table, 5);
        CHECK(moment.search(moment.beat, {.playouts = 1}) == greedy);
        CHECK(misfit(moment.question,
                     moment.search(moment.beat, {.playouts = kMostPlayouts, .milliseconds = 5}))
                  .empty());
    }
}

TEST_CASE("a game of companions that search is the same again, resumed anywhere") {
    const save::Tape start = tape_of(beginning(library(), 0, 2, 8));
    constexpr std::uint32_t kMost = 50;
    const std::uint64_t wanted = hash_of_game(library(), start, kMost);
    Library fresh(content(), "black_water");
    CHECK(hash_of_game(fresh, start, kMost) == wanted);
    Session* running = nullptr;
    Session first(library(), start,
                  {.policy = Policy::search, .budget = kFew, .at_beat = [&](const campaign::State&) {
                       if (running->answers() >= 20) running->leave();
                   }});
    running = &first;
    first.run();
    save::Tape cut;
    cut.apply(*start.root());
    std::uint32_t kept = 0;
    for (const save::Step& step : first.tape().steps())
        if (const auto* given = std::get_if<save::AnswerRecord>(&step); given != nullptr && ++kept <= 17)
            cut.apply(*given);
    CHECK(hash_of_game(library(), cut, kMost) == wanted);
}

TEST_CASE(
    "beside people: what was thought against the clock stands in the journal, after undo and resume too") {
    save::MemoryFiles files;
    auto file = new_file(files, beginning(library(), 1, 3, 31));
    const auto options = [&](People& people) {
        return Options{.front = &people,
                       .file = &file,
                       .policy = Policy::search,
                       .budget = {.playouts = 40, .milliseconds = 3}};
    };
    People people(library());
    Session session(library(), file.tape(), options(people));
    people.session = &session;
    int stage = 0;
    std::uint32_t top = 0;
    std::uint64_t at_top = 0;
    people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        if (stage == 0 && session.answers() >= 40) {
            stage = 1;
            top = session.answers();
            at_top = campaign::hash(state);
            // Behind the person's last answer companions have thought; it is taken back with theirs.
            std::uint32_t mine = 0;
            for (const save::Step& step : session.tape().steps())
                if (const auto* given = std::get_if<save::AnswerRecord>(&step);
                    given != nullptr && (given->flags & save::AnswerRecord::companion) == 0)
                    mine = given->number;
            REQUIRE(mine > 0);
            return Undo{mine - 1};
        }
        if (stage == 1) {
            stage = 2;
            return Undo{top};
        }
        if (stage == 2) {
            stage = 3;
            CHECK(session.answers() == top);
            CHECK(campaign::hash(state) == at_top);
            return Handover{0, false, "Ada"};
        }
        return stage == 3 ? std::optional<Reply>(Quit{}) : std::nullopt;
    };
    session.run();
    CHECK(stage == 3);
    People again(library());
    Session resumed(library(), file.tape(), options(again));
    again.session = &resumed;
    std::uint64_t hash = 0;
    again.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        hash = hash_of(state.table);
        return Quit{};
    };
    resumed.run();
    CHECK(resumed.answers() == top);
    CHECK(hash == hash_of(session.state().table));
}

TEST_CASE("a chair handed to a companion is thought for") {
    int asked_first = 0;
    bool handed = false;
    People people(library());
    Session session(library(), tape_of(beginning(library(), 2, 2, 31)),
                    {.front = &people, .policy = Policy::search, .budget = kFew});
    people.session = &session;
    people.instead = [&](const Question& question, const campaign::State&) -> std::optional<Reply> {
        if (session.answers() >= 70) return Quit{};
        if (!handed && session.answers() >= 20) {
            handed = true;
            return Handover{0, true, ""};
        }
        if (handed && question.seat == seat_at(0)) ++asked_first;
        return std::nullopt;
    };
    session.run();
    CHECK(handed);
    CHECK(asked_first == 0);
    int companions = 0;
    for (const save::Step& step : session.tape().steps())
        if (const auto* given = std::get_if<save::AnswerRecord>(&step))
            companions += (given->flags & save::AnswerRecord::companion) != 0 ? 1 : 0;
    CHECK(companions > 5);
}

// Ten games are no proof (that is tests/gain), but they are always the same ten.
TEST_CASE("thinking ahead wins the hardest chapter more often than greedy, from the same beginnings") {
    Value settings = setting("difficulty", "grim");
    settings.set("fallen", "out");
    int greedy = 0;
    int search = 0;
    int played = 0;
    for (std::uint64_t seed = 1; played < 10; ++seed) {
        const auto before =
            until(beginning(library(), 0, 2, seed, settings), {}, [](const campaign::State& state) {
                return state.stage == campaign::Stage::lay && state.chapter == "03_the_sluice";
            });
        if (before.stage == campaign::Stage::ended) continue;
        ++played;
        const auto over = [&](const campaign::State& state) {
            return state.chapters_played > before.chapters_played;
        };
        greedy += won(until(before, {}, over));
        search += won(until(before, {.policy = Policy::search}, over));
    }
    CHECK(search > greedy);
}

TEST_CASE("all checks hold in games of companions that search, on one worker and on two") {
    rehearse::Plan plan{.campaign = "black_water",
                        .games = 2,
                        .seats = 2,
                        .policy = Policy::search,
                        .budget = {.playouts = 6},
                        .check = true,
                        .fresh_beats = 2,
                        .most_chapters = 1};
    const rehearse::Run alone = rehearse::run(content(), plan);
    for (const auto& [seed, failure] : alone.failures)
        FAIL_CHECK("seed " << seed << ": " << failure);
    plan.workers = 2;
    CHECK(rehearse::run(content(), plan).hash == alone.hash);
}
