#include "rehearse/rehearse.h"

#include "rehearse/checks.h"
#include "rehearse/observer.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <optional>
#include <system_error>
#include <thread>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

/// All games of all plans, given out one by one to whoever is free.
class Games {
 public:
    Games(const save::Content& content, std::span<const Plan> plans, const Share& share,
          const std::function<void()>& game_over)
        : library_(content, plans.front().campaign),
          plans_(plans),
          share_(share),
          game_over_(game_over),
          all_(plans.front().games * static_cast<int>(plans.size())) {
        const auto games = static_cast<std::size_t>(plans.front().games);
        hashes_.assign(plans.size(), std::vector<std::uint64_t>(games));
        if (plans.front().figures) watch_ = read_watches(library_);
    }

    /// One worker's games, on any thread. The first worker, number 0, has the library that was loaded; the
    /// others share what of it never changes, each with a script host of its own.
    void work(std::size_t worker, std::vector<Result>& mine) {
        std::optional<play::Library> further;
        if (worker > 0) further.emplace(library_.further());
        play::Library& library = further ? *further : library_;
        const Watches* watch = watch_ ? &*watch_ : nullptr;
        for (int next = next_++; next < all_ && !stopped_; next = next_++) {
            const auto which = static_cast<std::size_t>(next) % plans_.size();
            const int game = next / static_cast<int>(plans_.size());
            if (!share_.has(game)) continue;
            play(library, plans_[which], game, watch, mine[which],
                 hashes_[which][static_cast<std::size_t>(game)]);
            if (game_over_) game_over_();
        }
    }

    /// No further game is begun.
    void stop() { stopped_ = true; }

    std::uint64_t hash(std::size_t plan) const {
        std::uint64_t all = 0;
        for (std::uint64_t hash : hashes_[plan])
            all = mix(all, hash);
        return all;
    }

 private:
    static void play(play::Library& library, const Plan& plan, int game, const Watches* watch, Result& mine,
                     std::uint64_t& hash) {
        const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(game);
        try {
            hash = campaign::hash(play_out(library, plan, seed, watch, mine));
            mine.sum += mix(seed, hash);
        } catch (const std::exception& error) {
            mine.failures[seed] = error.what();
        }
        ++mine.games;
    }

    play::Library library_;
    std::span<const Plan> plans_;
    const Share& share_;
    const std::function<void()>& game_over_;
    std::optional<Watches> watch_;
    std::vector<std::vector<std::uint64_t>> hashes_;  ///< by plan and game
    int all_;
    std::atomic<int> next_{0};
    std::atomic<bool> stopped_ = false;
};

}  // namespace

campaign::State beginning(const play::Library& library, int seats, std::uint64_t seed,
                          const Value& settings) {
    campaign::Party party;
    party.seed = seed;
    party.settings = settings;
    for (int seat = 0; seat < seats; ++seat) {
        party.players.push_back(fmt::format("{}", seat + 1));
        party.companions.push_back(true);
    }
    return campaign::begin(library.environment(), party);
}

campaign::State play_out(play::Library& library, const Plan& plan, std::uint64_t seed, const Watches* watch,
                         Result& result) {
    const save::Tape tape = play::tape_of(play::root_of(beginning(library, plan.seats, seed, plan.settings)));
    Observer observer(watch, seed, result);
    Checker checker(library, plan, seed);
    play::Session* running = nullptr;
    play::Session session(library, tape,
                          {.listener = watch != nullptr ? &observer : nullptr,
                           .policy = plan.policy,
                           .budget = plan.budget,
                           .remember = plan.check,
                           .at_beat = [&](const campaign::State& state) {
                               observer.at_beat(state, running->answers());
                               if (plan.check) checker.at_beat(*running);
                               if (state.chapters_played >= plan.most_chapters) running->leave();
                           }});
    running = &session;
    session.run();
    observer.at_beat(session.state(), session.answers());
    observer.close();
    result.decisions += session.decisions();
    result.forced += session.forced();
    if (plan.check) checker.at_end(session);  // which plays much of it again
    if (session.longest_chapter() > result.longest) {
        result.longest = session.longest_chapter();
        result.longest_seed = seed;
    }
    const std::string& last = session.state().chronicle.back();
    ++result.endings[last];
    if (last.starts_with("end:") && last != "end:campaign.lost") ++result.finished;
    return session.state();
}

std::vector<Run> run(const save::Content& content, std::span<const Plan> plans, const Share& share,
                     const std::function<void()>& game_over) {
    Games games(content, plans, share, game_over);
    const auto workers = static_cast<std::size_t>(std::max(1, plans.front().workers));
    std::vector<std::vector<Result>> parts(workers, std::vector<Result>(plans.size()));
    std::vector<std::exception_ptr> failures(workers);
    const auto work = [&](std::size_t worker) {
        try {
            games.work(worker, parts[worker]);
        } catch (...) {
            failures[worker] = std::current_exception();
            games.stop();
        }
    };
    {
        std::vector<std::jthread> threads;
        try {
            for (std::size_t worker = 1; worker < workers; ++worker)
                threads.emplace_back(work, worker);
        } catch (const std::system_error&) {  // no room for another thread: fewer do the same
        }
        work(0);
    }
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
    std::vector<Run> runs(plans.size());
    for (std::size_t plan = 0; plan < plans.size(); ++plan) {
        for (const std::vector<Result>& part : parts)
            runs[plan] += part[plan];
        runs[plan].hash = games.hash(plan);
    }
    return runs;
}

Run run(const save::Content& content, const Plan& plan) {
    return run(content, {&plan, 1}, {}, nullptr).front();
}

}  // namespace tankard::rehearse
