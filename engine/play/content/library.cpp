#include "play/content/library.h"

#include "deckbuilder/ruleset.h"
#include "fighter/ruleset.h"
#include "play/content/needs.h"
#include "script/problem_line.h"
#include "scripted/ruleset.h"
#include "text/drawings.h"
#include "text/looks.h"
#include "text/utf8.h"
#include "text/visible.h"

#include <algorithm>
#include <set>
#include <variant>

#include <fmt/format.h>

namespace tankard::play {
namespace {

constexpr std::string_view kCommon[] = {"campaign", "terminal"};  ///< of scripts/: everybody's words
constexpr std::string_view kShipped[] = {"deckbuilder", "fighter", "gauntlet"};  ///< rule sets of scripts/
constexpr std::string_view kScenarios = "tests";
constexpr std::string_view kPictures = "/pictures.lua";
constexpr std::string_view kColours = "/colours.lua";
constexpr std::string_view kScenes = "/scenes.lua";
constexpr std::size_t kMostFigures = 4;

/// The line of a file of plain data on which a key's last part stands; the first if it is nowhere.
int line_of(std::string_view text, std::string_view key) {
    const std::string part(key.substr(key.rfind('.') + 1));
    for (const std::string& wanted : {part + " =", part + "=", "\"" + part + "\"]", "'" + part + "']"})
        if (const std::size_t at = text.find(wanted); !part.empty() && at != std::string_view::npos)
            return 1 + static_cast<int>(
                           std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    return 1;
}

void read_folder(save::Files& files, const std::string& folder, const std::string& path,
                 save::Content& content) {
    for (const std::string& name : files.list(folder))
        if (name.ends_with(".lua")) content.files.emplace_back(path + name, files.read(folder + "/" + name));
}

/// The first folder of a path, and the one in it; nothing where there is none.
std::pair<std::string_view, std::string_view> folders_of(std::string_view path) {
    const std::size_t first = path.find('/');
    if (first == std::string_view::npos) return {};
    const std::string_view rest = path.substr(first + 1);
    const std::size_t second = rest.find('/');
    return {path.substr(0, first), second != std::string_view::npos ? rest.substr(0, second) : ""};
}

bool has_file(const save::Content& content, std::string_view path) {
    return std::any_of(content.files.begin(), content.files.end(),
                       [&](const auto& file) { return file.first == path; });
}

std::unique_ptr<RuleSet> built_in(std::string_view name) {
    if (name == "deckbuilder") return deckbuilder::make_rule_set();
    return name == "fighter" ? fighter::make_rule_set() : nullptr;
}

/// A package is a folder and the folders in it.
void read_package(save::Files& files, const std::string& folder, const std::string& package,
                  save::Content& content) {
    read_folder(files, folder, package + "/", content);
    for (const std::string& part : files.folders(folder))
        if (part != kScenarios) read_folder(files, folder + "/" + part, package + "/" + part + "/", content);
}

bool is_rule_set_at(save::Files& files, const std::string& root, std::string_view name) {
    return built_in(name) != nullptr || files.exists(fmt::format("{}/scripts/{}/rules.lua", root, name));
}

/// The same for what an adventure has for other rule sets than its own.
void read_other_sets(save::Files& files, const std::string& root, const std::string& folder,
                     const std::string& package, save::Content& content) {
    for (const std::string& part : files.folders(folder))
        if (is_rule_set_at(files, root, part)) {
            const std::string inside = folder + "/" + part;
            read_folder(files, inside, fmt::format("{}/{}/", package, part), content);
            for (const std::string& kind : files.folders(inside))
                read_folder(files, inside + "/" + kind, fmt::format("{}/{}/{}/", package, part, kind),
                            content);
        }
}

/// Which rule sets an adventure's files are for: its own first, then those that have a folder in it.
std::vector<std::string> rule_sets_of(save::Files& files, const std::string& root,
                                      const campaign::Manifest& manifest, const save::Content& own) {
    std::vector<std::string> names{manifest.rules};
    std::set<std::string_view> seen{manifest.rules, ""};
    for (const auto& [path, text] : own.files) {
        const std::string_view part = folders_of(path).second;
        if (seen.insert(part).second && is_rule_set_at(files, root, part)) names.emplace_back(part);
    }
    return names;
}

/// A rule set as a package of a content; what it brings to be played by itself only if that is wanted.
void read_rule_set(save::Files& files, const std::string& root, const std::string& name, bool by_itself,
                   save::Content& content) {
    save::Content all;
    read_package(files, root + "/scripts/" + name, name, all);
    std::erase_if(all.files, [&](const auto& file) {
        return !by_itself &&
               (file.first == name + "/campaign.lua" || folders_of(file.first).second == "chapters");
    });
    content.files.insert(content.files.end(), all.files.begin(), all.files.end());
}

/// The shared code of all that an adventure needs, so that `use "harbour/lib/fog"` finds it.
void read_needed(save::Files& files, const std::string& root, const campaign::Manifest& manifest,
                 save::Content& content) {
    for (const std::string& needed : needed_adventures(files, root, manifest)) {
        const std::string shared = fmt::format("{}/adventures/{}/lib", root, needed);
        if (files.exists(shared)) read_folder(files, shared, needed + "/lib/", content);
    }
}

}  // namespace

bool Library::Shared::is_for(std::string_view path, std::string_view name) const {
    const auto [package, part] = folders_of(path);
    const auto is_set = [&](std::string_view word) {
        return std::any_of(rules.begin(), rules.end(),
                           [&](const RuleSet* each) { return each->name() == word; });
    };
    if (is_set(package)) return package == name;
    if (is_set(part)) return part == name;
    const bool everybodys =
        part == "lib" || part == "text" ||
        (part.empty() && !path.ends_with(kPictures) && !path.ends_with(kColours) && !path.ends_with(kScenes));
    return everybodys || name == rules.front()->name() ||
           std::find(std::begin(kCommon), std::end(kCommon), package) != std::end(kCommon);
}

void Library::read_icons(Set& set, const std::string& path) {
    for (const char* part : {"icons", "verbs", "portraits", "topics", "lessons"}) {
        Value icons = set.layout.at(part);
        for (const auto& [key, icon] : Value(icons).entries()) {
            const auto* of = std::get_if<std::string>(&key);
            if (icon.text() == nullptr) continue;
            text::Figures figures = text::read_figures(*icon.text());
            for (std::string& name : figures.unknown)
                set.unknown.push_back({path, of != nullptr ? *of : part, std::move(name)});
            icons.set(key, Value(std::move(figures.letters)));
        }
        if (icons.is_table()) set.layout.set(part, std::move(icons));
    }
}

std::unique_ptr<script::Host> Library::Shared::host_of(const Set& set) const {
    script::Files files;
    for (const auto& [path, text] : content.files)
        if (is_for(path, set.rules->name())) files.push_back({path, text});
    return std::make_unique<script::Host>(
        files, std::vector<const Registry*>{&set.rules->registry(), &campaign::registry()}, limits);
}

Value Library::Shared::read_manifest_file(script::DataBudget& budget) {
    for (const auto& [path, text] : content.files)
        if (path == manifest.id + "/campaign.lua") return script::load_data({path, text}, problems, budget);
    return {};
}

void Library::Shared::make_sets(const Value& manifest_table, script::DataBudget& budget) {
    const auto make = [&](const std::string& name) {
        auto set = std::make_unique<Set>();
        set->rules = built_in(name);
        for (const auto& [path, text] : content.files)
            if (set->rules == nullptr && path == name + "/rules.lua")
                set->rules = scripted::make_rule_set(name, script::load_data({path, text}, problems, budget),
                                                     path, problems);
        if (set->rules == nullptr) return false;
        rules.push_back(set->rules.get());
        sets.push_back(std::move(set));
        return true;
    };
    const std::string* own = manifest_table.at("rules").text();
    if (!make(own != nullptr ? *own : manifest.rules)) {
        problems.push_back({.file = manifest.id + "/campaign.lua",
                            .line = 1,
                            .message = fmt::format("there is no rule set '{}'", *own),
                            .part = Problem::Part::manifest,
                            .field = "rules"});
        make(manifest.rules);
    }
    std::set<std::string_view> seen{rules.front()->name()};
    for (const auto& [path, text] : content.files) {
        const auto [package, part] = folders_of(path);
        if (package != manifest.id || part.empty() || !seen.insert(part).second) continue;
        if (built_in(part) != nullptr || has_file(content, fmt::format("{}/rules.lua", part)))
            make(std::string(part));
    }
}

Library::Library(save::Content content, std::string campaign, const script::Limits& limits) {
    auto shared = std::make_shared<Shared>();
    shared->content = std::move(content);
    shared->limits = limits;
    shared->manifest.id = campaign;
    script::DataBudget budget;
    const Value manifest = shared->read_manifest_file(budget);
    shared->make_sets(manifest, budget);
    std::vector<std::unique_ptr<script::Host>> hosts;
    std::vector<Source> chapters;
    std::vector<std::pair<std::string, std::string>> plays;
    for (const auto& set : shared->sets) {
        hosts.push_back(shared->host_of(*set));
        const Problems& found = hosts.back()->problems();
        for (const Problem& problem : found)  // what is everybody's is loaded by each
            if (std::none_of(shared->problems.begin(), shared->problems.end(),
                             [&](const Problem& each) { return each.show() == problem.show(); }))
                shared->problems.push_back(problem);
        for (const Source& source : hosts.back()->sources())
            if (source.kind == "chapter") {
                chapters.push_back(source);
                plays.emplace_back(source.id, set->rules->name());
                if (const std::string* said = source.facts.at("plays").text();
                    said != nullptr && *said != set->rules->name())
                    shared->problems.push_back(
                        {.file = source.file,
                         .line = source.line,
                         .message =
                             fmt::format("this chapter is played under the rules of {} because of the folder "
                                         "it stands in; for {} it stands in {}/{}/chapters",
                                         set->rules->name(), *said, campaign, *said),
                         .part = Problem::Part::definition,
                         .field = "plays"});
            }
    }
    shared->mark(Problem::Part::script);
    for (std::size_t i = 0; i < hosts.size(); ++i) {
        Set& set = *shared->sets[i];
        std::vector<Name> beside;
        for (const auto& [chapter, rules] : plays)
            if (rules != set.rules->name()) beside.push_back(intern(chapter));
        set.rules->load(hosts[i]->sources(), beside, shared->problems);
        hosts[i]->number(*set.rules->catalogue());
    }
    shared->mark(Problem::Part::definition);
    shared->manifest = campaign::read_manifest(std::move(campaign), manifest, chapters, shared->problems);
    shared->manifest.plays = std::move(plays);
    for (const RuleSet* rules : shared->rules) {  // as many as can sit at every table
        shared->manifest.least_players = std::max(shared->manifest.least_players, rules->least_seats());
        shared->manifest.most_players = std::min(shared->manifest.most_players, rules->most_seats());
    }
    shared->mark(Problem::Part::manifest);
    for (const auto& set : shared->sets) {
        const std::string layout = std::string(set->rules->name()) + "/layout.lua";
        for (const auto& [path, text] : shared->content.files)
            if (path == layout) {
                set->layout = script::load_data({path, text}, shared->problems, budget);
                read_icons(*set, path);
            }
        shared->load_texts(*set, budget);
        shared->load_pictures(*set, budget);
        shared->load_colours(*set, budget);
        shared->load_scenes(*set, budget);
    }
    shared->mark(Problem::Part::text);
    host_ = std::move(hosts.front());
    shared_ = std::move(shared);
}

Library::Library(std::shared_ptr<const Shared> shared, std::size_t set)
    : shared_(std::move(shared)), set_(set), host_(shared_->host_of(this->set())) {
    host_->number(*rules().catalogue());
}

Library& Library::under(std::string_view name) {
    for (std::size_t i = 0; i < shared_->rules.size(); ++i) {
        if (shared_->rules[i]->name() != name) continue;
        if (i == set_) return *this;
        if (const auto other = others_.find(i); other != others_.end()) return other->second;
        Library& other = others_.emplace(i, Library(shared_, i)).first->second;
        other.log_to(log_);
        return other;
    }
    throw save::Error(fmt::format("{} plays nothing under the rules of '{}'", campaign(),
                                  text::visible_line(name, text::kLongName)));
}

const RuleSet& Library::rules(std::string_view name) const {
    for (const RuleSet* each : shared_->rules)
        if (each->name() == name) return *each;
    throw save::Error(fmt::format("{} plays nothing under the rules of '{}'", campaign(),
                                  text::visible_line(name, text::kLongName)));
}

std::vector<std::string_view> Library::rule_set_names() const {
    std::vector<std::string_view> names;
    for (const RuleSet* each : shared_->rules)
        names.push_back(each->name());
    return names;
}

Hooks& Library::thinking() {
    static NoHooks none;
    if (!rules().is_scripted()) return none;
    if (!thinking_) {
        thinking_ = shared_->host_of(set());
        thinking_->number(*rules().catalogue());
    }
    return *thinking_;
}

void Library::log_to(const std::function<void(const script::LogLine&)>& sink) {
    log_ = sink;
    host_->log_to(sink);
    for (auto& [_, other] : others_)
        other.log_to(sink);
}

void Library::Shared::mark(Problem::Part part) {
    for (Problem& problem : problems) {
        const bool is_new = problem.part == Problem::Part::other;
        if (is_new) problem.part = part;
        if (is_new || problem.line == 0)
            for (const auto& [path, text] : content.files)
                if (path == problem.file) problem.line = script::line_of(problem, text);
        problem.message = text::visible_line(problem.message);
    }
}

void Library::Shared::load_texts(Set& set, script::DataBudget& budget) {
    enum class Whose : std::uint8_t { common, rules, adventures };
    const auto whose = [&](std::string_view path) {
        const std::string_view package = folders_of(path).first;
        if (std::find(std::begin(kCommon), std::end(kCommon), package) != std::end(kCommon))
            return Whose::common;
        return package == set.rules->name() ? Whose::rules : Whose::adventures;
    };
    // What is everybody's comes first, then the rules', whatever the order of the files: who comes later adds
    // to them and changes none.
    for (const Whose now : {Whose::common, Whose::rules, Whose::adventures}) {
        std::set<std::string> theirs;
        if (now != Whose::common)
            for (const text::Language* language : {&set.english, &set.italian})
                for (std::string& key : language->keys())
                    theirs.insert(std::move(key));
        for (const auto& [path, text] : content.files) {
            const bool is_english = path.ends_with("/text/en.lua");
            if (whose(path) != now || (!is_english && !path.ends_with("/text/it.lua"))) continue;
            if (!is_for(path, set.rules->name())) continue;
            const std::size_t before = problems.size();
            const Value texts = script::load_data({path, text}, problems, budget);
            if (texts.is_nil()) continue;
            text::Language& language = is_english ? set.english : set.italian;
            if (!theirs.empty()) refuse_theirs(theirs, texts, path, language.code());
            language.add(texts, path, problems);
            for (std::size_t i = before; i < problems.size(); ++i)
                if (problems[i].line == 0) problems[i].line = line_of(text, problems[i].field);
        }
    }
}

void Library::Shared::refuse_theirs(const std::set<std::string>& theirs, const Value& texts,
                                    const std::string& path, const std::string& code) {
    text::Language own(code);
    Problems ignored;  // told when they are added
    own.add(texts, path, ignored);
    for (const std::string& key : own.keys())
        if (theirs.contains(key))
            problems.push_back({.file = path,
                                .message = fmt::format(
                                    "{}: this text belongs to the rules, or to every campaign; give yours a "
                                    "key of its own",
                                    key),
                                .field = key});
}

void Library::Shared::load_pictures(Set& set, script::DataBudget& budget) {
    const auto read = [&set](const std::string& path, const std::string* id,
                             const Value& glyphs) -> std::string {
        text::Figures figures;
        if (glyphs.text() != nullptr) figures = text::read_figures(*glyphs.text());
        if (id == nullptr || figures.wrong || figures.count == 0 || figures.count > kMostFigures)
            return "pictures should be an id and one to four names of drawings or glyphs in quotes, such as "
                   "gate_rat = \"rat wheat\"; this one is " +
                   (id != nullptr ? *id + " = " : "") + glyphs.show();
        set.pictures.set(*id, Value(std::move(figures.letters)));
        for (std::string& name : figures.unknown)
            set.unknown.push_back({path, *id, std::move(name)});
        return "";
    };
    load_by_id(set, kPictures, budget, read);
}

void Library::Shared::load_colours(Set& set, script::DataBudget& budget) {
    const auto read = [&set](const std::string&, const std::string* id, const Value& entry) -> std::string {
        const auto& known = text::kPigments;
        const std::string* word = entry.text();
        if (id == nullptr || word == nullptr || std::find(known.begin(), known.end(), *word) == known.end())
            return fmt::format("the colour of '{}' is {}; it should be one of {}{}",
                               id != nullptr ? *id : "?", entry.show(), fmt::join(known, ", "),
                               word != nullptr ? or_meant(*word, known) : "");
        set.colours.set(*id, entry);
        return "";
    };
    load_by_id(set, kColours, budget, read);
}

void Library::Shared::load_scenes(Set& set, script::DataBudget& budget) {
    const auto read = [&set](const std::string& path, const std::string* id,
                             const Value& entry) -> std::string {
        auto made = std::make_shared<Backdrop>();
        std::vector<std::string> unknown;
        const std::string wrong =
            id != nullptr ? read_backdrop(entry, *made, unknown) : "should stand under an id";
        if (!wrong.empty())
            return fmt::format("the scene of '{}' {}", id != nullptr ? *id : entry.show(), wrong);
        if (const std::string* own = set.pictures.at(*id).text(); own != nullptr && made->middle.empty()) {
            std::size_t first = 0;
            made->middle.push_back({.letter = text::next_character(*own, first), .size = kFigure});
        }
        for (std::string& name : unknown)
            set.unknown.push_back({path, *id, std::move(name)});
        auto left = std::make_shared<Backdrop>(*made);
        left->middle.clear();
        set.places[*id] = std::move(left);
        set.scenes[*id] = std::move(made);
        return "";
    };
    load_by_id(set, kScenes, budget, read);
}

void Library::Shared::load_by_id(Set& set, std::string_view ending, script::DataBudget& budget,
                                 const ReadEntry& read) {
    for (const auto& [path, text] : content.files) {
        if (!path.ends_with(ending) || !is_for(path, set.rules->name())) continue;
        const Value all = script::load_data({path, text}, problems, budget);
        for (const auto& [key, entry] : all.entries()) {
            const auto* id = std::get_if<std::string>(&key);
            std::string wrong = read(path, id, entry);
            if (wrong.empty()) {
                set.pictured.emplace_back(path, *id);
                continue;
            }
            const std::string field = id != nullptr ? *id : "";
            problems.push_back(
                {.file = path, .line = line_of(text, field), .message = std::move(wrong), .field = field});
        }
    }
}

std::shared_ptr<const Backdrop> Library::backdrop(Name id) const {
    const auto found = set().scenes.find(id.text());
    return found != set().scenes.end() ? found->second : nullptr;
}

std::shared_ptr<const Backdrop> Library::place(Name id) const {
    const auto found = set().places.find(id.text());
    return found != set().places.end() ? found->second : nullptr;
}

std::string Library::picture(Name id) const {
    const std::string* glyphs = set().pictures.at(id.text()).text();
    return glyphs != nullptr ? *glyphs : "";
}

std::string Library::colour(Name id) const {
    const std::string* word = set().colours.at(id.text()).text();
    return word != nullptr ? *word : "";
}

Library& Library::for_search() {
    if (!for_search_) for_search_ = std::make_unique<Library>(further());
    return *for_search_;
}

Settings Library::settings(const Value& chosen, Problems& problems) const {
    const std::vector<SettingInfo> infos = campaign::settings_under(rules());
    const auto knows = [&](std::string_view name) {
        return std::any_of(infos.begin(), infos.end(),
                           [&](const SettingInfo& info) { return info.name == name; });
    };
    // Those of the campaign's own set stand by themselves, and of another's in a table with its name; what
    // every campaign has stands by itself.
    const auto mine = [&](const Value& all) {
        Value found = Value::table();
        for (const auto& [key, value] : all.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            const bool other = name != nullptr && value.is_table() &&
                               std::any_of(shared_->rules.begin(), shared_->rules.end(),
                                           [&](const RuleSet* each) { return each->name() == *name; });
            const bool common = name != nullptr && knows(*name) &&
                                std::none_of(rules().settings().begin(), rules().settings().end(),
                                             [&](const SettingInfo& info) { return info.name == *name; });
            if (!other && (set_ == 0 || common)) found.set(key, value);
        }
        for (const auto& [key, value] : all.at(rules().name()).entries())
            found.set(key, value);
        return found;
    };
    Value all = Settings(infos, mine(manifest().settings), problems).values();
    const Value theirs = mine(chosen);
    for (const auto& [key, value] : theirs.entries())
        all.set(key, value);
    return {infos, all, problems};
}

std::vector<const Library*> all_sets(const Library& library, std::optional<Library>& others) {
    std::vector<const Library*> all{&library};
    for (const std::string_view name : library.rule_set_names()) {
        if (name == library.rules().name()) continue;
        if (!others) others.emplace(library.further());
        all.push_back(&others->under(name));
    }
    return all;
}

Problems setting_problems(const Library& library, const Value& chosen) {
    std::optional<Library> others;
    Problems all;
    const std::vector<std::string_view> names = library.rule_set_names();
    Value known = Value::table();
    for (const auto& [key, value] : chosen.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        const bool of_a_set = name != nullptr && value.is_table();
        if (!of_a_set || std::find(names.begin(), names.end(), *name) != names.end())
            known.set(key, value);
        else
            all.push_back(
                {"settings", 0,
                 fmt::format("{} does not play under rules called '{}'; there {} {}", library.campaign(),
                             *name, names.size() == 1 ? "is" : "are", fmt::join(names, ", "))});
    }
    for (const Library* each : all_sets(library, others)) {
        Problems found;
        each->settings(known, found);
        for (Problem& problem : found) {
            // What the campaign's own rules say of a setting is clear without their name.
            if (each != &library)
                problem.message = fmt::format("{}: {}", each->rules().name(), problem.message);
            const bool told = std::any_of(all.begin(), all.end(), [&](const Problem& other) {
                return other.message == problem.message;
            });
            if (!told) all.push_back(std::move(problem));
        }
    }
    return all;
}

std::vector<std::unique_ptr<RuleSet>> rule_sets() {
    std::vector<std::unique_ptr<RuleSet>> all;
    all.push_back(deckbuilder::make_rule_set());
    all.push_back(fighter::make_rule_set());
    return all;
}

std::vector<std::string> list_rule_sets(save::Files& files, const std::string& root) {
    std::vector<std::string> names;
    for (const auto& rules : rule_sets())
        names.emplace_back(rules->name());
    if (files.exists(root + "/scripts"))
        for (const std::string& name : files.folders(root + "/scripts"))
            if (!name.starts_with('.') && !name.starts_with("template") && built_in(name) == nullptr &&
                is_rule_set_at(files, root, name))
                names.push_back(name);
    return names;
}

std::unique_ptr<RuleSet> declared_rule_set(save::Files& files, const std::string& root,
                                           const std::string& name) {
    if (auto rules = built_in(name)) return rules;
    const std::vector<std::string> there = list_rule_sets(files, root);
    if (std::find(there.begin(), there.end(), name) == there.end())
        throw save::Error(fmt::format("there is no rule set '{}'; there {} {}",
                                      text::visible_line(name, text::kLongName),
                                      there.size() == 1 ? "is" : "are", fmt::join(there, ", ")));
    const std::string path = name + "/rules.lua";
    Problems problems;
    const Value declared =
        script::load_data({path, files.read(fmt::format("{}/scripts/{}", root, path))}, problems);
    auto rules = scripted::make_rule_set(name, declared, path, problems);
    if (!problems.empty()) throw save::Error(problems.front().show());
    return rules;
}

bool is_rule_set(std::string_view name) {
    return std::find(std::begin(kShipped), std::end(kShipped), name) != std::end(kShipped);
}

std::string campaign_folder(save::Files& files, const std::string& root, const std::string& campaign) {
    if (campaign.empty() || campaign.find('/') != std::string::npos) return "";
    for (const char* place : {"adventures", "scripts"})
        if (std::string folder = fmt::format("{}/{}/{}", root, place, campaign);
            files.exists(folder + "/campaign.lua"))
            return folder;
    return "";
}

std::vector<std::string> list_campaigns(save::Files& files, const std::string& root) {
    std::vector<std::string> found;
    if (files.exists(root + "/adventures"))
        for (const std::string& name : files.folders(root + "/adventures"))
            if (!name.starts_with('.') && files.exists(root + "/adventures/" + name + "/campaign.lua"))
                found.push_back(name);
    return found;
}

std::vector<std::string> list_games(save::Files& files, const std::string& root) {
    std::vector<std::string> found = list_campaigns(files, root);
    if (files.exists(root + "/scripts"))
        for (const std::string& name : files.folders(root + "/scripts"))
            if (!name.starts_with('.') && !name.starts_with("template") &&
                is_rule_set_at(files, root, name) &&
                files.exists(fmt::format("{}/scripts/{}/campaign.lua", root, name)))
                found.push_back(name);
    return found;
}

std::vector<std::pair<std::string, std::string>> read_scenarios(save::Files& files, const std::string& root,
                                                                const std::string& campaign) {
    save::Content found;
    const auto read = [&](const std::string& folder, const std::string& package) {
        const std::string scenarios = fmt::format("{}/{}", folder, kScenarios);
        if (files.exists(scenarios))
            read_folder(files, scenarios, fmt::format("{}/{}/", package, kScenarios), found);
    };
    const std::string folder = campaign_folder(files, root, campaign);
    // Those of another rule set than the campaign's own begin with chapters that it does not have.
    if (const std::string rules = facts_of(files, root, campaign).rules; rules != campaign)
        read(root + "/scripts/" + rules, rules);
    read(folder, campaign);
    return found.files;
}

std::vector<std::string> content_folders(save::Files& files, const std::string& root,
                                         const campaign::Manifest& manifest) {
    std::vector<std::string> folders;
    const std::string own = campaign_folder(files, root, manifest.id);
    for (std::string_view package : kCommon)
        folders.push_back(fmt::format("{}/scripts/{}", root, package));
    save::Content others;
    read_other_sets(files, root, own, manifest.id, others);
    for (const std::string& name : rule_sets_of(files, root, manifest, others)) {
        folders.push_back(fmt::format("{}/scripts/{}", root, name));
        if (files.exists(fmt::format("{}/{}", own, name))) folders.push_back(fmt::format("{}/{}", own, name));
    }
    if (std::find(folders.begin(), folders.end(), own) == folders.end()) folders.push_back(own);
    for (const std::string& needed : needed_adventures(files, root, manifest))
        if (std::string shared = root + "/adventures/" + needed + "/lib"; files.exists(shared))
            folders.push_back(std::move(shared));
    return folders;
}

save::Content read_content(save::Files& files, const std::string& root, const std::string& campaign) {
    const std::string folder = campaign_folder(files, root, campaign);
    if (folder.empty()) {
        const std::vector<std::string> there = list_games(files, root);
        if (there.empty()) throw save::Error(fmt::format("there are no campaigns in {}/adventures", root));
        const std::vector<std::string_view> names(there.begin(), there.end());
        throw save::Error(fmt::format("there is no campaign '{}'; there {} {}{}", campaign,
                                      there.size() == 1 ? "is" : "are", fmt::join(there, ", "),
                                      or_meant(campaign, names)));
    }
    save::Content own;
    if (!is_rule_set_at(files, root, campaign)) {  // a rule set's own folder is read with the rule set
        read_package(files, folder, campaign, own);
        read_other_sets(files, root, folder, campaign, own);
    }
    return content_with(files, root, facts_of(files, root, campaign), own);
}

save::Content content_with(save::Files& files, const std::string& root, const campaign::Manifest& manifest,
                           const save::Content& own) {
    save::Content content;
    for (const std::string& name : rule_sets_of(files, root, manifest, own)) {
        if (!is_rule_set_at(files, root, name))
            throw save::Error(fmt::format("{} plays under the rules of '{}', which are not in {}/scripts",
                                          manifest.id, text::visible_line(name, text::kLongName), root));
        read_rule_set(files, root, name, name == manifest.id, content);
    }
    for (std::string_view package : kCommon)
        read_package(files, root + "/scripts/" + std::string(package), std::string(package), content);
    content.files.insert(content.files.end(), own.files.begin(), own.files.end());
    read_needed(files, root, manifest, content);
    return content;
}

}  // namespace tankard::play
