// A language: all messages and nouns of one tongue, by key. The engine speaks in keys and slots; a language
// makes sentences of them when somebody reads.
//
// Loading is done once, by one thread; a loaded language is only read, by any number of threads. Messages are
// read when they are added, so that every mistake is known before play. Nothing fails later: an unknown key
// is shown as `[key]`, a slot that was not given as `{slot}`, a noun without an entry as `[noun.id]`. A key
// that is missing is looked up in the fallback language, with that language's nouns and grammar. No locale is
// asked.
//
// Keys are paths with dots: `attack.hits`. Under `noun.` stand nouns: `noun.goblin = { one = "goblin", other
// = "goblins" }` or, for a title, a plain text. A table with a field `one` is a noun wherever it stands
// (text/noun.h).
#pragma once

#include "registry/definition.h"
#include "table/event.h"
#include "text/message.h"
#include "text/noun.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace tankard::text {

/// What a thing is called: a number, the id of a noun (a card's or a definition's name), or somebody's own
/// name.
using Called = std::variant<std::int64_t, Name, std::string>;

/// Who knows what the things of a game are called. Numbers are never asked for, nor is nothing.
class Naming {
 public:
    virtual ~Naming() = default;
    virtual Called of(Ref ref) const = 0;
};

class Language {
 public:
    /// `code`: "en" or "it"; std::invalid_argument for any other. The fallback must outlive this language.
    explicit Language(std::string code, const Language* fallback = nullptr);

    const std::string& code() const { return code_; }
    Grammar grammar() const { return grammar_; }

    /// Adds the entries of a text file. An entry replaces one of the same key that another call added; a
    /// malformed one is left out and told in `problems`, as is a key that stands twice in one table. `source`
    /// is the file's name.
    void add(const Value& table, std::string_view source, Problems& problems);

    /// Whether the key has an entry here or in the fallback.
    bool has(Name key) const;
    bool is_noun(Name key) const;

    /// The sentence, with a capital at its beginning. Slots without a name are passed over.
    std::string say(Name key, std::span<const Slot> slots, const Naming& naming) const;
    /// A text that needs no slots: `rule.<id>`, `flavour.<id>`, a heading.
    /// A message without slots as it is written, without the capital of a sentence: for labels.
    std::string label(Name key) const;
    std::string say(Name key) const;

    /// The noun `noun.<id>`, or that under the key `id` itself; as it stands, without a capital.
    std::string noun(Name id, Form form = Form::one) const;

    /// The keys of this language alone, sorted.
    std::vector<std::string> keys() const;
    /// The slots that a message of this language or its fallback uses, sorted; none for nouns and unknown
    /// keys.
    std::vector<Name> slots(Name key) const;

 private:
    struct Entry {
        std::string key;
        std::variant<Message, Noun> what;
    };
    struct Adding;

    void add_table(const Value& table, const std::string& path, int depth, Adding& adding);
    void add_entry(const std::string& key, const Value& value, Adding& adding);
    const Entry* find(Name key) const;
    const Noun& noun_of(Name id, Noun& unknown) const;

    std::string code_;
    Grammar grammar_ = Grammar::english;
    const Language* fallback_;
    std::unordered_map<Name, Entry> entries_;   // by key
    std::unordered_map<Name, Name> noun_keys_;  // by what follows `noun.`

    friend class Speaker;
};

}  // namespace tankard::text
