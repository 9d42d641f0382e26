#include "script/questions.h"

#include "registry/shape_words.h"
#include "script/machine.h"
#include "script/state.h"
#include "script/values.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr std::array<std::string_view, 20> kWordTexts{
    "seat",   "prompt", "shape", "options", "refused", "least",   "most",  "ordered", "groups", "slots",
    "number", "group",  "by",    "caution", "way",     "figures", "goals", "cost",    "reason", "about"};
constexpr std::size_t kMostOptions = 500;
constexpr std::size_t kLongestList = 100;  ///< of squares or cards
constexpr std::size_t kMostGoals = 2000;   ///< of one option
constexpr std::size_t kMostQuestions = 12;
constexpr std::uint64_t kOptionWork = 8;
constexpr std::size_t kNoPlace = std::numeric_limits<std::size_t>::max();

std::string in_list(std::string_view what, std::size_t place, const std::string& wrong) {
    return fmt::format("{}[{}]{}{}", what, place, wrong.starts_with('.') ? "" : " ", wrong);
}

/// What is wrong with a field, behind its name; nothing if nothing is.
std::string about_field(std::string_view name, const std::string& wrong) {
    return wrong.empty() ? wrong : fmt::format("'{}' {}", name, wrong);
}

}  // namespace

std::span<const std::string_view> QuestionReader::words() { return kWordTexts; }

void QuestionReader::open(lua_State* lua) {
    static_assert(kWordTexts.size() == kWords);
    for (std::size_t word = 0; word < kWords; ++word) {
        lua_pushlstring(lua, kWordTexts[word].data(), kWordTexts[word].size());
        words_[word] = lua_tostring(lua, -1);
        luaL_ref(lua, LUA_REGISTRYINDEX);  // for ever, and so is its address
    }
}

int QuestionReader::word_at(lua_State* lua, int at, Word first, Word last) const {
    if (lua_type(lua, at) != LUA_TSTRING) return -1;
    const char* text = lua_tostring(lua, at);
    for (int word = first; word <= last; ++word)
        if (words_[static_cast<std::size_t>(word)] == text) return word;
    return -1;
}

/// `list`: how many values without a name there may be. `read` is given -place for these, and else the word.
template <typename Read>
std::string QuestionReader::walk(lua_State* lua, std::string_view what, Word first, Word last, int list,
                                 Read read) {
    luaL_checkstack(lua, 8, nullptr);
    std::string wrong;
    std::size_t place = kNoPlace;
    std::string unknown;
    push_contents(lua, -1);
    lua_pushnil(lua);
    while (lua_next(lua, -2) != 0) {
        int key = word_at(lua, -2, first, last);
        if (key < 0 && lua_isinteger(lua, -2) != 0 && lua_tointeger(lua, -2) >= 1 &&
            lua_tointeger(lua, -2) <= list)
            key = -static_cast<int>(lua_tointeger(lua, -2));
        else if (key < 0)
            key = last + 1;
        if (key == last + 1) {
            const std::string typed = lua_type(lua, -2) == LUA_TSTRING ? lua_tostring(lua, -2) : "";
            const std::span<const std::string_view> known(kWordTexts.data() + first,
                                                          static_cast<std::size_t>(last - first + 1));
            std::string this_one = typed.empty() ? fmt::format("{} holds something beyond its place", what)
                                                 : fmt::format("{} has no field '{}'{}", what,
                                                               typed.substr(0, 60), or_meant(typed, known));
            keep_first(unknown, std::move(this_one));
        } else if (std::string this_one = read(key); !this_one.empty()) {
            const int order = key + list;
            const auto here = static_cast<std::size_t>(order);
            if (here < place) place = here, wrong = std::move(this_one);
        }
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    return wrong.empty() ? unknown : wrong;
}

std::string QuestionReader::read_name(lua_State* lua, Name& name) {
    if (lua_type(lua, -1) != LUA_TSTRING) return fmt::format("should be a text, not {}", describe(lua, -1));
    name = handles_->name_at(lua, -1);
    return "";
}

std::string QuestionReader::read_seat(lua_State* lua, SeatId& id) {
    Arg arg;
    std::string wrong = handles_->read(lua, -1, Type::hero, arg);
    if (wrong.empty()) id = std::get<Ref>(arg).as_seat();
    return wrong;
}

std::string QuestionReader::read_integer(lua_State* lua, std::int32_t least_value, std::int32_t most_value,
                                         std::int32_t& integer) {
    int whole = 0;
    const lua_Integer value = lua_type(lua, -1) == LUA_TNUMBER ? lua_tointegerx(lua, -1, &whole) : 0;
    if (whole == 0) return fmt::format("should be an integer, not {}", describe(lua, -1));
    if (std::string wrong = out_of({least_value, most_value}, value); !wrong.empty()) return wrong;
    integer = static_cast<std::int32_t>(value);
    return "";
}

std::string QuestionReader::read_object(lua_State* lua, Ref& object) {
    if (lua_type(lua, -1) == LUA_TLIGHTUSERDATA) {
        object = handle_at(lua, -1);
        if (handles_->lives_as(object, Type::thing)) return "";
    }
    if (lua_type(lua, -1) == LUA_TNUMBER) {
        std::int32_t value = 0;
        std::string wrong = read_integer(lua, kAnyNumber.least, kAnyNumber.most, value);
        if (wrong.empty()) object = Ref::number(value);
        return wrong;
    }
    const Table* table = handles_->table();
    if (lua_type(lua, -1) == LUA_TSTRING && table != nullptr) {
        const DefId definition = table->catalogue().find(handles_->name_at(lua, -1));
        if (definition == DefId::none)
            return fmt::format("should be a thing of the table or a definition's id: there is no '{}'",
                               std::string_view(lua_tostring(lua, -1)).substr(0, 60));
        object = Ref::definition(definition);
        return "";
    }
    Arg arg;
    std::string wrong = handles_->read(lua, -1, Type::thing, arg);
    if (wrong.empty()) object = std::get<Ref>(arg);
    return wrong;
}

std::string QuestionReader::read_option(lua_State* lua, Question& question) {
    Option& option = question.options.emplace_back();
    Name why;
    if (lua_type(lua, -1) == LUA_TSTRING) return read_name(lua, option.verb);
    if (lua_type(lua, -1) == LUA_TLIGHTUSERDATA) {
        static const Name choose = intern("choose");
        option.verb = choose;
        return read_object(lua, option.object);
    }
    if (lua_type(lua, -1) != LUA_TTABLE)
        return fmt::format("should be an option such as {{ \"take\", card }}, a word or a handle, not {}",
                           describe(lua, -1));
    Reach reach;
    std::string wrong = walk(lua, "an option", number, cost, 3, [&](int key) -> std::string {
        switch (key) {
            case -1: return about_field("verb, the first value,", read_name(lua, option.verb));
            case -2: return about_field("object", read_object(lua, option.object));
            case -3: return about_field("target", read_object(lua, option.target));
            case number:
                return about_field("number",
                                   read_integer(lua, kAnyNumber.least, kAnyNumber.most, option.number));
            case group: {
                std::int32_t value = 0;
                std::string what = read_integer(lua, 0, 255, value);
                option.group = static_cast<std::uint8_t>(value);
                return about_field("group", what);
            }
            case caution: return about_field("caution", read_name(lua, why));
            case cost: return about_field("cost", read_integer(lua, 0, kAnyNumber.most, reach.cost));
            case way: return about_field("way", read_refs(lua, RefKind::square, reach.way));
            case figures: return about_field("figures", read_refs(lua, RefKind::card, reach.figures));
            case goals: return about_field("goals", read_goals(lua, reach.goals));
            default: return about_field("by", read_seat(lua, option.seat));
        }
    });
    if (wrong.empty() && !option.verb) wrong = "should begin with a word, what would be done";
    if (why) question.cautions.push_back({question.options.size() - 1, why, Ref::number(option.number)});
    const bool leads = reach.cost > 0 || !reach.way.empty();
    if (!leads && reach.figures.empty() && reach.goals.empty()) return wrong;
    if (wrong.empty() && leads && option.object.kind() != RefKind::square)
        wrong = "has a cost or a way, and no square as its object";
    if (wrong.empty() && !reach.way.empty() && reach.way.back() != option.object)
        wrong = "has a 'way' that does not end at its square";
    for (const Goal& goal : reach.goals)
        if (wrong.empty() &&
            std::find(reach.figures.begin(), reach.figures.end(), goal.figure) == reach.figures.end())
            wrong = "has a goal of a card that is none of its 'figures'";
    reach.option = question.options.size() - 1;
    question.reaches.push_back(std::move(reach));
    return wrong;
}

/// Each entry of the list on top of the stack lies there in turn; `read` is given its place and answers what
/// is wrong with it. `work`: of the budget, for each.
template <typename Read>
std::string QuestionReader::walk_list(lua_State* lua, std::uint64_t work, Read read) {
    luaL_checkstack(lua, 8, nullptr);
    push_contents(lua, -1);
    std::string wrong;
    for (std::size_t place = 1; wrong.empty(); ++place) {
        const bool more = lua_rawgeti(lua, -1, static_cast<lua_Integer>(place)) != LUA_TNIL;
        if (more) {
            Machine::of(lua).budget.charge(lua, work);
            wrong = read(place);
        }
        lua_pop(lua, 1);
        if (!more) break;
    }
    lua_pop(lua, 1);
    return wrong;
}

std::string QuestionReader::read_refs(lua_State* lua, RefKind kind, std::vector<Ref>& all) {
    const std::string_view what = kind == RefKind::square ? "square" : "card";
    if (lua_type(lua, -1) != LUA_TTABLE)
        return fmt::format("should be a list of {}s, not {}", what, describe(lua, -1));
    return walk_list(lua, 2, [&](std::size_t place) -> std::string {
        if (place > kLongestList) return fmt::format("has more than {} {}s", kLongestList, what);
        std::string wrong = read_object(lua, all.emplace_back());
        if (wrong.empty() && all.back().kind() != kind)
            wrong = fmt::format("[{}] should be a {}, not {}", place, what, describe(lua, -1));
        return wrong;
    });
}

std::string QuestionReader::read_goal(lua_State* lua, Goal& goal) {
    if (lua_type(lua, -1) != LUA_TTABLE) return "should be such as { card, square, cost = 2 }";
    std::string wrong = walk(lua, "a goal", cost, reason, 2, [&](int key) -> std::string {
        switch (key) {
            case -1: return about_field("figure, the first value,", read_object(lua, goal.figure));
            case -2: return about_field("thing, the second value,", read_object(lua, goal.thing));
            case cost: return about_field("cost", read_integer(lua, 0, kAnyNumber.most, goal.cost));
            default: return about_field("reason", read_name(lua, goal.reason));
        }
    });
    const RefKind kind = goal.thing.kind();
    const bool there = kind == RefKind::square || kind == RefKind::edge || kind == RefKind::card;
    if (wrong.empty() && goal.figure.kind() != RefKind::card) wrong = "should begin with a card";
    if (wrong.empty() && !there && (!goal.reason || kind != RefKind::none))
        wrong = "should have a square, an edge or a card as its second value";
    return wrong;
}

std::string QuestionReader::read_goals(lua_State* lua, std::vector<Goal>& all) {
    if (lua_type(lua, -1) != LUA_TTABLE)
        return fmt::format("should be a list of goals, not {}", describe(lua, -1));
    return walk_list(lua, 4, [&](std::size_t place) -> std::string {
        if (place > kMostGoals) return fmt::format("has more than {} goals", kMostGoals);
        const std::string mistake = read_goal(lua, all.emplace_back());
        return mistake.empty() ? "" : fmt::format("[{}] {}", place, mistake);
    });
}

template <typename Read>
std::string QuestionReader::each_of(lua_State* lua, Word field, std::string_view called, Read read) {
    const std::string_view what = kWordTexts[field];
    if (lua_type(lua, -1) != LUA_TTABLE)
        return fmt::format("'{}' should be a list, not {}", what, describe(lua, -1));
    return walk_list(lua, kOptionWork, [&](std::size_t place) -> std::string {
        if (place > kMostOptions) return fmt::format("a question has at most {} {}", kMostOptions, called);
        const std::string mistake = read();
        return mistake.empty() ? "" : in_list(what, place, mistake);
    });
}

std::string QuestionReader::read_refusal(lua_State* lua, Refusal& refusal) {
    if (lua_type(lua, -1) != LUA_TTABLE)
        return "should be such as { \"take\", card, reason = \"too_heavy\" }";
    std::string wrong = walk(lua, "what is refused", reason, about, 2, [&](int key) -> std::string {
        switch (key) {
            case -1: return about_field("verb, the first value,", read_name(lua, refusal.verb));
            case -2: return about_field("object", read_object(lua, refusal.object));
            case reason: return about_field("reason", read_name(lua, refusal.reason));
            default: return about_field("about", read_object(lua, refusal.about));
        }
    });
    if (wrong.empty() && !refusal.verb) wrong = "should begin with a word, what would be done";
    if (wrong.empty() && !refusal.reason) wrong = "should have a reason, a text key";
    return wrong;
}

std::string QuestionReader::read_slots(lua_State* lua, int at, Slots& all) {
    luaL_checkstack(lua, 8, nullptr);
    slots_ = {};
    std::size_t count = 0;
    std::string wrong;
    push_contents(lua, at);
    lua_pushnil(lua);
    while (lua_next(lua, -2) != 0) {
        Machine::of(lua).budget.charge(lua, 2);
        std::string what;
        if (lua_type(lua, -2) != LUA_TSTRING) {
            what = fmt::format("should have names, not {}, as in {{ who = seat }}", describe(lua, -2));
        } else if (count == slots_.size()) {
            what = fmt::format("has more than {} places", slots_.size());
        } else {
            Slot& slot = slots_[count++];
            slot.name = handles_->name_at(lua, -2);
            what = read_object(lua, slot.value);
            if (!what.empty()) what = fmt::format("'{}' {}", slot.name.text(), what);
        }
        keep_first(wrong, std::move(what));
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    const auto filled = std::span(slots_).first(count);
    std::sort(filled.begin(), filled.end(),
              [](const Slot& one, const Slot& other) { return one.name < other.name; });
    all = filled;
    return wrong;
}

std::string QuestionReader::read_field(lua_State* lua, Word field, Question& question) {
    const auto say = [&](const std::string& what) { return about_field(kWordTexts[field], what); };
    const auto truth = [&](bool& value) -> std::string {
        if (!lua_isboolean(lua, -1)) return say("should be true or false, not " + describe(lua, -1));
        value = lua_toboolean(lua, -1) != 0;
        return "";
    };
    switch (field) {
        case seat: return say(read_seat(lua, question.seat));
        case prompt: return say(read_name(lua, question.prompt));
        case shape: {
            const std::string_view word = lua_type(lua, -1) == LUA_TSTRING
                                              ? std::string_view(lua_tostring(lua, -1))
                                              : std::string_view();
            const auto place = std::find(kShapeWords.begin(), kShapeWords.end(), word);
            if (place == kShapeWords.end())
                return say(fmt::format("should be one of {}", fmt::join(kShapeWords, ", ")) +
                           or_meant(word, kShapeWords));
            question.shape = static_cast<Shape>(place - kShapeWords.begin());
            return "";
        }
        case options: return each_of(lua, options, "options", [&] { return read_option(lua, question); });
        case refused:
            return each_of(lua, refused, "refusals",
                           [&] { return read_refusal(lua, question.refusals.emplace_back()); });
        case least: return say(read_integer(lua, kAnyNumber.least, kAnyNumber.most, question.least));
        case most: return say(read_integer(lua, kAnyNumber.least, kAnyNumber.most, question.most));
        case ordered: return truth(question.ordered);
        case groups: return truth(question.groups);
        default: {
            if (lua_type(lua, -1) != LUA_TTABLE)
                return say("should be a table such as { monster = card }, not " + describe(lua, -1));
            Slots all;
            std::string wrong = read_slots(lua, lua_gettop(lua), all);
            if (wrong.empty() && all.size() > question.slots.size())
                wrong = fmt::format("has more than {} places", question.slots.size());
            if (wrong.empty()) std::copy(all.begin(), all.end(), question.slots.begin());
            return say(wrong);
        }
    }
}

std::string QuestionReader::read(lua_State* lua, int at, Question& question) {
    constexpr std::int32_t kUnsaid = std::numeric_limits<std::int32_t>::min();
    Machine::of(lua).budget.charge(lua, kOptionWork);
    question.options.clear();
    question.refusals.clear();
    question.cautions.clear();
    question.reaches.clear();
    question.slots = {};
    question.shape = Shape::choose_one;
    question.seat = SeatId::none;
    question.prompt = {};
    question.secret = question.ordered = question.groups = false;
    question.least = question.most = kUnsaid;
    lua_pushvalue(lua, at);
    std::string wrong = walk(lua, "a question", seat, slots, 0,
                             [&](int key) { return read_field(lua, static_cast<Word>(key), question); });
    lua_pop(lua, 1);
    if (!wrong.empty()) return wrong;
    if (!question.prompt) return "should have a prompt, a word";
    const bool some = question.shape == Shape::choose_some;
    if (question.shape == Shape::amount && (question.least == kUnsaid || question.most == kUnsaid))
        return "should say least and most: the amount lies between";
    if (question.shape == Shape::distribute && question.most == kUnsaid)
        return "should say most: how much there is to give out";
    const auto own = static_cast<std::int32_t>(question.own());
    if (question.most == kUnsaid) question.most = some ? own : 1;
    if (some) question.most = std::min(question.most, own);
    if (question.least == kUnsaid)
        question.least = some ? 0 : question.shape == Shape::distribute ? question.most : 1;
    return impossible(question);
}

std::string QuestionReader::read_one(lua_State* lua, int at, Questions& all) {
    std::string wrong = read(lua, lua_absindex(lua, at), questions_.front());
    all = Questions(questions_.data(), 1);
    return wrong;
}

std::string QuestionReader::read_all(lua_State* lua, int at, Questions& all) {
    luaL_checkstack(lua, 8, nullptr);
    push_contents(lua, at);
    std::size_t count = 0;
    std::string wrong;
    while (wrong.empty()) {
        const int type = lua_rawgeti(lua, -1, static_cast<lua_Integer>(count) + 1);
        if (type == LUA_TNIL) {
            lua_pop(lua, 1);
            break;
        }
        ++count;
        if (count > kMostQuestions)
            wrong = fmt::format("holds more than {} questions", kMostQuestions);
        else if (type != LUA_TTABLE)
            wrong = fmt::format("[{}] should be a question, not {}", count, describe(lua, -1));
        if (wrong.empty()) {
            if (questions_.size() < count) questions_.resize(count);
            wrong = read(lua, lua_gettop(lua), questions_[count - 1]);
            if (!wrong.empty()) wrong = fmt::format("[{}] {}", count, wrong);
        }
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    if (wrong.empty() && count == 0) wrong = "holds no question";
    all = Questions(questions_.data(), wrong.empty() ? count : 0);
    return wrong;
}

void QuestionReader::push(lua_State* lua, const Question& question) const {
    luaL_checkstack(lua, 8, nullptr);
    const auto name = [&](Name each, const char* field) {
        handles_->push_plain(lua, each.text());
        lua_setfield(lua, -2, field);
    };
    const auto ref = [&](Ref each, const char* field) {
        if (!each) return;
        if (each.kind() == RefKind::definition)
            handles_->push_plain(
                lua, handles_->table()->catalogue().definitions[index(each.as_definition())].text());
        else
            push_handle(lua, each);
        lua_setfield(lua, -2, field);
    };
    const auto integer = [&](std::int64_t value, const char* field) {
        lua_pushinteger(lua, value);
        lua_setfield(lua, -2, field);
    };
    Machine::of(lua).budget.charge(lua, kOptionWork * (1 + question.options.size()));
    lua_createtable(lua, 0, 10);
    name(question.prompt, "prompt");
    handles_->push_plain(lua, kShapeWords[static_cast<std::size_t>(question.shape)]);
    lua_setfield(lua, -2, "shape");
    if (question.seat != SeatId::none) ref(Ref::seat(question.seat), "seat");
    lua_pushboolean(lua, question.secret ? 1 : 0);
    lua_setfield(lua, -2, "secret");
    integer(question.least, "least");
    integer(question.most, "most");
    lua_createtable(lua, static_cast<int>(question.options.size()), 0);
    for (std::size_t place = 0; place < question.options.size(); ++place) {
        const Option& option = question.options[place];
        lua_createtable(lua, 0, 4);
        name(option.verb, "verb");
        ref(option.object, "object");
        ref(option.target, "target");
        integer(option.number, "number");
        if (option.group != 0) integer(option.group, "group");
        if (option.seat != SeatId::none) ref(Ref::seat(option.seat), "seat");
        lua_rawseti(lua, -2, static_cast<lua_Integer>(place) + 1);
    }
    lua_setfield(lua, -2, "options");
}

}  // namespace tankard::script
