// The corpus of attacks: every file ends inside its span's budget, with the sentence that it states, the same
// in a fresh host and in one that was used before; and afterwards the host plays as if nothing had happened.
#include "attack.h"
#include "campaign/story.h"
#include "deckbuilder/scripting/registry.h"

#include <cstdint>
#include <ctime>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::script;

namespace {

constexpr double kSeconds = 5;  // of computing, on a slow machine with sanitizers
constexpr double kPeak = 1.05;  // a limit and the last step that broke it

/// An honest card, to be played before and after attacks.
const File kHonest = on_play(
    "self.state.n = (self.state.n or 0) + 1 local t = {} for i = 1, 20 do t[i] = { i .. '' } end "
    "self:poke(#t) return hero:ask(3)",
    "zz_honest");

bool tells(const Attack& attack, const Verdict& verdict) {
    if (attack.runs()) return verdict.kind == Verdict::Kind::good;
    return verdict.kind != Verdict::Kind::good && has(verdict.sentence, attack.expect);
}

/// What loading says about the files of one attack, first.
Verdict refusal(const Host& host, const Attack& attack) {
    const File* main = attack.files.data();
    const Problem* first = nullptr;
    for (const Problem& problem : host.problems())
        if (attack.owns(problem.file) && (first == nullptr || problem.file == main->path)) first = &problem;
    return first != nullptr ? Verdict{Verdict::Kind::refused, first->show()} : Verdict{};
}

std::size_t main_card(const Host& host, const Attack& attack) {
    std::size_t at = 0;
    while (at < host.sources().size() && host.sources()[at].file != attack.files[0].path)
        ++at;
    return at;
}

/// A beat that is played and then taken back, as after every mistake of a script.
class Beat {
 public:
    explicit Beat(Toy& toy) : toy_(&toy), before_(toy.table), hash_(hash_of(before_)) {}
    Verdict play(Host& host, CardId card) {
        const Verdict verdict = play_all(host, *toy_, card);
        CHECK(hash_of(before_) == hash_);  // the good answer's table shares nothing that was changed
        toy_->table = before_;
        return verdict;
    }
    std::uint64_t hash() const { return hash_; }

 private:
    Toy* toy_;
    Table before_;
    std::uint64_t hash_;
};

/// Plays an attack in a host of its own: once fresh, and again after honest work; returns the first verdict.
Verdict play_alone(const Attack& attack) {
    Files files = attack.files;
    files.push_back(kHonest);
    Scene scene(files);
    CHECK(scene.host.peak_use() < kPeak);
    if (const Verdict refused = refusal(scene.host, attack); refused.kind != Verdict::Kind::good)
        return refused;
    const CardId card = scene.card(main_card(scene.host, attack));
    const CardId honest = scene.card(scene.host.sources().size() - 1);
    Beat beat(scene.toy);
    const Verdict fresh = beat.play(scene.host, card);
    CHECK(scene.host.peak_use() < kPeak);
    if (attack.expect == "harmless") CHECK(fresh.hash == beat.hash());

    const Verdict used = beat.play(scene.host, honest);
    CHECK(used.kind == Verdict::Kind::good);
    for (int i = 0; i < 20; ++i)
        REQUIRE(beat.play(scene.host, honest) == used);
    const Verdict pooled = beat.play(scene.host, card);
    CHECK(pooled.sentence == fresh.sentence);
    if (fresh.kind != Verdict::Kind::out_of_memory) CHECK(pooled.hash == fresh.hash);
    CHECK(beat.play(scene.host, honest) == used);
    return fresh;
}

}  // namespace

TEST_CASE("every attack is stopped with its sentence, fresh and pooled, and the host goes on") {
    const std::vector<Attack> attacks = read_attacks();
    CHECK(attacks.size() >= 150);
    for (const Attack& attack : attacks) {
        CAPTURE(attack.name);
        REQUIRE_FALSE(attack.expect.empty());
        const std::clock_t start = std::clock();
        const Verdict verdict = play_alone(attack);
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        CAPTURE(verdict.sentence);
        CHECK(tells(attack, verdict));
        if (verdict.kind == Verdict::Kind::script_error || verdict.kind == Verdict::Kind::out_of_memory)
            CHECK(names_a_place(verdict.sentence));
        if (verdict.kind == Verdict::Kind::refused) CHECK(verdict.sentence.starts_with("toy/"));
        CHECK(seconds < kSeconds);
    }
}

TEST_CASE("one host meets all attacks, one after another, and none leaves a trace for the next") {
    const std::vector<Attack> attacks = read_attacks();
    Files files{kHonest};
    std::set<std::string> paths;
    for (const Attack& attack : attacks)
        for (const File& file : attack.files) {
            CAPTURE(file.path);
            REQUIRE(paths.insert(file.path).second);
            files.push_back(file);
        }
    Limits limits;  // each file may use all that one alone may use
    limits.loading_instructions *= 100;
    limits.loading_memory *= 100;
    limits.loading_places *= 100;
    limits.problems = 1'000;
    Host host(files, {&Scene::registry()}, limits);
    const auto catalogue = Toy::catalogue(host);
    host.number(*catalogue);
    const auto number_of = [&](const std::string& path) {
        std::size_t at = 0;
        while (at < host.sources().size() && host.sources()[at].file != path)
            ++at;
        return static_cast<DefId>(at);
    };
    Table honest_table(catalogue, 2, 1);
    const CardId honest = honest_table.create(number_of(kHonest.path), honest_table.zone(0));
    Toy honest_toy(host, honest_table);
    Beat honest_beat(honest_toy);
    const Verdict good = honest_beat.play(host, honest);
    REQUIRE(good.kind == Verdict::Kind::good);
    for (const Attack& attack : attacks) {
        CAPTURE(attack.name);
        if (const Verdict refused = refusal(host, attack); refused.kind != Verdict::Kind::good) {
            CAPTURE(refused.sentence);
            CHECK(tells(attack, refused));
            continue;
        }
        Table table(catalogue, 2, 1);
        for (std::size_t i = attack.files.size(); i-- > 0;)
            if (const DefId def = number_of(attack.files[i].path); index(def) < host.sources().size())
                table.create(def, table.zone(0));
        const CardId card = static_cast<CardId>(table.cards() - 1);
        Toy toy(host, table);
        toy.attach();
        const Verdict verdict = Beat(toy).play(host, card);
        CAPTURE(verdict.sentence);
        CHECK(tells(attack, verdict));
        honest_toy.attach();
        CHECK(honest_beat.play(host, honest) == good);
    }
}

TEST_CASE("in every hook of every kind of definition of the real rules a loop ends, and a mistake is told") {
    Limits limits;
    limits.instructions = 100'000;
    const std::pair<const char*, const char*> bodies[] = {
        {"while true do end", "takes too long"},
        {"local function f() return 1 + f() end return f()", "calls functions inside functions without end"},
        {"local s = 'x' while true do s = s .. s end", "ran out of memory"},
        {"local x = nil return x.y", "attempt to index a nil value"}};
    int played = 0;
    for (const Registry* registry : {&deckbuilder::registry(), &campaign::registry()})
        for (const DefinitionInfo& kind : registry->definitions())
            for (const std::string_view hook : kind.hooks)
                for (const auto& [body, expected] : bodies) {
                    CAPTURE(kind.name);
                    CAPTURE(hook);
                    const auto& shown = body;
                    CAPTURE(shown);
                    Host host({{"toy/x/a.lua", fmt::format("return {} {{ {} = function() {} end }}",
                                                           kind.name, hook, body)}},
                              {registry}, limits);
                    REQUIRE(host.problems().empty());
                    std::string said;
                    try {
                        host.call(kind.name, "a", registry->find_hook(hook), Ref(), {});
                    } catch (const std::runtime_error& error) {
                        said = error.what();
                    }
                    CHECK_HAS(said, expected);
                    CHECK_HAS(said, fmt::format("(in {} 'a', hook '{}')", kind.name, hook));
                    CHECK(names_a_place(said));
                    ++played;
                }
    CHECK(played > 100);
}
