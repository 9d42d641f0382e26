// Charts of a scene, in words. The layout's part `charts` says by kind what a space looks like.
#include "scene/stage.h"
#include "text/utf8.h"

#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::scene {

std::vector<Chart> Stage::charts(const campaign::State& state) const {
    const auto* charted = dynamic_cast<const Charted*>(&library_->rules());
    if (charted == nullptr) return {};
    const Value& looks = library_->layout().at("charts");
    const auto look = [&looks](std::string_view part, Name kind) {
        const std::string* word = looks.at(part).at(kind.text()).text();
        return word != nullptr ? *word : std::string();
    };
    std::vector<Chart> all;
    for (const tankard::Chart& chart : charted->charts(state.table)) {
        Chart shown = laid_out(chart);
        shown.label = text::capitalise(words_->name(chart.name, state));
        for (std::size_t i = 0; i < shown.spaces.size(); ++i) {
            const ChartSpace& from = chart.spaces[i];
            Space& space = shown.spaces[i];
            space.number = fmt::format("{}", i + 1);
            const Name key = intern(fmt::format("space.{}", from.kind.text()));
            if (words_->language().has(key)) space.label = words_->language().label(key);
            if (from.object) space.label = words_->name(from.object, state);
            if (from.number != 0) space.label = fmt::format("{} {}", from.number, space.label);
            space.glyph = look("glyphs", from.kind);
            space.pigment = look("pigments", from.kind);
            if (from.waits) {
                space.waits = text::capitalise(words_->name(from.waits, state));
                space.figure = face(from.waits.as_card(), state).picture;
            } else if (from.hidden) {
                const Name words = intern(fmt::format("space.{}", from.hidden.text()));
                space.waits = words_->language().has(words) ? words_->language().label(words)
                                                            : text::spelt_out(from.hidden.text());
                space.figure = look("glyphs", from.hidden);
                space.face_down = true;
            }
        }
        all.push_back(std::move(shown));
    }
    return all;
}

}  // namespace tankard::scene
