#include "scripted/verbs.h"

#include "scripted/course.h"
#include "scripted/sum_of.h"
#include "scripted/words.h"
#include "table/sum.h"

#include <algorithm>
#include <array>
#include <variant>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

constexpr std::size_t kFewCards = 8;  // room for what most lists hold
constexpr int kMostCards = 5'000;     // one that scripts make: each is saved

/// The place of a counter; a VerbError that says what it should have been.
int counter_named(const std::vector<CounterKind>& counters, Word word) {
    const int place = kind_named(counters, word.name);
    if (place >= 0) return place;
    std::vector<std::string_view> words;
    for (const CounterKind& counter : counters)
        words.push_back(counter.name.text());
    throw VerbError(fmt::format("there is no counter '{}'{}", word.letters, or_meant(word.letters, words)));
}

Place place_named(const std::optional<std::string_view>& word) {
    if (!word || *word == "top") return Place::top;
    if (*word == "bottom") return Place::bottom;
    throw VerbError(fmt::format("the place should be \"top\" or \"bottom\", not \"{}\"", *word));
}

Value list_of(std::span<const std::int32_t> numbers, std::int32_t plus = 0) {
    Value::Entries entries;
    entries.reserve(numbers.size());
    for (const std::int32_t number : numbers)
        entries.emplace_back(static_cast<std::int64_t>(entries.size()) + 1, std::int64_t{number} + plus);
    return Value(std::move(entries));
}

/// What a script is answered: the place of an option from 1; that of an interjection below 0.
Arg answer_of(const Question& question, const Answer& answer) {
    const bool lists = question.shape == Shape::choose_some || question.shape == Shape::distribute ||
                       question.shape == Shape::record;
    if (const Option* used = interjected(question, answer)) {
        const std::int64_t place = -(used - question.options.data() + 1);
        if (!lists) return place;
        Value list = Value::table();
        list.push(place);
        return list;
    }
    switch (question.shape) {
        case Shape::choose_one: return std::int64_t{answer.values[0]} + 1;
        case Shape::choose_some: return list_of(answer.values, 1);
        case Shape::amount: return std::int64_t{answer.values[0]};
        case Shape::confirm: return answer.values[0] == 1;
        case Shape::read: return {};
        default: return list_of(answer.values);
    }
}

Value value_of(Arg arg) {
    if (auto* value = std::get_if<Value>(&arg)) return std::move(*value);
    if (const auto* integer = std::get_if<std::int64_t>(&arg)) return *integer;
    if (const auto* truth = std::get_if<bool>(&arg)) return *truth;
    return {};
}

}  // namespace

std::vector<SeatId> Verbs::seats(std::optional<int> first) const {
    const SeatId begin = seat(first.value_or(1));
    std::vector<SeatId> all;
    all.reserve(static_cast<std::size_t>(table_.seats()));
    for (int step = 0; step < table_.seats(); ++step)
        all.push_back(seat_at((number_of(begin) + step) % table_.seats()));
    return all;
}

SeatId Verbs::seat(int number) const {
    if (number < 1 || number > table_.seats())
        throw VerbError(fmt::format("there is no seat {}, but 1 to {}", number, table_.seats()));
    return seat_at(number - 1);
}

std::string_view Verbs::chapter() const {
    const std::string* id = table_.course().at(course::chapter).text();
    return id != nullptr ? std::string_view(*id) : std::string_view();
}

int Verbs::add(Word counter, int change) {
    const int place = counter_named(table_.catalogue().table_counters, counter);
    table_.add(place, change);
    return table_.get(place);
}

int Verbs::add_to_seat(SeatId seat, Word counter, int change) {
    const int place = counter_named(table_.catalogue().seat_counters, counter);
    table_.add(seat, place, change);
    return table_.get(seat, place);
}

int Verbs::add_to_card(CardId card, Word counter, int change) {
    const int place = counter_named(table_.catalogue().card_counters, counter);
    table_.add(card, place, change);
    return table_.get(card, place);
}

const Value& Verbs::setting(Word name) const {
    const Value& value = table_.course().at(course::settings).at(name.letters);
    if (!value.is_nil()) return value;
    std::vector<std::string_view> names;
    for (const SettingInfo& info : rules_.declared.settings)
        names.push_back(info.name);
    throw VerbError(fmt::format("there is no setting '{}'{}", name.letters, or_meant(name.letters, names)));
}

int Verbs::stream_of(const std::optional<Word>& word) const {
    if (!word) return 0;
    const auto& streams = table_.catalogue().streams;
    const auto place = std::find(streams.begin(), streams.end(), word->name);
    if (place != streams.end()) return static_cast<int>(place - streams.begin());
    std::vector<std::string_view> words;
    for (const Name stream : streams)
        words.push_back(stream.text());
    throw VerbError(
        fmt::format("there is no random stream '{}'{}", word->letters, or_meant(word->letters, words)));
}

int Verbs::roll(int sides, const std::optional<Ref>& who, const std::optional<Word>& stream) {
    return table_.roll(stream_of(stream), who.value_or(Ref::table()), sides);
}

int Verbs::random(int most, const std::optional<Word>& stream) {
    const int drawn = table_.stream(stream_of(stream)).die(most);
    table_.note_reveal();
    return drawn;
}

DefId Verbs::definition(Word id) const {
    const DefId def = table_.catalogue().find(id.name);
    if (def != DefId::none) return def;
    std::vector<std::string_view> ids;
    for (const Name name : table_.catalogue().definitions)
        ids.push_back(name.text());
    throw VerbError(fmt::format("there is no definition '{}'{}", id.letters, or_meant(id.letters, ids)));
}

CardId Verbs::create(Word id, ZoneId zone, std::optional<int> count) {
    const DefId def = definition(id);
    if (table_.cards() + count.value_or(1) > kMostCards)
        throw VerbError(fmt::format("a table has at most {} cards", kMostCards));
    table_.create(def, zone, count.value_or(1));
    return static_cast<CardId>(table_.cards() - 1);
}

Value Verbs::definitions(std::string_view kind) const {
    const auto& kinds = rules_.declared.kinds;
    const auto place =
        std::find_if(kinds.begin(), kinds.end(), [&](const Kind& each) { return each.name == kind; });
    if (place == kinds.end()) {
        std::vector<std::string_view> names;
        for (const Kind& each : kinds)
            names.push_back(each.name);
        throw VerbError(fmt::format("there is no kind '{}'{}", kind, or_meant(kind, names)));
    }
    const int number = static_cast<int>(place - kinds.begin());
    std::vector<std::string_view> ids;
    for (std::size_t def = 0; def < rules_.content.kinds.size(); ++def)
        if (rules_.content.kinds[def] == number) ids.push_back(table_.catalogue().definitions[def].text());
    std::sort(ids.begin(), ids.end());
    Value::Entries entries;
    for (const std::string_view each : ids)
        entries.emplace_back(static_cast<std::int64_t>(entries.size()) + 1, std::string(each));
    return Value(std::move(entries));
}

const Value& Verbs::field(Word id, Word name) const {
    const DefId def = definition(id);
    const int kind = rules_.content.kinds[index(def)];
    static const std::vector<Field> none;
    const std::vector<Field>& fields =
        kind >= 0 ? rules_.declared.kinds[static_cast<std::size_t>(kind)].fields : none;
    if (std::none_of(fields.begin(), fields.end(),
                     [&](const Field& each) { return each.name == name.letters; })) {
        std::vector<std::string_view> names;
        for (const Field& field : fields)
            names.push_back(field.name);
        throw VerbError(
            fmt::format("'{}' has no field '{}'{}", id.letters, name.letters, or_meant(name.letters, names)));
    }
    return rules_.content.field(def, static_cast<std::size_t>(rules_.content.find(name.letters)));
}

void Verbs::tell(Word key, const std::optional<Slots>& slots, const std::optional<Value>& parts) {
    const Sum sum = parts ? sum_of(*parts) : Sum();  // what is wrong with it is wrong if nobody listens too
    if (table_.listener() == nullptr) return;
    table_.tell(key.name, slots.value_or(Slots()), sum.parts());
}

Value Verbs::rank_by(Word first, const std::optional<Word>& second, const std::optional<Word>& third) const {
    const auto& counters = table_.catalogue().seat_counters;
    std::vector<int> by{counter_named(counters, first)};
    for (const auto& more : {second, third})
        if (more) by.push_back(counter_named(counters, *more));
    const auto better = [&](SeatId one, SeatId other) {
        for (const int counter : by)
            if (table_.get(one, counter) != table_.get(other, counter))
                return table_.get(one, counter) > table_.get(other, counter);
        return false;
    };
    std::vector<std::int32_t> ranks;
    std::vector<std::int32_t> scores;
    const std::vector<SeatId> all = seats(std::nullopt);
    for (const SeatId seat : all) {
        std::int32_t rank = 1;
        for (const SeatId other : all)
            rank += better(other, seat) ? 1 : 0;
        ranks.push_back(rank);
        scores.push_back(table_.get(seat, by.front()));
    }
    Value outcome = Value::table();
    outcome.set("alive", true);
    outcome.set("ranks", list_of(ranks));
    outcome.set("scores", list_of(scores));
    return outcome;
}

Arg Verbs::ask(const Questions& question) {
    const Question& asked = question.front();
    return answer_of(asked, door_->put(asked, table_));
}

Arg Verbs::ask_secret(const Questions& questions) {
    for (const Question& question : questions) {
        if (question.seat == SeatId::none) throw VerbError("each question of a secret round names its seat");
        const auto asked_before = [&](const Question& other) { return other.seat == question.seat; };
        if (std::count_if(questions.begin(), questions.end(), asked_before) > 1)
            throw VerbError("a secret round asks each seat once");
        if (question.own() != question.options.size())
            throw VerbError("nobody can interject in a secret round");
    }
    // The questions lie in a buffer that belongs to whoever read them, and answers come one by one.
    const std::vector<Answer> answers = door_->ask_secret(questions, table_);
    Value all = Value::table();
    for (std::size_t i = 0; i < answers.size(); ++i)
        all.push(value_of(answer_of(questions[i], answers[i])));
    return all;
}

bool Verbs::companion(SeatId seat) const {
    const bool* companion = table_.course().at(course::companions).at(number_of(seat) + 1).truth();
    return companion != nullptr && *companion;
}

std::string Verbs::choose(SeatId seat, Word prompt, const Value& words) {
    Question& question = door_->ask(Shape::choose_one, seat, prompt.name);
    for (const auto& [_, word] : words.entries()) {
        if (word.text() == nullptr) throw VerbError("the words should be a list of texts");
        question.offer(word_of(*word.text()));
    }
    if (question.options.empty()) throw VerbError("the words should be a list of at least one text");
    const std::int32_t place = door_->put(question, table_).values[0];
    return *words.entries()[static_cast<std::size_t>(place)].second.text();
}

CardId Verbs::pick(SeatId seat, Word prompt, const std::vector<CardId>& cards,
                   const std::optional<Word>& pass) {
    Question& question = door_->ask(Shape::choose_one, seat, prompt.name);
    static const Name choose = intern("choose");
    for (const CardId card : cards)
        question.offer(choose, table_.ref(card));
    if (pass) question.offer(pass->name);
    if (question.options.empty()) throw VerbError("there is no card to pick, and no word for none");
    return door_->choose_one(table_).object.as_card();
}

std::vector<CardId> Verbs::pick_some(SeatId seat, Word prompt, const std::vector<CardId>& cards, int least,
                                     int most) {
    if (least > most || static_cast<std::size_t>(least) > cards.size())
        throw VerbError(fmt::format("nobody can pick {} to {} of {} cards", least, most, cards.size()));
    Question& question = door_->ask(Shape::choose_some, seat, prompt.name);
    question.least = least;
    question.most = std::min(most, static_cast<int>(cards.size()));
    static const Name choose = intern("choose");
    for (const CardId card : cards)
        question.offer(choose, table_.ref(card));
    std::vector<CardId> chosen;
    for (const Option& option : door_->choose_some(table_))
        chosen.push_back(option.object.as_card());
    return chosen;
}

int Verbs::amount(SeatId seat, Word prompt, int least, int most) {
    if (least > most) throw VerbError(fmt::format("there is no number from {} to {}", least, most));
    Question& question = door_->ask(Shape::amount, seat, prompt.name);
    question.least = least;
    question.most = most;
    return door_->amount(table_);
}

bool Verbs::confirm(SeatId seat, Word prompt, const std::optional<Slots>& slots) {
    Question& question = door_->ask(Shape::confirm, seat, prompt.name);
    if (slots && slots->size() > question.slots.size())
        throw VerbError(fmt::format("'slots' has more than {} places", question.slots.size()));
    if (slots) std::copy(slots->begin(), slots->end(), question.slots.begin());
    return door_->confirm(table_);
}

void Verbs::show(SeatId seat, Word prompt, const std::vector<CardId>& cards) {
    Question& question = door_->ask(Shape::read, seat, prompt.name);
    static const Name choose = intern("choose");
    for (const CardId card : cards)
        question.offer(choose, table_.ref(card));
    table_.note_reveal();
    door_->read(table_);
}

std::string_view Verbs::zone_name(ZoneId zone) const {
    return table_.catalogue().zones[static_cast<std::size_t>(table_.kind_of(zone))].name.text();
}

void Verbs::shuffle(ZoneId zone, const std::optional<Word>& stream) {
    table_.shuffle(zone, stream_of(stream));
}

CardId Verbs::draw(ZoneId zone, ZoneId to) {
    const CardId card = table_.top(zone);
    if (card != CardId::none) table_.move(card, to);
    return card;
}

void Verbs::move_all(ZoneId zone, ZoneId to, const std::optional<std::string_view>& place) {
    if (zone != to) table_.move_all(zone, to, place_named(place));
}

bool Verbs::has(ZoneId zone, Word id) const {
    const DefId def = definition(id);
    for (const CardId card : table_.in(zone))
        if (table_.def(card) == def) return true;
    return false;
}

const Verbs::Meaning& Verbs::meaning(Word word) const {
    const Name name = word.name;
    for (const Meaning& known : meanings_)
        if (known.word == name) return known;
    const auto& counters = table_.catalogue().card_counters;
    if (const int counter = kind_named(counters, name); counter >= 0)
        return meanings_.emplace_back(Meaning{name, Wanted::Of::counter, counter});
    if (const int field = rules_.content.find(word.letters); field >= 0)
        return meanings_.emplace_back(Meaning{name, Wanted::Of::field, field});
    if (word.letters == "kind") return meanings_.emplace_back(Meaning{name, Wanted::Of::kind});
    if (word.letters == "id") return meanings_.emplace_back(Meaning{name, Wanted::Of::id});
    std::vector<std::string_view> words(rules_.content.names);
    for (const CounterKind& counter : counters)
        words.push_back(counter.name.text());
    words.emplace_back("kind");
    words.emplace_back("id");
    throw VerbError(fmt::format("cards have no counter and no field '{}'{}", word.letters,
                                or_meant(word.letters, words)));
}

Verbs::Wanted Verbs::wanted(Word word, const Value& value) const {
    const Meaning& means = meaning(word);
    Wanted wanted{means.of, means.place, 0, &value};
    if (means.of == Wanted::Of::counter) {
        const std::int64_t* number = value.integer();
        if (number == nullptr || *number != static_cast<std::int32_t>(*number))
            throw VerbError(
                fmt::format("the counter '{}' is an integer, not {}", word.letters, value.show()));
        wanted.number = static_cast<std::int32_t>(*number);
    }
    if (means.of == Wanted::Of::kind && value.text() == nullptr)
        throw VerbError("the kind of a card is a text, not " + value.show());
    if (means.of == Wanted::Of::id) {
        if (value.text() == nullptr) throw VerbError("the id of a card is a text, not " + value.show());
        wanted.place = static_cast<int>(index(definition({*value.text(), Name::of(*value.text())})));
    }
    return wanted;
}

Verbs::Wanted Verbs::wanted(const std::optional<Word>& word, const std::optional<Value>& value) const {
    if (!word) return {};
    static const Value nothing;
    return wanted(*word, value ? *value : nothing);
}

bool Verbs::fits(CardId card, const Wanted& wanted) const {
    switch (wanted.of) {
        case Wanted::Of::counter: return table_.get(card, wanted.place) == wanted.number;
        case Wanted::Of::field:
            return card_field(card, static_cast<std::size_t>(wanted.place)) == *wanted.value;
        case Wanted::Of::kind: return card_kind(card) == *wanted.value->text();
        case Wanted::Of::id: return static_cast<int>(index(table_.def(card))) == wanted.place;
        case Wanted::Of::anything: break;
    }
    return true;
}

std::vector<CardId> Verbs::cards_with(ZoneId zone, Word word, const Value& value,
                                      const std::optional<Word>& and_word,
                                      const std::optional<Value>& and_value) const {
    const Wanted first = wanted(word, value);
    const Wanted second = wanted(and_word, and_value);
    std::vector<CardId> found;
    found.reserve(kFewCards);
    for (const CardId card : table_.in(zone))
        if (fits(card, first) && fits(card, second)) found.push_back(card);
    return found;
}

CardId Verbs::first_with(ZoneId zone, Word word, const Value& value) const {
    const Wanted first = wanted(word, value);
    for (const CardId card : table_.in(zone))
        if (fits(card, first)) return card;
    return CardId::none;
}

std::vector<CardId> Verbs::around(Word zone, SeatId from, const std::optional<Word>& word,
                                  const std::optional<Value>& value) const {
    const auto& zones = table_.catalogue().zones;
    const int kind = kind_named(zones, zone.name);
    if (kind < 0 || zones[static_cast<std::size_t>(kind)].scope != Scope::seat)
        throw VerbError(fmt::format("no seat has a zone '{}'", zone.letters));
    const Wanted only = wanted(word, value);
    std::vector<CardId> found;
    found.reserve(kFewCards);
    for (int step = 0; step < table_.seats(); ++step) {
        const SeatId seat = seat_at((number_of(from) + step) % table_.seats());
        for (const CardId card : table_.in(table_.zone(kind, seat)))
            if (fits(card, only)) found.push_back(card);
    }
    return found;
}

std::vector<CardId> Verbs::alike(CardId card, Word counter, const std::optional<Word>& word,
                                 const std::optional<Value>& value) const {
    const SeatId seat = card_owner(card);
    if (seat == SeatId::none) throw VerbError("the card lies in no seat's zone");
    const Meaning means = meaning(counter);
    if (means.of != Wanted::Of::counter) throw VerbError(fmt::format("'{}' is no counter", counter.letters));
    const int place = means.place;
    const std::int32_t own = table_.get(card, place);
    const Wanted only = wanted(word, value);
    std::vector<CardId> found;
    found.reserve(kFewCards);
    const auto& zones = table_.catalogue().zones;
    for (std::size_t kind = 0; kind < zones.size(); ++kind) {
        if (zones[kind].scope != Scope::seat) continue;
        for (const CardId other : table_.in(table_.zone(static_cast<int>(kind), seat)))
            if (table_.get(other, place) == own && fits(other, only)) found.push_back(other);
    }
    return found;
}

std::string_view Verbs::card_kind(CardId card) const {
    const int kind = rules_.content.kinds[index(table_.def(card))];
    return kind >= 0 ? rules_.declared.kinds[static_cast<std::size_t>(kind)].name : std::string_view();
}

CardId Verbs::move(CardId card, ZoneId to, const std::optional<std::string_view>& place) {
    table_.move(card, to, place_named(place));
    return card;
}

void Verbs::renew(CardId card, Word word) {
    const auto& renewals = rules_.declared.renewals;
    const auto named = std::find_if(renewals.begin(), renewals.end(),
                                    [&](const Renewal& each) { return each.name == word.letters; });
    if (named == renewals.end()) {
        std::vector<std::string_view> words;
        for (const Renewal& renewal : renewals)
            words.push_back(renewal.name);
        throw VerbError(
            fmt::format("there is no renewal '{}'{}", word.letters, or_meant(word.letters, words)));
    }
    for (const int counter : named->counters)
        table_.set(card, counter,
                   table_.catalogue().card_counters[static_cast<std::size_t>(counter)].initial);
}

Arg Verbs::own(std::size_t verb, Call& call) {
    const Signature& signature = rules_.declared.verbs[verb];
    std::array<Arg, 8> all;
    std::size_t count = 0;
    if (signature.on != kGame) all[count++] = Ref::table();
    for (std::size_t param = 0; param < signature.params.size(); ++param)
        all[count++] = call.any(param);
    return hooks_.call(rules_.content.game, GameHook::verbs, signature.name, call.self(),
                       std::span<const Arg>(all).first(count));
}

}  // namespace tankard::scripted
