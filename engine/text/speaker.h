// Fills in one message: the slots' values, named by a Naming, inflected by a language.
#pragma once

#include "text/language.h"

#include <optional>
#include <span>
#include <string>

namespace tankard::text {

class Speaker {
 public:
    Speaker(const Language& language, std::span<const Slot> slots, const Naming* naming)
        : language_(language), slots_(slots), naming_(naming) {}

    std::string say(const Message& message) const {
        std::string text;
        speak(message, text);
        return text;
    }

 private:
    void speak(const Message& message, std::string& text) const;
    void insert(const Part& part, std::string& text) const;
    const Message* choose(const Part& part) const;
    /// What the slot holds; nothing if it was not given.
    std::optional<Called> value(Name slot) const;
    /// The noun that the value is; a person's own name is a noun that needs no article.
    std::optional<Noun> noun(const Called& value) const;

    const Language& language_;
    std::span<const Slot> slots_;
    const Naming* naming_;
};

}  // namespace tankard::text
