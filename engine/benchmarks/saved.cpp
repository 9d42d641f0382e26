#include "benchmarks/saved.h"

#include "campaign/campaign.h"
#include "play/session/session.h"
#include "play/session/spectator.h"
#include "rehearse/rehearse.h"
#include "save/disk_files.h"
#include "save/memory_files.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <unistd.h>

namespace tankard::benchmarks {
namespace {

using benchmark::Counter;
using play::Policy;
using play::Session;

constexpr int kSeats = 3;
constexpr std::uint32_t kEvening = 300;  ///< answers of people in one chapter
constexpr const char* kMemory = "/dev/shm";

/// People who answer as a companion would, at once.
class Robots final : public play::Spectator {
 public:
    Robots(play::Library& library, Policy policy, std::uint32_t leave_at)
        : library_(library), policy_(policy), leave_at_(leave_at) {}
    void attach(const Session& session) { session_ = &session; }
    std::uint32_t asked() const { return asked_; }

    play::Reply ask(const Question& question, const campaign::State& state) override {
        if (session_->answers() >= leave_at_) return play::Quit{};
        ++asked_;
        return decide(policy_, library_.rules(), library_.thinking(), question, state.table,
                      mix(state.seed, session_->answers()));
    }
    bool skip_effect(const std::string&) override { return true; }

 private:
    play::Library& library_;
    const Session* session_ = nullptr;
    Policy policy_;
    std::uint32_t leave_at_;
    std::uint32_t asked_ = 0;
};

/// A folder for the time of a benchmark, with one campaign file after another in it.
class Folder {
 public:
    explicit Folder(const std::filesystem::path& in)
        : path_(in / fmt::format("tankard-bench-{}", ::getpid())) {}
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string next() { return (path_ / fmt::format("{}.tankard", ++files_)).string(); }

 private:
    std::filesystem::path path_;
    int files_ = 0;
};

class Saved {
 public:
    Saved(const save::Content& content, std::string campaign)
        : content_(content), campaign_(std::move(campaign)) {}

    /// Whole campaigns of greedy companions, each in a file of its own.
    void companions(benchmark::State& run, const std::filesystem::path& in) const {
        play::Library library(content_, campaign_);
        save::DiskFiles files;
        Folder folder(in);
        std::uint64_t seed = 0;
        std::uint64_t asked = 0;
        std::size_t bytes = 0;
        for (auto _ : run) {
            run.PauseTiming();
            auto file = begin(files, folder.next(), rehearse::beginning(library, kSeats, ++seed));
            run.ResumeTiming();
            Session session(library, file.tape(), {.file = &file});
            session.run();
            asked += session.decisions();
            bytes += file.size();
        }
        run.counters["decisions/s"] = Counter(static_cast<double>(asked), Counter::kIsRate);
        run.counters["bytes/decision"] = static_cast<double>(bytes) / static_cast<double>(asked);
        run.SetLabel(in.string());
    }

    /// An evening of people: every answer is synced before its effect is shown.
    void people(benchmark::State& run, const std::filesystem::path& in) const {
        play::Library library(content_, campaign_);
        save::DiskFiles files;
        Folder folder(in);
        std::uint64_t seed = 0;
        std::uint64_t asked = 0;
        for (auto _ : run) {
            run.PauseTiming();
            auto file = begin(files, folder.next(), of_people(library, kSeats, ++seed));
            run.ResumeTiming();
            asked += evening(library, file, Policy::greedy, kEvening);
        }
        run.counters["answers/s"] = Counter(static_cast<double>(asked), Counter::kIsRate);
        run.SetLabel(in.string());
    }

    /// A chapter of so many answers, given by people, in a file that needs no disk: were an answer's cost to
    /// grow with those before it, longer chapters would make fewer a second.
    void length(benchmark::State& run) const {
        const auto answers = static_cast<std::uint32_t>(run.range(0));
        play::Library library(content_, campaign_);
        save::MemoryFiles files;
        const std::optional<campaign::State> start = long_chapter(library, answers);
        if (!start) {
            run.SkipWithError("no chapter is that long");
            return;
        }
        std::uint64_t asked = 0;
        int number = 0;
        for (auto _ : run) {
            run.PauseTiming();
            const std::string path = fmt::format("{}.tankard", ++number);
            auto file = begin(files, path, *start);
            run.ResumeTiming();
            asked += evening(library, file, Policy::random, answers);
            run.PauseTiming();
            files.remove(path);
            run.ResumeTiming();
        }
        run.counters["answers/s"] = Counter(static_cast<double>(asked), Counter::kIsRate);
    }

    /// One answer taken back behind so many, and the question before it asked again.
    void undo(benchmark::State& run) const {
        const auto answers = static_cast<std::uint32_t>(run.range(0));
        play::Library library(content_, campaign_);
        const std::optional<campaign::State> start = long_chapter(library, answers);
        if (!start) {
            run.SkipWithError("no chapter is that long");
            return;
        }
        Session session(library, play::tape_of(play::root_of(*start)),
                        {.policy = Policy::random, .most_answers = answers});
        const auto to_the_end = [&] {
            try {
                session.run();
            } catch (const std::logic_error&) {  // the answer after the last one that is allowed
            }
        };
        to_the_end();
        for (auto _ : run) {
            session.take_back(session.answers() - 1);
            to_the_end();
        }
    }

 private:
    save::CampaignFile begin(save::Files& files, const std::string& path,
                             const campaign::State& state) const {
        Value header = Value::table();
        header.set("campaign", campaign_);
        auto file = save::CampaignFile::create(files, path, header, content_, play::kEngineVersion);
        file.append(play::root_of(state));
        file.sync();
        return file;
    }

    static campaign::State of_people(const play::Library& library, int seats, std::uint64_t seed) {
        campaign::State state = rehearse::beginning(library, seats, seed);
        for (campaign::Member& member : state.members)
            member.companion = false;
        return state;
    }

    static std::uint32_t evening(play::Library& library, save::CampaignFile& file, Policy policy,
                                 std::uint32_t answers) {
        Robots people(library, policy, answers);
        Session session(library, file.tape(), {.front = &people, .file = &file});
        people.attach(session);
        session.run();
        return people.asked();
    }

    /// The beginning of a campaign whose first chapter has so many answers, if there is one among a few.
    static std::optional<campaign::State> long_chapter(play::Library& library, std::uint32_t answers) {
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            campaign::State start = of_people(library, 6, seed);
            Session session(library, play::tape_of(play::root_of(start)),
                            {.policy = Policy::random, .remember = false, .most_answers = answers});
            try {
                session.run();
            } catch (const std::logic_error&) {
                if (session.state().chapters_played == 0) return start;
            }
        }
        return std::nullopt;
    }

    const save::Content& content_;
    std::string campaign_;
};

}  // namespace

void declare_saved(const save::Content& content, const std::string& campaign) {
    const Saved saved(content, campaign);
    const auto add = [&](const std::string& name, const auto& body) {
        return benchmark::RegisterBenchmark(name.c_str(),
                                            [saved, body](benchmark::State& run) { body(saved, run); });
    };
    const auto on = [&](const std::string& where, const std::filesystem::path& in) {
        add("saved/companions/" + where, [in](const Saved& it, auto& run) {
            it.companions(run, in);
        })->Unit(benchmark::kMillisecond);
        add("saved/people/" + where, [in](const Saved& it, auto& run) { it.people(run, in); })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    };
    if (std::filesystem::is_directory(kMemory)) on("memory", kMemory);
    on("disk", std::filesystem::temp_directory_path());
    add("length", [](const Saved& it, auto& run) { it.length(run); })
        ->Arg(60)
        ->Arg(240)
        ->Arg(500)
        ->Unit(benchmark::kMillisecond);
    add("length/undo", [](const Saved& it, auto& run) { it.undo(run); })
        ->Arg(60)
        ->Arg(240)
        ->Arg(500)
        ->Unit(benchmark::kMicrosecond);
}

}  // namespace tankard::benchmarks
