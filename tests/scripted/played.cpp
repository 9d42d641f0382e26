#include "scripted/played.h"

#include "source.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace tankard {

script::Files files_of(const std::string& folder) {
    script::Files files;
    const std::filesystem::path root = source_folder("/tests/scripted/" + folder);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root))
        if (entry.path().extension() == ".lua") {
            std::ifstream file(entry.path());
            files.push_back({folder + "/" + entry.path().lexically_relative(root).generic_string(),
                             {std::istreambuf_iterator<char>(file), {}}});
        }
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return files;
}

Ruled::Ruled(script::Files all) : files(std::move(all)) {
    const auto is_rules = [](const script::File& file) { return file.path.ends_with("/rules.lua"); };
    const auto rules_file = std::find_if(files.begin(), files.end(), is_rules);
    const Value value = script::load_data(*rules_file, problems);
    rules = scripted::make_rule_set("bidders", value, rules_file->path, problems);
    if (!problems.empty()) return;
    loaded = host();
    problems = loaded->problems();
    rules->load(loaded->sources(), {}, problems);
    if (!problems.empty()) return;
    loaded->number(*rules->catalogue());
    settings = Settings(rules->settings(), Value::table(), problems);
}

std::unique_ptr<script::Host> Ruled::host() const {
    auto host = std::make_unique<script::Host>(files, std::vector<const Registry*>{&rules->registry()});
    if (rules->catalogue() != nullptr) host->number(*rules->catalogue());
    return host;
}

Answer any_answer(const Question& question, Stream& chance) {
    const auto below = [&](std::int64_t bound) {
        return static_cast<std::int32_t>(chance.below(static_cast<std::uint32_t>(bound)));
    };
    const auto own = static_cast<std::int32_t>(question.own());
    const auto others = static_cast<std::int32_t>(question.options.size()) - own;
    if (others > 0 && below(4) == 0)
        return interjection(question, static_cast<std::size_t>(own + below(others)));
    Answer answer;
    switch (question.shape) {
        case Shape::read: break;
        case Shape::confirm: answer.values = {below(2)}; break;
        case Shape::amount:
            answer.values = {question.least + below(std::int64_t{question.most} - question.least + 1)};
            break;
        case Shape::choose_one: answer.values = {below(own)}; break;
        case Shape::record:
            for (std::int32_t i = 0; i < own; ++i)
                answer.values.push_back(
                    below(std::int64_t{question.options[static_cast<std::size_t>(i)].number} + 1));
            break;
        case Shape::distribute: {
            answer.values.assign(static_cast<std::size_t>(own), 0);
            for (std::int32_t left = question.most; left > 0;) {
                const auto place = static_cast<std::size_t>(below(own));
                if (answer.values[place] >= question.options[place].number) continue;
                ++answer.values[place];
                --left;
            }
            break;
        }
        case Shape::choose_some: {
            const std::int32_t wanted =
                question.least + below(std::int64_t{question.most} - question.least + 1);
            std::vector<std::int32_t> left(static_cast<std::size_t>(own));
            for (std::size_t i = 0; i < left.size(); ++i)
                left[i] = static_cast<std::int32_t>(i);
            while (static_cast<std::int32_t>(answer.values.size()) < wanted && !left.empty()) {
                const auto place = left.begin() + below(static_cast<std::int64_t>(left.size()));
                answer.values.push_back(*place);
                if (!misfit(question, answer).empty() &&
                    static_cast<std::int32_t>(answer.values.size()) >= question.least)
                    answer.values.pop_back();
                left.erase(place);
            }
            break;
        }
    }
    return answer;
}

Played::Played(const Ruled& rules, int seats, std::uint64_t seed)
    : ruled(&rules), host(rules.host()), chance(seed, 77) {
    Setup setup;
    setup.chapter = intern("classic");
    setup.seed = seed;
    for (int seat = 0; seat < seats; ++seat)
        setup.seats.push_back({"Player " + std::to_string(seat + 1), {}, seat > 0});
    table = rules.rules->set_up(setup, rules.settings);
}

Played::Played(const Ruled& rules, Table laid, Stream answers, bool closes)
    : ruled(&rules), host(rules.host()), table(std::move(laid)), chance(answers), closing(closes) {}

bool Played::beat() {
    Door door(*this);
    const std::unique_ptr<Match> match = ruled->rules->open({table, door, *host, ruled->settings});
    host->begin_beat();
    if (match->beat()) return true;
    if (closing) return false;
    closing = true;
    match->begin_closing();
    return true;
}

bool Played::to_the_end() {
    for (int beats = 0; beats < 10'000; ++beats)
        if (!beat()) return true;
    return false;
}

Played Played::resumed() const {
    Table copy;
    from_bytes(to_bytes(table), copy);
    copy.set_catalogue(ruled->rules->catalogue());
    return {*ruled, std::move(copy), chance, closing};
}

Answer Played::answer(const Question& question, const Table& now) {
    host->begin_span();
    ++asked;
    fingerprints.push_back(question.fingerprint());
    if (on_question) on_question(question, now);
    return decide ? decide(question) : any_answer(question, chance);
}

}  // namespace tankard
