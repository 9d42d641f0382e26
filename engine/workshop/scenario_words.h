// The words of a scenario: labels of options, keys of texts and questions. What says nothing is refused with
// a sentence (VerbError), even where it would hold by itself: a misspelt label is never on offer.
#pragma once

#include "play/content/library.h"
#include "table/question.h"

#include <string>
#include <string_view>

namespace tankard::workshop {

/// All labels of a question, joined.
std::string labels_of(const Question& question, const Table& table);
/// What an answer chose, for somebody who reads.
std::string show_answer(const Question& question, const Answer& answer, const Table& table);
/// An answer as a scenario writes it: a label, a list of labels, a number, true or false.
Answer answer_from(const Question& question, const Table& table, const Value& given);

class ScenarioWords {
 public:
    explicit ScenarioWords(const play::Library& library) : library_(library) {}

    /// A label such as "attack:sword>goblin.2": its verb and its definitions exist.
    void check_label(const std::string& label) const;
    /// The key of a sentence that can be told.
    void check_text(const std::string& key) const;
    /// A question that the rules or a script can ask.
    void check_question(const std::string& prompt) const;

 private:
    void check_thing(const std::string& label, std::string_view thing) const;

    const play::Library& library_;
};

}  // namespace tankard::workshop
