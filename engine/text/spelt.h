// What a key is called where a text for it may be missing: an adventure's own titles, settings, trophies.
#pragma once

#include "text/language.h"
#include "text/utf8.h"

#include <string>
#include <string_view>

namespace tankard::text {

/// The key's text; else the end of the key in plain letters. Without a language always those.
inline std::string said_or_spelt(const Language* language, std::string_view key) {
    const Name name = language != nullptr ? intern(key) : Name();
    return name && language->has(name) ? language->say(name) : capitalise(spelt_out(key));
}

/// What it is called at the beginning of a line; where the language has no such noun, or there is none, its
/// id in plain letters.
inline std::string noun_or_spelt(const Language* language, const std::string& id) {
    const bool known = language != nullptr && language->is_noun(intern("noun." + id));
    return capitalise(known ? language->noun(intern(id)) : spelt_out(id));
}

}  // namespace tankard::text
