// The start screen: go on, begin, look at saves and heroes, settings. It knows files only through what it is
// handed.
#pragma once

#include "save/saves.h"
#include "save/sheets.h"
#include "window/sheet_screen.h"

namespace tankard::window {

/// A campaign that can be begun.
struct Cover {
    std::string id;
    std::string title;
    std::string blurb;
    int least = 1;  ///< heroes
    int most = 6;
};

/// What the start screen shows; read anew each time it is shown.
struct Shop {
    std::vector<Cover> covers;
    std::vector<save::SaveRow> saves;  ///< the latest first
    std::vector<save::SheetRow> heroes;
};

/// What somebody chose.
struct Chosen {
    std::string save;  ///< to go on with; else a new campaign:
    std::string campaign;
    std::vector<std::string> players;
    int seats = 0;
};

class Start {
 public:
    /// `languages` are English and Italian; all outlive the start screen.
    Start(App& app, const text::Language& english, const text::Language& italian, std::function<Shop()> look)
        : app_(app), english_(english), italian_(italian), look_(std::move(look)) {}

    /// Nothing when somebody leaves.
    std::optional<Chosen> run();

 private:
    std::optional<Chosen> begin(const Shop& shop);
    std::optional<Chosen> saves(const Shop& shop);
    void heroes(const Shop& shop);
    void settings();
    std::string word(std::string_view key) const {
        return app_.words().say(intern("window.start." + std::string(key)));
    }
    std::string other(std::string_view key) const {
        return app_.words().say(intern("window." + std::string(key)));
    }

    App& app_;
    const text::Language& english_;
    const text::Language& italian_;
    std::function<Shop()> look_;
};

/// "Anna", "Ben" of "Anna, Ben": without empty ones, at most `most`.
std::vector<std::string> names_in(const std::string& typed, std::size_t most);

}  // namespace tankard::window
