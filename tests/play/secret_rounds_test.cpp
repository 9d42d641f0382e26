// Nobody learns from an open secret round what the others have answered: each round of a game is played once
// more with other answers of all other seats, and whoever is asked must perceive the same until it is shown
// what they were. (That a companion which thinks ahead does not know either, rule_sets_test.cpp proves; that
// hidden cards may change places unseen, every rehearsal with --check.)
#include "fixture.h"
#include "scene/stage.h"
#include "scene/words.h"
#include "terminal/screen.h"
#include "window/fixture.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

/// Everything that a page shows, as text.
std::string drawn(const window::Page& page) {
    std::string all;
    for (const window::Piece& piece : page.pieces) {
        for (const window::Figure& shape : piece.shapes)
            all += fmt::format("{} {} {}\n", window::test::shown(shape.box), static_cast<int>(shape.look),
                               shape.frame);
        for (const window::Text& text : piece.texts)
            all += fmt::format("{} {}\n", window::test::shown(text.box), text.words);
    }
    return all;
}

/// All seats answer by themselves; what one of them perceives is kept, from the first secret round on until
/// what was answered in it may be known.
class Witness final : public FrontEnd {
 public:
    Witness(Library& library, SeatId eyes, std::deque<Answer> before)
        : library_(library),
          words_(library, "en"),
          stage_(library, words_),
          eyes_(eyes),
          before_(std::move(before)) {}

    void attach(Session& session) { session_ = &session; }
    /// What the others shall not answer in the first round.
    void differ_from(std::map<SeatId, Answer> answers) { not_these_ = std::move(answers); }

    const std::vector<std::string>& perceived() const { return perceived_; }
    /// What is seen at the first question after the round was shown; empty: it never was.
    const std::string& shown() const { return shown_; }
    const std::map<SeatId, Answer>& given() const { return given_; }

    Reply ask(const Question& question, const campaign::State& state) override {
        if (!before_.empty()) return answer_before();
        if (is_over_) {
            shown_ = table(state);
            return Quit{};
        }
        perceived_.insert(perceived_.end(), happened_.begin(), happened_.end());
        happened_.clear();
        perceived_.push_back(table(state) + asked(question, state));
        if (!question.secret) return Quit{};
        return secretly(question, state);
    }
    void answered(const Question& question, const Answer&, const campaign::State&, std::uint32_t) override {
        if (!given_.empty()) perceived_.push_back(fmt::format("seat {} has answered", index(question.seat)));
    }
    void on(const Event& event, const Table& table) override {
        if (given_.empty() || is_over_) return;
        happened_.push_back(heard(event, table));
        // What is told once all have answered is what came of it, with what happened just before.
        is_over_ = event.kind == Event::Kind::told && session_->round().complete();
    }

    bool skip_effect(const std::string& sentence) override { return fails(sentence); }
    bool try_again(const std::string& sentence) override { return fails(sentence); }
    void refuse(const std::string& sentence) override { fails(sentence); }
    void rewound(std::uint32_t) override {}
    void live(bool) override {}
    void chapter_over(const campaign::State&) override {}

 private:
    static bool fails(const std::string& sentence) {
        FAIL_CHECK(sentence);
        return false;
    }

    Answer answer_before() {
        Answer next = before_.front();
        before_.pop_front();
        return next;
    }

    Answer secretly(const Question& question, const campaign::State& state) {
        const auto not_this = not_these_.find(question.seat);
        const bool again = given_.contains(question.seat);  // a round after the first
        const bool differs = question.seat != eyes_ && !again && not_this != not_these_.end();
        Answer answer;
        for (std::uint64_t salt = 1; salt < 40; ++salt) {
            answer = decide(Policy::random, library_.rules(), library_.thinking(), question, state.table,
                            mix(index(question.seat) + 1, salt));
            if (!differs || answer != not_this->second) break;
        }
        given_.try_emplace(question.seat, answer);
        return answer;
    }

    bool open_hands() const { return library_.rules().open_hands(session_->settings()); }

    /// In the terminal, in the window, and all that a seat may know.
    std::string table(const campaign::State& state) const {
        const scene::Scene scene = stage_.scene(state, eyes_, session_->settings());
        const window::Ruler ruler{window::test::garamond(), window::test::language("en"),
                                  window::em_of(1280, 720, 100)};
        const std::vector<std::string> no_log;
        const terminal::Screen screen(terminal::Style(false), library_);
        return fmt::format("{}\n{}\n{:x}\n", fmt::join(screen.table(scene), "\n"),
                           drawn(window::table_page(ruler, {.scene = scene, .log = no_log}, 1280, 720)),
                           state.table.cards() > 0 ? View(state.table, eyes_, open_hands()).digest() : 0);
    }

    std::string asked(const Question& question, const campaign::State& state) const {
        if (!View(state.table, eyes_, open_hands()).reads(question))
            return fmt::format("seat {} is asked", index(question.seat));
        std::string all = words_.prompt(question, state);
        for (std::size_t i = 0; i < question.options.size(); ++i)
            all += fmt::format("\n{} {} {}", question.label(i, state.table),
                               words_.option(question, i, state), words_.caution(question, i, state));
        return all;
    }

    std::string heard(const Event& event, const Table& table) const {
        const View view(table, eyes_, open_hands());
        if (event.kind == Event::Kind::told) return words_.told(event, session_->state(), view);
        const bool hidden = event.what.kind() == RefKind::card && !view.sees(event.what.as_card());
        return fmt::format("{} {} {} {} {} {} {}", static_cast<int>(event.kind), event.name.text(),
                           hidden ? 0 : event.what.bits(), index(event.from), index(event.to),
                           hidden ? 0 : event.before, hidden ? 0 : event.after);
    }

    Library& library_;
    scene::Words words_;
    scene::Stage stage_;
    SeatId eyes_;
    std::deque<Answer> before_;  ///< since the beat, up to the round
    Session* session_ = nullptr;
    std::map<SeatId, Answer> given_;
    std::map<SeatId, Answer> not_these_;
    std::vector<std::string> perceived_;
    std::vector<std::string> happened_;  ///< since the last question
    std::string shown_;
    bool is_over_ = false;
};

/// From the first line on in which two texts differ, a line of each.
std::string difference(const std::string& one, const std::string& other) {
    const auto at = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    const auto line = [](const std::string& text, std::size_t from) {
        const std::size_t begin = from == 0 ? 0 : text.rfind('\n', from - 1) + 1;
        return text.substr(begin, text.find('\n', from) - begin);
    };
    return fmt::format("'{}' or '{}'", line(one, static_cast<std::size_t>(at.first - one.begin())),
                       line(other, static_cast<std::size_t>(at.second - other.begin())));
}

struct Findings {
    int rounds = 0;
    int shown = 0;  ///< of them in which the others' answers were seen afterwards to be others
    std::set<std::string> prompts;
    std::map<std::string, std::string> leaks;  ///< by prompt: what is perceived otherwise
};

class Prover {
 public:
    Prover(const save::Content& content, const std::string& campaign)
        : played_(content, campaign), replayed_(content, campaign) {
        for (const Problem& problem : played_.problems())
            FAIL_CHECK(problem.show());
    }

    void play(int seats, std::uint64_t seed, int most_rounds) {
        campaign::State beat;
        std::deque<Answer> since;
        int rounds = 0;
        People people(played_);
        Session session(played_, tape_of(beginning(played_, seats, seats, seed)),
                        {.front = &people, .at_beat = [&](const campaign::State& state) {
                             beat = state;
                             since.clear();
                         }});
        people.session = &session;
        people.instead = [&](const Question& question, const campaign::State& state) -> std::optional<Reply> {
            if (question.secret && session.round().have_answered().empty()) {
                if (rounds++ == most_rounds) return Quit{};
                compare(question, beat, since, onlooker(session, seats, rounds));
            }
            const Answer answer = decide(Policy::greedy, played_.rules(), played_.thinking(), question,
                                         state.table, mix(seed, session.answers()));
            since.push_back(answer);
            return answer;
        };
        session.run();
    }
    const Findings& found() const { return found_; }

 private:
    /// Each in turn; where one seat alone is asked, never that one.
    static SeatId onlooker(const Session& session, int seats, int rounds) {
        const SeatId seat = seat_at(rounds % seats);
        for (int other = 0; other < seats; ++other)
            if (seat_at(other) != seat && session.round().of(seat_at(other)) != nullptr) return seat;
        return session.round().of(seat) == nullptr ? seat : seat_at((rounds + 1) % seats);
    }

    void compare(const Question& question, const campaign::State& beat, const std::deque<Answer>& since,
                 SeatId eyes) {
        const std::string prompt(question.prompt.text());
        const Witness one = witnessed(beat, since, eyes, {});
        const Witness other = witnessed(beat, since, eyes, one.given());
        if (one.given() == other.given()) return;  // the others had no choice
        ++found_.rounds;
        found_.prompts.insert(prompt);
        found_.shown += one.shown() != other.shown() ? 1 : 0;
        const auto [was, is] = std::mismatch(one.perceived().begin(), one.perceived().end(),
                                             other.perceived().begin(), other.perceived().end());
        if (was != one.perceived().end() || is != other.perceived().end())
            found_.leaks.try_emplace(prompt, difference(was != one.perceived().end() ? *was : "",
                                                        is != other.perceived().end() ? *is : ""));
    }

    Witness witnessed(const campaign::State& beat, const std::deque<Answer>& since, SeatId eyes,
                      std::map<SeatId, Answer> differ_from) {
        Witness witness(replayed_, eyes, since);
        witness.differ_from(std::move(differ_from));
        Session session(replayed_, tape_of(root_of(beat)), {.front = &witness});
        witness.attach(session);
        session.run();
        CHECK(witness.perceived().size() >= 2);
        return witness;
    }

    Library played_;
    Library replayed_;  ///< the first one is in the middle of a beat
    Findings found_;
};

std::string leaks_in(const Findings& found) {
    std::string all;
    for (const auto& [prompt, perceived] : found.leaks)
        all += fmt::format("{}: {}\n", prompt, perceived);
    return all;
}

save::Content content_of(const std::string& campaign) {
    save::DiskFiles files;
    return read_content(files, source_folder(), campaign);
}

Findings found_in(const save::Content& content, const std::string& campaign, int most_rounds) {
    Prover prover(content, campaign);
    for (const int seats : {2, 4})
        prover.play(seats, static_cast<std::uint64_t>(seats), most_rounds);
    return prover.found();
}

}  // namespace

TEST_CASE(
    "lords: orders, dummies and what is shut are nobody's but whose they are until they are turned up") {
    const Findings found = found_in(content_of("lords"), "lords", 12);
    CHECK_MESSAGE(found.leaks.empty(), leaks_in(found));
    CHECK(found.rounds >= 12);
    CHECK(found.shown > 0);
    CHECK(found.prompts.contains("orders"));
    CHECK(found.prompts.contains("dummy"));
}

TEST_CASE("twister: who stands on the line, and the combat cards, are known when they are turned over") {
    const Findings found = found_in(content_of("twister"), "twister", 8);
    CHECK_MESSAGE(found.leaks.empty(), leaks_in(found));
    CHECK(found.rounds >= 6);
    CHECK(found.shown > 0);
    CHECK(found.prompts.contains("line_up"));
}

TEST_CASE("gauntlet: bets are shown together") {
    save::Content all = content_of("gauntlet");
    for (auto& [path, text] : all.files)  // one monster in fifty may be bet on: here each
        if (path.starts_with("gauntlet/encounters/"))
            if (const std::size_t at = text.find("return monster {\n");
                at != std::string::npos && path.find("arena_champion") == std::string::npos)
                text.insert(at + 17, "  stake = 5,\n");
    const Findings found = found_in(all, "gauntlet", 6);
    CHECK_MESSAGE(found.leaks.empty(), leaks_in(found));
    CHECK(found.rounds >= 5);
    CHECK(found.shown > 0);
    CHECK(found.prompts == std::set<std::string>{"wager"});
}

TEST_CASE("a round that lies open on the table is noticed") {
    save::Content open = content_of("lords");
    for (auto& [path, text] : open.files)
        if (path == "lords/rules.lua")
            text.replace(text.find("dummy_pick = { of = \"seat\", seen_by = \"owner\" }"), 47,
                         "dummy_pick = { of = \"seat\" }");
    Prover prover(open, "lords");
    prover.play(2, 2, 4);
    CHECK(prover.found().leaks.contains("dummy"));
}
