// First figures: decisions a second, and what saving, taking back and resuming cost. Run it from a release
// build:
//
//     cmake --preset release && cmake --build --preset release --target tankard_bench
//     build/release/tests/tankard_bench
//
// A decision is a question with at least two legal answers; forced answers are counted apart.
#include "play/session.h"
#include "save/disk_files.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

namespace {

using namespace tankard;

const save::Content& content() {
    static const save::Content all = [] {
        save::DiskFiles files;
        return play::read_content(files, TANKARD_SOURCE, "black_water");
    }();
    return all;
}

campaign::State first_state(const play::Library& library, int seats, std::uint64_t seed) {
    campaign::Party party;
    party.seed = seed;
    for (int seat = 0; seat < seats; ++seat) {
        party.players.push_back(fmt::format("{}", seat + 1));
        party.companions.push_back(true);
    }
    return campaign::begin(library.shelf(), party);
}

save::Tape tape_of(const campaign::State& state) {
    save::Tape tape;
    tape.apply(play::root_of(state));
    return tape;
}

/// Stops a session when its chapter has had so many answers, by making that an error.
std::unique_ptr<play::Session> after(play::Library& library, int seats, std::uint32_t answers) {
    play::Options options;
    options.most_answers = answers;
    auto session = std::make_unique<play::Session>(library, tape_of(first_state(library, seats, 7)), options);
    try {
        session->run();
    } catch (const std::logic_error&) {
    }
    return session;
}

void campaigns(benchmark::State& run, play::Policy policy) {
    play::Library library(content(), "black_water");
    std::uint64_t seed = 0;
    std::uint64_t decisions = 0;
    std::uint64_t forced = 0;
    for (auto _ : run) {
        play::Options options;
        options.policy = policy;
        play::Session session(library, tape_of(first_state(library, 3, ++seed)), options);
        session.run();
        decisions += session.decisions();
        forced += session.forced();
    }
    run.counters["decisions/s"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
    run.counters["forced/s"] = benchmark::Counter(static_cast<double>(forced), benchmark::Counter::kIsRate);
}

void load_library(benchmark::State& run) {
    for (auto _ : run)
        benchmark::DoNotOptimize(play::Library(content(), "black_water"));
}

void copy_state(benchmark::State& run) {
    play::Library library(content(), "black_water");
    const auto session = after(library, 4, 120);
    for (auto _ : run) {
        campaign::State copy = session->state();
        benchmark::DoNotOptimize(copy);
    }
}

void snapshot_bytes(benchmark::State& run) {
    play::Library library(content(), "black_water");
    const auto session = after(library, 4, 120);
    std::size_t size = 0;
    for (auto _ : run)
        size = play::root_of(session->state()).state.size();
    run.counters["bytes"] = static_cast<double>(size);
}

void undo_one(benchmark::State& run) {
    play::Library library(content(), "black_water");
    const auto session = after(library, 4, 120);
    for (auto _ : run) {
        session->take_back(119);
        try {
            session->run();
        } catch (const std::logic_error&) {
        }
    }
}

}  // namespace

BENCHMARK_CAPTURE(campaigns, random, tankard::play::Policy::random)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(campaigns, greedy, tankard::play::Policy::greedy)->Unit(benchmark::kMillisecond);
BENCHMARK(load_library)->Unit(benchmark::kMillisecond);
BENCHMARK(copy_state)->Unit(benchmark::kMicrosecond);
BENCHMARK(snapshot_bytes)->Unit(benchmark::kMicrosecond);
BENCHMARK(undo_one)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
