#include "terminal/page.h"

#include "terminal/paper.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <utility>

namespace tankard::terminal {
namespace {

constexpr std::size_t kWanted = 7;   ///< lines of what was told, for which table and question give way
constexpr std::size_t kLeast = 2;    ///< that there are at any rate
constexpr Folds kScrolled{1, 2, 1};  ///< of what has no room on a screen

/// Whether another sentence may follow: "— Anna —" needs no full stop, "End your turn" does.
bool ends(const std::string& text) {
    if (text.empty()) return true;
    const auto last = static_cast<unsigned char>(text.back());
    return !std::isalnum(last) &&
           (last < 0x80 || text.ends_with("—") || text.ends_with("”") || text.ends_with("…"));
}

/// One after the other; what runs on is a paragraph for each turn, and in it for each whom it is about.
std::vector<std::string> paragraphs(const std::vector<Told>& told, bool run_on) {
    std::vector<std::string> all;
    bool open = false;  // the last paragraph may go on
    int about = Told::kNobody;
    for (const Told& each : told) {
        const bool other = each.about != Told::kNobody && about != Told::kNobody && each.about != about;
        const bool joins = run_on && !each.kept && !each.begins && !other && open;
        if (joins)
            all.back() += (ends(all.back()) ? " " : ". ") + each.text;
        else
            all.push_back(each.text);
        if (!joins || each.about != Told::kNobody) about = each.about;
        open = !each.kept;
    }
    return all;
}

std::vector<std::string> broken(const std::vector<std::string>& paragraphs) {
    std::vector<std::string> lines;
    for (const std::string& paragraph : paragraphs)
        for (std::string& line : hanging("", paragraph))
            lines.push_back(std::move(line));
    return lines;
}

void add(std::vector<std::string>& lines, const std::vector<std::string>& more) {
    lines.insert(lines.end(), more.begin(), more.end());
}

}  // namespace

std::vector<Folds> ways_to_fold() {
    return {{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {1, 1, 1}, {1, 2, 1}, {2, 2, 1}, {2, 2, 2}, {2, 3, 2}};
}

std::vector<std::string> log_lines(const std::vector<Told>& told, int fold, std::size_t room,
                                   const std::function<std::string(int)>& more) {
    if (fold < 2) return broken(paragraphs(told, fold == 1));
    std::vector<Told> left = told;
    // Whose turn it was is said as long as anything of it is.
    const auto heads = [&](std::vector<Told>::iterator each) {
        const auto next = std::next(each);
        return each->begins && next != left.end() && !next->begins;
    };
    int gone = 0;
    while (true) {
        std::vector<std::string> lines = gone > 0 && more ? broken({more(gone)}) : std::vector<std::string>();
        add(lines, broken(paragraphs(left, true)));
        if (lines.size() <= room) return lines;
        const int before = gone;
        // Hardly one has more than two lines: of very many not each alone.
        for (std::size_t some = 1 + (lines.size() - room) / 4; some > 0; --some) {
            auto oldest = left.begin();
            while (oldest != left.end() && (oldest->kept || oldest->own || heads(oldest)))
                ++oldest;
            if (oldest == left.end()) break;
            left.erase(oldest);
            ++gone;
        }
        if (gone == before) return lines;
    }
}

std::vector<Told> lately(const std::vector<Told>& told) {
    const auto turn = std::find_if(told.rbegin(), told.rend(), [](const Told& each) { return each.begins; });
    const auto since = turn == told.rend() ? told.begin() : std::prev(turn.base());
    std::vector<Told> last;
    for (auto each = told.begin(); each != told.end(); ++each) {
        if (each->kept || (!each->result && each < since)) continue;
        last.push_back(*each);
        last.back().own = each->result;
    }
    return last;
}

Page page_lines(const std::vector<Told>& told, const Part& table, const Part& question, std::size_t room,
                const std::function<std::string(int)>& more) {
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
        page.told = log_lines(told, folds.log, std::max(kLeast, left), more);
        page.overflows = page.size() > room;
        if (!page.overflows && (folds.log < 2 || left >= kWanted)) break;
    }
    return page;
}

}  // namespace tankard::terminal
