#include "command/evening.h"

#include "play/session/mend.h"
#include "terminal/front_end.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tankard::command {
namespace {

constexpr std::size_t kRoomy = std::size_t{8}
                               << 20;  ///< bytes of a save, before older contents go to its copy

/// An afternoon of changes leaves hundreds of contents in one file: the older ones become its generation 1.
void tidy_up(save::CampaignFile& file) {
    if (file.size() < kRoomy) return;
    try {
        file.compact();
    } catch (const save::Error&) {  // nothing is lost; the next answer tries again
    }
}

/// Makes the switch durable. False, and nothing changed, if this table cannot go on with the new content.
bool switch_to(const terminal::Change& change, play::Library& old, save::CampaignFile& file,
               terminal::TerminalFrontEnd& front) {
    try {
        if (change.how == terminal::Change::How::here)
            play::mend(file, old, *change.library);
        else
            play::take_in(file, *change.library, change.answers);
        return true;
    } catch (const save::Error& error) {
        if (!file.dead()) {
            front.refuse(error.what());
            return false;
        }
        if (!front.try_again(error.what())) throw;
    }
    while (true) {
        try {
            file.sync();
            return true;
        } catch (const save::Error& error) {
            if (!front.try_again(error.what())) throw;
        }
    }
}

}  // namespace

int at_the_terminal(Game game, const Evening& evening) {
    const Options& options = evening.options;
    std::unique_ptr<play::Library>& library = game.library;
    terminal::TerminalFrontEnd front(*library, options.language, game.file.path());
    const bool author = game.bench || options.watch;
    if (author) front.for_author(game.bench);
    if (!game.bench)
        front.on_chapter_over([&](const campaign::State& state) {
            for (const std::string& note : write_sheets(evening.files, options.saves, state))
                front.note(note);
        });
    std::optional<save::FolderWatch> folders;
    play::Newest newest(evening.files, options.root, library->campaign());
    if (options.watch) {
        folders.emplace(play::content_folders(evening.files, options.root, library->manifest()));
        front.watch({&*folders, &newest, &game.file});
    }
    if (game.resumed) front.will_resume();
    while (true) {
        if (author) library->log_to([&front](const script::LogLine& line) { front.on_log(line); });
        play::Session::End end{};
        {
            play::Session session(*library, game.file.tape(),
                                  {.front = &front,
                                   .file = &game.file,
                                   .policy = evening.companions.policy,
                                   .budget = evening.companions.budget,
                                   .clock = now});
            front.attach(session);
            end = session.run();
        }
        library->log_to(nullptr);
        const std::unique_ptr<terminal::Change> change = front.take_change();
        if (!change) {
            front.farewell(end == play::Session::End::ended);
            return 0;
        }
        if (switch_to(*change, *library, game.file, front)) std::swap(library, change->library);
        tidy_up(game.file);
        front.go_on_with(*library, options.language, game.file.tape().base());
    }
}

}  // namespace tankard::command
