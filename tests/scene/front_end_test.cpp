// What every front end does, whatever it is drawn with.
#include "scene/front_end.h"

#include "play/fixture.h"
#include "scene/log.h"
#include "scene/maze.h"

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// A front end whose people answer by themselves; what it is told, and asks, is kept.
class Hearer final : public scene::FrontEndBase {
 public:
    explicit Hearer(const play::Library& with) : FrontEndBase(with, "en") {}

    std::function<std::optional<play::Reply>(const Question&, const campaign::State&)> instead;
    std::uint32_t quit_at = 0;
    std::vector<std::uint32_t> chosen;  ///< the numbers of what persons answered, as this test counts them
    std::vector<std::string> refused, explained, put_right;
    std::vector<SeatId> voted;
    std::size_t ayes = 100;
    std::vector<std::string> typed;  ///< when a name is asked for, the last first
    std::vector<std::string> asked_name;
    int told = 0;
    std::vector<std::string> asides;

    using FrontEndBase::answer_by_itself;
    using FrontEndBase::asked;
    using FrontEndBase::correct;
    using FrontEndBase::cover;
    using FrontEndBase::eyes;
    using FrontEndBase::eyes_change;
    using FrontEndBase::hand_over;
    using FrontEndBase::hand_over_to;
    using FrontEndBase::name_newcomer;
    using FrontEndBase::now;
    using FrontEndBase::of_equals;
    using FrontEndBase::peek;
    using FrontEndBase::prompt;
    using FrontEndBase::redo;
    using FrontEndBase::rows;
    using FrontEndBase::seen;
    using FrontEndBase::session;
    using FrontEndBase::taken_back;
    using FrontEndBase::tale_due;
    using FrontEndBase::turn;
    using FrontEndBase::undo;
    using FrontEndBase::undo_all;

    play::Reply ask(const Question& question, const campaign::State& state) override {
        CHECK(now() == session().answers());
        if (instead)
            if (auto reply = instead(question, state)) return *reply;
        if (quit_at != 0 && session().answers() >= quit_at) return play::Quit{};
        if (question.shape != Shape::read) chosen.push_back(session().answers() + 1);
        return decide(play::Policy::greedy, library().rules(), none_, question, state.table,
                      mix(state.seed, session().answers()));
    }
    void refuse(const std::string& sentence) override { refused.push_back(sentence); }

 private:
    NoHooks none_;
    std::string own(std::string_view key) const override { return "<" + std::string(key) + ">"; }
    void heard(const Event&, std::string line) override { told += line.empty() ? 0 : 1; }
    void aside(std::string line) override { asides.push_back(std::move(line)); }
    void corrected(std::string line) override { put_right.push_back(std::move(line)); }
    void explain(const std::string& sentence) override { explained.push_back(sentence); }
    bool yes(const std::string&, const std::string&) override { return false; }
    std::string ask_name(const std::string& question) override {
        asked_name.push_back(question);
        if (typed.empty()) return "";
        std::string name = std::move(typed.back());
        typed.pop_back();
        return name;
    }
    bool agrees(SeatId seat, const campaign::State&) override {
        voted.push_back(seat);
        return voted.size() <= ayes;
    }
};

struct Played {
    Hearer people{library()};
    play::Session session;

    Played(int persons, int seats, Value settings = Value::table())
        : session(library(), tape_of(beginning(library(), persons, seats, 11, std::move(settings))),
                  {.front = &people}) {
        people.attach(session);
    }
};

/// The same of a campaign of its own, two persons at one screen unless it says otherwise.
struct HotSeat {
    save::DiskFiles files;
    play::Library library;
    Hearer people{library};
    play::Session session;

    explicit HotSeat(const std::string& campaign, int persons = 2)
        : library(play::read_content(files, source_folder(), campaign), campaign),
          session(library, tape_of(beginning(library, persons, 2, 11)), {.front = &people}) {
        people.attach(session);
    }
};

std::uint32_t goes_to(const std::optional<play::Reply>& reply) {
    REQUIRE(reply);
    const auto* undo = std::get_if<play::Undo>(&*reply);
    REQUIRE(undo != nullptr);
    return undo->to;
}

}  // namespace

TEST_CASE("undo goes back over what persons chose, the latest first, as far as there is something") {
    Played game(1, 3);
    Hearer& people = game.people;
    int step = 0;
    std::uint32_t undone = 0;
    people.instead = [&](const Question& question,
                         const campaign::State& state) -> std::optional<play::Reply> {
        if (step == 0) {
            CHECK(!people.undo(std::nullopt, state));
            CHECK(!people.undo_all(state));
            people.explained.pop_back();
            CHECK(people.explained == std::vector<std::string>{"<nothing_to_undo>"});
            ++step;
        }
        if (step == 1 && people.chosen.size() >= 8 && question.shape != Shape::read) {
            const std::vector<std::uint32_t>& mine = people.chosen;
            CHECK(goes_to(people.undo(std::nullopt, state)) == mine.back() - 1);
            CHECK(goes_to(people.undo(3, state)) == mine[mine.size() - 3] - 1);
            CHECK(goes_to(people.undo(1000, state)) == mine.front() - 1);
            CHECK(goes_to(people.undo_all(state)) == people.session().undo_line());
            CHECK(!people.redo());
            CHECK(people.explained.back() == "<nothing_to_redo>");
            ++step;
            undone = people.session().answers();
            const auto back = people.undo(2, state);
            people.chosen.resize(mine.size() - 2);
            return back;
        }
        if (step == 2) {  // the books are those of then
            const play::Session& session = people.session();
            CHECK(goes_to(people.redo()) == session.asks_person(session.answers() + 1));
            CHECK(goes_to(people.redo(2)) > goes_to(people.redo()));
            CHECK(goes_to(people.redo(1000)) == undone);
            CHECK(goes_to(people.undo(std::nullopt, state)) == people.chosen.back() - 1);
            ++step;
            people.answer_by_itself();
            const std::uint32_t passed_over = people.session().answers() + 1;
            people.quit_at = passed_over;
            return std::nullopt;
        }
        if (step == 3) {
            people.chosen.pop_back();  // it was given by itself
            CHECK(goes_to(people.undo(std::nullopt, state)) == people.chosen.back() - 1);
            return play::Quit{};
        }
        return std::nullopt;
    };
    CHECK(game.session.run() == play::Session::End::left);
    CHECK(step == 3);
    CHECK(people.told > 0);
}

TEST_CASE("what is taken back is told: who chose what, the oldest first, once") {
    Played game(1, 2);
    std::vector<std::string> said;
    bool checked = false;
    game.people.instead = [&](const Question& question,
                              const campaign::State& state) -> std::optional<play::Reply> {
        Hearer& people = game.people;
        if (state.stage == campaign::Stage::play && said.size() >= 2 && !said.back().empty() &&
            !said[said.size() - 2].empty()) {
            checked = true;
            CHECK(people.undo(2, state));
            const std::vector<std::string> gone = people.taken_back();
            REQUIRE(gone.size() == 2);
            CHECK(gone[0] == said[said.size() - 2]);
            CHECK(gone[1] == said.back());
            CHECK(people.taken_back().empty());
            return play::Quit{};
        }
        if (question.shape == Shape::read) return std::nullopt;
        NoHooks none;
        const Answer answer = decide(play::Policy::greedy, library().rules(), none, question, state.table, 1);
        if (question.shape != Shape::choose_one) {
            said.emplace_back();
            return std::nullopt;
        }
        const scene::Words words(library(), "en");
        const auto chosen = static_cast<std::size_t>(answer.values.front());
        const std::string who = question.seat == SeatId::none ? "" : "player 1: ";
        said.push_back(who + words.said(question, chosen, state).title);
        return play::Reply(answer);
    };
    game.session.run();
    CHECK(checked);
}

TEST_CASE("house rule undo = vote: every person is asked, no companion, and one no is enough") {
    Played game(2, 3, setting("undo", "vote"));
    Hearer& people = game.people;
    people.instead = [&](const Question&, const campaign::State& state) -> std::optional<play::Reply> {
        if (state.seats.size() < 3 || people.chosen.size() < 4) return std::nullopt;
        CHECK(people.undo(1, state));
        CHECK(people.voted == std::vector<SeatId>{seat_at(0), seat_at(1)});
        for (const std::size_t ayes : {0U, 1U}) {
            people.voted.clear();
            people.ayes = ayes;
            CHECK(!people.undo(1, state));
            CHECK(!people.undo_all(state));
            CHECK(people.voted.size() == ayes + 2);  // the vote again is lost with its first no
            people.voted.clear();
        }
        return play::Quit{};
    };
    CHECK(game.session.run() == play::Session::End::left);
}

TEST_CASE(
    "whoever joins between two chapters is asked for a name, until it is nobody else's or none is said") {
    for (const bool says : {true, false}) {
        Played game(2, 2);
        Hearer& people = game.people;
        if (says) people.typed = {"Berta", "\x1b[2J", "PLAYER 2", "player 1"};
        bool joined = false;
        std::uint64_t seen = 0;
        people.instead = [&](const Question& question,
                             const campaign::State& state) -> std::optional<play::Reply> {
            seen = campaign::hash(state);
            if (auto named = people.name_newcomer(state)) return named;
            if (state.chapters_played == 1 && state.stage == campaign::Stage::play) return play::Quit{};
            if (question.prompt.text() != "party") return std::nullopt;
            const std::string_view wished = std::exchange(joined, true) ? "go_on" : "joins";
            for (std::size_t i = 0; i < question.options.size(); ++i)
                if (question.options[i].verb.text() == wished) return Answer{{static_cast<std::int32_t>(i)}};
            return std::nullopt;
        };
        game.session.run();
        REQUIRE(game.session.state().members.size() == 3);
        CHECK(game.session.state().members[2].player == (says ? "Berta" : "3"));
        CHECK(people.refused.size() == (says ? 3 : 0));
        REQUIRE(people.asked_name.size() == (says ? 4 : 1));
        CHECK(people.asked_name[0] == "Somebody new sits down. What are they called? (Enter for 3)");
        CHECK(hash_at_end_of(library(), game.session.tape()) == seen);
    }
}

TEST_CASE("a curtain falls whenever another person's closed hand comes before the screen, and only then") {
    for (const bool closed : {true, false})
        for (const int persons : {1, 2}) {
            Played game(persons, 2, setting("hands", closed ? "closed" : "open"));
            Hearer& people = game.people;
            SeatId before = SeatId::none;
            int curtains = 0;
            int changes = 0;
            people.quit_at = 40;
            people.instead = [&](const Question& question, const campaign::State& state) {
                const bool other = question.seat != SeatId::none && question.seat != before;
                const bool falls = people.eyes_change(question, state);
                CHECK((!falls || (other && closed && persons == 2)));
                CHECK((falls || !other || !closed || persons == 1 || state.table.cards() == 0));
                CHECK(!people.eyes_change(question, state));
                if (question.seat != SeatId::none) before = question.seat;
                CHECK(people.eyes() == before);
                CHECK(people.seen(state).viewer == before);
                curtains += falls ? 1 : 0;
                changes += other ? 1 : 0;
                return std::nullopt;
            };
            game.session.run();
            CHECK(changes >= persons);
            CHECK((curtains > 1) == (closed && persons == 2));
        }
}

TEST_CASE("no curtain falls between two who choose before all eyes; it does when something is hidden") {
    HotSeat game("twister");
    Hearer& people = game.people;
    int open = 0;
    int hidden = 0;
    SeatId last = SeatId::none;
    people.instead = [&](const Question& question,
                         const campaign::State& state) -> std::optional<play::Reply> {
        const SeatId before = std::exchange(last, question.seat);
        const bool falls = people.eyes_change(question, state);
        if (question.prompt.text() == "lay") return play::Quit{};
        if (before == SeatId::none || question.seat == before || question.seat == SeatId::none)
            return std::nullopt;
        if (question.secret) {
            CHECK(falls);
            ++hidden;
        } else {
            CHECK(!falls);
            CHECK(people.eyes() == SeatId::none);  // all look on
            ++open;
        }
        return std::nullopt;
    };
    game.session.run();
    CHECK(open == 17);  // four pairs, eight people, six things, by turns
    CHECK(hidden >= 1);
}

TEST_CASE("what is asked openly shows nobody's secrets, and nobody hands over for it") {
    HotSeat game("lords");
    Hearer& people = game.people;
    const auto secrets_shown = [&](const campaign::State& state) {
        return state.table.cards() > 0 && (View(state.table, people.eyes(), false).has_secrets());
    };
    int open = 0;
    int hidden = 0;
    SeatId last = SeatId::none;  // whose secrets were shown last; none: since a curtain nobody's
    SeatId before = SeatId::none;
    bool all_looked = false;  // at the question before this one
    int again = 0;
    people.instead = [&](const Question& question,
                         const campaign::State& state) -> std::optional<play::Reply> {
        if (question.seat == SeatId::none || state.table.cards() == 0) return std::nullopt;
        const bool falls = people.eyes_change(question, state);
        const bool closed = question.secret || !View(state.table, SeatId::none, false).knows(question);
        if (before == question.seat && last == question.seat)
            CHECK(falls == (closed && all_looked));  // nobody gets up, but who looked on has to look away
        again += before == question.seat && closed && all_looked ? 1 : 0;
        all_looked = !closed;
        if (falls) last = SeatId::none;
        if (closed) {
            CHECK((falls || before == question.seat));
            CHECK(people.eyes() == question.seat);
            last = question.seat;
            ++hidden;
        } else {
            CHECK(people.eyes() == SeatId::none);
            CHECK(!secrets_shown(state));
            CHECK((!falls || question.seat != before));
            open += falls ? 0 : 1;
        }
        CHECK((last == SeatId::none || last == question.seat));  // nobody looks on after another's secrets
        CHECK(people.seen(state).viewer == question.seat);
        before = question.seat;
        if (open + hidden > 150) return play::Quit{};
        return std::nullopt;
    };
    game.session.run();
    CHECK(hidden > 5);
    CHECK(open > hidden);
    CHECK(again > 0);
}

TEST_CASE("whoever is asked openly may look at their own cards, and then a curtain falls before the next") {
    HotSeat game("lords");
    Hearer& people = game.people;
    SeatId peeked = SeatId::none;
    int peeks = 0;
    int followed = 0;
    people.instead = [&](const Question& question,
                         const campaign::State& state) -> std::optional<play::Reply> {
        if (question.seat == SeatId::none || state.table.cards() == 0) return std::nullopt;
        const bool falls = people.eyes_change(question, state);
        if (peeked != SeatId::none && question.seat != peeked) {
            CHECK(falls);
            ++followed;
            peeked = SeatId::none;
        }
        const scene::Scene before = people.seen(state);
        CHECK(before.veiled == people.peek(question, state));
        CHECK_FALSE(people.peek(question, state));
        CHECK_FALSE(people.seen(state).veiled);
        if (before.veiled) {
            CHECK(people.eyes() == question.seat);
            peeked = question.seat;
            ++peeks;
        }
        return followed > 20 ? std::optional<play::Reply>(play::Quit{}) : std::nullopt;
    };
    game.session.run();
    CHECK(peeks > 20);
    CHECK(followed > 20);
}

TEST_CASE("who plays alone sees their own cards whatever is asked") {
    HotSeat game("lords", 1);
    Hearer& people = game.people;
    int asked = 0;
    people.instead = [&](const Question& question, const campaign::State&) -> std::optional<play::Reply> {
        CHECK(!people.eyes_change(question, people.session().state()));
        if (question.seat != SeatId::none) CHECK(people.eyes() == question.seat);
        return ++asked > 40 ? std::optional<play::Reply>(play::Quit{}) : std::nullopt;
    };
    game.session.run();
    CHECK(asked > 40);
}

TEST_CASE("a correction is told once, when the session says that it stands; else only why it does not") {
    Played game(1, 1);
    Hearer& people = game.people;
    Value life = Value::table();
    life.set("seat", 1);
    life.set("counter", "life");
    life.set("value", 3);
    int step = 0;
    int tries = 0;
    people.instead = [&](const Question&, const campaign::State& state) -> std::optional<play::Reply> {
        if (state.stage != campaign::Stage::play) return std::nullopt;
        switch (step++) {
            case 0: return people.correct(life, "life");  // for no reason
            case 1: {
                CHECK(people.refused.size() == 1);
                life.set("reason", "miscounted");
                const int deck = kind_named(state.table.catalogue().zones, Name::of("adventure_deck"));
                Value card = Value::table();
                card.set("card", static_cast<int>(index(state.table.top(state.table.zone(deck)))));
                card.set("zone", "hand");
                card.set("seat", 1);
                card.set("reason", "misplaced");
                return people.correct(card, "an adventure in a hand");  // the rules could not go on
            }
            case 2: CHECK(people.refused.size() == 2); return people.correct(life, "life 3");
            case 3:
                CHECK(people.refused.size() == 2);
                CHECK(people.put_right == std::vector<std::string>{"<corrected> life 3"});
                CHECK(!people.hand_over(7, true, "", state));
                CHECK(people.hand_over(0, true, "", state));
                CHECK(std::get<play::Handover>(*people.hand_over_to(0, "search", state)).companion);
                CHECK(std::get<play::Handover>(*people.hand_over_to(0, "Ann", state)).player == "Ann");
                return std::nullopt;
            default: break;
        }
        // At every question from here on, until one is in the middle of a move.
        if (people.refused.size() > 2) return play::Quit{};
        if (tries++ == 40) return play::Quit{};
        return step % 2 == 0 ? std::optional<play::Reply>(people.correct(life, "again")) : std::nullopt;
    };
    CHECK(game.session.run() == play::Session::End::left);
    REQUIRE(people.refused.size() == 3);
    CHECK(people.refused.back().find("between two moves") != std::string::npos);
    for (std::size_t i = 1; i < people.put_right.size(); ++i)
        CHECK(people.put_right[i] == "<corrected> again");
}

TEST_CASE("what follows stands in the log behind what it comes of, unless only it can be taken back") {
    scene::Log log;
    log.add({1, "— Ann —", "", true});
    log.add({1, "Late.", "", false, true});
    log.add({2, "A hound swings: 4.", "hound"});
    log.add({2, "Armour stops 1.", "ann", false, true});
    log.add({3, "She loses 3.", "ann", false, true});
    const auto texts = [&](std::size_t first, std::uint32_t apart) {
        std::vector<std::string> all;
        for (const scene::Log::Line& deed : log.deeds(first, apart))
            all.push_back(deed.text);
        return all;
    };
    CHECK(texts(0, 0) ==
          std::vector<std::string>{"— Ann —", "Late.", "A hound swings: 4. Armour stops 1. She loses 3."});
    CHECK(texts(2, 3) == std::vector<std::string>{"A hound swings: 4. Armour stops 1.", "She loses 3."});
    CHECK(log.deeds(2, 0).front().sign == "hound");
    CHECK(log.lines().size() == 5);
}

TEST_CASE("the log forgets what was taken back, and its oldest lines when it is full") {
    scene::Log log;
    for (std::uint32_t answers : {0, 1, 1, 2, 5})
        log.add(answers, fmt::format("after {}", answers));
    CHECK(log.last(2) == 3);
    CHECK(log.last(20) == 0);
    CHECK(log.first_since(1) == 1);
    CHECK(log.first_since(3) == 4);
    CHECK(log.first_since(6) == 5);
    log.rewind(2);
    REQUIRE(log.lines().size() == 4);
    CHECK(log.lines().back().text == "after 2");
    // What was told just then comes again only in part: where a move begins, not where an answer was given.
    log.add(2, "before the move");
    log.add(2, "in the move");
    log.add(3, "later");
    log.rewind(2);
    log.add(2, "in the move");
    log.add(2, "in the move");
    REQUIRE(log.lines().size() == 7);
    CHECK(log.lines()[4].text == "before the move");
    CHECK(log.lines()[5].text == "in the move");
    CHECK(log.lines()[6].text == "in the move");
    for (std::size_t i = 0; i < scene::Log::kKept; ++i)
        log.add(7, fmt::format("{}", i));
    CHECK(log.lines().size() == scene::Log::kKept);
    CHECK(log.lines().front().text == "0");
}

TEST_CASE("in a secret round it is said who has answered, and what was said can be taken back") {
    save::Content content = maze();
    for (auto& [path, text] : content.files)
        if (path == "maze/game.lua") {
            const std::string asked =
                "game:ask { seat = game:seat(1), prompt = \"walk\", options = options }";
            const std::size_t at = text.find(asked);
            REQUIRE(at != std::string::npos);
            text.replace(at, asked.size(),
                         "local all = {} for _, seat in ipairs(game:seats()) do "
                         "all[#all + 1] = { seat = seat, prompt = \"walk\", options = options } end "
                         "game:ask_secret(all)");
        }
    play::Library all(std::move(content), "mazes");
    REQUIRE(all.problems().empty());
    Hearer people(all);
    play::Session session(all, tape_of(beginning(all, 3, 3, 11)), {.front = &people});
    people.attach(session);
    std::vector<std::string> prompts;
    bool taken_back = false;
    people.instead = [&](const Question& question,
                         const campaign::State& state) -> std::optional<play::Reply> {
        if (!question.secret) return std::nullopt;
        prompts.push_back(people.prompt(question, state));
        if (session.round().have_answered().size() == 1 && !std::exchange(taken_back, true))
            return people.undo(std::nullopt, state);
        return std::nullopt;
    };
    session.run();
    CHECK(prompts == std::vector<std::string>{"Where to?", "Where to? (<have_answered>: player 1)",
                                              "Where to?", "Where to? (<have_answered>: player 1)",
                                              "Where to? (<have_answered>: player 1, player 2)"});
}

TEST_CASE("a chapter's end is told once, and again only if its page is taken back") {
    Played game(2, 2);
    Hearer& people = game.people;
    int told = 0;
    std::uint32_t page = 0;
    int step = 0;
    people.instead = [&](const Question&, const campaign::State& state) -> std::optional<play::Reply> {
        const auto tale = people.tale_due(state);
        told += tale ? 1 : 0;
        CHECK((!tale || state.stage > campaign::Stage::page));
        if (state.stage == campaign::Stage::page) page = people.session().answers();
        if (state.stage <= campaign::Stage::page || page == 0) return std::nullopt;
        switch (step++) {
            case 0: CHECK(told == 1); return std::nullopt;
            case 1: return play::Undo{page + 1};  // to the first question after the page
            case 2: CHECK(told == 1); return play::Undo{page};
            case 3: CHECK(told == 2); [[fallthrough]];
            default: return play::Quit{};
        }
    };
    game.session.run();
    CHECK(step >= 4);
    CHECK(people.refused.empty());
}

TEST_CASE("a companion whose answer looks like a mistake says three words; a person says nothing") {
    const auto said_by = [](int persons) {
        Hearer people{library()};
        play::Session session(library(), tape_of(beginning(library(), persons, 3, 11)),
                              {.front = &people, .policy = play::Policy::random});
        people.attach(session);
        NoHooks none;  // persons play like that as well
        people.instead = [&](const Question& question,
                             const campaign::State& state) -> std::optional<play::Reply> {
            if (session.answers() >= 400) return play::Quit{};
            if (campaign::is_about_party(question)) return Answer{{0}};  // they stay
            return decide(play::Policy::random, library().rules(), none, question, state.table,
                          mix(state.seed, session.answers()));
        };
        session.run();
        return people.asides;
    };
    const std::vector<std::string> said = said_by(1);
    const auto counting = [](const std::string& line) { return line.ends_with(": “Just counting it.”"); };
    CHECK(std::any_of(said.begin(), said.end(), counting));
    CHECK(std::any_of(said.begin(), said.end(),
                      [](const std::string& line) { return line.ends_with(": “I have reasons.”"); }));
    const std::vector<std::string> alone = said_by(3);
    CHECK(std::none_of(alone.begin(), alone.end(), counting));
}

TEST_CASE("what a companion has said is not said again when the journal is played back") {
    Hearer people{library()};
    play::Session session(library(), tape_of(beginning(library(), 1, 3, 11)),
                          {.front = &people, .policy = play::Policy::random});
    people.attach(session);
    std::size_t said = 0;
    int step = 0;
    people.instead = [&](const Question&, const campaign::State&) -> std::optional<play::Reply> {
        if (step == 0 && people.asides.size() > 3) {
            ++step;
            said = people.asides.size();
            return play::Undo{session.answers()};
        }
        if (step == 0) return std::nullopt;
        CHECK(people.asides.size() == said);
        return play::Quit{};
    };
    CHECK(session.run() == play::Session::End::left);
    CHECK(said > 3);
}

TEST_CASE("an answer has the same number wherever it is shown, and keeps it while the turn lasts") {
    Played game(2, 2);
    Hearer& people = game.people;
    people.quit_at = 400;
    int compared = 0;
    int kept = 0;
    std::map<std::string, int> worn;
    std::uint32_t turn = 0;
    people.instead = [&](const Question& question,
                         const campaign::State& state) -> std::optional<play::Reply> {
        const scene::Ask ask = people.asked(question, state);
        std::vector<std::string> said;
        for (const scene::Choice& choice : ask.choices)
            said.push_back(choice.label);
        for (const scene::Row& row : people.rows(question, state, said))
            for (const std::size_t option : row.options) {
                CHECK(ask.choices[option].number == row.number);
                ++compared;
            }
        if (question.prompt != intern("main")) return std::nullopt;
        if (std::exchange(turn, people.turn()) != people.turn()) worn.clear();
        for (const scene::Choice& choice : ask.choices) {
            const auto [before, is_new] = worn.emplace(choice.label, choice.number);
            if (!is_new) kept += before->second == choice.number ? 1 : 0;
        }
        return std::nullopt;
    };
    game.session.run();
    CHECK(compared > 500);
    CHECK(kept > 100);
}

TEST_CASE("where what was shown goes from the screen a curtain falls only before what is somebody's own") {
    HotSeat game("lords");
    Hearer& people = game.people;
    int open = 0;
    int hidden = 0;
    SeatId before = SeatId::none;
    people.instead = [&](const Question& question,
                         const campaign::State& state) -> std::optional<play::Reply> {
        if (question.seat == SeatId::none || state.table.cards() == 0) return std::nullopt;
        const bool falls = people.eyes_change(question, state);
        const bool closed = question.secret || !View(state.table, SeatId::none, false).knows(question);
        CHECK((closed || !falls));
        CHECK((!closed || falls || before == question.seat));
        CHECK(people.eyes() == (closed ? question.seat : SeatId::none));
        people.cover(state);
        CHECK(people.eyes() == SeatId::none);
        CHECK(!View(state.table, people.eyes(), false).has_secrets());
        (closed ? hidden : open) += 1;
        before = question.seat;
        return open + hidden > 150 ? std::optional<play::Reply>(play::Quit{}) : std::nullopt;
    };
    game.session.run();
    CHECK(hidden > 5);
    CHECK(open > hidden);
}

TEST_CASE("nobody is asked which of several that cannot be told apart: it goes by itself, and is told") {
    Played game(1, 1);
    int equal = 0;
    game.people.instead = [&](const Question&, const campaign::State& state) -> std::optional<play::Reply> {
        const Table& table = state.table;
        const ZoneId hand = table.zone(kind_named(table.catalogue().zones, intern("hand")), seat_at(0));
        std::map<DefId, std::vector<CardId>> held;
        for (const CardId card : table.in(hand))
            held[table.def(card)].push_back(card);
        const auto twins =
            std::find_if(held.begin(), held.end(), [](const auto& kind) { return kind.second.size() > 1; });
        if (equal > 0 || twins == held.end() || held.size() < 2) return std::nullopt;
        Question question;
        question.prompt = intern("discard");
        question.seat = seat_at(0);
        question.shape = Shape::choose_one;
        for (const CardId card : twins->second)
            question.offer(intern("discard"), table.ref(card));
        const std::size_t asides = game.people.asides.size();
        CHECK(game.people.of_equals(question, state) == Answer{{0}});
        CHECK(game.people.asides.size() == asides + 1);
        Question others = question;
        const auto other = std::find_if(held.begin(), held.end(),
                                        [&](const auto& kind) { return kind.first != twins->first; });
        others.offer(intern("discard"), table.ref(other->second.front()));
        CHECK_FALSE(game.people.of_equals(others, state));
        Question some = question;
        some.shape = Shape::choose_some;
        CHECK_FALSE(game.people.of_equals(some, state));
        Question alone = question;
        alone.options.resize(1);
        CHECK_FALSE(game.people.of_equals(alone, state));
        Question joined = question;  // somebody else may do something first
        joined.offer(intern("pass"));
        joined.options.back().seat = seat_at(0);
        CHECK_FALSE(game.people.of_equals(joined, state));
        ++equal;
        return std::nullopt;
    };
    game.people.quit_at = 12;
    game.session.run();
    CHECK(equal > 0);
}
