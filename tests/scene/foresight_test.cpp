// What a rule set in Lua says that answers would come to (game.lua's `forecast`): it holds against the dice
// that are then thrown, and comes from nothing that who is asked may not know.
#include "scene/foresight.h"

#include "play/companions/companion.h"
#include "play/fixture.h"
#include "scene/deeds.h"
#include "scene/words.h"
#include "table/view.h"

#include <optional>
#include <string>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// Somebody throws two or three dice at a troll that strikes back at who fails; everybody has a hidden hand,
/// and there is a deck. `peeks`: the forecast reads what lies hidden.
save::Content trolls(bool peeks) {
    save::DiskFiles files;
    save::Content all = play::read_content(files, source_folder(), "black_water");
    std::erase_if(all.files, [](const auto& file) {
        return file.first.starts_with("black_water/") || file.first.starts_with("deckbuilder/");
    });
    all.files.emplace_back("trolls/rules.lua", R"lua(
return {
  seats = { 2, 2 }, streams = { "dice" },
  zones = { bridge = {}, deck = { seen_by = "nobody" }, hand = { of = "seat", seen_by = "owner" } },
  counters = { game = { round = 0 }, seat = { life = { 30, 0, 99 } } },
  kinds = { troll = { fields = { size = { "integer", 1, 20 }, fist = { "integer", 0, 9 } } }, charm = { fields = { luck = { "integer", 0, 9 } } } },
})lua");
    all.files.emplace_back("trolls/game.lua", std::string(R"lua(
local peeks = )lua") + (peeks ? "true" : "false") +
                                                  R"lua(

return game {
  set_up = function(game)
    for _, id in ipairs(game:definitions "troll") do game:create(id, game.bridge) end
    for _, id in ipairs(game:definitions "charm") do game:create(id, game.deck, 3) end
    game.deck:shuffle()
    for _, seat in ipairs(game:seats()) do for _ = 1, 3 do game.deck:draw(seat.hand) end end
    return "meet"
  end,
  beats = {
    meet = function(game)
      game:add("round", 1)
      local seat = game:seat(game.round % 2 + 1)
      local options = {}
      for _, troll in ipairs(game.bridge:cards()) do
        for count = 2, 3 do options[#options + 1] = { "throw", troll, number = count } end
      end
      options[#options + 1] = "run"
      local chosen = options[game:ask { seat = seat, prompt = "troll", options = options, slots = { first = game.bridge.top } }]
      if chosen ~= "run" then
        local sum = 0
        for _ = 1, chosen.number do sum = sum + game:roll(6, chosen[2], "dice") end
        if sum >= chosen[2].size then
          game:tell("log.falls", { card = chosen[2], n = sum })
        else
          seat:add("life", -chosen[2].fist)
          game:tell("log.stands", { card = chosen[2], n = sum, total = chosen[2].fist })
        end
      end
      return game.round < 60 and "meet" or nil
    end,
  },
  forecast = function(game, question)
    local told = {}
    for place, option in ipairs(question.options) do
      local troll = option.object
      if option.verb == "run" then
        told[place] = { on = "first", blow = { strength = 4, against = 5, hits = false } }
      else
        local luck = 0
        if peeks then
          luck = game.deck.top.luck
          for _, card in ipairs(question.seat.next.hand:cards()) do luck = 10 * luck + card.luck end
        end
        told[place] = {
          on = "object", dice = option.number, needs = luck + math.max(0, troll.size),
          blow = { hits = true, if_missed = true, costs = troll.fist, deadly = question.seat.life <= troll.fist },
        }
      end
    end
    return told
  end,
  outcome = function() return { alive = true } end,
})lua");
    all.files.emplace_back("trolls/layout.lua", R"lua(
return { icons = {}, frames = {}, table = { counters = {}, zones = { "bridge" }, piles = {} },
         seat = { counters = {}, zones = {}, piles = {} } })lua");
    for (const auto& [id, size, fist] : {std::tuple{"small", 1, 0}, {"fair", 9, 2}, {"tall", 15, 3}})
        all.files.emplace_back(fmt::format("trolls/trolls/{}.lua", id),
                               fmt::format("return troll {{ size = {}, fist = {} }}", size, fist));
    for (int luck = 0; luck < 5; ++luck)
        all.files.emplace_back(fmt::format("trolls/charms/charm_{}.lua", luck),
                               fmt::format("return charm {{ luck = {} }}", luck));
    all.files.emplace_back("trolls/text/en.lua", R"lua(
return {
  ask = { troll = "Which troll?" }, ["do"] = { throw = "Throw {n} dice at {card}", run = "Run" },
  log = { falls = "{The:card} falls: {n}.", stands = "{The:card} stands: {n}, and hits for {total}." },
  noun = { small = "small troll", fair = "fair troll", tall = "tall troll", ["01_in"] = "way in", charm_0 = "pin", charm_1 = "bean", charm_2 = "shoe",
           charm_3 = "clover", charm_4 = "cat" },
  odds = { costs = "{n|one=a bruise|other={n} bruises}", deadly = "and that is that" },
})lua");
    all.files.emplace_back(
        "bridge/campaign.lua",
        "return { start = '01_in', least_players = 2, most_players = 2, rules = 'trolls' }");
    all.files.emplace_back("bridge/chapters/01_in.lua",
                           "return chapter { alive = function(story) story:finish 'campaign.won' end }");
    return all;
}

struct Seen {
    Question question;
    std::vector<std::optional<Odds>> odds;
    std::vector<std::string> labels;
};

/// Every question of an evening with what is foreseen at it; `chosen`, and what the log then says.
struct OnTheBridge {
    explicit OnTheBridge(bool peeks) : all(trolls(peeks), "bridge"), words(all, "en"), foresight(all) {
        for (const Problem& problem : all.problems())
            FAIL_CHECK(problem.show());
        REQUIRE(all.problems().empty());
    }

    template <typename At, typename Heard>
    void play(std::uint64_t seed, At at, Heard heard) {
        Evening evening(all, tape_of(beginning(all, 2, 2, seed)), nullptr, play::Policy::random);
        evening.people.heard = heard;
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            const Answer answer = play::decide(play::Policy::random, all.rules(), all.thinking(), question,
                                               state.table, mix(seed, evening.session.answers()));
            if (question.prompt == Name::of("troll")) at(question, state, answer);
            return answer;
        };
        evening.session.run();
    }

    play::Library all;
    scene::Words words;
    scene::Foresight foresight;
};

}  // namespace

TEST_CASE("what a script says of a throw is what its dice then do") {
    OnTheBridge bridge(false);
    std::optional<Odds> odds;
    int fell = 0;
    int stood = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        bridge.play(
            seed,
            [&](const Question& question, const campaign::State& state, const Answer& answer) {
                odds = bridge.foresight.odds(question, state).at(static_cast<std::size_t>(answer.values[0]));
                REQUIRE(odds);
            },
            [&](const Event& event) {
                const bool falls = event.name == Name::of("log.falls");
                if (!falls && event.name != Name::of("log.stands")) return;
                REQUIRE(odds);
                REQUIRE(odds->needed);
                CHECK(odds->target == scene::slot_of(event, intern("card")));
                CHECK(falls == (scene::slot_of(event, intern("n")).as_number() >= odds->needed->least));
                if (odds->needed->is_vain()) CHECK_FALSE(falls);
                if (!falls) CHECK(odds->blow->costs == scene::slot_of(event, intern("total")).as_number());
                (falls ? fell : stood) += 1;
            });
    CHECK(fell > 100);
    CHECK(stood > 100);
}

TEST_CASE("a forecast stands behind its option, in words") {
    OnTheBridge bridge(false);
    bool asked = false;
    bridge.play(
        1,
        [&](const Question& question, const campaign::State& state, const Answer&) {
            if (asked) return;
            asked = true;
            std::vector<std::string> labels;
            for (const scene::Words::Said& said : bridge.words.said(question, state)) {
                CHECK(said.label == bridge.words.option(question, labels.size(), state));
                labels.push_back(said.label);
            }
            const auto told = [&](const char* label) {
                CAPTURE(fmt::format("{}", fmt::join(labels, "\n")));
                CHECK_MESSAGE(std::find(labels.begin(), labels.end(), label) != labels.end(), label);
            };
            told("Throw 2 dice at fair troll (needs 9 on 2 dice) (failing that, it hits, 2 bruises)");
            told(
                "Throw 2 dice at tall troll (cannot succeed: 15 on 2 dice) (failing that, it hits, 3 "
                "bruises)");
            told("Run (it misses, 4 against 5)");
        },
        [](const Event&) {});
    CHECK(asked);
}

TEST_CASE("no forecast comes from what its seat cannot know") {
    OnTheBridge bridge(true);
    int asked = 0;
    std::optional<std::vector<std::optional<Odds>>> first;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        bridge.play(
            seed,
            [&](const Question& question, const campaign::State& state, const Answer&) {
                const Ref deck = Ref::zone(state.table.zone(1, SeatId::none));
                campaign::State other = state;
                Stream luck(7, 1);
                // The deck and the other's hand lie otherwise: the seat cannot tell.
                const SeatId they = seat_at(1 - number_of(question.seat));
                const View view(other.table, question.seat, false);
                const std::uint64_t seen = view.digest();
                std::vector<ZoneId> zones{other.table.zone(1, SeatId::none)};
                other.table.redeal(
                    zones, [](CardId) { return false; }, luck);
                zones = {other.table.zone(2, they)};
                other.table.redeal(
                    zones, [](CardId) { return false; }, luck);
                CHECK(view.digest() == seen);
                CHECK(bridge.foresight.odds(question, other) == bridge.foresight.odds(question, state));
                CHECK(deck);
                ++asked;
            },
            [](const Event&) {});
    CHECK(asked > 100);
}

TEST_CASE("asking for a forecast changes nothing and draws nothing") {
    OnTheBridge bridge(false);
    bridge.play(
        3,
        [&](const Question& question, const campaign::State& state, const Answer&) {
            const std::uint64_t before = campaign::hash(state);
            CHECK_FALSE(bridge.foresight.odds(question, state).empty());
            CHECK(campaign::hash(state) == before);
        },
        [](const Event&) {});
}
