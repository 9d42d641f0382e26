// How rules reach scripts: a definition may have a hook, and it may be called. Implemented by script/; rules
// know only this. A hook that fails throws ScriptError, which unwinds to the beat's start: the table may skip
// the hook or leave.
#pragma once

#include "registry/arg.h"
#include "table/table.h"

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tankard {

/// A mistake in a script, found while it ran. what() is one whole sentence with file and line.
struct ScriptError : std::runtime_error {
    ScriptError(const std::string& sentence, std::uint64_t call_number)
        : std::runtime_error(sentence), call(call_number) {}
    /// The hook call's number since the beat began; skipping this effect means skipping that call. 0: it
    /// cannot be skipped, as it is the rules that failed.
    std::uint64_t call;
};

class Hooks {
 public:
    virtual ~Hooks() = default;
    bool has(DefId definition, int hook) const { return (all_of(definition) >> hook & 1) != 0; }
    /// The hooks that a definition has, one bit for each.
    std::uint64_t all_of(DefId definition) const {
        const std::size_t at = index(definition);
        return at < hooked_.size() ? hooked_[at] : 0;
    }
    /// Calls a hook of a definition with `self` and arguments. Returns what the hook returned (monostate:
    /// nothing).
    virtual Arg call(DefId definition, int hook, Ref self, std::span<const Arg> args) = 0;
    /// Whether a hook that is a table of functions (HookInfo::keyed) has one of this name; and calls it.
    virtual bool has(DefId /*definition*/, int /*hook*/, std::string_view /*key*/) const { return false; }
    virtual Arg call(DefId /*definition*/, int /*hook*/, std::string_view /*key*/, Ref /*self*/,
                     std::span<const Arg> /*args*/) {
        return {};
    }
    /// Something else begins, a beat or a thought: what follows has budgets of its own, and its calls count
    /// from 1.
    virtual void begin_beat() {}
    /// The call that has just returned gave back something that those who asked cannot take: a ScriptError
    /// that names the hook's place. `what` is what is wrong.
    [[noreturn]] virtual void refuse(DefId /*definition*/, int /*hook*/, const std::string& what) {
        throw ScriptError(what, 0);
    }
    /// Whether a call with these arguments would come to anything, as its definition says beside its hooks.
    virtual bool concerns(DefId /*definition*/, int /*hook*/, Ref /*self*/,
                          std::span<const Arg> /*args*/) const {
        return true;
    }
    /// A filter whose result nobody would read, or is known, is not called. The call is numbered all the
    /// same, so that those after it have the same number whether somebody reads or not (ScriptError::call).
    virtual void leave_out() {}
    /// The object on which this game's verbs act, for the registry of that number; and the table they act on.
    virtual void attach(std::size_t registry, void* rules, Table* table) = 0;

 protected:
    static constexpr int kMostHooks = 64;  ///< of one registry
    std::vector<std::uint64_t> hooked_;    ///< by definition: one bit for each hook that it has
};

/// For games without scripts: no definition hooks anything.
class NoHooks final : public Hooks {
 public:
    Arg call(DefId, int, Ref, std::span<const Arg>) override { return {}; }
    void attach(std::size_t, void*, Table*) override {}
};

}  // namespace tankard
