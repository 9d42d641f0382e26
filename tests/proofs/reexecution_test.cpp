// Early proof 1: re-execution. Hooks in Lua ask, draw and set off other hooks through verbs, which ask again,
// three deep. A game that is left at every question and begun again from the beat's copy or its bytes ends
// like one that was never left. TANKARD_PROOF_SEEDS in the environment says how many seeds are tried.
#include "registry/registry.h"
#include "script/host.h"
#include "table/deck.h"
#include "table/door.h"
#include "table/hash.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

enum Hook { on_play, on_hurt, on_cry };

/// A few cards that hurt, ask and cry. What their hooks keep over a question was rolled in the open.
class Toy : public Answerer {
 public:
    explicit Toy(script::Host& host) : host_(host) {}

    void attach() { host_.attach(0, this, &table); }
    /// The top card is played and goes under; the game ends after a few.
    bool beat() {
        host_.begin_beat();
        const CardId card = table.top(table.zone(0));
        call(card, on_play, {Ref::seat(seat_at(table.get(0) % table.seats()))});
        table.move(card, table.zone(0), Place::bottom);
        table.add(0, 1);
        return table.get(0) < 4;
    }

    // verbs
    int life(CardId card) const { return table.get(card, 0); }
    CardId other(CardId card) const {
        const CardId next = table.below(card);
        return next == CardId::none ? table.top(table.zone(0)) : next;
    }
    void hurt(CardId card, int count) {
        Question& question = door.ask(Shape::choose_one, SeatId{0}, Name::of("who"));
        for (CardId any : table.list(table.zone(0)))
            if (any != card) question.offer(Name::of("instead"), table.ref(any));
        question.offer(Name::of("this"), table.ref(card));
        const CardId hit = door.choose_one(table).object.as_card();
        table.add(hit, 0, -count);
        call(hit, on_hurt, {std::int64_t{count}});
    }
    void cry(CardId card) { call(card, on_cry, {}); }
    int ask(SeatId seat, int most) {
        Question& question = door.ask(Shape::amount, seat, Name::of("how_many"));
        question.least = 0;
        question.most = most;
        return door.amount(table);
    }
    bool agree(SeatId seat) {
        door.ask(Shape::confirm, seat, Name::of("agree"));
        return door.confirm(table);
    }
    int roll(CardId card, int sides) { return table.roll(0, table.ref(card), sides); }
    void stir(CardId card) {
        table.move(card, table.zone(1));
        table.shuffle(table.zone(0), 1);
        table.move(card, table.zone(0));
    }

    Answer answer(const Question& question, const Table& now) override {
        host_.begin_span();
        prints = mix(prints, question.fingerprint());
        return decide(question, now);
    }

    static const Registry& registry() {
        static const Registry it = [] {
            Registry r;
            r.receiver({"hero", RefKind::seat, 0, ""});
            r.receiver({"card", RefKind::card, 0, ""});
            r.property("card", "life", &Toy::life, "");
            r.property("card", "other", &Toy::other, "");
            r.verb("card", "hurt", &Toy::hurt).param("count", "").asks();
            r.verb("card", "cry", &Toy::cry).changes();
            r.verb("card", "roll", &Toy::roll).param("sides", "").draws();
            r.verb("card", "stir", &Toy::stir).draws();
            r.verb("hero", "ask", &Toy::ask).param("most", "").asks();
            r.verb("hero", "agree", &Toy::agree).asks();
            r.hook({"on_play", "", {{"hero", Type::hero, false, ""}}});
            r.hook({"on_hurt", "", {{"count", Type::integer, false, ""}}});
            r.hook({"on_cry", "", {}});
            r.definition({"card", "", {}, {"on_play", "on_hurt", "on_cry"}});
            return r;
        }();
        return it;
    }

    Table table;
    Door door{*this};
    std::function<Answer(const Question&, const Table&)> decide;
    std::uint64_t prints = 0;
    int deepest = 0;

 private:
    void call(CardId card, Hook hook, std::vector<Arg> args) {
        struct Depth {
            explicit Depth(Toy& of) : toy(of) { toy.deepest = std::max(toy.deepest, ++toy.depth_); }
            ~Depth() { --toy.depth_; }
            Toy& toy;
        } const depth(*this);
        host_.call(table.def(card), hook, table.ref(card), args);
    }

    script::Host& host_;
    int depth_ = 0;
};

const script::Files kCards{
    {"toy/cards/axe.lua", R"(return card {
        on_play = function(self, hero)
            self.state.plays = (self.state.plays or 0) + 1
            local force = hero:ask(3) + self:roll(6)
            self:hurt(force)
            if hero:agree() then self.other:hurt(self:roll(4)) end
            self.state.force = force
        end,
        on_hurt = function(self, count) if count % 2 == 0 then self:cry() end end,
        on_cry = function(self) self:stir() self.state.cried = { self.life, self:roll(20) } end })"},
    {"toy/cards/drum.lua", R"(return card {
        on_play = function(self, hero) self.state.hero = hero:ask(9) self:cry() end,
        on_hurt = function(self, count) self.other:cry() if self.life > 80 then self:cry() end end,
        on_cry = function(self)
            if (self.state.n or 0) > 2 then return end
            self.state.n = (self.state.n or 0) + 1
            self.other:hurt(self:roll(3))
        end })"},
    {"toy/cards/mirror.lua", R"(return card {
        on_play = function(self, hero)
            for i = 1, hero:ask(2) do self.other:cry() self.state[i] = self:roll(100) end
        end,
        on_hurt = function(self, count)
            self.state.back = (self.state.back or 0) + count
            if self.state.back < 6 then self.other:hurt(1) end
        end,
        on_cry = function(self) if self:roll(2) == 1 then self:hurt(2) end end })"},
};

std::shared_ptr<const Catalogue> catalogue_for(const script::Host& host) {
    auto it = std::make_shared<Catalogue>();
    it->zones = {{intern("play"), Scope::table, Visibility::open, true},
                 {intern("hand"), Scope::table, Visibility::hidden, true}};
    it->table_counters = {{intern("turns")}};
    it->card_counters = {{intern("life"), 100, -1000, 1000}};
    it->streams = {intern("dice"), intern("deck")};
    for (const Source& source : host.sources())
        it->definitions.push_back(intern(source.id));
    return it;
}

struct Game {
    Game() : host(kCards, {&Toy::registry()}), toy(host) {
        REQUIRE(host.problems().empty());
        catalogue = catalogue_for(host);
        host.number(*catalogue);
    }
    void set_up(std::uint64_t seed) {
        toy.table = Table(catalogue, 2, seed);
        for (std::size_t i = 0; i < 5; ++i)
            toy.table.create(static_cast<DefId>((seed + i) % 3), toy.table.zone(0));
        toy.table.shuffle(toy.table.zone(0), 1);
        toy.attach();
        toy.prints = 0;
    }

    script::Host host;
    Toy toy;
    std::shared_ptr<const Catalogue> catalogue;
};

/// The answer that whoever plays this seed gives to question `number`; any legal one.
Answer answer_of(std::uint64_t seed, std::size_t number, const Question& question) {
    const std::uint64_t chance = mix(seed, number + 1);
    auto below = [&](std::size_t bound) { return static_cast<std::int32_t>(chance % bound); };
    if (question.shape == Shape::choose_one) return {{below(question.options.size())}};
    if (question.shape == Shape::confirm) return {{below(2)}};
    const auto span = static_cast<std::size_t>(question.most - question.least);
    return {{question.least + below(span + 1)}};
}

struct End {
    std::uint64_t hash = 0;
    std::uint64_t prints = 0;
    std::size_t questions = 0;
    bool failed = false;
    friend bool operator==(const End&, const End&) = default;
};

End straight(Game& game, std::uint64_t seed) {
    End end;
    game.set_up(seed);
    game.toy.decide = [&](const Question& question, const Table&) {
        return answer_of(seed, end.questions++, question);
    };
    try {
        while (game.toy.beat()) {
        }
        end.hash = hash_of(game.toy.table);
    } catch (const ScriptError& error) {  // effects without end: the same verdict on every way
        end.hash = hash_bytes(error.what());
        end.failed = true;
    }
    end.prints = game.toy.prints;
    return end;
}

/// Leaves the game at every question and goes on from the beat's copy, its bytes, or its bytes in another
/// host.
End left_everywhere(Game& first, Game& second, std::uint64_t seed) {
    End end;
    Game* game = &first;
    std::vector<Answer> given;  // since the beat began
    std::size_t before = 0;     // answers of earlier beats
    std::size_t place = 0;      // how many of `given` were met again
    bool fresh = true;          // leave at the next new question
    auto decide = [&](const Question& question, const Table&) {
        if (place < given.size()) return given[place++];
        fresh = !fresh;
        if (!fresh) throw Abandon();
        given.push_back(answer_of(seed, before + given.size(), question));
        return given[place++];
    };
    first.set_up(seed);
    first.toy.decide = second.toy.decide = decide;
    for (bool goes_on = true; goes_on;) {
        const Table copy = game->toy.table;
        const std::string bytes = to_bytes(copy);
        const std::uint64_t prints = game->toy.prints;
        given.clear();
        for (bool done = false; !done;) {
            place = 0;
            try {
                goes_on = game->toy.beat();
                done = true;
            } catch (const ScriptError& error) {
                end.hash = hash_bytes(error.what());
                end.failed = done = true;
                goes_on = false;
            } catch (const Abandon&) {
                const std::size_t way = (before + given.size() + seed) % 3;
                if (way == 2) game = game == &first ? &second : &first;
                if (way == 0) {
                    game->toy.table = copy;
                } else {
                    from_bytes(bytes, game->toy.table);
                    game->toy.table.set_catalogue(game->catalogue);
                }
                game->toy.attach();
                game->toy.prints = prints;
            }
        }
        before += given.size();
    }
    if (!end.failed) end.hash = hash_of(game->toy.table);
    end.prints = game->toy.prints;
    end.questions = before;
    return end;
}

std::uint64_t seeds() {
    const char* wanted = std::getenv("TANKARD_PROOF_SEEDS");
    return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 20'000;
}

/// Every third seed, so that three processes can share the work.
void prove(std::uint64_t first) {
    Game one;
    Game two;
    Game three;
    std::uint64_t games = 0;
    std::uint64_t questions = 0;
    std::uint64_t failed = 0;
    std::uint64_t endless = 0;
    for (std::uint64_t seed = first; seed < seeds() && failed < 5; seed += 3) {
        const End right = straight(one, seed);
        const End left = left_everywhere(two, three, seed);
        ++games;
        questions += right.questions;
        endless += right.failed ? 1 : 0;
        if (right == left) continue;
        CAPTURE(seed);
        CHECK(right.hash == left.hash);
        CHECK(right.prints == left.prints);
        CHECK(right.questions == left.questions);
        CHECK(right.failed == left.failed);
        ++failed;
    }
    MESSAGE(fmt::format("{} questions in {} games, {} of them cut short, hooks up to {} deep", questions,
                        games, endless, one.toy.deepest));
    CHECK(one.toy.deepest >= 3);
    CHECK(questions > games * 5);
}

}  // namespace

TEST_CASE("a game that is left at every question, copied and reloaded ends as if nobody had ever left") {
    prove(0);
}

TEST_CASE("so does every other such game: a second third of the seeds") { prove(1); }

TEST_CASE("so does every other such game: the last third of the seeds") { prove(2); }
