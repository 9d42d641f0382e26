// A toy rule set for the tests of the script host: cards that poke, ask, hurt each other and put themselves
// back.
#pragma once

#include "script/host.h"
#include "table/door.h"
#include "table/hash.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::script {

class Toy : public Answerer {
 public:
    enum Hook { on_play, on_poke, bonus, on_name };
    enum Aspect { turn = 1 };

    Toy(Hooks& hooks, Table table) : table(std::move(table)), door(*this), hooks(&hooks) { attach(); }
    void attach() { hooks->attach(0, this, &table); }

    Arg play(CardId card, std::vector<Arg> args = {Ref::seat(SeatId{0})}) {
        return hooks->call(table.def(card), on_play, table.ref(card), args);
    }

    // verbs
    int life(CardId card) const { return table.get(card, 0); }
    void hurt(CardId card, int count) {
        table.add(card, 0, -count);
        if (hooks->has(table.def(card), on_poke)) hooks->call(table.def(card), on_poke, table.ref(card), {});
    }
    void hurt_others(CardId card, int count) {
        for (CardId other : cards())
            if (other != card) hurt(other, count);
    }
    int poke(CardId card, int count, const std::optional<std::string>& why) {
        if (count < 0) throw VerbError("'count' should be at least 0");
        table.add(card, 0, -count);
        return static_cast<int>(why.value_or("").size());
    }
    int ask(SeatId seat, int most) {
        if (most < 1 || most > 1'000) throw VerbError("'most' should be 1 to 1000");
        Question& question = door.ask(Shape::amount, seat, Name::of("how_many"));
        question.least = 0;
        question.most = most;
        return door.amount(table);
    }
    void discard(CardId card) { table.move(card, table.zone(1)); }
    void give(SeatId, CardId) {}
    std::vector<CardId> cards() { return table.list(table.zone(0)); }
    int sum(const Value& value) {
        std::uint64_t all = 0;
        for (const auto& [_, inner] : value.entries())
            all += inner.integer() != nullptr ? static_cast<std::uint64_t>(*inner.integer()) : 0;
        return static_cast<int>(all);
    }
    void crash(SeatId) { throw std::logic_error("the rules are broken"); }
    int bonus_of(CardId card) {
        const Arg given = hooks->call(table.def(card), bonus, table.ref(card), {});
        return std::holds_alternative<std::int64_t>(given) ? static_cast<int>(std::get<std::int64_t>(given))
                                                           : 0;
    }

    Answer answer(const Question&, const Table&) override {
        ++asked;
        if (asked == leave_at) throw Abandon();
        if (auto* host = dynamic_cast<Host*>(hooks)) host->begin_span();
        return Answer{{1}};
    }

    static Registry registry() {
        Registry it;
        it.receiver({"hero", RefKind::seat, 0, "a player"});
        it.receiver({"card", RefKind::card, 0, "a card"});
        it.receiver({"turn", RefKind::table, turn, "the turn"});
        it.property("card", "life", &Toy::life, "what is left");
        it.verb("card", "poke", &Toy::poke).param("count", "").param("why", "").changes();
        it.verb("card", "hurt", &Toy::hurt).param("count", "").changes();
        it.verb("card", "hurt_others", &Toy::hurt_others).param("count", "").changes();
        it.verb("card", "discard", &Toy::discard).changes();
        it.verb("hero", "ask", &Toy::ask).param("most", "").asks();
        it.verb("hero", "give", &Toy::give).param("card", "");
        it.verb("hero", "crash", &Toy::crash);
        it.verb("turn", "cards", &Toy::cards);
        it.verb("turn", "sum", &Toy::sum).param("value", "");
        it.verb("card", "bonus_of", &Toy::bonus_of);
        it.hook({"on_play", "", {{"hero", Type::hero, false, ""}}, Type::value});
        it.hook({"on_poke", "", {}});
        it.hook({"bonus", "", {}, Type::integer, true});
        it.hook({"on_name", "", {}, Type::text});
        it.definition(
            {"card", "", {{"price", "an integer", ""}}, {"on_play", "on_poke", "bonus", "on_name"}});
        return it;
    }

    static std::shared_ptr<const Catalogue> catalogue(const Host& host) {
        auto it = std::make_shared<Catalogue>();
        it->zones = {{intern("play"), Scope::table, Visibility::open, true},
                     {intern("discards"), Scope::table, Visibility::open, false}};
        it->card_counters = {{intern("life"), 100, -1'000'000, 1'000'000}};
        it->streams = {intern("dice")};
        for (const Source& source : host.sources())
            it->definitions.push_back(intern(source.id));
        return it;
    }

    Table table;
    Door door;
    Hooks* hooks;
    int asked = 0;
    int leave_at = -1;
};

/// A host, a table with one card of each definition in play, and the toy rules.
struct Scene {
    static const Registry& registry() {
        static const Registry it = Toy::registry();
        return it;
    }
    explicit Scene(const Files& files, Limits limits = {})
        : host(files, {&registry()}, limits), toy(host, make()) {
        toy.attach();
        host.begin_beat();
    }
    Table make() {
        const auto catalogue = Toy::catalogue(host);
        host.number(*catalogue);
        Table table(catalogue, 2, 1);
        for (std::size_t i = catalogue->definitions.size(); i-- > 0;)
            table.create(static_cast<DefId>(i), table.zone(0));
        return table;
    }
    CardId card(std::size_t which = 0) const {
        return static_cast<CardId>(toy.table.cards() - 1 - static_cast<int>(which));
    }
    /// The body of one card's on_play, run; what it returned, as text, or the error.
    std::string play(std::size_t which = 0) {
        try {
            const Arg result = toy.play(card(which));
            return std::holds_alternative<Value>(result) ? std::get<Value>(result).show() : "nil";
        } catch (const ScriptError& error) {
            return error.what();
        } catch (const OutOfMemory& error) {
            return error.what();
        }
    }

    Host host;
    Toy toy;
};

inline File on_play(std::string_view body, std::string_view name = "a") {
    return {fmt::format("toy/cards/{}.lua", name),
            fmt::format("return card {{ on_play = function(self, hero, turn) {} end }}", body)};
}

/// What one hook of one card does.
inline std::string run(std::string_view body, Limits limits = {}) {
    Scene scene(Files{on_play(body)}, limits);
    if (!scene.host.problems().empty()) return scene.host.problems()[0].show();
    return scene.play();
}

inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// The first problem of loading one file.
inline std::string problem(std::string_view text, std::string_view path = "toy/cards/a.lua") {
    const Host host({{std::string(path), std::string(text)}}, {&Scene::registry()});
    return host.problems().empty() ? "" : host.problems()[0].show();
}

}  // namespace tankard::script

#define CHECK_HAS(text, part)         \
    do {                              \
        const std::string got = text; \
        CAPTURE(got);                 \
        CHECK(has(got, part));        \
    } while (false)
