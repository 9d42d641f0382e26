// What is told of a chapter: counted by the layout's deeds, and again by hand from the sentences people read.
#include "scene/tale.h"

#include "play/fixture.h"
#include "scene/deeds.h"
#include "scene/words.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// Everything of a tale in one text.
std::string shown(const scene::Tale& tale) {
    std::string all = fmt::format("{} {}\n", tale.title, tale.outcome);
    for (const scene::Part& part : tale.parts) {
        all += fmt::format("{}, {}:", part.player, part.hero);
        for (const scene::Deed& deed : part.deeds)
            all += fmt::format(" {} ({}) {};", deed.words, deed.of, deed.amount);
        for (const scene::Milestone& milestone : part.milestones)
            all += fmt::format(" {} [{}];", milestone.words, milestone.gained);
        all += '\n';
    }
    for (const scene::Space& space : tale.way.spaces)
        all += fmt::format("{}{}{} ", space.label, space.gone ? "*" : "", space.here ? "@" : "");
    return all;
}

std::string told_of(play::Library& with, const save::Tape& tape) {
    play::Library beside = with.further();
    const auto tale = scene::recount(beside, "en", tape);
    return tale ? shown(*tale) : "nothing";
}

/// The number before a word, as in "Flour Rat takes 3 damage: 0 life left."; 0 if it is not said.
int number_before(const std::string& sentence, std::string_view word) {
    const std::size_t at = sentence.find(word);
    if (at == std::string::npos) return 0;
    const std::size_t from = sentence.rfind(' ', at - 1);
    return std::stoi(sentence.substr(from + 1, at - from - 1));
}

/// The first chapter of Black Water to the end of its page, with its sentences.
struct Chapter {
    save::Tape tape;
    std::vector<std::string> sentences;

    Chapter(int persons, int seats, std::uint64_t seed) {
        const scene::Words words(library(), "en");
        play::test::Evening evening(library(), tape_of(beginning(library(), persons, seats, seed)));
        evening.people.heard = [&](const Event& event) {
            if (evening.session.state().stage >= campaign::Stage::intro)
                sentences.push_back(words.told(event, evening.session.state()));
        };
        evening.people.instead = [](const Question&,
                                    const campaign::State& state) -> std::optional<play::Reply> {
            if (state.stage > campaign::Stage::page) return play::Quit{};
            return std::nullopt;
        };
        evening.session.run();
        tape = evening.session.tape();
    }
};

int amount_of(const scene::Part& part, const std::string& words) {
    for (const scene::Deed& deed : part.deeds)
        if (deed.words.find(words) != std::string::npos) return deed.amount;
    return 0;
}

}  // namespace

TEST_CASE("deeds are what a reader of the log counts: kills, damage, life, falls, purchases") {
    for (const std::uint64_t seed : {3U, 11U, 12U}) {
        const Chapter chapter(3, 3, seed);
        std::map<std::string, std::map<std::string, int>> by_hand;
        std::string turn;
        for (std::string line : chapter.sentences) {
            if (line.starts_with("Player")) line.front() = 'p';
            if (line.starts_with("— ")) turn = line.substr(4, line.size() - 8);
            by_hand[turn][" damage"] += number_before(line, " damage: ");
            for (const std::string who : {"player 1", "player 2", "player 3"}) {
                auto& count = by_hand[who];
                count["kill"] += line.starts_with(who + " kills ") ? 1 : 0;
                count["bought"] += line.starts_with(who + " buys ") ? 1 : 0;
                count["ell "] += line == who + " falls." ? 1 : 0;
                if (line.find(who + " loses ") != std::string::npos)
                    count["life lost"] += number_before(line, " life: ");
            }
        }
        play::Library beside = library().further();
        const auto tale = scene::recount(beside, "en", chapter.tape);
        REQUIRE(tale);
        REQUIRE(tale->parts.size() >= 3);
        CHECK(tale->ending != Ending::running);
        int kills = 0;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            const scene::Part& part = tale->parts[seat];
            CHECK(part.player == fmt::format("player {}", seat + 1));
            for (const auto& deed : by_hand[part.player])
                CHECK_MESSAGE(amount_of(part, deed.first) == deed.second, part.player << ": " << deed.first);
            kills += amount_of(part, "kill");
        }
        CHECK(kills > 3);
    }
}

TEST_CASE(
    "7.6 damage that carries on is told, and counted, where it lands: a Monster takes what it has life for") {
    int over = 0;
    for (const std::uint64_t seed : {3U, 11U, 12U}) {
        play::test::Evening evening(library(), tape_of(beginning(library(), 3, 3, seed)));
        const Catalogue& catalogue = *library().rules().catalogue();
        const int wounds = kind_named(catalogue.card_counters, Name::of("wounds"));
        evening.people.heard = [&](const Event& event) {
            over += event.name.text() == "log.carried" || event.name.text() == "log.wasted";
            if (event.name.text() != "log.wounded") return;
            const CardId monster = scene::slot_of(event, intern("monster")).as_card();
            CHECK(scene::slot_of(event, intern("n")).as_number() <=
                  evening.session.state().table.get(monster, wounds));
        };
        evening.session.run();
    }
    CHECK(over > 0);
}

TEST_CASE("a level says what it brings, and no more") {
    bool seen = false;
    for (const std::uint64_t seed : {3U, 11U, 12U, 13U}) {
        const Chapter chapter(2, 2, seed);
        play::Library beside = library().further();
        const auto tale = scene::recount(beside, "en", chapter.tape);
        REQUIRE(tale);
        for (const scene::Part& part : tale->parts)
            for (const scene::Milestone& milestone : part.milestones) {
                if (milestone.words != "Level 2!") continue;
                seen = true;
                CHECK(milestone.gained.size() > 5);
                CHECK(milestone.gained.find("Level") == std::string::npos);
                CHECK(milestone.gained.find("XP") == std::string::npos);
            }
    }
    CHECK(seen);
}

TEST_CASE("whoever leaves, comes back, takes back and goes on reads the same tale") {
    const Chapter chapter(2, 3, 5);
    const std::string straight = told_of(library(), chapter.tape);
    CHECK(straight.find("kill") != std::string::npos);

    // The same chapter, left and resumed three times, with answers taken back and brought back on the way.
    save::MemoryFiles files;
    save::CampaignFile file = new_file(files, beginning(library(), 2, 3, 5));
    for (const std::uint32_t leave : {20U, 45U, 0U}) {
        play::test::Evening evening(library(), file.tape(), &file);
        int undone = 0;
        evening.people.instead = [&](const Question&,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            const std::uint32_t now = evening.session.answers();
            if (state.stage > campaign::Stage::page) return play::Quit{};
            if (leave != 0 && now >= leave) return play::Quit{};
            if (now > 12 && undone < 2) return play::Undo{undone++ == 0 ? now - 4 : now + 4};
            return std::nullopt;
        };
        evening.session.run();
    }
    CHECK(told_of(library(), file.tape()) == straight);
}

TEST_CASE("a chapter that is still played is told as far as it went") {
    play::test::Evening evening(library(), tape_of(beginning(library(), 2, 2, 9)));
    evening.people.quit_at = 40;
    evening.session.run();
    const std::uint64_t before = evening.hash();
    play::Library beside = library().further();
    const auto tale = scene::recount(beside, "it", evening.session.tape());
    REQUIRE(tale);
    CHECK(tale->ending == Ending::running);
    REQUIRE(tale->way.spaces.size() == 1);
    CHECK(tale->way.spaces.front().here);
    CHECK(evening.hash() == before);
}

TEST_CASE("the way so far shows each chapter gone, how it ended there, and where it goes on") {
    campaign::State state = beginning(library(), 1, 1, 1);
    state.chronicle = {"01_the_mill:dead", "01_the_mill:alive"};
    state.paths = {{"on", "02_the_ferry", ""}, {"down", "02_the_cellar", ""}};
    state.stage = campaign::Stage::closing;
    const scene::Chart way = scene::way_so_far(state, library().manifest(), library().language("en"));
    REQUIRE(way.spaces.size() == 4);
    CHECK(way.spaces[0].pigment == "blood");
    CHECK(way.spaces[1].pigment == "leaf");
    CHECK(way.spaces[1].here);
    CHECK_FALSE(way.spaces[2].gone);
    CHECK(way.ways.size() == 3);
    CHECK(way.columns == 3);
    // Nobody goes on from a campaign that is lost, nor from one that must be.
    state.losses = library().manifest().losses_allowed;
    CHECK(scene::way_so_far(state, library().manifest(), library().language("en")).spaces.size() == 2);
    state.losses = 0;
    state.stage = campaign::Stage::ended;
    CHECK(scene::way_so_far(state, library().manifest(), library().language("en")).spaces.size() == 2);
}

TEST_CASE("every rule set's chapters are told, in both languages") {
    save::DiskFiles files;
    for (const char* campaign : {"gauntlet", "lords", "twister", "fighter", "set_menu"}) {
        play::Library with(play::read_content(files, source_folder(), campaign), campaign);
        REQUIRE(with.problems().empty());
        const int seats = std::max(2, with.manifest().least_players);
        campaign::Party party;
        party.seed = 4;
        for (int seat = 0; seat < seats; ++seat) {
            party.players.push_back(fmt::format("player {}", seat + 1));
            party.companions.push_back(true);
        }
        save::Tape first;
        play::Session session(with, tape_of(campaign::begin(with.environment(), party)),
                              {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& state) {
                                   if (state.stage == campaign::Stage::closing) session.leave();
                               }});
        session.run();
        for (const char* code : {"en", "it"}) {
            play::Library beside = with.further();
            const auto tale = scene::recount(beside, code, session.tape());
            REQUIRE_MESSAGE(tale, campaign);
            const std::string all = shown(*tale);
            CHECK_MESSAGE(all.find('[' + std::string("deed")) == std::string::npos, all);
            CHECK_MESSAGE(all.find("[tale") == std::string::npos, all);
            CHECK_MESSAGE(all.find('{') == std::string::npos, all);
            int deeds = 0;
            for (const scene::Part& part : tale->parts)
                deeds += static_cast<int>(part.deeds.size());
            CHECK_MESSAGE(deeds > 2, campaign << ": " << all);
        }
    }
}

TEST_CASE("what stands only meanwhile is told in the middle of a chapter, and the sum at its end") {
    play::Library with = play::test::library_of("lords");
    const campaign::Party party{.players = {"Ada", "Bo"}, .companions = {true, true}, .seed = 4};
    const int year = kind_named(with.rules().catalogue()->table_counters, Name::of("year"));
    std::optional<save::Tape> first;
    play::Session session(
        with, tape_of(campaign::begin(with.environment(), party)),
        {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& state) {
             if (!first && state.stage == campaign::Stage::play && state.table.get(year) == 2)
                 first = session.tape();
             if (state.stage == campaign::Stage::closing) session.leave();
         }});
    session.run();
    REQUIRE(first);
    const auto said = [&](const save::Tape& tape) {
        play::Library beside = with.further();
        const auto tale = scene::recount(beside, "en", tape);
        REQUIRE(tale);
        return shown(*tale);
    };
    const std::string middle = said(*first);
    CHECK(middle.find("titles not counted") != std::string::npos);
    CHECK(middle.find("The second year") != std::string::npos);
    CHECK(middle.find("examination") == std::string::npos);
    const std::string end = said(session.tape());
    CHECK(end.find("titles not counted") == std::string::npos);
    CHECK(end.find("The second year") == std::string::npos);
    CHECK(end.find(" lost: ") != std::string::npos);
}

TEST_CASE("of rivals the tale says who has won, dead or alive, and tells them by place") {
    play::Library with = play::test::library_of("gauntlet");
    const campaign::Party party{.players = {"Ada", "Bo", "Cid"}, .companions = {true, true, true}, .seed = 4};
    play::Session session(with, tape_of(campaign::begin(with.environment(), party)),
                          {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& state) {
                               if (state.stage == campaign::Stage::closing) session.leave();
                           }});
    session.run();
    play::Library beside = with.further();
    const auto tale = scene::recount(beside, "en", session.tape());
    REQUIRE(tale);
    const Standings& standings = session.state().standings;
    int place = 1;
    for (const scene::Part& part : tale->parts) {
        if (part.seat == SeatId::none) continue;
        CHECK(part.rank == standings.ranks[index(part.seat)]);
        CHECK(part.rank >= place);
        place = part.rank;
    }
    REQUIRE(tale->parts[1].rank == 2);
    CHECK(tale->outcome == fmt::format("{} wins, with {} gold", tale->parts[0].player,
                                       standings.scores[index(tale->parts[0].seat)]));
}

TEST_CASE("each is known for the first deed of which nobody else did as much, and no deed makes two known") {
    int known = 0;
    for (const std::uint64_t seed : {3U, 11U, 12U, 13U}) {
        const Chapter chapter(3, 3, seed);
        play::Library beside = library().further();
        const auto tale = scene::recount(beside, "en", chapter.tape);
        REQUIRE(tale);
        // In the layout's order, each deed's words for one, and what it is called to have done most.
        const std::pair<const char*, const char*> kinds[] = {
            {"kill", "The busiest blade"},           {" damage", "The heaviest hand"},
            {"est blow", "The blow of the evening"}, {"life lost", "The favourite target"},
            {"warded off", "The thickest skin"},     {"life healed", "The best patient"},
        };
        std::set<std::string> taken;
        for (const auto& [words, name] : kinds) {
            std::vector<int> amounts;
            for (const scene::Part& part : tale->parts)
                if (part.seat != SeatId::none) amounts.push_back(amount_of(part, words));
            const int most = *std::max_element(amounts.begin(), amounts.end());
            for (const scene::Part& part : tale->parts) {
                if (part.seat == SeatId::none) {
                    CHECK(part.known.empty());
                    continue;
                }
                const bool alone = most > 0 && amount_of(part, words) == most &&
                                   std::count(amounts.begin(), amounts.end(), most) == 1;
                INFO(shown(*tale), "\n", part.player, " is known for '", part.known, "'");
                REQUIRE(part.feat < part.deeds.size());
                if (part.known == name) {
                    CHECK(part.deeds[part.feat].words.find(words) != std::string::npos);
                    CHECK(alone);
                    CHECK(taken.insert(name).second);
                    ++known;
                } else if (alone) {  // known for something that comes earlier
                    CHECK(taken.contains(part.known));
                }
            }
        }
    }
    CHECK(known > 5);
}
