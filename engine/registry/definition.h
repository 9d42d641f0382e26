// Definitions: what content files return. A file gives facts (a plain value) and hooks (functions that stay
// in the script host). Facts become a rule set's own structs by declared fields; every mistake is collected
// with the file, the field and a proposal, so that an author sees them all at once.
#pragma once

#include "registry/registry.h"

#include <type_traits>

namespace tankard {

/// One definition as its file gave it.
struct Source {
    std::string kind;  ///< "card", "monster", "chapter" …
    std::string id;    ///< the file's stem
    std::string file;
    int line = 1;
    Value facts;
    std::vector<bool> hooks;  ///< by hook number, for the registry that declares the kind
};

struct Problem {
    std::string file;
    int line = 0;
    std::string message;
    /// Which part of reading content found it.
    enum class Part : std::uint8_t { other, script, definition, book, text } part = Part::other;
    std::string field;  ///< that it is about, as it was written; empty if it is about none

    std::string show() const;
};
using Problems = std::vector<Problem>;

/// Describes how facts become a T. Build one with `field`, then `read` each source with it.
template <typename T>
class Definition {
 public:
    Definition(std::string_view name, std::string_view doc) { info_.name = name, info_.doc = doc; }

    Definition& field(std::string_view name, int T::*member, Range range, std::string_view doc) {
        auto set = [member, range](T& thing, const Value& value) -> std::string {
            const auto* number = value.integer();
            if (number == nullptr) return "should be an integer, not " + value.show();
            if (*number < range.least || *number > range.most)
                return "should be " + std::to_string(range.least) + " to " + std::to_string(range.most) +
                       ", not " + value.show();
            thing.*member = static_cast<int>(*number);
            return "";
        };
        return add({name, "an integer", doc, {}, range}, std::move(set));
    }
    Definition& field(std::string_view name, bool T::*member, std::string_view doc) {
        return add({name, "true or false", doc}, [member](T& thing, const Value& value) -> std::string {
            if (value.truth() == nullptr) return "should be true or false, not " + value.show();
            thing.*member = *value.truth();
            return "";
        });
    }
    Definition& field(std::string_view name, std::string T::*member, std::string_view doc) {
        return add({name, "a text", doc}, [member](T& thing, const Value& value) -> std::string {
            if (value.text() == nullptr) return "should be a text, not " + value.show();
            thing.*member = *value.text();
            return "";
        });
    }
    /// One of a list of words; the member becomes the word's place in it.
    template <typename Enum>
    requires std::is_enum_v<Enum> Definition& field(std::string_view name, Enum T::*member,
                                                    std::span<const std::string_view> words,
                                                    std::string_view doc) {
        auto set = [member, words](T& thing, const Value& value) -> std::string {
            const auto* text = value.text();
            for (std::size_t i = 0; text != nullptr && i < words.size(); ++i)
                if (words[i] == *text) {
                    thing.*member = static_cast<Enum>(i);
                    return "";
                }
            std::string all;
            for (std::string_view word : words)
                all += (all.empty() ? "" : ", ") + std::string(word);
            return "should be one of " + all + ", not " + value.show();
        };
        return add({name, "a word", doc, words, {}}, std::move(set));
    }
    /// Anything else: `set` returns what is wrong, or an empty text.
    Definition& field(std::string_view name, std::string_view type, std::string_view doc,
                      std::function<std::string(T&, const Value&)> set) {
        return add({name, type, doc}, std::move(set));
    }
    Definition& hook(std::string_view name) { return info_.hooks.push_back(name), *this; }

    const DefinitionInfo& info() const { return info_; }

    /// Fills `thing`; mistakes go to `problems`.
    void read(const Source& source, T& thing, Problems& problems) const {
        std::vector<std::string_view> names;
        for (const FieldInfo& field : info_.fields)
            names.push_back(field.name);
        for (const auto& [key, value] : source.facts.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            auto place = name == nullptr ? names.end() : std::find(names.begin(), names.end(), *name);
            if (place == names.end()) {
                const std::string shown = name == nullptr ? "without a name" : "'" + *name + "'";
                problems.push_back({source.file, source.line,
                                    std::string(info_.name) + " has no field " + shown +
                                        (name == nullptr ? "" : or_meant(*name, names)),
                                    Problem::Part::other, name == nullptr ? "" : *name});
                continue;
            }
            const std::string wrong = setters_[static_cast<std::size_t>(place - names.begin())](thing, value);
            if (!wrong.empty())
                problems.push_back(
                    {source.file, source.line, "'" + *name + "' " + wrong, Problem::Part::other, *name});
        }
    }

 private:
    Definition& add(FieldInfo field, std::function<std::string(T&, const Value&)> set) {
        info_.fields.push_back(field);
        setters_.push_back(std::move(set));
        return *this;
    }

    DefinitionInfo info_;
    std::vector<std::function<std::string(T&, const Value&)>> setters_;
};

}  // namespace tankard
