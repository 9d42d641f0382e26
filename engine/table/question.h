// Questions and answers: the only way in which a person changes the game. A question is a small closed type;
// what it is about (the prompt, the verbs) are names, so that any rule set's questions are drawn by one front
// end.
//
// Shapes. choose_one: one option. choose_some: between `least` and `most` options, in order if `ordered`, at
// most one of each group if `groups`. amount: a number in least..most. distribute: `most` points over the
// options, each at most its `number`; all of them if least == most. confirm: no or yes. read: turn the page.
// record: for each option a number in 0..its `number` (a throw reported from a real table).
//
// Interjections ride on any shape: options with a seat of their own, behind all others. One of them alone may
// be the answer; the rules carry it out and ask again.
#pragma once

#include "table/event.h"
#include "table/ids.h"
#include "table/name.h"
#include "table/ref.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tankard {

enum class Shape : std::uint8_t { choose_one, choose_some, amount, distribute, confirm, read, record };

struct Option {
    Name verb;                   ///< what would be done, or the thing itself ("play", "buy", "02_ferry")
    Ref object;                  ///< to what
    Ref target;                  ///< on or with what
    std::int32_t number = 0;     ///< a price, a limit, a count
    std::uint8_t group = 0;      ///< choose_some with `groups`: at most one option of each group but 0
    SeatId seat = SeatId::none;  ///< an interjection: this other seat may use it while the question is open
};

/// An option that is not on offer, with the reason as a text key: "why may I not?"
struct Refusal {
    Name verb;
    Ref object;
    Name reason;
    Ref about;
};

/// What is better known before an option is chosen, as a text key: "nothing to buy with it". It is no part of
/// what the question is, and only built where somebody reads it (Door::explains).
struct Caution {
    std::size_t option = 0;
    Name reason;
    Ref about;
};

/// To what one of those who could do something could do it, such as the square where a walk of theirs may
/// end.
struct Goal {
    Ref figure;             ///< a card
    Ref thing;              ///< a square, an edge or a card; with a reason none may be: anything else
    std::int32_t cost = 0;  ///< above 0: what it would cost
    Name reason{};          ///< why it could not, after all, as a text key; none: it could
};

/// How somebody would get to a square, and who could do something and to what, for whoever looks at a board:
/// no part of what the question is either.
struct Reach {
    std::size_t option = 0;
    std::int32_t cost = 0;     ///< above 0: what it costs to choose it
    std::vector<Ref> way;      ///< squares in their order, the last one the option's own; may be empty
    std::vector<Ref> figures;  ///< cards that could do it, in any order; may be empty
    std::vector<Goal> goals;   ///< to what each of those could; what is left out is not said
};

struct Question {
    Shape shape = Shape::choose_one;
    Name prompt;                 ///< text key `ask.<prompt>`
    SeatId seat = SeatId::none;  ///< who is asked; none = the table, any person may answer
    bool secret = false;         ///< one of a round whose answers are shown together
    bool ordered = false;
    bool groups = false;
    std::int32_t least = 1;
    std::int32_t most = 1;
    std::array<Slot, 4> slots{};  ///< for the prompt's sentence
    std::vector<Option> options;
    std::vector<Refusal> refusals;
    std::vector<Caution> cautions;
    std::vector<Reach> reaches;

    Question& say(Name slot, Ref value);
    Question& offer(Name verb, Ref object = {}, Ref target = {}, std::int32_t number = 0);
    /// What another seat may do while the question is open.
    Question& interject(SeatId by, Name verb, Ref object = {}, Ref target = {});
    /// How many options are the asked seat's own; interjections follow.
    std::size_t own() const;
    /// What the question is, in 32 bits: a replay that meets another question has come off its path.
    std::uint32_t fingerprint() const;
    /// The option's label, unique within the question: "verb:object", ".2" for the second of equals.
    std::string label(std::size_t option, const class Table& table) const;
};

/// choose_one: one index. choose_some: indices in the order chosen. amount, confirm (0, 1): one number.
/// distribute, record: a number for each own option. read: empty. An interjection: see `interjection`.
struct Answer {
    std::vector<std::int32_t> values;

    friend bool operator==(const Answer&, const Answer&) = default;
    template <typename Archive>
    void serialize(Archive& archive) {
        archive(values);
    }
};

/// The answer that uses the option `option`, an interjection: its index alone where options are chosen, else
/// ~index (a number that no other answer to such a question has: amounts with interjections are not
/// negative).
Answer interjection(const Question& question, std::size_t option);

/// The interjection that an answer uses, or nothing.
const Option* interjected(const Question& question, const Answer& answer);

/// Why an answer does not fit a question, as a sentence; empty if it does.
std::string misfit(const Question& question, const Answer& answer);

/// Why no answer at all would fit, as the rest of "a question ..."; empty if one does. Interjections do not
/// count: they may be there or not.
std::string impossible(const Question& question);

/// The one legal answer if there is only one and nobody can interject. `read` and `confirm` are never forced.
bool forced(const Question& question, Answer& answer);

}  // namespace tankard
