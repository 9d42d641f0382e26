#include "text/speaker.h"

#include "text/utf8.h"

#include <cstdint>
#include <variant>

namespace tankard::text {

using Case = Branch::Case;

void Speaker::speak(const Message& message, std::string& text) const {
    for (const Part& part : message) {
        switch (part.kind) {
            case Part::Kind::literal: text += part.literal; break;
            case Part::Kind::insert: insert(part, text); break;
            default:
                if (const Message* chosen = choose(part)) speak(*chosen, text);
        }
    }
}

std::optional<Called> Speaker::value(Name slot) const {
    for (const Slot& given : slots_) {
        if (given.name != slot || !given.value) continue;
        if (given.value.kind() == RefKind::number) return given.value.as_number();
        if (naming_ != nullptr) return naming_->of(given.value);
    }
    return std::nullopt;
}

std::optional<Noun> Speaker::noun(const Called& value) const {
    if (const auto* own = std::get_if<std::string>(&value)) return Noun::title(*own);
    const auto* id = std::get_if<Name>(&value);
    if (id == nullptr) return std::nullopt;
    Noun unknown;
    return language_.noun_of(*id, unknown);
}

void Speaker::insert(const Part& part, std::string& text) const {
    const auto what = value(part.slot);
    if (!what) {
        text += '{';
        text += part.slot.text();
        text += '}';
        return;
    }
    if (const auto* number = std::get_if<std::int64_t>(&*what)) {
        if (*number < 0) text += "−";
        text += std::to_string(*number).substr(*number < 0 ? 1 : 0);
        return;
    }
    Form form = part.form;
    if (part.count) {
        const auto count = value(part.count);
        const auto* number = count ? std::get_if<std::int64_t>(&*count) : nullptr;
        form = number != nullptr && (*number == 1 || *number == -1) ? Form::one : Form::other;
    }
    const std::string shown = phrase(language_.grammar(), part.article, form, *noun(*what));
    text += part.capital ? capitalise(shown) : shown;
}

const Message* Speaker::choose(const Part& part) const {
    const auto what = value(part.slot);
    const auto* number = what ? std::get_if<std::int64_t>(&*what) : nullptr;
    Case wanted = Case::other;
    if (part.kind == Part::Kind::truth) {
        const auto* own = what ? std::get_if<std::string>(&*what) : nullptr;
        const bool empty = !what || (number != nullptr && *number == 0) || (own != nullptr && own->empty());
        wanted = empty ? Case::no : Case::yes;
    } else if (part.kind == Part::Kind::number && number != nullptr) {
        for (const Branch& branch : part.branches)
            if (branch.label == Case::exact && branch.exact == *number) return &branch.text;
        wanted = *number == 1 || *number == -1 ? Case::one : Case::other;
    } else if (part.kind == Part::Kind::gender && what && std::holds_alternative<Name>(*what)) {
        static constexpr Case kGenders[] = {Case::m, Case::f, Case::n};
        wanted = kGenders[static_cast<std::size_t>(noun(*what)->gender)];
    }
    for (Case label :
         {wanted, Case::other, Case::m})  // a person of unknown gender, with no text for that: the first
        for (const Branch& branch : part.branches)
            if (branch.label == label && (label == wanted || part.kind != Part::Kind::truth))
                return &branch.text;
    return nullptr;
}

}  // namespace tankard::text
