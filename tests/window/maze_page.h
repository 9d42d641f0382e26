// The table of a game in the maze (scene/maze.h), as it is asked there.
#pragma once

#include "scene/maze.h"
#include "window/fixture.h"
#include "window/pages/table_page.h"

#include <optional>
#include <string>
#include <vector>

namespace tankard::window::test {

inline Page drawn(const play::test::InTheMaze& it, const Size& size, int scale, const Zoom& zoom = {},
                  std::optional<std::size_t> pointed = {}, Ref watcher = {}) {
    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
    const Choosing choosing(it.ask);
    static const std::vector<std::string> log(20, "Somebody walks on.");
    return table_page(ruler,
                      {.scene = it.scene,
                       .ask = &it.ask,
                       .choosing = &choosing,
                       .log = log,
                       .zoom = zoom,
                       .pointed = pointed,
                       .watcher = watcher},
                      size.w, size.h);
}

}  // namespace tankard::window::test
