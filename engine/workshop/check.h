// Reads an adventure and says what is wrong with it before anybody plays: everything that loading finds, what
// scripts say that nobody understands, texts that are missing or differ between the languages, and chapters,
// flags and gates that lead nowhere. docs/check.md explains each number.
#pragma once

#include "play/content/library.h"
#include "workshop/finding.h"

#include <string>
#include <utility>
#include <vector>

namespace tankard::workshop {

/// A file as read from the disk: path and text.
using TextFiles = std::vector<std::pair<std::string, std::string>>;

/// All findings, sorted by file and line; `scenarios` are those of the campaign.
Findings check(const play::Library& library, const TextFiles& scenarios);

}  // namespace tankard::workshop
