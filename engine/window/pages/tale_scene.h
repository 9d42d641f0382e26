// What a chapter's end is told before: the chapter's place, and in its light those who have come so far; of a
// chapter that was lost they are shadows. Pure.
#pragma once

#include "scene/tale.h"
#include "window/pages/page.h"
#include "window/pages/stage_set.h"

#include <memory>
#include <optional>
#include <vector>

namespace tankard::window {

/// A picture on a page of tales, and the ribbon on it that says how it ended; none if that stands beside it.
struct TaleStage {
    Rect box;
    std::optional<Rect> ribbon{};
};
/// All of them, in the page's order.
std::vector<TaleStage> tale_stages(const Page& page);

struct TaleScene {
    std::shared_ptr<const play::Backdrop> backdrop;  ///< null: nobody and nothing is to be seen
    Staging staging;
};
/// Whether there is one.
bool has_scene(const scene::Tale& tale);
TaleScene tale_scene(const scene::Tale& tale, const TaleStage& stage);
/// That of the one tale on a page; nobody and nothing if there is no picture on it. `plain`: as Staging says.
TaleScene tale_scene(const scene::Tale& tale, const Page& page, bool plain);

}  // namespace tankard::window
