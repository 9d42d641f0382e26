// Pictures of every rule set's table and of the pages about it: those of README and docs are copies of some.
// They land in the build folder under pictures/. The test itself sees that nothing is clipped or overlaps.
#include "text/utf8.h"
#include "window/gallery.h"
#include "window/pages/beginning_page.h"
#include "window/pages/company_pieces.h"
#include "window/pages/dialog.h"
#include "window/pages/duel_pieces.h"
#include "window/pages/entrance_page.h"
#include "window/pages/passage_sheet.h"
#include "window/pages/rules_page.h"
#include "window/pages/stage_set.h"
#include "window/pages/tale_page.h"
#include "window/pages/tale_scene.h"
#include "window/real_window.h"
#include "window/screens/throwing.h"
#include "window/situation.h"
#include "window/throws.h"
#include "window/told.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

using Wanted = std::function<bool(const scene::Scene&, const scene::Ask&)>;

void hang(Gallery& gallery, const std::string& name, const Situation& here, const Page& page,
          const Ruler& ruler) {
    if (here.scene.company.empty()) return gallery.hang(name, page);
    const Drawing company = company_drawing(ruler, here.scene, page, false);
    gallery.hang(name, page, &company);
}

/// The same situation small, large, and in large letters.
void hang(const std::string& name, const Situation& here) {
    Gallery gallery(kWidth, kHeight);
    hang(gallery, name, here, page_of(here, "en"), ruler_of("en"));
    hang(gallery, name + "_150", here, page_of(here, "en", 150), ruler_of("en", 150));
    Gallery wide(1920, 1080);
    hang(wide, name + "_wide", here, page_of(here, "en", 100, 1920, 1080), ruler_of("en", 100, 1920, 1080));
}

Situation seeking(const char* campaign, int seats, std::uint64_t seed, const Wanted& wanted) {
    play::Library library = library_of(campaign);
    std::optional<Situation> found;
    for (std::uint64_t tried = seed; !found && tried < seed + 12; ++tried)
        found = seek_in(library, seats, tried, "en", wanted);
    REQUIRE_MESSAGE(found, campaign);
    return *found;
}

void hang(const char* campaign, const std::string& name, int seats, std::uint64_t seed,
          const Wanted& wanted) {
    hang(name, seeking(campaign, seats, seed, wanted));
}

/// How many cards lie in a zone of the table, or of who is asked.
int lying(const scene::Scene& scene, const scene::Ask& ask, std::string_view kind) {
    int count = 0;
    for (const scene::Zone& zone : scene.zones)
        if (zone.kind == Name::of(kind)) count += zone.size;
    for (const scene::Seat& seat : scene.seats)
        for (const scene::Zone& zone : seat.zones)
            if (seat.id == ask.question.seat && zone.kind == Name::of(kind)) count += zone.size;
    return count;
}

/// Somebody is met whose name that is.
bool is_met(const scene::Scene& scene, std::string_view name) {
    for (const scene::Zone& zone : scene.zones)
        for (const scene::Card& card : zone.cards)
            if (zone.role == scene::Role::faced && card.face.name == name) return true;
    return false;
}

}  // namespace

TEST_CASE("pictures of every table") {
    const Server server;
    hang("black_water", "readme_table", 4, 7, [](const scene::Scene& scene, const scene::Ask& ask) {
        return lying(scene, ask, "monsters") >= 2 && ask.choices.size() > 3;
    });
    hang("black_water", "readme_market", 3, 7, [](const scene::Scene& scene, const scene::Ask& ask) {
        return scene.table && lying(scene, ask, "market") + lying(scene, ask, "loot") > 2 &&
               ask.choices.size() > 3 && ask.choices.size() < 9;
    });
    hang("black_water", "readme_boss", 4, 7, [](const scene::Scene& scene, const scene::Ask& ask) {
        const scene::Badge* life = nullptr;
        for (const scene::Zone& zone : scene.zones)
            for (const scene::Card& card : zone.cards)
                if (zone.role == scene::Role::faced) life = bounded(card.face);
        return is_met(scene, "Sluice Warden") && ask.question.prompt == intern("main") &&
               ask.choices.size() > 3 && life != nullptr && life->amount * 2 < life->most;
    });
    hang("black_water", "readme_target", 4, 7, [](const scene::Scene&, const scene::Ask& ask) {
        return ask.choices.size() > 1 && ask.choices.front().odds &&
               ask.choices.front().odds->target == ask.choices.front().target;
    });
    const auto asked = [](const char* prompt) {
        return [wanted = intern(prompt)](const scene::Scene&, const scene::Ask& ask) {
            return ask.question.prompt == wanted;
        };
    };
    for (const char* prompt : {"under", "keepsake"})
        hang("black_water", std::string("table_") + prompt, 4, 7, asked(prompt));
    hang("black_water", "readme_between", 4, 7,
         [](const scene::Scene& scene, const scene::Ask&) { return !scene.company.empty(); });
    hang("fighter", "readme_fighter", 3, 7, [](const scene::Scene& scene, const scene::Ask& ask) {
        return lying(scene, ask, "arena") > 0 && lying(scene, ask, "gear") > 1 && !ask.thrown &&
               ask.choices.size() > 2;
    });
    const auto are_orders_given = [](const scene::Scene& scene, const scene::Ask& ask) {
        return ask.star == scene::Star::spaces && ask.choices.size() > 4 && lying(scene, ask, "lair") > 0;
    };
    hang("lords", "readme_lords", 3, 7, are_orders_given);
    Gallery wide(1920, 1080);
    wide.hang("readme_lords_chosen",
              page_of(seeking("lords", 3, 7, are_orders_given), "en", 100, 1920, 1080, {4, 1}));
    Gallery small(kWidth, kHeight);
    small.hang("readme_lords_chosen_150",
               page_of(seeking("lords", 3, 7, are_orders_given), "en", 150, kWidth, kHeight, {4, 1, 2}));
    hang("lords", "readme_lords_fight", 3, 7, [](const scene::Scene& scene, const scene::Ask& ask) {
        return scene.table && ask.star == scene::Star::faced && ask.choices.size() > 1;
    });
    hang("gauntlet", "readme_gauntlet", 3, 7, [](const scene::Scene& scene, const scene::Ask& ask) {
        return lying(scene, ask, "encounter") > 0 && ask.choices.size() > 1 && scene.counters.size() > 0 &&
               scene.counters.front().amount > 2;
    });
    hang("gauntlet", "readme_gauntlet_roll", 3, 7, [](const scene::Scene& scene, const scene::Ask& ask) {
        return lying(scene, ask, "encounter") > 0 && ask.choices.size() > 1 && ask.sums &&
               ask.sums->second > 0;
    });
    hang("twister", "readme_twister", 2, 5, [](const scene::Scene&, const scene::Ask& ask) {
        return ask.sums.has_value() && ask.choices.size() > 3;
    });
    hang("twister", "readme_twister_walk", 2, 5, [](const scene::Scene& scene, const scene::Ask& ask) {
        return scene.table && !scene.facing &&
               std::count_if(ask.choices.begin(), ask.choices.end(),
                             [](const scene::Choice& choice) { return choice.cost > 0; }) > 5;
    });
}

namespace {

/// The first evening of four that ends so: sensible companions mostly win, others do not.
scene::Tale mill_told(Ending ending) {
    const play::Policy policy = ending == Ending::alive ? play::Policy::greedy : play::Policy::random;
    for (std::uint64_t seed = 21;; ++seed) {
        scene::Tale told = first_evening(4, "en", seed, policy);
        if (told.ending != ending) continue;
        for (std::size_t i = 0; i < told.parts.size() && i < guests().size(); ++i)
            told.parts[i].player = guests()[i];
        return told;
    }
}

}  // namespace

TEST_CASE("pictures of the pages about a table") {
    const Server server;
    Gallery gallery(kWidth, kHeight);
    Gallery wide(1920, 1080);
    const auto both = [&](const std::string& name, const std::function<Page(const Ruler&, Size)>& make,
                          const std::function<std::optional<Drawing>(const Page&)>& draw) {
        for (const bool large : {false, true}) {
            const Size size = large ? kSizes[1] : kSizes[0];
            const Page page = make(ruler_of("en", 100, size.w, size.h), size);
            const std::optional<Drawing> drawing = draw(page);
            (large ? wide : gallery).hang(name + (large ? "_wide" : ""), page, drawing ? &*drawing : nullptr);
        }
    };
    Beginning begins{.campaign = "black_water", .title = "Black Water", .least = 1};
    begins.chairs.resize(6);
    const char* const names[] = {"Flint", "Bramble", "Thistle", "Sorrel", "Wick", "Moss"};
    for (std::size_t i = 0; i < begins.chairs.size(); ++i)
        begins.chairs[i].called = names[i];
    begins.rules = scene::house_rules(play::test::library(), "en");
    first_offer(begins);
    for (const char letter : std::string("Anna"))
        begins.type(0, static_cast<char32_t>(letter));
    both(
        "readme_begin",
        [&](const Ruler& ruler, Size size) {
            Split split = beginning_split(ruler, begins, 0);
            return split_page(ruler, split, size.w, size.h);
        },
        [&](const Page& page) -> std::optional<Drawing> {
            const Rect box = place_of_drawing(page);
            const Ruler ruler = ruler_of("en", 100, page.width, page.height);
            return bench_drawing(ruler, begins, 0, box, false);
        });
    // A full table, in the other language, with large letters, and all house rules open.
    Beginning full = begins;
    full.rules = scene::house_rules(play::test::library(), "it");
    take(full, full.chairs.size());
    for (const int scale : {100, 150}) {
        const Ruler ruler = ruler_of("it", scale);
        Split split = beginning_split(ruler, full, 3);
        const Page page = split_page(ruler, split, kWidth, kHeight);
        const Drawing drawing = bench_drawing(ruler, full, 3, place_of_drawing(page), false);
        gallery.hang(fmt::format("readme_begin_full_{}", scale), page, &drawing);
        full.unfolded = true;
    }
    Gallery clear(kWidth, kHeight, true);
    {
        const Ruler ruler = ruler_of("en");
        Split split = beginning_split(ruler, begins, 2);
        const Page page = split_page(ruler, split, kWidth, kHeight);
        const Drawing drawing = bench_drawing(ruler, begins, 2, place_of_drawing(page), true);
        clear.hang("readme_begin_contrast", page, &drawing);
    }
    const scene::Words words(play::test::library(), "en");
    const scene::Rules rules = scene::rules_of(play::test::library(), words);
    both(
        "readme_rules",
        [&](const Ruler& ruler, Size size) {
            Split split = rules_split(ruler, rules, {}, 4);
            split.foot = {{ruler.say("rules_back"), "", "↵"}, {ruler.say("keys"), "", "F1"}};
            return split_page(ruler, split, size.w, size.h);
        },
        [](const Page&) -> std::optional<Drawing> { return std::nullopt; });
    const auto tell = [&](const std::string& name, const scene::Tale& tale) {
        both(
            name,
            [&](const Ruler& ruler, Size size) {
                return tale_page(ruler, tale, {"Turn the page"}, 0, size.w, size.h);
            },
            [&](const Page& page) -> std::optional<Drawing> {
                const TaleScene scene = tale_scene(tale, page, false);
                if (!scene.backdrop) return std::nullopt;
                return stage_set(garamond(), *scene.backdrop, place_of_drawing(page), scene.staging);
            });
    };
    tell("readme_tale", mill_told(Ending::alive));
    tell("readme_tale_lost", mill_told(Ending::dead));
    scene::Tale end = mill_told(Ending::alive);
    std::erase_if(end.way.spaces, [](const scene::Space& space) { return !space.here; });
    end.way.ways.clear();
    tell("readme_tale_end", end);
    const Situation heroes =
        find_in(play::test::library(), 2, 7, "en", [](const scene::Scene& scene, const scene::Ask& ask) {
            return !scene.table && ask.choices.size() > 5;
        });
    hang("readme_heroes", heroes);
}

TEST_CASE("pictures of the pages that are a scene: a story, a boss that comes in, a throw") {
    const Server server;
    Gallery gallery(kWidth, kHeight);
    constexpr float kWide = kWidth;
    constexpr float kHigh = kHeight;
    const Ruler ruler = ruler_of("en");
    const play::Library& library = play::test::library();
    const text::Language& words = library.language("en");

    const Name chapter = intern("01_the_mill");
    Dialog story{.title = text::capitalise(words.noun(chapter)),
                 .ornament = "❦",
                 .picture = library.picture(chapter),
                 .staged = true,
                 .story = true,
                 .entries = {{ruler.say("read"), "", "↵"}}};
    for (const char* key : {"mill.intro", "mill.intro2"})
        if (words.has(intern(key))) story.paragraphs.push_back(words.say(intern(key)));
    REQUIRE_FALSE(story.paragraphs.empty());
    const Drawing mill = stage_set(garamond(), *library.backdrop(chapter), {0, 0, kWide, kHigh},
                                   {.seen = stage_beside(ruler, true, kWide, kHigh)});
    gallery.hang("readme_story", dialog_page(ruler, story, kWide, kHigh), &mill);

    const Situation fight =
        find_in(play::test::library(), 2, 7, "en", [](const scene::Scene& scene, const scene::Ask&) {
            return scene.table && scene.backdrop != nullptr;
        });
    const auto told_at = [&](const Situation& table, const std::string& name, const scene::Passage& passage) {
        Page page = page_of(table, "en");
        add_dialog(ruler, passage_sheet(passage, ruler.say("go_on")), page);
        gallery.hang(name, page);
    };
    const auto told = [&](const std::string& name, const scene::Passage& passage) {
        told_at(fight, name, passage);
    };
    told("readme_passage", {.title = text::capitalise(words.noun(intern("09_light_in_the_gallery"))),
                            .picture = library.picture(intern("09_light_in_the_gallery")),
                            .paragraphs = {words.say(intern("gallery.reveal"))},
                            .frame = "night"});
    REQUIRE_FALSE(fight.scene.seats.front().tracks.empty());
    scene::Track second = fight.scene.seats.front().tracks.front();
    second.standing.front().second = 2;
    told("readme_level", {.title = "Level 2!",
                          .about = "Thistle",
                          .picture = library.picture(intern("dwarf")),
                          .paragraphs = {"Armour 2 at the start of each turn."},
                          .frame = library.colour(intern("dwarf")),
                          .track = second});

    play::Library twister = play::test::library_of("twister");
    const Situation shot = find_in(twister, 2, 9, "en", [](const scene::Scene& scene, const scene::Ask& ask) {
        return ask.sums && scene.facing && ask.choices.size() > 3;
    });
    std::optional<scene::Duel> duel = duel_on(shot.scene, shot.ask.question.seat, {7, 5});
    REQUIRE(duel);
    duel->to.token.hurt = "wounded";
    duel->from.made_of = "3 + 4";
    duel->to.made_of = "1 + 4";
    const std::string& strikes = duel->from.token.face.name;
    const std::string& falls = duel->to.token.face.name;
    told_at(shot, "readme_outcome",
            {.title = fmt::format("The {} attacks the {}", strikes, falls),
             .paragraphs = {fmt::format("The {} is wounded.", falls)},
             .deed = true,
             .verdict = 0,
             .duel = *duel});

    play::Library lords = play::test::library_of("lords");
    const Situation visit = find_in(lords, 3, 2, "en", [](const scene::Scene&, const scene::Ask& ask) {
        return ask.star == scene::Star::faced;
    });
    scene::Passage battle{
        .title = "Flint meets the heroes at the Tunnel",
        .paragraphs = {"Fatigue: 1. Everybody takes it but who is behind.", "Nobody gives up."},
        .signs = {"", ""},
        .deed = true};
    for (const scene::Seat& seat : visit.scene.seats)
        for (const scene::Zone& zone : seat.zones)
            for (const scene::Card& card : zone.cards)
                if (seat.id == visit.ask.question.seat && zone.kind == intern("party"))
                    battle.fared.push_back({.token = {.card = card.id, .face = card.face},
                                            .before = card.face.badges.front(),
                                            .after = card.face.badges.front().amount - 1});
    REQUIRE(!battle.fared.empty());
    battle.fared.back().gone = true;
    battle.fared.back().after = 0;
    told_at(visit, "readme_battle", battle);

    const Name boss = intern("sluice_warden");
    const scene::Entrance comes{text::capitalise(words.noun(boss)),
                                words.say(intern("flavour.sluice_warden")), "", library.backdrop(boss)};
    const Drawing sluice = stage_set(garamond(), *comes.backdrop, {0, 0, kWide, kHigh},
                                     {.ribbon = entrance_ribbon(ruler, comes, kWide, kHigh), .fierce = true});
    gallery.hang("readme_entrance", entrance_page(ruler, comes, kWide, kHigh), &sluice);

    scene::Scene arena = plain_ask().scene;
    for (std::size_t i = 0; i < arena.seats.size(); ++i)
        arena.seats[i].player = guests()[i];
    Throwing throwing(plain_ask().ask, arena.seats.front().picture, true, {});
    const Clock::time_point shown = Clock::time_point() + std::chrono::milliseconds(1500);
    const Page page = throwing.page(ruler, arena, kWide, kHigh);
    gallery.hang("readme_throw", page, throwing.drawing(shown, false, false));
}
