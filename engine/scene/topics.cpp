#include "scene/topics.h"

#include "scene/words.h"
#include "text/utf8.h"
#include "text/whole_words.h"

#include <algorithm>
#include <utility>

namespace tankard::scene {
namespace {

constexpr std::string_view kHelp = "help.";
constexpr std::string_view kFirst = "aim";  ///< what a game is about stands before all else

}  // namespace

bool speaks_of(const std::string& text, const std::string& word) {
    return text::has_words(text, word) || text::has_words(text, text::capitalise(word));
}

std::string title_of(const text::Language& language, std::string_view topic) {
    return text::capitalise(language.label(intern("topic." + std::string(topic))));
}

std::size_t Rules::place(std::string_view id) const {
    return static_cast<std::size_t>(
        std::find_if(topics.begin(), topics.end(), [id](const Topic& topic) { return topic.id == id; }) -
        topics.begin());
}

std::string rules_title(const play::Library& library, const Words& words) {
    const std::string set(library.rules().name());
    const bool called = words.language().is_noun(intern("noun." + set));
    return text::capitalise(called ? words.language().noun(intern(set)) : set);
}

Rules rules_of(const play::Library& library, const Words& words) {
    const text::Language& language = words.language();
    Rules rules;
    rules.set = library.rules().name();
    rules.title = rules_title(library, words);
    for (const std::string& key : language.keys()) {
        if (!key.starts_with(kHelp)) continue;
        Topic topic;
        topic.id = key.substr(kHelp.size());
        topic.title = title_of(language, topic.id);
        topic.text = language.say(intern(key));
        for (const char* part : {"icons", "topics"})
            if (const std::string* drawn = library.layout().at(part).at(topic.id).text(); drawn != nullptr)
                topic.picture = *drawn;
        if (const Name example = intern("example." + topic.id); language.has(example))
            topic.example = language.say(example);
        rules.topics.push_back(std::move(topic));
    }
    std::stable_sort(rules.topics.begin(), rules.topics.end(), [](const Topic& one, const Topic& other) {
        const bool first = one.id == kFirst;
        return first != (other.id == kFirst) ? first : one.title < other.title;
    });
    for (Topic& topic : rules.topics)
        for (const Topic& other : rules.topics) {
            const std::string called = language.label(intern("topic." + other.id));
            if (&other != &topic && (speaks_of(topic.text, called) || speaks_of(topic.example, called)))
                topic.related.push_back(other.id);
        }
    return rules;
}

}  // namespace tankard::scene
