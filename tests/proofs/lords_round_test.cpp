// Early proof 3: a rule set wholly in Lua. One year of order rounds of the lords (lords_round.lua) is played
// through the script host with random answers.
#include "proofs/table_facts.h"
#include "proofs/table_verbs.h"
#include "script/host.h"
#include "source.h"
#include "table/hash.h"
#include "table/view.h"

#include <cstdint>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;

namespace {

/// A fair, legal answer.
Answer any_answer(const Question& question, Stream& chance) {
    auto below = [&](std::int64_t bound) {
        return static_cast<std::int32_t>(chance.below(static_cast<std::uint32_t>(bound)));
    };
    switch (question.shape) {
        case Shape::read: return {};
        case Shape::confirm: return {{below(2)}};
        case Shape::amount: return {{question.least + below(question.most - question.least + 1)}};
        case Shape::choose_one: return {{below(static_cast<std::int64_t>(question.options.size()))}};
        default: {
            std::vector<std::int32_t> left(question.options.size());
            for (std::size_t i = 0; i < left.size(); ++i)
                left[i] = static_cast<std::int32_t>(i);
            Answer answer;
            while (static_cast<std::int32_t>(answer.values.size()) < question.least) {
                const auto place = left.begin() + below(static_cast<std::int64_t>(left.size()));
                answer.values.push_back(*place);
                left.erase(place);
            }
            return answer;
        }
    }
}

std::string text_of(const std::string& path) {
    std::ifstream file(source_folder(path));
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

struct Lords : Answerer {
    Lords()
        : host({{"lords/games/year.lua", text_of("/tests/proofs/lords_round.lua")}},
               {&TableVerbs::registry()}) {
        Problems problems = host.problems();
        REQUIRE(problems.empty());
        catalogue = catalogue_of(host.sources().at(0), {}, problems);
        REQUIRE(problems.empty());
        host.number(*catalogue);
    }

    void call(int hook, bool* goes_on = nullptr) {
        TableVerbs verbs(table, door);
        host.attach(0, &verbs, &table);
        host.begin_beat();
        const Arg result = host.call("game", "year", hook, Ref::table(), {});
        if (goes_on != nullptr) *goes_on = std::get<bool>(result);
    }
    void set_up(int seats, std::uint64_t seed) {
        table = Table(catalogue, seats, seed);
        answers = Stream(seed, 77);
        call(TableVerbs::set_up);
    }
    bool beat() {
        bool goes_on = false;
        call(TableVerbs::beat, &goes_on);
        return goes_on;
    }
    Answer answer(const Question& question, const Table& now) override {
        host.begin_span();
        if (on_question) on_question(question, now);
        return any_answer(question, answers);
    }
    ZoneId zone(std::string_view name, int seat) const {
        for (std::size_t kind = 0; kind < catalogue->zones.size(); ++kind)
            if (catalogue->zones[kind].name == Name::of(name))
                return table.zone(static_cast<int>(kind), seat_at(seat));
        throw std::logic_error("no such zone");
    }

    script::Host host;
    std::shared_ptr<const Catalogue> catalogue;
    Door door{*this};
    Table table;
    Stream answers;
    std::function<void(const Question&, const Table&)> on_question;
};

constexpr int kStep = 2;  // "first", "round", "step" stand in the order of their names

}  // namespace

TEST_CASE("DL-32 to DL-64: a thousand years in Lua; one seed has one end, and so has every beat's copy") {
    Lords game;
    Lords other;
    std::uint64_t questions = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        const int seats = 2 + static_cast<int>(seed % 3);
        struct Save {
            std::string bytes;
            Stream answers;
        };
        std::vector<Save> saves;
        game.set_up(seats, seed);
        do
            saves.push_back({to_bytes(game.table), game.answers});
        while (game.beat());
        const std::uint64_t end = hash_of(game.table);
        questions = game.door.asked();

        // From every beat's bytes one beat on, in another host: the next save; from the last one, the end.
        for (std::size_t at = 0; at < saves.size(); ++at) {
            Table copy;
            from_bytes(saves[at].bytes, copy);
            copy.set_catalogue(other.catalogue);
            other.table = std::move(copy);
            other.answers = saves[at].answers;
            const bool goes_on = other.beat();
            CHECK(goes_on == (at + 1 < saves.size()));
            if (goes_on)
                REQUIRE(to_bytes(other.table) == saves[at + 1].bytes);
            else
                REQUIRE(hash_of(other.table) == end);
        }
        // And straight on from one of them.
        if (seed % 10 == 0) {
            const Save& save = saves[seed % saves.size()];
            from_bytes(save.bytes, other.table);
            other.table.set_catalogue(other.catalogue);
            other.answers = save.answers;
            while (other.beat()) {
            }
            CHECK(hash_of(other.table) == end);
        }
        for (int seat = 0; seat < seats; ++seat) {  // DL-76: the hand is six again
            CHECK(game.table.size(game.zone("hand", seat)) == 6);
            CHECK(game.table.size(game.zone("shut", seat)) == 2);
            CHECK(game.table.size(game.zone("home", seat)) == 3);
        }
    }
    CHECK(questions > 30'000);
}

TEST_CASE("DL-32: nobody sees another's orders before they are turned up") {
    Lords game;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CAPTURE(seed);
        const int seats = 2 + static_cast<int>(seed % 3);
        game.set_up(seats, seed);
        while (game.table.get(kStep) != 1)
            game.beat();
        const Table before = game.table;
        std::vector<std::uint64_t> digests;
        int asked = 0;
        game.on_question = [&](const Question& question, const Table& now) {
            ++asked;
            CHECK(question.secret);
            CHECK(now.size(game.zone("row", 0)) == 0);  // nothing moves before all are in
            for (int seat = 0; seat < seats; ++seat) {
                const View view(now, seat_at(seat), false);
                CHECK(view.reads(question) == (seat_at(seat) == question.seat));
                CHECK(view.digest() == View(before, seat_at(seat), false).digest());
            }
        };
        game.beat();
        game.on_question = nullptr;
        CHECK(asked == seats);
        // Other answers of the others: the same view, until the first orders are turned up.
        const Table one = game.table;
        game.table = before;
        game.answers = Stream(seed, 78);
        game.beat();
        // Seat 0's own orders put back to what they were, so that only the others differ.
        Table two = game.table;
        for (CardId card : two.list(game.zone("row", 0)))
            two.move(card, game.zone("hand", 0), Place::bottom);
        for (CardId card : two.list(game.zone("hand", 0)))
            two.move(card, game.zone("hand", 0), Place::bottom);
        for (CardId card : one.list(game.zone("row", 0)))
            two.move(card, game.zone("row", 0), Place::bottom);
        for (CardId card : one.list(game.zone("hand", 0)))
            two.move(card, game.zone("hand", 0), Place::bottom);
        CHECK(View(one, SeatId{0}, false).digest() == View(two, SeatId{0}, false).digest());
        CHECK(hash_of(one) != hash_of(two));
    }
}

TEST_CASE("DL-43: what a spy sees, the spy alone may read") {
    Lords game;
    int spied = 0;
    game.on_question = [&](const Question& question, const Table& now) {
        if (question.shape != Shape::read) return;
        ++spied;
        for (int seat = 0; seat < now.seats(); ++seat)
            CHECK(View(now, seat_at(seat), false).reads(question) == (seat_at(seat) == question.seat));
    };
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        game.set_up(4, seed);
        while (game.beat()) {
        }
    }
    CHECK(spied > 20);
}
