#include "rehearse/rehearse.h"

#include "rehearse/checks.h"

#include <atomic>
#include <mutex>
#include <thread>

namespace tankard::rehearse {
namespace {

campaign::State first_state(const play::Library& library, const Plan& plan, std::uint64_t seed) {
    campaign::Party party;
    party.seed = seed;
    party.settings = plan.settings;
    for (int seat = 0; seat < plan.seats; ++seat) {
        party.players.push_back(fmt::format("{}", seat + 1));
        party.companions.push_back(true);
    }
    return campaign::begin(library.shelf(), party);
}

/// Notices chapters as they end, from one beat to the next.
class Chapters {
 public:
    explicit Chapters(Result& result) : result_(result) {}

    void look(const campaign::State& state, std::uint32_t answers) {
        if (state.chronicle.size() == seen_) return;
        for (; seen_ < state.chronicle.size(); ++seen_) {
            const std::string& entry = state.chronicle[seen_];
            const std::size_t colon = entry.find(':');
            if (entry.starts_with("end:")) continue;
            ChapterResult& chapter = result_.chapters[entry.substr(0, colon)];
            ++chapter.played;
            if (entry.substr(colon + 1) == "alive") ++chapter.won;
            chapter.answers += answers;
        }
    }

 private:
    Result& result_;
    std::size_t seen_ = 0;
};

}  // namespace

campaign::State play_out(play::Library& library, const Plan& plan, std::uint64_t seed, Result& result) {
    save::Tape tape;
    tape.apply(play::root_of(first_state(library, plan, seed)));
    Chapters chapters(result);
    Checker checker(library, plan, seed);
    play::Session* running = nullptr;
    play::Session session(library, tape,
                          {.policy = plan.policy, .at_beat = [&](const campaign::State& state) {
                               chapters.look(state, running->answers());
                               if (plan.check) checker.at_beat(*running);
                               if (state.chapters_played >= plan.most_chapters) running->leave();
                           }});
    running = &session;
    session.run();
    chapters.look(session.state(), session.answers());
    if (plan.check) checker.at_end(session);
    result.decisions += session.decisions();
    result.forced += session.forced();
    if (session.longest_chapter() > result.longest) {
        result.longest = session.longest_chapter();
        result.longest_seed = seed;
    }
    const std::string& last = session.state().chronicle.back();
    ++result.endings[last];
    if (last.starts_with("end:") && last != "end:campaign.lost") ++result.finished;
    return session.state();
}

Result run(const save::Content& content, const Plan& plan) {
    std::vector<std::uint64_t> hashes(static_cast<std::size_t>(plan.games));
    std::vector<Result> parts(static_cast<std::size_t>(std::max(1, plan.workers)));
    std::atomic<int> next{0};
    auto work = [&](Result& mine) {
        play::Library library(content, plan.campaign);
        for (int game = next++; game < plan.games; game = next++) {
            const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(game);
            try {
                hashes[static_cast<std::size_t>(game)] = campaign::hash(play_out(library, plan, seed, mine));
            } catch (const std::exception& error) {
                mine.failures.push_back(fmt::format("seed {}: {}", seed, error.what()));
            }
            ++mine.games;
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < parts.size(); ++i)
        threads.emplace_back(work, std::ref(parts[i]));
    work(parts[0]);
    for (std::thread& thread : threads)
        thread.join();

    Result all;
    for (const Result& part : parts) {
        all.games += part.games;
        all.finished += part.finished;
        all.decisions += part.decisions;
        all.forced += part.forced;
        if (part.longest > all.longest ||
            (part.longest == all.longest && part.longest_seed < all.longest_seed)) {
            all.longest = part.longest;
            all.longest_seed = part.longest_seed;
        }
        for (const auto& [id, chapter] : part.chapters) {
            ChapterResult& sum = all.chapters[id];
            sum.played += chapter.played;
            sum.won += chapter.won;
            sum.answers += chapter.answers;
        }
        for (const auto& [ending, count] : part.endings)
            all.endings[ending] += count;
        all.failures.insert(all.failures.end(), part.failures.begin(), part.failures.end());
    }
    for (std::uint64_t hash : hashes)
        all.hash = mix(all.hash, hash);
    return all;
}

}  // namespace tankard::rehearse
