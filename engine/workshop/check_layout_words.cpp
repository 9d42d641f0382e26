#include "workshop/check_layout_words.h"

#include "text/looks.h"
#include "workshop/layout_lookup.h"

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kNoWord = 26;

/// What a layout may call by a name because a text file does.
class Spoken {
 public:
    explicit Spoken(const text::Language& language) : keys_(language.keys()) {
        for (const std::string& key : keys_)
            all_.push_back(key);
    }
    const Texts& sentences() const { return all_; }
    /// What follows the prefix in the keys that have it: "hand" of "zone.hand".
    Texts after(std::string_view prefix) const {
        Texts names;
        for (const std::string_view key : all_)
            if (key.starts_with(prefix)) names.push_back(key.substr(prefix.size()));
        return names;
    }

 private:
    std::vector<std::string> keys_;
    Texts all_;
};

class LayoutWordsCheck : private LayoutLookup {
 public:
    LayoutWordsCheck(const play::Library& library, Findings& findings)
        : LayoutLookup(library, findings),
          library_(library),
          layout_(library.layout()),
          english_(library.language("en")),
          spoken_(english_) {}

    void run() {
        for (const std::string_view moments :
             {"shown_after", "numbered_after", "tale_after", "never_summed_up"})
            list(layout_.at(moments), spoken_.sentences(), "sentence");
        keys(layout_.at("sounds"), spoken_.sentences(), "sentence");
        list(layout_.at("sounds"), text::kSounds, "sound");
        list(layout_.at("frames"), text::kPigments, "colour");
        list(layout_.at("ink"), text::kInks, "ink");
        for (const std::string_view part : {"boards", "charts"})
            pigments(layout_.at(part));
        for (const auto& [_, board] : layout_.at("boards").entries()) {
            list(board.at("grounds"), text::kTextures, "texture of the ground");
            list(board.at("edges"), text::kEdges, "look of an edge");
        }
        const Texts verbs = spoken_.after("do.");
        list(layout_.at("explained"), verbs, "verb");
        list(layout_.at("explained_briefly"), verbs, "verb");
        list(layout_.at("plain"), verbs, "verb");
        list(layout_.at("own_numbers"), verbs, "verb");
        list(layout_.at("done"), verbs, "verb");
        list(layout_.at("back"), verbs, "verb");
        list(layout_.at("taken_back"), spoken_.after("ask."), "question");
        keys(layout_.at("turns"), verbs, "verb");
        for (const auto& [verb, quarters] : layout_.at("turns").entries())
            if (const auto* name = std::get_if<std::string>(&verb); name != nullptr)
                should_be(
                    quarters,
                    quarters.integer() != nullptr && *quarters.integer() >= 1 && *quarters.integer() <= 3,
                    *name, "quarters of a turn clockwise, 1 to 3");
        list(layout_.at("why_when_forced"), verbs, "verb");
        list(layout_.at("own_words"), verbs, "verb");
        keys(layout_.at("verbs"), verbs, "verb");
        keys(layout_.at("stains"), verbs, "verb");
        keys(layout_.at("said"), verbs, "verb");
        keys(layout_.at("drawn"), verbs, "verb");
        list(layout_.at("said"), spoken_.after("fact."), "fact");
        list(layout_.at("stains"), text::kPigments, "colour");
        list(layout_.at("told_when_forced"), spoken_.after("ask."), "question");
        for (const auto& [_, named] : layout_.at("likely").entries())
            if (named.is_table())
                list(named, verbs, "verb");
            else if (named.truth() == nullptr)
                one(named, spoken_.after("ask."), "question");
        keys(layout_.at("likely"), spoken_.after("ask."), "question");
        list(layout_.at("facing").at("sums"), asked(), "slot of a question");
        const Value& adds = layout_.at("facing").at("adds");
        keys(adds, spoken_.after("ask."), "question");
        for (const auto& [prompt, side] : adds.entries())
            if (const auto* name = std::get_if<std::string>(&prompt); name != nullptr)
                should_be(side, side.integer() != nullptr && (*side.integer() == 1 || *side.integer() == 2),
                          *name, "1 or 2, for either of the sums");
        keys(layout_.at("scores"), spoken_.after("ask."), "question");
        for (const auto& [_, slots] : layout_.at("scores").entries())
            list(slots, asked(), "slot of a question");
        one(layout_.at("scenario").at("at"), spoken_.after("ask."), "question");
        keys(layout_.at("scenario").at("before"), spoken_.after("ask."), "question");
        for (const auto& [_, star] : layout_.at("stars").entries())
            for (const auto& [place, question] : star.entries())
                one(question, spoken_.after("ask."), "question");
        terms();
        const Texts topics = spoken_.after("topic.");
        list(layout_.at("keywords"), topics, "topic");
        list(layout_.at("means"), topics, "topic");
        keys(layout_.at("topics"), topics, "topic");
        const Texts texts = spoken_.after("");
        keys(layout_.at("lessons"), texts, "text");
        for (const auto& [lesson, _] : layout_.at("lessons").entries())
            if (const auto* name = std::get_if<std::string>(&lesson))
                one(Value(*name + ".title"), texts, "text");
        const Texts facts = this->facts();
        list(layout_.at("signed"), facts, "fact");
        list(layout_.at("worked_out"), facts, "fact");
        list(layout_.at("prices"), facts, "fact");
        keys(layout_.at("counted_in"), facts, "fact");
        for (const auto& [_, counted] : layout_.at("counted_in").entries())
            for (const std::string_view sign : {"more", "less"})
                list(counted.at(sign), facts, "fact");
        one(layout_.at("statistics").at("money"), facts, "fact");
        for (const std::string_view sentence : {"turn", "bought"})
            one(layout_.at("statistics").at(sentence), spoken_.sentences(), "sentence");
        keys(layout_.at("threats"), facts, "fact");
        for (const auto& [fact, sides] : layout_.at("threats").entries())
            if (const auto* name = std::get_if<std::string>(&fact); name != nullptr)
                should_be(sides, sides.integer() != nullptr && *sides.integer() >= 0, *name,
                          "the sides of a die, or 0 for none");
        const Texts things = this->things(facts);
        keys(layout_.at("tints"), things, "counter, fact, zone, kind or deed");
        list(layout_.at("tints"), text::kPigments, "colour");
        keys(layout_.at("icons"), things, "counter, fact, zone, kind or deed");
        keys(layout_.at("means"), things, "fact or kind");
        for (const std::string_view part :
             {"entrances", "exits", "passages", "outcomes", "sums", "told_with_rule"})
            keys(layout_.at(part), spoken_.sentences(), "sentence");
        keys(layout_.at("follows"), spoken_.sentences(), "sentence");
        for (const auto& [_, harm] : layout_.at("follows").entries())
            list(harm, spoken_.sentences(), "sentence");
        for (const auto& [_, sum] : layout_.at("sums").entries())
            for (const std::string_view part : {"less", "lost"})
                list(sum.at(part), spoken_.sentences(), "sentence");
        keys(layout_.at("together"), spoken_.after("together."), "sentence with a text of that name");
        for (const auto& [told, several] : layout_.at("together").entries())
            if (const auto* key = std::get_if<std::string>(&told); key != nullptr)
                for (const std::string_view word : {"by", "of", "with"})
                    slot_of(*key, several.at(word));
        for (const std::string_view part : {"entrances", "passages", "told_with_rule"})
            for (const auto& [told, slot] : layout_.at(part).entries())
                if (const auto* key = std::get_if<std::string>(&told); key != nullptr) slot_of(*key, slot);
        for (const auto& [told, exit] : layout_.at("exits").entries())
            if (const auto* key = std::get_if<std::string>(&told); key != nullptr) {
                slot_of(*key, exit.at(1));
                one(exit.at("of"), spoken_.after("kind."), "kind");
            }
        outcomes();
        for (const auto& [told, sum] : layout_.at("sums").entries())
            if (const auto* key = std::get_if<std::string>(&told); key != nullptr)
                for (const std::string_view word : {"total", "to"})
                    slot_of(*key, sum.at(word));
        for (const auto& [_, deed] : layout_.at("deeds").entries())
            told_of(deed, deed.at("told"), {"by", "n", "of"});
        for (const auto& [_, milestone] : layout_.at("milestones").entries())
            told_of(milestone, milestone.at(1), {"by", "card"});
    }

 private:
    /// Whoever faces whom stands in the sentence that begins it, what either came to in the one that decides.
    void outcomes() {
        for (const auto& [told, outcome] : layout_.at("outcomes").entries()) {
            const auto* begins = std::get_if<std::string>(&told);
            if (begins == nullptr) continue;
            for (const Value* slot : {&outcome.at(1), &outcome.at(2), &outcome.at("of")})
                slot_of(*begins, *slot);
            for (const std::string_view part : {"full", "less"})
                list(outcome.at("fared").at(part), facts(), "fact");
            const Value& by = outcome.at("by");
            list(by, spoken_.sentences(), "sentence");
            one(by, spoken_.sentences(), "sentence");
            if (const std::string* decides = by.text())
                for (const auto& [_, slot] : outcome.at("sums").entries())
                    slot_of(*decides, slot);
        }
    }
    /// What numbered places cost and give has a word, so that it can be said.
    void terms() {
        Texts known = spoken_.after("term.");
        for (const std::string_view prefix : {"counter.", "fact.", "kind."})
            for (const std::string_view name : spoken_.after(prefix))
                known.push_back(name);
        for (const auto& [_, places] : layout_.at("spaces").entries())
            for (const auto& [_, place] : places.entries())
                for (const auto& [_, term] : place.entries())
                    one(term.at(1), known, "counter, fact, kind or term");
    }
    void pigments(const Value& part) {
        list(part.at("pigments"), text::kPigments, "colour");
        for (const auto& [_, board] : part.entries())
            list(board.at("pigments"), text::kPigments, "colour");
        for (const auto& [_, board] : part.entries())
            for (const auto& [_, block] : board.at("blocks").entries())
                one(block.at("pigment"), text::kPigments, "colour");
    }
    Texts facts() const {
        Texts names = spoken_.after("fact.");
        for (const std::string_view mark : spoken_.after("mark."))
            names.push_back(mark);
        for (int def = 0; def < definitions(); ++def)
            for (const Fact& fact : library_.rules().facts(static_cast<DefId>(def)))
                names.push_back(fact.name.text());
        return names;
    }
    /// What the questions' sentences have slots for.
    Texts asked() const {
        Texts names;
        for (const std::string_view key : spoken_.sentences())
            if (key.starts_with("ask."))
                for (const Name slot : english_.slots(intern(key)))
                    names.push_back(slot.text());
        return names;
    }
    /// Whatever an icon may stand for.
    Texts things(Texts names) const {
        for (const std::string_view prefix : {"counter.", "zone.", "deed."})
            for (const std::string_view name : spoken_.after(prefix))
                names.push_back(name);
        for (int def = 0; def < definitions(); ++def)
            names.push_back(library_.rules().kind(static_cast<DefId>(def)).text());
        return names;
    }
    int definitions() const { return static_cast<int>(library_.rules().catalogue()->definitions.size()); }

    void slot_of(const std::string& told, const Value& slot) {
        if (!english_.has(intern(told))) return;  // which is a finding of its own
        const std::vector<Name> all = english_.slots(intern(told));
        Texts slots;
        for (const Name name : all)
            slots.push_back(name.text());
        one(slot, slots, fmt::format("slot of the sentence '{}' called", told));
    }
    /// One sentence, or a list of them.
    void told_of(const Value& entry, const Value& told, std::initializer_list<std::string_view> slots) {
        for (const std::string_view slot : slots) {
            if (told.text() != nullptr) slot_of(*told.text(), entry.at(slot));
            for (const auto& [_, each] : told.entries())
                if (each.text() != nullptr) slot_of(*each.text(), entry.at(slot));
        }
    }

    const play::Library& library_;
    const Value& layout_;
    const text::Language& english_;
    Spoken spoken_;
};

/// What the table shows has words: its zones, counters, facts and settings.
void check_shown_words(const play::Library& library, Findings& findings) {
    std::set<std::string> keys;
    const Value& layout = library.layout();
    for (const std::string_view part : {"table", "seat"}) {
        for (const std::string_view cards : {"zones", "piles"})
            for (const auto& [_, zone] : layout.at(part).at(cards).entries())
                if (zone.text() != nullptr) keys.insert("zone." + *zone.text());
        for (const std::string_view counted : {"counters", "tracks"})
            for (const auto& [_, entry] : layout.at(part).at(counted).entries())
                if (const Value& name = entry.is_table() ? entry.at(1) : entry; name.text() != nullptr)
                    keys.insert("counter." + *name.text());
        for (const auto& [_, track] : layout.at(part).at("tracks").entries())
            if (const std::string* heading = track.at("part").text()) keys.insert(*heading);
    }
    const auto add = [&keys](const Value& key) {
        if (key.text() != nullptr) keys.insert(*key.text());
    };
    if (const std::string* out = layout.at("seat").at("out").at(1).text(); out != nullptr)
        keys.insert("out." + *out);
    for (const auto& [_, deed] : layout.at("deeds").entries()) {
        if (deed.at(1).text() != nullptr) keys.insert("deed." + *deed.at(1).text());
        add(deed.at("told"));
        for (const auto& [place, told] : deed.at("told").entries())
            add(told);
    }
    for (const auto& [_, milestone] : layout.at("milestones").entries())
        for (const Value* key : {&milestone.at(1), &milestone.at("text"), &milestone.at("part")})
            add(*key);
    for (const auto& [_, sum] : layout.at("sums").entries())
        add(sum.is_table() ? sum.at(1) : sum);
    for (const SettingInfo& setting : library.rules().settings()) {
        const std::string key = fmt::format("setting.{}", setting.name);
        keys.insert(key);
        for (const std::string_view word : setting.words)
            keys.insert(fmt::format("{}.{}", key, word));
    }
    const text::Language& english = library.language("en");
    constexpr std::string_view kHelp = "help.";
    for (const std::string& key : english.keys())
        if (key.starts_with(kHelp)) keys.insert(fmt::format("topic.{}", key.substr(kHelp.size())));
    const int definitions = static_cast<int>(library.rules().catalogue()->definitions.size());
    for (int def = 0; def < definitions; ++def)
        for (const Fact& fact : library.rules().facts(static_cast<DefId>(def)))
            if (!english.has(intern(fmt::format("mark.{}", fact.name.text()))))
                keys.insert(fmt::format("fact.{}", fact.name.text()));
    for (const std::string& key : keys)
        if (!english.has(intern(key)))
            findings.push_back({kNoWord, Level::error, fmt::format("{}/text/en.lua", library.rules().name()),
                                0, fmt::format("'{}' has no text, and people are shown it", key)});
}

}  // namespace

void check_layout_words(const play::Library& library, Findings& findings) {
    LayoutWordsCheck(library, findings).run();
    check_shown_words(library, findings);
}

}  // namespace tankard::workshop
