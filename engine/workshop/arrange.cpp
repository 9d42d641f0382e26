#include "workshop/arrange.h"

#include "registry/verb.h"
#include "table/place_label.h"
#include "workshop/described.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

std::string_view name_of(const Table& table, CardId card) {
    return table.catalogue().definitions[index(table.def(card))].text();
}

class Arranger {
 public:
    Arranger(Table& table, const Value& layout, const RuleSet& rules)
        : table_(table), layout_(layout), rules_(rules) {}

    void all(const Value& wanted) {
        bare(wanted.at("seats"));
        // What a zone gives away may go to another one: those that hold only what is said come last.
        for (const bool exact : {false, true})
            each_part(table_, wanted, [&](const DescribedPart& part) {
                if (says(part.value, "only") == exact) set(part);
            });
        each_place(table_, wanted, [&](Ref place, const std::string& word, const std::vector<Name>& words) {
            set(place, word, words);
        });
        check_counters(wanted);
        check_lives();
    }

 private:
    void bare(const Value& seats) {
        for (std::size_t i = 0; i < seats.entries().size() && static_cast<int>(i) < table_.seats(); ++i) {
            if (!says(seats.entries()[i].second, "bare")) continue;
            for (const auto& [_, name] : layout_.at("bare").entries())
                if (name.text() != nullptr)
                    for (CardId card : table_.list(zone_named(*name.text(), seat_at(static_cast<int>(i)))))
                        table_.move(card, aside(), Place::bottom);
        }
    }

    void set(const DescribedPart& part) {
        if (const int which = counter_of(table_, part); which >= 0) {
            const auto value = static_cast<std::int32_t>(*part.value.integer());
            part.seat != SeatId::none ? table_.set(part.seat, which, value) : table_.set(which, value);
            return;
        }
        lay(zone_of(table_, part), part);
    }

    void set(Ref place, const std::string& word, const std::vector<Name>& words) {
        const auto found = std::find(words.begin(), words.end(), Name::of(word));
        const auto number = static_cast<std::uint8_t>(found - words.begin());
        Board& board = table_.boards()[static_cast<std::size_t>(place.board())];
        if (place.kind() == RefKind::square)
            board.at(place.cell()).terrain = number;
        else
            board.set_edge(place.cell(), place.side(),
                           found == words.end() ? std::uint8_t{0} : static_cast<std::uint8_t>(number + 1));
    }

    void lay(int kind, const DescribedPart& part) {
        const ZoneId zone = table_.zone(kind, part.seat);
        const std::vector<Value> entries = cards_of(part.value);
        std::vector<CardId> chosen;
        for (const Value& entry : entries)
            chosen.push_back(take(definition_of(table_, entry), part, zone));
        const std::string* rest = layout_.at("rest").at(part.name.text()).text();
        if (rest != nullptr || says(part.value, "only")) {
            const ZoneId to = rest != nullptr ? zone_named(*rest, part.seat) : aside();
            for (CardId card : table_.list(zone))
                if (std::find(chosen.begin(), chosen.end(), card) == chosen.end())
                    table_.move(card, to, Place::bottom);
        }
        for (std::size_t i = entries.size(); i-- > 0;) {
            table_.move(chosen[i], zone, Place::top);
            count(chosen[i], entries[i]);
        }
    }

    void count(CardId card, const Value& entry) {
        for (const auto& [key, value] : entry.entries())
            if (const auto* counter = std::get_if<std::string>(&key); counter != nullptr && *counter != kAt)
                table_.set(card, card_counter(table_, *counter, value),
                           static_cast<std::int32_t>(*value.integer()));
        if (const Ref square = square_of(table_, entry)) {
            const int kind = table_.kind_of(table_.where(card));
            if (!table_.catalogue().zones[static_cast<std::size_t>(kind)].in_play)
                throw VerbError(
                    fmt::format("'{}' lies out of play, and stands on no square", name_of(table_, card)));
            table_.stand(card, square);
        }
    }

    /// A card of that definition that this arrangement has not laid yet: one that lies in the zone already
    /// (it keeps its memory), then the seat's own, then the table's, then anybody's.
    CardId take(DefId def, const DescribedPart& part, ZoneId zone) {
        const std::string_view id = table_.catalogue().definitions[index(def)].text();
        check_kind(def, id, part.name.text());
        CardId best = CardId::none;
        int best_rank = 4;
        for (int i = 0; i < table_.cards(); ++i) {
            const auto card = static_cast<CardId>(i);
            if (table_.def(card) != def || laid_.contains(card)) continue;
            const SeatId owner = table_.seat_of(table_.where(card));
            const int rank = table_.where(card) == zone                        ? 0
                             : part.seat != SeatId::none && owner == part.seat ? 1
                             : owner == SeatId::none                           ? 2
                                                                               : 3;
            if (rank >= best_rank) continue;
            best = card;
            best_rank = rank;
        }
        if (best == CardId::none) throw VerbError(fmt::format("there is no further card '{}'", id));
        laid_.insert(best);
        return best;
    }

    /// The layout says which kinds of things a zone holds; of zones that it does not name anything goes.
    void check_kind(DefId def, std::string_view id, std::string_view zone) const {
        const Value& holds = layout_.at("holds").at(zone);
        const Value& kinds = holds.text() != nullptr ? layout_.at("kinds").at(*holds.text()) : holds;
        if (kinds.is_nil()) return;
        const std::string_view kind = rules_.kind(def).text();
        if (kinds.lists(kind)) return;
        throw VerbError(fmt::format("'{}' cannot lie in '{}': it is of the kind '{}'", id, zone, kind));
    }

    /// Counters that another one bounds, such as life.
    void check_counters(const Value& wanted) const {
        each_part(table_, wanted, [&](const DescribedPart& part) {
            const std::string* bound = layout_.at("at_most").at(part.name.text()).text();
            if (bound == nullptr || part.seat == SeatId::none || part.value.integer() == nullptr) return;
            const int most =
                table_.get(part.seat, kind_named(table_.catalogue().seat_counters, Name::of(*bound)));
            if (*part.value.integer() > most)
                throw VerbError(fmt::format("'{}' should be at most {}, the seat's {}, not {}",
                                            part.name.text(), most, *bound, *part.value.integer()));
        });
    }

    /// Of the first number that is shown out of another ("life 3 of 4") some has to be left: it is what a
    /// card lives by. Others may be 0.
    void check_lives() const {
        for (CardId card : laid_) {
            const int kind = table_.kind_of(table_.where(card));
            if (!table_.catalogue().zones[static_cast<std::size_t>(kind)].in_play) continue;
            const std::vector<Fact> facts = rules_.facts(table_, card);
            const auto life =
                std::find_if(facts.begin(), facts.end(), [](const Fact& fact) { return fact.most > 0; });
            if (life != facts.end() && (life->value <= 0 || life->value > life->most))
                throw VerbError(fmt::format("'{}' would have {} of {} {}", name_of(table_, card), life->value,
                                            life->most, life->name.text()));
        }
    }

    ZoneId zone_named(const std::string& name, SeatId seat) const {
        const int kind = kind_named(table_.catalogue().zones, Name::of(name));
        if (kind < 0) throw VerbError(fmt::format("the layout names a zone '{}' that does not exist", name));
        const bool own = table_.catalogue().zones[static_cast<std::size_t>(kind)].scope == Scope::seat;
        return table_.zone(kind, own ? seat : SeatId::none);
    }

    ZoneId aside() const {
        const std::string* name = layout_.at("aside").text();
        if (name == nullptr) throw VerbError("the rule set's layout does not say where cards go aside");
        return zone_named(*name, SeatId::none);
    }

    Table& table_;
    const Value& layout_;
    const RuleSet& rules_;
    std::set<CardId> laid_;
};

std::string list_of(const std::vector<std::string>& names) {
    return names.empty() ? "nothing" : fmt::format("{}", fmt::join(names, ", "));
}

/// Whether a card is as an entry says: that definition, those counters.
bool is_as(const Table& table, CardId card, const Value& entry) {
    if (table.def(card) != definition_of(table, entry)) return false;
    for (const auto& [key, value] : entry.entries())
        if (const auto* counter = std::get_if<std::string>(&key); counter != nullptr && *counter != kAt)
            if (table.get(card, card_counter(table, *counter, value)) != *value.integer()) return false;
    const Ref square = square_of(table, entry);
    return !square || table.square_of(card) == square;
}

/// One zone as it is and as it should be.
class Comparison {
 public:
    Comparison(const Table& table, ZoneId zone, const DescribedPart& part)
        : table_(table),
          part_(part),
          wanted_(cards_of(part.value)),
          cards_(table.list(zone)),
          ordered_(says(part.value, "in_order") || says(part.value, "top")) {
        if (says(part.value, "top") && cards_.size() > wanted_.size()) cards_.resize(wanted_.size());
    }

    std::string difference() const {
        std::vector<std::string> are;
        std::vector<std::string> should;
        for (CardId card : cards_)
            are.emplace_back(name_of(table_, card));
        for (const Value& entry : wanted_)
            should.emplace_back(table_.catalogue().definitions[index(definition_of(table_, entry))].text());
        if (!ordered_) {
            std::sort(are.begin(), are.end());
            std::sort(should.begin(), should.end());
        }
        if (are != should)
            return fmt::format("{} is {}, not {}{}", place_of(part_), list_of(are), list_of(should),
                               ordered_ ? " in this order" : "");
        for (std::size_t i = 0; i < wanted_.size(); ++i)
            if (!found(i)) return fmt::format("{}: no card is as in {}", place_of(part_), wanted_[i].show());
        return "";
    }

 private:
    bool found(std::size_t place) const {
        if (ordered_) return is_as(table_, cards_[place], wanted_[place]);
        return std::any_of(cards_.begin(), cards_.end(),
                           [&](CardId card) { return is_as(table_, card, wanted_[place]); });
    }

    const Table& table_;
    const DescribedPart& part_;
    std::vector<Value> wanted_;
    std::vector<CardId> cards_;
    bool ordered_;
};

}  // namespace

void arrange(Table& table, const Value& wanted, const Value& layout, const RuleSet& rules) {
    Arranger(table, layout, rules).all(wanted);
}

std::vector<std::string> differences(const Table& table, const Value& wanted) {
    std::vector<std::string> found;
    each_part(table, wanted, [&](const DescribedPart& part) {
        if (const int which = counter_of(table, part); which >= 0) {
            const int is = part.seat != SeatId::none ? table.get(part.seat, which) : table.get(which);
            if (is != *part.value.integer())
                found.push_back(fmt::format("{} is {}, not {}", place_of(part), is, *part.value.integer()));
            return;
        }
        const ZoneId zone = table.zone(zone_of(table, part), part.seat);
        if (std::string other = Comparison(table, zone, part).difference(); !other.empty())
            found.push_back(std::move(other));
    });
    each_place(table, wanted, [&](Ref place, const std::string& word, const std::vector<Name>&) {
        if (const std::string_view is = word_at(place, table); is != word)
            found.push_back(fmt::format("{} is {}, not {}", place_label(place, table), is, word));
    });
    return found;
}

}  // namespace tankard::workshop
