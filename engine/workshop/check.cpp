#include "workshop/check.h"

#include "script/lua_words.h"
#include "script/problem_line.h"
#include "script/syntax.h"
#include "text/visible.h"
#include "workshop/check_forecasts.h"
#include "workshop/check_layout.h"
#include "workshop/check_plans.h"
#include "workshop/check_story.h"
#include "workshop/check_texts.h"
#include "workshop/doubled_fields.h"
#include "workshop/old_forms.h"
#include "workshop/scenario.h"
#include "workshop/unknown_words.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kUnknownName = 30;
constexpr int kOldForm = 5;
constexpr int kUntested = 50;

int number_of(Problem::Part part) {
    switch (part) {
        case Problem::Part::script: return 1;
        case Problem::Part::definition: return 2;
        case Problem::Part::text: return 3;
        case Problem::Part::manifest: return 4;
        case Problem::Part::other: return 9;
    }
    return 9;
}

std::string_view text_of(const play::Library& library, std::string_view path) {
    for (const auto& [each, text] : library.content().files)
        if (each == path) return text;
    return {};
}

/// "my_quest/gauntlet/chapters/02_soup.lua" is 02_soup.
std::string_view stem_of(std::string_view path) {
    path.remove_prefix(path.rfind('/') + 1);
    return path.substr(0, path.find('.'));
}

/// What a use of this sort may name; nothing for those that are looked at elsewhere.
std::optional<std::vector<std::string_view>> named_by(std::string_view what, const play::Library& library) {
    static constexpr std::string_view kDefinitions[] = {"card", "monster", "effect", "skill", "chapter"};
    std::vector<std::string_view> words;
    if (what == "setting") {
        for (const SettingInfo& setting : library.rules().settings())
            words.push_back(setting.name);
    } else if (what == "kind") {
        for (const DefinitionInfo& kind : library.rules().registry().definitions())
            words.push_back(kind.name);
    } else if (std::find(std::begin(kDefinitions), std::end(kDefinitions), what) != std::end(kDefinitions)) {
        for (const Source& source : library.host().sources())
            if (source.kind == what || (what == "monster" && source.kind == "boss"))
                words.push_back(source.id);
        if (what == "chapter")  // also those under the campaign's other rule sets
            for (const auto& [path, _] : library.content().files)
                if (path.starts_with(library.campaign() + "/") &&
                    path.find("/chapters/") != std::string::npos)
                    words.push_back(stem_of(path));
    } else {
        return std::nullopt;
    }
    return words;
}

/// What scripts name must exist.
void check_names(const play::Library& library, const std::map<std::string, ScriptUses>& uses,
                 Findings& findings) {
    for (const auto& [file, each] : uses)
        for (const Use& use : each.uses) {
            const auto known = named_by(use.what, library);
            if (!known) continue;
            const std::vector<std::string_view>& words = *known;
            if (std::find(words.begin(), words.end(), use.name) == words.end())
                findings.push_back(
                    {kUnknownName, Level::error, file, use.line,
                     fmt::format("there is no {} '{}'{}", use.what, use.name, or_meant(use.name, words))});
        }
}

void check_old_forms(const play::Library& library, Findings& findings) {
    for (const Source& source : library.host().sources())
        for (const OldForm& form : old_forms(source, library.rules().registry()))
            findings.push_back(
                {kOldForm, Level::error, source.file,
                 script::line_of({.file = source.file, .line = source.line, .field = form.field},
                                 text_of(library, source.file)),
                 form.sentence});
}

/// What the campaign itself brings and no scenario mentions.
void check_tested(const play::Library& library, const TextFiles& scenarios, Findings& findings) {
    std::string all;
    for (const auto& [_, text] : scenarios)
        all += text;
    for (const Source& source : library.host().sources())
        if (source.file.starts_with(library.campaign() + "/") &&
            all.find("\"" + source.id + "\"") == std::string::npos)
            findings.push_back({kUntested, Level::hint, source.file, source.line,
                                fmt::format("no scenario speaks of the {} '{}'", source.kind, source.id)});
}

/// What the scripts of one rule set say; `uses` and `words` of its files are added to those of the others.
void check_scripts(const play::Library& library, std::map<std::string, ScriptUses>& uses,
                   std::map<std::string, std::vector<script::Word>>& words, Findings& findings) {
    const Registry* registries[] = {&library.rules().registry(), &campaign::registry()};
    for (const auto& [path, text] : library.content().files) {
        if (!script::is_definition(path) || !library.reads(path) || words.contains(path)) continue;
        words[path] = script::lua_words(text);
        ScriptUses& mine = uses[path] = uses_of(words[path], registries);
        Findings here = std::move(mine.findings);
        for (Finding& unknown : unknown_words(words[path], registries))
            here.push_back(std::move(unknown));
        for (Finding& doubled : doubled_fields(words[path]))
            here.push_back(std::move(doubled));
        for (Finding& finding : here) {
            finding.file = path;
            findings.push_back(std::move(finding));
        }
    }
}

/// A word that nothing gives a meaning, and whatever else is wrong with a verb: it stands in the file itself.
bool is_of_words(const Finding& finding) { return finding.number / 10 == 1; }

/// Where a file is no Lua at all, others find nothing of what they name, and what is found in the rest would
/// be true of none of them once it is mended: then only these files' own mistakes are told. `loaded`: so many
/// findings, the first, are what did not load.
void leave_out_what_follows(const play::Library& library, std::size_t loaded, Findings& findings) {
    std::map<std::string, bool> told;  // by file that is no Lua: whether its first mistake was
    for (std::size_t at = 0; at < loaded; ++at)
        if (!script::is_lua(text_of(library, findings[at].file))) told[findings[at].file] = false;
    if (told.empty()) return;
    std::erase_if(findings, [&](const Finding& finding) {
        const auto unread = told.find(finding.file);
        if (unread == told.end()) return true;
        if (!std::exchange(unread->second, true)) return false;
        return !is_of_words(finding) || script::is_open(text_of(library, finding.file));
    });
}

void check_scenario_files(const TextFiles& scenarios, Findings& findings) {
    script::DataBudget budget;
    script::Files shared;
    for (const auto& [path, text] : scenarios)
        if (is_shared_code(path)) shared.push_back({path, text});
    for (const auto& [path, text] : scenarios) {
        if (is_shared_code(path)) continue;
        Problems problems;
        script::load_data({path, text}, shared, problems, budget);
        for (const Problem& problem : problems)
            findings.push_back(
                {number_of(Problem::Part::script), Level::error, path, problem.line, problem.message});
    }
}

}  // namespace

Findings check(const play::Library& library, const TextFiles& scenarios) {
    Findings findings;
    for (const Problem& problem : library.problems())
        findings.push_back(
            {number_of(problem.part), Level::error, problem.file, problem.line, problem.message});
    for (const Problem& problem : play::setting_problems(library, Value::table()))
        findings.push_back({number_of(Problem::Part::manifest), Level::error,
                            library.campaign() + "/campaign.lua", 0, problem.message});
    std::optional<play::Library> others;
    const std::vector<const play::Library*> libraries = play::all_sets(library, others);
    std::map<std::string, ScriptUses> uses;
    std::map<std::string, std::vector<script::Word>> words;
    for (const play::Library* each : libraries) {
        check_scripts(*each, uses, words, findings);
        std::map<std::string, ScriptUses> mine;
        for (const auto& [path, found] : uses)
            if (each->reads(path)) mine.emplace(path, found);
        check_old_forms(*each, findings);
        check_names(*each, mine, findings);
        check_texts(*each, mine, findings);
        check_layout(*each, findings);
        check_plans(*each, findings);
        check_forecasts(*each, findings);
        check_tested(*each, scenarios, findings);
    }
    check_scenario_files(scenarios, findings);
    check_story(libraries, uses, words, findings);
    for (Finding& finding : findings)
        finding.message = text::visible_line(finding.message);
    const std::size_t loaded = library.problems().size();
    leave_out_what_follows(library, loaded, findings);
    // What did not load comes first, as it was found: much of the rest may follow from it.
    const auto rest = findings.begin() + static_cast<std::ptrdiff_t>(std::min(loaded, findings.size()));
    std::stable_sort(rest, findings.end(), [](const Finding& a, const Finding& b) {
        return std::tie(a.file, a.line, a.number, a.message) < std::tie(b.file, b.line, b.number, b.message);
    });
    return findings;
}

}  // namespace tankard::workshop
