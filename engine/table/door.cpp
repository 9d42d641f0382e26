#include "table/door.h"

#include <stdexcept>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard {

Question& Door::ask(Shape shape, SeatId seat, Name prompt) {
    question_.options.clear();
    question_.refusals.clear();
    question_.cautions.clear();
    question_.slots = {};
    question_.shape = shape;
    question_.seat = seat;
    question_.prompt = prompt;
    question_.secret = question_.ordered = question_.groups = false;
    question_.least = question_.most = 1;
    return question_;
}

Answer Door::put(const Question& question, const Table& table) {
    Answer answer;
    if (tankard::forced(question, answer)) {
        ++forced_;
        answerer_->passed(question, answer);
        return answer;
    }
    if (question.shape == Shape::choose_one && question.own() == 0)
        throw std::logic_error(fmt::format("the question '{}' has no option", question.prompt.text()));
    ++asked_;
    answer = answerer_->answer(question, table);
    if (std::string problem = misfit(question, answer); !problem.empty())
        throw std::logic_error(
            fmt::format("an answer to '{}' does not fit: {}", question.prompt.text(), problem));
    return answer;
}

Option Door::choose_one(const Table& table) {
    const Answer answer = put(question_, table);
    return question_.options[static_cast<std::size_t>(answer.values[0])];
}

std::vector<Option> Door::choose_some(const Table& table) {
    const Answer answer = put(question_, table);
    std::vector<Option> chosen;
    for (std::int32_t value : answer.values)
        chosen.push_back(question_.options[static_cast<std::size_t>(value)]);
    return chosen;
}

std::int32_t Door::amount(const Table& table) { return put(question_, table).values[0]; }
bool Door::confirm(const Table& table) { return put(question_, table).values[0] == 1; }
void Door::read(const Table& table) { put(question_, table); }
std::vector<std::int32_t> Door::numbers(const Table& table) { return put(question_, table).values; }

bool Door::interjected(const Table& table, Option& used, std::vector<std::int32_t>& values) {
    Answer answer = put(question_, table);
    const Option* by = tankard::interjected(question_, answer);
    if (by != nullptr)
        used = *by;
    else
        values = std::move(answer.values);
    return by != nullptr;
}

std::vector<Answer> Door::ask_secret(std::span<const Question> questions, const Table& table) {
    std::vector<Answer> answers;
    for (Question question : questions) {
        question.secret = true;
        answers.push_back(put(question, table));
    }
    return answers;
}

}  // namespace tankard
