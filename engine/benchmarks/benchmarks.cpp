#include "benchmarks/benchmarks.h"

#include "benchmarks/saved.h"
#include "campaign/campaign.h"
#include "play/session/reload.h"
#include "rehearse/rehearse.h"
#include "save/memory_files.h"
#include "table/hash.h"
#include "throw/throw.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tankard::benchmarks {
namespace {

using benchmark::Counter;
using play::Policy;
using play::Session;

constexpr int kSeats = 3;
constexpr std::uint32_t kLongChapter = 500;

class Benchmarks {
 public:
    Benchmarks(const save::Content& content, std::string campaign)
        : content_(content), campaign_(std::move(campaign)) {}

    /// Those of decisions alone, under the campaign's name.
    void declare_decisions() {
        for (const Policy policy : {Policy::random, Policy::greedy})
            add(fmt::format("decisions/{}/{}", campaign_, policy == Policy::random ? "random" : "greedy"),
                [this, policy](auto& run) { decisions(run, policy, {}); })
                ->Unit(benchmark::kMillisecond);
    }

    void declare() {
        add("decisions/random", [this](auto& run) {
            decisions(run, Policy::random, {});
        })->Unit(benchmark::kMillisecond);
        add("decisions/greedy", [this](auto& run) {
            decisions(run, Policy::greedy, {});
        })->Unit(benchmark::kMillisecond);
        add("decisions/random_without_budget", [this](auto& run) {
            decisions(run, Policy::random, script::Limits::none());
        })->Unit(benchmark::kMillisecond);
        add("script_state", [this](auto& run) { load(run); })->Unit(benchmark::kMillisecond);
        add("start", [this](auto& run) { start(run); })->Unit(benchmark::kMillisecond);
        add("copy", [this](auto& run) { copy(run); })->Unit(benchmark::kMicrosecond);
        add("hash", [this](auto& run) { hash(run); })->Unit(benchmark::kMicrosecond);
        add("snapshot", [this](auto& run) { snapshot(run); })->Unit(benchmark::kMicrosecond);
        add("undo", [this](auto& run) { undo(run); })->Unit(benchmark::kMicrosecond);
        add("resume_500", [this](auto& run) { resume(run); })->Unit(benchmark::kMillisecond);
        add("reload_200", [this](auto& run) { reload(run); })->Unit(benchmark::kMillisecond);
        add("throw/simulated", [](auto& run) { simulated_throws(run); })->Unit(benchmark::kMicrosecond);
        add("throw/companion", [](auto& run) { companion_throws(run); });
        add("memory", [this](auto& run) { memory(run); })->Iterations(1);
        add("workers", [this](auto& run) { workers(run); })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime()
            ->Iterations(5);
    }

 private:
    static benchmark::internal::Benchmark* add(const std::string& name,
                                               const std::function<void(benchmark::State&)>& body) {
        return benchmark::RegisterBenchmark(name.c_str(), body);
    }

    static save::Tape tape(const play::Library& library, int seats, std::uint64_t seed) {
        return play::tape_of(play::root_of(rehearse::beginning(library, seats, seed)));
    }

    /// A session whose chapter has had so many answers; nothing if it ended before.
    std::unique_ptr<Session> after(play::Library& library, int seats, std::uint64_t seed, Policy policy,
                                   std::uint32_t answers) const {
        auto session = std::make_unique<Session>(library, tape(library, seats, seed),
                                                 play::Options{.policy = policy, .most_answers = answers});
        try {
            session->run();
        } catch (const std::logic_error&) {  // the answer after the last one that is allowed
            return session;
        }
        return nullptr;
    }

    std::unique_ptr<Session> in_a_fight(play::Library& library) const {
        for (std::uint64_t seed = 1;; ++seed)
            if (auto session = after(library, 4, seed, Policy::greedy, 120)) return session;
    }

    /// Whole campaigns. A decision is a question with at least two legal answers.
    void decisions(benchmark::State& run, Policy policy, const script::Limits& limits) const {
        play::Library library(content_, campaign_, limits);
        std::uint64_t seed = 0;
        std::uint64_t asked = 0;
        std::uint64_t forced = 0;
        std::int64_t chapters = 0;
        const std::uint64_t calls = library.host().calls();
        for (auto _ : run) {
            Session session(library, tape(library, kSeats, ++seed), {.policy = policy, .remember = false});
            session.run();
            asked += session.decisions();
            forced += session.forced();
            chapters += session.state().chapters_played;
        }
        const auto per = [&](auto count) {
            return static_cast<double>(count) / static_cast<double>(std::max<std::uint64_t>(1, asked));
        };
        run.counters["decisions/s"] = Counter(static_cast<double>(asked), Counter::kIsRate);
        run.counters["chapters/s"] = Counter(static_cast<double>(chapters), Counter::kIsRate);
        run.counters["forced/decision"] = per(forced);
        run.counters["lua_calls/decision"] = per(library.host().calls() - calls);
    }

    /// A fresh script state with all content in it.
    void load(benchmark::State& run) const {
        for (auto _ : run)
            benchmark::DoNotOptimize(play::Library(content_, campaign_));
    }

    /// From nothing in memory to the first question, as `play` does it.
    void start(benchmark::State& run) const {
        for (auto _ : run) {
            play::Library library(content_, campaign_);
            benchmark::DoNotOptimize(after(library, kSeats, 7, Policy::greedy, 0));
        }
    }

    void copy(benchmark::State& run) const {
        play::Library library(content_, campaign_);
        const auto session = in_a_fight(library);
        for (auto _ : run) {
            campaign::State copy = session->state();
            benchmark::DoNotOptimize(copy);
        }
    }

    void hash(benchmark::State& run) const {
        play::Library library(content_, campaign_);
        const auto session = in_a_fight(library);
        for (auto _ : run)
            benchmark::DoNotOptimize(campaign::hash(session->state()));
    }

    void snapshot(benchmark::State& run) const {
        play::Library library(content_, campaign_);
        const auto session = in_a_fight(library);
        std::size_t size = 0;
        for (auto _ : run)
            size = play::root_of(session->state()).state.size();
        run.counters["bytes"] = static_cast<double>(size);
    }

    /// One answer taken back, and the question before it asked again.
    void undo(benchmark::State& run) const {
        play::Library library(content_, campaign_);
        const auto session = in_a_fight(library);
        for (auto _ : run) {
            session->take_back(session->answers() - 1);
            try {
                session->run();
            } catch (const std::logic_error&) {
            }
        }
    }

    /// A chapter of 500 answers played again from its first state, without the snapshots that a save has.
    void resume(benchmark::State& run) const {
        play::Library library(content_, campaign_);
        std::unique_ptr<Session> session;
        for (std::uint64_t seed = 1; session == nullptr; ++seed)
            session = after(library, 6, seed, Policy::random, kLongChapter);
        for (auto _ : run) {
            Session again(library, session->tape(), {.stop_at_end_of_tape = true});
            again.run();
            if (again.answers() != kLongChapter) run.SkipWithError("the chapter is another");
        }
    }

    /// From a file that has changed to the table (`--watch`): the content loaded, 200 answers of a chapter
    /// played again, the epoch written, and the answers once more for the people. Reading the folders, the
    /// pause that waits for the editor, and the disk are not in it.
    void reload(benchmark::State& run) const {
        constexpr std::uint32_t kAnswers = 200;
        play::Library library(content_, campaign_);
        save::Content other = content_;
        other.files.back().second += "\n";
        save::MemoryFiles files;
        std::string bytes;
        for (std::uint64_t seed = 1; bytes.empty(); ++seed) {
            const std::string path = fmt::format("{}.tankard", seed);
            Value header = Value::table();
            header.set("campaign", campaign_);
            auto file = save::CampaignFile::create(files, path, header, content_, play::kEngineVersion);
            file.append(play::root_of(rehearse::beginning(library, 4, seed)));
            try {
                Session(library, file.tape(), {.file = &file, .most_answers = kAnswers}).run();
            } catch (const std::logic_error&) {
                file.sync();
                bytes = files.bytes(path);
            }
        }
        for (auto _ : run) {
            run.PauseTiming();
            files.put("again.tankard", bytes);
            save::Loaded loaded;
            auto file = save::CampaignFile::open(files, "again.tankard", loaded);
            run.ResumeTiming();
            play::Library fresh(other, campaign_);
            if (!play::rerun(fresh, file).whole) run.SkipWithError("the answers do not fit");
            play::take_in(file, fresh);
            Session(fresh, file.tape(), {.file = &file, .stop_at_end_of_tape = true}).run();
        }
    }

    /// A die thrown in a fresh world until it rests: table, rim, target with its holes.
    static void simulated_throws(benchmark::State& run) {
        Stream chance(1, 1);
        const thrown::Steadiness steady = thrown::steadiness(fighter::Skill::steady);
        const thrown::Handicap& plain = thrown::plain_throw();
        for (auto _ : run)
            benchmark::DoNotOptimize(thrown::simulate(plain.usual, thrown::tremble(steady, chance), plain));
        run.counters["throws/s"] = Counter(static_cast<double>(run.iterations()), Counter::kIsRate);
    }

    /// The companions' thrower in integers.
    static void companion_throws(benchmark::State& run) {
        Stream chance(1, 1);
        for (auto _ : run)
            benchmark::DoNotOptimize(fighter::throw_die(fighter::Skill::steady, {}, 3, chance));
        run.counters["throws/s"] = Counter(static_cast<double>(run.iterations()), Counter::kIsRate);
    }

    /// What a further game in the same process weighs, in the middle of a chapter.
    void memory(benchmark::State& run) const {
        const auto used = [] { return static_cast<double>(mallinfo2().uordblks); };
        for (auto _ : run) {
            play::Library first(content_, campaign_);
            benchmark::DoNotOptimize(in_a_fight(first));
            const double before = used();
            const campaign::State state = in_a_fight(first)->state();
            const double with_state = used();
            play::Library second = first.further();
            const auto session = in_a_fight(second);
            run.counters["game_bytes"] = with_state - before;
            run.counters["game_and_scripts_bytes"] = used() - with_state;
        }
    }

    /// One worker a core in one process, and as many processes with one worker each: the same games.
    void workers(benchmark::State& run) const {
        const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
        double threads = 0;
        double processes = 0;
        for (auto _ : run) {
            threads += seconds([&] { games(cores, 1, 1); });
            processes += seconds([&] {
                for (int share = 1; share <= cores; ++share)
                    if (::fork() == 0) {
                        games(1, share, cores);
                        ::_exit(0);
                    }
                while (::wait(nullptr) > 0) {
                }
            });
        }
        run.counters["cores"] = cores;
        run.counters["of_separate_processes"] = processes / threads;
    }

    void games(int workers, int shard, int shards) const {
        const rehearse::Plan plan{.campaign = campaign_,
                                  .games = 200,
                                  .seats = kSeats,
                                  .policy = Policy::random,
                                  .workers = workers};
        rehearse::run(content_, {&plan, 1}, {shard, shards}, nullptr);
    }

    template <typename Work>
    static double seconds(const Work& work) {
        const auto before = std::chrono::steady_clock::now();
        work();
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
    }

    const save::Content& content_;
    std::string campaign_;
};

}  // namespace

void declare_decisions(const save::Content& content, const std::string& campaign) {
    static std::deque<Benchmarks> kept;
    kept.emplace_back(content, campaign).declare_decisions();
}

bool run(const save::Content& content, const std::string& campaign, const std::string& filter, bool list) {
    Benchmarks benchmarks(content, campaign);
    benchmarks.declare();
    declare_saved(content, campaign);
    std::vector<std::string> words{"tankard bench"};
    if (!filter.empty()) words.push_back("--benchmark_filter=" + filter);
    if (list) words.emplace_back("--benchmark_list_tests=true");
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    benchmark::AddCustomContext("campaign", fmt::format("{}, content {:016x}", campaign, content.hash()));
    benchmark::AddCustomContext("tankard", fmt::format("{}, {} {}", play::kEngineVersion,
#ifdef __clang__
                                                       "clang", __clang_version__
#else
                                                       "gcc", __VERSION__
#endif
                                                       ));
    const std::size_t matched = benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return matched > 0;
}

}  // namespace tankard::benchmarks
