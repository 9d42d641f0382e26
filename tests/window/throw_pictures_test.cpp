// Every special throw as whoever aims sees it, and how the die lies after it: pictures to look at.
#include "window/gallery.h"
#include "window/real_window.h"
#include "window/screens/throwing.h"
#include "window/throws.h"

#include <chrono>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

void hang(Gallery& gallery, const std::string& name, const thrown::Handicap& handicap, bool contrast) {
    constexpr Size kSize{1280, 720};
    const Ruler ruler{garamond(), language("en"), em_of(kSize.w, kSize.h, 100)};
    Throwing throwing(handicapped(handicap), "♞", false, {});
    const auto show = [&](const std::string& what, Clock::time_point now) {
        const Page page = throwing.page(ruler, plain_ask().scene, kSize.w, kSize.h);
        gallery.hang(fmt::format("throw_{}{}", name, what), page, throwing.drawing(now, contrast, false));
    };
    show("", Clock::time_point() + std::chrono::milliseconds(900));
    const Cast cast = throwing.cast({}, false);
    const double takes = Flight(cast.thrown.path).takes();
    const auto at = [&](double share) {
        return Clock::time_point() +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(takes * share));
    };
    show("_flies", at(0.25));
    show("_slow", at(0.8));
    throwing.skip();
    show("_lies", at(1));
}

}  // namespace

TEST_CASE("pictures of throws") {
    const Server server;
    {
        Gallery gallery(1280, 720);
        hang(gallery, "plain", thrown::plain_throw(), false);
        for (const thrown::Handicap& each : thrown::handicaps())
            hang(gallery, std::string(each.id), each, false);
    }
    Gallery gallery(1280, 720, true);
    hang(gallery, "contrast", thrown::plain_throw(), true);
}
