// Every shape of question that a script can put, what it is answered, and what is wrong with one that cannot
// be answered.
#include "script/questions.h"

#include "scripted/played.h"
#include "scripted/question_fields.h"

#include <set>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

constexpr std::string_view kRules =
    "return { seats = { 2, 4 }, zones = { deck = {}, hand = { of = \"seat\", seen_by = \"owner\" } },\n"
    "counters = { game = { got = { 0, -999, 999 } } }, cards = { \"imp\", \"ghost\" },\n"
    "boards = { floor = { rows = 3, columns = 3, terrains = { \"stone\" } } } }";

struct Asked {
    Question question;
    std::string wrong;
    int got = 0;
};

/// Plays a beat whose script asks; `answers` are given in turn.
Asked ask(std::string_view beat, std::vector<Answer> answers = {}) {
    const Ruled ruled(
        {{"toy/rules.lua", std::string(kRules)},
         {"toy/game.lua",
          fmt::format("return game {{ set_up = function(game) game:create(\"imp\", game.deck, 3)\n"
                      "for _, s in ipairs(game:seats()) do game:create(\"ghost\", s.hand, 2) end return "
                      "\"one\" end,\n"
                      "beats = {{ one = function(game) local one, two = game:seat(1), game:seat(2)\n"
                      "local cards = game.deck:cards() {}\n end }} }}",
                      beat)}});
    Asked asked;
    asked.wrong = ruled.first_problem();
    if (!asked.wrong.empty()) return asked;
    Played game(ruled, 2, 1);
    std::size_t next = 0;
    game.on_question = [&](const Question& question, const Table&) {
        if (next == 0) asked.question = question;
    };
    game.decide = [&](const Question& question) {
        if (next < answers.size()) return answers[next++];
        ++next;
        return any_answer(question, game.chance);
    };
    try {
        game.beat();
        game.beat();
    } catch (const ScriptError& error) {
        asked.wrong = error.what();
    }
    asked.got = game.table.get(0);
    return asked;
}

#define WRONG(beat, what)                            \
    do {                                             \
        const std::string said = ask(beat).wrong;    \
        CAPTURE(said);                               \
        CHECK(said.find(what) != std::string::npos); \
    } while (false)

}  // namespace

TEST_CASE("one: words, handles and tables are options; the answer is a place from 1") {
    const Asked asked =
        ask("game.got = game:ask { seat = two, prompt = \"bid\", options = { \"pass\", cards[2], { \"hire\", "
            "\"imp\", one, number = 3, group = 2 },\n"
            "{ \"go\", game:square(\"floor\", 2, 2), caution = \"muddy\", number = 4 }, { \"count\", 5 }, { "
            "\"open\", game:square(\"floor\", "
            "1, 1):edge \"east\" } },\n"
            "slots = { n = 3, who = one }, refused = { { \"steal\", cards[1], reason = \"too_far\", about = "
            "two } } }",
            {{{2}}});
    CHECK(asked.wrong == "");
    CHECK(asked.got == 3);
    const Question& q = asked.question;
    CHECK(q.shape == Shape::choose_one);
    CHECK(q.prompt == Name::of("bid"));
    CHECK(q.seat == seat_at(1));
    REQUIRE(q.options.size() == 6);
    CHECK(q.options[0].verb == Name::of("pass"));
    CHECK(q.options[1].verb == Name::of("choose"));
    CHECK(q.options[1].object.kind() == RefKind::card);
    CHECK(q.options[2].object.kind() == RefKind::definition);
    CHECK(q.options[2].target == Ref::seat(seat_at(0)));
    CHECK(q.options[2].number == 3);
    CHECK(q.options[2].group == 2);
    CHECK(q.options[3].object == Ref::square(0, 4));
    CHECK(q.options[4].object == Ref::number(5));
    CHECK(q.options[5].object == Ref::edge(0, 0, Side::east));
    REQUIRE(q.cautions.size() == 1);
    CHECK(q.cautions[0].option == 3);
    CHECK(q.cautions[0].reason == Name::of("muddy"));
    CHECK(q.cautions[0].about == Ref::number(4));
    REQUIRE(q.refusals.size() == 1);
    CHECK(q.refusals[0].reason == Name::of("too_far"));
    CHECK(q.refusals[0].about == Ref::seat(seat_at(1)));
}

TEST_CASE("an option about a square may say what it costs and the way there") {
    const Asked asked = ask(
        "local s = function(c) return game:square(\"floor\", 1, c) end\n"
        "game.got = game:ask { seat = two, prompt = \"go\", options = { \"stay\", { \"go\", s(2), cost = 3, "
        "way = { s(1), s(2) } }, { \"go\", s(1), cost = 1 } } }",
        {{{1}}});
    CHECK(asked.wrong == "");
    REQUIRE(asked.question.reaches.size() == 2);
    CHECK(asked.question.reaches[0].option == 1);
    CHECK(asked.question.reaches[0].cost == 3);
    CHECK(asked.question.reaches[0].way == std::vector<Ref>{Ref::square(0, 0), Ref::square(0, 1)});
    CHECK(asked.question.reaches[1].way.empty());
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", figures = 3 } } }", "'figures' should be a list");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", goals = 3 } } }",
          "'goals' should be a list of goals");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", goals = { 3 } } } }",
          "'goals' [1] should be such as { card, square, cost = 2 }");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", goals = { { 3, 4 } } } } }",
          "'goals' [1] should begin with a card");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", goals = { { cots = 4 } } } } }",
          "a goal has no field 'cots'; did you mean 'cost'?");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", goals = { { reason = 4 } } } } }",
          "'reason' should be a text");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", figures = { 3 } } } }",
          "'figures' [1] should be a card");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", cost = 3 } } }",
          "has a cost or a way, and no square as its object");
    WRONG(
        "game:ask { prompt = \"p\", options = { { \"a\", game:square(\"floor\", 1, 1), way = { "
        "game:square(\"floor\", 1, 2) } } } }",
        "has a 'way' that does not end at its square");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", game:square(\"floor\", 1, 1), way = { one } } } }",
          "'way' [1] should be a square");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", game:square(\"floor\", 1, 1), cost = -1 } } }",
          "cost");
}

TEST_CASE("every other shape: what is asked and what comes back") {
    CHECK(ask("local l = game:ask { prompt = \"p\", shape = \"some\", options = cards, ordered = true, least "
              "= 1, most = 2 } game.got = l[1] * 10 + l[2]",
              {{{2, 0}}})
              .got == 31);
    CHECK(
        ask("game.got = game:ask { prompt = \"p\", shape = \"amount\", least = 2, most = 9 }", {{{7}}}).got ==
        7);
    CHECK(ask("local l = game:ask { prompt = \"p\", shape = \"distribute\", most = 4, options = { { \"a\", "
              "number = 3 }, { \"b\", number = 3 } } } game.got = l[1] * 10 + l[2]",
              {{{1, 3}}})
              .got == 13);
    CHECK(ask("local l = game:ask { prompt = \"p\", shape = \"record\", options = { { \"a\", number = 3 }, { "
              "\"b\", number = 5 } } } game.got = l[1] * 10 + l[2]",
              {{{0, 5}}})
              .got == 5);
    CHECK(ask("game.got = game:ask { prompt = \"p\", shape = \"confirm\", seat = one } and 4 or 5", {{{1}}})
              .got == 4);
    const Asked read = ask("game:ask { prompt = \"p\", shape = \"read\" } game.got = 9", {Answer{}});
    CHECK(read.got == 9);
    CHECK(read.question.seat == SeatId::none);
}

TEST_CASE("an interjection answers with its place below 0, whatever the shape") {
    const std::string_view behind = "{ \"drink\", cards[1], by = two } }";
    CHECK(
        ask(fmt::format("game.got = game:ask {{ seat = one, prompt = \"p\", options = {{ \"a\", \"b\", {} }}",
                        behind),
            {{{2}}})
            .got == -3);
    CHECK(ask(fmt::format("game.got = game:ask {{ seat = one, prompt = \"p\", shape = \"amount\", least = 0, "
                          "most = 5, options = {{ {} }}",
                          behind),
              {{{~0}}})
              .got == -1);
    CHECK(ask(fmt::format("local l = game:ask {{ seat = one, prompt = \"p\", shape = \"some\", least = 2, "
                          "options = {{ \"a\", \"b\", {} }} game.got = l[1]",
                          behind),
              {{{2}}})
              .got == -3);
    WRONG("game:ask { prompt = \"p\", options = { { \"drink\", by = two }, \"a\" } }",
          "should have the interjections behind all other options");
}

TEST_CASE("a secret round asks each seat once and says nothing before all are in") {
    const Asked asked =
        ask("local a = game:ask_secret { { seat = two, prompt = \"bid\", options = two.hand:cards() },\n"
            "{ seat = one, prompt = \"some\", shape = \"some\", options = one.hand:cards() } } game.got = "
            "a[1] * 100 + #a[2] * 10 + a[2][1]",
            {{{1}}, {{1, 0}}});
    CHECK(asked.wrong == "");
    CHECK(asked.got == 222);
    CHECK(asked.question.secret);
    WRONG("game:ask_secret { { prompt = \"p\", options = cards } }",
          "each question of a secret round names its seat");
    WRONG(
        "game:ask_secret { { seat = one, prompt = \"p\", options = cards }, { seat = one, prompt = \"p\", "
        "options = cards } }",
        "asks each seat once");
    WRONG("game:ask_secret {}", "'questions' holds no question");
    WRONG("game:ask_secret { 3 }", "[1] should be a question, not an integer");
}

TEST_CASE("short cuts: choose, pick, pick_some, amount, confirm, show") {
    CHECK(ask("game.got = one:choose(\"p\", { \"a\", \"b\" }) == \"b\" and 3 or 4", {{{1}}}).got == 3);
    CHECK(ask("game.got = one:pick(\"p\", cards, \"none\") == cards[2] and 3 or 4", {{{1}}}).got == 3);
    CHECK(ask("game.got = one:pick(\"p\", cards, \"none\") == nil and 3 or 4", {{{3}}}).got == 3);
    CHECK(ask("game.got = #one:pick_some(\"p\", cards, 1, 3)", {{{0, 2}}}).got == 2);
    CHECK(ask("game.got = one:amount(\"p\", 3, 8)", {{{5}}}).got == 5);
    CHECK(ask("game.got = one:confirm(\"p\", { who = two }) and 3 or 4", {{{0}}}).got == 4);
    CHECK(ask("one:show(\"p\", two.hand:cards()) game.got = 2", {Answer{}}).got == 2);
    WRONG("one:pick(\"p\", {})", "there is no card to pick");
    WRONG("one:amount(\"p\", 5, 4)", "there is no number from 5 to 4");
    WRONG("one:pick_some(\"p\", cards, 4, 5)", "nobody can pick 4 to 5 of 3 cards");
    WRONG("one:choose(\"p\", {})", "at least one text");
}

TEST_CASE("a question that cannot be: one sentence that says what and where") {
    WRONG("game:ask { prompt = \"p\" }", "'question' has no option");
    WRONG("game:ask { options = { \"a\" } }", "should have a prompt");
    WRONG("game:ask { promt = \"p\", options = { \"a\" } }",
          "a question has no field 'promt'; did you mean 'prompt'?");
    WRONG("game:ask { prompt = \"p\", shape = \"sum\", options = { \"a\" } }",
          "'shape' should be one of one, some, amount");
    WRONG("game:ask { prompt = \"p\", options = { \"a\", { cards[1] } } }",
          "options[2] 'verb, the first value,' should be a text, not a card");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", nummber = 3 } } }",
          "options[1] an option has no field 'nummber'; did you mean 'number'?");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", \"immp\" } } }", "there is no 'immp'");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", game } } }",
          "should be a seat, a card or another thing of the table");
    WRONG("game:ask { prompt = \"p\", options = { {} } }", "options[1] should begin with a word");
    WRONG("game:ask { prompt = \"p\", options = { true } }", "options[1] should be an option such as");
    WRONG("game:ask { prompt = \"p\", options = \"a\" }", "'options' should be a list, not a text");
    WRONG("game:ask { prompt = \"p\", seat = 1, options = { \"a\" } }",
          "'seat' should be a seat, not an integer");
    WRONG("game:ask { prompt = \"p\", shape = \"some\", options = cards, least = 4 }",
          "cannot be answered: 4 at the least are more than 3 at the most");
    WRONG("game:ask { prompt = \"p\", shape = \"amount\", least = 4 }", "should say least and most");
    WRONG(
        "game:ask { prompt = \"p\", shape = \"distribute\", most = 9, options = { { \"a\", number = 3 } } }",
        "there is room for 3 of 9");
    WRONG(
        "game:ask { prompt = \"p\", shape = \"some\", groups = true, least = 2, options = { { \"a\", group = "
        "1 }, { \"b\", group = 1 } } }",
        "2 of 1 are wanted");
    WRONG("game:ask { prompt = \"p\", options = { { \"a\", caution = 3 } } }", "caution");
    WRONG("game:ask { prompt = \"p\", options = { \"a\" }, refused = { { \"b\" } } }",
          "refused[1] should have a reason");
    WRONG("game:ask { prompt = \"p\", options = { \"a\" }, slots = { a = 1, b = 2, c = 3, d = 4, e = 5 } }",
          "'slots' has more than 4 places");
    WRONG("local all = {} for i = 1, 600 do all[i] = \"a\" end game:ask { prompt = \"p\", options = all }",
          "a question has at most 500 options");
    WRONG("for _ = 1, 100 do game:ask { prompt = \"p\", options = { \"a\", \"b\" } } end",
          "asks too many questions in one go");
}

TEST_CASE("the reference has every field that a question, an option or a refusal may have, and no other") {
    Registry registry;
    scripted::declare_question_fields(registry);
    std::set<std::string_view> declared;
    for (const DefinitionInfo& part : registry.parts())
        for (const FieldInfo& field : part.fields)
            if (field.name.front() > '9') declared.insert(field.name);
    const auto read = script::QuestionReader::words();
    CHECK(declared == std::set<std::string_view>(read.begin(), read.end()));
}
