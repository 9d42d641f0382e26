#include "play/companions/playout.h"

#include "play/companions/companion.h"
#include "play/companions/determinize.h"
#include "play/companions/handover.h"
#include "table/round.h"

#include <algorithm>
#include <stdexcept>
#include <utility>
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
    asked_ = hidden_ = false;
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

void Playout::forget_what_is_hidden() {
    if (std::exchange(hidden_, true)) return;
    determinize(state_.table, library_.rules(), situation_.question,
                library_.rules().open_hands(situation_.settings), luck_);
}

Answer Playout::by_greedy(const Question& question, const Table& table) {
    return decide(Policy::greedy, library_.rules(), library_.thinking(), question, table,
                  mix(luck_, answers_));
}

/// The next answer of the game so far that the asked seat knows; null if there is none.
const save::AnswerRecord* Playout::next_known() {
    while (cursor_ < std::min(situation_.prefix.size(), situation_.known)) {
        const save::Step& step = situation_.prefix[cursor_++];
        if (const auto* salt = std::get_if<save::Salt>(&step)) state_.table.salt(salt->salt);
        if (const auto* handover = std::get_if<save::HandoverRecord>(&step))
            apply_handover(handover->what, state_, library_.rules());
        if (const auto* given = std::get_if<save::AnswerRecord>(&step)) return given;
    }
    return nullptr;
}

Answer Playout::own() {
    asked_ = true;
    forget_what_is_hidden();
    return *own_;
}

/// What somebody answers who plays greedily, in a game that the asked seat can imagine.
Answer Playout::imagined(const Question& question, const Table& table) {
    forget_what_is_hidden();
    if (++answers_ > kMostAnswers) throw Abandon();
    return by_greedy(question, table);
}

Answer Playout::answer(const Question& question, const Table& table) {
    library_.host().begin_span();
    if (const save::AnswerRecord* given = next_known()) return given->answer;
    return asked_ ? imagined(question, table) : own();
}

/// What others have answered in the open round they answer anew.
std::vector<Answer> Playout::answer_round(std::span<const Question> questions, const Table& table) {
    Round round(questions);
    while (!round.complete()) {
        library_.host().begin_span();
        if (const save::AnswerRecord* given = next_known()) {
            round.give(SeatId{given->seat}, given->answer);
            continue;
        }
        const Question& question = round.next();
        const bool open = !asked_ && question.seat == situation_.question.seat;
        round.give(question.seat, open ? own() : imagined(question, table));
    }
    return round.take();
}

}  // namespace tankard::play
