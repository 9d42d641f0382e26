// The start screen: go on, begin, look at saves and heroes, settings. It knows files only through what it is
// handed.
#pragma once

#include "save/saves.h"
#include "text/language.h"
#include "window/pages/beginning.h"
#include "window/pages/start_dialog.h"
#include "window/screens/dialog_screen.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {

/// What somebody chose.
struct Chosen {
    enum class Kind : std::uint8_t { resume, begin, replay, chronicle, branch };
    Kind kind = Kind::begin;
    std::string save;      ///< to go on with, to watch, to be told, to branch off from
    save::MarkRow mark{};  ///< branch: the save point
    Beginning beginning{};
};

class Start {
 public:
    /// `languages` are English and Italian; all outlive the start screen.
    Start(App& app, const text::Language& english, const text::Language& italian, std::function<Shop()> look,
          std::function<std::vector<save::MarkRow>(const std::string&)> marks,
          std::function<Beginning(const std::string&)> prepare)
        : app_(app),
          english_(english),
          italian_(italian),
          look_(std::move(look)),
          marks_(std::move(marks)),
          prepare_(std::move(prepare)) {}

    /// Nothing when somebody leaves.
    std::optional<Chosen> run();
    /// The chairs and house rules of one campaign; nothing when somebody goes back, or there is no such
    /// campaign.
    std::optional<Chosen> named(const std::string& campaign);

 private:
    /// As pick() does, in the tavern.
    std::optional<std::size_t> show(Dialog sheet);
    std::optional<Chosen> chairs(const std::string& campaign);
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
    std::function<Beginning(const std::string&)> prepare_;  ///< what is offered for a campaign
};

}  // namespace tankard::window
