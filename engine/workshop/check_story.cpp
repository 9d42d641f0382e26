#include "workshop/check_story.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kUnreachable = 40;
constexpr int kCycle = 41;
constexpr int kLeadsNowhere = 42;
constexpr int kClosedGate = 43;
constexpr int kNeverSet = 44;
constexpr int kNeverRead = 45;
constexpr int kTooFew = 46;

struct Page {
    bool there = false;
    bool finishes = false;
    int line = 0;
    std::set<std::string> leads;        ///< chapters that it names
    std::vector<script::Word> nowhere;  ///< what it returns and is no chapter
};

struct Chapter {
    const Source* source = nullptr;
    Page alive, dead;
    std::set<std::string> paths;  ///< declared by hand
};

class Story {
 public:
    Story(const play::Library& library, Findings& findings) : library_(library), findings_(findings) {}

    void read(const Source& source, const std::vector<script::Word>& words) {
        Chapter& chapter = chapters_[source.id];
        chapter.source = &source;
        for (std::size_t at = 0; at + 2 < words.size(); ++at) {
            if (!words[at + 1].is("=") || !words[at + 2].is("function")) continue;
            if (words[at].is("alive")) chapter.alive = page(words, at);
            if (words[at].is("dead")) chapter.dead = page(words, at);
        }
        for (const auto& [_, path] : source.facts.at("paths").entries())
            if (path.text() != nullptr) chapter.paths.insert(*path.text());
    }

    void check() {
        unreachable();
        for (const auto& [id, chapter] : chapters_) {
            for (const std::string& path : chapter.paths)
                if (!chapters_.contains(path))
                    find(kLeadsNowhere, Level::error, chapter, chapter.source->line,
                         fmt::format("'paths' names '{}', which is no chapter{}", path,
                                     or_meant(path, names())));
            for (const Page* page : {&chapter.alive, &chapter.dead})
                for (const script::Word& word : page->nowhere)
                    find(kLeadsNowhere, Level::error, chapter, word.line,
                         fmt::format("this page leads to '{}', which is no chapter{}", word.text,
                                     or_meant(word.text, names())));
            const Page& alive = chapter.alive;
            if (alive.there && alive.leads.empty() && !alive.finishes && chapter.paths.empty())
                find(kLeadsNowhere, Level::warning, chapter, alive.line,
                     "this page names no chapter and does not finish the story: the campaign simply ends "
                     "here");
            cycle(id, chapter);
            const auto* least = chapter.source->facts.at("least").integer();
            if (least != nullptr && *least > library_.manifest().least_players)
                find(kTooFew, Level::warning, chapter, chapter.source->line,
                     fmt::format("it needs {} heroes, but the campaign may be begun by {}", *least,
                                 library_.manifest().least_players));
        }
    }

 private:
    Page page(const std::vector<script::Word>& words, std::size_t at) const {
        Page page{true, false, words[at].line, {}, {}};
        const std::size_t end = script::end_of_block(words, at + 2);
        for (std::size_t i = at; i < end; ++i) {
            if (words[i].is("finish")) page.finishes = true;
            if (words[i].kind != script::Word::Kind::text) continue;
            if (library_.manifest().has(words[i].text))
                page.leads.insert(words[i].text);
            else if (words[i - 1].is("return") && ends(words[i + 1]))
                page.nowhere.push_back(words[i]);
        }
        return page;
    }

    /// Whether a returned text is all that is returned.
    static bool ends(const script::Word& next) {
        return next.is("end") || next.is("else") || next.is("elseif") || next.is(";");
    }

    std::vector<std::string_view> names() const {
        std::vector<std::string_view> all;
        for (const auto& [id, _] : chapters_)
            all.push_back(id);
        return all;
    }

    void unreachable() {
        std::set<std::string> reached{library_.manifest().start};
        std::vector<std::string> open{library_.manifest().start};
        while (!open.empty()) {
            const auto chapter = chapters_.find(open.back());
            open.pop_back();
            if (chapter == chapters_.end()) continue;
            for (const auto* leads :
                 {&chapter->second.alive.leads, &chapter->second.dead.leads, &chapter->second.paths})
                for (const std::string& next : *leads)
                    if (reached.insert(next).second) open.push_back(next);
        }
        for (const auto& [id, chapter] : chapters_)
            if (!reached.contains(id))
                find(kUnreachable, Level::warning, chapter, chapter.source->line,
                     fmt::format("no page leads to the chapter '{}'", id));
    }

    /// Who loses again and again: round in circles, until `losses_allowed` ends the story.
    void cycle(const std::string& id, const Chapter& chapter) {
        if (chapter.dead.finishes || chapter.dead.leads.size() != 1) return;
        const std::string& next = *chapter.dead.leads.begin();
        const auto there = chapters_.find(next);
        if (next == id || there == chapters_.end()) return;
        const Page& back = there->second.dead;
        if (!back.finishes && back.leads.size() == 1 && *back.leads.begin() == id && id < next)
            find(kCycle, Level::warning, chapter, chapter.dead.line,
                 fmt::format("losing leads from '{}' to '{}' and back: after {} losses the campaign ends", id,
                             next, library_.manifest().losses_allowed));
    }

    void find(int number, Level level, const Chapter& chapter, int line, std::string message) {
        findings_.push_back({number, level, chapter.source->file, line, std::move(message)});
    }

    const play::Library& library_;
    Findings& findings_;
    std::map<std::string, Chapter> chapters_;
};

void check_flags(std::span<const play::Library* const> libraries,
                 const std::map<std::string, ScriptUses>& uses, Findings& findings) {
    std::set<std::string> set, read;
    for (const auto& [_, each] : uses)
        for (const Use& use : each.uses) {
            if (use.what == "flag" && use.verb == "set_flag") set.insert(use.name);
            if (use.what == "gate" || (use.what == "flag" && !use.changes)) read.insert(use.name);
        }
    const auto known = [&](std::string_view kind, const std::string& id) {
        return std::any_of(libraries.begin(), libraries.end(), [&](const play::Library* library) {
            const std::vector<Source>& sources = library->host().sources();
            return std::any_of(sources.begin(), sources.end(),
                               [&](const Source& source) { return source.kind == kind && source.id == id; });
        });
    };
    const std::vector<std::string_view> words(set.begin(), set.end());
    for (const auto& [file, each] : uses)
        for (const Use& use : each.uses) {
            if (use.what == "gate" && !set.contains(use.name) && !known("card", use.name) &&
                !known("skill", use.name))
                findings.push_back(
                    {kClosedGate, Level::error, file, use.line,
                     fmt::format("nothing opens this gate: '{}' is no card, no skill and a flag that "
                                 "nobody sets{}",
                                 use.name, or_meant(use.name, words))});
            if (use.what == "flag" && !use.changes && !set.contains(use.name))
                findings.push_back(
                    {kNeverSet, Level::warning, file, use.line,
                     fmt::format("the flag '{}' is never set{}", use.name, or_meant(use.name, words))});
            if (use.what == "flag" && use.verb == "set_flag" && !read.contains(use.name))
                findings.push_back({kNeverRead, Level::hint, file, use.line,
                                    fmt::format("the flag '{}' is never read", use.name)});
        }
}

}  // namespace

void check_story(std::span<const play::Library* const> libraries,
                 const std::map<std::string, ScriptUses>& uses,
                 const std::map<std::string, std::vector<script::Word>>& words, Findings& findings) {
    Story story(*libraries.front(), findings);
    for (const play::Library* library : libraries)
        for (const Source& source : library->host().sources())
            if (source.kind == "chapter" && words.contains(source.file))
                story.read(source, words.at(source.file));
    story.check();
    check_flags(libraries, uses, findings);
}

}  // namespace tankard::workshop
