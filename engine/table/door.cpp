#include "table/door.h"

#include <stdexcept>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard {

std::vector<Answer> Answerer::answer_round(std::span<const Question> questions, const Table& table) {
    std::vector<Answer> answers;
    for (const Question& question : questions)
        answers.push_back(answer(question, table));
    return answers;
}

Question& Door::ask(Shape shape, SeatId seat, Name prompt) {
    question_.options.clear();
    question_.refusals.clear();
    question_.cautions.clear();
    question_.reaches.clear();
    question_.slots = {};
    question_.shape = shape;
    question_.seat = seat;
    question_.prompt = prompt;
    question_.secret = question_.ordered = question_.groups = false;
    question_.least = question_.most = 1;
    return question_;
}

std::optional<Answer> Door::only_answer(const Question& question) {
    Answer answer;
    if (tankard::forced(question, answer)) {
        ++forced_;
        answerer_->passed(question, answer);
        return answer;
    }
    if (question.shape == Shape::choose_one && question.own() == 0)
        throw std::logic_error(fmt::format("the question '{}' has no option", question.prompt.text()));
    ++asked_;
    return std::nullopt;
}

void Door::expect_fit(const Question& question, const Answer& answer) {
    if (const std::string problem = misfit(question, answer); !problem.empty())
        throw std::logic_error(
            fmt::format("an answer to '{}' does not fit: {}", question.prompt.text(), problem));
}

Answer Door::put(const Question& question, const Table& table) {
    if (std::optional<Answer> only = only_answer(question)) return std::move(*only);
    Answer answer = answerer_->answer(question, table);
    expect_fit(question, answer);
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
    std::vector<Answer> answers(questions.size());
    std::vector<Question> open;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        Question question = questions[i];
        question.secret = true;
        if (std::optional<Answer> only = only_answer(question)) {
            answers[i] = std::move(*only);
            continue;
        }
        open.push_back(std::move(question));
        places.push_back(i);
    }
    if (open.empty()) return answers;
    std::vector<Answer> given = answerer_->answer_round(open, table);
    for (std::size_t i = 0; i < open.size(); ++i) {
        expect_fit(open[i], given.at(i));
        answers[places[i]] = std::move(given[i]);
    }
    return answers;
}

}  // namespace tankard
