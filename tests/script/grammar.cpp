#include "grammar.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr int kDeepest = 7;               // expressions and blocks inside each other
constexpr std::size_t kLongest = 12'000;  // letters of one file

class Writer {
 public:
    explicit Writer(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    std::string card() {
        text_.clear();
        locals_ = 0;
        head();
        text_ += "return card {\n";
        if (one_in(3)) text_ += "  price = " + number() + ",\n";
        hook("on_play", "self, hero, turn");
        if (!one_in(3)) hook("on_poke", "self");
        if (one_in(2)) hook("bonus", "self");
        if (one_in(4)) hook("on_name", "self");
        return text_ + "}\n";
    }

    std::string shared() {
        text_.clear();
        locals_ = 0;
        text_ += "local lib = {}\nfunction lib.f(a, b)\n";
        const int before = locals_;
        block(2);
        text_ += "  return " + expression(2) + "\nend\nlib.t = " + table(2) + "\nreturn lib\n";
        locals_ = before;
        return text_;
    }

 private:
    std::uint8_t next() {
        if (at_ >= bytes_.size() || text_.size() > kLongest) return 0;
        return bytes_[at_++];
    }
    bool done() const { return at_ >= bytes_.size() || text_.size() > kLongest; }
    bool one_in(int chances) { return next() % chances == chances - 1; }
    template <std::size_t Count>
    std::string pick(const std::array<const char*, Count>& words) {
        return words[next() % Count];
    }

    void head() {
        if (one_in(2)) text_ += "local lib = use 'lib/shared'\n";
        for (int i = next() % 3; i > 0; --i)
            text_ += fmt::format("local v{} = {}\n", locals_++, one_in(3) ? function(2) : expression(2));
    }

    void hook(const char* name, const char* params) {
        const int before = locals_;
        text_ += fmt::format("  {} = function({})\n", name, params);
        block(1);
        if (one_in(2)) text_ += "  return " + expression(2) + "\n";
        text_ += "  end,\n";
        locals_ = before;
    }

    void block(int depth) {
        const int before = locals_;
        for (int i = 1 + next() % 4; i > 0; --i)
            statement(depth);
        locals_ = before;
    }

    void statement(int depth) {
        if (depth >= kDeepest || done()) {
            text_ += "  self:poke(1)\n";
            return;
        }
        switch (next() % 18) {
            case 0:
            case 1: {
                const std::string value = one_in(4) ? function(depth) : expression(depth);
                text_ += fmt::format("  local v{} = {}\n", locals_++, value);
                break;
            }
            case 2: {
                const std::string where = place(depth);
                text_ += fmt::format("  {} = {}\n", where, expression(depth));
                break;
            }
            case 3:
            case 4:
            case 5: text_ += "  " + verb(depth) + "\n"; break;
            case 6:
            case 7: {
                const std::string key = state_key(depth);
                text_ += fmt::format("  self.state{} = {}\n", key, expression(depth));
                break;
            }
            case 8:
                text_ += "  if " + expression(depth) + " then\n";
                block(depth + 1);
                if (one_in(2)) {
                    text_ += "  else\n";
                    block(depth + 1);
                }
                text_ += "  end\n";
                break;
            case 9: {
                const std::string to = one_in(3) ? expression(depth) : std::to_string(next());
                text_ += fmt::format("  for v{} = {}, {}{} do\n", locals_, number(), to,
                                     one_in(4) ? ", " + number() : "");
                inner(1, depth);
                break;
            }
            case 10:
            case 11: {
                const std::string over = one_in(3) ? table(depth) : expression(depth);
                text_ += fmt::format("  for v{}, v{} in {}({}) do\n", locals_, locals_ + 1,
                                     pick<3>({"pairs", "ipairs", "pairs"}), over);
                inner(2, depth);
                break;
            }
            case 12:
                text_ += fmt::format("  while {} do\n", one_in(2) ? "self.life > 0" : expression(depth));
                inner(0, depth);
                break;
            case 13: {
                const int label = labels_++;
                text_ += fmt::format("  ::l{}::\n", label);
                block(depth + 1);
                text_ += fmt::format("  if {} then goto l{} end\n", expression(depth), label);
                break;
            }
            case 14: text_ += "  " + library(depth, true) + "\n"; break;
            case 15:
                text_ += "  do\n";
                block(depth + 1);
                text_ += "  end\n";
                break;
            case 16: text_ += "  " + name() + "(" + list(depth) + ")\n"; break;
            default:
                text_ += pick<6>({"  error('stop')\n", "  n = 1\n", "  self:discard()\n", "  log(self)\n",
                                  "  repeat self:hurt(1) until not self.is_alive\n", "  hero:ask(3)\n"});
        }
    }

    void inner(int names, int depth) {
        const int before = locals_;
        locals_ += names;
        block(depth + 1);
        if (one_in(4)) text_ += "  break\n";
        text_ += "  end\n";
        locals_ = before;
    }

    std::string name() {
        return locals_ > 0 ? fmt::format("v{}", next() % locals_) : pick<3>({"self", "hero", "turn"});
    }

    std::string place(int depth) {
        switch (next() % 4) {
            case 0:
            case 1: return name();
            case 2: return fmt::format("{}[{}]", name(), expression(depth + 1));
            default: return name() + pick<4>({".x", ".life", ".state", ".n"});
        }
    }

    std::string state_key(int depth) {
        switch (next() % 4) {
            case 0: return ".n";
            case 1: return ".t";
            case 2: return "[" + number() + "]";
            default: return "[" + expression(depth + 1) + "]";
        }
    }

    std::string number() {
        return pick<18>({"1", "0", "2", "-1", "3", "10", "100", "1000", "0.5", "1e308", "(0/0)", "(1/0)",
                         "math.maxinteger", "math.mininteger", "1e15", "-0.0", "0x7fffffff", "16384"});
    }

    std::string word() {
        return pick<10>({"'x'", "''", "'a b'", "('x'):rep(100)", "('ab'):rep(4000)", "'\\0'", "'\\27['",
                         "'10'", "'\\xff'", "self.id"});
    }

    std::string table(int depth) {
        std::string made = "{ ";
        for (int i = next() % 4; i > 0; --i) {
            if (one_in(3)) made += one_in(2) ? "[" + expression(depth + 1) + "] = " : "x = ";
            made += expression(depth + 1) + ", ";
        }
        return made + "}";
    }

    /// A function's text; its block is written on the side.
    std::string function(int depth) {
        if (depth >= kDeepest || done()) return "function() end";
        std::string outer = std::move(text_);
        text_ = fmt::format("function(v{}, v{})\n", locals_, locals_ + 1);
        const int before = locals_;
        locals_ += 2;
        block(depth + 1);
        text_ += "  return " + expression(depth + 1) + "\n  end";
        locals_ = before;
        outer.swap(text_);
        return outer;
    }

    std::string list(int depth) {
        std::string made;
        for (int i = next() % 4; i > 0; --i)
            made += (made.empty() ? "" : ", ") + expression(depth + 1);
        return made;
    }

    std::string verb(int depth) {
        const std::string card = one_in(4) ? "turn:cards()[" + number() + "]" : "self";
        switch (next() % 9) {
            case 0: return card + ":poke(" + expression(depth + 1) + ")";
            case 1: return card + ":poke(" + number() + ", " + word() + ")";
            case 2: return card + ":hurt(" + number() + ")";
            case 3: return card + ":hurt_others(" + number() + ")";
            case 4: return card + ":discard()";
            case 5: return "hero:ask(" + number() + ")";
            case 6: return "hero:give(" + expression(depth + 1) + ")";
            case 7: return "turn:sum(" + expression(depth + 1) + ")";
            default: return card + ":bonus_of()";
        }
    }

    std::string library(int depth, bool statement) {
        static constexpr std::array<const char*, 26> kNames{
            "type",           "tostring",      "tonumber",     "select",       "copy",         "assert",
            "string.len",     "string.sub",    "string.upper", "string.rep",   "string.find",  "string.byte",
            "string.char",    "string.format", "table.insert", "table.remove", "table.concat", "table.unpack",
            "table.sort",     "math.min",      "math.max",     "math.abs",     "math.floor",   "math.ceil",
            "math.tointeger", "math.type"};
        const std::string called = one_in(16) ? "pcall" : pick(kNames);
        if (called == "table.sort" && one_in(2))
            return called + "(" + table(depth + 1) + ", " + function(depth + 1) + ")";
        return called + "(" + (one_in(3) ? name() + ", " : "") + list(depth + 1) + ")" +
               (statement   ? ""
                : one_in(8) ? "[1]"
                            : "");
    }

    std::string expression(int depth) {
        if (depth >= kDeepest || done()) return "1";
        switch (next() % 22) {
            case 0:
            case 1: return number();
            case 2: return word();
            case 3:
            case 4:
            case 5: return name();
            case 6: return table(depth + 1);
            case 7: return "self.state" + state_key(depth + 1);
            case 8: return pick<5>({"self.life", "self.is_alive", "self.state", "#self.state", "self.id"});
            case 9: return "#" + name();
            case 10: return verb(depth + 1);
            case 11:
            case 12: return library(depth + 1, false);
            case 13: return name() + "[" + expression(depth + 1) + "]";
            case 14: return function(depth + 1);
            case 15: return "copy(self.state)";
            case 16: return pick<4>({"nil", "true", "false", "turn:cards()"});
            case 17: return "(" + pick<3>({"not ", "-", "~"}) + expression(depth + 1) + ")";
            case 18: return name() + "(" + list(depth + 1) + ")";
            case 19: return pick<3>({"lib.f(1, 2)", "lib.t", "lib.t[1]"});
            default: {
                const std::string left = expression(depth + 1);
                const std::string sign = pick<20>({" + ",  " - ",  " * ",  " / ",  " // ",  " % ",  " .. ",
                                                   " == ", " < ",  " <= ", " ~= ", " and ", " or ", " & ",
                                                   " | ",  " << ", " >> ", " ~ ",  " > ",   " .. "});
                return "(" + left + sign + expression(depth + 1) + ")";
            }
        }
    }

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::string text_;
    int locals_ = 0;
    int labels_ = 0;
};

}  // namespace

Files program_of(std::span<const std::uint8_t> bytes) {
    Writer writer(bytes);
    Files files;
    files.push_back({"toy/cards/a.lua", writer.card()});
    files.push_back({"toy/cards/b.lua", writer.card()});
    files.push_back({"toy/lib/shared.lua", writer.shared()});
    return files;
}

std::vector<std::uint8_t> bytes_of(std::uint64_t number) {
    std::vector<std::uint8_t> bytes(64 + number % 448);
    std::uint64_t state = number;
    for (std::uint8_t& byte : bytes) {  // splitmix64
        std::uint64_t mixed = state += 0x9e3779b97f4a7c15;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
        byte = static_cast<std::uint8_t>(mixed >> 56);
    }
    return bytes;
}

}  // namespace tankard::script
