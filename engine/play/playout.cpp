#include "play/playout.h"

#include "play/companion.h"
#include "play/imagine.h"

#include <stdexcept>
#include <variant>

namespace tankard::play {
namespace {

constexpr std::uint32_t kMostAnswers = 400;  ///< then a stretch of a chapter is judged as it stands

}  // namespace

std::int32_t Playout::value(const Answer& answer, std::uint64_t future) {
    own_ = &answer;
    luck_ = mix(situation_.salt, future);
    cursor_ = 0;
    answers_ = 0;
    asked_ = false;
    state_ = situation_.beat;
    campaign::Campaign game(mind_.shelf(), state_, door_, mind_.host(), situation_.settings);
    const std::int32_t stretch = mind_.rules().stretch(state_.table);
    try {
        mind_.host().begin_beat();
        if (!situation_.skips.empty()) mind_.host().skip(situation_.skips);
        game.beat();
        while (state_.stage == campaign::Stage::play && mind_.rules().stretch(state_.table) == stretch) {
            mind_.host().begin_beat();
            game.beat();
        }
    } catch (const Abandon&) {  // it went on for too long
    } catch (const ScriptError&) {
        return 0;
    } catch (const std::logic_error&) {  // an imagined table may be one that no game comes to
        return 0;
    }
    if (!asked_) throw std::logic_error("a companion that thinks ahead did not come to its question");
    return mind_.rules().prospects(state_.table, situation_.question.seat, game.ending());
}

/// Plays again what was done before the question; false at the question.
bool Playout::replayed(Answer& answer) {
    while (cursor_ < situation_.prefix.size()) {
        const save::Step& step = situation_.prefix[cursor_++];
        if (const auto* salt = std::get_if<save::Salt>(&step)) state_.table.salt(salt->salt);
        if (const auto* given = std::get_if<save::AnswerRecord>(&step)) {
            answer = given->answer;
            return true;
        }
    }
    return false;
}

Answer Playout::answer(const Question& question, const Table& table) {
    mind_.host().begin_span();
    Answer answer;
    if (replayed(answer)) return answer;
    if (!asked_) {
        asked_ = true;
        imagine(state_.table, mind_.rules(), question, mind_.rules().open_hands(situation_.settings), luck_);
        return *own_;
    }
    if (++answers_ > kMostAnswers) throw Abandon();
    return decide(Policy::greedy, mind_.rules(), question, table, mix(luck_, answers_));
}

}  // namespace tankard::play
