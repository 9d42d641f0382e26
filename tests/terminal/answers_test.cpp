// What people type: numbers, words in any order, owners' names; and what is too little to go by.
#include "terminal/answers.h"

#include "play/fixture.h"

#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::terminal;

namespace {

Question of(int options, Shape shape = Shape::choose_one) {
    Question question;
    question.shape = shape;
    for (int i = 0; i < options; ++i)
        question.offer(intern("play"), Ref::number(i));
    return question;
}

const std::vector<std::string> kShown{"Attack the Flour Rat (life 2/2) [Ben]",
                                      "Attack the Flour Rat (life 2/2) [Cleo]", "Play the Red Mage",
                                      "Play the Mage", "Play the Festival Ale (heals 3)"};

std::int32_t chosen(const std::string& typed) {
    const Parsed parsed = parse_answer(of(5), typed, kShown);
    return parsed.answer ? parsed.answer->values[0] : -1;
}

}  // namespace

TEST_CASE("a number, a whole name, a part of one, words in any order, a capital more or less") {
    CHECK(chosen("2") == 1);
    CHECK(chosen("2.") == 1);
    CHECK(chosen("2)") == 1);
    CHECK(chosen("play the mage") == 3);
    CHECK(chosen("red") == 2);
    CHECK(chosen("ale play") == 4);
    CHECK(chosen("RAT cleo") == 1);
    CHECK(chosen("[ben]") == 0);
}

TEST_CASE("of two that end in the same words the shorter is meant") { CHECK(chosen("mage") == 3); }

TEST_CASE("words at the end of one option that stand elsewhere in another choose neither") {
    const std::vector<std::string> party{"On with the story", "Let a companion play for Anna",
                                         "Anna sits this chapter out"};
    CHECK(!parse_answer(of(3), "Anna", party).answer);
    CHECK(parse_answer(of(3), "Anna", party).fitting == std::vector<std::size_t>{1, 2});
    CHECK(parse_answer(of(3), "for anna", party).answer == Answer{{1}});
}

TEST_CASE("words that fit several options choose none, and say all that they fit") {
    CHECK(parse_answer(of(5), "rat", kShown).fitting == std::vector<std::size_t>{0, 1});
    CHECK(parse_answer(of(5), "play", kShown).fitting == std::vector<std::size_t>{2, 3, 4});
    CHECK(chosen("rat") == -1);
    CHECK(chosen("dragon") == -1);
    CHECK(chosen("") == -1);
    CHECK(chosen("7") == -1);
    const Parsed equal =
        parse_answer(of(2), "coin", {"Discard the Coin (worth 10)", "Discard the Coin (worth 10)"});
    REQUIRE(equal.answer);
    CHECK(equal.answer->values[0] == 0);
}

TEST_CASE("an empty line takes nothing and leaves nothing: none is a word") {
    Question question = of(3);
    question.shape = Shape::choose_some;
    question.least = 0;
    question.most = 3;
    CHECK_FALSE(parse_answer(question, "", {"Axe", "Bow", "Coin"}).answer);
    CHECK(parse_answer(question, "none", {"Axe", "Bow", "Coin"}).answer == Answer{});
    CHECK(parse_answer(question, "0", {"Axe", "Bow", "Coin"}).answer == Answer{});
    const Parsed twice = parse_answer(question, "1x2", {"Axe", "Bow", "Coin"});
    CHECK_FALSE(twice.answer);
    CHECK(twice.repeats);
    CHECK_FALSE(parse_answer(question, "1 9", {"Axe", "Bow", "Coin"}).repeats);
}

TEST_CASE("words match beginnings of words, and all and none only what they say") {
    const std::vector<std::string> shown{"Attack with the Longsword", "Keep them all", "Take the Small Axe",
                                         "Throw the Warrior's Coin"};
    const auto of_shown = [&](const std::string& typed) {
        const Parsed parsed = parse_answer(of(4), typed, shown);
        return parsed.answer ? parsed.answer->values[0] : -1;
    };
    CHECK(of_shown("sword") == -1);
    CHECK(of_shown("long") == 0);
    CHECK(of_shown("all") == -1);
    CHECK(of_shown("none") == -1);
    CHECK(of_shown("keep") == 1);
    CHECK(of_shown("keep all") == 1);
    CHECK(of_shown("coin warrior") == 3);
    CHECK(means("buy ham", "Buy the Hammer (40)"));
    CHECK_FALSE(means("ammer", "Buy the Hammer (40)"));
    CHECK_FALSE(means("", "Buy the Hammer (40)"));
}

TEST_CASE("options are chosen by the numbers that they wear, gaps and all") {
    const std::vector<int> numbers{2, 3, 7, 8, 12};
    const auto worn = [&](const std::string& typed) { return parse_answer(of(5), typed, kShown, numbers); };
    CHECK(worn("7").answer == Answer{{2}});
    CHECK(worn("12").answer == Answer{{4}});
    CHECK(!worn("1").answer);
    CHECK(worn("1").problem == "2-3, 7-8, 12");
    CHECK(worn("red").answer == Answer{{2}});
}

TEST_CASE("of equal options on one line the next is chosen each time, and no more than there are") {
    Question some = of(4, Shape::choose_some);
    some.least = 0;
    some.most = 4;
    const std::vector<std::string> shown{"Coin", "Staff", "Coin", "Coin"};
    const std::vector<int> numbers{2, 1, 2, 2};
    const auto chosen_of = [&](const std::string& typed) {
        const Parsed parsed = parse_answer(some, typed, shown, numbers);
        return parsed.answer ? parsed.answer->values : std::vector<std::int32_t>{-1};
    };
    CHECK(chosen_of("2 2") == std::vector<std::int32_t>{0, 2});
    CHECK(chosen_of("2x3") == std::vector<std::int32_t>{0, 2, 3});
    CHECK(chosen_of("1 2x2") == std::vector<std::int32_t>{1, 0, 2});
    CHECK(chosen_of("coin coin") == std::vector<std::int32_t>{0, 2});
    CHECK(chosen_of("2x4") == std::vector<std::int32_t>{-1});
    CHECK(chosen_of("2x0") == std::vector<std::int32_t>{-1});
    CHECK(chosen_of("2x999999999") == std::vector<std::int32_t>{-1});
}

TEST_CASE("a short word between others is nothing to choose by: only a beginning or a name is") {
    const std::vector<std::string> shown{"Follow the river", "Unlock the trapdoor and go down",
                                         "Take the Elf's Axe", "No, thank you"};
    const auto of_shown = [&](const std::string& typed) {
        const Parsed parsed = parse_answer(of(4), typed, shown);
        return parsed.answer ? parsed.answer->values[0] : -1;
    };
    CHECK(of_shown("go") == -1);
    CHECK(of_shown("and") == -1);
    CHECK(of_shown("go down") == 1);
    CHECK(of_shown("trapdoor") == 1);
    CHECK(of_shown("axe") == 2);
    CHECK(of_shown("elf") == 2);
    CHECK(of_shown("no") == 3);
}

TEST_CASE("a letter is no word that only joins others: yes is meant, and not thank you") {
    const std::vector<std::string> shown{"Yes", "No, thank you", "Nearly"};
    const auto of_shown = [&](const std::string& typed) {
        const Parsed parsed = parse_answer(of(3), typed, shown);
        return parsed.answer ? parsed.answer->values[0] : -1;
    };
    CHECK(of_shown("y") == 0);
    CHECK(of_shown("t") == 1);
    CHECK(of_shown("you") == -1);
    CHECK(of_shown("n") == -1);
}

TEST_CASE("a word that only one line has chooses it, however short, if it says anything") {
    const std::vector<std::string> shown{"Ask the miller for the key", "Break the door down",
                                         "Pay 10 for a dog, and it is yours", "Out of the window"};
    const auto of_shown = [&](const std::string& typed) {
        const Parsed parsed = parse_answer(of(4), typed, shown);
        return parsed.answer ? parsed.answer->values[0] : -1;
    };
    CHECK(of_shown("key") == 0);
    CHECK(of_shown("the key") == 0);
    CHECK(of_shown("dog") == 2);
    CHECK(of_shown("out") == 3);  // an option begins so
    CHECK(of_shown("for") == -1);
    CHECK(of_shown("is") == -1);
}

TEST_CASE("a square or a name is enough, with or without a full stop") {
    const std::vector<std::string> shown{"Dig at b1", "Dig at b2", "Build the Dark Parlour at c3.",
                                         "Place it [a4]"};
    const auto of_shown = [&](const std::string& typed) {
        const Parsed parsed = parse_answer(of(4), typed, shown);
        return parsed.answer ? parsed.answer->values[0] : -1;
    };
    CHECK(of_shown("b1") == 0);
    CHECK(of_shown("B2") == 1);
    CHECK(of_shown("dig at b2.") == 1);
    CHECK(of_shown("c3") == 2);
    CHECK(of_shown("parlour") == 2);
    CHECK(of_shown("a4") == 3);
    CHECK(of_shown("b") == -1);
    CHECK(of_shown("at") == -1);
}

TEST_CASE("articles and prepositions are nothing to choose by, nor in the way of what is") {
    const std::vector<std::string> shown{"The Bog Hound", "Use an ability", "Attacca il Ratto",
                                         "Fine del turno", "No, thank you"};
    const auto of_shown = [&](const std::string& typed) {
        const Parsed parsed = parse_answer(of(5), typed, shown);
        CHECK(parsed.fitting.empty());
        return parsed.answer ? parsed.answer->values[0] : -1;
    };
    for (const char* joint : {"the", "an", "il", "del", "to the"})
        CHECK_MESSAGE(of_shown(joint) == -1, joint);
    CHECK(of_shown("the hound") == 0);
    CHECK(of_shown("use the ability") == 1);
    CHECK(of_shown("attacca la ratto") == 2);
    CHECK(of_shown("no") == 4);
    CHECK_FALSE(means("the", "The Bog Hound"));
    CHECK(means("the hound", "Bog Hound"));
}

TEST_CASE("an order can be taken as it stands; some can be all or none") {
    Question order = of(3, Shape::choose_some);
    order.ordered = true;
    order.least = order.most = 3;
    const std::vector<std::string> shown{"one", "two", "three"};
    CHECK(parse_answer(order, "", shown).answer->values == std::vector<std::int32_t>{0, 1, 2});
    CHECK(parse_answer(order, "3 1 2", shown).answer->values == std::vector<std::int32_t>{2, 0, 1});
    Question some = of(3, Shape::choose_some);
    some.least = 0;
    some.most = 3;
    CHECK(parse_answer(some, "all", shown).answer->values.size() == 3);
    CHECK(parse_answer(some, "none", shown).answer->values.empty());
    CHECK(parse_answer(some, "two, three", shown).answer->values == std::vector<std::int32_t>{1, 2});
    CHECK(!parse_answer(some, "1 1", shown).answer);
}

TEST_CASE("a digit that answers how many is the amount, not a line of that number") {
    Question question;
    question.shape = Shape::amount;
    question.least = 0;
    question.most = 2;
    CHECK(parse_answer(question, "2", {}).answer == Answer{{2}});
    CHECK(parse_answer(question, "0", {}).answer == Answer{{0}});
    CHECK(!parse_answer(question, "3", {}).answer);
}

TEST_CASE("between commas a name may have several words, between spaces each word is one") {
    Question some = of(5, Shape::choose_some);
    some.least = 0;
    some.most = 5;
    CHECK(parse_answer(some, "play red, ale", kShown).answer == Answer{{2, 4}});
    CHECK(parse_answer(some, "red ale", kShown).answer == Answer{{2, 4}});
    CHECK(parse_answer(some, "attack cleo, 5", kShown).answer == Answer{{1, 4}});
    CHECK(!parse_answer(some, "rat, ale", kShown).answer);
}

TEST_CASE("all is an answer only where everything may be chosen: nobody says it once for always elsewhere") {
    Question some = of(3, Shape::choose_some);
    some.least = 0;
    some.most = 3;
    CHECK(all_of(some) == Answer{{0, 1, 2}});
    some.least = some.most = 2;  // discard two
    CHECK(!all_of(some));
    CHECK(!parse_answer(some, "all", {"one", "two", "three"}).answer);
    some.least = some.most = 3;
    some.ordered = true;
    CHECK(!all_of(some));
    CHECK(!all_of(of(3)));
}

TEST_CASE("an empty line is an answer where there is no other: others may only do something meanwhile") {
    Question question = of(1);
    CHECK(only_answer(question) == 0);
    question.interject(SeatId{1}, intern("block"));
    CHECK(only_answer(question) == 0);
    CHECK_FALSE(only_answer(of(2)));
    CHECK_FALSE(only_answer(of(1, Shape::choose_some)));
}

TEST_CASE("what can be typed is said in words: how many, and whether it may be none") {
    const scene::Words words(play::test::library(), "en");
    Question some = of(5, Shape::choose_some);
    const auto how = [&](int least, int most) {
        some.least = least;
        some.most = most;
        return how_to_answer(some, words);
    };
    CHECK(how(0, 1) == "A number or words, or none");
    CHECK(how(0, 5) == "Numbers with spaces between them, all, or none");
    CHECK(how(0, 3) == "Numbers with spaces between them, or none; at most 3");
    CHECK(how(1, 3) == "Numbers with spaces between them, this many: 1\u20133");
    CHECK(how(2, 2) == "Numbers with spaces between them, exactly 2");
    CHECK(how(1, 1) == how_to_answer(of(5), words));
}
