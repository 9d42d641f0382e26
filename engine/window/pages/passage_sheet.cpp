#include "window/pages/passage_sheet.h"

#include <utility>

namespace tankard::window {

Dialog passage_sheet(const scene::Passage& passage, std::string on) {
    Dialog sheet{.title = passage.title,
                 .subtitle = passage.about,
                 .paragraphs = passage.paragraphs,
                 .signs = passage.duel ? std::vector<std::string>() : passage.signs,
                 .ornament = "❦",
                 .picture = passage.picture,
                 .frame = passage.frame,
                 .duel = passage.duel,
                 .fared = passage.fared,
                 .close = passage.deed,
                 .story = !passage.deed,
                 .reward = !passage.deed && !passage.about.empty(),
                 .over = true};
    sheet.entries.push_back({std::move(on), "", "↵"});
    return sheet;
}

}  // namespace tankard::window
