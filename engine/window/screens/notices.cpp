#include "window/screens/notices.h"

#include "window/pages/dialog.h"

#include <algorithm>
#include <utility>

namespace tankard::window {

void Notices::add(std::string sentence) {
    if (std::find(waiting_.begin(), waiting_.end(), sentence) != waiting_.end()) return;
    if (waiting_.empty()) ++turn_;
    waiting_.push_back(std::move(sentence));
}

void Notices::dismiss() {
    if (waiting_.empty()) return;
    waiting_.pop_front();
    ++turn_;
}

std::vector<std::string> Notices::take() {
    const std::deque<std::string> all = std::exchange(waiting_, {});
    return {all.begin(), all.end()};
}

Page NoticeScreen::page(const Ruler& ruler, float width, float height) {
    if (std::exchange(shown_, notices_->turn()) != notices_->turn()) scroll_ = 0;
    Page page = below().page(ruler, width, height);
    if (clear()) return page;
    Dialog sheet{.title = "", .paragraphs = {notices_->first()}, .ornament = "⚠", .over = true};
    sheet.scroll = scroll_;
    sheet.entries = {{ruler.say("go_on"), "", "↵"}};
    add_dialog(ruler, sheet, page);
    scroll_ = std::min(scroll_, page.hidden);
    return page;
}

void NoticeScreen::press(const Spot& spot, float share) {
    if (clear()) return below().press(spot, share);
    const bool back = spot.does == Does::command && static_cast<Command>(spot.number) == Command::back;
    if (spot.does == Does::scroll) scroll(static_cast<int>(spot.number));
    if (spot.does == Does::pick || back) notices_->dismiss();
}

void NoticeScreen::scroll(int by) {
    if (clear()) return below().scroll(by);
    scroll_ = std::max(0, scroll_ + by);
}

bool NoticeScreen::update(Clock::time_point now) {
    const bool changed = below().update(now);
    return changed || shown_ != notices_->turn();
}

}  // namespace tankard::window
