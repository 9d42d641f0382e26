#include "window/screens/guide.h"

#include "window/pages/dialog.h"
#include "window/pages/keys_page.h"
#include "window/pages/rules_page.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::window {

void Guide::open_rules(std::shared_ptr<const scene::Rules> rules, std::vector<std::string> about) {
    if (!rules) return open_books();
    rules_ = std::move(rules);
    about_ = std::move(about);
    turn_to(Page::rules);
}

void Guide::open_books() {
    shelf_ = books_();
    if (shelf_.size() == 1) return open_rules(shelf_.front(), {});
    if (!shelf_.empty()) turn_to(Page::books);
}

Page GuideScreen::page(const Ruler& ruler, float width, float height) {
    if (std::exchange(shown_, guide_->turn()) != guide_->turn()) {
        split_.reset();
        number_.clear();
        scroll_ = 0;
    }
    switch (guide_->page()) {
        case Guide::Page::keys: return keys_page(ruler, width, height);
        case Guide::Page::books: return books_page(ruler, width, height);
        case Guide::Page::rules: return rules_page(ruler, width, height);
        case Guide::Page::none: break;
    }
    return below().page(ruler, width, height);
}

Page GuideScreen::keys_page(const Ruler& ruler, float width, float height) {
    std::vector<KeyLine> lines;
    for (int i = 1; ruler.words.has(intern(fmt::format("window.key.{}.what", i))); ++i)
        lines.push_back(
            {ruler.say(fmt::format("key.{}.typed", i)), ruler.say(fmt::format("key.{}.what", i))});
    const std::vector<Entry> foot{{ruler.say("go_on"), "", "↵"}, {ruler.say("rules"), "", "?"}};
    Page page = window::keys_page(ruler, lines, foot, scroll_, width, height);
    scroll_ = std::min(scroll_, page.hidden);
    return page;
}

Page GuideScreen::books_page(const Ruler& ruler, float width, float height) {
    Dialog sheet{.title = ruler.say("rules"),
                 .subtitle = ruler.say("rules_which"),
                 .ornament = "📜",
                 .numbered = true,
                 .scroll = scroll_};
    for (const auto& book : guide_->books())
        sheet.entries.push_back({book->title});
    sheet.entries.push_back({ruler.say("start.back"), "", "⎋"});
    Page page = dialog_page(ruler, sheet, width, height);
    scroll_ = std::min(scroll_, page.hidden);
    return page;
}

std::vector<GuideScreen::Foot> GuideScreen::foot() const {
    std::vector<Foot> all{Foot::back, Foot::keys};
    if (guide_->books().size() > 1 && !below().rules()) all.push_back(Foot::books);
    return all;
}

Page GuideScreen::rules_page(const Ruler& ruler, float width, float height) {
    Split split = rules_split(ruler, guide_->rules(), guide_->about(), split_.chosen());
    for (const Foot each : foot())
        switch (each) {
            case Foot::back: split.foot.push_back({ruler.say("rules_back"), "", "↵"}); break;
            case Foot::keys: split.foot.push_back({ruler.say("keys"), "", "F1"}); break;
            case Foot::books: split.foot.push_back({ruler.say("rules_which"), "", "📜"}); break;
        }
    return split_.page(ruler, std::move(split), width, height);
}

void GuideScreen::follow(std::size_t related) {
    const scene::Rules& rules = guide_->rules();
    const std::vector<std::size_t> order = listed(rules, guide_->about());
    if (split_.chosen() >= order.size()) return;
    const scene::Topic& topic = rules.topics[order[split_.chosen()]];
    if (related >= topic.related.size()) return;
    const std::size_t wanted = rules.place(topic.related[related]);
    split_.choose(static_cast<std::size_t>(std::find(order.begin(), order.end(), wanted) - order.begin()));
}

void GuideScreen::picked(std::size_t entry) {
    switch (guide_->page()) {
        case Guide::Page::keys:
            if (entry == 1) return guide_->open_rules(below().rules(), below().topics());
            return guide_->close();
        case Guide::Page::books:
            if (entry < guide_->books().size()) return guide_->open_rules(guide_->books()[entry], {});
            return guide_->close();
        case Guide::Page::rules: return split_.choose(entry);
        case Guide::Page::none: break;
    }
}

void GuideScreen::command(Command what) {
    switch (what) {
        case Command::rules:
            if (guide_->page() == Guide::Page::rules) return guide_->close();
            return guide_->open_rules(below().rules(), below().topics());
        case Command::help:
            if (guide_->page() == Guide::Page::keys) return guide_->close();
            return guide_->open_keys();
        case Command::back: return guide_->close();
        default: break;
    }
}

void GuideScreen::press(const Spot& spot, float share) {
    const auto what = static_cast<Command>(spot.number);
    if (spot.does == Does::command && (!clear() || what == Command::rules || what == Command::help))
        return command(what);
    if (spot.does == Does::explain) {
        std::vector<std::string> about = below().topics();
        const auto at = static_cast<std::size_t>(spot.number);
        if (at < about.size()) std::rotate(about.begin(), about.begin() + spot.number, about.end());
        return guide_->open_rules(below().rules(), std::move(about));
    }
    if (clear()) return below().press(spot, share);
    const auto number = static_cast<std::size_t>(spot.number);
    if (spot.does == Does::scroll) scroll(static_cast<int>(spot.number));
    if (spot.does == Does::pick) picked(number);
    if (guide_->page() != Guide::Page::rules) return;
    if (spot.does == Does::choose) follow(number);
    if (spot.does == Does::settle && number < foot().size()) switch (foot()[number]) {
            case Foot::back: return guide_->close();
            case Foot::keys: return guide_->open_keys();
            case Foot::books: return guide_->open_books();
        }
}

bool GuideScreen::type(char32_t letter) {
    if (clear()) {
        if (below().type(letter)) return true;
        if (letter == U'?') command(Command::rules);
        return letter == U'?';
    }
    const bool books = guide_->page() == Guide::Page::books;
    if (letter == U'?') {
        command(Command::rules);
    } else if (books && number_.type(letter, guide_->books().size() + 1)) {
        if (const auto book = number_.take()) picked(*book);
    } else if (guide_->page() == Guide::Page::rules && !split_.type(letter) && letter > U' ') {
        split_.choose(
            topic_with(guide_->rules(), listed(guide_->rules(), guide_->about()), split_.chosen(), letter));
    }
    return true;
}

bool GuideScreen::key(sf::Keyboard::Key key, bool control) {
    if (clear()) return below().key(key, control);
    if (key == sf::Keyboard::Enter && number_.end()) {
        picked(*number_.take());
        return true;
    }
    if (guide_->page() != Guide::Page::rules || control) return false;
    // Letters are those with which topics begin.
    return split_.key(key) || (key >= sf::Keyboard::A && key <= sf::Keyboard::Z);
}

void GuideScreen::scroll(int by) {
    if (clear()) return below().scroll(by);
    if (guide_->page() == Guide::Page::rules) return split_.scroll(by);
    scroll_ = std::max(0, scroll_ + by);
}

bool GuideScreen::update(Clock::time_point now) {
    const bool changed = below().update(now);
    return changed || shown_ != guide_->turn();
}

}  // namespace tankard::window
