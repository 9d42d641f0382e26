// Help at the terminal: every word of every rule set, and only the commands that a game has a use for.
#include "terminal/guide.h"

#include "play/fixture.h"
#include "scene/topics.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

play::Library set_named(const std::string& set) {
    const std::string campaign = set == "deckbuilder" ? "black_water" : set;
    return play::test::library_of(campaign);
}

bool lists(const std::vector<std::string>& lines, const std::string& command) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.starts_with(command + " "); });
}

}  // namespace

TEST_CASE("no help on a topic or a thing shows a key that has no text") {
    for (const char* set : {"deckbuilder", "fighter", "gauntlet", "lords", "twister"}) {
        const play::Library library = set_named(set);
        for (const char* code : {"en", "it"}) {
            const scene::Words words(library, code);
            std::vector<std::string> asked;
            for (const scene::Topic& topic : scene::rules_of(library, words).topics) {
                asked.push_back(topic.id);
                asked.push_back(topic.title);
            }
            for (const Name id : library.rules().catalogue()->definitions)
                asked.emplace_back(id.text());
            for (const std::string& word : asked)
                for (const std::string& line : terminal::help_on(library, words, word, false))
                    CHECK_MESSAGE(line.find("[noun.") == std::string::npos,
                                  set << " " << word << ": " << line);
        }
    }
}

TEST_CASE("a command is listed only where the game has a use for it") {
    for (const char* set : {"deckbuilder", "fighter", "gauntlet", "lords", "twister"}) {
        CAPTURE(set);
        const play::Library library = set_named(set);
        const std::vector<std::string> lines =
            terminal::help_on(library, scene::Words(library, "en"), "", false);
        CHECK(lists(lines, "undo"));
        CHECK(lists(lines, "throw") == (set == std::string("fighter")));
        CHECK(lists(lines, "sight") == (set == std::string("twister")));
    }
}

TEST_CASE("a command that is longer than its column keeps away from what it does") {
    const play::Library library = set_named("deckbuilder");
    for (const char* code : {"en", "it"}) {
        const scene::Words words(library, code);
        const std::vector<std::string> lines = terminal::help_on(library, words, "", true);
        for (int i = 1; words.language().has(intern(fmt::format("ui.help.{}.what", i))); ++i) {
            const std::string typed = words.language().label(intern(fmt::format("ui.help.{}.typed", i)));
            for (const std::string& line : lines)
                if (line.starts_with(typed + " ")) CHECK_MESSAGE(line.starts_with(typed + "  "), line);
        }
    }
}

TEST_CASE("a word that is no topic is told where it is spoken of, or what is called nearly so") {
    const play::Library library = set_named("deckbuilder");
    for (const char* code : {"en", "it"}) {
        const scene::Words words(library, code);
        const auto help = [&](const std::string& word) {
            std::string all;
            for (const std::string& line : terminal::help_on(library, words, word, false))
                all += (all.empty() ? "" : " ") + line;
            return all;
        };
        const bool english = code == std::string("en");
        const std::string title = scene::title_of(words.language(), "loot");
        CHECK(help(english ? "price" : "prezzo").find(words.ui("spoken_of")) != std::string::npos);
        CHECK(help(title + "x").find(words.ui("nearest_topic")) != std::string::npos);
        CHECK(help("qwertyuiop") == words.ui("no_topic") + " qwertyuiop. " + words.ui("list_topics"));
        for (const char* each : {"the", "il"})
            CHECK_MESSAGE(help(each).find(words.ui("no_topic")) == 0, help(each));
        // What a page's last line says can be typed.
        CHECK(help(english ? "yes" : "sì").find(words.ui("no_topic")) == std::string::npos);
        CHECK(help(english ? "none" : "nessuno").find(words.ui("no_topic")) == std::string::npos);
    }
}

TEST_CASE("the beginning of a topic leads there, if nothing else begins so") {
    const play::Library& library = play::test::library();
    const scene::Words words(library, "en");
    const auto help = [&](const char* word) { return terminal::help_on(library, words, word, false); };
    CHECK(help("fall") == help("fallen"));
    CHECK(help("nightf") == help("nightfall"));
}

TEST_CASE("what new players look for in vain has a topic, and one word of its title leads there") {
    const auto help = [](const play::Library& library, const char* code, const std::string& word) {
        const scene::Words words(library, code);
        const std::vector<std::string> lines = terminal::help_on(library, words, word, false);
        return lines.front().find(words.ui("no_topic")) == std::string::npos;
    };
    const play::Library deckbuilder = set_named("deckbuilder");
    for (const char* word : {"die", "main deck", "main", "carry over", "carry"})
        CHECK_MESSAGE(help(deckbuilder, "en", word), word);
    for (const char* word : {"dado", "mazzo principale", "resta"})
        CHECK_MESSAGE(help(deckbuilder, "it", word), word);
    const play::Library lords = set_named("lords");
    for (const char* word :
         {"icons", "icon", "strength", "round", "season", "battle", "visit", "heroes", "hero", "pay day",
          "wages", "taxes", "rent", "score", "tunnels", "paladin", "Fire Inspection"})
        CHECK_MESSAGE(help(lords, "en", word), word);
    // One or many, it is the same topic.
    const auto topic = [&](const char* code, const std::string& word) {
        return terminal::help_on(lords, scene::Words(lords, code), word, false).front();
    };
    for (const auto& [many, one] : {std::pair("imps", "imp"), {"traps", "trap"}, {"dummies", "dummy"}})
        CHECK(topic("en", many) == topic("en", one));
    CHECK(topic("it", "trappola") == topic("it", "trappole"));
    for (const char* word : {"simboli", "forza", "turno", "stagione", "battaglia", "visita", "eroi", "paghe",
                             "tassa", "punteggio", "gallerie", "paladino", "Ispezione Antincendio"})
        CHECK_MESSAGE(help(lords, "it", word), word);
}
