// What there is to read: the rules topic by topic (`?`) and the window's keys (F1). It lies over whatever
// stands in the window, and goes away again without that having heard anything.
#pragma once

#include "window/pages/typed_number.h"
#include "window/screens/layer.h"
#include "window/screens/split_keys.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {

/// The rules of several games, to be read where none is being played.
using Books = std::vector<std::shared_ptr<const scene::Rules>>;

class Guide {
 public:
    enum class Page : std::uint8_t { none, books, rules, keys };

    /// Where the books come from; asked for each time somebody wants to read.
    void shelve(std::function<Books()> books) { books_ = std::move(books); }
    void open_keys() { turn_to(Page::keys); }
    /// These rules, with the topics of `about` first, the first of them open. Without rules: the books.
    void open_rules(std::shared_ptr<const scene::Rules> rules, std::vector<std::string> about);
    void open_books();
    void close() { turn_to(Page::none); }

    Page page() const { return page_; }
    const scene::Rules& rules() const { return *rules_; }
    const Books& books() const { return shelf_; }
    const std::vector<std::string>& about() const { return about_; }
    /// Another number whenever another page is open.
    std::uint32_t turn() const { return turn_; }

 private:
    void turn_to(Page page) {
        page_ = page;
        ++turn_;
    }

    std::function<Books()> books_ = [] { return Books(); };
    Books shelf_;  ///< while one is read
    std::shared_ptr<const scene::Rules> rules_;
    std::vector<std::string> about_;
    Page page_ = Page::none;
    std::uint32_t turn_ = 0;
};

class GuideScreen final : public Layer {
 public:
    /// Both outlive it.
    GuideScreen(Screen& below, Guide& guide) : Layer(below), guide_(&guide) {}

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool type(char32_t letter) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    void scroll(int by) override;
    bool update(Clock::time_point now) override;
    std::uint32_t question() const override { return below().question() + guide_->turn(); }

 private:
    bool clear() const override { return guide_->page() == Guide::Page::none; }
    Page keys_page(const Ruler& ruler, float width, float height);
    Page books_page(const Ruler& ruler, float width, float height);
    Page rules_page(const Ruler& ruler, float width, float height);
    /// The buttons along the foot of the rules.
    enum class Foot : std::uint8_t { back, keys, books };
    std::vector<Foot> foot() const;
    void command(Command what);
    void picked(std::size_t entry);
    void follow(std::size_t related);

    Guide* guide_;
    SplitKeys split_;     ///< of the rules
    TypedNumber number_;  ///< of a book
    int scroll_ = 0;
    std::uint32_t shown_ = 0;  ///< Guide::turn of the page that was made last
};

}  // namespace tankard::window
