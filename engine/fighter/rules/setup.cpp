#include "fighter/rules/setup.h"

#include "fighter/state/zones.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tankard::fighter {
namespace {

constexpr std::string_view kColourWords[] = {"red", "blue", "green"};
constexpr SeatCounter kCovers[] = {red_scar, blue_scar, green_scar};
constexpr int kFirstGold = 2;  // DF-22
constexpr int kFirstDice = 1;
constexpr int kDungeons = 2;  // maps before the boss's

/// DF-19, by difficulty and level.
constexpr int kShelves[][kLevels] = {{4, 4, 4, 2}, {3, 3, 3, 5}, {2, 2, 2, 8}};

std::vector<DefId> defs_in(const Content& content, const Value& list, DefKind kind) {
    std::vector<DefId> found;
    for (const auto& [_, id] : list.entries())
        if (id.text() != nullptr)
            if (const DefId def = content.find(*id.text(), kind); def != DefId::none) found.push_back(def);
    return found;
}

class Layer {
 public:
    Layer(Table& table, const Content& content, const Setup& setup)
        : table_(table),
          content_(content),
          setup_(setup),
          chapter_(content.chapter(content.find(setup.chapter, DefKind::chapter))) {}

    void lay() {
        table_.create(content_.find(setup_.chapter, DefKind::chapter), zone(chapter_area));
        std::vector<int> taken(content_.ids.size());
        for (int place = 0; place < table_.seats(); ++place)
            hero(seat_at(place), taken);
        for (DefId def : content_.all(DefKind::equipment))
            table_.create(def, zone(equipment_deck),
                          std::max(0, content_.equipment(def).copies - taken[index(def)]));
        table_.shuffle(zone(equipment_deck), stream_deck);
        monsters(taken);
        bosses();
        dungeon();
    }

 private:
    ZoneId zone(Zone kind, SeatId seat = SeatId::none) const { return table_.zone(kind, seat); }

    void hero(SeatId seat, std::vector<int>& taken) {
        const Value& mine = setup_.seats[index(seat)].section;
        const std::string* id = mine.at("hero").text();
        const DefId named = id != nullptr ? content_.find(*id, DefKind::hero) : DefId::none;
        const DefId def = named != DefId::none ? named : content_.all(DefKind::hero).front();
        table_.create(def, zone(hero_area, seat));
        scarred(seat, mine);
        const int most = std::max(1, content_.hero(def).life - kScarLife * table_.get(seat, scars));
        table_.set(seat, max_life, most);
        table_.set(seat, life, most);
        std::array<int, kGears> left = content_.hero(def).places;
        for (DefId card : defs_in(content_, mine.at("gear"), DefKind::equipment)) {
            int& place = left[static_cast<std::size_t>(content_.equipment(card).kind)];
            if (place-- <= 0 || taken[index(card)] >= content_.equipment(card).copies) continue;
            table_.create(card, zone(gear, seat));
            ++taken[index(card)];
        }
        for (DefId monster : defs_in(content_, mine.at("charmed"), DefKind::monster))
            if (taken[index(monster)]++ == 0) table_.create(monster, zone(charmed, seat));
    }

    /// Scars that another rule set has dealt cover the first abilities that are still open.
    void scarred(SeatId seat, const Value& mine) {
        const auto* number = mine.at("scars").integer();
        int left = number != nullptr ? static_cast<int>(std::clamp<std::int64_t>(*number, 0, kMostScars)) : 0;
        table_.set(seat, scars, left);
        const auto cover = [&](int colour) {
            if (left > 0 && table_.get(seat, kCovers[colour]) == 0) {
                table_.set(seat, kCovers[colour], 1);
                --left;
            }
        };
        for (const auto& [_, word] : mine.at("covered").entries())
            for (int colour = 0; colour < kColours; ++colour)
                if (word.text() != nullptr && *word.text() == kColourWords[colour]) cover(colour);
        for (int colour = 0; colour < kColours; ++colour)
            cover(colour);
    }

    /// DF-19, DF-20. Nobody knows which Monsters wait: all of a level lie in its pile, and a counter says how
    /// many of them come.
    void monsters(const std::vector<int>& taken) {
        int have[kLevels] = {};
        for (DefId def : content_.all(DefKind::monster)) {
            const int level = content_.monster(def).level;
            if (taken[index(def)] > 0) continue;
            table_.create(def, zone(static_cast<Zone>(tower_1 + level - 1)));
            ++have[level - 1];
        }
        for (int i = 0; i < kLevels; ++i) {
            const int wanted = chapter_.shelves.size() == kLevels
                                   ? chapter_.shelves[static_cast<std::size_t>(i)]
                                   : kShelves[table_.get(difficulty)][i];
            table_.shuffle(zone(static_cast<Zone>(tower_1 + i)), stream_monsters);
            table_.set(shelf_1 + i, std::min(wanted, have[i]));
        }
    }

    /// DF-17
    void bosses() {
        const DefId named = chapter_.boss ? content_.find(chapter_.boss, DefKind::boss) : DefId::none;
        for (DefId def : content_.all(DefKind::boss))
            if (named == DefId::none || def == named) table_.create(def, zone(lair));
        table_.shuffle(zone(lair), stream_maps);
    }

    /// DF-13, DF-14: the boss's map, then two of the other sheets, each with a side that has no boss.
    void dungeon() {
        std::vector<DefId> chosen;
        for (Name name : chapter_.maps)
            chosen.push_back(content_.find(name, DefKind::map));
        if (chosen.size() != kDungeons + 1) chosen = drawn_maps();
        for (DefId def : chosen)
            table_.create(def, zone(maps));
        for (DefId def : content_.all(DefKind::map))
            if (std::find(chosen.begin(), chosen.end(), def) == chosen.end())
                table_.create(def, zone(maps_unused));
    }

    std::vector<DefId> drawn_maps() {
        Stream& chance = table_.stream(stream_maps);
        const auto pick = [&](const std::vector<DefId>& from) {
            return from[chance.below(static_cast<std::uint32_t>(from.size()))];
        };
        const auto dungeons = [&](const std::vector<int>& without, int only) {
            std::vector<DefId> found;
            for (DefId def : content_.all(DefKind::map)) {
                const MapDef& map = content_.map(def);
                if (map.boss || std::find(without.begin(), without.end(), map.sheet) != without.end())
                    continue;
                if (only < 0 || map.sheet == only) found.push_back(def);
            }
            return found;
        };
        std::vector<DefId> with_boss;
        for (DefId def : content_.all(DefKind::map))
            if (content_.map(def).boss) with_boss.push_back(def);
        const DefId last = pick(with_boss);
        std::vector<int> gone{content_.map(last).sheet};
        std::vector<DefId> chosen;
        for (int i = 0; i < kDungeons; ++i) {
            std::vector<int> sheets;
            for (DefId def : dungeons(gone, -1))
                if (const int sheet = content_.map(def).sheet;
                    std::find(sheets.begin(), sheets.end(), sheet) == sheets.end())
                    sheets.push_back(sheet);
            const int sheet = sheets[chance.below(static_cast<std::uint32_t>(sheets.size()))];
            chosen.push_back(pick(dungeons(gone, sheet)));
            gone.push_back(sheet);
        }
        chosen.push_back(last);
        return chosen;
    }

    Table& table_;
    const Content& content_;
    const Setup& setup_;
    const ChapterDef& chapter_;
};

int place_of(const SettingInfo& info, std::string_view word) {
    return static_cast<int>(std::find(info.words.begin(), info.words.end(), word) - info.words.begin());
}

}  // namespace

const std::vector<SettingInfo>& setting_infos() {
    static const std::vector<SettingInfo> infos{
        {"difficulty",
         {"easy", "normal", "infernal"},
         {},
         "easy",
         "Which Monsters wait in the tower, and what victory is worth."},
        {"skill", {"clumsy", "steady", "deft"}, {}, "steady", "How well companions throw."},
        {"retreat",
         {"off", "on"},
         {},
         "off",
         "Whether the party may run from a Monster whose throw it thinks impossible."},
        {"icons", {}, {1, 6}, 3, "On how many faces companions' dice show the hero's icon."},
    };
    return infos;
}

Table lay_table(std::shared_ptr<const Catalogue> catalogue, const Content& content, const Setup& setup,
                const Settings& settings) {
    Table table(std::move(catalogue), static_cast<int>(setup.seats.size()), setup.seed);
    const auto& infos = setting_infos();
    table.set(difficulty, place_of(infos[0], settings.word("difficulty")));
    table.set(skill, place_of(infos[1], settings.word("skill")));
    table.set(icons, settings.number("icons"));
    table.set(gold, kFirstGold);
    table.set(dice, kFirstDice);
    Layer(table, content, setup).lay();
    table.set(phase, choose_leader);
    return table;
}

Value fresh_section(const Content& content, DefId hero) {
    Value mine = Value::table();
    mine.set("version", 1);
    if (hero != DefId::none) mine.set("hero", std::string(content.id(hero)));
    mine.set("scars", 0);
    return mine;
}

Value section_of(const Table& table, const Content& content, SeatId seat) {
    Value mine = Value::table();
    mine.set("version", 1);
    if (table.get(seat, angel) != 0) return mine;
    mine.set("hero", std::string(content.id(table.def(table.top(table.zone(hero_area, seat))))));
    mine.set("scars", table.get(seat, scars));
    const auto list = [&](Zone kind) {
        Value ids = Value::table();
        for (CardId card : table.in(table.zone(kind, seat)))
            ids.push(std::string(content.id(table.def(card))));
        return ids;
    };
    Value covered = Value::table();
    for (int colour = 0; colour < kColours; ++colour)
        if (table.get(seat, kCovers[colour]) != 0) covered.push(std::string(kColourWords[colour]));
    mine.set("covered", std::move(covered));
    mine.set("gear", list(gear));
    mine.set("charmed", list(charmed));
    return mine;
}

}  // namespace tankard::fighter
