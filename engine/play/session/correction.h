// Corrections by hand: a counter of a seat or of the table set to another value, or a card moved to another
// zone. For the evenings when somebody notices that the table is not as it should be; always with a reason,
// always in the journal.
//
// {seat = 1, counter = "life", value = 12, reason = "…"} (seat from 1; without it a counter of the table)
// {card = 17, zone = "hand", seat = 1, reason = "…"}     (card by its number; without seat a zone of the
// table)
#pragma once

#include "campaign/state.h"

#include <string>

namespace tankard::play {

/// Why a correction cannot be made, as a sentence; empty if it can. Whether the rules could go on with it is
/// asked by apply_correction.
std::string misfit(const Value& correction, const campaign::State& state);
/// Makes it. Nothing changed, and the sentence why not, if it does not fit or the rules could not go on.
std::string apply_correction(const Value& correction, campaign::State& state, const RuleSet& rules);
/// Whether a table is as a correction that fits it would have it.
bool stands(const Value& correction, const Table& table);
/// Whether the card that it is about lies in different zones of two tables.
bool moved_between(const Value& correction, const Table& one, const Table& other);

}  // namespace tankard::play
