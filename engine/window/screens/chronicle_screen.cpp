#include "window/screens/chronicle_screen.h"

#include "window/pages/dialog.h"
#include "window/pages/tale_scene.h"

#include <algorithm>
#include <exception>

#include <fmt/format.h>

namespace tankard::window {

ChronicleScreen::ChronicleScreen(const text::Language& words, const Preferences& preferences,
                                 scene::Chronicle chronicle, Keeping keeping)
    : words_(&words),
      preferences_(&preferences),
      chronicle_(std::move(chronicle)),
      keeping_(std::move(keeping)) {
    for (std::size_t i = 0; i < chronicle_.chapters.size(); ++i) {
        scene::Tale& tale = chronicle_.chapters[i];
        tale.title = fmt::format("{}. {}", i + 1, tale.title);
        tale.way = chronicle_.way;
        for (std::size_t space = 0; space < tale.way.spaces.size(); ++space)
            tale.way.spaces[space].here = space == i;
    }
}

Page ChronicleScreen::page(const Ruler& ruler, float width, float height) {
    Page page = leaf_.page(
        [&] { return tale_page(ruler, chronicle_.chapters[at_], foot(), leaf_.at(), width, height); });
    TaleScene told = tale_scene(chronicle_.chapters[at_], page, preferences_->high_contrast);
    scenery_.place(ruler.type, std::move(told.backdrop), page, told.staging);
    return page;
}

std::string ChronicleScreen::word(const char* key) const { return words_->say(intern(key)); }

Foot ChronicleScreen::foot() const {
    return {.on = word(leaf_.more() ? "window.read_on"
                       : is_last()  ? "window.start.back"
                                    : "window.read"),
            .more = {fold_button(*words_, unfolded_),
                     {word("window.keep.text"), word("window.keep.text_key"), Command::keep_text},
                     {word("window.keep.picture"), word("window.keep.picture_key"), Command::keep_picture}},
            .unfolded = unfolded_,
            .note = note_,
            .failed = failed_};
}

void ChronicleScreen::keep(const std::function<std::string()>& write) {
    try {
        note_ = fmt::format("{} {}", word("window.keep.lies"), write());
        failed_ = false;
    } catch (const std::exception& error) {
        note_ = error.what();
        failed_ = true;
    }
}

void ChronicleScreen::turn(int by) {
    const auto last = static_cast<int>(chronicle_.chapters.size()) - 1;
    at_ = static_cast<std::size_t>(std::clamp(static_cast<int>(at_) + by, 0, last));
    leaf_.begin();
}

void ChronicleScreen::press(const Spot& spot, float) {
    if (spot.does == Does::scroll) return scroll(static_cast<int>(spot.number));
    if (spot.does == Does::command) {
        const auto command = static_cast<Command>(spot.number);
        done_ = done_ || command == Command::back || command == Command::menu;
        if (command == Command::keep_text) keep(keeping_.as_text);
        if (command == Command::keep_picture) keep(keeping_.as_picture);
        if (command == Command::details) fold();
    }
    if (spot.does != Does::pick) return;
    if (leaf_.read_on()) return;
    done_ = is_last();
    turn(1);
}

void ChronicleScreen::fold() {
    unfolded_ = !unfolded_;
    leaf_.begin();
}

bool ChronicleScreen::type(char32_t letter) {
    if (is_key(word("window.keep.text_key"), letter))
        keep(keeping_.as_text);
    else if (is_key(word("window.keep.picture_key"), letter))
        keep(keeping_.as_picture);
    else if (is_key(word("window.fold.key"), letter))
        fold();
    else
        return false;
    return true;
}

bool ChronicleScreen::key(sf::Keyboard::Key key, bool) {
    if (key != sf::Keyboard::Left && key != sf::Keyboard::Right) return false;
    turn(key == sf::Keyboard::Left ? -1 : 1);
    return true;
}

}  // namespace tankard::window
