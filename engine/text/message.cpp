#include "text/message.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace tankard::text {
namespace {

constexpr int kDepth = 16;
constexpr std::string_view kMarks[] = {"the",  "a",    "of", "to",
                                       "from", "poss", "g"};  // in the order of Article, then g

struct Malformed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Parser {
 public:
    explicit Parser(std::string_view text) : text_(text) {}

    Message message(int depth) {
        if (depth > kDepth) fail("braces stand too deep in one another");
        Message parts;
        std::string literal;
        const auto flush = [&] {
            if (literal.empty()) return;
            parts.emplace_back().literal = std::move(literal);
            literal.clear();
        };
        while (at_ < text_.size()) {
            const char c = text_[at_];
            const bool twice = at_ + 1 < text_.size() && text_[at_ + 1] == c;
            if (depth > 0 && (c == '}' || c == '|')) break;
            if ((c == '{' || c == '}') && twice) {
                literal += c;
                at_ += 2;
            } else if (c == '{') {
                flush();
                ++at_;
                parts.push_back(slot(depth));
            } else if (c == '}') {
                fail("a '}' closes nothing; write '}}' for the sign itself");
            } else {
                literal += c;
                ++at_;
            }
        }
        flush();
        return parts;
    }

 private:
    [[noreturn]] void fail(const std::string& what) const {
        const auto letters = std::count_if(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at_),
                                           [](char c) { return (c & 0xC0) != 0x80; });
        throw Malformed(fmt::format("{} (letter {})", what, letters + 1));
    }

    bool take(char wanted) {
        if (at_ == text_.size() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }

    std::string_view word() {
        const std::size_t start = at_;
        const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
        if (at_ < text_.size() && text_[at_] >= 'A' && text_[at_] <= 'Z') ++at_;
        while (at_ < text_.size() && fits(text_[at_]))
            ++at_;
        return text_.substr(start, at_ - start);
    }

    Name slot_name(std::string_view name) {
        if (name.empty()) fail("a slot needs a name of small letters, digits and '_'");
        if (name[0] >= 'A' && name[0] <= 'Z')
            fail(fmt::format("the slot '{}' should be written in small letters", name));
        return intern(name);
    }

    void mark(std::string_view name, Part& part) {
        std::string small(name);
        part.capital = !small.empty() && small[0] >= 'A' && small[0] <= 'Z';
        if (part.capital) small[0] = static_cast<char>(small[0] - 'A' + 'a');
        const auto* found = std::find(std::begin(kMarks), std::end(kMarks), small);
        if (found == std::end(kMarks)) {
            const auto meant = did_you_mean(small, kMarks);
            fail(fmt::format("'{}:' is no article{}", name,
                             meant ? fmt::format("; did you mean '{}:'?", *meant) : ""));
        }
        if (small == "g")
            part.kind = Part::Kind::gender;
        else
            part.article = static_cast<Article>(found - std::begin(kMarks) + 1);
    }

    Part slot(int depth) {
        Part part;
        part.kind = Part::Kind::insert;
        std::string_view name = word();
        const std::size_t colon = at_;
        if (take(':')) {
            const std::string_view next = word();
            if (next == "plural") {
                at_ = colon;
            } else {
                mark(name, part);
                name = next;
            }
        }
        part.slot = slot_name(name);
        const bool bare = part.kind == Part::Kind::insert && part.article == Article::none;
        if (part.kind == Part::Kind::gender) {
            if (!take('|')) fail("a choice by gender needs its texts: {g:slot|m=…|f=…}");
            cases(part, depth);
        } else if (bare && take('|')) {
            part.kind = Part::Kind::number;
            cases(part, depth);
        } else if (bare && take('?')) {
            part.kind = Part::Kind::truth;
            part.branches.push_back({Branch::Case::yes, 0, message(depth + 1)});
            if (take('|')) part.branches.push_back({Branch::Case::no, 0, message(depth + 1)});
        } else if (take(':')) {
            if (word() != "plural") fail("only 'plural' can stand behind a slot's ':'");
            part.form = Form::other;
        } else if (take('*')) {
            part.count = slot_name(word());
        }
        if (!take('}'))
            fail(at_ == text_.size() ? "a '{' is never closed"
                                     : fmt::format("'{}' cannot stand here in a slot", sign()));
        return part;
    }

    std::string_view sign() const {
        std::size_t end = at_ + 1;  // the whole character, if it is more than a byte
        while (end < text_.size() && (text_[end] & 0xC0) == 0x80)
            ++end;
        return text_.substr(at_, end - at_);
    }

    void cases(Part& part, int depth) {
        do {
            Branch branch = label(part.kind);
            for (const Branch& other : part.branches)
                if (other.label == branch.label && other.exact == branch.exact)
                    fail("a choice has the same case twice");
            branch.text = message(depth + 1);
            part.branches.push_back(std::move(branch));
        } while (take('|'));
        const auto has = [&](Branch::Case wanted) {
            return std::any_of(part.branches.begin(), part.branches.end(),
                               [&](const Branch& b) { return b.label == wanted; });
        };
        const bool both = part.kind == Part::Kind::gender && has(Branch::Case::m) && has(Branch::Case::f);
        if (!both && !has(Branch::Case::other))
            fail(part.kind == Part::Kind::gender ? "a choice by gender needs 'm=' and 'f=', or 'other='"
                                                 : "a choice by number needs 'other='");
    }

    Branch label(Part::Kind kind) {
        using Case = Branch::Case;
        take('=');
        const std::string_view name = word();
        if (!take('=')) fail("a case is written name=text");
        Branch branch;
        if (name == "other") return branch;
        if (kind == Part::Kind::gender) {
            if (name != "m" && name != "f" && name != "n")
                fail(fmt::format("'{}' is no gender: m, f, n or other", name));
            branch.label = name == "m" ? Case::m : name == "f" ? Case::f : Case::n;
            return branch;
        }
        if (name == "one") return branch.label = Case::one, branch;
        branch.label = Case::exact;
        if (name == "zero") return branch;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), branch.exact);
        if (error != std::errc() || end != name.data() + name.size())
            fail(fmt::format("'{}' is no case of a number: one, other, zero or a number", name));
        return branch;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

void collect(const Message& message, std::vector<Name>& slots) {
    for (const Part& part : message) {
        if (part.slot) slots.push_back(part.slot);
        if (part.count) slots.push_back(part.count);
        for (const Branch& branch : part.branches)
            collect(branch.text, slots);
    }
}

}  // namespace

Message parse_message(std::string_view text, std::string& wrong) {
    try {
        return Parser(text).message(0);
    } catch (const std::exception& problem) {  // malformed, or two slots with one hash
        wrong = problem.what();
        return {};
    }
}

std::vector<Name> slots_of(const Message& message) {
    std::vector<Name> slots;
    collect(message, slots);
    std::sort(slots.begin(), slots.end(), [](Name a, Name b) { return a.text() < b.text(); });
    slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
    return slots;
}

}  // namespace tankard::text
