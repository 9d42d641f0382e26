// A session as tests see it: Black Water's content, a disk in memory, and a front whose people answer by
// themselves, always the same to the same question, unless the test says otherwise.
#pragma once

#include "play/session/session.h"
#include "save/disk_files.h"
#include "save/memory_files.h"
#include "save/saves.h"
#include "source.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::play::test {

inline const std::string kPath = "saves/friends.tankard";

inline const save::Content& content() {
    static const save::Content all = [] {
        save::DiskFiles files;
        return read_content(files, source_folder(), "black_water");
    }();
    return all;
}

/// One loaded library for all tests of a program: a game leaves nothing behind in it.
inline Library& library() {
    static Library shared(content(), "black_water");
    REQUIRE(shared.problems().empty());
    return shared;
}

/// A campaign that ships, with all that it is played with.
inline Library library_of(const std::string& campaign) {
    save::DiskFiles files;
    return {read_content(files, source_folder(), campaign), campaign};
}

/// The content with one piece of one file replaced.
inline save::Content changed(std::string_view file, std::string_view piece, std::string_view by) {
    save::Content all = content();
    for (auto& [path, text] : all.files) {
        if (path != file) continue;
        const std::size_t at = text.find(piece);
        REQUIRE(at != std::string::npos);
        text.replace(at, piece.size(), by);
        return all;
    }
    FAIL("no such file: " << file);
    return all;
}

inline Value setting(std::string_view name, std::string_view word) {
    Value settings = Value::table();
    settings.set(std::string(name), std::string(word));
    return settings;
}

inline campaign::State beginning(const Library& with, int persons, int seats, std::uint64_t seed,
                                 Value settings = Value::table()) {
    campaign::Party party;
    party.seed = seed;
    party.settings = std::move(settings);
    for (int seat = 0; seat < seats; ++seat) {
        party.players.push_back(fmt::format("player {}", seat + 1));
        party.companions.push_back(seat >= persons);
    }
    return campaign::begin(with.environment(), party);
}

inline save::Tape tape_of(const campaign::State& state) { return play::tape_of(root_of(state)); }

inline save::CampaignFile new_file(save::Files& files, const campaign::State& state,
                                   const save::Content& with = content()) {
    Value header = Value::table();
    header.set("campaign", "black_water");
    auto file = save::CampaignFile::create(files, kPath, header, with, kEngineVersion);
    file.append(root_of(state));
    file.sync();
    return file;
}

/// Whether a text is one sentence without a line break or a full stop in its middle.
inline bool one_sentence(const std::string& text) {
    return text.size() > 10 && text.find('\n') == std::string::npos && text.find(". ") == std::string::npos;
}

class People final : public FrontEnd {
 public:
    explicit People(Library& with, Policy policy = Policy::greedy) : library_(&with), policy_(policy) {}

    /// What somebody says instead of answering; nothing: an answer.
    std::function<std::optional<Reply>(const Question&, const campaign::State&)> instead;
    std::function<void(const Event&)> heard;
    std::function<void(const Event&)> rolled;
    std::uint32_t quit_at = 0;  ///< leave at the question after this answer; 0: never
    bool quit_at_chapter_end = false;
    bool skips = true;
    std::function<bool(const std::string&)> again = [](const std::string&) { return false; };
    Session* session = nullptr;
    std::string beside;  ///< what the journal shall have beside the answer that is given now

    std::vector<std::string> refused, failed, troubled;
    std::vector<Value> stands;  ///< corrections that do
    std::vector<std::uint32_t> rewinds;
    std::map<std::uint32_t, Answer> acknowledged;  ///< answers that a person knows to be given
    std::map<std::uint32_t, std::uint64_t> seen;   ///< the state's hash at the question after so many answers
    std::uint64_t last_seen = 0;                   ///< at the last question
    std::vector<Name> told;                        ///< also again, when the journal is played
    int asked = 0;
    int chapters = 0;
    bool is_live = false;

    Reply ask(const Question& question, const campaign::State& state) override {
        ++asked;
        CHECK(is_live);
        seen[session->answers()] = last_seen = campaign::hash(state);
        if (instead)
            if (auto reply = instead(question, state)) return *reply;
        if (quit_at != 0 && session->answers() >= quit_at) return Quit{};
        return decide(policy_, library_->rules(), library_->thinking(), question, state.table,
                      mix(state.seed, session->answers()));
    }
    std::string remark() override { return std::exchange(beside, {}); }
    bool skip_effect(const std::string& sentence) override {
        failed.push_back(sentence);
        return skips;
    }
    bool try_again(const std::string& sentence) override {
        troubled.push_back(sentence);
        return again(sentence);
    }
    void refuse(const std::string& sentence) override { refused.push_back(sentence); }
    void correction_stands(const Value& what) override { stands.push_back(what); }
    void rewound(std::uint32_t answers) override {
        rewinds.push_back(answers);
        acknowledged.erase(acknowledged.upper_bound(answers), acknowledged.end());
    }
    void live(bool on) override { is_live = on; }
    void answered(const Question&, const Answer& answer, const campaign::State&,
                  std::uint32_t number) override {
        acknowledged[number] = answer;
    }
    void chapter_over(const campaign::State&) override {
        ++chapters;
        if (quit_at_chapter_end)
            session->leave();
        else
            acknowledged.clear();
    }
    void on(const Event& event, const Table&) override {
        if (event.kind == Event::Kind::rolled && rolled) rolled(event);
        if (event.kind != Event::Kind::told) return;
        told.push_back(event.name);
        if (heard) heard(event);
    }

 private:
    Library* library_;
    Policy policy_;
};

/// Time as it goes by among people: whoever looks again finds it a second later, on every run.
inline std::function<std::chrono::nanoseconds()> seconds_go_by() {
    return [seconds = 0]() mutable { return std::chrono::seconds(++seconds); };
}

/// A session with its people; `file` may be none.
struct Evening {
    People people;
    Session session;

    Evening(Library& with, const save::Tape& tape, save::CampaignFile* file = nullptr,
            Policy policy = Policy::greedy)
        : people(with, policy),
          session(with, tape, {.front = &people, .file = file, .stopwatch = seconds_go_by()}) {
        people.session = &session;
    }
    std::uint64_t hash() const { return campaign::hash(session.state()); }
};

/// Leaves a campaign at the question after this many answers, or at the first script that fails.
inline void play_until(Library& with, save::CampaignFile& file, std::uint32_t answers) {
    Evening evening(with, file.tape(), &file);
    evening.people.quit_at = answers;
    evening.people.skips = false;
    CHECK(evening.session.run() == Session::End::left);
}

/// The hash at the question that stands after all answers of a tape.
inline std::uint64_t hash_at_end_of(Library& with, const save::Tape& tape) {
    std::uint64_t hash = 0;
    Evening evening(with, tape);
    evening.people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        hash = campaign::hash(state);
        return Quit{};
    };
    evening.session.run();
    return hash;
}

}  // namespace tankard::play::test
