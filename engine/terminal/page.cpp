#include "terminal/page.h"

#include "terminal/paper.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

namespace tankard::terminal {
namespace {

constexpr std::size_t kWanted = 7;   ///< lines of what was told, for which table and question give way
constexpr std::size_t kLeast = 2;    ///< that there are at any rate
constexpr std::size_t kTail = 5;     ///< lines of deeds for which a table gives way that comes after them
constexpr Folds kScrolled{1, 2, 1};  ///< of what has no room on a screen

/// Whether another sentence may follow: "— Anna —" needs no full stop, "End your turn" does.
bool ends(const std::string& text) {
    if (text.empty()) return true;
    const auto last = static_cast<unsigned char>(text.back());
    return !std::isalnum(last) &&
           (last < 0x80 || text.ends_with("—") || text.ends_with("”") || text.ends_with("…"));
}

struct Paragraph {
    std::string text;
    bool story = false;
};

/// One after the other. What runs on is a paragraph for each turn, and in it for each whom it is about; an
/// own deed stands by itself as long as it can.
std::vector<Paragraph> paragraphs(const std::vector<Told>& deeds, int fold) {
    std::vector<Paragraph> all;
    bool open = false;  // the last paragraph may go on
    int about = Told::kNobody;
    for (const Told& each : deeds) {
        const bool other = each.about != Told::kNobody && about != Told::kNobody && each.about != about;
        const bool alone = each.own && !each.begins && fold < 3;
        const bool headed = &each != &deeds.front() && (&each - 1)->begins;
        const bool joins = fold > 0 && !each.kept && !each.begins && !other && open && (!alone || headed);
        if (joins)
            all.back().text += (ends(all.back().text) ? " " : ". ") + each.text;
        else
            all.push_back({each.text, each.kept});
        if (!joins || each.about != Told::kNobody) about = each.about;
        open = !each.kept && !alone;
    }
    return all;
}

/// The further lines of what runs on stand under the first, so that it is seen where the next one begins.
std::vector<std::string> broken(const std::vector<Paragraph>& paragraphs) {
    constexpr std::string_view kUnder = "  ";
    std::vector<std::string> lines;
    for (const Paragraph& paragraph : paragraphs) {
        std::vector<std::string> all = hanging("", paragraph.text);
        if (all.size() > 1 && !paragraph.story) {
            all = hanging(kUnder, paragraph.text);
            all.front().erase(0, kUnder.size());
        }
        std::move(all.begin(), all.end(), std::back_inserter(lines));
    }
    return lines;
}

}  // namespace

std::vector<Folds> ways_to_fold() {
    return {{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {1, 1, 1}, {1, 2, 1},
            {2, 2, 1}, {2, 2, 2}, {2, 3, 2}, {3, 3, 2}};
}

std::vector<Told> deeds_of(const std::vector<Told>& told) {
    std::vector<Told> deeds;
    for (const Told& each : told) {
        if (!each.follows || deeds.empty() || deeds.back().kept || deeds.back().begins) {
            deeds.push_back(each);
            continue;
        }
        Told& deed = deeds.back();
        deed.text += (ends(deed.text) ? " " : ". ") + each.text;
        deed.own = deed.own || each.own;
        deed.weighs = deed.weighs || each.weighs;
        deed.counted.insert(deed.counted.end(), each.counted.begin(), each.counted.end());
    }
    return deeds;
}

std::vector<std::string> log_lines(const std::vector<Told>& deeds, int fold, std::size_t room,
                                   const More& more) {
    if (fold < 2) return broken(paragraphs(deeds, fold));
    Gaps gaps(deeds);
    while (true) {
        std::vector<std::string> lines = broken(paragraphs(gaps.shown(more), fold));
        if (lines.size() <= room) return lines;
        // Hardly one has more than two lines: of very many not each alone.
        std::size_t gone = 0;
        for (std::size_t some = 1 + (lines.size() - room) / 4; some > 0 && gaps.leave_out(); --some)
            ++gone;
        if (gone == 0) return lines;
    }
}

Page page_lines(const std::vector<Told>& deeds, const Part& table, const Part& question, std::size_t room,
                const More& more) {
    std::map<int, std::vector<std::string>> tables;
    std::map<int, std::vector<std::string>> questions;
    const auto part = [](std::map<int, std::vector<std::string>>& known, const Part& draw,
                         int fold) -> const std::vector<std::string>& {
        const auto found = known.find(fold);
        return found != known.end() ? found->second : known.emplace(fold, draw(fold)).first->second;
    };
    Page page;
    const Folds most = ways_to_fold().back();
    const bool hopeless =
        part(tables, table, most.table).size() + part(questions, question, most.question).size() >
        room + room / 2;
    for (const Folds& folds : hopeless ? std::vector<Folds>{kScrolled} : ways_to_fold()) {
        page.below = part(tables, table, folds.table);
        page.asked = part(questions, question, folds.question);
        const std::size_t left = room - std::min(room, page.below.size() + page.asked.size());
        page.told = log_lines(deeds, folds.log, std::max(kLeast, left), more);
        page.overflows = page.size() > room;
        if (!page.overflows && (folds.log < 2 || left >= kWanted)) break;
    }
    return page;
}

Page last_page(const std::vector<Told>& deeds, const Part& table, const Part& question, std::size_t room,
               std::size_t& before) {
    Page page;
    for (const Folds& folds : {Folds{1, 0, 1}, {1, 1, 1}, {1, 2, 1}, {1, 2, 2}, {1, 3, 2}}) {
        page.below = table(folds.table);
        page.asked = question(folds.question);
        if (page.size() + kTail <= room) break;
    }
    page.overflows = page.size() > room;
    const std::size_t left = room - std::min(room, page.size());
    before = deeds.size();
    for (auto from = deeds.end(); from != deeds.begin(); --before) {
        std::vector<std::string> tail = log_lines(std::vector<Told>(--from, deeds.end()), 1, room, {});
        if (tail.size() > left) break;
        page.told = std::move(tail);
    }
    return page;
}

}  // namespace tankard::terminal
