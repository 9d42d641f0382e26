// The log: what was told in a game, line by line, each with the number of answers that stood then. Taking
// back takes its lines back too. It lives where it is read: one thread's.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

namespace tankard::scene {

class Log {
 public:
    static constexpr std::size_t kKept = 2000;  ///< lines; then the oldest go

    struct Line {
        std::uint32_t after = 0;  ///< how many answers stood
        std::string text;
        std::string sign{};    ///< a figure for what it is about; empty: none
        bool begins = false;   ///< a turn, a season
        bool follows = false;  ///< from the one before it: both are one deed (layout.lua, `follows`)
    };

    void add(Line line) {
        if (stands_already(line.after, line.text)) return;
        if (lines_.size() >= kKept) lines_.pop_front();
        lines_.push_back(std::move(line));
    }
    void add(std::uint32_t after, std::string text) { add({after, std::move(text)}); }
    /// What was told when more than `answers` answers stood is void: it comes again, or never was. What was
    /// told just then holds; so much of it as is told once more, in the same order, stands there already.
    void rewind(std::uint32_t answers) {
        std::erase_if(lines_, [answers](const Line& line) { return line.after > answers; });
        again_.clear();
        for (std::size_t line = first_since(answers); line < lines_.size(); ++line)
            again_.push_back(lines_[line].text);
        rewound_ = answers;
    }

    const std::deque<Line>& lines() const { return lines_; }
    /// From a line on what follows stands behind what it comes of, with its sign; but what was told since
    /// `apart` answers stood, which can be taken back by itself, not behind what cannot.
    std::vector<Line> deeds(std::size_t first, std::uint32_t apart) const {
        std::vector<Line> all;
        for (std::size_t line = first; line < lines_.size(); ++line) {
            const Line& each = lines_[line];
            const bool parted = !all.empty() && all.back().after < apart && each.after >= apart;
            if (each.follows && !all.empty() && !all.back().begins && !parted)
                all.back().text += " " + each.text;
            else
                all.push_back(each);
        }
        return all;
    }
    /// Where the last `count` lines begin.
    std::size_t last(std::size_t count) const { return lines_.size() > count ? lines_.size() - count : 0; }
    /// The first line that was told when `answers` answers stood or later; the log's end if there is none.
    std::size_t first_since(std::uint32_t answers) const {
        std::size_t first = 0;
        while (first < lines_.size() && lines_[first].after < answers)
            ++first;
        return first;
    }

 private:
    bool stands_already(std::uint32_t after, const std::string& text) {
        const auto same = after == rewound_ ? std::find(again_.begin(), again_.end(), text) : again_.end();
        if (same == again_.end()) return false;
        again_.erase(again_.begin(), same + 1);
        return true;
    }

    std::deque<Line> lines_;
    std::deque<std::string> again_;  ///< told when `rewound_` answers stood, and perhaps told once more
    std::uint32_t rewound_ = 0;
};

}  // namespace tankard::scene
