// A table and a door for the tests that write questions as data: whoever sits behind it answers what it was
// told.
#pragma once

#include "table/door.h"
#include "table/view.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::questions {

/// Answers what it was told, in order, and remembers the questions.
struct Told : Answerer {
    Answer answer(const Question& question, const Table&) override {
        asked.push_back(question);
        REQUIRE_FALSE(answers.empty());
        Answer next = answers.front();
        answers.pop_front();
        return next;
    }
    std::deque<Answer> answers;
    std::vector<Question> asked;
};

struct Scene {
    explicit Scene(std::initializer_list<const char*> words, int seats = 4) {
        auto it = std::make_shared<Catalogue>();
        it->zones = {{intern("open"), Scope::table, Visibility::open, true},
                     {intern("hand"), Scope::seat, Visibility::owner, false},
                     {intern("deck"), Scope::table, Visibility::hidden, false}};
        it->streams = {intern("deck")};
        for (const char* word : words)
            it->definitions.push_back(intern(word));
        table = Table(it, seats, 1);
    }
    Ref card(std::string_view word, int zone = 0, int seat = -1) {
        const DefId def = table.catalogue().find(Name::of(word));
        REQUIRE(def != DefId::none);
        return table.ref(table.create(def, table.zone(zone, seat < 0 ? SeatId::none : seat_at(seat))));
    }
    void says(std::initializer_list<Answer> answers) { told.answers.assign(answers); }
    Question& ask(Shape shape, int seat, std::string_view prompt) {
        return door.ask(shape, seat < 0 ? SeatId::none : seat_at(seat), intern(prompt));
    }

    Told told;
    Door door{told};
    Table table;
};

inline bool fits(const Question& question, std::vector<std::int32_t> values) {
    return misfit(question, Answer{std::move(values)}).empty();
}

}  // namespace tankard::questions
