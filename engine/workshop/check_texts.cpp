#include "workshop/check_texts.h"

#include "text/check.h"
#include "text/drawings.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kMissingKey = 20;
constexpr int kLanguagesDiffer = 21;
constexpr int kNoName = 22;
constexpr int kPictureOfNothing = 23;
constexpr int kEmptySlot = 24;
constexpr int kUnknownDrawing = 27;

/// Where a text says a name as a key: `name =` or `["name"] =`, not the end of a longer one.
std::size_t said_in(const std::string& text, const std::string& name) {
    for (const std::string& wanted : {name + " =", "\"" + name + "\"] ="})
        for (std::size_t at = text.find(wanted); at != std::string::npos; at = text.find(wanted, at + 1)) {
            const char before = at > 0 ? text[at - 1] : ' ';
            if (std::isalnum(static_cast<unsigned char>(before)) == 0 && before != '_') return at;
        }
    return std::string::npos;
}

/// The line of a text file on which a key's last part stands; of what is missing there, the part above it.
/// 0: none of it stands there.
int line_of(const play::Library& library, const std::string& file, std::string key) {
    const auto& files = library.content().files;
    const auto text =
        std::find_if(files.begin(), files.end(), [&](const auto& each) { return each.first == file; });
    if (text == files.end()) return 0;
    for (;; key.resize(key.rfind('.'))) {
        const std::size_t at = said_in(text->second, key.substr(key.rfind('.') + 1));
        if (at != std::string::npos)
            return 1 +
                   static_cast<int>(std::count(text->second.begin(),
                                               text->second.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        if (key.find('.') == std::string::npos) return 0;
    }
}

/// In which file a key would be looked for: that of the package whose file holds all its parts, else the
/// campaign's.
std::string file_for(const play::Library& library, std::string_view code, const std::string& key) {
    const auto holds = [&](const std::string& text) {
        for (std::size_t from = 0; from <= key.size();) {
            const std::size_t end = std::min(key.find('.', from), key.size());
            if (said_in(text, key.substr(from, end - from)) == std::string::npos) return false;
            from = end + 1;
        }
        return true;
    };
    for (const auto& [path, text] : library.content().files)
        if (path.ends_with(fmt::format("/text/{}.lua", code)) && holds(text)) return path;
    return fmt::format("{}/text/{}.lua", library.campaign(), code);
}

std::string key_of(const Use& use) {
    if (use.what == "text") return use.name;
    if (use.what == "ask" || use.what == "do" || use.what == "why" || use.what == "part")
        return use.what + "." + use.name;
    return "";
}

void check_keys(const play::Library& library, const std::map<std::string, ScriptUses>& uses,
                Findings& findings) {
    const text::Language& english = library.language("en");
    const std::vector<std::string> keys = english.keys();
    std::vector<std::string_view> words(keys.begin(), keys.end());
    for (const auto& [file, each] : uses)
        for (const Use& use : each.uses) {
            const std::string key = key_of(use);
            if (key.empty()) continue;
            if (!english.has(intern(key))) {
                findings.push_back({kMissingKey, Level::error, file, use.line,
                                    fmt::format("there is no text '{}'{}", key, or_meant(key, words))});
                continue;
            }
            if (use.verb != "tell" || library.rules().is_scripted()) continue;  // that tell names its slots
            for (Name slot : english.slots(intern(key)))
                if (slot.text() != "hero" && slot.text() != "n")
                    findings.push_back(
                        {kEmptySlot, Level::error, file, use.line,
                         fmt::format("the text '{}' has a slot {{{}}}, which tell does not fill: it "
                                     "knows {{hero}} and {{n}}",
                                     key, slot.text())});
        }
}

/// A Monster's types are read by people and compared by bonuses: a mistyped one is neither.
void check_types(const play::Library& library, Findings& findings) {
    const std::vector<std::string> keys = library.language("en").keys();
    const std::vector<std::string_view> words(keys.begin(), keys.end());
    for (const Source& source : library.host().sources())
        for (const auto& [_, type] : source.facts.at("types").entries())
            if (const std::string* word = type.text();
                word != nullptr && !library.language("en").has(intern("type." + *word)))
                findings.push_back(
                    {kMissingKey, Level::error, source.file, source.line,
                     fmt::format("there is no text 'type.{}'{}", *word, or_meant("type." + *word, words))});
}

/// Whatever may lie on a table has a name, with a file of its own or without.
void check_names(const play::Library& library, Findings& findings) {
    const auto check = [&](const std::string& id, const std::string& file, int line) {
        for (std::string_view code : {"en", "it"}) {
            const std::vector<std::string> keys = library.language(code).keys();
            if (std::binary_search(keys.begin(), keys.end(), "noun." + id)) continue;
            findings.push_back(
                {kNoName, Level::error, file, line,
                 fmt::format("'{}' has no name: noun.{} is missing in text/{}.lua", id, id, code)});
        }
    };
    std::set<std::string_view> written;
    for (const Source& source : library.host().sources()) {
        written.insert(source.id);
        if (library.rules().is_scripted() && source.kind == "game") continue;  // game.lua lies on no table
        check(source.id, source.file, source.line);
    }
    const std::string rules = fmt::format("{}/rules.lua", library.rules().name());
    for (const Name id : library.rules().catalogue()->definitions)
        if (!written.contains(id.text())) check(std::string(id.text()), rules, 0);
}

void check_drawings(const play::Library& library, Findings& findings) {
    for (const auto& [file, of, name] : library.unknown_drawings())
        findings.push_back(
            {kUnknownDrawing, Level::error, file, line_of(library, file, of),
             fmt::format(
                 "'{}' shows '{}', and there is no such drawing{} ('tankard pictures WORD' lists those "
                 "that fit a word)",
                 of, name, or_meant(name, text::drawing_names()))});
}

void check_pictures(const play::Library& library, Findings& findings) {
    std::vector<std::string_view> ids{library.campaign()};
    for (const Name each : library.rules().catalogue()->definitions)
        ids.push_back(each.text());
    for (const Source& source : library.host().sources())
        ids.push_back(source.id);
    const std::size_t definitions = library.rules().catalogue()->definitions.size();
    for (std::size_t def = 0; def < definitions; ++def)  // an adventure's own numbers have signs
        for (const Fact& fact : library.rules().facts(static_cast<DefId>(def)))
            ids.push_back(fact.name.text());
    for (const auto& [file, id] : library.pictured()) {
        // A rule set's own pictures are looked at with it; here its chapters may be left out.
        const bool its_own = file.starts_with(std::string(library.rules().name()) + "/");
        if (its_own && library.campaign() != library.rules().name()) continue;
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            findings.push_back({kPictureOfNothing, Level::error, file, line_of(library, file, id),
                                fmt::format("there is nothing called '{}'{}", id, or_meant(id, ids))});
    }
}

}  // namespace

void check_texts(const play::Library& library, const std::map<std::string, ScriptUses>& uses,
                 Findings& findings) {
    check_keys(library, uses, findings);
    check_names(library, findings);
    check_types(library, findings);
    check_pictures(library, findings);
    check_drawings(library, findings);
    for (const std::string& difference : text::check_pair(library.language("en"), library.language("it"))) {
        const std::string key = difference.substr(0, difference.find(':'));
        if (key.starts_with("noun.") && difference.find("missing") != std::string::npos)
            continue;  // told above
        const std::string file = file_for(library, "it", key);
        findings.push_back({kLanguagesDiffer, Level::error, file, line_of(library, file, key), difference});
    }
}

}  // namespace tankard::workshop
