// What a rule set (or the campaign) offers to scripts: receivers, verbs, hooks and kinds of definitions. A
// registry is built once and then only read. script/ knows nothing but registries: a new rule set declares,
// and edits no host.
#pragma once

#include "registry/verb.h"

#include <deque>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard {

/// What `:` can stand behind. A handle belongs to the first receiver whose kind (and aspect, for the table)
/// fits.
struct Receiver {
    std::string_view name;
    RefKind kind = RefKind::none;
    int aspect = 0;
    std::string_view doc;
    bool remembers = false;  ///< it has `state`, as every card has
};

/// A moment at which definitions may act.
struct HookInfo {
    std::string_view name;
    std::string_view doc;
    std::vector<Param> params;  ///< after `self`, unless it is a page
    Type result = Type::nothing;
    /// A filter answers a question of the rules (a bonus, a permission): it must not change the game, draw or
    /// ask.
    bool filter = false;
    /// A page of the book speaks for no card: its function takes the parameters alone, without `self`.
    bool page = false;
    Range range = kAnyNumber;  ///< of an integer result
    /// Part of the rules themselves: a call of it that fails cannot be skipped.
    bool rules = false;
    /// Not a function but a table of functions by name, `beats = { bid = function ... }`; each is called as
    /// the hook says, or as its entry does.
    bool keyed = false;
    std::vector<HookInfo> entries{};  ///< of a keyed one: the names that must stand in it; none: any may
    /// Scripts may call it: `card:call("on_hit", ...)`. The first parameter, the game, is the host's to give.
    bool callable = false;
};

/// A form that a text may have: "beer", "spell:ELEMENT".
struct FormInfo {
    std::string form;
    std::string_view doc;
};

struct FieldInfo {
    std::string_view name{};  ///< "1": the first value without a name
    std::string_view type{};  ///< in words: "an integer", "a list of Monsters"
    std::string_view doc{};
    /// The words that it may be, or that its table may hold; empty: any that fits the type.
    std::span<const std::string_view> words{};
    Range range{};                  ///< for integers, also those in its table
    std::string standard{};         ///< what holds if it is left out; empty: nothing does
    std::string_view part{};        ///< the part (Registry::parts) that it is, or that its list holds
    std::vector<FormInfo> forms{};  ///< the forms of its text, if these are all
    /// What to write instead of a value in a form that only old content has; an empty text for any other.
    /// None: there never was one.
    std::string (*old_form)(const Value& value) = nullptr;
};

/// A kind of definition: `return adventure_card { ... }`. Also a part, a table that stands inside others.
struct DefinitionInfo {
    std::string_view name;
    std::string_view doc;
    std::vector<FieldInfo> fields;
    std::vector<std::string_view> hooks;
    std::string_view file{};  ///< of a part that is the whole of a file: "campaign.lua"
    bool owned = true;        ///< it may lie in a hero's area; else nobody is its own hero
};

class Registry {
 public:
    class VerbDeclaration {
     public:
        explicit VerbDeclaration(Verb& verb) : verb_(&verb) {}
        /// Names the next parameter, in order.
        VerbDeclaration& param(std::string_view name, std::string_view doc) {
            verb_->params.at(named_).name = name;
            verb_->params.at(named_).doc = doc;
            ++named_;
            return *this;
        }
        /// What the parameter just named names; see Param::names.
        VerbDeclaration& names(std::string_view what) {
            verb_->params.at(named_ - 1).names = what;
            return *this;
        }
        /// A closer type than the member function's.
        VerbDeclaration& type(Type type) {
            verb_->params.at(named_ - 1).type = type;
            return *this;
        }
        /// Which integers it may be; every integer parameter says so.
        VerbDeclaration& range(int least, int most) {
            verb_->params.at(named_ - 1).range = {least, most};
            return *this;
        }
        VerbDeclaration& doc(std::string_view text) { return verb_->doc = text, *this; }
        /// How it is used; see Verb::example.
        VerbDeclaration& example(std::string_view lua) { return verb_->example = lua, *this; }
        /// The verb goes away with the next version; `check` names its successor until then.
        VerbDeclaration& deprecated(std::string_view instead) { return verb_->instead = instead, *this; }
        /// A closer type of what it gives.
        VerbDeclaration& gives(Type type) { return verb_->result = type, *this; }
        /// The words that a property's text can be.
        VerbDeclaration& words(std::span<const std::string_view> all) { return verb_->words = all, *this; }
        VerbDeclaration& since(int version) { return verb_->since = version, *this; }
        VerbDeclaration& draws() { return verb_->draws = verb_->changes = true, *this; }
        VerbDeclaration& changes() { return verb_->changes = true, *this; }
        VerbDeclaration& asks() { return verb_->asks = verb_->changes = true, *this; }

     private:
        Verb* verb_;
        std::size_t named_ = 0;
    };

    template <typename Rules, typename Result, typename... Params>
    VerbDeclaration verb(std::string_view receiver, std::string_view name,
                         Result (Rules::*member)(Params...)) {
        Verb& verb = verbs_.emplace_back();
        verb.receiver = receiver;
        verb.name = name;
        binding::bind<Rules, decltype(member), Result, Params...>(verb, member);
        return VerbDeclaration(verb);
    }
    template <typename Rules, typename Result, typename... Params>
    VerbDeclaration verb(std::string_view receiver, std::string_view name,
                         Result (Rules::*member)(Params...) const) {
        Verb& verb = verbs_.emplace_back();
        verb.receiver = receiver;
        verb.name = name;
        binding::bind<const Rules, decltype(member), Result, Params...>(verb, member);
        return VerbDeclaration(verb);
    }
    /// A verb without arguments that is read like a field.
    template <typename Rules, typename Result, typename... Receiver>
    VerbDeclaration property(std::string_view receiver, std::string_view name,
                             Result (Rules::*member)(Receiver...) const, std::string_view doc) {
        verb(receiver, name, member).doc(doc);
        verbs_.back().property = true;
        binding::bind_read<const Rules, decltype(member), Result, Receiver...>(verbs_.back(), member);
        return VerbDeclaration(verbs_.back());
    }

    /// A verb that no member function says.
    Verb& add(Verb what) { return verbs_.emplace_back(std::move(what)); }

    void receiver(Receiver what) { receivers_.push_back(what); }
    /// Returns the hook's number, which rules use to call it. Numbers run from 0 in the order of declaration.
    int hook(HookInfo what);
    /// The hooks of a chapter's pages, the same under all rule sets; `survived` says of the page `alive` when
    /// it comes. It stays, as all texts here do.
    void pages(std::string_view survived);
    void definition(DefinitionInfo what) { definitions_.push_back(std::move(what)); }
    /// For the reference and editors: scripts have no word for a part.
    void part(DefinitionInfo what) { parts_.push_back(std::move(what)); }

    const std::deque<Verb>& verbs() const { return verbs_; }
    const std::vector<Receiver>& receivers() const { return receivers_; }
    const std::vector<HookInfo>& hooks() const { return hooks_; }
    const std::vector<DefinitionInfo>& definitions() const { return definitions_; }
    const std::vector<DefinitionInfo>& parts() const { return parts_; }
    /// The hook's number, or -1.
    int find_hook(std::string_view name) const;

 private:
    std::deque<Verb> verbs_;  // stable addresses: hosts keep pointers
    std::vector<Receiver> receivers_;
    std::vector<HookInfo> hooks_;
    std::vector<DefinitionInfo> definitions_;
    std::vector<DefinitionInfo> parts_;
};

/// The word of `words` that a mistyped one was probably meant to be, or nothing.
std::optional<std::string_view> did_you_mean(std::string_view typed, std::span<const std::string_view> words);
/// The same as the end of a sentence: "; did you mean 'x'?", or nothing.
std::string or_meant(std::string_view typed, std::span<const std::string_view> words);

}  // namespace tankard
