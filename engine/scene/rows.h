// The lines of a question, in a terminal as in a window. Equal options stand on one line, with how many they
// are; cards stand by kind, in the layout's order, one's own before those of others, and what is warned of
// stands last. A line of a question that comes again and again keeps its number for as long as the turn
// lasts: what is gone leaves a gap, what is new gets a number that nothing has worn, so that a key pressed
// once too often does nothing.
#pragma once

#include "play/content/library.h"
#include "scene/scene.h"
#include "scene/words.h"
#include "table/question.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tankard::scene {

struct Row {
    int number = 0;                      ///< from 1
    std::vector<std::size_t> options{};  ///< that nobody could tell apart, in their order; never empty
};

/// In which order cards are listed: by kind as the layout's `sorted` has it, then by name. A layout without
/// it leaves them as they lie.
class CardOrder {
 public:
    CardOrder(const play::Library& library, const Words& words) : library_(library), words_(words) {}

    /// Whether there is any order.
    bool sorts() const;
    /// Smaller stands first; equal for equal cards.
    std::pair<std::size_t, std::string> key(DefId def) const;
    /// Hands of a scene, as they are listed.
    void sort_hands(Scene& scene, const Table& table) const;

 private:
    const play::Library& library_;
    const Words& words_;
};

/// The options of a question in lines: numbered from 1 in the order in which they stand.
std::vector<Row> rows_of(const Question& question, const campaign::State& state, const CardOrder& order,
                         const std::vector<std::string>& shown);

/// Gives every choice the number of its line.
void number(Ask& ask, const std::vector<Row>& rows);

/// Remembers which line had which number in a turn, and in those before it: who takes answers back finds the
/// numbers that stood there.
class Numbering {
 public:
    /// How many answers stood when the turn began; 0: none has.
    std::uint32_t since() const { return since_; }
    /// A turn begins, after so many answers; the same one again if it is told again.
    void turn_begins(std::uint32_t answers);
    /// An answer was given, the so manieth: turns that began with it or later were those of another future.
    void answered(std::uint32_t number);
    /// So many answers stand again.
    void rewound(std::uint32_t answers);
    /// Gives the lines of such a question the numbers that they had, to new ones numbers that nothing had in
    /// this turn, and puts them in the order of their numbers. Two things give numbers back, for they would
    /// grow long: squares, of which each step offers others, and a list of which nothing is left. Even then
    /// what was in the question before rests, so that its number is no answer now.
    void number(const Question& question, const std::vector<std::string>& shown, std::vector<Row>& rows);
    /// The lines of these verbs have the number that their option has, as it stands on the table, and all
    /// others come behind; false, and nothing, if there is none of them, or two have the same.
    bool number_by_themselves(const Question& question, const Value& verbs, std::vector<Row>& rows);
    /// Whether one of those numbers was given back before, so that it means something else now than it did.
    bool reuses() const { return reuses_; }

 private:
    struct Key {
        Name verb;
        Ref object;
        Ref target;

        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Known {
        Key key;
        std::string shown;
        int number = 0;
        int asked = 0;  ///< when it stood there last
    };
    struct Book {
        std::vector<Known> known{};
        int asked = 0;     ///< how often, in this turn
        int greatest = 0;  ///< number of a line, in this turn

        /// The least number that the line of such an option may have.
        int free_number(const Key& key) const;
        /// Whether a line has its number for itself, though it is not there now.
        bool keeps(const Known& known) const;
    };
    using Books = std::map<std::pair<Name, SeatId>, Book>;  ///< by prompt and who is asked
    static Key key_of(const Question& question, std::size_t option);
    static bool is_square(const Key& key);

    std::map<std::uint32_t, Books> turns_;  ///< by how many answers stood when they began
    std::uint32_t since_ = 0;
    bool reuses_ = false;
};

}  // namespace tankard::scene
