#include "scene/passages.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tankard::scene {
namespace {

/// Whether the question is a script's: a yes or no, or what it lets somebody choose, of which it has texts of
/// its own ("coat.search").
bool is_scripted(const Question& question) {
    static const Name choose = intern("choose");
    const auto is_its_own = [](const Option& option) {
        return option.verb == choose || option.verb.text().find('.') != std::string_view::npos;
    };
    return question.shape == Shape::confirm ||
           (question.own() > 0 &&
            std::all_of(question.options.begin(),
                        question.options.begin() + static_cast<std::ptrdiff_t>(question.own()), is_its_own));
}

bool is_by_author(const Event& told) { return !told.name.text().starts_with("log."); }

}  // namespace

std::vector<Passage> Passages::heard(const Event& told, const std::string& line, const Stage& stage,
                                     const campaign::State& state) {
    std::vector<Passage> ended;
    if (std::optional<Passage> titled = stage.titled(told.name, line, state)) {
        if (told_) ended.push_back(*take());
        ended.push_back(*std::move(titled));
        return ended;
    }
    if (is_by_author(told)) {
        if (open_ && !told_) told_ = about_;
        if (open_) told_->paragraphs.push_back(line);
        return ended;
    }
    std::optional<Passage> begun = stage.passage(told, state);
    if (told_ && (begun || !waits_)) ended.push_back(*take());
    if (!begun) return ended;
    if (!begun->paragraphs.empty()) {  // a milestone, in the midst of whatever it is
        ended.push_back(*std::move(begun));
        return ended;
    }
    open_ = true;
    waits_ = false;
    about_ = std::move(begun);
    return ended;
}

void Passages::answered(const Question& question) {
    open_ = about_ && is_scripted(question);
    waits_ = open_;
}

std::optional<Passage> Passages::take() {
    open_ = false;
    return std::exchange(told_, std::nullopt);
}

}  // namespace tankard::scene
