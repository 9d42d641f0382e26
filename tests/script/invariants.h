// What holds for every program whatsoever, honest or not: it ends within its budget; a sentence names a place
// and is one line; the table of the last good answer is untouched; and a second run in the same host, and one
// in a host of its own, come to the same sentence and the same table.
#pragma once

#include "attack.h"

#include <cstdint>
#include <string>

#include <fmt/format.h>

namespace tankard::script {

/// Small, so that an endless loop ends soon.
inline Limits small_limits() {
    Limits limits;
    limits.instructions = 100'000;
    limits.verb_calls = 1'000;
    limits.memory_per_hook = 4U << 20;
    return limits;
}

/// Plays the first card of a program as one beat and takes the beat back.
inline Verdict play_first(Scene& scene, std::string& broken) {
    const Table before = scene.toy.table;
    const std::uint64_t hash = hash_of(before);
    const Verdict verdict = play_all(scene.host, scene.toy, scene.card());
    if (hash_of(before) != hash) broken = "the table of the last good answer changed";
    scene.toy.table = before;
    if (scene.host.peak_use() > 2) broken = "a limit was overrun";
    if (verdict.kind == Verdict::Kind::rules_error) {  // the toy's own verb `crash` may, nothing else
        if (verdict.sentence != "the rules are broken") broken = "the rules broke: " + verdict.sentence;
    } else if (verdict.kind != Verdict::Kind::good && !names_a_place(verdict.sentence)) {
        broken = "no place in: " + verdict.sentence;
    }
    for (const char letter : verdict.sentence)
        if (static_cast<unsigned char>(letter) < ' ') broken = "control characters in: " + verdict.sentence;
    return verdict;
}

inline std::string difference(const Verdict& one, const Verdict& other) {
    // Where memory ends depends on the heap: it is never an outcome of the game.
    if (one.kind == Verdict::Kind::out_of_memory || other.kind == Verdict::Kind::out_of_memory) return "";
    if (one == other) return "";
    return fmt::format("'{}' ({:x}) and then '{}' ({:x})", one.sentence, one.hash, other.sentence,
                       other.hash);
}

/// What is broken; empty if nothing is. `first`: the verdict, for figures.
inline std::string check_program(const Files& files, Verdict& first) {
    std::string broken;
    Scene scene(files, small_limits());
    for (const Problem& problem : scene.host.problems())
        if (problem.file.empty()) broken = "a problem without a file: " + problem.message;
    if (!scene.host.problems().empty()) first = {Verdict::Kind::refused, scene.host.problems()[0].show()};
    if (scene.host.sources().empty()) return broken;
    first = play_first(scene, broken);
    std::string differs = difference(first, play_first(scene, broken));
    if (differs.empty()) {
        Scene fresh(files, small_limits());
        differs = difference(first, play_first(fresh, broken));
    }
    return broken.empty() ? differs : broken;
}

}  // namespace tankard::script
