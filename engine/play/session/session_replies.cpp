// What people at the table ask for instead of answering: taking back, corrections, handing over a chair,
// leaving.
#include "campaign/misfit.h"
#include "play/content/names.h"
#include "play/session/correction.h"
#include "play/session/correction_trial.h"
#include "play/session/session.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard::play {
namespace {

/// Why a chair cannot change hands, as a sentence; empty if it can.
std::string misfit(const Handover& handover, const campaign::State& state) {
    if (handover.member >= state.members.size())
        return fmt::format("there is no chair {}; there are {}", handover.member + 1, state.members.size());
    int others = 0;
    for (std::size_t i = 0; i < state.members.size(); ++i)
        if (i != handover.member && state.members[i].present && !state.members[i].companion) ++others;
    if (handover.companion && others == 0)
        return "somebody has to play: the last person's chair cannot go to a companion";
    if (!handover.player.empty() && !is_player_name(handover.player))
        return fmt::format("a player's name has 1 to {} letters that can be seen", kLongestName);
    if (is_companion_kind(handover.player))
        return fmt::format("'{}' is a kind of companion, and nobody's name: choose another name",
                           handover.player);
    for (std::size_t i = 0; i < state.members.size(); ++i)
        if (i != handover.member && same_name(state.members[i].player, handover.player))
            return fmt::format("somebody else is called {}: choose another name", handover.player);
    return "";
}

}  // namespace

std::uint32_t Session::undo_line() const {
    if (settings_.is("undo", "free")) return tape().base();
    // The latest answer after which something was drawn, rolled or revealed.
    auto later = revealed_.rbegin();
    for (; later != revealed_.rend(); ++later) {
        auto earlier = std::next(later);
        if (earlier == revealed_.rend() || earlier->second != later->second) break;
    }
    return later == revealed_.rend() ? answers_ : later->first;
}

std::uint64_t Session::fresh_salt() const {
    if (!settings_.is("undo_luck", "fresh")) return 0;
    return mix(state_.seed + answers_, tape().steps().size()) | 1;
}

/// The first place from `to` on where a person is asked; the end of what was answered if there is none. What
/// companions answered on the way stays: thought over against the clock it might come out otherwise, and
/// anything new ends the way forward again.
std::uint32_t Session::asks_person(std::uint32_t to) const {
    if (to < answers_ && settings_.is("undo_luck", "fresh")) return to;
    for (const save::AnswerRecord& given : tape().reach_after(to)) {
        const SeatId seat{given.seat};
        // Who sits there now is asked, whoever has answered.
        const bool seated = seat != SeatId::none && index(seat) < state_.seats.size();
        const bool companion = seated ? campaign::member_at(state_, seat).companion
                                      : (given.flags & save::AnswerRecord::companion) != 0;
        if (!companion) return to;
        ++to;
    }
    return to;
}

/// How many answers stood before a person last answered; all if none did since the chapter's root.
std::uint32_t Session::last_of_a_person() const {
    std::uint32_t number = tape().base();
    std::uint32_t before = tape().answers();
    for (const save::Step& step : tape().steps()) {
        const auto* given = std::get_if<save::AnswerRecord>(&step);
        if (given == nullptr) continue;
        if ((given->flags & save::AnswerRecord::companion) == 0) before = number;
        ++number;
    }
    return before;
}

bool Session::take_back(std::uint32_t to) {
    const std::uint32_t now = answers_;
    try {
        record(save::UndoRecord{to, to < now ? fresh_salt() : 0});
    } catch (const save::Error& error) {
        if (options_.front != nullptr)
            options_.front->refuse(to > now ? std::string("there is nothing to bring back") : error.what());
        return false;
    }
    std::erase_if(checkpoints_, [to](const Checkpoint& checkpoint) { return checkpoint.answers >= to; });
    revealed_.erase(revealed_.upper_bound(to), revealed_.end());
    Checkpoint start;
    if (!checkpoints_.empty()) {
        start = checkpoints_.back();
    } else {
        start = at_latest();
    }
    on_disk_ = tape().latest()->answer_number;
    set_live(false);
    if (options_.front != nullptr) options_.front->rewound(start.answers);
    restore(std::move(start));
    return true;
}

void Session::follow(const Reply& reply) {
    if (std::holds_alternative<Quit>(reply)) {
        leaving_ = true;
        throw Abandon();
    }
    if (const auto* undo = std::get_if<Undo>(&reply)) {
        if (undo->to < undo_line()) {
            options_.front->refuse(
                fmt::format("house rule undo = {}: nothing before answer {} can be taken back",
                            settings_.word("undo"), undo_line()));
            return;
        }
        if (take_back(asks_person(undo->to))) throw Abandon();
        return;
    }
    if (const auto* again = std::get_if<Reconsider>(&reply)) {
        const std::vector<SeatId> answered = round_.have_answered();
        if (std::find(answered.begin(), answered.end(), again->seat) == answered.end() ||
            !for_person(*round_.of(again->seat)))
            options_.front->refuse("only who has answered in an open secret round can answer anew");
        else
            reconsiders_ = again->seat;
        return;
    }
    if (const auto* point = std::get_if<SavePoint>(&reply)) {
        if (options_.file != nullptr && options_.file->has_mark(point->name)) {
            options_.front->refuse(
                fmt::format("there is a save point '{}' already: choose another name, such as '{} 2'",
                            point->name, point->name));
            return;
        }
        record(save::MarkRecord{point->name, options_.clock()});
        sync();
        options_.front->save_point_stands(point->name);
        return;
    }
    if (const auto* handover = std::get_if<Handover>(&reply)) {
        if (const std::string wrong = misfit(*handover, state_); !wrong.empty()) {
            options_.front->refuse(wrong);
            return;
        }
        Value what = Value::table();
        what.set("member", static_cast<int>(handover->member));
        what.set("companion", handover->companion);
        if (!handover->player.empty()) what.set("player", handover->player);
        what.set(kHandedAt, static_cast<std::int64_t>(state_.beats));
        const save::HandoverRecord entry{answers_, what};
        record(entry);
        if (handover->plays) companion_plays(handover->member, *handover->plays);
        sync();
        tell_handed_over(entry);
        throw Abandon();  // the question may now be somebody else's
    }
    correct(std::get<Correct>(reply).what);
}

void Session::companion_plays(std::size_t member, Policy policy) {
    for (std::size_t place = 0; place < state_.seats.size(); ++place)
        if (state_.seats[place] == member) options_.policy.put(static_cast<SeatId>(place), policy);
    if (options_.file == nullptr) return;
    // In the header like the kinds with which the campaign began: it holds in every later chapter too.
    Value header = options_.file->header();
    header.set("companions", options_.policy.words());
    record(save::HeaderRecord{std::move(header)});
}

void Session::tell_handed_over(const save::HandoverRecord& handover) {
    campaign::State after = state_;
    apply_handover(handover.what, after, library_->rules());
    const auto member = static_cast<std::size_t>(*handover.what.at("member").integer());
    options_.front->handed_over(member, after);
}

void Session::correct(Value what) {
    if (const std::string wrong = misfit_of(what); !wrong.empty()) return options_.front->refuse(wrong);
    what.set("beat", static_cast<std::int64_t>(state_.beats));
    record(save::CorrectRecord{answers_, what});
    sync();
    options_.front->correction_stands(what);
    throw Abandon();
}

std::string Session::misfit_of(Value correction) const {
    if (std::string wrong = play::misfit(correction, state_); !wrong.empty()) return wrong;
    if (answers_ != beat_start_.answers)
        return "a correction is made between two moves: take back to the last one first";
    campaign::State corrected = state_;
    if (std::string wrong = apply_correction(correction, corrected, library_->rules()); !wrong.empty())
        return wrong;
    correction.set("beat", static_cast<std::int64_t>(state_.beats));
    const std::span<const save::Step> before = std::span(tape().steps()).subspan(beat_start_.cursor);
    std::vector<save::Step> steps(before.begin(), before.end());
    steps.emplace_back(save::CorrectRecord{answers_, std::move(correction)});
    return overruled(*library_, beat_start_.state, steps, state_);
}

void Session::apply_handovers() {
    for (std::size_t at = cursor_; at < tape().steps().size(); ++at) {
        const save::Step& step = tape().steps()[at];
        if (std::holds_alternative<save::AnswerRecord>(step)) return;
        const auto* handover = std::get_if<save::HandoverRecord>(&step);
        if (handover == nullptr) continue;
        const std::int64_t* beat = handover->what.at(kHandedAt).integer();
        if (beat != nullptr && *beat == std::int64_t{state_.beats} + 1) apply(*handover);
    }
}

void Session::apply_corrections() {
    for (const Value& correction : notes_.corrections(state_.beats + 1))
        apply_correction(correction, state_, library_->rules());  // a forged one is left out
}

}  // namespace tankard::play
