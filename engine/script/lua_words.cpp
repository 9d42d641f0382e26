#include "script/lua_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace tankard::script {
namespace {

class Reader {
 public:
    explicit Reader(std::string_view source) : source_(source) {}

    std::vector<Word> all() {
        while (at_ < source_.size()) {
            const char letter = source_[at_];
            if (letter == '\n') ++line_;
            if (std::isspace(static_cast<unsigned char>(letter)) != 0)
                ++at_;
            else if (source_.substr(at_, 2) == "--")
                comment();
            else if (letter == '"' || letter == '\'')
                quoted(letter);
            else if (long_bracket(at_) > 0)
                add(Word::Kind::text, long_text());
            else
                plain(letter);
        }
        return std::move(words_);
    }

 private:
    void add(Word::Kind kind, std::string text) { words_.push_back({kind, std::move(text), line_}); }

    static bool in_name(char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
    }

    /// Whether this is the point of a fraction, and not the first of `1..x`.
    bool in_fraction(std::size_t at) const {
        return source_[at] == '.' && at + 1 < source_.size() &&
               std::isdigit(static_cast<unsigned char>(source_[at + 1])) != 0;
    }
    /// The length of "[[" or "[==[" at this place, or 0.
    std::size_t long_bracket(std::size_t at) const {
        std::size_t end = at;
        if (end >= source_.size() || source_[end] != '[') return 0;
        while (++end < source_.size() && source_[end] == '=') {
        }
        return end < source_.size() && source_[end] == '[' ? end - at + 1 : 0;
    }
    std::string long_text() {
        const std::size_t open = long_bracket(at_);
        const std::string close = "]" + std::string(open - 2, '=') + "]";
        const std::size_t end = std::min(source_.find(close, at_ + open), source_.size());
        std::string text(source_.substr(at_ + open, end - at_ - open));
        for (char letter : text)
            line_ += letter == '\n' ? 1 : 0;
        at_ = std::min(end + close.size(), source_.size());
        return text;
    }
    void comment() {
        at_ += 2;
        if (long_bracket(at_) > 0)
            long_text();
        else
            at_ = std::min(source_.find('\n', at_), source_.size());
    }
    void quoted(char quote) {
        std::string text;
        for (++at_; at_ < source_.size() && source_[at_] != quote && source_[at_] != '\n'; ++at_) {
            if (source_[at_] == '\\' && at_ + 1 < source_.size()) ++at_;
            text += source_[at_];
        }
        at_ = std::min(at_ + 1, source_.size());
        add(Word::Kind::text, std::move(text));
    }
    void plain(char letter) {
        std::size_t end = at_ + 1;
        Word::Kind kind = Word::Kind::sign;
        if (in_name(letter)) {
            kind =
                std::isdigit(static_cast<unsigned char>(letter)) != 0 ? Word::Kind::number : Word::Kind::name;
            while (end < source_.size() &&
                   (in_name(source_[end]) || (kind == Word::Kind::number && in_fraction(end))))
                ++end;
        } else {
            for (std::string_view sign : {"...", "..", "==", "~=", "<=", ">=", "//", "<<", ">>", "::"})
                if (source_.substr(at_, sign.size()) == sign) {
                    end = at_ + sign.size();
                    break;
                }
        }
        add(kind, std::string(source_.substr(at_, end - at_)));
        at_ = end;
    }

    std::string_view source_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::vector<Word> words_;
};

}  // namespace

std::vector<Word> lua_words(std::string_view source) { return Reader(source).all(); }

bool is_keyword(std::string_view name) {
    static constexpr std::array<std::string_view, 22> kKeywords{
        "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
        "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};
    for (std::string_view keyword : kKeywords)
        if (keyword == name) return true;
    return false;
}

std::size_t end_of_block(const std::vector<Word>& words, std::size_t from) {
    int depth = 0;
    for (std::size_t at = from; at < words.size(); ++at) {
        if (words[at].kind != Word::Kind::name) continue;
        const std::string& word = words[at].text;
        if (word == "function" || word == "do" || word == "if" || word == "repeat") ++depth;
        if (word == "end" || word == "until") --depth;
        if (depth == 0 && (word == "end" || word == "until")) return at + 1;
    }
    return words.size();
}

}  // namespace tankard::script
