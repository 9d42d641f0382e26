// Content that changes while a game waits: the chapter's answers are played again with it, and the save
// begins an epoch in which they all still stand.
#include "play/session/reload.h"

#include "play/fixture.h"
#include "play/session/mend.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

const std::string kMill = "black_water/chapters/01_the_mill.lua";
const std::string kTurn = "on_turn_start = function(self, turn)";
const std::string kRat = "black_water/monsters/flour_rat.lua";

/// A game of some answers, left at a question.
struct Played {
    save::MemoryFiles files;
    save::CampaignFile file;
    explicit Played(std::uint32_t answers, Value settings = Value::table())
        : file(new_file(files, beginning(library(), 1, 2, 3, std::move(settings)))) {
        play_until(library(), file, answers);
    }
};

/// The question at which a game stands, as the front sees it.
Standing standing(Library& with, const save::CampaignFile& file) {
    std::optional<Standing> at;
    Evening evening(with, file.tape());
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<Reply> {
        at = Standing{question, state};
        return Quit{};
    };
    evening.session.run();
    REQUIRE(at);
    return *at;
}

std::vector<Answer> answers_of(const save::Tape& tape) {
    std::vector<Answer> answers;
    for (const save::Step& step : tape.steps())
        if (const auto* given = std::get_if<save::AnswerRecord>(&step)) answers.push_back(given->answer);
    return answers;
}

/// Every part of a file replays under its own content, as `tankard replay` does it.
void replays(const std::string& bytes) {
    save::Loaded loaded = save::load(bytes, kPath);
    std::vector<save::Record> part;
    std::uint64_t content = 0, next = 0;
    const auto replay = [&] {
        if (content == 0) return;  // nothing has begun yet
        Library with(save::content_of(loaded, content), "black_water");
        REQUIRE(with.problems().empty());
        Session session(with, save::fold(part), {.stop_at_end_of_tape = true});
        CHECK_NOTHROW(session.run());
    };
    for (const save::Record& record : loaded.records) {
        if (const auto* epoch = std::get_if<save::EpochRecord>(&record)) next = epoch->content;
        const auto* snapshot = std::get_if<save::SnapshotRecord>(&record);
        if (snapshot != nullptr && snapshot->root) {
            replay();
            part.clear();
            content = next;
        }
        if (snapshot == nullptr || snapshot->root) part.push_back(record);
    }
    replay();
}

}  // namespace

TEST_CASE(
    "a change that does not matter here: every answer fits, the same table, and all can still be taken "
    "back") {
    Played game(40);
    const Standing before = standing(library(), game.file);
    const std::vector<Answer> given = answers_of(game.file.tape());
    Library fresh(changed(kMill, kTurn, kTurn + "\n    local unused = 1"), "black_water");
    const Rerun again = rerun(fresh, game.file);
    CHECK(again.whole);
    CHECK(again.answers == given.size());
    REQUIRE(again.at);
    CHECK(same(before, *again.at, fresh));
    take_in(game.file, fresh);
    CHECK(answers_of(game.file.tape()) == given);
    CHECK(game.file.tape().base() == 0);
    CHECK(campaign::hash(standing(fresh, game.file).state) == campaign::hash(before.state));

    Evening evening(fresh, game.file.tape(), &game.file);
    bool back = false;
    evening.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
        if (std::exchange(back, true)) return std::nullopt;
        return Undo{1};
    };
    evening.people.quit_at = 1;
    evening.session.run();
    CHECK(evening.people.refused.empty());
    CHECK(game.file.tape().answers() < 5);
    replays(game.files.bytes(kPath));
}

TEST_CASE("a change that matters and asks nothing else: the same questions, another table") {
    Played game(12);
    const Standing before = standing(library(), game.file);
    Library fresh(changed(kMill, "story:tell \"mill.intro\"", "story:set_flag(\"noticed\", 7)"),
                  "black_water");
    const Rerun again = rerun(fresh, game.file);
    CHECK(again.whole);
    REQUIRE(again.at);
    CHECK(again.at->question.fingerprint() == before.question.fingerprint());
    CHECK(!same(before, *again.at, fresh));
    take_in(game.file, fresh);
    CHECK(standing(fresh, game.file).state.flags.at("noticed") == Value(7));
    replays(game.files.bytes(kPath));
}

TEST_CASE("a change that makes the game ask otherwise says where, and the answers before it stand") {
    Played game(40);
    const std::vector<Answer> given = answers_of(game.file.tape());
    Library fresh(changed(kMill, kTurn, kTurn + "\n    turn.hero:discard(2)"), "black_water");
    const Rerun again = rerun(fresh, game.file);
    CHECK(!again.whole);
    REQUIRE(again.answers < given.size());
    REQUIRE(again.at);
    CHECK(again.at->question.prompt == Name::of("discard"));
    const Rerun then = rerun(library(), game.file, again.answers);
    REQUIRE(then.at);
    CHECK(then.whole);
    CHECK(then.at->question.fingerprint() != again.at->question.fingerprint());

    take_in(game.file, fresh, again.answers);
    CHECK(game.file.tape().answers() == again.answers);
    CHECK(answers_of(game.file.tape()) ==
          std::vector<Answer>(given.begin(), given.begin() + static_cast<std::ptrdiff_t>(again.answers)));
    CHECK(standing(fresh, game.file).question.prompt == Name::of("discard"));
    play_until(fresh, game.file, 40);
    CHECK(game.file.tape().answers() >= 40);
    replays(game.files.bytes(kPath));
}

TEST_CASE("what was taken back, salted and corrected before the change is so after it") {
    Played game(20, setting("undo_luck", "fresh"));
    for (const std::uint32_t to : {15U, 15U, 12U}) {
        Evening evening(library(), game.file.tape(), &game.file);
        bool done = false;
        evening.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
            if (std::exchange(done, true)) return Quit{};
            return Undo{to};
        };
        evening.session.run();
    }
    play_until(library(), game.file, 25);
    const Standing before = standing(library(), game.file);
    const std::vector<save::Step> steps = game.file.tape().steps();
    CHECK(std::any_of(steps.begin(), steps.end(),
                      [](const save::Step& step) { return std::holds_alternative<save::Salt>(step); }));
    Library fresh(changed(kMill, kTurn, kTurn + "\n    local unused = 1"), "black_water");
    take_in(game.file, fresh);
    CHECK(game.file.tape().steps() == steps);
    CHECK(campaign::hash(standing(fresh, game.file).state) == campaign::hash(before.state));
}

TEST_CASE("a script that fails on the way is a sentence, and nothing is changed") {
    Played game(20);
    const std::string bytes = game.files.bytes(kPath);
    Library broken(changed(kMill, kTurn, kTurn + "\n    turn:tell(self.nobody.name)"), "black_water");
    const Rerun again = rerun(broken, game.file);
    CHECK(!again.whole);
    CHECK_MESSAGE(again.failure.find("01_the_mill.lua:") != std::string::npos, again.failure);
    CHECK(game.files.bytes(kPath) == bytes);
}

TEST_CASE("a mended script goes on at the move where the broken one stopped the game") {
    const save::Content with = changed(kMill, kTurn, kTurn + "\n    turn:tell(self.nobody.name)");
    Library broken(with, "black_water");
    save::MemoryFiles files;
    auto file = new_file(files, beginning(broken, 1, 2, 3), with);
    play_until(broken, file, 40);
    Library fresh(content(), "black_water");
    const Rerun again = rerun(fresh, file);
    CHECK(again.whole);
    CHECK(again.at);
    take_in(file, fresh);
    play_until(fresh, file, 40);
    CHECK(file.tape().answers() >= 40);
}

TEST_CASE("the power goes at any call of a switch: the save is as before or as after") {
    Library fresh(changed(kMill, kTurn, kTurn + "\n    local unused = 1"), "black_water");
    Played first(30);
    const std::string bytes = first.files.bytes(kPath);
    const std::vector<Answer> given = answers_of(first.file.tape());
    const std::uint64_t hash = campaign::hash(standing(library(), first.file).state);
    for (const bool here : {false, true})
        for (const save::Loss loss : {save::Loss::all, save::Loss::torn, save::Loss::zeros})
            for (int call = 1;; ++call) {
                CAPTURE(call);
                save::MemoryFiles files;
                files.put(kPath, bytes);
                bool cut = false;
                try {
                    save::Loaded loaded;
                    auto file = save::CampaignFile::open(files, kPath, loaded);
                    files.cut_at_call(call);
                    here ? mend(file, library(), fresh) : take_in(file, fresh);
                } catch (const save::PowerCut&) {
                    cut = true;
                }
                files.power_cut(loss);
                save::Loaded loaded;
                auto file = save::CampaignFile::open(files, kPath, loaded);
                CHECK(!loaded.damage);
                Library with(loaded.content, "black_water");
                CHECK(file.tape().answers() == given.size());
                CHECK(campaign::hash(standing(with, file).state) == hash);
                if (!cut) break;
            }
}

TEST_CASE("folders are looked at: nothing new, a change once, mistakes, and back again") {
    save::MemoryFiles files;
    for (const auto& [path, text] : content().files) {
        const std::string package = path.substr(0, path.find('/'));
        files.put((package == "black_water" ? "root/adventures/" : "root/scripts/") + path, text);
    }
    Newest newest(files, "root", "black_water");
    CHECK(newest.look(content()) == nullptr);
    const save::Content other = changed(kRat, "monster {", "monster {\n");
    for (const auto& [path, text] : other.files)
        if (path == kRat) files.put("root/adventures/" + path, text);
    const auto fresh = newest.look(content());
    REQUIRE(fresh);
    CHECK(fresh->problems().empty());
    CHECK(changed_files(content(), fresh->content()) == std::vector<std::string>{kRat});
    CHECK(newest.look(content()) == nullptr);
    files.put("root/adventures/" + kRat, "return monster {");
    const auto broken = newest.look(content());
    REQUIRE(broken);
    CHECK(broken->problems().front().file == kRat);
    for (const auto& [path, text] : content().files)
        if (path == kRat) files.put("root/adventures/" + path, text);
    CHECK(newest.look(content()) == nullptr);
}

TEST_CASE("a table whose cards are missing from the changed content does not fit it") {
    Played game(20);
    save::Content less = content();
    std::erase_if(less.files, [](const auto& entry) { return entry.first == "deckbuilder/cards/coin.lua"; });
    Library fresh(less, "black_water");
    CHECK(!fits(standing(library(), game.file).state, fresh));
    CHECK(!rerun(fresh, game.file).whole);
}
