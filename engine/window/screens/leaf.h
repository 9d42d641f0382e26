// A page that may be longer than the window and is read to its end before it is left: a story, a chapter's
// end.
#pragma once

#include "window/pages/page.h"

#include <algorithm>

namespace tankard::window {

class Leaf {
 public:
    /// Made anew if there is more to read than was thought: whether there is stands on the page's button.
    template <typename Arrange>
    Page page(Arrange arrange) {
        Page made = arrange();
        const bool thought_so = made.hidden == hidden_;
        hidden_ = made.hidden;
        at_ = std::min(at_, hidden_);
        if (!thought_so) made = arrange();
        shown_ = made.shown;
        return made;
    }
    int at() const { return at_; }  ///< the first line that is seen
    bool more() const { return at_ < hidden_; }
    /// By a page, whose last line is the next one's first; false: it has been read.
    bool read_on() {
        if (!more()) return false;
        scroll(std::max(1, shown_ - 1));
        return true;
    }
    void scroll(int by) { at_ = std::clamp(at_ + by, 0, hidden_); }
    void skip() { at_ = hidden_; }
    void begin() { at_ = 0; }

 private:
    int at_ = 0;
    int hidden_ = 0;  ///< lines that are reached by scrolling
    int shown_ = 0;   ///< lines on the page
};

}  // namespace tankard::window
