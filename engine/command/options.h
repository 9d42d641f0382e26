// What the command line said, and the commands. Each returns the exit status; what goes wrong through the
// user's input is a save::Error, printed by main as one sentence.
#pragma once

#include "command/home.h"
#include "table/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tankard::command {

/// Somebody who plays, as the window's page has it on which a campaign begins.
struct Seated {
    std::string name;
    bool companion = false;
};

struct Options {
    std::string root;      ///< the folder that holds scripts/ and adventures/
    std::string campaign;  ///< for play and rehearse; may be empty
    std::string save;      ///< for resume, replay, export …: a file or the name of one
    std::string out;
    std::string saves;     ///< the folder of saves
    std::string language;  ///< "en", "it"; empty: English, or what the save says
    std::vector<std::string> players;
    std::vector<std::string> heroes;     ///< hero ids, by seat: a bench game
    std::string chapter;                 ///< a bench game that begins there
    std::vector<std::string> cards;      ///< on top of the adventure deck of a bench game
    std::vector<std::string> gifts;      ///< CARD or SEAT:CARD, into hands of a bench game
    std::vector<std::string> flags;      ///< FLAG or FLAG=NUMBER, that the story of a bench game has
    std::vector<std::string> settings;   ///< name=value
    Value house_rules = Value::table();  ///< chosen in the window; `settings` come behind them
    std::vector<Seated> chairs;          ///< chosen in the window; empty: `players` and `seats` say it
    std::optional<std::uint64_t> seed;
    int seats = 0;              ///< 0: as many as players
    std::string policy;         ///< --auto
    std::string companions;     ///< their policy; empty: greedy, or what the save says
    std::optional<int> budget;  ///< --budget: playouts a decision of companions that search
    std::string name;           ///< of a save point or a benchmark
    bool check = false;         ///< rehearse: check every game
    bool json = false;          ///< check: for editors
    bool hints = false;         ///< check: hints too
    bool write = false;         ///< reference: write the files instead of printing; throws: the figures
    bool rules = false;         ///< test: the rules' failures whole
    bool untested = false;      ///< pack: without running the scenarios
    bool replace = false;       ///< install: over what is there already
    bool watch = false;         ///< play, resume: changed files are taken in while the game waits
    bool mended = false;        ///< resume: take the content as it stands in the folders now
    bool terminal = false;      ///< play, resume: not in the window
    bool window = false;        ///< play, resume: in the window or not at all
    std::string size;           ///< of the window: "1280x720"
    std::string word;           ///< pictures: what is looked for
    bool list = false;          ///< bench: names only
    int games = 100;
    std::string seat_range = "1-6";
    int workers = 0;                    ///< rehearse: 0: one a core
    std::string shard;                  ///< rehearse: "2/4"; empty: everything
    bool mpi = false;                   ///< rehearse: one of the processes that mpirun has started
    std::string report;                 ///< rehearse: the folder of the page
    std::vector<std::string> merge;     ///< rehearse: parts to put together instead of playing
    std::optional<std::uint32_t> at;    ///< an answer's number
    std::optional<std::string> remove;  ///< adventures: the one to take away
};

int play(const Options& options);
int resume(const Options& options);
int replay(const Options& options);
int saves(const Options& options);
int heroes(const Options& options);
int chronicle(const Options& options);
int branch(const Options& options);
int export_save(const Options& options);
int import_save(const Options& options);
int rehearse(const Options& options);
int check(const Options& options);
int bench(const Options& options);
int throws(const Options& options);
int new_adventure(const Options& options);
int reference(const Options& options);
int pack(const Options& options);
int install(const Options& options);
int adventures(const Options& options);
int test(const Options& options);
int texts(const Options& options);
int pictures(const Options& options);
int credits();

/// The content and the saves: in a checkout above the program or the working folder; else in the person's own
/// folder, led to what is installed in share/tankard above the program (command/home.h). Error if there is
/// none.
Places find_places(const std::string& program);

}  // namespace tankard::command
