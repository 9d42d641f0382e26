// A maze whose blocks turn and are turned over while somebody walks on, moment by moment.
#pragma once

#include "save/memory_files.h"
#include "scene/maze.h"
#include "window/fixture.h"
#include "window/link/recording.h"

#include <string>
#include <vector>

namespace tankard::window::test {

/// The maze at its first questions; `step` is done after each, as a script, and `first` before them.
inline std::vector<Shot> walked(const std::string& step, const std::string& first = "") {
    using namespace tankard::play::test;
    save::Content all = maze();
    for (auto& [path, text] : all.files) {
        if (path != "maze/game.lua") continue;
        const auto put = [&text = text](const std::string& before, const std::string& lines) {
            const std::size_t at = text.find(before);
            REQUIRE(at != std::string::npos);
            text.insert(at, lines + "\n");
        };
        put("game:create(\"sword\", game.inn)", first);
        put("    end,\n  },\n  outcome", step + "\nreturn 'walk'");
    }
    play::Library lib(all, "mazes");
    REQUIRE(lib.problems().empty());
    const scene::Words words(lib, "en");
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 1, 3), all);
    play_until(lib, file, 4);
    std::vector<Shot> shots;
    for (Shot& shot : record(lib, words, file.tape(), seat_at(0)))
        if (shot.scene.table && !shot.scene.boards.empty()) shots.push_back(std::move(shot));
    REQUIRE(shots.size() >= 3);
    return shots;
}

/// From its far left square, 4 x 4: a figure and a sword stand on its second row and column.
inline std::vector<Shot> turned() {
    return walked("game:square('maze', 6, 2):turn(4, 1)",
                  "game:square('maze', 6, 2):edge('north'):set 'wall'\n"
                  "game:square('maze', 5, 4):edge('south'):set 'door'");
}
/// The frame at the far left corner, from water to floor with a rock in it, and back.
inline std::vector<Shot> turned_over() {
    return walked(R"(
        local now = game:square('maze', 1, 1).terrain == 'water' and 'floor' or 'water'
        for row = 1, 5 do for column = 1, 5 do game:square('maze', row, column):set_terrain(now) end end
        if now == 'floor' then game:square('maze', 2, 2):set_terrain 'rock' end)");
}

}  // namespace tankard::window::test
