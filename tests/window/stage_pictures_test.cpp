// Every scene that ships, drawn: pictures/stage_ID.png in the build folder, for people to look at.
#include "play/content/library.h"
#include "save/disk_files.h"
#include "window/gallery.h"
#include "window/pages/entrance_page.h"
#include "window/pages/stage_set.h"
#include "window/real_window.h"

#include <memory>
#include <optional>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("every chapter and boss that ships has a scene, and it can be drawn") {
    const Server server;
    constexpr float kWidth = 960;
    constexpr float kHeight = 540;
    Gallery gallery(static_cast<unsigned>(kWidth), static_cast<unsigned>(kHeight));
    const Ruler ruler{garamond(), language("en"), em_of(kWidth, kHeight, 100)};
    int drawn = 0;
    for (const std::string campaign :
         {"black_water", "five_to_eleven", "set_menu", "fighter", "gauntlet", "lords", "twister"}) {
        const play::Library own = library_of(campaign);
        std::optional<play::Library> others;
        for (const play::Library* library : play::all_sets(own, others)) {
            const text::Language& words = library->language("en");
            for (const Source& source : library->host().sources()) {
                if (source.kind != "chapter" && source.kind != "boss") continue;
                CAPTURE(source.file);
                const auto backdrop = library->backdrop(intern(source.id));
                REQUIRE(backdrop != nullptr);
                CHECK_FALSE(backdrop->middle.empty());
                const scene::Entrance entrance{words.noun(intern(source.id)), "", "", backdrop};
                const Page page = entrance_page(ruler, entrance, kWidth, kHeight);
                const Drawing drawing =
                    stage_set(garamond(), *backdrop, {0, 0, kWidth, kHeight},
                              {.ribbon = entrance_ribbon(ruler, entrance, kWidth, kHeight), .fierce = true});
                gallery.hang("stage_" + source.id, page, &drawing);
                ++drawn;
            }
        }
    }
    CHECK(drawn > 20);
}
