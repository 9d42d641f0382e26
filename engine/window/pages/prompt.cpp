#include "window/pages/prompt.h"

#include "text/utf8.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tankard::window {
namespace {

/// Where each sentence ends, one past its last letter. What stands in brackets ends none, and is one if it
/// stands between two.
std::vector<std::size_t> ends_of(std::string_view words) {
    std::vector<std::size_t> ends;
    int brackets = 0;
    bool between = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == '(' && brackets++ == 0) between = i == (ends.empty() ? 0 : ends.back() + 1);
        if (words[i] == ')') --brackets;
        if (brackets != 0 || (i + 1 < words.size() && words[i + 1] != ' ')) continue;
        if (words[i] == '.' || words[i] == '?' || words[i] == '!' || (words[i] == ')' && between))
            ends.push_back(i + 1);
    }
    if (ends.empty() || ends.back() != words.size()) ends.push_back(words.size());
    return ends;
}

std::string_view trimmed(std::string_view words) {
    words.remove_prefix(std::min(words.find_first_not_of(' '), words.size()));
    return words;
}

/// Runs of words in different faces, each going on in the line in which the one before it ends.
class Flow {
 public:
    Flow(const Ruler& ruler, Piece& piece, const Rect& box, std::size_t most)
        : ruler_(ruler), piece_(piece), box_(box), x_(box.x), y_(box.y), most_(most) {}

    void write(std::string_view words, Typeface face, Ink ink) {
        if (words.empty()) return;
        std::string run;
        for (const std::string_view word : text::split_words(words)) {
            const std::string longer = run.empty() ? std::string(word) : run + " " + std::string(word);
            if (x_ + width(longer, face) <= box_.right() || (run.empty() && x_ <= box_.x)) {
                run = longer;
                continue;
            }
            put(run, face, ink);
            if (!next_line()) return;
            run = word;
        }
        put(run, face, ink);
        x_ += width(" ", face);
    }
    float end() const { return y_ + Type::line(ruler_.body()); }

 private:
    float width(std::string_view words, Typeface face) const {
        return ruler_.type.width(words, face, ruler_.body());
    }
    void put(const std::string& run, Typeface face, Ink ink) {
        if (run.empty()) return;
        piece_.texts.push_back(line_of(ruler_, ruler_.type.fit(run, face, ruler_.body(), box_.w), face,
                                       ruler_.body(), ink, x_, y_));
        x_ = piece_.texts.back().box.right();
    }
    bool next_line() {
        if (++line_ >= most_) return false;
        x_ = box_.x;
        y_ += Type::line(ruler_.body());
        return true;
    }

    const Ruler& ruler_;
    Piece& piece_;
    Rect box_;
    float x_;
    float y_;
    std::size_t line_ = 0;
    std::size_t most_;
};

}  // namespace

Prompt prompt_of(std::string_view words) {
    const std::vector<std::size_t> ends = ends_of(words);
    std::size_t asked = 0;
    for (std::size_t i = 0; i < ends.size(); ++i)
        if (ends[i] > 0 && words[ends[i] - 1] == '?') asked = i;
    const std::size_t from = asked == 0 ? 0 : ends[asked - 1];
    return {trimmed(words.substr(0, from)), trimmed(words.substr(from, ends[asked] - from)),
            trimmed(words.substr(ends[asked]))};
}

float write_prompt(const Ruler& ruler, Piece& piece, std::string_view words, const Rect& box,
                   std::size_t most_lines) {
    const Prompt prompt = prompt_of(words);
    Flow flow(ruler, piece, box, most_lines);
    flow.write(prompt.stands, Typeface::italic, Ink::text);
    flow.write(prompt.asked, Typeface::bold, Ink::text);
    if (prompt.known.empty()) return flow.end();
    return paragraph(ruler, piece, prompt.known, Typeface::italic, ruler.small(), Ink::faint,
                     {box.x, flow.end(), box.w, box.bottom() - flow.end()}, most_lines);
}

}  // namespace tankard::window
