// Everything that chapters of one rule set are played with, loaded once: content text, the script host, the
// rule set, the manifest and the languages. The same library is made from a disk's folders or from the
// content that a save carries.
//
// A campaign may play under several rule sets. Each has a library of its own, with its own words, layout,
// pictures and host, so that nothing of one can collide with anything of another; what is the campaign's own
// they share. `under` leads from one to another. Which file belongs to which set says its path: what stands
// in a folder of an adventure that is called like a rule set is that set's, its lib/ and text/ are
// everybody's, and all else is the set's that campaign.lua names (`rules`).
//
// Threads. A library belongs to one thread at a time, for its host runs one game's scripts (script/host.h),
// and `for_search`, `thinking` and `under` make another when it is first asked for. What libraries of one
// content share (rules, manifest, languages, layout) is made before the first of them can be seen, and never
// changed: so each thread has a library of its own, made with `further`, and const references to the shared
// part may go anywhere as long as one of them lives.
#pragma once

#include "campaign/campaign.h"
#include "campaign/manifest.h"
#include "play/content/backdrop.h"
#include "save/journal.h"
#include "script/host.h"
#include "text/language.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::play {

class Library {
 public:
    /// `campaign` is the folder's name. Mistakes are collected in problems(); play only if there are none.
    /// This is the library of the campaign's own rule set.
    Library(save::Content content, std::string campaign, const script::Limits& limits = {});
    /// One more of the same content and rule set, for a game that is played beside this one's: it has a
    /// script host of its own and shares everything else, which nobody changes any more.
    Library further() const { return {shared_, set_}; }

    /// The library of another rule set of this campaign, made when it is first asked for; this one if it is
    /// its own. Error if the campaign plays nothing under these rules.
    Library& under(std::string_view rules);
    /// The rules alone.
    const RuleSet& rules(std::string_view name) const;
    /// The names of the campaign's rule sets, its own first.
    std::vector<std::string_view> rule_set_names() const;

    const save::Content& content() const { return shared_->content; }
    /// Whether a file of the content is for those who play under this library's rule set.
    bool reads(std::string_view path) const { return shared_->is_for(path, rules().name()); }
    const Problems& problems() const { return shared_->problems; }
    const std::string& campaign() const { return manifest().id; }
    campaign::Environment environment() const { return environment(rules()); }
    campaign::Environment environment(const RuleSet& played) const {
        return {played, manifest(), shared_->rules};
    }
    const RuleSet& rules() const { return *set().rules; }
    const campaign::Manifest& manifest() const { return shared_->manifest; }
    script::Host& host() { return *host_; }
    const script::Host& host() const { return *host_; }
    /// A further library, made when it is first asked for. Companions search in it: this one's host is in
    /// the middle of a game, and perhaps of a hook that waits for the answer.
    Library& for_search();
    /// Hooks of this content for who thinks about a game: no game uses them.
    Hooks& thinking();
    /// Where `log(...)` of this library's scripts goes, and of those under its other rule sets.
    void log_to(const std::function<void(const script::LogLine&)>& sink);
    /// The rule set's layout.lua: where zones and counters lie, for whoever draws or arranges a table.
    const Value& layout() const { return set().layout; }
    /// The figures of a definition's picture, a letter each (text/drawings.h), by the rule set's and the
    /// adventure's pictures.lua; empty: none.
    std::string picture(Name id) const;
    /// The colour of a definition's own, one of text::kPigments, by the rule set's and the adventure's
    /// colours.lua; empty: it has that of its kind.
    std::string colour(Name id) const;
    /// The stage set of a chapter or a boss, by the rule set's and the adventure's scenes.lua; null: none.
    std::shared_ptr<const Backdrop> backdrop(Name id) const;
    /// The same without who stands in its middle, for a table where they stand themselves; null: none.
    std::shared_ptr<const Backdrop> place(Name id) const;
    /// What has a picture, a colour or a scene, and in which file it stands.
    const std::vector<std::pair<std::string, std::string>>& pictured() const { return set().pictured; }
    /// "en", "it"; English for anything else.
    const text::Language& language(std::string_view code) const {
        return code == "it" ? set().italian : set().english;
    }
    /// The settings of this rule set and the campaign's with their defaults, overridden by the manifest's and
    /// then by `chosen`. Those of a rule set that is not the campaign's own stand in a table with its name.
    Settings settings(const Value& chosen, Problems& problems) const;

    /// A name in a pictures.lua or scenes.lua, or among a layout's icons, that no drawing has.
    struct UnknownDrawing {
        std::string file;
        std::string of;
        std::string name;
    };
    const std::vector<UnknownDrawing>& unknown_drawings() const { return set().unknown; }

 private:
    /// What holds for all games under one rule set.
    struct Set {
        std::unique_ptr<RuleSet> rules;
        Value layout;
        Value pictures;
        Value colours;
        std::map<std::string, std::shared_ptr<const Backdrop>, std::less<>> scenes;
        std::map<std::string, std::shared_ptr<const Backdrop>, std::less<>> places;  ///< the same, left
        std::vector<std::pair<std::string, std::string>> pictured;                   ///< file, id
        std::vector<UnknownDrawing> unknown;
        text::Language english{"en"};
        text::Language italian{"it", &english};
    };
    /// What holds for all games with this content.
    struct Shared {
        save::Content content;
        script::Limits limits;
        Problems problems;
        campaign::Manifest manifest;
        std::vector<std::unique_ptr<Set>> sets;  ///< the campaign's own first
        std::vector<const RuleSet*> rules;       ///< the same

        /// Whether a file is for those who play under this rule set.
        bool is_for(std::string_view path, std::string_view rules) const;
        void load_texts(Set& set, script::DataBudget& budget);
        /// Tells which of an adventure's texts would stand for one of the rules'.
        void refuse_theirs(const std::set<std::string>& theirs, const Value& texts, const std::string& path,
                           const std::string& code);
        void load_pictures(Set& set, script::DataBudget& budget);
        void load_colours(Set& set, script::DataBudget& budget);
        void load_scenes(Set& set, script::DataBudget& budget);
        /// Reads an entry of a file, under its id (null: under a number). What is wrong with it, or nothing.
        using ReadEntry =
            std::function<std::string(const std::string& path, const std::string* id, const Value& entry)>;
        /// The files with this ending that are for a rule set, entry by entry.
        void load_by_id(Set& set, std::string_view ending, script::DataBudget& budget, const ReadEntry& read);
        /// The manifest's table, and which rule sets it names.
        Value read_manifest_file(script::DataBudget& budget);
        void make_sets(const Value& manifest, script::DataBudget& budget);
        std::unique_ptr<script::Host> host_of(const Set& set) const;
        /// Says of the problems found since the last mark which part found them, and makes them fit to be
        /// shown.
        void mark(Problem::Part part);
    };

    Library(std::shared_ptr<const Shared> shared, std::size_t set);
    /// Puts letters for the names of drawings among the icons of a layout.
    static void read_icons(Set& set, const std::string& path);
    const Set& set() const { return *shared_->sets[set_]; }

    std::shared_ptr<const Shared> shared_;
    std::size_t set_ = 0;
    std::unique_ptr<script::Host> host_;
    std::unique_ptr<Library> for_search_;
    std::unique_ptr<script::Host> thinking_;
    std::map<std::size_t, Library> others_;  ///< of the other rule sets, by their place
    std::function<void(const script::LogLine&)> log_;
};

/// A campaign's libraries for looking at, its own rule set's first: this one and, only if there are others,
/// further ones, which `others` keeps.
std::vector<const Library*> all_sets(const Library& library, std::optional<Library>& others);
/// What is wrong with the settings that campaign.lua says and those that are `chosen`, under any of the rule
/// sets; each once.
Problems setting_problems(const Library& library, const Value& chosen);

/// Every rule set that is part of the program, without content.
std::vector<std::unique_ptr<RuleSet>> rule_sets();
/// The rule sets there are under root/scripts, by name: the program's own and those that are scripts.
std::vector<std::string> list_rule_sets(save::Files& files, const std::string& root);
/// One of them without content, for its declarations. Error with its first mistake, or if there is none.
std::unique_ptr<RuleSet> declared_rule_set(save::Files& files, const std::string& root,
                                           const std::string& name);
/// Whether a rule set of this name comes with Tankard.
bool is_rule_set(std::string_view name);

/// Where a campaign lies: under root/adventures, or, of a game that a rule set brings to be played by itself,
/// under root/scripts. Empty if there is none.
std::string campaign_folder(save::Files& files, const std::string& root, const std::string& campaign);
/// Reads the rule sets' scripts, one campaign's folder, and the shared code of the adventures that it needs.
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
/// These, and the games that rule sets under root/scripts bring to be played by themselves.
std::vector<std::string> list_games(save::Files& files, const std::string& root);

}  // namespace tankard::play
