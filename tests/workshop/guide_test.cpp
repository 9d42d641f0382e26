// docs/first-page.md, carried out word by word: what it says to write is written, and the adventure is clean,
// passes its scenarios and is played to its end.
#include "command/program.h"
#include "play/content/library.h"
#include "rehearse/rehearse.h"
#include "save/memory_files.h"
#include "source.h"
#include "workshop/beginning.h"
#include "workshop/bench.h"
#include "workshop/check.h"
#include "workshop/scenario.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

const std::string kAdd = "-- add to ";

/// The pieces of Lua in a page, each with its first line, which says where it goes.
std::vector<std::pair<std::string, std::string>> pieces_of(const std::string& page) {
    std::vector<std::pair<std::string, std::string>> pieces;
    const std::string open = "```lua\n-- ";
    for (std::size_t at = page.find(open); at != std::string::npos; at = page.find(open, at)) {
        const std::size_t from = at + open.size() - 3;
        const std::size_t line = page.find('\n', from);
        at = page.find("\n```", line);
        pieces.emplace_back(page.substr(from, line - from), page.substr(line + 1, at - line));
    }
    return pieces;
}

/// A folder with scripts/, and adventures/ with nothing in it.
struct Empty {
    Folder folder;
    save::DiskFiles files;

    Empty() {
        fs::copy(source_folder("/scripts"), folder / "scripts", fs::copy_options::recursive);
        files.make_folders(folder / "adventures");
    }
    std::string shown(const std::string& campaign) {
        const play::Library library(play::read_content(files, folder.path(), campaign), campaign);
        std::string all;
        for (const workshop::Finding& finding :
             workshop::check(library, play::read_scenarios(files, folder.path(), campaign)))
            if (finding.level != workshop::Level::hint)
                all += fmt::format("{}:{}: {}\n", finding.file, finding.line, finding.message);
        play::Library again(library.content(), campaign);
        for (const auto& [path, text] : play::read_scenarios(files, folder.path(), campaign))
            for (const workshop::ScenarioResult& result : workshop::run_scenarios(again, path, text))
                for (const std::string& wrong : result.wrong)
                    all += fmt::format("{}: {}: {}\n", path, result.name, wrong);
        rehearse::Plan plan;
        plan.campaign = campaign;
        plan.games = 3;
        plan.seats = 2;
        plan.check = true;
        for (const auto& [seed, failure] : rehearse::run(library.content(), plan).failures)
            all += fmt::format("seed {}: {}\n", seed, failure);
        return all;
    }
};

}  // namespace

TEST_CASE("what `tankard new` makes is clean, passes its scenarios and plays") {
    Empty place;
    workshop::begin_adventure(place.files, place.folder.path(), "my_quest");
    CHECK_MESSAGE(place.shown("my_quest").empty(), place.shown("my_quest"));
    CHECK(place.files.read(place.folder / "adventures/my_quest/text/en.lua").find("My Quest") !=
          std::string::npos);
    for (const std::string name : {"my_quest", "My Quest", "", "../x", "1st", "ünder"})
        CHECK_THROWS_AS(workshop::begin_adventure(place.files, place.folder.path(), name), save::Error);
    CHECK(place.files.folders(place.folder / "adventures") == std::vector<std::string>{"my_quest"});
}

TEST_CASE("what `tankard new --rules` makes is clean and plays; it is the game of docs/rule-set.md") {
    Empty place;
    const std::string game = workshop::begin_rule_set(place.files, place.folder.path(), "my_game") + "/";
    CHECK_MESSAGE(place.shown("my_game").empty(), place.shown("my_game"));
    CHECK(place.files.exists(game + "tests/bids.lua"));
    for (const std::string name : {"my_game", "deckbuilder", "My Game", "../x"})
        CHECK_THROWS_AS(workshop::begin_rule_set(place.files, place.folder.path(), name), save::Error);
    const auto pieces = pieces_of(place.files.read(source_folder("/docs/rule-set.md")));
    REQUIRE(pieces.size() == 2);
    for (const auto& [where, text] : pieces) {
        const auto& shown = where;
        CAPTURE(shown);
        const std::string made = place.files.read(game + where.substr(where.rfind('/') + 1));
        CHECK(made.substr(made.find('\n') + 1) == text);
    }
}

TEST_CASE("the guide's first page, carried out") {
    Empty place;
    const std::string quest = workshop::begin_adventure(place.files, place.folder.path(), "my_quest") + "/";
    const auto pieces = pieces_of(place.files.read(source_folder("/docs/first-page.md")));
    REQUIRE(pieces.size() == 8);
    for (const auto& [where, text] : pieces) {
        const auto& shown = where;
        CAPTURE(shown);
        if (where.starts_with(kAdd)) {
            const std::string path = quest + where.substr(kAdd.size());
            std::string old = place.files.read(path);
            old.insert(old.rfind('}'), text);
            place.files.write(path, old);
        } else {
            const std::string path = quest + where.substr(3);
            place.files.make_folders(save::folder_of(path));
            place.files.write(path, text);
        }
    }
    CHECK_MESSAGE(place.shown("my_quest").empty(), place.shown("my_quest"));
    play::Library library(play::read_content(place.files, place.folder.path(), "my_quest"), "my_quest");
    campaign::State state =
        campaign::begin(library.environment(), {.players = {"Anna"}, .companions = {false}});
    workshop::begin_at_bench(library, {"", {"3"}, {"mage"}, {}}, state);
    CHECK(state.stage == campaign::Stage::intro);
}

TEST_CASE("whatever call fails while `tankard new` writes, all of it is there or nothing") {
    const auto filled = [](const char* sub) {
        save::MemoryFiles files;
        save::DiskFiles disk;
        const std::string from = source_folder(fmt::format("/scripts/{}", sub));
        std::vector<std::string> parts = disk.folders(from);
        parts.emplace_back();
        for (const std::string& part : parts)
            for (const std::string& file : disk.list(from + "/" + part))
                files.put(fmt::format("root/scripts/{}{}{}/{}", sub, part.empty() ? "" : "/", part, file),
                          disk.read(from + "/" + part + "/" + file));
        files.put("root/adventures/other/campaign.lua", "");
        return files;
    };
    for (const auto& [begin, sub, place] :
         {std::tuple{&workshop::begin_adventure, "template", "root/adventures"},
          {&workshop::begin_rule_set, "template_rules", "root/scripts"}}) {
        save::MemoryFiles whole = filled(sub);
        const std::vector<std::string> before = whole.folders(place);
        const int start = whole.calls();
        begin(whole, "root", "my_own");
        const int all = whole.calls() - start;
        int failed = 0;
        for (int call = 1; call <= all; ++call) {
            save::MemoryFiles files = filled(sub);
            files.fail_call(call, save::Fault::full);
            try {
                begin(files, "root", "my_own");
            } catch (const save::Error&) {
                ++failed;
            }
            files.fail_call(1'000'000);
            CAPTURE(call);
            const std::vector<std::string> after = files.folders(place);
            if (after.size() == before.size() + 1)
                CHECK(files.exists(std::string(place) + "/my_own/campaign.lua"));
            else
                CHECK(after == before);
        }
        CHECK(failed > 30);
    }
}
