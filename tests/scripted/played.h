// A rule set in Lua, loaded from a folder of tests/scripted or from texts, and played by chance through the
// interface that everybody else knows.
#pragma once

#include "script/host.h"
#include "scripted/ruleset.h"
#include "table/hash.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tankard {

/// The files of a folder beside the tests' own, as a package of its name.
script::Files files_of(const std::string& folder);

/// A rule set with its content, and hosts for it.
struct Ruled {
    explicit Ruled(script::Files all);

    std::unique_ptr<script::Host> host() const;
    std::string first_problem() const { return problems.empty() ? "" : problems.front().show(); }

    script::Files files;
    Problems problems;
    std::unique_ptr<RuleSet> rules;
    std::unique_ptr<script::Host> loaded;
    Settings settings;
};

/// A fair, legal answer; one in four interjects where somebody can.
Answer any_answer(const Question& question, Stream& chance);

/// One game in progress.
struct Played : Answerer {
    Played(const Ruled& ruled, int seats, std::uint64_t seed);

    /// Plays one beat; false when the chapter, or closing, is over.
    bool beat();
    /// To the end, page and closing; false if a chapter never ends.
    bool to_the_end();
    /// The same game, read from bytes, in a fresh host.
    Played resumed() const;

    Answer answer(const Question& question, const Table& table) override;
    bool explains() const override { return true; }

    const Ruled* ruled;
    std::shared_ptr<script::Host> host;
    Table table;
    Stream chance;
    bool closing = false;
    std::uint64_t asked = 0;
    std::vector<std::uint32_t> fingerprints{};
    std::function<void(const Question&, const Table&)> on_question{};
    std::function<Answer(const Question&)> decide{};

 private:
    Played(const Ruled& ruled, Table table, Stream chance, bool closing);
};

}  // namespace tankard
