// Everything that a campaign is played with, loaded once: content text, the script host, the rule set, the
// book and the languages. The same library is made from a disk's folders or from the content that a save
// carries.
//
// Threads. A library belongs to one thread at a time, for its host runs one game's scripts (script/host.h),
// and `for_search` makes another when it is first asked. What libraries of one content share (rules,
// manifest, languages, layout) is made before the first of them can be seen, and never changed: so each
// thread has a library of its own, made with `further`, and const references to the shared part may go
// anywhere as long as one of them lives.
#pragma once

#include "campaign/campaign.h"
#include "campaign/manifest.h"
#include "save/journal.h"
#include "script/host.h"
#include "text/language.h"

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::play {

class Library {
 public:
    /// `campaign` is the folder's name. Mistakes are collected in problems(); play only if there are none.
    Library(save::Content content, std::string campaign, const script::Limits& limits = {});
    /// One more of the same content, for a game that is played beside this one's: it has a script host of its
    /// own and shares everything else, which nobody changes any more.
    Library further() const { return Library(shared_); }

    const save::Content& content() const { return shared_->content; }
    const Problems& problems() const { return shared_->problems; }
    const std::string& campaign() const { return manifest().id; }
    campaign::Environment environment() const { return {rules(), manifest()}; }
    const RuleSet& rules() const { return *shared_->rules; }
    const campaign::Manifest& manifest() const { return shared_->manifest; }
    script::Host& host() { return *host_; }
    const script::Host& host() const { return *host_; }
    /// A further library, made when it is first asked for. Companions search in it: this one's host is in
    /// the middle of a game, and perhaps of a hook that waits for the answer.
    Library& for_search();
    /// The rule set's layout.lua: where zones and counters lie, for whoever draws or arranges a table.
    const Value& layout() const { return shared_->layout; }
    /// The glyphs of a definition's picture, by the rule set's and the adventure's pictures.lua; empty: none.
    std::string picture(Name id) const;
    /// What has a picture, and in which file it stands.
    const std::vector<std::pair<std::string, std::string>>& pictured() const { return shared_->pictured; }
    /// "en", "it"; English for anything else.
    const text::Language& language(std::string_view code) const {
        return code == "it" ? shared_->italian : shared_->english;
    }
    /// The campaign's settings with their defaults, overridden by the book's and then by `chosen`.
    Settings settings(const Value& chosen, Problems& problems) const;

 private:
    /// What holds for all games with this content.
    struct Shared {
        save::Content content;
        script::Limits limits;
        Problems problems;
        std::unique_ptr<RuleSet> rules;
        campaign::Manifest manifest;
        Value layout;
        Value pictures;
        std::vector<std::pair<std::string, std::string>> pictured;  ///< file, id
        text::Language english{"en"};
        text::Language italian{"it", &english};

        void load_texts(script::DataBudget& budget);
        /// Tells which of an adventure's texts would stand for one of the rules'.
        void refuse_theirs(const std::set<std::string>& theirs, const Value& texts, const std::string& path,
                           const std::string& code);
        void load_pictures(script::DataBudget& budget);
        /// Says of the problems found since the last mark which part found them, and makes them fit to be
        /// shown.
        void mark(Problem::Part part);
    };

    explicit Library(std::shared_ptr<const Shared> shared);
    static std::unique_ptr<script::Host> host_of(const Shared& shared);

    std::shared_ptr<const Shared> shared_;
    std::unique_ptr<script::Host> host_;
    std::unique_ptr<Library> for_search_;
};

/// Every rule set that chapters can be played under.
std::vector<std::unique_ptr<RuleSet>> rule_sets();

/// Reads the rule set's scripts, one campaign's folder, and the shared code of the adventures that it needs.
/// Error if there is no such campaign (it names those there are), or if something that it needs is missing.
save::Content read_content(save::Files& files, const std::string& root, const std::string& campaign);
/// The same for an adventure that lies in no folder yet: `own` are the files that the game reads of it, with
/// its name before each path, `manifest` is what its campaign.lua says.
save::Content content_with(save::Files& files, const std::string& root, const campaign::Manifest& manifest,
                           const save::Content& own);
/// The folders that read_content reads, with the folders in them.
std::vector<std::string> content_folders(save::Files& files, const std::string& root,
                                         const campaign::Manifest& manifest);
/// The scenarios beside what they test: every tests/*.lua of the rule set's scripts and of the campaign, as
/// path and text. They are no part of the content: a save does not carry them.
std::vector<std::pair<std::string, std::string>> read_scenarios(save::Files& files, const std::string& root,
                                                                const std::string& campaign);
/// The campaigns under root/adventures.
std::vector<std::string> list_campaigns(save::Files& files, const std::string& root);

}  // namespace tankard::play
