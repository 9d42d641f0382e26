// Pictures of the window in a dozen situations, for people to look at: they land in the build folder under
// pictures/, and README's are copies of them. The test itself only sees that something was drawn.
#include "save/memory_files.h"
#include "text/utf8.h"
#include "window/gallery.h"
#include "window/pages/dialog.h"
#include "window/real_window.h"
#include "window/screens/replay_screen.h"
#include "window/screens/start.h"
#include "window/situation.h"
#include "window/turning_maze.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// The same of Black Water.
Situation find(int seats, std::uint64_t seed, const std::string& code,
               const std::function<bool(const scene::Scene&, const scene::Ask&)>& wanted) {
    return find_in(play::test::library(), seats, seed, code, wanted);
}

int lying(const scene::Scene& scene, std::string_view kind) {
    int count = 0;
    for (const scene::Zone& zone : scene.zones)
        if (zone.kind == Name::of(kind)) count += zone.size;
    for (const scene::Seat& seat : scene.seats)
        for (const scene::Zone& zone : seat.zones)
            if (zone.kind == Name::of(kind)) count += zone.size;
    return count;
}

const scene::Zone* zone_of(const scene::Scene& scene, const scene::Ask& ask, std::string_view kind) {
    for (const scene::Seat& seat : scene.seats)
        for (const scene::Zone& zone : seat.zones)
            if (seat.id == ask.question.seat && zone.kind == Name::of(kind)) return &zone;
    return nullptr;
}
/// Monsters before whoever is asked, and different cards in the hand.
int before(const scene::Scene& scene, const scene::Ask& ask) {
    const scene::Zone* zone = zone_of(scene, ask, "monsters");
    return zone != nullptr ? zone->size : 0;
}
std::size_t held(const scene::Scene& scene, const scene::Ask& ask) {
    std::set<std::string> names;
    if (const scene::Zone* zone = zone_of(scene, ask, "hand"))
        for (const scene::Card& card : zone->cards)
            names.insert(card.face.name);
    return names.size();
}

/// A chapter watched again, somewhere in its middle.
Page replay() {
    using namespace tankard::play::test;
    play::Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 3, 3, 7));
    play_until(lib, file, 60);
    const scene::Words words(lib, "en");
    return replay_page(ruler_of("en"), record(lib, words, file.tape(), seat_at(0)), {.at = 45}, kWidth,
                       kHeight);
}

/// The start screen with its tavern, as it is seen at each size.
void hang_start(Shop shop) {
    shop.known = {&play::test::library()};
    Value summary = Value::table();
    summary.set("chapter", "02_the_ferry");
    Value players = Value::table();
    for (const auto& [player, hero] : {std::pair{"Flint", "thief"},
                                       {"Bramble", "necromancer"},
                                       {"Thistle", "mage"},
                                       {"Sorrel", "cleric"}}) {
        players.push(player);
        Value sheet = Value::table();
        sheet.set("name", player);
        sheet.set("hero", hero);
        shop.heroes.push_back({.path = "", .sheet = sheet});
    }
    summary.set("players", players);
    shop.saves.front().summary = summary;
    const auto hang = [&](const std::string& name, float width, float height, const char* code, int percent,
                          bool plain) {
        Gallery gallery(static_cast<unsigned>(width), static_cast<unsigned>(height), plain);
        DialogScreen screen(start_dialog(shop, language(code)), tavern(), plain);
        const Ruler ruler{garamond(), language(code), em_of(width, height, percent)};
        const Page page = screen.page(ruler, width, height);  // with it its drawing is made
        gallery.hang(name, page, screen.drawing({}));
    };
    hang("start_tavern", 1280, 720, "en", 100, false);
    hang("start_tavern_wide", 1920, 1080, "it", 100, false);
    hang("start_tavern_150", 1280, 720, "it", 150, false);
    hang("start_tavern_clear", 1280, 720, "en", 125, true);
}

}  // namespace

TEST_CASE("a dozen situations are drawn, and nothing in them is clipped or overlaps") {
    const Server server;
    Gallery gallery(kWidth, kHeight);
    const auto fights = [](const scene::Scene& scene, const scene::Ask& ask) {
        return lying(scene, "monsters") >= 3 && ask.choices.size() > 3;
    };
    gallery.hang("table_1", page_of(find(1, 3, "en", fights), "en"));
    const auto fights_well = [](const scene::Scene& scene, const scene::Ask& ask) {
        return before(scene, ask) >= 2 && held(scene, ask) >= 4 && ask.choices.size() > 3;
    };
    gallery.hang("table_4", page_of(find(4, 7, "en", fights_well), "en"));
    Gallery wide(1920, 1080);
    wide.hang("table_4_wide", page_of(find(4, 7, "en", fights_well), "en", 100, 1920, 1080));
    gallery.hang("table_6", page_of(find(6, 5, "it", fights), "it"));
    gallery.hang("loot", page_of(find(3, 7, "en",
                                      [](const scene::Scene& scene, const scene::Ask& ask) {
                                          return lying(scene, "loot") >= 2 && ask.choices.size() > 3;
                                      }),
                                 "en"));
    gallery.hang("boss", page_of(find(3, 7, "en",
                                      [](const scene::Scene& scene, const scene::Ask& ask) {
                                          return lying(scene, "boss_area") >= 1 && ask.choices.size() > 3;
                                      }),
                                 "en"));
    gallery.hang("heroes", page_of(find(2, 7, "en",
                                        [](const scene::Scene& scene, const scene::Ask& ask) {
                                            return !scene.table && ask.choices.size() > 5;
                                        }),
                                   "en"));
    gallery.hang("four_at_200_percent", page_of(find(4, 7, "it", fights), "it", 200));

    const text::Language& nouns = play::test::library().language("en");
    Dialog story{.title = text::capitalise(nouns.noun(intern("01_the_mill"))),
                 .ornament = "❦",
                 .picture = play::test::library().picture(intern("01_the_mill")),
                 .story = true,
                 .entries = {{language("en").say(intern("window.read")), "", "↵"}}};
    for (const char* key : {"mill.intro", "mill.intro2", "mill.alive"})
        if (nouns.has(intern(key))) story.paragraphs.push_back(nouns.say(intern(key)));
    if (story.paragraphs.empty())
        story.paragraphs = {
            "Nine days ago the river at Osier End turned black. Not muddy: black, like the inside of a boot.",
            "“No clean water, no beer. You do see how serious this is.”"};
    gallery.hang("replay", replay());
    gallery.hang("story", dialog_page(ruler_of("en"), story, kWidth, kHeight));

    Shop shop;
    shop.covers.resize(1);
    shop.saves.push_back({.path = "saves/black_water-1.tankard",
                          .name = "Black Water",
                          .campaign = "black_water",
                          .modified = 0,
                          .opens = true});
    gallery.hang("start", dialog_page(ruler_of("en"), start_dialog(shop, language("en")), kWidth, kHeight));
    hang_start(shop);

    Value hero = Value::table();
    hero.set("name", "Ada");
    hero.set("hero", "necromancer");
    hero.set("scars", 2);
    Value section = Value::table();
    section.set("xp", 260);
    Value deck = Value::table();
    for (const char* card : {"coin", "coin", "nugget", "slap_of_wind", "cold_shower"})
        deck.push(card);
    section.set("deck", deck);
    Value sections = Value::table();
    sections.set("deckbuilder", section);
    hero.set("sections", sections);
    Value chronicle = Value::table();
    chronicle.push("01_the_mill:alive");
    chronicle.push("02_the_cellar:dead");
    hero.set("chronicle", chronicle);
    gallery.hang("hero_dialog",
                 dialog_page(ruler_of("en"), hero_dialog(hero, language("en"), {&play::test::library()}),
                             kWidth, kHeight));

    Gallery clear(kWidth, kHeight, true);
    clear.hang("high_contrast_200", page_of(find(2, 7, "en", fights), "en", 200));
}

TEST_CASE("rooms of the twister's dungeon on their way: turned, and turned over") {
    using namespace tankard::play::test;
    const Server server;
    Gallery gallery(kWidth, kHeight);
    save::DiskFiles disk;
    const save::Content content = play::read_content(disk, source_folder(), "twister");
    play::Library lib(content, "twister");
    const scene::Words words(lib, "en");
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 2, 2, 5), content);
    play_until(lib, file, 300);
    const std::vector<Shot> shots = record(lib, words, file.tape(), seat_at(0));
    const auto hang = [&](const std::string& name, bool over) {
        for (std::size_t i = 1; i < shots.size(); ++i) {
            std::vector<Turning> all = turnings(shots[i - 1].scene, shots[i].scene, shots[i].turned);
            if (all.empty() || (all.front().quarters == 0) != over) continue;
            const std::vector<std::string> log;
            for (const int percent : {0, 35, 60, 100}) {
                if (percent >= 50) all.front().back.reset();
                const Page page = table_page(
                    ruler_of("en"), {.scene = shots[i].scene, .log = log, .turnings = all}, kWidth, kHeight);
                gallery.hang(fmt::format("{}_{}", name, percent), page, nullptr,
                             swung(page, static_cast<float>(percent) / 100));
            }
            return;
        }
        FAIL_CHECK(name);
    };
    hang("room_turning", false);
    hang("room_turning_over", true);
}
