#include "play/companions/playout.h"

#include "play/companions/companion.h"
#include "play/companions/determinize.h"

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
    campaign::Campaign game(library_.environment(), state_, door_, library_.host(), situation_.settings);
    const std::int32_t horizon = library_.rules().horizon(state_.table);
    try {
        library_.host().begin_beat();
        if (!situation_.skips.empty()) library_.host().skip(situation_.skips);
        game.beat();
        while (state_.stage == campaign::Stage::play && library_.rules().horizon(state_.table) == horizon) {
            library_.host().begin_beat();
            game.beat();
        }
    } catch (const Abandon&) {  // it went on for too long
    } catch (const ScriptError&) {
        return 0;
    } catch (const std::logic_error&) {  // an determinized table may be one that no game comes to
        return 0;
    }
    if (!asked_) throw std::logic_error("a companion that thinks ahead did not come to its question");
    return library_.rules().evaluate(state_.table, situation_.question.seat, game.ending(),
                                     library_.thinking());
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
    library_.host().begin_span();
    Answer answer;
    if (replayed(answer)) return answer;
    if (!asked_) {
        asked_ = true;
        determinize(state_.table, library_.rules(), question,
                    library_.rules().open_hands(situation_.settings), luck_);
        return *own_;
    }
    if (++answers_ > kMostAnswers) throw Abandon();
    return decide(Policy::greedy, library_.rules(), library_.thinking(), question, table,
                  mix(luck_, answers_));
}

}  // namespace tankard::play
