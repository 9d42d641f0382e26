// A campaign that is about to be played: begun anew or taken from a save, for whatever front end.
#pragma once

#include "command/shared.h"
#include "workshop/bench.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tankard::command {

struct Game {
    std::unique_ptr<play::Library> library;
    save::CampaignFile file;
    std::string language;  ///< "en" or "it"; empty: English
    bool bench = false;    ///< an author's game: no hero sheets are written
    bool resumed = false;
    std::string companions;     ///< how they play in this campaign; empty: nobody has said
    std::optional<int> budget;  ///< of those who think ahead
};

/// How companions play: as the command line says, else as the campaign does.
Companions companions_in(const Options& options, const Game& game);

/// What the command line wishes for a bench game.
workshop::Bench bench_of(const Options& options);
/// Whether the game that begins is an author's: then it is no campaign, and nobody's hero is risked.
bool at_bench(const Options& options);
/// The campaign to begin. Error with what `tankard check` finds wrong with it, if it would come up in the
/// middle of an evening. Not at the bench, where authors play what is half done.
std::unique_ptr<play::Library> sound_library(save::Files& files, const Options& options);
/// The library of options.campaign. Error with all its mistakes.
std::unique_ptr<play::Library> library_named(save::Files& files, const Options& options);
/// Lays a new campaign's file. Error if the party or the settings do not fit.
Game begin_campaign(save::Files& files, const Options& options, std::unique_ptr<play::Library> library);
/// Opens options.save. What people should know of it goes to `notes`, a sentence each.
Game open_campaign(save::Files& files, const Options& options, std::vector<std::string>& notes);

}  // namespace tankard::command
