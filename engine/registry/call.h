// One call of a verb as the verb meets it: whom it is said to, what it is given, and where its answer goes.
// Implemented by script/, which reads each value where Lua keeps it and puts the answer there at once.
// Whoever declares a verb never sees this: the types of the member function do the reading (registry/verb.h).
#pragma once

#include "registry/arg.h"
#include "table/ids.h"
#include "table/name.h"
#include "table/table.h"

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string_view>

namespace tankard {

/// A script's mistake that a verb noticed: the message says what and how to mend it; the host adds file and
/// line.
struct VerbError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A text that names something: its letters, for as long as the call lasts, and its name.
struct Word {
    std::string_view letters;
    Name name;
};

class Call {
 public:
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;
    virtual ~Call() = default;

    /// The object whose member was declared.
    void* rules() const { return rules_; }
    const Table& table() const { return table_; }
    Ref self() const { return self_; }

    // The value of a parameter, by its place from 0. A VerbError if it is none of the type, or beyond the
    // range, that was declared. Texts last as long as the call.
    virtual bool given(std::size_t param) const = 0;
    virtual bool truth(std::size_t param) = 0;
    virtual int integer(std::size_t param) = 0;
    virtual std::string_view text(std::size_t param) = 0;
    virtual Word word(std::size_t param) = 0;
    virtual Ref handle(std::size_t param) = 0;
    virtual Refs handles(std::size_t param) = 0;
    virtual Questions questions(std::size_t param) = 0;
    virtual Slots slots(std::size_t param) = 0;
    virtual Value value(std::size_t param) = 0;
    /// One of whatever type; nothing if it was left out.
    virtual Arg any(std::size_t param) = 0;

    // The answer, once and at the end.
    virtual void answer(const Plain& plain) = 0;
    virtual void answer(const Value& value) = 0;
    virtual void answer(const Arg& arg) = 0;
    virtual void answer(std::span<const Ref> handles) = 0;
    virtual void answer(std::span<const CardId> cards) = 0;

 protected:
    Call(void* rules, const Table& table, Ref self) : rules_(rules), table_(table), self_(self) {}

 private:
    void* rules_;
    const Table& table_;
    Ref self_;
};

}  // namespace tankard
