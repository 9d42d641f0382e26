#include "play/content/library.h"

#include "deckbuilder/ruleset.h"
#include "play/content/needs.h"
#include "text/utf8.h"
#include "text/visible.h"

#include <algorithm>
#include <set>
#include <variant>

#include <fmt/format.h>

namespace tankard::play {
namespace {

constexpr std::string_view kPackages[] = {"deckbuilder", "terminal"};
constexpr std::string_view kScenarios = "tests";
constexpr std::string_view kPictures = "/pictures.lua";
constexpr int kMostGlyphs = 4;

/// The line of a file of plain data on which a key's last part stands; the first if it is nowhere.
int line_of(std::string_view text, std::string_view key) {
    const std::string part(key.substr(key.rfind('.') + 1));
    for (const std::string& wanted : {part + " =", part + "=", "\"" + part + "\"]", "'" + part + "']"})
        if (const std::size_t at = text.find(wanted); !part.empty() && at != std::string_view::npos)
            return 1 + static_cast<int>(
                           std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    return 1;
}

bool is_picture(std::string_view glyphs) {
    int count = 0;
    for (std::size_t at = 0; at < glyphs.size(); ++count)
        if (const char32_t letter = text::next_character(glyphs, at); letter <= U' ' || letter == U'\uFFFD')
            return false;
    return count >= 1 && count <= kMostGlyphs;
}

void read_folder(save::Files& files, const std::string& folder, const std::string& path,
                 save::Content& content) {
    for (const std::string& name : files.list(folder))
        if (name.ends_with(".lua")) content.files.emplace_back(path + name, files.read(folder + "/" + name));
}

/// Whether a file of a content is Tankard's own, and no adventure's.
bool is_rules_own(std::string_view path) {
    return std::any_of(std::begin(kPackages), std::end(kPackages), [&](std::string_view package) {
        return path.starts_with(package) && path.substr(package.size()).starts_with('/');
    });
}

/// A package is a folder and the folders in it.
void read_package(save::Files& files, const std::string& folder, const std::string& package,
                  save::Content& content) {
    read_folder(files, folder, package + "/", content);
    for (const std::string& part : files.folders(folder))
        if (part != kScenarios) read_folder(files, folder + "/" + part, package + "/" + part + "/", content);
}

/// The shared code of all that an adventure needs, so that `use "harbour/lib/fog"` finds it.
void read_needed(save::Files& files, const std::string& root, const campaign::Manifest& manifest,
                 save::Content& content) {
    for (const std::string& needed : needed_adventures(files, root, manifest)) {
        const std::string shared = fmt::format("{}/adventures/{}/lib", root, needed);
        if (files.exists(shared)) read_folder(files, shared, needed + "/lib/", content);
    }
}

script::Files as_files(const save::Content& content) {
    script::Files files;
    for (const auto& [path, text] : content.files)
        files.push_back({path, text});
    return files;
}

}  // namespace

std::unique_ptr<script::Host> Library::host_of(const Shared& shared) {
    return std::make_unique<script::Host>(
        as_files(shared.content),
        std::vector<const Registry*>{&shared.rules->registry(), &campaign::registry()}, shared.limits);
}

Library::Library(save::Content content, std::string campaign, const script::Limits& limits) {
    auto shared = std::make_shared<Shared>();
    shared->content = std::move(content);
    shared->limits = limits;
    shared->rules = deckbuilder::make_rule_set();
    host_ = host_of(*shared);
    shared->problems = host_->problems();
    shared->mark(Problem::Part::script);
    shared->rules->load(host_->sources(), shared->problems);
    shared->mark(Problem::Part::definition);
    host_->number(*shared->rules->catalogue());
    Value manifest;
    script::DataBudget budget;
    const std::string layout = std::string(shared->rules->name()) + "/layout.lua";
    for (const auto& [path, text] : shared->content.files) {
        if (path == campaign + "/campaign.lua")
            manifest = script::load_data({path, text}, shared->problems, budget);
        if (path == layout) shared->layout = script::load_data({path, text}, shared->problems, budget);
    }
    shared->manifest =
        campaign::read_manifest(std::move(campaign), manifest, host_->sources(), shared->problems);
    shared->mark(Problem::Part::manifest);
    shared->load_texts(budget);
    shared->load_pictures(budget);
    shared->mark(Problem::Part::text);
    shared_ = std::move(shared);
}

Library::Library(std::shared_ptr<const Shared> shared)
    : shared_(std::move(shared)), host_(host_of(*shared_)) {
    host_->number(*shared_->rules->catalogue());
}

void Library::Shared::mark(Problem::Part part) {
    for (Problem& problem : problems) {
        if (problem.part == Problem::Part::other) problem.part = part;
        problem.message = text::visible_line(problem.message);
    }
}

void Library::Shared::load_texts(script::DataBudget& budget) {
    // The rules' own come first, whatever the order of the files: an adventure adds to them and changes none.
    for (const bool rules_own : {true, false}) {
        std::set<std::string> theirs;
        if (!rules_own)
            for (const text::Language* language : {&english, &italian})
                for (std::string& key : language->keys())
                    theirs.insert(std::move(key));
        for (const auto& [path, text] : content.files) {
            const bool is_english = path.ends_with("/text/en.lua");
            if (is_rules_own(path) != rules_own || (!is_english && !path.ends_with("/text/it.lua"))) continue;
            const std::size_t before = problems.size();
            const Value texts = script::load_data({path, text}, problems, budget);
            if (texts.is_nil()) continue;
            text::Language& language = is_english ? english : italian;
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
            problems.push_back(
                {.file = path,
                 .message = fmt::format("{}: this text belongs to the rules; give yours a key of its "
                                        "own",
                                        key),
                 .field = key});
}

void Library::Shared::load_pictures(script::DataBudget& budget) {
    for (const auto& [path, text] : content.files) {
        if (!path.ends_with(kPictures)) continue;
        const Value read = script::load_data({path, text}, problems, budget);
        for (const auto& [key, glyphs] : read.entries()) {
            const auto* id = std::get_if<std::string>(&key);
            if (id == nullptr || glyphs.text() == nullptr || !is_picture(*glyphs.text())) {
                problems.push_back({.file = path,
                                    .line = line_of(text, id != nullptr ? *id : ""),
                                    .message = "pictures should be an id and one to four glyphs in quotes, "
                                               "such as rat = \"🐀\"; this one is " +
                                               (id != nullptr ? *id + " = " : "") + glyphs.show(),
                                    .field = id != nullptr ? *id : ""});
                continue;
            }
            pictures.set(*id, glyphs);
            pictured.emplace_back(path, *id);
        }
    }
}

std::string Library::picture(Name id) const {
    const std::string* glyphs = shared_->pictures.at(id.text()).text();
    return glyphs != nullptr ? *glyphs : "";
}

Library& Library::for_search() {
    if (!for_search_) for_search_ = std::make_unique<Library>(further());
    return *for_search_;
}

Settings Library::settings(const Value& chosen, Problems& problems) const {
    const std::vector<SettingInfo> infos = campaign::settings_under(rules());
    Value all = Settings(infos, manifest().settings, problems).values();
    for (const auto& [key, value] : chosen.entries())
        all.set(key, value);
    return {infos, all, problems};
}

std::vector<std::unique_ptr<RuleSet>> rule_sets() {
    std::vector<std::unique_ptr<RuleSet>> all;
    all.push_back(deckbuilder::make_rule_set());
    return all;
}

std::vector<std::string> list_campaigns(save::Files& files, const std::string& root) {
    std::vector<std::string> found;
    if (!files.exists(root + "/adventures")) return found;
    for (const std::string& name : files.folders(root + "/adventures"))
        if (!name.starts_with('.') && files.exists(root + "/adventures/" + name + "/campaign.lua"))
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
    for (std::string_view package : kPackages)
        read(root + "/scripts/" + std::string(package), std::string(package));
    read(root + "/adventures/" + campaign, campaign);
    return found.files;
}

std::vector<std::string> content_folders(save::Files& files, const std::string& root,
                                         const campaign::Manifest& manifest) {
    std::vector<std::string> folders;
    for (std::string_view package : kPackages)
        folders.push_back(root + "/scripts/" + std::string(package));
    folders.push_back(root + "/adventures/" + manifest.id);
    for (const std::string& needed : needed_adventures(files, root, manifest))
        if (std::string shared = root + "/adventures/" + needed + "/lib"; files.exists(shared))
            folders.push_back(std::move(shared));
    return folders;
}

save::Content read_content(save::Files& files, const std::string& root, const std::string& campaign) {
    const std::string folder = root + "/adventures/" + campaign;
    if (campaign.empty() || campaign.find('/') != std::string::npos ||
        !files.exists(folder + "/campaign.lua")) {
        const std::vector<std::string> there = list_campaigns(files, root);
        if (there.empty()) throw save::Error(fmt::format("there are no campaigns in {}/adventures", root));
        throw save::Error(fmt::format("there is no campaign '{}'; there {} {}", campaign,
                                      there.size() == 1 ? "is" : "are", fmt::join(there, ", ")));
    }
    save::Content own;
    read_package(files, folder, campaign, own);
    return content_with(files, root, facts_of(files, root, campaign), own);
}

save::Content content_with(save::Files& files, const std::string& root, const campaign::Manifest& manifest,
                           const save::Content& own) {
    save::Content content;
    for (std::string_view package : kPackages)
        read_package(files, root + "/scripts/" + std::string(package), std::string(package), content);
    content.files.insert(content.files.end(), own.files.begin(), own.files.end());
    read_needed(files, root, manifest, content);
    return content;
}

}  // namespace tankard::play
