// Hot reload: content that changes while a game waits for an answer.
//
// The answers of the chapter are played again with the changed content, in silence and on a copy. If every
// question is the one that was answered, the game goes on with the new content: an epoch begins in the save,
// at the root where the chapter's journal began, and the journal follows it, so that all of it can still be
// taken back, resumed and replayed. If not, somebody has to choose: the answers before the first question
// that differs (`take_in`), or the table as it is with the new content from this move on (`mend`), or the old
// content.
//
// A power cut during the switch leaves the save as it was before or as it is after, never between.
#pragma once

#include "play/session/session.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tankard::play {

inline constexpr std::uint32_t kAllAnswers = std::numeric_limits<std::uint32_t>::max();

/// A question where it stands: all that a front needs to show it.
struct Standing {
    Question question;
    campaign::State state;
};

/// How far a chapter's answers go.
struct Rerun {
    std::uint32_t answers = 0;  ///< the number of the last one that fits
    bool whole = false;         ///< all of them fit, and nothing failed
    std::optional<Standing>
        at;               ///< the question after these; none if the chapter is over, or something failed
    std::string failure;  ///< what failed on the way, as a sentence
};

/// Plays the answers since the last root again, at most up to number `most`. Nothing is written, nobody hears
/// it.
Rerun rerun(Library& library, const save::CampaignFile& file, std::uint32_t most = kAllAnswers);

/// Whether the same question stands at the same table, which `fresh` may number otherwise.
bool same(const Standing& then, const Standing& now, const Library& fresh);
/// Whether a table can go on with this content: all its cards are known.
bool fits(const campaign::State& state, const Library& fresh);
/// The paths of the files that are in one and not, or otherwise, in the other.
std::vector<std::string> changed_files(const save::Content& one, const save::Content& other);

/// Begins an epoch with `fresh`'s content at the journal's root; the answers up to number `answers` follow,
/// the others are set aside. Durable when it returns. Error if the disk does not take it; then
/// `file.sync()` tries again.
void take_in(save::CampaignFile& file, const Library& fresh, std::uint32_t answers = kAllAnswers);

/// A campaign's folders, looked at whenever they may have changed.
class Newest {
 public:
    Newest(save::Files& files, std::string root, std::string campaign)
        : files_(&files), root_(std::move(root)), campaign_(std::move(campaign)) {}

    /// The files as they are now, loaded; mistakes are in its problems(). Nothing if they are those in use,
    /// or those that were looked at the last time. Error if they cannot be read.
    std::unique_ptr<Library> look(const save::Content& in_use);

 private:
    save::Files* files_;
    std::string root_;
    std::string campaign_;
    std::uint64_t looked_at_ = 0;
};

}  // namespace tankard::play
