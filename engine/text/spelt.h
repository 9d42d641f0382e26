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

}  // namespace tankard::text
