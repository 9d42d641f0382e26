#include "scene/toll.h"

#include "scene/deeds.h"

#include <algorithm>
#include <string>

namespace tankard::scene {
namespace {

int amount_in(const Event& told) {
    const Ref amount = slot_of(told, Name::of("n"));
    return amount.kind() == RefKind::number ? static_cast<int>(amount.as_number()) : 0;
}

}  // namespace

std::optional<int> Toll::heard(const Event& told, const Value& sums) {
    if (const Value& begun = sums.at(told.name.text()); begun.is_table()) {
        const std::string* total = begun.at("total").text();
        said_ = total != nullptr ? begun : Value{};
        slot_ = begun.at("to");
        to_ = slot_.text() != nullptr ? slot_of(told, Name::of(*slot_.text())) : Ref();
        left_ = total != nullptr ? static_cast<int>(slot_of(told, Name::of(*total)).as_number()) : 0;
        return std::nullopt;
    }
    const bool stops = said_.at("less").lists(told.name.text());
    const bool ends = said_.at("lost").lists(told.name.text());
    if (!stops && !ends) return std::nullopt;
    if (to_ && slot_of(told, Name::of(*slot_.text())) != to_) return std::nullopt;
    left_ = ends ? amount_in(told) : std::max(0, left_ - amount_in(told));
    if (ends || left_ == 0) said_ = {};
    return left_;
}

}  // namespace tankard::scene
