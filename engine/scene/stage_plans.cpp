// Cards that bring a part of a board show it: the layout's part for that board says in `plans` in which field
// of which kind it is drawn, and in `letters` what its letters stand for.
#include "play/content/drawn_plan.h"
#include "scene/board_looks.h"
#include "scene/stage.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tankard::scene {
namespace {

/// The place of the word that a letter stands for among a kind's terrains, or edges.
std::optional<std::size_t> meant(const Value& looks, char letter, const std::vector<Name>& among) {
    const std::string* word = looks.at("letters").at(std::string_view(&letter, 1)).text();
    if (word == nullptr) return std::nullopt;
    for (std::size_t i = 0; i < among.size(); ++i)
        if (among[i].text() == *word) return i;
    return std::nullopt;
}

/// What a definition says in that field; null: there is no such definition of that kind.
const Value* field_of(const std::vector<Source>& sources, Name kind, Name id, const std::string& field) {
    const auto found = std::find_if(sources.begin(), sources.end(), [&](const Source& source) {
        return source.kind == kind.text() && source.id == id.text();
    });
    return found != sources.end() ? &found->facts.at(field) : nullptr;
}

}  // namespace

std::shared_ptr<const Board> Stage::plan(DefId def, Name kind) const {
    const auto [known, fresh] = plans_.try_emplace(def);
    if (!fresh) return known->second;
    const Catalogue& catalogue = *library_->rules().catalogue();
    for (const BoardKind& on : catalogue.boards) {
        const Value& looks = library_->layout().at("boards").at(on.name.text());
        const std::string* field = looks.at("plans").at(kind.text()).text();
        if (field == nullptr) continue;
        const Value* drawing =
            field_of(library_->host().sources(), kind, catalogue.definitions[index(def)], *field);
        play::DrawnPlan plan;
        if (drawing == nullptr || !play::read_plan(*drawing, plan).empty()) continue;
        auto board = std::make_shared<Board>();
        board->kind = on.name;
        board->rows = plan.rows;
        board->columns = plan.columns;
        board->quiet = looks.at("quiet") == Value(true);
        for (int row = 0; row < plan.rows; ++row)
            for (int column = 0; column < plan.columns; ++column) {
                Square square =
                    ground(on, looks, meant(looks, plan.square(row, column), on.terrains).value_or(0));
                square.ref = Ref::square(0, row * plan.columns + column);
                const char around[] = {plan.above(row, column), plan.left(row, column + 1),
                                       plan.above(row + 1, column), plan.left(row, column)};
                for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
                    const auto at = static_cast<std::size_t>(side);
                    if (const auto edge = meant(looks, around[at], on.edges))
                        square.edges[at] = edge_look(on, looks, static_cast<std::uint8_t>(*edge + 1));
                }
                square.own = square.edges;
                board->squares.push_back(std::move(square));
            }
        return plans_[def] = std::move(board);
    }
    return nullptr;
}

}  // namespace tankard::scene
