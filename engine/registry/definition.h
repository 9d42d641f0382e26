// Definitions: what content files return. A file gives facts (a plain value) and hooks (functions that stay
// in the script host). Facts become a rule set's own structs by declared fields; every mistake is collected
// with the file, the field and a proposal, so that an author sees them all at once.
#pragma once

#include "registry/registry.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tankard {

/// One definition as its file gave it.
struct Source {
    std::string kind;  ///< "card", "monster", "chapter" …
    std::string id;    ///< the file's stem
    std::string file;
    int line = 1;
    Value facts;
    std::vector<bool> hooks;  ///< by hook number, for the registry that declares the kind
    /// Of its hooks that are tables of functions: (hook number, name), in order.
    std::vector<std::pair<int, std::string>> keyed{};
};

struct Problem {
    std::string file;
    int line = 0;
    std::string message;
    /// Which part of reading content found it.
    enum class Part : std::uint8_t { other, script, definition, manifest, text } part = Part::other;
    std::string field;  ///< that it is about, as it was written; empty if it is about none

    std::string show() const;
};
using Problems = std::vector<Problem>;

/// How a value becomes a Member: what it may be, for the reference and editors, and what reads it.
template <typename Member>
struct Reading {
    FieldInfo info;  ///< all but name and doc
    /// Returns what is wrong, or an empty text.
    std::function<std::string(Member&, const Value&)> read;
};

/// An integer of this range.
Reading<int> integers(Range range);
/// True or false.
Reading<bool> truths();
/// Any text.
Reading<std::string> texts();
/// The name of a definition; that there is one is looked at when all are read.
Reading<Name> definition_name(std::string_view type);
/// Words of the author's own, such as the types of a Monster.
Reading<std::vector<Name>> own_words();

/// A default as a definition would write it; empty if leaving the field out is not the same as writing it.
inline std::string standard_of(int value, const FieldInfo& info) {
    return value < info.range.least || value > info.range.most ? "" : std::to_string(value);
}
inline std::string standard_of(bool value, const FieldInfo&) { return value ? "true" : "false"; }
template <typename Other>
std::string standard_of(const Other&, const FieldInfo&) {
    return "";
}

/// Describes how facts become a T. Build one with `field`, then `read` each source with it. What holds if a
/// field is left out is what a T begins with. Members may be those of T's bases.
template <typename T>
class Definition {
 public:
    Definition(std::string_view name, std::string_view doc) { info_.name = name, info_.doc = doc; }

    template <typename Base>
    Definition& field(std::string_view name, int Base::*member, Range range, std::string_view doc) {
        return field(name, member, integers(range), doc);
    }
    template <typename Base>
    Definition& field(std::string_view name, bool Base::*member, std::string_view doc) {
        return field(name, member, truths(), doc);
    }
    template <typename Base>
    Definition& field(std::string_view name, std::string Base::*member, std::string_view doc) {
        return field(name, member, texts(), doc);
    }
    /// One of a list of words; the member becomes the word's place in it.
    template <typename Enum, typename Base>
    requires std::is_enum_v<Enum> Definition& field(std::string_view name, Enum Base::*member,
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
        FieldInfo info{name, "a word", doc, words};
        info.standard = words[static_cast<std::size_t>(T().*member)];
        return add(std::move(info), std::move(set));
    }
    template <typename Member, typename Base>
    Definition& field(std::string_view name, Member Base::*member, const Reading<Member>& reading,
                      std::string_view doc) {
        FieldInfo info = reading.info;
        info.standard = standard_of(T().*member, info);
        return add(named(std::move(info), name, doc),
                   [member, read = reading.read](T& thing, const Value& value) {
                       return read(thing.*member, value);
                   });
    }
    /// One that says more than one member.
    Definition& field(std::string_view name, const Reading<T>& reading, std::string_view doc) {
        return add(named(reading.info, name, doc), reading.read);
    }
    /// One that is only checked: whoever needs it reads it from the source's facts.
    template <typename Member>
    Definition& checked(std::string_view name, const Reading<Member>& reading, std::string_view doc) {
        return add(named(reading.info, name, doc), [read = reading.read](T&, const Value& value) {
            Member unused{};
            return read(unused, value);
        });
    }
    /// Anything else: `set` returns what is wrong, or an empty text.
    Definition& field(std::string_view name, std::string_view type, std::string_view doc,
                      std::function<std::string(T&, const Value&)> set) {
        return add({name, type, doc}, std::move(set));
    }
    Definition& hook(std::string_view name) { return info_.hooks.push_back(name), *this; }
    /// It never lies in a hero's area.
    Definition& nobodys() { return info_.owned = false, *this; }
    /// It is all that this file returns.
    Definition& whole_file(std::string_view name) { return info_.file = name, *this; }

    const DefinitionInfo& info() const { return info_; }

    /// Fills `thing`; mistakes go to `problems`.
    void read(const Source& source, T& thing, Problems& problems) const {
        std::vector<std::string_view> names;
        for (const FieldInfo& field : info_.fields)
            names.push_back(field.name);
        for (const auto& [key, value] : source.facts.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            const std::string wanted = name != nullptr ? *name : std::to_string(std::get<std::int64_t>(key));
            auto place = std::find(names.begin(), names.end(), wanted);
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
                    {source.file, source.line, "'" + wanted + "' " + wrong, Problem::Part::other, wanted});
        }
    }
    /// The same for a part: what is wrong first, or an empty text.
    std::string read(T& thing, const Value& facts) const {
        Problems problems;
        read({.facts = facts}, thing, problems);
        return problems.empty() ? "" : problems.front().message;
    }

 private:
    static FieldInfo named(FieldInfo info, std::string_view name, std::string_view doc) {
        info.name = name;
        info.doc = doc;
        return info;
    }
    Definition& add(FieldInfo field, std::function<std::string(T&, const Value&)> set) {
        info_.fields.push_back(std::move(field));
        setters_.push_back(std::move(set));
        return *this;
    }

    DefinitionInfo info_;
    std::vector<std::function<std::string(T&, const Value&)>> setters_;
};

}  // namespace tankard
