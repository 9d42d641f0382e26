#include "window/pages/passage_sheet.h"

#include <cstddef>
#include <utility>

namespace tankard::window {

Dialog passage_sheet(const scene::Passage& passage, std::string on) {
    Dialog sheet{.title = passage.title,
                 .subtitle = passage.about,
                 .paragraphs = passage.paragraphs,
                 .signs = passage.duel || !passage.fared.empty() ? std::vector<std::string>() : passage.signs,
                 .ornament = "❦",
                 .picture = passage.picture,
                 .frame = passage.frame,
                 .duel = passage.duel,
                 .track = passage.track,
                 .fared = passage.fared,
                 .close = passage.deed,
                 .story = !passage.deed,
                 .reward = !passage.deed && !passage.about.empty(),
                 .over = true};
    if (passage.duel && passage.verdict < sheet.paragraphs.size()) {  // what it came to, in large
        sheet.subtitle = std::exchange(sheet.title, sheet.paragraphs[passage.verdict]);
        if (sheet.title.ends_with('.')) sheet.title.pop_back();
        sheet.paragraphs.erase(sheet.paragraphs.begin() + static_cast<std::ptrdiff_t>(passage.verdict));
    }
    sheet.entries.push_back({std::move(on), "", "↵"});
    return sheet;
}

}  // namespace tankard::window
