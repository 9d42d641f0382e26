#include "proofs/table_verbs.h"

#include "table/deck.h"

#include <algorithm>
#include <cstdint>
#include <variant>

#include <fmt/format.h>

namespace tankard {
namespace {

constexpr int kMostCards = 5'000;  // one that scripts make: each is saved

Name named(Name name) { return name; }
template <typename Thing>
Name named(const Thing& thing) {
    return thing.name;
}

/// The place of a word among named things; a VerbError that says what it should have been.
template <typename Things>
int find(std::string_view what, std::string_view word, const Things& things) {
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (named(things[i]) == Name::of(word)) return static_cast<int>(i);
        words.push_back(named(things[i]).text());
    }
    throw VerbError(fmt::format("there is no {} '{}'{}", what, word, or_meant(word, words)));
}

int within(const CounterKind& counter, std::int64_t value) {
    if (value < counter.least || value > counter.most)
        throw VerbError(
            fmt::format("'{}' is {} to {}, not {}", counter.name.text(), counter.least, counter.most, value));
    return static_cast<int>(value);
}

int stream_of(const Table& table, const std::optional<std::string>& word) {
    const auto& streams = table.catalogue().streams;
    if (streams.empty()) throw VerbError("the game declares no random stream");
    return word ? find("random stream", *word, streams) : 0;
}

std::vector<std::string> texts(const Value& words) {
    std::vector<std::string> all;
    for (const auto& [_, word] : words.entries()) {
        if (word.text() == nullptr) throw VerbError("'words' should be a list of texts");
        all.push_back(*word.text());
    }
    if (all.empty()) throw VerbError("'words' should be a list of at least one text");
    return all;
}

}  // namespace

ZoneId TableVerbs::place(std::string_view kind, std::optional<SeatId> of) const {
    const auto& kinds = table_->catalogue().zones;
    const int number = find("zone", kind, kinds);
    const bool each = kinds[static_cast<std::size_t>(number)].scope == Scope::seat;
    if (each && !of) throw VerbError(fmt::format("every seat has a zone '{}': say whose", kind));
    if (!each && of) throw VerbError(fmt::format("the zone '{}' is nobody's", kind));
    return table_->zone(number, of.value_or(SeatId::none));
}

std::vector<SeatId> TableVerbs::seats() const {
    std::vector<SeatId> all;
    all.reserve(static_cast<std::size_t>(table_->seats()));
    for (int seat = 0; seat < table_->seats(); ++seat)
        all.push_back(seat_at(seat));
    return all;
}

SeatId TableVerbs::seat(int number) const {
    if (number < 1 || number > table_->seats()) throw VerbError(fmt::format("there is no seat {}", number));
    return seat_at(number - 1);
}

ZoneId TableVerbs::zone(const std::string& kind, std::optional<SeatId> of) const { return place(kind, of); }

int TableVerbs::get(const std::string& counter) const {
    return table_->get(find("counter", counter, table_->catalogue().table_counters));
}
void TableVerbs::set(const std::string& counter, int value) {
    const auto& counters = table_->catalogue().table_counters;
    const int which = find("counter", counter, counters);
    table_->set(which, within(counters[static_cast<std::size_t>(which)], value));
}
void TableVerbs::add(const std::string& counter, int change) {
    const auto& counters = table_->catalogue().table_counters;
    const int which = find("counter", counter, counters);
    table_->set(which,
                within(counters[static_cast<std::size_t>(which)], std::int64_t{table_->get(which)} + change));
}

int TableVerbs::seat_get(SeatId seat, const std::string& counter) const {
    return table_->get(seat, find("counter", counter, table_->catalogue().seat_counters));
}
void TableVerbs::seat_set(SeatId seat, const std::string& counter, int value) {
    const auto& counters = table_->catalogue().seat_counters;
    const int which = find("counter", counter, counters);
    table_->set(seat, which, within(counters[static_cast<std::size_t>(which)], value));
}
void TableVerbs::seat_add(SeatId seat, const std::string& counter, int change) {
    const auto& counters = table_->catalogue().seat_counters;
    const int which = find("counter", counter, counters);
    table_->set(
        seat, which,
        within(counters[static_cast<std::size_t>(which)], std::int64_t{table_->get(seat, which)} + change));
}

int TableVerbs::card_get(CardId card, const std::string& counter) const {
    return table_->get(card, find("counter", counter, table_->catalogue().card_counters));
}
void TableVerbs::card_set(CardId card, const std::string& counter, int value) {
    const auto& counters = table_->catalogue().card_counters;
    const int which = find("counter", counter, counters);
    table_->set(card, which, within(counters[static_cast<std::size_t>(which)], value));
}
void TableVerbs::card_add(CardId card, const std::string& counter, int change) {
    const auto& counters = table_->catalogue().card_counters;
    const int which = find("counter", counter, counters);
    table_->set(
        card, which,
        within(counters[static_cast<std::size_t>(which)], std::int64_t{table_->get(card, which)} + change));
}

int TableVerbs::roll(int sides, const std::optional<std::string>& stream) {
    return table_->roll(stream_of(*table_, stream), Ref::table(), sides);
}

CardId TableVerbs::create(const std::string& definition, const std::string& zone, std::optional<SeatId> of) {
    const int def = find("card", definition, table_->catalogue().definitions);
    if (table_->cards() >= kMostCards)
        throw VerbError(fmt::format("a table has at most {} cards", kMostCards));
    return table_->create(static_cast<DefId>(def), place(zone, of));
}

void TableVerbs::tell(const std::string& key, std::optional<SeatId> who, std::optional<CardId> what,
                      std::optional<int> number) {
    if (table_->listener() == nullptr) return;
    table_->tell(word_of(key), {{intern("who"), who ? Ref::seat(*who) : Ref()},
                                {intern("what"), what ? table_->ref(*what) : Ref()},
                                {intern("number"), number ? Ref::number(*number) : Ref()}});
}

std::string TableVerbs::zone_name(ZoneId zone) const {
    return std::string(
        table_->catalogue().zones[static_cast<std::size_t>(table_->kind_of(zone))].name.text());
}

void TableVerbs::zone_shuffle(ZoneId zone, const std::optional<std::string>& stream) {
    table_->shuffle(zone, stream_of(*table_, stream));
}

CardId TableVerbs::zone_draw(ZoneId zone, const std::string& to, std::optional<SeatId> of,
                             const std::optional<std::string>& discards) {
    Deck deck{zone, ZoneId::none, 0};
    if (discards) {
        const SeatId owner = table_->seat_of(zone);
        deck.stream = stream_of(*table_, std::nullopt);
        deck.discard = place(*discards, owner == SeatId::none ? std::nullopt : std::optional(owner));
    }
    return draw(*table_, deck, place(to, of));
}

void TableVerbs::card_move(CardId card, const std::string& to, std::optional<SeatId> of,
                           const std::optional<std::string>& where) {
    if (where && *where != "top" && *where != "bottom")
        throw VerbError("'place' should be 'top' or 'bottom'");
    table_->move(card, place(to, of), where.value_or("top") == "top" ? Place::top : Place::bottom);
}

Value TableVerbs::secret_one(const std::string& prompt, const Value& words) {
    const std::vector<std::string> all = texts(words);
    std::vector<Question> questions(static_cast<std::size_t>(table_->seats()));
    for (std::size_t seat = 0; seat < questions.size(); ++seat) {
        questions[seat].prompt = word_of(prompt);
        questions[seat].seat = seat_at(static_cast<int>(seat));
        for (const std::string& word : all)
            questions[seat].offer(word_of(word));
    }
    Value chosen = Value::table();
    for (const Answer& answer : door_->ask_secret(questions, *table_))
        chosen.push(all[static_cast<std::size_t>(answer.values[0])]);
    return chosen;
}

void TableVerbs::secret_some(const std::string& prompt, int count, const std::string& from,
                             const std::string& to) {
    std::vector<Question> questions(static_cast<std::size_t>(table_->seats()));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const SeatId seat = seat_at(static_cast<int>(i));
        Question& question = questions[i];
        question.shape = Shape::choose_some;
        question.prompt = word_of(prompt);
        question.seat = seat;
        question.ordered = true;
        question.least = question.most = count;
        for (CardId card : table_->list(place(from, seat)))
            question.offer({}, table_->ref(card));
        if (count < 0 || static_cast<std::size_t>(count) > question.options.size())
            throw VerbError(
                fmt::format("seat {} cannot choose {} of {} cards", i + 1, count, question.options.size()));
    }
    const std::vector<Answer> answers = door_->ask_secret(questions, *table_);
    for (std::size_t i = 0; i < questions.size(); ++i)
        for (std::int32_t chosen : answers[i].values)
            table_->move(questions[i].options[static_cast<std::size_t>(chosen)].object.as_card(),
                         place(to, questions[i].seat), Place::bottom);
}

std::string TableVerbs::ask_one(SeatId seat, const std::string& prompt, const Value& words,
                                const std::optional<Value>& refused) {
    Question& question = door_->ask(Shape::choose_one, seat, word_of(prompt));
    for (const std::string& word : texts(words))
        question.offer(word_of(word));
    if (refused && door_->explains())
        for (const auto& [word, reason] : refused->entries())
            if (std::holds_alternative<std::string>(word) && reason.text() != nullptr)
                question.refusals.push_back(
                    {word_of(std::get<std::string>(word)), {}, word_of(*reason.text()), {}});
    const Name chosen = door_->choose_one(*table_).verb;
    for (std::string& word : texts(words))
        if (word_of(word) == chosen) return std::move(word);
    return "";
}

CardId TableVerbs::ask_card(SeatId seat, const std::string& prompt, const std::vector<CardId>& cards,
                            const std::optional<std::string>& pass) {
    Question& question = door_->ask(Shape::choose_one, seat, word_of(prompt));
    for (CardId card : cards)
        question.offer({}, table_->ref(card));
    if (pass) question.offer(word_of(*pass));
    if (question.options.empty()) throw VerbError("there is no card to choose, and no word for none");
    return door_->choose_one(*table_).object.as_card();
}

std::vector<CardId> TableVerbs::ask_some(SeatId seat, const std::string& prompt,
                                         const std::vector<CardId>& cards, int least, int most,
                                         std::optional<bool> ordered) {
    if (least < 0 || least > most || static_cast<std::size_t>(least) > cards.size())
        throw VerbError(fmt::format("nobody can choose {} to {} of {} cards", least, most, cards.size()));
    Question& question = door_->ask(Shape::choose_some, seat, word_of(prompt));
    question.least = least;
    question.most = std::min(most, static_cast<int>(cards.size()));
    question.ordered = ordered.value_or(false);
    for (CardId card : cards)
        question.offer({}, table_->ref(card));
    std::vector<CardId> chosen;
    for (const Option& option : door_->choose_some(*table_))
        chosen.push_back(option.object.as_card());
    return chosen;
}

int TableVerbs::ask_amount(SeatId seat, const std::string& prompt, int least, int most) {
    if (least > most) throw VerbError(fmt::format("there is no number from {} to {}", least, most));
    Question& question = door_->ask(Shape::amount, seat, word_of(prompt));
    question.least = least;
    question.most = most;
    return door_->amount(*table_);
}

bool TableVerbs::confirm(SeatId seat, const std::string& prompt) {
    door_->ask(Shape::confirm, seat, word_of(prompt));
    return door_->confirm(*table_);
}

void TableVerbs::show(SeatId seat, const std::string& prompt, const std::vector<CardId>& cards) {
    Question& question = door_->ask(Shape::read, seat, word_of(prompt));
    for (CardId card : cards)
        question.offer({}, table_->ref(card));
    table_->note_reveal();
    door_->read(*table_);
}

}  // namespace tankard
