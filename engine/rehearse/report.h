// The whole outcome of a rehearsal: what was asked for, and the figures of every party size and choice of
// settings. It is the one thing that texts, pages and files are made from, so that parts of a run put
// together tell exactly what the whole run would have told.
#pragma once

#include "play/companions/companion.h"
#include "registry/aim.h"
#include "rehearse/rehearse.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tankard::rehearse {

/// One party size under one choice of settings.
struct Group {
    int seats = 0;
    std::string settings;  ///< "difficulty=grim nightfall=off"; empty: as the campaign has them
    Result result;

    friend bool operator==(const Group&, const Group&) = default;
};

struct Report {
    std::string campaign;
    std::string content;  ///< the hash of what was played, in hexadecimal
    std::string policy;   ///< in the words of the command line: "greedy", "search,greedy --budget 64"
    std::uint64_t seed = 1;
    int games = 0;  ///< of each group, over all shards
    Share share;
    std::vector<Group> groups;       ///< by settings in the order given, then by party size
    Value targets = Value::table();  ///< chapter -> its target, as the author wrote it

    /// The aim for a chapter and party size, if there is one.
    std::optional<Aim> aim(const std::string& chapter, int seats) const;
    /// The choices of settings, in order.
    std::vector<std::string> choices() const;
    /// The chapters that were played under these settings, in story order: that of their names.
    std::vector<std::string> chapters(const std::string& settings) const;
    bool failed() const;
};

/// What is asked of a laboratory.
struct Order {
    std::string campaign;
    std::string policy = "greedy";
    int budget = play::SearchBudget().playouts;  ///< for `search`
    std::uint64_t seed = 1;
    int games = 100;
    int least_seats = 1;
    int most_seats = 6;
    std::vector<std::pair<std::string, Value>> choices{{"", Value()}};  ///< settings, as text and as values
    bool check = false;
    int workers = 1;
    Share share;

    /// How many games are played here.
    int all_games() const;
};

/// Plays it. Error if the rule set's layout names what is not there; a game that fails is in the report.
Report rehearse(const save::Content& content, const Order& order, const std::function<void()>& game_over);

/// The report of a file, for messages.
struct Part {
    std::string file;
    Report report;
};

/// The shards of one run as if it had never been divided. Error that names the file if one is of another
/// run, is there twice, or is missing.
Report merge(std::span<const Part> parts);

}  // namespace tankard::rehearse
