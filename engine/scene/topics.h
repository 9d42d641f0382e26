// The rules to be read, topic by topic: the rule set's texts `help.TOPIC`, called `topic.TOPIC`, each with an
// example (`example.TOPIC`) if there is one. Terminal and window read the same. Plain data, as scenes are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tankard::play {
class Library;
}
namespace tankard::text {
class Language;
}

namespace tankard::scene {

class Words;

struct Topic {
    std::string id;     ///< "first_player"
    std::string title;  ///< "First player"
    std::string text;
    std::string picture{};               ///< a drawing's letters, or a glyph; empty: none
    std::string example{};               ///< empty: none
    std::vector<std::string> related{};  ///< the topics of which its text or its example speaks, by id
};

struct Rules {
    std::string set;            ///< the rule set's name
    std::string title;          ///< what people call it
    std::vector<Topic> topics;  ///< `aim` if there is one, then by title

    /// The place of a topic; the number of topics if there is none of that id.
    std::size_t place(std::string_view id) const;
};

/// What people call a library's rule set.
std::string rules_title(const play::Library& library, const Words& words);
/// The rules of a library's rule set in the language of `words`.
Rules rules_of(const play::Library& library, const Words& words);

/// "First player"
std::string title_of(const text::Language& language, std::string_view topic);
/// Whether a word stands in a text as a whole, as it is or with a capital.
bool speaks_of(const std::string& text, const std::string& word);

}  // namespace tankard::scene
