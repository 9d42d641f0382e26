// The lines of a question: numbers stay with what they mean for as long as a turn lasts, equal options stand
// on one line, cards stand by kind.
#include "scene/rows.h"

#include "play/fixture.h"
#include "terminal/answers.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;
using scene::Numbering;
using scene::Row;

namespace {

const Name ask_main = intern("main");

/// A question with these words as options, each about a card of that number; 0: about none.
struct Asked {
    Question question;
    std::vector<std::string> shown;
    std::vector<Row> rows;

    explicit Asked(const std::vector<std::pair<std::string, int>>& options, Name prompt = ask_main) {
        question.seat = SeatId{0};
        question.prompt = prompt;
        for (const auto& [words, card] : options) {
            question.offer(intern(card > 0 ? "play" : words),
                           card > 0 ? Ref::card(static_cast<CardId>(card), 1) : Ref());
            rows.push_back({static_cast<int>(rows.size()) + 1, {rows.size()}});
            shown.push_back(words);
        }
    }
    std::map<std::string, int> numbered(Numbering& numbering) {
        numbering.number(question, shown, rows);
        std::map<std::string, int> all;
        for (const Row& row : rows)
            all[shown[row.options.front()]] = row.number;
        return all;
    }
};

using Numbers = std::map<std::string, int>;

/// What an option is about: "Roll dice with the Mace" of "Roll 5 dice with the Mace (once)".
std::string without_amounts(const std::string& shown) {
    std::string words = terminal::without_facts(shown);
    std::erase_if(words, [](char letter) { return letter >= '0' && letter <= '9'; });
    return words;
}

/// Every question of some chapters that companions play, as somebody would see it.
template <typename See>
void see_questions(std::uint64_t seed, See see) {
    play::Library& lib = library();
    Evening evening(lib, tape_of(beginning(lib, 3, 3, seed)));
    evening.people.quit_at_chapter_end = true;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        see(question, state);
        return std::nullopt;
    };
    evening.session.run();
}

}  // namespace

TEST_CASE("a number stays with its line when a card is played, and is given to nothing else") {
    Numbering numbering;
    numbering.turn_begins(5);
    CHECK(Asked({{"Axe", 1}, {"Bow", 2}, {"Coin", 3}, {"End", 0}}).numbered(numbering) ==
          Numbers{{"Axe", 1}, {"Bow", 2}, {"Coin", 3}, {"End", 4}});
    CHECK(Asked({{"Bow", 2}, {"Coin", 3}, {"End", 0}}).numbered(numbering) ==
          Numbers{{"Bow", 2}, {"Coin", 3}, {"End", 4}});
    CHECK(Asked({{"Drink", 7}, {"Bow", 2}, {"End", 0}}).numbered(numbering) ==
          Numbers{{"Drink", 5}, {"Bow", 2}, {"End", 4}});
    CHECK(Asked({{"Axe", 1}, {"Bow", 2}, {"End", 0}}).numbered(numbering) ==
          Numbers{{"Axe", 1}, {"Bow", 2}, {"End", 4}});
    numbering.turn_begins(9);
    CHECK(Asked({{"Bow", 2}, {"End", 0}}).numbered(numbering) == Numbers{{"Bow", 1}, {"End", 2}});
}

TEST_CASE("the next of several equal cards has the number of the one that was played") {
    Numbering numbering;
    Asked({{"Coin", 1}, {"End", 0}}).numbered(numbering);
    CHECK(Asked({{"Coin", 2}, {"End", 0}}).numbered(numbering) == Numbers{{"Coin", 1}, {"End", 2}});
}

TEST_CASE("a line keeps its number though its words change, and other questions have their own") {
    Numbering numbering;
    Asked({{"Rat 2/2", 1}, {"Hound 4/4", 2}, {"Imp 1/1", 3}}).numbered(numbering);
    CHECK(Asked({{"Hound 1/4", 2}, {"Imp 1/1", 3}}).numbered(numbering) ==
          Numbers{{"Hound 1/4", 2}, {"Imp 1/1", 3}});
    CHECK(Asked({{"Hound 1/4", 2}, {"Imp 1/1", 3}}, intern("target")).numbered(numbering) ==
          Numbers{{"Hound 1/4", 1}, {"Imp 1/1", 2}});
}

TEST_CASE("a number that was freed is given to nothing else in the same turn, however much is new") {
    Numbering numbering;
    Asked({{"Axe", 1}, {"Bow", 2}, {"End", 0}}).numbered(numbering);
    CHECK(Asked({{"Coin", 3}, {"Drink", 4}, {"Egg", 5}, {"Fork", 6}, {"End", 0}}).numbered(numbering) ==
          Numbers{{"Coin", 4}, {"Drink", 5}, {"Egg", 6}, {"Fork", 7}, {"End", 3}});
    CHECK(Asked({{"Gem", 7}, {"End", 0}}).numbered(numbering) == Numbers{{"Gem", 8}, {"End", 3}});
    CHECK_FALSE(numbering.reuses());
    CHECK(Asked({{"Bow", 2}, {"End", 0}}).numbered(numbering) == Numbers{{"Bow", 2}, {"End", 3}});
}

TEST_CASE("a list of which nothing is left begins with what is free, and the one before it rests") {
    Numbering numbering;
    Asked({{"Axe", 1}, {"Bow", 2}}).numbered(numbering);
    CHECK(Asked({{"Coin", 3}, {"Drink", 4}}).numbered(numbering) == Numbers{{"Coin", 3}, {"Drink", 4}});
    CHECK_FALSE(numbering.reuses());
    CHECK(Asked({{"Egg", 5}, {"Fork", 6}}).numbered(numbering) == Numbers{{"Egg", 1}, {"Fork", 2}});
    CHECK(numbering.reuses());
}

TEST_CASE("squares give their numbers back when they have rested for a question; a menu's never return") {
    Numbering numbering;
    const auto squares = [&](const std::vector<int>& cells) {
        Asked asked({{"End", 0}});
        for (const int cell : cells) {
            asked.question.offer(intern("go"), Ref::square(0, cell));
            asked.rows.push_back({0, {asked.rows.size()}});
            asked.shown.push_back(std::string(1, static_cast<char>('a' + cell)));
        }
        return asked.numbered(numbering);
    };
    CHECK(squares({1, 2, 3}) == Numbers{{"End", 1}, {"b", 2}, {"c", 3}, {"d", 4}});
    CHECK(squares({3, 4, 5}) == Numbers{{"End", 1}, {"d", 4}, {"e", 5}, {"f", 6}});
    CHECK(squares({6, 7}) == Numbers{{"End", 1}, {"g", 2}, {"h", 3}});
    CHECK(numbering.reuses());
    CHECK(squares({6, 2}) == Numbers{{"End", 1}, {"g", 2}, {"c", 4}});
    CHECK(Asked({{"End", 0}, {"Axe", 1}}).numbered(numbering) == Numbers{{"End", 1}, {"Axe", 7}});
}

TEST_CASE("what is taken back comes again with the number that it had; a later turn is forgotten") {
    Numbering numbering;
    numbering.turn_begins(5);
    Asked({{"Axe", 1}, {"Bow", 2}, {"End", 0}}).numbered(numbering);
    Asked({{"Bow", 2}, {"End", 0}}).numbered(numbering);
    numbering.rewound(6);
    numbering.turn_begins(2);  // told again, from further back
    numbering.turn_begins(5);
    CHECK(Asked({{"Axe", 1}, {"Bow", 2}, {"End", 0}}).numbered(numbering) ==
          Numbers{{"Axe", 1}, {"Bow", 2}, {"End", 3}});
    Asked({{"Bow", 2}, {"End", 0}}).numbered(numbering);
    numbering.rewound(3);
    numbering.turn_begins(2);
    CHECK(Asked({{"Bow", 2}, {"Axe", 1}, {"End", 0}}).numbered(numbering) ==
          Numbers{{"Bow", 1}, {"Axe", 2}, {"End", 3}});
    numbering.rewound(3);
    numbering.turn_begins(2);
    CHECK(Asked({{"Axe", 1}, {"End", 0}}).numbered(numbering) == Numbers{{"Axe", 2}, {"End", 3}});
}

TEST_CASE(
    "who takes back into an earlier turn finds its gaps; another answer there forgets what came later") {
    Numbering numbering;
    numbering.turn_begins(5);
    Asked({{"Axe", 1}, {"Bow", 2}, {"End", 0}}).numbered(numbering);
    numbering.answered(6);
    Asked({{"Bow", 2}, {"End", 0}}).numbered(numbering);
    numbering.answered(7);
    numbering.turn_begins(7);
    Asked({{"Egg", 5}, {"Fork", 6}}).numbered(numbering);
    numbering.answered(8);
    CHECK(Asked({{"Fork", 6}}).numbered(numbering) == Numbers{{"Fork", 2}});
    numbering.rewound(6);
    CHECK(numbering.since() == 5);
    CHECK(Asked({{"Bow", 2}, {"End", 0}}).numbered(numbering) == Numbers{{"Bow", 2}, {"End", 3}});
    numbering.turn_begins(7);  // forward again
    CHECK(Asked({{"Fork", 6}}).numbered(numbering) == Numbers{{"Fork", 2}});
    numbering.rewound(6);
    numbering.answered(7);
    numbering.turn_begins(7);
    CHECK(Asked({{"Fork", 6}}).numbered(numbering) == Numbers{{"Fork", 1}});
}

TEST_CASE("within a turn nothing of a seat's menu changes its number, and every option has a line") {
    const scene::Words words(library(), "en");
    const scene::CardOrder order(library(), words);
    int kept = 0;
    for (std::uint64_t seed = 3; seed < 6; ++seed) {
        Numbering numbering;
        std::map<std::string, int> worn;  // by what is said, in this turn
        std::pair<int, SeatId> turn{-1, SeatId::none};
        see_questions(seed, [&](const Question& question, const campaign::State& state) {
            std::vector<std::string> shown;
            for (std::size_t i = 0; i < question.options.size(); ++i)
                shown.push_back(words.option(question, i, state));
            std::vector<Row> rows = scene::rows_of(question, state, order, shown);
            std::set<std::size_t> all;
            for (const Row& row : rows)
                for (const std::size_t option : row.options) {
                    all.insert(option);
                    CHECK(shown[option] == shown[row.options.front()]);
                }
            CHECK(all.size() == question.options.size());
            if (question.prompt != ask_main) return;
            const int round =
                state.table.get(kind_named(state.table.catalogue().table_counters, intern("round")));
            if (turn != std::pair{round, question.seat}) {
                turn = {round, question.seat};
                worn.clear();
                numbering = Numbering();
            }
            numbering.number(question, shown, rows);
            std::set<int> numbers;
            for (const Row& row : rows) {
                CHECK(numbers.insert(row.number).second);
                const auto [before, is_new] = worn.emplace(shown[row.options.front()], row.number);
                if (is_new) continue;
                const bool same = before->second == row.number;
                kept += same ? 1 : 0;
                if (!same) worn.clear();  // mostly new lines: it may begin with 1
                break;
            }
        });
    }
    CHECK(kept > 100);
}

TEST_CASE("cards to choose from stand by kind and name, equal ones on one line with their number") {
    const scene::Words words(library(), "en");
    const scene::CardOrder order(library(), words);
    int grouped = 0;
    see_questions(4, [&](const Question& question, const campaign::State& state) {
        if (question.shape != Shape::choose_some || question.ordered || question.options.empty()) return;
        if (question.options.front().object.kind() != RefKind::card) return;
        std::vector<std::string> shown;
        for (std::size_t i = 0; i < question.options.size(); ++i)
            shown.push_back(words.option(question, i, state));
        std::pair<std::size_t, std::string> last;
        for (const Row& row : scene::rows_of(question, state, order, shown)) {
            const Option& option = question.options[row.options.front()];
            const auto key = order.key(state.table.def(option.object.as_card()));
            CHECK(last <= key);
            last = key;
            grouped += row.options.size() > 1 ? 1 : 0;
        }
    });
    CHECK(grouped > 0);
}

TEST_CASE("what is warned of stands last, unless the order is part of the question") {
    const scene::Words words(library(), "en");
    const scene::CardOrder order(library(), words);
    const campaign::State state;
    Asked asked({{"sell", 0}, {"end", 0}, {"rest", 0}, {"wait", 0}});
    const auto listed = [&] {
        std::vector<std::string> lines;
        int last = 0;
        for (const Row& row : scene::rows_of(asked.question, state, order, asked.shown)) {
            CHECK(row.number == ++last);
            lines.push_back(asked.shown[row.options.front()]);
        }
        return lines;
    };
    using Lines = std::vector<std::string>;
    CHECK(listed() == Lines{"sell", "end", "rest", "wait"});
    asked.question.cautions = {{1, intern("others_wait"), {}}, {0, intern("worth_more"), {}}};
    CHECK(listed() == Lines{"rest", "wait", "sell", "end"});
    asked.question.ordered = true;
    CHECK(listed() == Lines{"sell", "end", "rest", "wait"});
    asked.question.ordered = false;
    asked.question.interject(SeatId{1}, intern("block"));
    asked.shown.push_back("block");
    CHECK(listed() == Lines{"rest", "wait", "sell", "end", "block"});
}

TEST_CASE("what lies before oneself stands before what lies before others, and is said to be one's own") {
    const scene::Words words(library(), "en");
    const scene::CardOrder order(library(), words);
    int seen = 0;
    see_questions(4, [&](const Question& asked, const campaign::State& state) {
        std::vector<Ref> before_all;
        const int monsters = kind_named(state.table.catalogue().zones, Name::of("monsters"));
        for (int seat = 0; monsters >= 0 && seat < state.table.seats(); ++seat)
            for (const CardId card : state.table.list(state.table.zone(monsters, seat_at(seat))))
                before_all.push_back(state.table.ref(card));
        Question question;
        question.prompt = asked.prompt;
        question.seat = SeatId{1};
        std::vector<std::string> shown;
        for (const Ref monster : before_all)
            question.offer(intern("choose"), monster);
        std::set<SeatId> areas;
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            shown.push_back(words.option(question, i, state));
            areas.insert(scene::area_of(question.options[i], state.table));
        }
        if (areas.size() < 2 || !areas.contains(question.seat)) return;
        ++seen;
        bool others = false;
        for (const Row& row : scene::rows_of(question, state, order, shown)) {
            const Option& option = question.options[row.options.front()];
            const bool own = scene::area_of(option, state.table) == question.seat;
            CHECK(own == shown[row.options.front()].ends_with("[before you]"));
            CHECK_FALSE((own && others));
            others = others || !own;
        }
    });
    CHECK(seen > 5);
}

TEST_CASE("what has its number on the table is called by it, and the way back by the same each time") {
    Value verbs = Value::table();
    verbs.set(1, "open_room");
    const auto numbers = [&](const std::vector<std::int32_t>& rooms) {
        Question question;
        question.prompt = ask_main;
        std::vector<Row> rows;
        for (const std::int32_t room : rooms) {
            question.offer(intern("open_room"), Ref::square(0, room), {}, room);
            rows.push_back({0, {rows.size()}});
        }
        question.offer(intern("back"));
        rows.push_back({0, {rows.size()}});
        Numbering numbering;
        std::vector<int> all;
        if (numbering.number_by_themselves(question, verbs, rows))
            for (const Row& row : rows)
                all.push_back(row.number);
        return all;
    };
    CHECK(numbers({5, 2}) == std::vector{2, 5, 9});
    CHECK(numbers({8}) == std::vector{8, 9});
    CHECK(numbers({4, 12}) == std::vector{4, 12, 13});
    CHECK(numbers({3, 3}).empty());
    CHECK(numbers({}).empty());
}

TEST_CASE("from question to question of a turn a line keeps its number, in every rule set") {
    save::DiskFiles files;
    for (const std::string campaign : {"black_water", "gauntlet", "lords", "twister", "fighter"}) {
        CAPTURE(campaign);
        play::Library all(play::read_content(files, source_folder(), campaign), campaign);
        REQUIRE(all.problems().empty());
        const scene::Words words(all, "en");
        const scene::CardOrder order(all, words);
        const Value& layout = all.layout();
        const Value& turns =
            layout.at(layout.at("numbered_after").is_table() ? "numbered_after" : "shown_after");
        Numbering numbering;
        std::map<std::pair<Name, SeatId>, std::map<std::string, int>> worn;  // in this turn
        int kept = 0;
        int greatest = 0;
        Evening evening(all, tape_of(beginning(all, 2, 2, 7)));
        evening.people.quit_at_chapter_end = true;
        evening.people.heard = [&](const Event& event) {
            if (!turns.lists(event.name.text())) return;
            numbering.turn_begins(evening.session.answers());
            worn.clear();
        };
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            if (question.shape != Shape::choose_one || evening.people.asked > 1'500)
                return evening.people.asked > 1'500 ? std::optional<play::Reply>(play::Quit{}) : std::nullopt;
            std::vector<std::string> shown;
            for (std::size_t i = 0; i < question.options.size(); ++i)
                shown.push_back(words.option(question, i, state));
            for (const std::string& said : shown)
                for (std::size_t at = said.find('['); at != std::string::npos; at = said.find('[', at + 1)) {
                    const std::string place = said.substr(at + 1, said.find(']', at) - at - 1);
                    CHECK_MESSAGE(said.find(place) == at + 1, said);  // whose it is and where is told once
                }
            std::vector<Row> rows = scene::rows_of(question, state, order, shown);
            numbering.number(question, shown, rows);
            std::map<std::string, int>& before = worn[{question.prompt, question.seat}];
            std::map<std::string, int> now;
            for (const Row& row : rows) {
                const std::string& said = shown[row.options.front()];
                if (!now.emplace(said, row.number).second) continue;  // another seat's, said alike
                greatest = std::max(greatest, row.number);
                // A key pressed once too often is no other answer.
                for (const auto& other : before)
                    if (other.second == row.number)
                        CHECK_MESSAGE(without_amounts(other.first) == without_amounts(said), campaign, " ",
                                      question.prompt.text(), ": ", row.number);
                if (!before.contains(said)) continue;
                ++kept;
                CHECK_MESSAGE(before.at(said) == row.number, campaign, " ", question.prompt.text(), ": ",
                              said);
            }
            before = std::move(now);
            return std::nullopt;
        };
        evening.session.run();
        CHECK(kept > 0);
        CHECK(greatest < (campaign == "twister" ? 60 : 30));
    }
}
