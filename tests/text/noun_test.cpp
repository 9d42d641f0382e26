#include "text/noun.h"

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::text;

namespace {

Noun noun(std::string one, std::string other, Gender gender = Gender::m) {
    Noun noun;
    noun.one = std::move(one), noun.other = std::move(other), noun.gender = gender;
    return noun;
}

std::string italian(Article article, const char* word, Gender gender = Gender::m, Form form = Form::one) {
    return phrase(Grammar::italian, article, form, noun(word, word, gender));
}

}  // namespace

TEST_CASE("text: English a and an") {
    const std::pair<const char*, const char*> cases[] = {{"goblin", "a"},
                                                         {"orc", "an"},
                                                         {"hour", "an"},
                                                         {"honest thief", "an"},
                                                         {"heir", "an"},
                                                         {"horse", "a"},
                                                         {"unicorn", "a"},
                                                         {"uninvited guest", "an"},
                                                         {"unimportant orc", "an"},
                                                         {"uniform", "a"},
                                                         {"union", "a"},
                                                         {"umbrella", "an"},
                                                         {"one-eyed man", "a"},
                                                         {"onerous task", "an"},
                                                         {"eunuch", "a"},
                                                         {"Elf", "an"},
                                                         {"ewer", "a"},
                                                         {"imp", "an"},
                                                         {"8-sided die", "an"},
                                                         {"11 of them", "an"},
                                                         {"110 of them", "a"},
                                                         {"useful thing", "a"},
                                                         {"usher", "an"},
                                                         {"“ogre”", "an"},
                                                         {"Éclair", "an"},
                                                         {"yeti", "a"},
                                                         {"", "a"}};
    for (const auto& [word, article] : cases) {
        const auto& shown = word;
        CAPTURE(shown);
        CHECK(phrase(Grammar::english, Article::a, Form::one, noun(word, word)) ==
              std::string(article) + " " + word);
    }
}

TEST_CASE("text: English articles, prepositions and possessives") {
    const Noun goblin = noun("goblin", "goblins");
    const Noun wolf = noun("wolf", "wolves");
    const Noun mouse = noun("mouse", "mice");
    const Noun anna = Noun::title("Anna");
    const auto say = [](Article article, const Noun& noun, Form form = Form::one) {
        return phrase(Grammar::english, article, form, noun);
    };
    CHECK(say(Article::none, goblin) == "goblin");
    CHECK(say(Article::the, goblin) == "the goblin");
    CHECK(say(Article::the, goblin, Form::other) == "the goblins");
    CHECK(say(Article::a, goblin, Form::other) == "goblins");
    CHECK(say(Article::of, wolf) == "of the wolf");
    CHECK(say(Article::to, wolf, Form::other) == "to the wolves");
    CHECK(say(Article::from, wolf) == "from the wolf");
    CHECK(say(Article::poss, goblin) == "the goblin's");
    CHECK(say(Article::poss, goblin, Form::other) == "the goblins'");
    CHECK(say(Article::poss, mouse, Form::other) == "the mice's");
    CHECK(say(Article::poss, anna) == "Anna's");
    CHECK(say(Article::poss, Noun::title("James")) == "James's");
    CHECK(say(Article::the, anna) == "Anna");
    CHECK(say(Article::a, anna) == "Anna");
    CHECK(say(Article::of, anna) == "of Anna");
}

TEST_CASE("text: Italian articles by the letters at the beginning") {
    struct Case {
        const char* word;
        Gender gender;
        const char* the;
        const char* a;
        const char* of;
    };
    const Gender m = Gender::m, f = Gender::f;
    const Case cases[] = {{"mostro", m, "il mostro", "un mostro", "del mostro"},
                          {"gnomo", m, "lo gnomo", "uno gnomo", "dello gnomo"},
                          {"Gnomo", m, "lo Gnomo", "uno Gnomo", "dello Gnomo"},
                          {"orco", m, "l'orco", "un orco", "dell'orco"},
                          {"ombra", f, "l'ombra", "un'ombra", "dell'ombra"},
                          {"zombi", m, "lo zombi", "uno zombi", "dello zombi"},
                          {"psicologo", m, "lo psicologo", "uno psicologo", "dello psicologo"},
                          {"scheletro", m, "lo scheletro", "uno scheletro", "dello scheletro"},
                          {"sasso", m, "il sasso", "un sasso", "del sasso"},
                          {"strega", f, "la strega", "una strega", "della strega"},
                          {"goblin", m, "il goblin", "un goblin", "del goblin"},
                          {"pneuma", m, "lo pneuma", "uno pneuma", "dello pneuma"},
                          {"yeti", m, "lo yeti", "uno yeti", "dello yeti"},
                          {"xenomorfo", m, "lo xenomorfo", "uno xenomorfo", "dello xenomorfo"},
                          {"pterodattilo", m, "lo pterodattilo", "uno pterodattilo", "dello pterodattilo"},
                          {"hotel", m, "l'hotel", "un hotel", "dell'hotel"},
                          {"iena", f, "la iena", "una iena", "della iena"},
                          {"iettatore", m, "lo iettatore", "uno iettatore", "dello iettatore"},
                          {"uovo", m, "l'uovo", "un uovo", "dell'uovo"},
                          {"èra", f, "l'èra", "un'èra", "dell'èra"},
                          {"Ùltimo", m, "l'Ùltimo", "un Ùltimo", "dell'Ùltimo"},
                          {"zanna", f, "la zanna", "una zanna", "della zanna"},
                          {"guerriero", m, "il guerriero", "un guerriero", "del guerriero"},
                          {"wight", m, "il wight", "un wight", "del wight"}};
    for (const Case& c : cases) {
        CAPTURE(c.word);
        CHECK(italian(Article::the, c.word, c.gender) == c.the);
        CHECK(italian(Article::a, c.word, c.gender) == c.a);
        CHECK(italian(Article::of, c.word, c.gender) == c.of);
    }
}

TEST_CASE("text: Italian plurals and prepositions") {
    const Gender m = Gender::m, f = Gender::f;
    CHECK(italian(Article::the, "gnomi", m, Form::other) == "gli gnomi");
    CHECK(italian(Article::the, "orchi", m, Form::other) == "gli orchi");
    CHECK(italian(Article::the, "mostri", m, Form::other) == "i mostri");
    CHECK(italian(Article::the, "ombre", f, Form::other) == "le ombre");
    CHECK(italian(Article::of, "mostri", m, Form::other) == "dei mostri");
    CHECK(italian(Article::of, "orchi", m, Form::other) == "degli orchi");
    CHECK(italian(Article::of, "streghe", f, Form::other) == "delle streghe");
    CHECK(italian(Article::a, "scheletri", m, Form::other) == "degli scheletri");
    CHECK(italian(Article::to, "scheletri", m, Form::other) == "agli scheletri");
    CHECK(italian(Article::to, "mostri", m, Form::other) == "ai mostri");
    CHECK(italian(Article::from, "mostri", m, Form::other) == "dai mostri");
    CHECK(italian(Article::from, "ombre", f, Form::other) == "dalle ombre");
    CHECK(italian(Article::to, "imp") == "all'imp");
    CHECK(italian(Article::to, "mostro") == "al mostro");
    CHECK(italian(Article::to, "zombi") == "allo zombi");
    CHECK(italian(Article::to, "strega", f) == "alla strega");
    CHECK(italian(Article::from, "strega", f) == "dalla strega");
    CHECK(italian(Article::from, "ombra", f) == "dall'ombra");
    CHECK(italian(Article::from, "goblin") == "dal goblin");
    CHECK(italian(Article::from, "gnomo") == "dallo gnomo");
    CHECK(italian(Article::poss, "goblin") == "del goblin");
}

TEST_CASE("text: Italian names of people take no article") {
    const auto say = [](Article article, const char* name) {
        return phrase(Grammar::italian, article, Form::one, Noun::title(name));
    };
    CHECK(say(Article::the, "Anna") == "Anna");
    CHECK(say(Article::of, "Anna") == "di Anna");
    CHECK(say(Article::to, "Marco") == "a Marco");
    CHECK(say(Article::to, "Anna") == "ad Anna");
    CHECK(say(Article::from, "Marco") == "da Marco");
    CHECK(say(Article::a, "Marco") == "Marco");
}

TEST_CASE("text: a noun says itself what its letters do not") {
    std::vector<std::string> wrong;
    const auto read = [&](Grammar grammar, std::initializer_list<std::pair<const char*, Value>> fields) {
        Value table = Value::table();
        for (const auto& [key, value] : fields)
            table.set(std::string(key), value);
        return Noun::read(grammar, table, wrong);
    };
    const auto the = [](const Noun& noun, Form form = Form::one) {
        return phrase(Grammar::italian, Article::the, form, noun);
    };
    CHECK(the(read(Grammar::italian, {{"one", "hobbit"}, {"starts", "impure"}})) == "lo hobbit");
    CHECK(the(read(Grammar::italian, {{"one", "suocera"}, {"article", "la"}, {"gender", "f"}})) ==
          "la suocera");
    const Noun wiki = read(Grammar::italian, {{"one", "uomo"}, {"other", "uomini"}, {"article", "l'"}});
    CHECK(the(wiki) == "l'uomo");
    CHECK(the(wiki, Form::other) == "gli uomini");
    CHECK(the(read(Grammar::italian, {{"one", "stivali"}, {"article", "gli"}})) == "gli stivali");
    const Noun boots = read(Grammar::english, {{"one", "boots"}, {"article", "some"}});
    CHECK(phrase(Grammar::english, Article::a, Form::one, boots) == "boots");
    CHECK(phrase(Grammar::english, Article::poss, Form::one, boots) == "the boots'");
    const Noun fmr = read(Grammar::english, {{"one", "FBI man"}, {"starts", "vowel"}});
    CHECK(phrase(Grammar::english, Article::a, Form::one, fmr) == "an FBI man");
    const Noun ur = read(Grammar::english, {{"one", "ur-goblin"}, {"article", "a"}});
    CHECK(phrase(Grammar::english, Article::a, Form::one, ur) == "a ur-goblin");
    CHECK(read(Grammar::english, {{"one", "Smaug"}, {"proper", true}}).proper);
    CHECK(wrong.empty());

    read(Grammar::italian, {{"one", "x"}, {"gender", "n"}});
    read(Grammar::italian, {{"one", "x"}, {"article", "the"}});
    read(Grammar::english, {{"one", "x"}, {"starts", "impure"}});
    read(Grammar::english, {{"one", "x"}, {"gendre", "m"}});
    read(Grammar::english, {{"one", 3}});
    read(Grammar::english, {{"one", "x"}, {"proper", "yes"}});
    REQUIRE(wrong.size() == 7);
    CHECK(wrong[0] == "'gender' should be one of m, f, not \"n\"");
    CHECK(wrong[1] == "'article' should be one of il, lo, la, l', i, gli, le, not \"the\"");
    CHECK(wrong[2] == "'starts' should be one of consonant, vowel, not \"impure\"");
    CHECK(wrong[3] == "a noun has no field 'gendre'; did you mean 'gender'?");
    CHECK(wrong[4] == "'one' should be a text, not 3");
    CHECK(wrong[5] == "a noun needs a text in 'one'");
    CHECK(wrong[6] == "'proper' should be true or false, not \"yes\"");
}
