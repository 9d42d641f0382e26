// What went of life since somebody at this window last answered: it stays to be seen until the next answer.
#pragma once

#include "scene/scene.h"

#include <memory>

namespace tankard::window {

/// `after`, in which whatever is bounded says what it lost since `before`, and what `before` said
/// (Badge::lost). The same scene if nothing was lost.
std::shared_ptr<const scene::Scene> with_losses(const scene::Scene& before,
                                                const std::shared_ptr<const scene::Scene>& after);
/// The same with nothing lost.
std::shared_ptr<const scene::Scene> without_losses(const std::shared_ptr<const scene::Scene>& scene);

}  // namespace tankard::window
