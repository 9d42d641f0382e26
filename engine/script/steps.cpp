#include "script/steps.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <fmt/format.h>

namespace tankard::script {
namespace {

/// What may stand between `function` and the `)` of its parameters; no word that begins or ends a block is
/// among them.
bool is_of_a_head(std::string_view word) {
    static constexpr std::string_view kOthers[] = {"function", "do",    "repeat", "until", "if",
                                                   "end",      "while", "for",    "goto"};
    static constexpr std::string_view kSigns[] = {".", ":", "(", ")", ",", "..."};
    const auto is_one = [&](const auto& words) {
        return std::find(std::begin(words), std::end(words), word) != std::end(words);
    };
    const char letter = word.front();
    const bool name = letter == '_' || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    return name ? !is_one(kOthers) : is_one(kSigns);
}

/// What takes as long as many others: `...` moves up to a thousand values, and the rest of a division of
/// numbers with a point is found bit by bit.
std::size_t weight_of(std::string_view word) { return word == "..." || word == "%" ? 12 : 1; }

}  // namespace

Steps::Steps() : steps_(1), blocks_{{0, false, 0}} {}

void Steps::begin(bool steps, bool repeats) {
    const Block& around = blocks_.back();
    blocks_.push_back({steps ? steps_.size() : around.step, repeats, around.function});
    if (steps) steps_.emplace_back();
}

void Steps::end() {
    if (blocks_.size() == 1) {
        whole_ = false;
        return;
    }
    const Block block = std::move(blocks_.back());
    blocks_.pop_back();
    for (const Condition& condition : block.conditions)
        steps_[condition.step].words += steps_[block.step].words - condition.words;
    if (block.repeats) blocks_.back().conditions.push_back({block.step, steps_[blocks_.back().step].words});
}

void Steps::meet(std::string_view word, const std::string& text) {
    if (parameters_ && !is_of_a_head(word)) whole_ = false;
    all_ += weight_of(word);
    steps_[blocks_.back().step].words += weight_of(word);
    if (word == "end" || word == "until") end();
    if (word == "goto") steps_.push_back({text.size(), all_ - blocks_.back().function});
    if (word == "while") heads_.push_back({blocks_.size(), steps_[blocks_.back().step].words});
}

void Steps::written(std::string_view word, const std::string& text) {
    if (word == "function") {
        begin(true, false);
        blocks_.back().function = all_;
        parameters_ = true;
    } else if (word == ")" && std::exchange(parameters_, false)) {
        steps_[blocks_.back().step].place = text.size();
    } else if (word == "do" || word == "repeat") {
        std::size_t head = 0;
        if (word == "do" && !heads_.empty() && heads_.back().blocks == blocks_.size()) {
            head = steps_[blocks_.back().step].words - heads_.back().words;
            heads_.pop_back();
        }
        begin(true, word == "repeat");
        steps_.back() = {text.size(), head};
    } else if (word == "if") {
        begin(false, false);
    }
}

void Steps::moved(std::size_t place, std::size_t letters) {
    for (std::size_t i = steps_.size() - 1; i > 0 && steps_[i].place >= place; --i)
        steps_[i].place += letters;
}

std::string Steps::counted(const std::string& text) {
    for (const Condition& condition : blocks_.front().conditions)
        steps_[condition.step].words += steps_.front().words - condition.words;
    std::string all;
    std::size_t at = 0;
    for (const Step& step : steps_) {
        all += text.substr(at, step.place - at);
        all +=
            fmt::format(" __left=__left-{} if __left<0 then __left=__look(__left)end ", step.words / 4 + 1);
        at = step.place;
    }
    return all + text.substr(at);
}

}  // namespace tankard::script
