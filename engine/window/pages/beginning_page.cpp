#include "window/pages/beginning_page.h"

#include "text/drawings.h"
#include "window/pages/split_company.h"
#include "window/pages/tavern_table.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

using Kind = Beginning::Part::Kind;

constexpr std::string_view kGuests[] = {"dwarf-face",     "woman-elf-face", "wizard-face",
                                        "pirate-captain", "cowled",         "viking-head"};

/// Whoever takes a chair looks the same all evening.
char32_t face_of(std::size_t chair) { return text::drawing(kGuests[chair % std::size(kGuests)]).value_or(0); }

std::string picture_of(Sits sits, std::size_t chair) {
    return text::read_figures(sits == Sits::nobody ? "wooden-chair" : kGuests[chair % std::size(kGuests)])
        .letters;
}

class Listing {
 public:
    Listing(const Ruler& ruler, const Beginning& beginning) : ruler_(ruler), beginning_(beginning) {}

    SplitEntry entry(std::size_t place) const {
        const Beginning::Part part = beginning_.part(place);
        SplitEntry made;
        if (part.kind == Kind::chair) {
            const Chair& chair = beginning_.chairs[part.at];
            made.label = chair.sits == Sits::nobody ? word("empty") : chair.shown();
            if (made.label.empty()) made.label = "…";
            made.detail = word("sits." + word_of(chair.sits));
            made.picture = picture_of(chair.sits, part.at);
            if (part.at == 0) made.heading = word("chairs");
        } else if (part.kind == Kind::rules) {
            made.label = word("rules_others");
            made.detail = changed();
            if (made.detail.empty()) made.detail = word("usual");
        } else if (part.kind == Kind::rule) {
            const scene::HouseRule& rule = beginning_.rules[part.at];
            made.label = rule.title;
            made.detail = rule.says();
            if (part.at == 0)
                made.heading = word("rules");
            else if (!rule.set.empty() && beginning_.rules[part.at - 1].set != rule.set)
                made.heading = rule.heading;
        } else {
            const bool budget = part.kind == Kind::budget;
            const std::string& number = budget ? beginning_.budget : beginning_.seed;
            made.label = word(budget ? "budget" : "seed");
            made.detail = number.empty() ? word(budget ? "budget_none" : "seed_none") : number;
            if (budget) made.heading = word("further");
        }
        return made;
    }

    SplitSide side(std::size_t place) const {
        const Beginning::Part part = beginning_.part(place);
        SplitSide made;
        if (part.kind == Kind::chair) {
            const Chair& chair = beginning_.chairs[part.at];
            made.title = fmt::format("{} {}", word("chair"), part.at + 1);
            made.subtitle = word("name");
            made.field = chair.name.empty() && chair.companion() ? chair.called : chair.name;
            made.typing = true;
            for (std::size_t i = 0; i < static_cast<std::size_t>(Sits::count); ++i) {
                const std::string who = word_of(static_cast<Sits>(i));
                made.options.push_back({.label = word("who." + who),
                                        .detail = word("what." + who),
                                        .chosen = chair.sits == static_cast<Sits>(i)});
            }
            made.options_title = word("who_sits");
            made.paired = true;
        } else if (part.kind == Kind::rules) {
            made.title = word("rules_others");
            made.paragraphs = {changed().empty() ? word("rules_usual") : changed()};
            made.options = {{.label = word(beginning_.unfolded ? "rules_fold" : "rules_change")}};
        } else if (part.kind == Kind::rule) {
            const scene::HouseRule& rule = beginning_.rules[part.at];
            made.title = rule.title;
            made.subtitle = rule.heading;
            for (const scene::HouseRule::Choice& choice : rule.choices)
                made.options.push_back({.label = choice.says,
                                        .detail = choice.word == rule.usual ? word("usual") : "",
                                        .chosen = choice.word == rule.chosen});
            if (rule.choices.empty()) {
                made.field = rule.chosen;
                made.typing = true;
                made.paragraphs = {fmt::format("{}: {} … {}. {}: {}.", word("number"), rule.least, rule.most,
                                               word("usual"), rule.usual)};
            }
        } else {
            const bool budget = part.kind == Kind::budget;
            made.title = word(budget ? "budget" : "seed");
            made.paragraphs = {word(budget ? "budget_what" : "seed_what")};
            made.field = budget ? beginning_.budget : beginning_.seed;
            made.typing = true;
        }
        return made;
    }

    /// What of all house rules but the first is not as usual; empty: nothing.
    std::string changed() const {
        std::string all;
        for (const scene::HouseRule& rule : beginning_.rules)
            if (&rule != &beginning_.rules.front() && rule.chosen != rule.usual)
                all += fmt::format("{}{}: {}", all.empty() ? "" : " · ", rule.title, rule.says());
        return all;
    }

    /// All chairs, the one in focus lit.
    std::vector<SplitFigure> bench(std::size_t chosen) const {
        std::vector<SplitFigure> all;
        for (std::size_t i = 0; i < beginning_.chairs.size(); ++i) {
            const Chair& each = beginning_.chairs[i];
            const SplitEntry told = entry(i);
            all.push_back({.picture = told.picture,
                           .name = told.label,
                           .detail = told.detail,
                           .lit = i == chosen,
                           .absent = each.sits == Sits::nobody});
        }
        return all;
    }

    std::string word(const std::string& key) const { return ruler_.say("begin." + key); }

 private:
    const Ruler& ruler_;
    const Beginning& beginning_;
};

}  // namespace

Drawing bench_drawing(const Ruler& ruler, const Beginning& beginning, std::size_t chosen, const Rect& box,
                      bool plain) {
    std::vector<Guest> guests;
    for (std::size_t i = 0; i < beginning.chairs.size(); ++i) {
        Guest guest{.coat = i, .lit = i == chosen};
        if (beginning.chairs[i].sits != Sits::nobody) {
            guest.face = face_of(i);
            guest.before = mug_of(i);
        }
        guests.push_back(guest);
    }
    return tavern_table(ruler.type, box, guests, {bench_foot(ruler)}, plain);
}

Split beginning_split(const Ruler& ruler, const Beginning& beginning, std::size_t chosen) {
    const Listing listing(ruler, beginning);
    const std::string fault = beginning.fault();
    Split split{.title = beginning.title,
                .subtitle = fault.empty() ? "" : listing.word(fault),
                .warns = !fault.empty() && fault != "nameless"};  // nobody has done anything wrong yet
    for (std::size_t place = 0; place < beginning.parts(); ++place)
        split.list.push_back(listing.entry(place));
    split.bench = listing.bench(chosen);
    split.bench_share = beginning.unfolded ? 0.3F : 0.64F;
    split.settings = true;
    split.chosen = chosen;
    split.keys = listing.word("how");
    split.side = listing.side(std::min(chosen, beginning.parts() - 1));
    split.foot = {{.label = ruler.say("start.go"), .key = "↵", .open = fault.empty()},
                  {.label = ruler.say("start.back"), .key = "⎋"}};
    return split;
}

}  // namespace tankard::window
