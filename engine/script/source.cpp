#include "script/source.h"

#include "script/steps.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::script {
namespace {

/// A file becomes the function that this gives back. What most files ask for again and again lies in
/// variables around it: the environment is frozen, and slow to ask.
constexpr std::string_view kBefore =
    "local __left,__look <const>,__length <const>,__number <const>,ipairs <const>,pairs <const>,math "
    "<const>,table <const> = "
    "0,__look,__length,__number,ipairs,pairs,math,table return function(...)";
constexpr std::string_view kAfter = "\nend";

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool is_word(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || is_digit(letter) ||
           letter == '_';
}

bool is_space(char letter) { return std::string_view(" \t\r\n\f\v").find(letter) != std::string_view::npos; }

/// The level of a long bracket that opens at `at`, or -1.
int long_bracket(std::string_view text, std::size_t at) {
    if (at >= text.size() || text[at] != '[') return -1;
    std::size_t end = at + 1;
    while (end < text.size() && text[end] == '=')
        ++end;
    return end < text.size() && text[end] == '[' ? static_cast<int>(end - at) - 1 : -1;
}

/// Where a text or a comment ends, and whether anything closes it there.
struct End {
    std::size_t at = 0;
    bool closed = true;
};

End end_of_long(std::string_view text, std::size_t at, int level) {
    const std::string close = "]" + std::string(static_cast<std::size_t>(level), '=') + "]";
    const std::size_t end = text.find(close, at + static_cast<std::size_t>(level) + 2);
    return end == std::string_view::npos ? End{text.size(), false} : End{end + close.size()};
}

End end_of_quoted(std::string_view text, std::size_t at) {
    const char quote = text[at];
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == '\\') {
            if (i + 1 < text.size() && text[i + 1] == 'z') {  // skips white space, lines too
                i += 2;
                while (i < text.size() && is_space(text[i]))
                    ++i;
                --i;
            } else {
                ++i;
                if (i + 1 < text.size() && text[i] == '\r' && text[i + 1] == '\n') ++i;
            }
        } else if (text[i] == quote) {
            return {i + 1};
        } else if (text[i] == '\n') {
            return {i, false};
        }
    }
    return {text.size(), false};
}

/// Whether the escape sequence behind the backslash at `at` stands for a zero byte: \0, \x00, \u{0}.
bool is_zero(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at + 1);
    const auto only_zeros = [](std::string_view digits) {
        return !digits.empty() && digits.find_first_not_of('0') == std::string_view::npos;
    };
    if (rest.starts_with("u{")) return only_zeros(rest.substr(2, rest.find('}') - 2));
    if (rest.starts_with('x')) return only_zeros(rest.substr(1, 2));
    std::size_t digits = 0;
    while (digits < 3 && digits < rest.size() && is_digit(rest[digits]))
        ++digits;
    return only_zeros(rest.substr(0, digits));
}

bool holds_zero(std::string_view quoted) {
    for (std::size_t i = 0; i < quoted.size(); ++i)
        if (quoted[i] == '\\' && is_zero(quoted, i++)) return true;
    return false;
}

/// A number as it is written, perhaps with a minus before it.
bool is_plain_number(std::string_view text) {
    while (!text.empty() && (is_space(text.front()) || text.front() == '-'))
        text.remove_prefix(1);
    while (!text.empty() && is_space(text.back()))
        text.remove_suffix(1);
    return !text.empty() && is_digit(text[0]) && std::all_of(text.begin(), text.end(), [](char letter) {
        return is_word(letter) || letter == '.';
    });
}

bool opens(std::string_view word) {
    return word == "(" || word == "{" || word == "[" || word == "function" || word == "do" || word == "if" ||
           word == "repeat";
}

bool closes(std::string_view word) {
    return word == ")" || word == "}" || word == "]" || word == "end" || word == "until";
}

/// Turns each `#x` into `__length(x)`: finds where x ends, from word to word, as Lua's grammar has it.
class Lengths {
 public:
    /// A word or sign comes next, and `next` is the letter behind it; `text` is what is to be compiled up to
    /// it.
    void meet(std::string_view word, char next, std::string& text) {
        while (!open_.empty() && open_.back().depth == depth_ && ends(open_.back(), word, next))
            close(text);
        if (opens(word)) ++depth_;
        if (closes(word)) --depth_;
    }
    /// Nothing comes any more.
    void finish(std::string& text) {
        while (!open_.empty())
            close(text);
    }
    /// The word or sign has been written.
    void written(std::string_view word, const std::string& text) {
        if (word == "#") open_.push_back({depth_, written_});
        written_ = text.size();
    }
    /// Whether what stands behind `from` is one length and nothing else.
    bool is_all(std::size_t from) const { return last_from_ == from && last_end_ == written_; }

 private:
    enum class Comes : std::uint8_t { operand, rest, name, nothing };
    struct Open {
        int depth = 0;
        std::size_t from = 0;          ///< where the text ended before it
        Comes comes = Comes::operand;  ///< behind what has been read
    };

    static bool is_text(std::string_view word) {
        return word.front() == '"' || word.front() == '\'' || word.starts_with("[[") ||
               word.starts_with("[=");
    }

    /// Whether x has ended before this word; if not, it belongs to x.
    static bool ends(Open& open, std::string_view word, char next) {
        switch (open.comes) {
            case Comes::operand:
                if (word == "-" || word == "~" || word == "not" || word == "#") return false;
                open.comes = word == "(" || (is_word(word.front()) && word != "function") ? Comes::rest
                                                                                          : Comes::nothing;
                return closes(word);  // no Lua: the compiler will say so
            case Comes::rest:
                if (word == "." || (word == ":" && next != ':')) {
                    open.comes = Comes::name;
                    return false;
                }
                return word != "(" && word != "[" && word != "{" && !is_text(word);
            case Comes::name: open.comes = Comes::rest; return false;
            case Comes::nothing: return true;
        }
        return true;
    }
    void close(std::string& text) {
        text.insert(written_++, 1, ')');
        last_from_ = open_.back().from;
        last_end_ = written_;
        open_.pop_back();
        if (!open_.empty() && open_.back().depth == depth_) open_.back().comes = Comes::nothing;  // ##x
    }

    std::vector<Open> open_;
    int depth_ = 0;
    std::size_t written_ = 0;  ///< how much of the text, when the last word stood there
    std::size_t last_from_ = 0;
    std::size_t last_end_ = 0;
};

/// Finds the numbers in the heads of counting loops, from word to word, and has them checked.
class Counting {
 public:
    /// A word or sign comes next; `text` is what is to be compiled up to it.
    void meet(std::string_view word, const Lengths& lengths, Steps& steps, std::string& text) {
        if (!heads_.empty() && heads_.back().depth == depth_) {
            Head& head = heads_.back();
            if (head.number) {
                if (word == "," || word == "do") {
                    if (!lengths.is_all(*head.number)) check(*head.number, steps, text);
                    head.number.reset();
                    if (word == ",") next_number_ = true;
                }
            } else if (word == "=") {
                next_number_ = true;
            }
            if (word == "do" || word == "in") heads_.pop_back();
        }
        if (word == "for") heads_.push_back({depth_, std::nullopt});
        if (opens(word)) ++depth_;
        if (closes(word)) --depth_;
        while (!heads_.empty() && heads_.back().depth > depth_)
            heads_.pop_back();  // no Lua: the compiler will say so
    }
    /// The word or sign has been written.
    void written(const std::string& text) {
        if (std::exchange(next_number_, false) && !heads_.empty()) heads_.back().number = text.size();
    }

 private:
    struct Head {
        int depth = 0;
        std::optional<std::size_t> number;  ///< where the one that is being read begins
    };

    static void check(std::size_t from, Steps& steps, std::string& text) {
        constexpr std::string_view kCheck = " __number(";
        if (is_plain_number(std::string_view(text).substr(from))) return;
        text.insert(from, kCheck);
        steps.moved(from, kCheck.size());
        text += ')';
    }

    std::vector<Head> heads_;
    int depth_ = 0;
    bool next_number_ = false;
};

}  // namespace

Screened screen(std::string_view source) {
    Screened result;
    if (!source.empty() && source[0] == '\x1b') {
        result.mistake = "this is compiled code; only text is accepted";
        result.line = 1;
        return result;
    }
    int line = 1;
    auto refuse = [&](std::string_view why) {
        if (!result.mistake.empty()) return;
        result.mistake = why;
        result.line = line;
    };
    const auto never_closed = [&](std::string_view why) {
        refuse(why);
        result.open = true;
    };
    Lengths lengths;
    Counting counting;
    Steps steps;
    std::size_t at = 0;
    std::string_view last;  // what stood before, but for white space and comments
    while (at < source.size()) {
        std::size_t end = at + 1;
        const char letter = source[at];
        bool counts = true;
        if (letter == '-' && at + 1 < source.size() && source[at + 1] == '-') {
            counts = false;
            const int level = long_bracket(source, at + 2);
            const End found = level >= 0 ? end_of_long(source, at + 2, level)
                                         : End{std::min(source.find_first_of("\r\n", at), source.size())};
            end = found.at;
            if (!found.closed)
                never_closed(
                    "the comment that begins here is never closed: its closing brackets are missing");
        } else if (letter == '"' || letter == '\'') {
            const End found = end_of_quoted(source, at);
            end = found.at;
            if (!found.closed)
                never_closed(letter == '"'
                                 ? "the text that begins here is never closed: its second \" is missing"
                                 : "the text that begins here is never closed: its second ' is missing");
            if (holds_zero(source.substr(at, end - at))) refuse("a text cannot hold a zero byte");
        } else if (const int level = long_bracket(source, at); level >= 0) {
            const End found = end_of_long(source, at, level);
            end = found.at;
            if (!found.closed)
                never_closed("the text that begins here is never closed: its closing brackets are missing");
        } else if (is_word(letter)) {
            while (end < source.size() && is_word(source[end]))
                ++end;
            const std::string_view word = source.substr(at, end - at);
            if (word == "_ENV") refuse("there is no _ENV here");
            if (word == "__length") refuse("'__length' is a word of the engine; write # instead");
            if (word == "__number") refuse("'__number' is a word of the engine");
            if (word == "__left" || word == "__look") refuse("this is a word of the engine");
        } else if (letter == '^') {
            refuse("'^' gives other results on other computers; multiply instead");
        } else if (letter == '.') {
            end = std::min(source.find_first_not_of('.', at), source.size());
        } else if (letter == '#' && (last == "." || last == ":")) {
            refuse("'#' stands before a list or a text, not behind a dot or a colon");
        } else if (is_space(letter)) {
            counts = false;
        }
        const std::string_view piece = source.substr(at, end - at);
        if (piece.find('\0') != std::string_view::npos) refuse("this is no text: it holds a zero byte");
        if (counts) {
            lengths.meet(piece, end < source.size() ? source[end] : ' ', result.text);
            counting.meet(piece, lengths, steps, result.text);
            steps.meet(piece, result.text);
        }
        if (letter == '#')
            result.text += " __length(";
        else
            result.text += piece;
        if (counts) {
            lengths.written(piece, result.text);
            counting.written(result.text);
            steps.written(piece, result.text);
        }
        for (char one : piece)
            if (one == '\n') ++line;
        if (counts) last = piece;
        at = end;
    }
    lengths.finish(result.text);
    result.whole = steps.is_whole();
    if (!result.whole) return result;
    result.plain = std::move(result.text);
    result.text = fmt::format("{}{}{}", kBefore, steps.counted(result.plain), kAfter);
    return result;
}

}  // namespace tankard::script
