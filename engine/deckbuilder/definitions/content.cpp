#include "deckbuilder/definitions/content.h"

#include "deckbuilder/definitions/fields.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::deckbuilder {

void Traits::add(const Traits& other) {
    if (other.ally_type) ally_type = other.ally_type;
    for (auto member : {&Traits::hand, &Traits::regeneration, &Traits::reduction, &Traits::armour,
                        &Traits::intelligence, &Traits::weapons, &Traits::ally_attack, &Traits::berserk_beers,
                        &Traits::berserk_bonus, &Traits::dodge, &Traits::swap, &Traits::drain})
        this->*member += other.*member;
    for (std::size_t i = 0; i < kFamilies; ++i)
        family[i] += other.family[i];
    for (std::size_t i = 0; i < kElements; ++i)
        spells[i] += other.spells[i], resistance[i] += other.resistance[i];
    against.insert(against.end(), other.against.begin(), other.against.end());
}

DefId Content::find(Name id, DefKind kind) const {
    for (auto place = std::lower_bound(by_name.begin(), by_name.end(), std::pair(id, DefId{}));
         place != by_name.end() && place->first == id; ++place)
        if (entries[index(place->second)].kind == kind) return place->second;
    return DefId::none;
}

DefId Content::adventure_number(int number) const {
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (entries[i].kind == DefKind::adventure && adventures[entries[i].index].number == number)
            return static_cast<DefId>(i);
    return DefId::none;
}

void Content::sort() {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto def = static_cast<DefId>(i);
        words.push_back(ids[i].text());
        by_name.emplace_back(ids[i], def);
        of_kind[static_cast<std::size_t>(kind(def))].push_back(def);
    }
    std::sort(by_name.begin(), by_name.end());
}

std::vector<DefinitionInfo> definition_infos() {
    return {card_fields().info(),      monster_fields().info(), boss_fields().info(),
            hero_fields().info(),      skill_fields().info(),   effect_fields().info(),
            adventure_fields().info(), chapter_fields().info()};
}

namespace {

/// Names that one definition uses of another must exist.
class Links {
 public:
    Links(const Content& content, Problems& problems) : content_(content), problems_(problems) {}

    void check(const Source& source, Name id, DefKind kind, std::string_view what) {
        if (!id || content_.find(id, kind) != DefId::none) return;
        std::vector<std::string_view> words;
        for (DefId def : content_.all(kind))
            words.push_back(content_.ids[index(def)].text());
        problems_.push_back(
            {source.file, source.line,
             fmt::format("there is no {} '{}'{}", what, id.text(), or_meant(id.text(), words))});
    }

    void check_all(const Source& source, DefId def) {
        switch (content_.kind(def)) {
            case DefKind::card: card(source, content_.card(def)); break;
            case DefKind::boss: placements(source, content_.boss(def).monsters); [[fallthrough]];
            case DefKind::monster: {
                const MonsterDef& monster = content_.monster(def);
                check(source, monster.summon, DefKind::monster, "Monster");
                for (const LootIcon& icon : monster.loot)
                    check(source, icon.named, DefKind::card, "card");
                for (const LootIcon& icon : monster.die)
                    check(source, icon.named, DefKind::card, "card");
                break;
            }
            case DefKind::adventure:
                placements(source, content_.adventure(def).monsters);
                adventure(source, def);
                break;
            case DefKind::chapter: chapter(source, content_.chapter(def)); break;
            default: break;
        }
    }

 private:
    /// 19B: the Monster of an ally is Defensive, and no other card's is.
    void card(const Source& source, const CardDef& card) {
        check(source, card.monster, DefKind::monster, "Monster");
        const DefId monster = content_.find(card.monster, DefKind::monster);
        if (monster == DefId::none || content_.monster(monster).defensive == (card.kind == CardKind::ally))
            return;
        const std::string id(card.monster.text());
        problems_.push_back({source.file, source.line,
                             card.kind == CardKind::ally
                                 ? "an ally's Monster should be defensive = true, but '" + id + "' is not"
                                 : "'" + id + "' is defensive: only a card of kind \"ally\" can be it"});
    }
    void placements(const Source& source, const std::vector<Placement>& all) {
        for (const Placement& placement : all)
            check(source, placement.monster, DefKind::monster, "Monster");
    }
    void chapter(const Source& source, const ChapterDef& chapter) {
        for (int number : chapter.deck) {
            if (number == 0 && chapter.boss.empty())
                problems_.push_back({source.file, source.line,
                                     "the deck has card 0, the boss, but the chapter names no boss"});
            if (number != 0 && content_.adventure_number(number) == DefId::none)
                problems_.push_back({source.file, source.line,
                                     fmt::format("there is no adventure card with the number {}", number)});
        }
        if (chapter.boss.empty()) return;
        check(source, intern(chapter.boss), DefKind::boss, "boss");
        if (std::find(chapter.deck.begin(), chapter.deck.end(), 0) == chapter.deck.end())
            problems_.push_back({source.file, source.line,
                                 "the chapter names a boss, but its deck has no 0, the boss's card"});
    }
    void adventure(const Source& source, DefId def) {
        const int number = content_.adventure(def).number;
        const DefId first = content_.adventure_number(number);
        if (first != def)
            problems_.push_back({source.file, source.line,
                                 fmt::format("'{}' has the number {} too: give one of them another",
                                             content_.ids[index(first)].text(), number)});
    }

    const Content& content_;
    Problems& problems_;
};

}  // namespace

Content read_content(std::span<const Source> sources, Problems& problems) {
    Content content;
    std::vector<const Source*> mine;
    auto name = [&](const Source& source) {
        // Hooks and tables know definitions by their id alone, whatever their kind.
        const Name id = intern(source.id);
        const auto same = std::find(content.ids.begin(), content.ids.end(), id);
        if (same != content.ids.end())
            problems.push_back(
                {source.file, source.line,
                 fmt::format("'{}' is the name of a {} already, in {}", source.id,
                             mine[static_cast<std::size_t>(same - content.ids.begin())]->kind,
                             mine[static_cast<std::size_t>(same - content.ids.begin())]->file)});
        content.ids.push_back(id);
        mine.push_back(&source);
    };
    auto add = [&](const Source& source, DefKind kind, auto& list, const auto& fields) {
        auto& thing = list.emplace_back();
        fields.read(source, thing, problems);
        content.entries.push_back({kind, static_cast<std::uint16_t>(list.size() - 1), DefId::none});
        name(source);
    };
    auto add_monster = [&](const Source& source, bool boss) {
        MonsterAndExtra both;
        (boss ? boss_fields() : monster_fields()).read(source, both, problems);
        both.boss = boss;
        content.monsters.push_back(static_cast<const MonsterDef&>(both));
        content.bosses.push_back(static_cast<const BossExtra&>(both));
        content.entries.push_back({boss ? DefKind::boss : DefKind::monster,
                                   static_cast<std::uint16_t>(content.monsters.size() - 1), DefId::none});
        name(source);
    };
    for (const Source& source : sources) {
        if (source.kind == "card")
            add(source, DefKind::card, content.cards, card_fields());
        else if (source.kind == "monster")
            add_monster(source, false);
        else if (source.kind == "boss")
            add_monster(source, true);
        else if (source.kind == "hero")
            add(source, DefKind::hero, content.heroes, hero_fields());
        else if (source.kind == "skill")
            add(source, DefKind::skill, content.skill_defs, skill_fields());
        else if (source.kind == "effect")
            add(source, DefKind::effect, content.effect_defs, effect_fields());
        else if (source.kind == "adventure_card")
            add(source, DefKind::adventure, content.adventures, adventure_fields());
        else if (source.kind == "chapter")
            add(source, DefKind::chapter, content.chapters, chapter_fields());
    }
    content.sort();
    for (std::size_t i = 0; i < mine.size(); ++i) {
        Content::Entry& entry = content.entries[i];
        if (entry.kind == DefKind::monster || entry.kind == DefKind::boss)
            entry.monster = static_cast<DefId>(i);
        else if (entry.kind == DefKind::card)
            entry.monster = content.find(content.cards[entry.index].monster, DefKind::monster);
    }
    Links links(content, problems);
    for (std::size_t i = 0; i < mine.size(); ++i)
        links.check_all(*mine[i], static_cast<DefId>(i));
    return content;
}

}  // namespace tankard::deckbuilder
