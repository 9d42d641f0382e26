// The Lua host: loads content, keeps its hooks and runs them against a game. One host serves one game at a
// time and one thread; a loaded host can serve any number of games one after another, because content cannot
// remember anything outside the table (script/purity.h).
//
// Content is text in memory, from a disk or a save. Every `*.lua` file is one definition, `return card { ...
// }`, but for files under `lib/` (shared code, `use "lib/x"`), and those that are plain data (load_data):
// everything under `text/` and `tests/`, and those that is_definition (script/loader.h) leaves out. Mistakes
// while loading are collected in problems().
//
// What fails while a game runs. A mistake in a script or a spent budget is a ScriptError whose sentence names
// file, line, definition and hook. A script that needs too much memory is an OutOfMemory: where exactly it
// happens depends on the heap, so it must never become an outcome of the game by itself. Exceptions of the
// rules (Abandon, std::logic_error) pass through scripts unchanged. After each of them the host can be used
// again.
//
// Determinism: same files, same calls, same results in every process; the cut by budget falls on the same
// instruction.
#pragma once

#include "registry/definition.h"
#include "registry/hooks.h"
#include "script/limits.h"
#include "script/log_line.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::script {

struct Machine;
struct KeyedFunction;

struct File {
    std::string path;  ///< relative, with '/': "deckbuilder/cards/hammer.lua"; the first part is the package
    std::string text;
};
using Files = std::vector<File>;

/// A script ran out of memory, or a library broke its promise: not a turn of the game, but people may decide
/// to go on without that call, as after a ScriptError.
struct OutOfMemory : std::runtime_error {
    OutOfMemory(const std::string& sentence, std::uint64_t call_number)
        : std::runtime_error(sentence), call(call_number) {}
    std::uint64_t call;  ///< see ScriptError::call
};

class Host final : public Hooks {
 public:
    /// Loads all files. The registries must outlive the host; `attach` and hook numbers speak of them by
    /// position.
    Host(const Files& files, std::vector<const Registry*> registries, Limits limits = {});
    ~Host() override;
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    /// One for each definition file that loaded, sorted by (kind, id).
    const std::vector<Source>& sources() const;
    /// Empty if everything loaded.
    const Problems& problems() const;

    /// Once the rule set has made its catalogue: from here on DefIds mean its definitions, by name.
    void number(const Catalogue& catalogue);
    using Hooks::has;
    Arg call(DefId definition, int hook, Ref self, std::span<const Arg> args) override;
    bool has(DefId definition, int hook, std::string_view key) const override;
    Arg call(DefId definition, int hook, std::string_view key, Ref self, std::span<const Arg> args) override;
    [[noreturn]] void refuse(DefId definition, int hook, const std::string& what) override;
    [[noreturn]] void refuse(DefId definition, int hook, std::string_view key,
                             const std::string& what) override;
    bool concerns(DefId definition, int hook, Ref self, std::span<const Arg> args) const override;
    /// The same for definitions that lie on no table (chapters); nothing happens if there is none.
    void leave_out() override { ++calls_; }
    bool has(std::string_view kind, std::string_view id, int hook) const;
    Arg call(std::string_view kind, std::string_view id, int hook, Ref self, std::span<const Arg> args);
    void attach(std::size_t registry, void* rules, Table* table) override;

    /// An answer was given: instructions and verb calls count from zero again.
    void begin_span();
    /// A beat begins: a new span; hook calls count from 1 again and nothing is skipped.
    void begin_beat() override;
    /// Call after begin_beat: the hook calls with these numbers return nothing instead of running.
    void skip(std::vector<std::uint64_t> calls);
    /// Where `log(...)` of scripts goes; nowhere by default. A script says the same whether anybody listens
    /// or not, and a move that is played again says it again.
    void log_to(std::function<void(const LogLine&)> sink);
    /// The greatest share of any limit used since the host was made, 0 to 1: for `check` and
    /// `rehearse`.
    double peak_use() const;
    /// How many hooks have run since the host was made.
    std::uint64_t calls() const { return all_calls_; }

 private:
    struct Loaded;
    struct Function;
    Arg run(const Function& function, Ref self, std::span<const Arg> args);
    Function function_of(const Loaded& loaded, int hook) const;
    Function function_of(const Loaded& loaded, const KeyedFunction& keyed) const;
    [[noreturn]] void fail(const Function& function, const std::string& message, std::uint64_t number) const;
    const Loaded* find(DefId definition) const;
    const Loaded* find(std::string_view kind, std::string_view id) const;

    std::unique_ptr<Machine> machine_;
    std::vector<Source> sources_;
    std::vector<Loaded> loaded_;  // parallel to sources_
    std::vector<std::int32_t> by_number_;
    std::uint64_t calls_ = 0;     ///< since the beat began
    std::uint64_t returned_ = 0;  ///< the number of the call that returned last
    std::uint64_t blamed_ = 0;    ///< of the innermost running hook that can be skipped; 0: none
    std::uint64_t all_calls_ = 0;
    std::vector<std::uint64_t> skipped_;
};

/// Whether a file defines something that is played with; else it is a text, a scenario or plain data.
bool is_definition(std::string_view path);

/// What reading files of plain data may take, all those of a package together; each takes from it.
struct DataBudget {
    std::uint64_t instructions = Limits().loading_instructions;
    std::size_t memory = Limits().loading_memory;

    /// For a campaign.lua alone, as lists of adventures read it.
    static DataBudget for_a_manifest() { return {200'000, 8U << 20}; }
};

/// Runs a file that returns a plain table (texts, manifests, layouts), in a sandbox of its own. Nothing if
/// there were problems.
Value load_data(const File& file, Problems& problems, DataBudget& budget);
/// The same for a file that may `use "x"`, code beside it in its folder: one of `shared`.
Value load_data(const File& file, std::span<const File> shared, Problems& problems, DataBudget& budget);
/// The same for a file alone.
Value load_data(const File& file, Problems& problems);

}  // namespace tankard::script
