// The start screen's sheets: the first page, and a hero to read about. Pure functions of what is known of
// saves, heroes and adventures; files are read by whoever fills the shop.
#pragma once

#include "play/content/backdrop.h"
#include "play/content/library.h"
#include "save/saves.h"
#include "save/sheets.h"
#include "scene/scene.h"
#include "table/value.h"
#include "text/language.h"
#include "window/pages/dialog.h"
#include "window/pages/split.h"

#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

/// What things are called and how they look; without a library by their ids.
struct Known {
    const play::Library* library = nullptr;
    std::string code = "en";

    const text::Language* language() const { return library != nullptr ? &library->language(code) : nullptr; }
    std::string noun(const std::string& id) const;
    std::string picture(const std::string& id) const;
    std::string colour(const std::string& id) const;
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

/// The save that was played last; the list's end if there is none.
std::vector<save::SaveRow>::const_iterator latest(const Shop& shop);
/// The players and the chapter of a save, and when it was played last.
std::string detail_of(const save::SaveRow& row, const Known& known);
/// A text of a hero's sheet; empty if there is none.
std::string text_at(const Value& value, std::string_view key);

/// A hero as a page to read: numbers, skills, the deck, trophies, where the hero has been.
Dialog hero_dialog(const Value& sheet, const text::Language& window, const Known& known);

/// All heroes, with the sheet of the one at the place `chosen`. Its foot: back.
Split heroes_split(const Ruler& ruler, const Shop& shop, std::size_t chosen);

/// Where all campaigns begin: the stage set beside the start screen's sheets.
std::shared_ptr<const play::Backdrop> tavern();
/// The first page; entry 0 goes on with the latest save.
Dialog start_dialog(const Shop& shop, const text::Language& window);

}  // namespace tankard::window
