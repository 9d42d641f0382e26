#include "window/pages/rules_page.h"

#include "text/looks.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstddef>

namespace tankard::window {

std::vector<std::size_t> listed(const scene::Rules& rules, const std::vector<std::string>& about) {
    std::vector<std::size_t> order;
    const auto add = [&](std::size_t place) {
        if (place < rules.topics.size() && std::find(order.begin(), order.end(), place) == order.end())
            order.push_back(place);
    };
    for (const std::string& topic : about)
        add(rules.place(topic));
    for (std::size_t i = 0; i < rules.topics.size(); ++i)
        add(i);
    return order;
}

namespace {

constexpr std::size_t kMostBeside = 4;

/// The topic in the light, and beside it what it speaks of.
std::vector<SplitFigure> cast_of(const scene::Rules& rules, const scene::Topic& topic) {
    std::vector<SplitFigure> cast{{.picture = topic.picture, .name = topic.title, .lit = true}};
    for (const std::string& id : topic.related) {
        const scene::Topic& other = rules.topics[rules.place(id)];
        const bool seen = std::any_of(cast.begin(), cast.end(), [&](const SplitFigure& figure) {
            return figure.picture == other.picture;
        });
        if (cast.size() > kMostBeside || other.picture.empty() || seen) continue;
        cast.push_back({.picture = other.picture, .name = other.title});
    }
    std::rotate(cast.begin(), cast.begin() + 1,
                cast.begin() + static_cast<std::ptrdiff_t>(cast.size() / 2 + 1));
    return cast;
}

}  // namespace

Split rules_split(const Ruler& ruler, const scene::Rules& rules, const std::vector<std::string>& about,
                  std::size_t chosen) {
    Split page{.title = ruler.say("rules"), .subtitle = rules.title};
    const std::vector<std::size_t> order = listed(rules, about);
    const auto of_card =
        static_cast<std::size_t>(std::count_if(about.begin(), about.end(), [&](const std::string& topic) {
            return rules.place(topic) < rules.topics.size();
        }));
    for (std::size_t i = 0; i < order.size(); ++i) {
        page.list.push_back({.label = rules.topics[order[i]].title, .sign = rules.topics[order[i]].picture});
        if (of_card == 0) continue;
        if (i == 0) page.list.back().heading = ruler.say("rules_of_card");
        if (i == of_card) page.list.back().heading = ruler.say("rules_others");
    }
    if (order.empty()) return page;
    page.chosen = std::min(chosen, order.size() - 1);
    const scene::Topic& topic = rules.topics[order[page.chosen]];
    page.side.title = topic.title;
    page.side.paragraphs = {topic.text};
    page.side.inset_title = ruler.say("example");
    page.side.inset = topic.example;
    page.side.brief = true;
    if (!topic.picture.empty()) page.side.cast = cast_of(rules, topic);
    page.side.place = text::kPigments[order[page.chosen] % text::kPigments.size()];
    if (!topic.related.empty()) page.side.options_title = ruler.say("see_also");
    for (const std::string& related : topic.related)
        page.side.options.push_back({.label = rules.topics[rules.place(related)].title, .key = "→"});
    return page;
}

std::size_t topic_with(const scene::Rules& rules, const std::vector<std::size_t>& order, std::size_t from,
                       char32_t letter) {
    for (std::size_t step = 1; step <= order.size(); ++step) {
        const std::size_t at = (from + step) % order.size();
        std::size_t begins = 0;
        if (text::upper(text::next_character(rules.topics[order[at]].title, begins)) == text::upper(letter))
            return at;
    }
    return from;
}

}  // namespace tankard::window
