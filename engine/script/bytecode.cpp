#include "script/bytecode.h"

#include "script/machine.h"

#include <stdexcept>
#include <string_view>
#include <utility>

namespace tankard::script {
namespace {

// Lua 5.4's instruction numbers and fields (lopcodes.h) and the order of its dump (ldump.c); both are fixed
// for 5.4.
constexpr unsigned kSetUpvalue = 10;
constexpr unsigned kSetField = 15;  // SETTABUP: upvalue[A][K[B]] = …
constexpr std::size_t kHeader = 4 + 1 + 1 + 6 + 3 + 8 + 8;

class Reader {
 public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}
    unsigned byte() { return static_cast<unsigned char>(take(1)[0]); }
    std::size_t size() {
        std::size_t value = 0;
        for (;;) {
            const unsigned next = byte();
            value = value << 7 | (next & 0x7f);
            if ((next & 0x80) != 0) return value;
        }
    }
    std::string_view text() {
        const std::size_t length = size();
        return length == 0 ? std::string_view() : take(length - 1);
    }
    std::string_view take(std::size_t count) {
        if (count > bytes_.size()) throw std::logic_error("Lua's bytecode is not that of 5.4");
        const std::string_view taken = bytes_.substr(0, count);
        bytes_.remove_prefix(count);
        return taken;
    }

 private:
    std::string_view bytes_;
};

struct Upvalue {
    bool of_parents_stack = false;
    unsigned place = 0;
    std::string name;
};

struct Found {
    Write write;
    unsigned upvalue = 0;
};

struct Function {
    std::vector<Upvalue> upvalues;
    std::vector<Found> found;
};

std::vector<int> read_lines(Reader& reader, int first, std::size_t instructions) {
    const std::string_view steps = reader.take(reader.size());
    std::vector<int> lines(instructions, first);
    std::vector<std::pair<std::size_t, int>> absolute(reader.size());
    for (auto& [pc, line] : absolute) {
        pc = reader.size();
        line = static_cast<int>(reader.size());
    }
    int line = first;
    std::size_t next = 0;
    for (std::size_t pc = 0; pc < instructions && pc < steps.size(); ++pc) {
        const auto step = static_cast<signed char>(steps[pc]);
        if (step == -0x80 && next < absolute.size())
            line = absolute[next++].second;
        else
            line += step;
        lines[pc] = line;
    }
    return lines;
}

Function read_function(Reader& reader) {
    Function function;
    reader.text();  // source
    const int first = static_cast<int>(reader.size());
    reader.size();
    reader.take(3);
    const std::size_t instructions = reader.size();
    const std::string_view code = reader.take(instructions * 4);
    std::vector<std::string> constants(reader.size());
    for (std::string& constant : constants)
        switch (reader.byte()) {
            case 0x03:
            case 0x13: reader.take(8); break;
            case 0x04:
            case 0x14: constant = reader.text(); break;
            default: break;
        }
    function.upvalues.resize(reader.size());
    for (Upvalue& upvalue : function.upvalues) {
        upvalue.of_parents_stack = reader.byte() != 0;
        upvalue.place = reader.byte();
        reader.byte();
    }
    const std::size_t inner_functions = reader.size();
    for (std::size_t i = 0; i < inner_functions; ++i) {
        const Function inner = read_function(reader);
        for (const Found& found : inner.found) {
            if (found.write.what == Write::What::global) {
                function.found.push_back(found);
            } else if (const Upvalue& upvalue = inner.upvalues.at(found.upvalue); !upvalue.of_parents_stack) {
                function.found.push_back({found.write, upvalue.place});
            }
        }
    }
    const std::vector<int> lines = read_lines(reader, first, instructions);
    for (std::size_t locals = reader.size(); locals > 0; --locals) {
        reader.text();
        reader.size();
        reader.size();
    }
    const std::size_t names = reader.size();
    for (std::size_t i = 0; i < names; ++i) {
        const std::string_view name = reader.text();
        if (i < function.upvalues.size()) function.upvalues[i].name = name;
    }
    for (std::size_t pc = 0; pc < instructions; ++pc) {
        const auto part = [&](std::size_t i) {
            return static_cast<unsigned>(static_cast<unsigned char>(code[pc * 4 + i]));
        };
        const unsigned word = part(0) | part(1) << 8 | part(2) << 16 | part(3) << 24;
        const unsigned operation = word & 0x7f;
        const unsigned a = word >> 7 & 0xff;
        const unsigned b = word >> 16 & 0xff;
        if (operation == kSetUpvalue) {
            if (function.upvalues.at(b).name == "__left") continue;  // script/steps.h
            function.found.push_back({{Write::What::upvalue, function.upvalues.at(b).name, lines[pc]}, b});
        } else if (operation == kSetField) {
            const bool global = function.upvalues.at(a).name == "_ENV";
            const std::string& name = global ? constants.at(b) : function.upvalues.at(a).name;
            function.found.push_back(
                {{global ? Write::What::global : Write::What::table, name, lines[pc]}, a});
        }
    }
    return function;
}

int write_bytes(lua_State*, const void* bytes, std::size_t size, void* to) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(bytes), size);
    return 0;
}

}  // namespace

std::vector<Write> outside_writes(lua_State* lua, int at) {
    std::string dumped;
    lua_pushvalue(lua, at);
    lua_dump(lua, write_bytes, &dumped, 0);
    lua_pop(lua, 1);
    Machine::of(lua).budget.charge_bytes(lua, dumped.size());
    Reader reader(dumped);
    const std::string_view head = reader.take(kHeader);
    if (head.substr(0, 5) != "\x1bLuaT") throw std::logic_error("Lua's bytecode is not that of 5.4");
    reader.byte();
    std::vector<Write> writes;
    for (Found& found : read_function(reader).found)
        writes.push_back(std::move(found.write));
    return writes;
}

}  // namespace tankard::script
