// What things at a table are called: seats by their players' names, cards by their definitions, zones by the
// rule set's words.
#pragma once

#include "campaign/state.h"
#include "text/language.h"

#include <string>

namespace tankard::play {

class Names final : public text::Naming {
 public:
    Names(const campaign::State& state, const text::Language& language)
        : state_(&state), language_(&language) {}
    text::Called of(Ref ref) const override;

 private:
    /// A member's name; behind the members stand the visitors, by what their sheets say.
    std::string member(std::size_t number) const;

    const campaign::State* state_;
    const text::Language* language_;
};

}  // namespace tankard::play
