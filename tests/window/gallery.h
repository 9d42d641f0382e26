// Where pages hang as pictures, for people to look at: pictures/ in the build folder. Needs a display.
#pragma once

#include "command/program.h"
#include "window/fixture.h"
#include "window/paint/painter.h"

#include <filesystem>
#include <set>
#include <string>

#include <doctest/doctest.h>

namespace tankard::window::test {

class Gallery {
 public:
    Gallery(unsigned width, unsigned height, bool high_contrast = false)
        : painter_(garamond(), high_contrast), width_(width), height_(height) {
        std::filesystem::create_directories(folder());
        REQUIRE(target_.create(width, height));
    }
    static std::string folder() {
        return (std::filesystem::path(command::test::binary()).parent_path().parent_path() / "pictures")
            .string();
    }
    /// `drawing`: what the page's picture in perspective shows; `flights`: what is on its way.
    void hang(const std::string& name, const Page& page, const Drawing* drawing = nullptr,
              const Flights& flights = {}) {
        INFO(name);
        CHECK(fault_of(page) == "");
        painter_.forget();
        painter_.draw(target_, page, flights, nullptr, nullptr, drawing);
        target_.display();
        const sf::Image image = target_.getTexture().copyToImage();
        std::set<sf::Uint32> colours;
        for (unsigned y = 0; y < height_; y += 7)
            for (unsigned x = 0; x < width_; x += 7)
                colours.insert(image.getPixel(x, y).toInteger());
        CHECK_MESSAGE(colours.size() > 20, name);
        CHECK(image.saveToFile(folder() + "/" + name + ".png"));
    }

 private:
    Painter painter_;
    sf::RenderTexture target_;
    unsigned width_;
    unsigned height_;
};

}  // namespace tankard::window::test
