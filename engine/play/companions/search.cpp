#include "play/companions/search.h"

#include "play/companions/companion.h"
#include "registry/advice.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>
#include <vector>

namespace tankard::play {
namespace {

constexpr std::size_t kMostCandidates = 8;  ///< more would get too few futures each
constexpr std::int64_t kClear = 3;  ///< how many standard errors of its lead, squared, an answer must lead by

/// An answer and what its playouts were worth, future by future.
struct Candidate {
    Answer answer;
    std::vector<std::int32_t> values;
};

/// The answers worth a thought: greedy's own first, then those that greedy likes best.
class Candidates {
 public:
    Candidates(const Question& question, const std::vector<int>& advice, Answer greedy)
        : question_(question) {
        const bool scored = question.shape == Shape::choose_one || question.shape == Shape::choose_some;
        for (std::size_t i = 0; i < question.own(); ++i)
            if (!scored || advice[i] > kUnfair) liked_.push_back(static_cast<std::int32_t>(i));
        if (scored)
            std::stable_sort(liked_.begin(), liked_.end(), [&](std::int32_t a, std::int32_t b) {
                return advice[static_cast<std::size_t>(a)] > advice[static_cast<std::size_t>(b)];
            });
        add(std::move(greedy));
        switch (question.shape) {
            case Shape::choose_one: each_option(); break;
            case Shape::choose_some: each_exchange(); break;
            case Shape::amount: each_amount(); break;
            case Shape::confirm:
                add({{0}});
                add({{1}});
                break;
            case Shape::distribute:
            case Shape::read:
            case Shape::record: break;
        }
    }

    std::vector<Candidate> take() { return std::move(all_); }

 private:
    void add(Answer answer) {
        const bool known = std::any_of(all_.begin(), all_.end(),
                                       [&](const Candidate& each) { return each.answer == answer; });
        if (known || all_.size() >= kMostCandidates || !misfit(question_, answer).empty()) return;
        all_.push_back({std::move(answer), {}});
    }

    void each_option() {
        for (std::int32_t option : liked_)
            add({{option}});
    }

    void each_amount() {
        for (std::int32_t amount = question_.most; amount >= question_.least; --amount)
            add({{amount}});
    }

    /// Greedy's choice with one option more, one fewer, or one exchanged.
    void each_exchange() {
        const Answer greedy = all_.front().answer;
        for (std::size_t i = 0; i < greedy.values.size(); ++i) {
            Answer fewer = greedy;
            fewer.values.erase(fewer.values.begin() + static_cast<std::ptrdiff_t>(i));
            add(fewer);
        }
        for (std::int32_t option : liked_) {
            if (std::find(greedy.values.begin(), greedy.values.end(), option) != greedy.values.end())
                continue;
            Answer more = greedy;
            more.values.push_back(option);
            add(more);
            for (std::size_t i = 0; i < greedy.values.size(); ++i) {
                Answer other = greedy;
                other.values[i] = option;
                add(other);
            }
        }
    }

    const Question& question_;
    std::vector<std::int32_t> liked_;  ///< the asked seat's options, what greedy likes best first
    std::vector<Candidate> all_;
};

/// What a candidate gained over greedy's answer in the futures that both have played.
struct Lead {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
};

Lead lead_of(const Candidate& candidate, const Candidate& greedy) {
    Lead lead;
    const std::size_t futures = std::min(candidate.values.size(), greedy.values.size());
    for (std::size_t i = 0; i < futures; ++i) {
        const std::int64_t gain = candidate.values[i] - greedy.values[i];
        lead.sum += gain;
        lead.squares += gain * gain;
    }
    return lead;
}

class Search {
 public:
    Search(Library& library, const Situation& situation, const SearchBudget& budget, Answer greedy)
        : playout_(library, situation),
          budget_(budget),
          candidates_(
              Candidates(situation.question,
                         library.rules().advise(situation.question, situation.table, library.thinking()),
                         std::move(greedy))
                  .take()) {
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            racing_.push_back(i);
    }

    Answer best() {
        int rounds = 1;
        while ((std::size_t{1} << rounds) < candidates_.size())
            ++rounds;
        for (int left = rounds; left > 0 && racing_.size() > 1; --left) {
            const int each = (budget_.playouts - spent_) / left / static_cast<int>(racing_.size());
            if (!race(std::max(1, each))) break;
            halve();
        }
        return candidates_[winner()].answer;
    }

 private:
    /// So many more futures for everybody who is still racing; false if the time or the playouts are over.
    bool race(int futures) {
        for (int i = 0; i < futures; ++i) {
            if (spent_ + static_cast<int>(racing_.size()) > budget_.playouts || late()) return false;
            for (std::size_t each : racing_) {
                Candidate& candidate = candidates_[each];
                candidate.values.push_back(playout_.value(candidate.answer, candidate.values.size()));
                ++spent_;
            }
        }
        return true;
    }

    /// The better half goes on, but nobody who does not lead greedy's answer by now: most questions end
    /// here. Greedy's answer always stays, because the others are held against it.
    void halve() {
        std::vector<std::size_t> others(racing_.begin() + 1, racing_.end());
        std::erase_if(others, [this](std::size_t each) { return lead(each).sum <= 0; });
        std::stable_sort(others.begin(), others.end(),
                         [this](std::size_t a, std::size_t b) { return lead(a).sum > lead(b).sum; });
        others.resize(std::min(others.size(), racing_.size() / 2));
        racing_.resize(1);
        racing_.insert(racing_.end(), others.begin(), others.end());
    }

    std::size_t winner() const {
        std::size_t best = 0;
        for (std::size_t each : racing_) {
            const Lead mine = lead(each);
            if (mine.sum > 0 && mine.sum * mine.sum > kClear * mine.squares && mine.sum > lead(best).sum)
                best = each;
        }
        return best;
    }

    Lead lead(std::size_t candidate) const { return lead_of(candidates_[candidate], candidates_.front()); }

    bool late() const {
        return budget_.milliseconds > 0 &&
               std::chrono::steady_clock::now() - begun_ >= std::chrono::milliseconds(budget_.milliseconds);
    }

    Playout playout_;
    SearchBudget budget_;
    std::vector<Candidate> candidates_;
    std::vector<std::size_t> racing_;  ///< greedy's answer first
    int spent_ = 0;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace

Answer search(Library& library, const Situation& situation, const SearchBudget& budget) {
    const Question& question = situation.question;
    Answer greedy = decide(Policy::greedy, library.rules(), library.thinking(), question, situation.table,
                           situation.salt);
    if (question.seat == SeatId::none || situation.beat.stage != campaign::Stage::play) return greedy;
    return Search(library, situation, budget, std::move(greedy)).best();
}

}  // namespace tankard::play
