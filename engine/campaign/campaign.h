// A campaign's loop: choose heroes, lay a table, read the first page, play the chapter, read its last page,
// tidy up, vote on the way, see who comes next time. Each step is a beat on the State.
#pragma once

#include "campaign/manifest.h"
#include "campaign/state.h"
#include "campaign/story.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::campaign {

/// Who plays and how, when a campaign begins.
struct Party {
    std::vector<std::string> players;
    std::vector<bool> companions;  ///< by player
    std::vector<Value> visitors;   ///< sheets that may be brought
    std::uint64_t seed = 0;
    Value settings;
};

/// Everything that does not change during a chapter; but for `rules` nothing changes during a campaign.
struct Environment {
    const RuleSet& rules;  ///< of the chapter
    const Manifest& manifest;
    std::span<const RuleSet* const> sets;  ///< all that the campaign is played under

    /// The rule set of a chapter; `rules` if there is no such set.
    const RuleSet& rules_of(std::string_view chapter) const {
        for (const RuleSet* each : sets)
            if (each->name() == manifest.rules_of(chapter)) return *each;
        return rules;
    }
};

State begin(const Environment& environment, const Party& party);

/// Whether it is the question who comes and goes between two chapters; its first answer is that nobody does.
bool is_about_party(const Question& question);

class Campaign {
 public:
    /// The state must outlive this. `environment` and `hooks` are those of the state's rule set; when a beat
    /// goes over to another one (state.rules), another Campaign plays on. Attaches the game's verbs to
    /// `hooks`.
    Campaign(const Environment& environment, State& state, Door& door, Hooks& hooks,
             const Settings& settings);

    /// One beat; false when the campaign has ended. ScriptError that cannot be skipped if thousands have gone
    /// by without a question: rules that go round and never ask would hold the table for ever.
    bool beat();

    /// How the chapter being played stands; running if none is.
    Ending ending() const { return match_ ? match_->ending() : Ending::running; }

 private:
    void note_progress();
    [[noreturn]] void refuse_circle() const;
    void choose_heroes();
    bool knows_hero(const std::string& id) const;
    void lay();
    void page(std::string_view hook);
    void after_page(std::vector<Path> ways);
    void write_sheets();
    void choose_path();
    void change_party();
    /// As sentences name it; no Ref for an ending, which is no chapter.
    Ref chapter_ref(const std::string& chapter) const;
    void go_to(const std::string& chapter);
    void finish(const std::string& key);
    bool opens(const std::string& gate) const;
    std::size_t vote(const std::vector<std::size_t>& open, Question question);
    void open_match();
    std::string sheet_id(std::size_t number) const;
    const Value& section(const Value& sheet) const;
    Value fresh_sheet(std::size_t number, const std::string& player) const;
    void write_section(Value& sheet, const Value& section) const;
    bool is_over() const { return state_.stage == Stage::ended; }

    Environment environment_;
    State& state_;
    Door& door_;
    Hooks& hooks_;
    const Settings& settings_;
    Story story_;
    std::unique_ptr<Match> match_;
    std::uint64_t asked_ = 0;  ///< by the door, when a beat last began
    int idle_ = 0;             ///< beats since somebody was asked
};

}  // namespace tankard::campaign
