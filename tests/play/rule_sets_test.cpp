// One roof for many games: a campaign whose chapters are played under the deck-builder's rules and under
// rules that are wholly a script.
#include "fixture.h"
#include "play/companions/search.h"
#include "rehearse/rehearse.h"
#include "scene/words.h"

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

constexpr const char* kRules = R"lua(
return {
  seats = { 1, 6 }, rivals = true, leader = "first", streams = { "deck" },
  zones = { prizes = { seen_by = "nobody" }, prize = {}, hand = { of = "seat", seen_by = "owner" }, won = { of = "seat" } },
  counters = { game = { round = 0, first = { 1, 1, 12 } }, seat = { points = { 0, 0, 99 } } },
  kinds = { prize = { fields = { worth = { "integer", 1, 9 } } } },
  cards = { "bid_one", "bid_two", "bid_three" },
  settings = { rounds = { range = { 1, 3 }, default = 3, doc = "How many prizes are bid for." } },
})lua";

constexpr const char* kGame = R"lua(
return game {
  set_up = function(game)
    for _, id in ipairs(game:definitions "prize") do game:create(id, game.prizes) end
    game.prizes:shuffle()
    for _, seat in ipairs(game:seats()) do
      seat.points = seat.state.before or 0
      for _, id in ipairs { "bid_one", "bid_two", "bid_three" } do game:create(id, seat.hand) end
    end
    return "turn_up"
  end,
  enlist = function(game, seat, sheet) seat.state.before = (sheet.section or {}).points end,
  beats = {
    turn_up = function(game)
      game.prizes:draw(game.prize)
      game:add("round", 1)
      return "bid"
    end,
    bid = function(game)
      local questions, hands = {}, {}
      for i, seat in ipairs(game:seats()) do
        hands[i] = seat.hand:cards()
        local options = {}
        for _, card in ipairs(hands[i]) do table.insert(options, { "bid", card }) end
        table.insert(questions, { seat = seat, prompt = "bid", options = options })
      end
      local answers = game:ask_secret(questions)
      local best = nil
      for i, seat in ipairs(game:seats()) do
        local card = hands[i][answers[i]]
        card:move(seat.won)
        if best == nil or card.id > best.id then best = card end
      end
      local winner = best.owner
      winner:add("points", game.prize.top.worth)
      game.prize.top:move(winner.won)
      return game.round < game:setting "rounds" and "turn_up" or nil
    end,
  },
  outcome = function(game) return game:rank_by "points" end,
  discharge = function(game, seat) return { section = { points = seat.points }, purse = seat.points, titles = { "title.bidder" } } end,
}
)lua";

/// Told, bid, told, bid, and so on for eight chapters.
save::Content mixed() {
    save::DiskFiles files;
    save::Content all = read_content(files, source_folder(), "black_water");
    std::erase_if(all.files, [](const auto& file) { return file.first.starts_with("black_water/"); });
    const auto add = [&](const std::string& path, const std::string& text) {
        all.files.emplace_back(path, text);
    };
    add("mixed/campaign.lua",
        "return { start = '01_told', most_players = 4, settings = { bidders = { rounds = 2 } } }");
    add("bidders/rules.lua", kRules);
    add("bidders/game.lua", kGame);
    for (int worth = 1; worth <= 3; ++worth)
        add(fmt::format("bidders/prizes/prize_{}.lua", worth),
            fmt::format("return prize {{ worth = {} }}", worth));
    for (int chapter = 1; chapter <= 8; ++chapter) {
        const bool bids = chapter % 2 == 0;
        const std::string next =
            chapter == 8 ? "story:finish 'campaign.won'"
                         : fmt::format("'{:02}_{}'", chapter + 1, chapter % 2 == 0 ? "told" : "bids");
        const std::string page =
            bids ? fmt::format(
                       "alive = function(story) for _, hero in ipairs(story.heroes) do "
                       "story:set_flag('rank_' .. story:rank(hero), story:score(hero)) end return {} end",
                       next)
                 : fmt::format("alive = function(story) return {} end", next);
        add(fmt::format("mixed/{}{:02}_{}.lua", bids ? "bidders/chapters/" : "chapters/", chapter,
                        bids ? "bids" : "told"),
            fmt::format("return chapter {{ {} }}", page));
    }
    return all;
}

Library& two_sets() {
    static Library shared(mixed(), "mixed");
    for (const Problem& problem : shared.problems())
        FAIL_CHECK(problem.show());
    REQUIRE(shared.problems().empty());
    return shared;
}

}  // namespace

TEST_CASE("chapters alternate between two rule sets; heroes, titles, purse and flags go through") {
    Library& all = two_sets();
    CHECK(all.rule_set_names() == std::vector<std::string_view>{"deckbuilder", "bidders"});
    Session session(all, tape_of(beginning(all, 0, 3, 7)), {.policy = Policy::greedy});
    CHECK(session.run() == Session::End::ended);
    const campaign::State& end = session.state();
    CHECK(end.chronicle.size() == 9);
    CHECK(end.chronicle.back() == "end:campaign.won");
    CHECK(end.flags.at("rank_1").integer() != nullptr);
    for (const campaign::Member& member : end.members) {
        CHECK(member.sheet.at("hero").text() != nullptr);
        CHECK(campaign::section_of(member.sheet, "deckbuilder").at("deck").is_table());
        CHECK(campaign::section_of(member.sheet, "bidders").at("points").integer() != nullptr);
        CHECK(member.sheet.at("titles").show() == "{\"title.bidder\"}");
        CHECK(*member.sheet.at("purse").integer() >= 0);
        CHECK(*member.sheet.at("revision").integer() == 8);
    }
}

TEST_CASE(
    "a campaign of two rule sets is resumed at every beat in a fresh host, taken back, and stays the same") {
    rehearse::Plan plan;
    plan.campaign = "mixed";
    plan.games = 10;
    plan.seats = 3;
    plan.check = true;
    plan.fresh_beats = 40;
    plan.policy = Policy::random;
    const rehearse::Run run = rehearse::run(mixed(), plan);
    for (const auto& [seed, failure] : run.failures)
        FAIL_CHECK("seed " << seed << ": " << failure);
    CHECK(run.endings.at("end:campaign.won") == 10);
}

TEST_CASE("a chapter in another rule set's folder that says otherwise is told") {
    save::Content wrong = mixed();
    for (auto& [path, text] : wrong.files)
        if (path == "mixed/chapters/01_told.lua") text = "return chapter { plays = 'bidders' }";
    const Library library(std::move(wrong), "mixed");
    REQUIRE(library.problems().size() == 1);
    CHECK(library.problems().front().show() ==
          "mixed/chapters/01_told.lua:1: this chapter is played under the rules of deckbuilder because of "
          "the folder it "
          "stands in; for bidders it stands in mixed/bidders/chapters");
}

TEST_CASE("a companion that thinks ahead does not know what others have answered in an open secret round") {
    Library& all = two_sets();
    const std::vector<std::uint64_t> no_skips;
    campaign::State beat;
    std::size_t beat_at = 0;
    int asked = 0;
    People people(all, Policy::random);
    Session session(all, tape_of(beginning(all, 3, 3, 11)),
                    {.front = &people, .at_beat = [&](const campaign::State& state) {
                         beat = state;
                         beat_at = people.session->tape().steps().size();
                     }});
    people.session = &session;
    people.instead = [&](const Question& question, const campaign::State& state) -> std::optional<Reply> {
        if (state.stage != campaign::Stage::play || !question.secret || question.seat == seat_at(0))
            return std::nullopt;
        const auto& steps = session.tape().steps();
        std::vector<save::Step> prefix(steps.begin() + static_cast<std::ptrdiff_t>(beat_at), steps.end());
        const auto thought = [&] {
            return search(all.under("bidders").for_search(),
                          {.beat = beat,
                           .prefix = prefix,
                           .known = 0,
                           .skips = no_skips,
                           .question = question,
                           .table = state.table,
                           .settings = session.settings(),
                           .salt = 5},
                          {.playouts = 32});
        };
        const Answer before = thought();
        for (save::Step& step : prefix)
            if (auto* given = std::get_if<save::AnswerRecord>(&step))
                for (std::int32_t& value : given->answer.values)
                    value = (value + 1) % static_cast<std::int32_t>(question.options.size());
        CHECK(thought() == before);
        ++asked;
        return std::nullopt;
    };
    session.run();
    CHECK(asked >= 8);
}

TEST_CASE("in an open secret round somebody answers anew; what the others have answered stays") {
    Library& all = two_sets();
    People people(all, Policy::random);
    Session session(all, tape_of(beginning(all, 3, 4, 11)),
                    {.front = &people, .policy = Policy::search, .budget = {.playouts = 8}});
    people.session = &session;
    int anew = 0;
    SeatId wanted = SeatId::none;  // who answers anew
    std::vector<SeatId> before;    // who had answered then
    people.instead = [&](const Question& question, const campaign::State& state) -> std::optional<Reply> {
        if (state.stage != campaign::Stage::play || !question.secret) return std::nullopt;
        const std::vector<SeatId> answered = session.round().have_answered();
        if (wanted != SeatId::none) {
            CHECK(question.seat == wanted);
            CHECK(answered == before);  // an answer stands until there is another
            wanted = SeatId::none;
            ++anew;
            return Answer{{0}};
        }
        if (answered == before) return std::nullopt;  // and the round goes on where it was
        for (const SeatId seat : answered)
            if (!campaign::member_at(state, seat).companion) wanted = seat;
        before = answered;
        return wanted == SeatId::none ? std::optional<Reply>() : Reconsider{wanted};
    };
    CHECK(session.run() == Session::End::ended);
    CHECK(anew >= 4);
    for (const std::string& sentence : people.refused)
        FAIL_CHECK(sentence);
    // What stands on the tape leads to the same end, from anywhere.
    Session replay(all, session.tape(), {});
    CHECK(replay.run() == Session::End::ended);
    CHECK(campaign::hash(replay.state()) == campaign::hash(session.state()));
}

TEST_CASE("nobody answers anew who has not answered, is a companion, or is asked outside of a round") {
    Library& all = two_sets();
    People people(all, Policy::random);
    Session session(all, tape_of(beginning(all, 2, 3, 11)), {.front = &people});
    people.session = &session;
    std::size_t wishes = 0;
    std::uint32_t last = 0;
    people.instead = [&](const Question& question, const campaign::State&) -> std::optional<Reply> {
        if (std::exchange(last, session.answers() + 1) == session.answers() + 1) return std::nullopt;
        ++wishes;
        return Reconsider{wishes % 2 == 0 ? question.seat : seat_at(2)};
    };
    CHECK(session.run() == Session::End::ended);
    CHECK(wishes > 8);
    CHECK(people.refused.size() == wishes);
}

TEST_CASE("whoever leaves while somebody answers anew finds the answer that stood") {
    Library& all = two_sets();
    People people(all, Policy::random);
    Session session(all, tape_of(beginning(all, 3, 3, 11)), {.front = &people});
    people.session = &session;
    std::uint32_t answers = 0;
    people.instead = [&](const Question& question, const campaign::State& state) -> std::optional<Reply> {
        if (state.stage != campaign::Stage::play || !question.secret) return std::nullopt;
        if (answers != 0) return Quit{};
        if (question.seat != seat_at(2)) return std::nullopt;
        answers = session.answers();
        return Reconsider{seat_at(1)};
    };
    CHECK(session.run() == Session::End::left);
    CHECK(session.tape().answers() == answers);
    people.instead = [&](const Question& question, const campaign::State&) -> std::optional<Reply> {
        CHECK(question.seat == seat_at(2));
        CHECK(session.round().have_answered() == std::vector<SeatId>{seat_at(0), seat_at(1)});
        return Quit{};
    };
    CHECK(session.run() == Session::End::left);
}

TEST_CASE("beats that go round without asking end in one sentence") {
    save::Content round = mixed();
    for (auto& [path, text] : round.files)
        if (path == "bidders/game.lua") {
            const std::string wanted = "return game.round <";
            text.replace(text.find(wanted), wanted.size(), "return 'turn' or game.round <");
            text.replace(text.find("beats = {"), 9, "beats = { turn = function() return 'turn' end,");
        }
    Library library(std::move(round), "mixed");
    REQUIRE(library.problems().empty());
    // Also in the heads of companions that think ahead.
    for (const Policy policy : {Policy::random, Policy::search}) {
        Session session(library, tape_of(beginning(library, 0, 2, 3)),
                        {.policy = policy, .budget = {.playouts = 2}});
        try {
            session.run();
            FAIL_CHECK("it ended");
        } catch (const ScriptError& error) {
            CHECK(error.call == 0);
            CHECK(std::string(error.what()).find("without asking anybody") != std::string::npos);
        }
    }
}

TEST_CASE("a mistake in a companion's advice does not stop people") {
    save::Content wrong = mixed();
    for (auto& [path, text] : wrong.files)
        if (path == "bidders/game.lua")
            text.replace(text.find("outcome ="), 9,
                         "advise = function(game) return { game.round.x } end, outcome =");
    Library library(std::move(wrong), "mixed");
    REQUIRE(library.problems().empty());
    People people(library, Policy::random);
    Session session(library, tape_of(beginning(library, 1, 3, 3)),
                    {.front = &people, .policy = Policy::greedy});
    people.session = &session;
    CHECK(session.run() == Session::End::ended);
    REQUIRE(people.refused.size() == 1);
    CHECK(people.refused.front().find("game.lua") != std::string::npos);
}

TEST_CASE("settings of another rule set stand in a table with its name; rivals take back to the line") {
    Library& all = two_sets();
    Problems problems;
    Library& bidders = all.under("bidders");
    CHECK(bidders.settings(Value::table(), problems).number("rounds") == 2);
    CHECK(bidders.settings(Value::table(), problems).is("undo", "to_line"));
    CHECK(all.settings(Value::table(), problems).is("undo", "free"));
    Value chosen = Value::table();
    Value own = Value::table();
    own.set("rounds", 3);
    chosen.set("bidders", own);
    CHECK(bidders.settings(chosen, problems).number("rounds") == 3);
    CHECK(problems.empty());
}

TEST_CASE("under other rules a hero is who they know, and honours without a text are spelt out") {
    Library all = play::test::library_of("five_to_eleven");
    const scene::Words words(all, "en");
    const auto sheet = [](const char* common, const char* section) {
        Value own = Value::table();
        own.set("hero", section);
        Value sections = Value::table();
        sections.set("deckbuilder", own);
        Value made = Value::table();
        made.set("hero", common);
        made.set("sections", sections);
        return made;
    };
    CHECK(words.hero_of(sheet("borgrim_kegson", "necromancer")) == Name::of("necromancer"));
    CHECK(words.hero_of(sheet("necromancer", "nobody_known")) == Name::of("necromancer"));
    CHECK(!words.hero_of(sheet("borgrim_kegson", "nobody_known")));
    CHECK(!words.hero_of(Value()));
    CHECK(words.honour("trophy.set_menu") == "Set menu");
    CHECK(words.honour("title.01_head_cook") == "Head cook");
}

TEST_CASE(
    "the shipped campaigns of several rule sets are played to their ends, and their heroes go through") {
    save::DiskFiles files;
    for (const auto& [campaign, sets] : {std::pair{"five_to_eleven", 2}, std::pair{"set_menu", 5}}) {
        const auto& shown = campaign;
        CAPTURE(shown);
        Library all(read_content(files, source_folder(), campaign), campaign);
        REQUIRE(all.problems().empty());
        CHECK(all.rule_set_names().size() == static_cast<std::size_t>(sets));
        Session session(all, tape_of(beginning(all, 0, 2, 1)), {.policy = Policy::greedy});
        CHECK(session.run() == Session::End::ended);
        CHECK(session.state().chronicle.size() > static_cast<std::size_t>(sets));
        CHECK(session.state().chronicle.back().starts_with("end:"));
        for (const campaign::Member& member : session.state().members)
            CHECK(*member.sheet.at("revision").integer() >= sets);
    }
}

TEST_CASE("rules know from this move on who sits on a chair, and a resume knows it too") {
    save::DiskFiles disk;
    const save::Content content = read_content(disk, source_folder(), "twister");
    Library lib(content, "twister");
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 2, 8), content);
    Evening evening(lib, file.tape(), &file);
    const auto companion = [](const campaign::State& state, int seat) {
        return *state.table.course().at("companions").at(seat).truth();
    };
    const auto acts = [](const Question& question) {
        return question.options.size() + question.refusals.size();
    };
    int stage = 0;
    std::size_t all = 0;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<Reply> {
        if (question.prompt != intern("action")) return std::nullopt;
        if (stage == 0) {
            stage = 1;
            all = acts(question);
            CHECK(!question.refusals.empty());
            CHECK(companion(state, 2));
            return Handover{1, false, "Ada"};
        }
        if (stage == 1) {
            stage = 2;
            CHECK(!companion(state, 2));
            CHECK(acts(question) == all);
            // What an older save says of chairs was played by rules that heard nothing of it.
            campaign::State old = state;
            Value what = Value::table();
            what.set("member", 1);
            what.set("companion", true);
            apply_handover(what, old, lib.rules());
            CHECK(old.members[1].companion);
            CHECK(!companion(old, 2));
        }
        if (stage == 2 && question.seat == seat_at(1)) {
            stage = 3;
            CHECK(acts(question) == all);
            return Handover{0, true, ""};
        }
        if (stage == 3) {
            CHECK(companion(state, 1));
            return Quit{};
        }
        return std::nullopt;
    };
    evening.session.run();
    CHECK(stage == 3);
    CHECK(hash_at_end_of(lib, save::load(files.bytes(kPath), kPath).tape) == evening.people.last_seen);
}

TEST_CASE("a chair that changes hands at a beat's first question was somebody else's in the beats before") {
    // Two beats without a question lie between two answers: only the second may hear of what is said at its
    // end.
    save::Content content = mixed();
    for (auto& [path, text] : content.files) {
        if (path == "bidders/game.lua") {
            const std::string_view opening = "turn_up = function(game)";
            text.replace(
                text.find(opening), opening.size(),
                "turn_up = function(game)\n"
                "      if game:seats()[2].companion then game:add('round', 0) else game.seen = 1 end");
        }
        if (path == "bidders/rules.lua") {
            const std::string_view round = "round = 0,";
            text.replace(text.find(round), round.size(), "round = 0, seen = { 0, 0, 1 },");
        }
        if (path == "mixed/campaign.lua") text.replace(text.find("01_told"), 7, "02_bids");
    }
    Library lib(content, "mixed");
    for (const Problem& problem : lib.problems())
        FAIL_CHECK(problem.show());
    const auto seen = [](const campaign::State& state) {
        return state.table.get(kind_named(state.table.catalogue().table_counters, intern("seen")));
    };
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 2, 8), content);
    Evening evening(lib, file.tape(), &file);
    bool handed = false;
    int at_hand = -1;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<Reply> {
        if (question.prompt != intern("bid")) return std::nullopt;
        if (!std::exchange(handed, true)) return Handover{1, false, "Ada"};
        at_hand = seen(state);
        return Quit{};
    };
    evening.session.run();
    CHECK(at_hand == 0);
    CHECK(hash_at_end_of(lib, save::load(files.bytes(kPath), kPath).tape) == evening.people.last_seen);
}
