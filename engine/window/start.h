// The start screen: go on, begin, look at saves and heroes, settings. It knows files only through what it is
// handed.
#pragma once

#include "play/library.h"
#include "save/saves.h"
#include "save/sheets.h"
#include "window/sheet_screen.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {

/// What things are called and how they look; without a library by their ids.
struct Known {
    const play::Library* library = nullptr;
    std::string code = "en";

    const text::Language* language() const { return library != nullptr ? &library->language(code) : nullptr; }
    std::string noun(const std::string& id) const;
    std::string picture(const std::string& id) const;
    /// The cards of a list of ids, equal ones once with how many there are.
    std::vector<scene::Face> cards(const Value& list) const;
};

/// A campaign that can be begun.
struct Cover {
    std::string id;
    std::string title;
    std::string blurb;
    std::string picture;
    int least = 1;  ///< heroes
    int most = 6;
};

/// What the start screen shows; read anew each time it is shown.
struct Shop {
    std::vector<Cover> covers;
    std::vector<save::SaveRow> saves;  ///< the latest first
    std::vector<save::SheetRow> heroes;
    Known known;
};

/// What somebody chose.
struct Chosen {
    enum class Kind : std::uint8_t { resume, begin, replay, branch };
    Kind kind = Kind::begin;
    std::string save;      ///< to go on with, to watch, to branch off from
    save::MarkRow mark{};  ///< branch: the save point
    std::string campaign;
    std::vector<std::string> players;
    int seats = 0;
};

class Start {
 public:
    /// `languages` are English and Italian; all outlive the start screen.
    Start(App& app, const text::Language& english, const text::Language& italian, std::function<Shop()> look,
          std::function<std::vector<save::MarkRow>(const std::string&)> marks)
        : app_(app), english_(english), italian_(italian), look_(std::move(look)), marks_(std::move(marks)) {}

    /// Nothing when somebody leaves.
    std::optional<Chosen> run();

 private:
    std::optional<Chosen> begin(const Shop& shop);
    std::optional<Chosen> saves(const Shop& shop);
    std::optional<Chosen> one_save(const save::SaveRow& row, const Known& known);
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
    std::function<std::vector<save::MarkRow>(const std::string&)> marks_;
};

/// A hero as a page to read: numbers, skills, the deck, trophies, where the hero has been.
Sheet hero_sheet(const Value& sheet, const text::Language& window, const Known& known);

/// The first page; entry 0 goes on with the latest save.
Sheet start_sheet(const Shop& shop, const text::Language& window);

/// "Anna", "Ben" of "Anna, Ben": without empty ones, at most `most`.
std::vector<std::string> names_in(const std::string& typed, std::size_t most);

}  // namespace tankard::window
