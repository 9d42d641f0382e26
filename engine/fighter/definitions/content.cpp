#include "fighter/definitions/content.h"

#include "fighter/definitions/fields.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

namespace tankard::fighter {

bool needs_hit(Power power) {
    switch (power) {
        case Power::double_attack:
        case Power::extra_damage:
        case Power::aimed_shot:
        case Power::divine_intervention:
        case Power::blind_fury: return true;
        default: return false;
    }
}

DefId Content::find(Name id, DefKind kind) const {
    for (auto place = std::lower_bound(by_name.begin(), by_name.end(), std::pair(id, DefId{}));
         place != by_name.end() && place->first == id; ++place)
        if (entries[index(place->second)].kind == kind) return place->second;
    return DefId::none;
}

Throws Content::bit_of(Name special) const {
    const DefId def = special ? find(special, DefKind::special_throw) : DefId::none;
    return def == DefId::none ? 0 : Throws{1} << entries[index(def)].index;
}

void Content::sort() {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto def = static_cast<DefId>(i);
        by_name.emplace_back(ids[i], def);
        of_kind[static_cast<std::size_t>(kind(def))].push_back(def);
        if (kind(def) == DefKind::special_throw) throw_ids.push_back(def);
    }
    std::sort(by_name.begin(), by_name.end());
    for (MonsterDef& monster : monsters)
        monster.throws = bit_of(monster.special);
    for (EquipmentDef& card : equipment_defs)
        card.throws = bit_of(card.special);
    for (MapDef& map : maps)
        for (RoomDef& room : map.rooms)
            room.throws = bit_of(room.special);
}

namespace {

/// Names that one definition uses of another must exist, and maps must lead to an end.
class Links {
 public:
    Links(const Content& content, Problems& problems) : content_(content), problems_(problems) {}

    void check_all(const Source& source, DefId def) {
        switch (content_.kind(def)) {
            case DefKind::monster:
            case DefKind::boss: named(source, content_.monster(def).special); break;
            case DefKind::equipment: named(source, content_.equipment(def).special); break;
            case DefKind::special_throw: named(source, content_.special(def).alone); break;
            case DefKind::map: map(source, content_.map(def)); break;
            case DefKind::chapter: chapter(source, content_.chapter(def)); break;
            default: break;
        }
    }

 private:
    void say(const Source& source, std::string sentence) {
        problems_.push_back({source.file, source.line, std::move(sentence)});
    }
    void named(const Source& source, Name id, DefKind kind = DefKind::special_throw,
               std::string_view what = "special throw") {
        if (!id || content_.find(id, kind) != DefId::none) return;
        std::vector<std::string_view> words;
        for (DefId def : content_.all(kind))
            words.push_back(content_.id(def));
        say(source, fmt::format("there is no {} '{}'{}", what, id.text(), or_meant(id.text(), words)));
    }
    /// Corridors lead onwards, so that every way comes to the one exit.
    void map(const Source& source, const MapDef& map) {
        const int rooms = static_cast<int>(map.rooms.size());
        if (rooms == 0) return say(source, "a map should have at least one room");
        int exits = 0;
        for (int number = 1; number <= rooms; ++number) {
            const RoomDef& room = map.rooms[static_cast<std::size_t>(number - 1)];
            named(source, room.special);
            exits += room.to.empty() ? 1 : 0;
            for (int to : room.to)
                if (to > rooms || to == number)
                    say(source, fmt::format("room {} has a corridor to {}, which is nowhere", number, to));
            if ((room.kind == RoomKind::danger) != static_cast<bool>(room.special))
                say(source, fmt::format("room {}: a dangerous room, and no other, names a throw", number));
        }
        if (exits != 1) say(source, fmt::format("a map should have one exit, not {}", exits));
        if (goes_round(map)) say(source, "its corridors lead round in a circle");
    }
    static bool goes_round(const MapDef& map) {
        std::vector<bool> done(map.rooms.size());
        for (std::size_t pass = 0; pass < map.rooms.size(); ++pass)
            for (std::size_t i = 0; i < map.rooms.size(); ++i)
                done[i] = std::all_of(map.rooms[i].to.begin(), map.rooms[i].to.end(), [&](int to) {
                    const auto place = static_cast<std::size_t>(to - 1);
                    return place >= done.size() || done[place];
                });
        return std::find(done.begin(), done.end(), false) != done.end();
    }
    void chapter(const Source& source, const ChapterDef& chapter) {
        named(source, chapter.boss, DefKind::boss, "boss");
        for (std::size_t i = 0; i < chapter.maps.size(); ++i) {
            named(source, chapter.maps[i], DefKind::map, "map");
            const DefId def = content_.find(chapter.maps[i], DefKind::map);
            if (def != DefId::none && content_.map(def).boss != (i == 2))
                say(source, fmt::format("map {}: the third map, and no other, is one with a boss", i + 1));
        }
        if (!chapter.maps.empty() && chapter.maps.size() != 3) say(source, "'maps' should be three");
        if (!chapter.shelves.empty() && chapter.shelves.size() != 4)
            say(source, "'shelves' should be four numbers, one a level");
    }

    const Content& content_;
    Problems& problems_;
};

}  // namespace

Content read_content(std::span<const Source> sources, Problems& problems) {
    Content content;
    std::vector<const Source*> mine;
    const auto add = [&](const Source& source, DefKind kind, auto& list, const auto& fields) {
        fields.read(source, list.emplace_back(), problems);
        content.entries.push_back({kind, static_cast<std::uint16_t>(list.size() - 1)});
        // Hooks and tables know definitions by their id alone, whatever their kind.
        const Name id = intern(source.id);
        const auto same = std::find(content.ids.begin(), content.ids.end(), id);
        if (same != content.ids.end()) {
            const Source& other = *mine[static_cast<std::size_t>(same - content.ids.begin())];
            problems.push_back(
                {source.file, source.line,
                 fmt::format("'{}' is the name of a {} already, in {}", source.id, other.kind, other.file)});
        }
        content.ids.push_back(id);
        mine.push_back(&source);
    };
    for (const Source& source : sources) {
        if (source.kind == "hero")
            add(source, DefKind::hero, content.heroes, hero_fields());
        else if (source.kind == "monster")
            add(source, DefKind::monster, content.monsters, monster_fields());
        else if (source.kind == "boss") {
            add(source, DefKind::boss, content.monsters, boss_fields());
            content.monsters.back().boss = true;
            content.monsters.back().level = 0;
        } else if (source.kind == "equipment")
            add(source, DefKind::equipment, content.equipment_defs, equipment_fields());
        else if (source.kind == "map")
            add(source, DefKind::map, content.maps, map_fields());
        else if (source.kind == "special_throw")
            add(source, DefKind::special_throw, content.throws, throw_fields());
        else if (source.kind == "chapter")
            add(source, DefKind::chapter, content.chapters, chapter_fields());
    }
    if (content.throws.size() > kMostThrows)
        problems.push_back({mine.front()->file, 1,
                            fmt::format("there are {} special throws, and room for {}", content.throws.size(),
                                        kMostThrows)});
    content.sort();
    Links links(content, problems);
    for (std::size_t i = 0; i < mine.size(); ++i)
        links.check_all(*mine[i], static_cast<DefId>(i));
    return content;
}

}  // namespace tankard::fighter
