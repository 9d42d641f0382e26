#include "workshop/script_uses.h"

#include "registry/host_words.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kUnknownMember = 11;
constexpr int kWrongArgument = 12;
constexpr int kChangeInFilter = 13;
constexpr int kDeprecated = 60;

/// One argument of a call: the words from `from` up to `to`.
struct Argument {
    std::size_t from = 0;
    std::size_t to = 0;
};

class Follower {
 public:
    Follower(const std::vector<script::Word>& words, std::span<const Registry* const> registries)
        : words_(words), registries_(registries), scripted_(is_receiver("game")) {}

    ScriptUses all() {
        if (scripted_) find_lists();
        for (std::size_t at = 0; scripted_ && at < words_.size(); ++at) {
            part_of_question(at);
            option_of_question(at);
        }
        for (at_ = 0; at_ < words_.size(); ++at_) {
            if (at_ >= function_end_) {
                hook_ = nullptr;
                known_.clear();
            }
            if (word(at_).kind == script::Word::Kind::text) reckoned(at_);
            if (word(at_).kind != script::Word::Kind::name) continue;
            if (is(at_ + 1, "=") && is(at_ + 2, "function"))
                enter_function(at_ + 2, hook_named(word(at_).text));
            else if (is(at_, "function"))
                enter_function(at_, nullptr);
            else if (is(at_, "local") && !is(at_ + 1, "function"))
                local();
            else if (is(at_, "for"))
                loop();
            else if (known_.contains(word(at_).text) && !behind_a_dot(at_))
                chain(at_);
        }
        return std::move(result_);
    }

 private:
    const script::Word& word(std::size_t at) const {
        static const script::Word kNone;
        return at < words_.size() ? words_[at] : kNone;
    }
    bool is(std::size_t at, std::string_view text) const { return word(at).is(text); }
    bool behind_a_dot(std::size_t at) const { return at > 0 && (is(at - 1, ".") || is(at - 1, ":")); }

    bool is_receiver(std::string_view name) const {
        for (const Registry* registry : registries_)
            for (const Receiver& receiver : registry->receivers())
                if (receiver.name == name) return true;
        return false;
    }
    /// The word for a seat: "hero" in some games, "seat" in others.
    std::string seat() const {
        for (const Registry* registry : registries_)
            for (const Receiver& receiver : registry->receivers())
                if (receiver.kind == RefKind::seat) return std::string(receiver.name);
        return "hero";
    }
    bool remembers(std::string_view type) const {
        if (type == "card") return true;
        for (const Registry* registry : registries_)
            for (const Receiver& receiver : registry->receivers())
                if (receiver.name == type && receiver.remembers) return true;
        return false;
    }
    bool is_built_in(std::string_view type, std::string_view name) const {
        const auto words = host_words(type);
        return name == "is_alive" || (name == "state" && remembers(type)) ||
               std::find(words.begin(), words.end(), name) != words.end();
    }
    std::string type_named(std::string_view name, Type type) const {
        switch (type) {
            case Type::hero: return seat();
            case Type::card: return "card";
            case Type::cards: return "card[]";
            case Type::heroes: return seat() + "[]";
            case Type::zone: return "zone";
            case Type::square: return "square";
            case Type::squares: return "square[]";
            case Type::edge: return "edge";
            case Type::value:
            case Type::thing: return is_receiver(name) ? std::string(name) : "";
            default: return "";
        }
    }

    /// A text literal beside a sign that wants numbers.
    void reckoned(std::size_t at) {
        static constexpr std::string_view kSigns[] = {"<", ">", "<=", ">=", "+", "-", "*", "/", "//", "%"};
        for (std::string_view sign : kSigns)
            if (is(at - 1, sign) || is(at + 1, sign))
                return find(kWrongArgument, Level::error, at,
                            fmt::format("\"{}\" is a text, and '{}' wants numbers", word(at).text, sign));
    }

    const HookInfo* hook_named(std::string_view name) const {
        for (const Registry* registry : registries_)
            if (const int number = registry->find_hook(name); number >= 0)
                return &registry->hooks()[static_cast<std::size_t>(number)];
        return nullptr;
    }

    /// `on_play = function(self, hero)`: from here its parameters are handles of known kinds. In a rule set
    /// in Lua so are those of any function that have a handle's name: `function(game, seat)`.
    void enter_function(std::size_t at, const HookInfo* hook) {
        if (at >= function_end_ || hook != nullptr) {
            hook_ = hook;
            function_end_ = script::end_of_block(words_, at);
        }
        std::vector<std::string> names;
        while (at < words_.size() && !is(at, "("))
            ++at;
        for (; at < words_.size() && !is(at, ")"); ++at)
            if (word(at).kind == script::Word::Kind::name) names.push_back(word(at).text);
        for (const std::string& name : names) {
            known_.erase(name);
            if (hook == nullptr && scripted_ && is_receiver(name)) known_[name] = name;
        }
        if (hook != nullptr) {
            std::vector<std::string> types;
            if (!hook->page) types.emplace_back("card");
            for (const Param& param : hook->params)
                types.push_back(type_named(param.name, param.type));
            for (std::size_t i = 0; i < names.size() && i < types.size(); ++i)
                if (!types[i].empty()) known_[names[i]] = types[i];
        }
        at_ = at;
    }

    void local() {
        const std::string name = word(at_ + 1).text;
        known_.erase(name);
        if (!is(at_ + 2, "=") || word(at_ + 3).kind != script::Word::Kind::name ||
            !known_.contains(word(at_ + 3).text))
            return;
        std::size_t end = at_ + 3;
        const std::string type = chain(end, &end);
        // `local x = hero:roll() + 1` is no handle: only a chain that ends the statement is.
        const bool ends = word(end).kind == script::Word::Kind::name || end >= words_.size() || is(end, ";");
        if (!type.empty() && ends && !is(end, "and") && !is(end, "or")) known_[name] = type;
        at_ = end - 1;
    }

    /// `for _, each in ipairs(turn.heroes) do`
    void loop() {
        std::size_t in = at_ + 1;
        std::vector<std::string> names;
        for (; in < words_.size() && !is(in, "in") && !is(in, "=") && in < at_ + 8; ++in)
            if (word(in).kind == script::Word::Kind::name) names.push_back(word(in).text);
        for (const std::string& name : names)
            known_.erase(name);
        at_ = in;
        if (!is(in, "in") || !is(in + 1, "ipairs") || !is(in + 2, "(")) return;
        at_ = in + 2;
        if (word(in + 3).kind != script::Word::Kind::name || !known_.contains(word(in + 3).text)) return;
        std::size_t end = in + 3;
        const std::string type = chain(end, &end);
        if (type.ends_with("[]") && names.size() == 2) known_[names[1]] = type.substr(0, type.size() - 2);
        at_ = end - 1;
    }

    const Verb* member(std::string_view receiver, std::string_view name, bool property) const {
        for (const Registry* registry : registries_)
            for (const Verb& verb : registry->verbs())
                if (verb.receiver == receiver && verb.name == name && verb.property == property) return &verb;
        return nullptr;
    }

    void find(int number, Level level, std::size_t at, std::string message) {
        result_.findings.push_back({number, level, "", word(at).line, std::move(message)});
    }

    void unknown(const std::string& type, std::size_t at) {
        std::vector<std::string_view> names{"is_alive"};
        for (const std::string_view word : host_words(type))
            names.push_back(word);
        if (remembers(type)) names.emplace_back("state");
        for (const Registry* registry : registries_)
            for (const Verb& verb : registry->verbs())
                if (verb.receiver == type) names.push_back(verb.name);
        find(kUnknownMember, Level::error, at,
             fmt::format("a {} has no '{}'{}", type, word(at).text, or_meant(word(at).text, names)));
    }

    /// `hero:roll() == "1"` is never so.
    void compared(const Verb& member, std::size_t at) {
        if (!is(at, "==") && !is(at, "~=")) return;
        const script::Word& with = word(at + 1);
        const bool text = with.kind == script::Word::Kind::text;
        const bool number = with.kind == script::Word::Kind::number;
        if ((member.result == Type::integer && text) || (member.result == Type::text && number) ||
            (member.result == Type::truth && (text || number)))
            find(kWrongArgument, Level::error, at + 1,
                 fmt::format("{} is {}, and never the same as {}", member.name, name_of(member.result),
                             with.text));
        else if (text && !member.words.empty() &&
                 std::find(member.words.begin(), member.words.end(), with.text) == member.words.end())
            find(kWrongArgument, Level::error, at + 1,
                 fmt::format("{} is never \"{}\"{}", member.name, with.text,
                             or_meant(with.text, member.words)));
    }

    /// Follows `turn.hero:draw(2)` from its first word; gives what it is, or nothing, and where it ends.
    std::string chain(std::size_t at, std::size_t* end = nullptr) {
        std::string type = known_.at(word(at).text);
        ++at;
        while (!type.empty() && at < words_.size()) {
            if (is(at, ".") && !type.ends_with("[]")) {
                const std::string& name = word(at + 1).text;
                const Verb* property = member(type, name, true);
                if (property == nullptr && !is_built_in(type, name)) {
                    if (member(type, name, false) != nullptr)
                        find(kUnknownMember, Level::error, at + 1,
                             fmt::format("'{}' of a {} is a verb: write {}:{}(…)", name, type, type, name));
                    else
                        unknown(type, at + 1);
                }
                type = property != nullptr ? type_named(property->name, property->result) : "";
                at += 2;
                if (property != nullptr) compared(*property, at);
            } else if (is(at, ":") && !type.ends_with("[]")) {
                const Verb* verb = member(type, word(at + 1).text, false);
                if (verb == nullptr) {
                    if (!is_built_in(type, word(at + 1).text)) unknown(type, at + 1);
                    type.clear();
                    at += 2;
                } else {
                    type = type_named(verb->name, verb->result);
                    at = call(*verb, at + 1);
                    compared(*verb, at);
                }
            } else if (is(at, "[") && type.ends_with("[]")) {
                int depth = 0;
                do {
                    depth += is(at, "[") ? 1 : is(at, "]") ? -1 : 0;
                    ++at;
                } while (depth > 0 && at < words_.size());
                type = type.substr(0, type.size() - 2);
            } else {
                break;
            }
        }
        if (end != nullptr)
            *end = at;
        else
            at_ = at - 1;
        return type;
    }

    /// The arguments behind a verb's name at `at`, and the place behind them.
    std::vector<Argument> arguments(std::size_t at, std::size_t& end) const {
        std::vector<Argument> all;
        if (word(at + 1).kind == script::Word::Kind::text || is(at + 1, "{")) {
            end = at + 2;
            int depth = is(at + 1, "{") ? 1 : 0;
            for (; depth > 0 && end < words_.size(); ++end)
                depth += is(end, "{") ? 1 : is(end, "}") ? -1 : 0;
            return {{at + 1, end}};
        }
        if (!is(at + 1, "(")) {
            end = at + 1;
            return all;
        }
        int depth = 0;
        std::size_t from = at + 2;
        for (end = at + 1; end < words_.size(); ++end) {
            const script::Word& each = word(end);
            if (each.is("function")) depth += 100;  // what a function in an argument holds is no argument
            if (each.is("(") || each.is("{") || each.is("[")) ++depth;
            if (each.is(")") || each.is("}") || each.is("]")) --depth;
            const bool close = depth == 0;
            if (close || (depth == 1 && each.is(","))) {
                if (end > from) all.push_back({from, end});
                from = end + 1;
            }
            if (close) break;
        }
        end = std::min(end + 1, words_.size());
        return all;
    }

    std::size_t call(const Verb& verb, std::size_t at) {
        std::size_t end = at + 1;
        const std::vector<Argument> given = arguments(at, end);
        const std::string name = fmt::format("{}:{}", verb.receiver, verb.name);
        if (!verb.instead.empty())
            find(kDeprecated, Level::warning, at,
                 fmt::format("{} goes away with the next version: use {}", name, verb.instead));
        if (hook_ != nullptr && hook_->filter && (verb.changes || verb.draws || verb.asks))
            find(kChangeInFilter, Level::error, at,
                 fmt::format("{} may not be used in {}: it only answers a question of the rules", name,
                             hook_->name));
        std::size_t needed = 0;
        for (const Param& param : verb.params)
            needed += param.optional ? 0 : 1;
        if (given.size() > verb.params.size() || given.size() < needed)
            find(kWrongArgument, Level::error, at,
                 fmt::format("{} takes {}{} values, not {}", name,
                             needed == verb.params.size() ? "" : fmt::format("{} to ", needed),
                             verb.params.size(), given.size()));
        for (std::size_t i = 0; i < given.size() && i < verb.params.size(); ++i)
            argument(verb, verb.params[i], given[i]);
        // The arguments may hold chains of their own.
        const std::size_t resume = at_;
        for (std::size_t inner = at + 1; inner < end; ++inner)
            if (word(inner).kind == script::Word::Kind::name && known_.contains(word(inner).text) &&
                !behind_a_dot(inner)) {
                std::size_t behind = inner;
                chain(inner, &behind);
                inner = std::max(inner, behind - 1);
            }
        at_ = resume;
        return end;
    }

    /// A number that stands there as it is: 3, -5.
    void out_of_range(const Verb& verb, const Param& param, const Argument& given) {
        const bool minus = is(given.from, "-");
        const script::Word& digits = word(given.from + (minus ? 1 : 0));
        if (given.to != given.from + (minus ? 2 : 1) || digits.kind != script::Word::Kind::number) return;
        if (digits.text.size() > 18 || digits.text.find_first_not_of("0123456789") != std::string::npos)
            return;
        const std::int64_t number = std::stoll(digits.text) * (minus ? -1 : 1);
        if (const std::string wrong = out_of(param.range, number); !wrong.empty())
            find(kWrongArgument, Level::error, given.from,
                 fmt::format("'{}' of {}:{} {}", param.name, verb.receiver, verb.name, wrong));
    }

    void argument(const Verb& verb, const Param& param, const Argument& given) {
        const script::Word& first = word(given.from);
        const bool alone = given.to == given.from + 1;
        const bool text = first.kind == script::Word::Kind::text;
        const bool number = first.kind == script::Word::Kind::number;
        const bool truth = first.is("true") || first.is("false");
        bool fits = true;
        if (alone && (text || number || truth)) {
            if (param.type == Type::integer) fits = number && first.text.find('.') == std::string::npos;
            if (param.type == Type::text) fits = text;
            if (param.type == Type::truth) fits = truth;
            if (param.type == Type::hero || param.type == Type::card) fits = false;
        }
        if (!fits)
            find(kWrongArgument, Level::error, given.from,
                 fmt::format("'{}' of {}:{} should be {}", param.name, verb.receiver, verb.name,
                             name_of(param.type)));
        if (fits && param.type == Type::integer) out_of_range(verb, param, given);
        if (param.names.empty()) return;
        if (param.names == "options" || param.names == "paths") return listed(verb, param, given);
        // Also each branch of `x and "a" or "b"`, but not what a call among them is given.
        int depth = 0;
        for (std::size_t at = given.from; at < given.to; ++at) {
            depth += is(at, "(") ? 1 : is(at, ")") ? -1 : 0;
            const script::Word& before = word(at - 1);
            const bool given_to_call = at > given.from && before.kind == script::Word::Kind::name &&
                                       !script::is_keyword(before.text);
            const bool compared = before.is("==") || before.is("~=") || is(at + 1, "==") || is(at + 1, "~=");
            if (word(at).kind == script::Word::Kind::text && depth == 0 && !given_to_call && !compared &&
                !is(at + 1, "..") && !before.is(".."))
                use(std::string(param.names), at, verb);
        }
    }

    /// `prompt = "bid"`, `reason = "too_heavy"`: wherever a table for a question is made.
    void part_of_question(std::size_t at) {
        if (word(at).kind != script::Word::Kind::text || !is(at - 1, "=") || is(at + 1, "..")) return;
        if (is(at - 2, "prompt")) use("ask", at, kAsk);
        if (is(at - 2, "reason") || is(at - 2, "caution")) use("why", at, kAsk);
    }

    /// `{ "stroll", square }` or "stay" in a list of options: each is a verb with a text of its own.
    void option_of_question(std::size_t at) {
        if (word(at).kind != script::Word::Kind::text || is(at + 1, "..") || is(at - 1, "..")) return;
        if (lists_.contains(list_of(at)) || (is(at - 1, "{") && lists_.contains(list_of(at - 1))))
            use("do", at, kAsk);
    }

    /// The name of the list into which goes what begins here: it is put in by table.insert or behind the
    /// last, or stands in the braces that the list is given. Empty if it is none.
    std::string_view list_of(std::size_t item) const {
        if (is(item - 1, ",") && is(item - 3, "(") && is(item - 4, "insert")) return word(item - 2).text;
        if (is(item - 1, "=") && is(item - 2, "]") && is(item - 6, "#")) return word(item - 5).text;
        if (!is(item - 1, "{") && !is(item - 1, ",")) return "";
        int depth = 0;
        for (std::size_t at = item; at-- > 0 && !is(at, "function");) {
            depth += is(at, "}") || is(at, ")") ? 1 : is(at, "{") || is(at, "(") ? -1 : 0;
            if (depth < 0) return is(at, "{") && is(at - 1, "=") ? word(at - 2).text : std::string_view();
        }
        return "";
    }

    /// The names under which lists of options are made: `options = walks`.
    void find_lists() {
        for (std::size_t at = 0; at < words_.size(); ++at)
            if (is(at, "options") && is(at + 1, "=") && word(at + 2).kind == script::Word::Kind::name)
                lists_.insert(word(at + 2).text);
    }

    /// A list of text keys, or of paths { "key", "chapter", needs = "…" }.
    void listed(const Verb& verb, const Param& param, const Argument& given) {
        for (std::size_t at = given.from; at < given.to; ++at) {
            if (word(at).kind != script::Word::Kind::text) continue;
            if (param.names == "options" || is(at - 1, "{"))
                use("do", at, verb);
            else
                use(is(at - 1, "=") && is(at - 2, "needs") ? "gate" : "chapter", at, verb);
        }
    }

    void use(std::string what, std::size_t at, const Verb& verb) {
        result_.uses.push_back({std::move(what), word(at).text, std::string(verb.name), verb.changes,
                                hook_ != nullptr ? std::string(hook_->name) : "", word(at).line});
    }

    inline static const Verb kAsk{.receiver = "game", .name = "ask"};

    const std::vector<script::Word>& words_;
    std::span<const Registry* const> registries_;
    bool scripted_;  ///< the rule set is written in Lua
    ScriptUses result_;
    std::set<std::string, std::less<>> lists_{"options"};  ///< what lists of options are called
    std::map<std::string, std::string> known_;             ///< variable -> receiver, or a list of it
    const HookInfo* hook_ = nullptr;
    std::size_t function_end_ = 0;  ///< of the outermost function, or of the hook
    std::size_t at_ = 0;
};

}  // namespace

ScriptUses uses_of(const std::vector<script::Word>& words, std::span<const Registry* const> registries) {
    return Follower(words, registries).all();
}

}  // namespace tankard::workshop
