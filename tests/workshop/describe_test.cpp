// The reference and the editor's annotations: never stale, and every example in them runs.
#include "campaign/campaign.h"
#include "play/fixture.h"
#include "source.h"
#include "workshop/generated.h"

#include <exception>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// Black Water with an example in it: behind a lasting effect that every hero has, or on the first page.
save::Content content_with(const Verb& verb) {
    const std::string run = fmt::format("log 'ran'\n{}\n", verb.example);
    if (verb.receiver == "story")
        return changed("black_water/chapters/01_the_mill.lua", "intro = function(story)",
                       "intro = function(story)\n" + run +
                           "end,\non_setup = function(self, turn)\nlocal story = "
                           "turn.story");
    if (verb.name == "take_away")  // of a deck's cards
        return changed("deckbuilder/cards/coin.lua", "return card {",
                       "return card {\non_play = function(self, hero, dealt, monster)\n" + run + "end,");
    save::Content all =
        changed("black_water/chapters/01_the_mill.lua", "on_turn_start = function(self, turn)",
                "on_turn_start = function(self, turn)\nturn.hero:give_effect 'keen_edge'");
    for (auto& [path, text] : all.files)
        if (path == "deckbuilder/effects/keen_edge.lua")
            text =
                "return effect { turns = 9, on_turn_end = function(self, "
                "turn)\nlocal hero = turn.hero\nlocal monster = turn.monsters[1]\nif not monster then return "
                "end\n" +
                run + "end }\n";
    return all;
}

/// What went wrong while the example ran; empty if it ran and nothing did.
std::string run_example(const Verb& verb) {
    play::Library with(content_with(verb), "black_water");
    if (!with.problems().empty()) return with.problems().front().show();
    int runs = 0;
    with.host().log_to([&](const script::LogLine&) { ++runs; });
    play::Session* running = nullptr;
    play::Session session(with, tape_of(beginning(with, 0, 2, 4)), {.at_beat = [&](const campaign::State&) {
                              if (runs > 2) running->leave();
                          }});
    running = &session;
    try {
        session.run();
    } catch (const std::exception& error) {
        return error.what();
    }
    return runs > 0 ? "" : "it never ran";
}

}  // namespace

TEST_CASE("every verb has an example, and every example runs") {
    for (const Registry* registry : {&library().rules().registry(), &campaign::registry()})
        for (const Verb& verb : registry->verbs()) {
            if (verb.property) continue;
            const std::string name = fmt::format("{}:{}", verb.receiver, verb.name);
            CAPTURE(name);
            REQUIRE(!verb.example.empty());
            CHECK(verb.example.find(verb.name) != std::string_view::npos);
            const std::string wrong = run_example(verb);
            CHECK_MESSAGE(wrong.empty(), wrong);
        }
}

TEST_CASE("reference and annotations are those of today: tankard reference --write") {
    save::DiskFiles files;
    for (const workshop::Generated& file : workshop::generated_files(files, source_folder())) {
        CAPTURE(file.path);
        CHECK(files.read(fmt::format("{}/{}", source_folder(), file.path)) == file.text);
    }
}

TEST_CASE(
    "every field of definitions, of the tables inside them and of campaign.lua stands in the reference") {
    const std::string page = workshop::reference_of(library().rules());
    int fields = 0;
    for (const Registry* registry : {&library().rules().registry(), &campaign::registry()})
        for (const auto* infos : {&registry->definitions(), &registry->parts()})
            for (const DefinitionInfo& info : *infos) {
                CAPTURE(info.name);
                const std::string heading = !info.file.empty() ? fmt::format("\n## {}\n", info.file)
                                            : infos == &registry->parts()
                                                ? fmt::format("\n### {}\n", info.name)
                                                : fmt::format("\n### `{} {{ … }}`\n", info.name);
                const std::size_t from = page.find(heading);
                REQUIRE(from != std::string::npos);
                const std::string section = page.substr(from, page.find("\n##", from + 4) - from);
                for (const FieldInfo& field : info.fields) {
                    const std::string shown = field.name == "1" ? "[1]" : std::string(field.name);
                    CHECK(section.find(fmt::format("\n| `{}` | ", shown)) != std::string::npos);
                    ++fields;
                }
            }
    CHECK(fields > 100);
}
