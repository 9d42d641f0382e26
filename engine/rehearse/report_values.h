// Figures as plain values and back; report_file.h says which parts are read.
#pragma once

#include "rehearse/report.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tankard::rehearse {

Value value_of(const Report& report, const Group& group);

/// What a file has under a key. Error that names the file if it is not of that sort.
class Fields {
 public:
    Fields(const Value& value, const std::string& file) : value_(value), file_(file) {}

    std::int64_t integer(std::string_view key) const;
    const std::string& text(std::string_view key) const;
    const Value& table(std::string_view key) const;
    Fields at(std::string_view key) const { return {table(key), file_}; }
    Fields of(const Value& value) const { return {value, file_}; }
    const Value& value() const { return value_; }
    /// A number written as a key.
    std::int64_t number(const Value::Key& key) const;
    /// A name written as a key.
    const std::string& name(const Value::Key& key) const;
    [[noreturn]] void refuse() const;

 private:
    const Value& value_;
    const std::string& file_;
};

Group group_of(const Fields& fields);

}  // namespace tankard::rehearse
