#include "workshop/scenario.h"

#include "registry/verb.h"
#include "script/lua_words.h"
#include "workshop/scenario_run.h"

#include <cstddef>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

/// Where the scenarios of a file stand in its text: so that a mistake can be told with its line.
class Lines {
 public:
    Lines(std::string path, const std::string& text)
        : path_(std::move(path)), words_(script::lua_words(text)) {
        std::size_t first = 0;
        int depth = 0;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            if (words_[i].is("{") && ++depth == 2) first = i;
            if (words_[i].is("}") && --depth == 1) scenarios_.emplace_back(first, i);
        }
    }

    /// The place of what a sentence about a scenario names first in quotes, else of the scenario.
    std::string place(std::size_t scenario, std::string_view sentence) const {
        if (scenario >= scenarios_.size()) return path_;
        const auto [first, last] = scenarios_[scenario];
        for (std::size_t open = sentence.find('\''); open != std::string_view::npos;) {
            const std::size_t close = sentence.find('\'', open + 1);
            if (close == std::string_view::npos) break;
            const std::string_view named = sentence.substr(open + 1, close - open - 1);
            for (std::size_t i = first; i < last; ++i)
                if ((words_[i].kind == script::Word::Kind::name ||
                     words_[i].kind == script::Word::Kind::text) &&
                    words_[i].text == named)
                    return fmt::format("{}:{}", path_, words_[i].line);
            open = sentence.find('\'', close + 1);
        }
        return fmt::format("{}:{}", path_, words_[first].line);
    }

 private:
    std::string path_;
    std::vector<script::Word> words_;
    std::vector<std::pair<std::size_t, std::size_t>> scenarios_;
};

ScenarioResult run_one(play::Library& library, const std::string& path, const Value& data, const Lines& lines,
                       std::size_t number) {
    ScenarioResult result;
    result.file = path;
    const std::string* name = data.at("name").text();
    result.name = name != nullptr ? *name : "a scenario without a name";
    const auto mistake = [&](const std::string& sentence) {
        result.wrong.push_back(fmt::format("{}: {}", lines.place(number, sentence), sentence));
    };
    Scenario scenario;
    Problems problems;
    read_scenario({.kind = "scenario", .id = result.name, .file = path, .line = 0, .facts = data}, scenario,
                  problems);
    for (const Problem& problem : problems)
        mistake(problem.message);
    if (!problems.empty()) return result;
    ScenarioRun run(library, scenario);
    try {
        run.play();
        result.wrong = run.wrong();
    } catch (const VerbError& error) {
        result.wrong = run.wrong();
        mistake(error.what());
    } catch (const ScriptError& error) {
        result.wrong.emplace_back(error.what());
    } catch (const script::OutOfMemory& error) {
        result.wrong.emplace_back(error.what());
    }
    result.story = run.story();
    return result;
}

/// What the rules say of a chapter can only be tried where it is.
bool concerns(const play::Library& library, const Value& data, Whose whose) {
    const std::string* chapter = data.at("chapter").text();
    return whose == Whose::campaign || chapter == nullptr || library.manifest().has(*chapter);
}

std::vector<ScenarioResult> run_file(play::Library& library, const std::string& path, const std::string& text,
                                     const script::Files& shared, Whose whose) {
    Problems problems;
    script::DataBudget budget;
    const Value all = script::load_data({path, text}, shared, problems, budget);
    std::vector<ScenarioResult> results;
    for (const Problem& problem : problems)
        results.push_back({path, "the file", {problem.show()}, {}});
    const Lines lines(path, text);
    std::size_t number = 0;
    for (const auto& [_, data] : all.entries()) {
        if (concerns(library, data, whose)) results.push_back(run_one(library, path, data, lines, number));
        ++number;
    }
    if (number == 0 && results.empty())
        results.push_back({path, "the file", {"it should return a list of scenarios"}, {}});
    return results;
}

}  // namespace

bool is_shared_code(std::string_view path) { return path.find("/lib_") != std::string_view::npos; }

std::vector<ScenarioResult> run_scenarios(play::Library& library, const std::string& path,
                                          const std::string& text) {
    return run_file(library, path, text, {}, Whose::campaign);
}

std::vector<ScenarioResult> run_scenarios(play::Library& library,
                                          const std::vector<std::pair<std::string, std::string>>& scenarios,
                                          Whose whose) {
    script::Files shared;
    for (const auto& [path, text] : scenarios)
        if (is_shared_code(path)) shared.push_back({path, text});
    std::vector<ScenarioResult> results;
    for (const auto& [path, text] : scenarios) {
        if (is_shared_code(path)) continue;
        if (path.starts_with(library.campaign() + "/") != (whose == Whose::campaign)) continue;
        for (ScenarioResult& result : run_file(library, path, text, shared, whose))
            results.push_back(std::move(result));
    }
    return results;
}

}  // namespace tankard::workshop
