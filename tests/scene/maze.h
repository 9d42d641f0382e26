// A game with boards, wholly a script: rooms that turn, walls, doors and grates, figures face up and face
// down, a grid for every seat, a track and numbered spaces. What front ends make of it shows that they need
// no rule.
#pragma once

#include "play/fixture.h"
#include "scene/stage.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::play::test {

inline save::Content maze() {
    save::DiskFiles files;
    save::Content all = read_content(files, source_folder(), "black_water");
    std::erase_if(all.files, [](const auto& file) {
        return file.first.starts_with("black_water/") || file.first.starts_with("deckbuilder/");
    });
    all.files.emplace_back("maze/rules.lua", R"lua(
return {
  seats = { 1, 4 }, leader = "first",
  zones = { figures = { in_play = true }, masked = { in_play = true, seen_by = "nobody" }, inn = {}, box = {} },
  counters = { game = { first = { 1, 1, 4 } }, seat = { evil = { 5, 0, 99 } }, card = { colour = 0 } },
  cards = { "goblin", "sword", "ghost" },
  boards = {
    maze = { rows = 10, columns = 20, terrains = { "floor", "rock", "water" }, edges = { "wall", "door", "bars", "chalk" },
             walls = { "wall", "bars" }, screens = { "wall", "door" }, solid = { "rock" } },
    home = { of = "seat", rows = 4, columns = 5, terrains = { "earth", "tunnel" } },
  },
})lua");
    all.files.emplace_back("maze/layout.lua", R"lua(
return {
  owner = "colour", icons = {}, frames = {}, spaces = { inn = 3 },
  table = { counters = {}, zones = { "inn" }, piles = {}, boards = { "maze", "home", "no_such_board" },
            tracks = { { "evil", from = 1, to = 15, marks = { [10] = "paladin" } } } },
  seat = { lead = "first", counters = {}, zones = {}, piles = {}, boards = { "home", "maze" } },
  boards = { maze = { sight = { lines = "straight", ends = { "water" } }, pigments = { water = "sky" }, glyphs = { water = "≈" }, signs = { water = "~~" }, grounds = { water = "water" },
                      blocks = { { row = 1, column = 1, size = 5, pigment = "teal" }, { row = 9, column = 1, size = 5 } } } },
})lua");
    all.files.emplace_back("maze/game.lua", R"lua(
return game {
  set_up = function(game)
    game:square("maze", 1, 2):set_terrain "rock"
    game:square("maze", 1, 3):set_terrain "water"
    game:square("maze", 1, 1):edge "south":set "wall"
    game:square("maze", 2, 2):edge "east":set "door"
    game:square("maze", 3, 2):edge "east":set "bars"
    game:square("maze", 4, 2):edge "east":set "chalk"
    local goblin = game:create("goblin", game.figures)
    goblin.colour = 2
    game:square("maze", 7, 3):place(goblin)
    game:square("maze", 7, 3):place(game:create("sword", game.figures))
    game:square("maze", 10, 20):place(game:create("ghost", game.masked))
    for _, seat in ipairs(game:seats()) do
      seat:square("home", 1, 1):place(game:create("goblin", game.figures))
    end
    game:create("sword", game.inn) game:create("goblin", game.inn).colour = 2
    game:seat(1).evil = 99
    return "walk"
  end,
  beats = {
    walk = function(game)
      local options = { { "go", game:square("maze", 7, 3) }, { "go", game:square("maze", 7, 4), cost = 2, way = { game:square("maze", 7, 3), game:square("maze", 7, 4) } },
                        { "open", game:square("maze", 2, 2):edge "east" },
                        { "dig", game:seat(game.seat_count):square("home", 2, 3) }, "stay" }
      game:ask { seat = game:seat(1), prompt = "walk", options = options }
    end,
  },
  outcome = function() return { alive = true } end,
})lua");
    const auto text = [&](const std::string& path, const char* language) {
        all.files.emplace_back(path, language);
    };
    text("maze/text/en.lua", R"lua(
return {
  ask = { walk = "Where to?" }, ["do"] = { go = "To {card}", open = "Open {card}", dig = "Dig at {card}", stay = "Stay" },
  noun = { goblin = "goblin", sword = "sword", ghost = "ghost", maze = "maze", ["01_in"] = "way in" }, paladin = "the paladin",
  zone = { figures = "figures", masked = "masked", inn = "inn", box = "box" }, counter = { evil = "evil", first = "first", colour = "colour" },
  terrain = { water = "cold water" }, board = { maze = "the maze" }, token = { sword = "†" },
})lua");
    text("mazes/campaign.lua", "return { start = '01_in', most_players = 4, rules = 'maze' }");
    text("mazes/chapters/01_in.lua",
         "return chapter { alive = function(story) story:finish 'campaign.won' end }");
    return all;
}

/// The same with another piece in one of its files.
inline save::Content maze_with(const std::string& file, const std::string& piece, const std::string& by) {
    save::Content content = maze();
    for (auto& [path, text] : content.files)
        if (path == file) {
            const std::size_t at = text.find(piece);
            REQUIRE(at != std::string::npos);
            text.replace(at, piece.size(), by);
        }
    return content;
}

/// The same of several pieces: file of the rule set, piece, by what.
using MazeEdits = std::vector<std::array<const char*, 3>>;
inline save::Content maze_with(const MazeEdits& edits) {
    save::Content content = maze();
    for (const auto& [file, piece, by] : edits)
        for (auto& [path, text] : content.files)
            if (path == std::string("maze/") + file) {
                const std::size_t at = text.find(piece);
                REQUIRE(at != std::string::npos);
                text.replace(at, std::string_view(piece).size(), by);
            }
    return content;
}

/// Its first question, as seat `viewer` sees it.
struct InTheMaze {
    explicit InTheMaze(int seats, SeatId viewer = SeatId{0}, const std::string& code = "en",
                       save::Content content = maze())
        : all(std::move(content), "mazes"), words(all, code), stage(all, words) {
        for (const Problem& problem : all.problems())
            FAIL_CHECK(problem.show());
        REQUIRE(all.problems().empty());
        People people(all);
        Session session(all, tape_of(beginning(all, seats, seats, 3)), {.front = &people});
        people.session = &session;
        people.instead = [&](const Question& question,
                             const campaign::State& state) -> std::optional<play::Reply> {
            if (question.prompt != Name::of("walk")) return std::nullopt;
            scene = stage.scene(state, viewer, session.settings());
            ask = stage.ask(question, state);
            for (std::size_t i = 0; i < question.options.size(); ++i)
                labels.push_back(question.label(i, state.table));
            return play::Quit{};
        };
        session.run();
        REQUIRE(scene.table);
    }

    Library all;
    scene::Words words;
    scene::Stage stage;
    scene::Scene scene;
    scene::Ask ask;
    std::vector<std::string> labels;
};

}  // namespace tankard::play::test
