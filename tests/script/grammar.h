// Programs out of a grammar: bytes choose, at each place, what stands there. The words are those that scripts
// really have (verbs, handles, state, the library, loops, functions), so that most programs compile and reach
// deep; now and then a word is wrong on purpose. Every sequence of bytes is a program, and the same bytes are
// the same program everywhere. Where the bytes end, the simplest thing is chosen: programs are finite.
#pragma once

#include "script/host.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tankard::script {

/// A content of two cards and a shared file, for the toy rules.
Files program_of(std::span<const std::uint8_t> bytes);

/// Bytes for the program of a number: the same on every computer.
std::vector<std::uint8_t> bytes_of(std::uint64_t number);

}  // namespace tankard::script
