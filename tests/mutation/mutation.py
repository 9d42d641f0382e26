#!/usr/bin/env python3
"""How much do the tests find? One place of the rules is changed at a time, and the rules' tests are run.

    nice tests/mutation/mutation.py --sample 300 --seed 1     # about 5 minutes once it is built
    nice tests/mutation/mutation.py --only survivors          # after tests were mended

Works in a copy, build/mutation; docs/mutation.md says more. (tests/mutants is something else: what
`tankard check` finds of authors' mistakes.)
"""

import argparse
import collections
import difflib
import hashlib
import json
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
from dataclasses import dataclass

from changes import Change, changes_of
from schemata import SWITCH, changed, schema_of

SOURCE = pathlib.Path(__file__).resolve().parents[2]
WORK = SOURCE / "build" / "mutation"
TREE = WORK / "tree"
PROGRAM = TREE / "build" / "dev" / "tests" / "tankard_rules_tests"

# What holds no rule: the names of things, what scripts are offered (the reference compares it), how
# companions judge, what is refused of a save that somebody else made (tests/play/forged_test.cpp asks that),
# where things lie on a screen, and texts.
NO_RULE = re.compile(
    r"/(words\.h|registry\.(cpp|h)|greedy\.(cpp|h)|evaluate\.(cpp|h)|misfit\.(cpp|h)|layout\.lua|pictures\.lua)$|/text/|/tests/"
)
POLICY = re.compile(r"/(greedy|evaluate)\.cpp$")

# Where the compiler complains, or says what it complains of.
REFUSED = re.compile(
    r"^(?:\S*?/)?(engine/deckbuilder/\S+?):(\d+):\d+: (?:(?:fatal )?error:|note: .* was not initialized with a constant)",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Mutant:
    number: int
    path: str
    change: Change
    state: str  # of the source: a result holds for this text alone

    def line(self, text):
        return text.count("\n", 0, self.change.edit[0]) + 1

    def key(self):
        return f"{self.path}@{self.state}:{self.change.edit[0]}-{self.change.edit[1]}:{self.change.operator}:{self.change.new}"

    def cpp(self):
        return not self.path.endswith(".lua")


def git_files():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=SOURCE, check=True, capture_output=True)
    return [f for f in listed.stdout.decode().splitlines() if (SOURCE / f).is_file()]


def rule_sources(wanted):
    files = [f for f in git_files() if f.startswith(("engine/deckbuilder/", "scripts/deckbuilder/", "adventures/black_water/"))]
    files = [f for f in files if f.endswith((".cpp", ".h", ".lua"))]
    return sorted(f for f in files if wanted("/" + f))


def all_mutants(wanted):
    """Numbers are kept: a file that is as it was has the same ones, and need not be built again."""
    numbers_file = WORK / "numbers.json"
    numbers = json.loads(numbers_file.read_text()) if numbers_file.is_file() else {"next": 1}
    mutants = []
    for path in rule_sources(wanted):
        text = (SOURCE / path).read_text()
        state = hashlib.sha256(text.encode()).hexdigest()[:8]
        changes = changes_of(path, text)
        first = numbers.setdefault(f"{path}@{state}", numbers["next"])
        numbers["next"] = max(numbers["next"], first + len(changes))
        mutants += [Mutant(first + i, path, change, state) for i, change in enumerate(changes)]
    numbers_file.write_text(json.dumps(numbers, indent=0))
    return mutants


def write(path, text):
    """Writes only what is new: what is built from the file is built again."""
    data = text if isinstance(text, bytes) else text.encode()
    if path.is_file() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def copy_tree(schemata):
    files = git_files()
    for file in files:
        write(TREE / file, schemata[file] if file in schemata else (SOURCE / file).read_bytes())
    write(TREE / "engine" / "mutation_switch.h", SWITCH)
    for folder in ("scripts", "adventures", "tests", "engine"):
        for path in (TREE / folder).rglob("*"):
            name = str(path.relative_to(TREE))
            if path.is_file() and name not in files and name != "engine/mutation_switch.h" and "__pycache__" not in name:
                path.unlink()


def schemata_of(mutants, fallen):
    by_path = collections.defaultdict(list)
    for mutant in mutants:
        if mutant.cpp() and mutant.key() not in fallen:
            by_path[mutant.path].append((mutant.number, mutant.change))
    return {path: schema_of(path, (SOURCE / path).read_text(), pairs) for path, pairs in by_path.items()}


def build(mutants, fallen, fallen_file):
    """Builds the rules' tests with all mutants in them. What the compiler refuses is added to `fallen`."""
    if not (TREE / "build" / "dev" / "build.ninja").is_file():
        copy_tree({})
        subprocess.run(["cmake", "--preset", "dev"], cwd=TREE, check=True, stdout=subprocess.DEVNULL)
    while True:
        copy_tree(schemata_of(mutants, fallen))
        made = subprocess.run(
            ["ninja", "-C", "build/dev", "-k", "0", "-j", "1", PROGRAM.name], cwd=TREE, capture_output=True, text=True
        )
        if made.returncode == 0:
            return
        (WORK / "refused.txt").write_text(made.stdout)
        wrong = set(REFUSED.findall(made.stdout))
        refused = [m for m in mutants if m.cpp() and m.key() not in fallen and touches(m, wrong)]
        if not refused:
            sys.exit(made.stdout[-4000:])
        print(f"{len(refused)} changes cannot be switched at run time", flush=True)
        fallen.update(m.key() for m in refused)
        fallen_file.write_text(json.dumps(sorted(fallen), indent=0))


def touches(mutant, places):
    """Whether one of these (path, line) lies in what the mutant exchanges."""
    lines = [int(line) for path, line in places if path == mutant.path]
    if not lines:
        return False
    text = (SOURCE / mutant.path).read_text()
    first, last = (text.count("\n", 0, at) + 1 for at in mutant.change.region)
    return any(first <= line <= last for line in lines)


# One test alone takes longer than all others: it is asked last.
SLOWEST = "every verb has an example*"


def run_tests(number=0, seconds=60):
    """What the rules' tests say: "" if all hold, else which one does not."""

    def limits():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    environment = dict(os.environ, TANKARD_MUTANT=str(number))
    for which in ("-tce=", "-tc="):
        run = subprocess.run(
            [PROGRAM, "--abort-after=1", "--no-colors=true", which + SLOWEST],
            env=environment, preexec_fn=limits, capture_output=True, text=True, errors="replace",
        )  # fmt: skip
        if run.returncode in (-9, -24):
            return "too long"
        if run.returncode != 0:
            named = re.search(r"^TEST CASE:\s*(.*)$", run.stdout, re.MULTILINE)
            return named.group(1) if named else f"ended with {run.returncode}"
    return ""


def caught_by(mutant, seconds):
    if mutant.cpp():
        return run_tests(mutant.number, seconds)
    text = (SOURCE / mutant.path).read_text()
    (TREE / mutant.path).write_text(changed(text, mutant.change))
    try:
        return run_tests(0, seconds)
    finally:
        (TREE / mutant.path).write_text(text)


def diff(mutant):
    text = (SOURCE / mutant.path).read_text()
    lines = difflib.unified_diff(text.splitlines(), changed(text, mutant.change).splitlines(), n=0, lineterm="")
    return [line for line in lines if line[:2] not in ("--", "++", "@@") and line.strip("+- ")]


def draw(mutants, seed, count):
    """Two thirds C++, one third Lua."""
    chance = random.Random(seed)
    cpp = [m for m in mutants if m.cpp()]
    lua = [m for m in mutants if not m.cpp()]
    return chance.sample(cpp, min(len(cpp), count * 2 // 3)) + chance.sample(lua, min(len(lua), count - count * 2 // 3))


def report(mutants, results):
    score = collections.Counter()
    for mutant in mutants:
        if mutant.key() in results:
            score[("C++" if mutant.cpp() else "Lua", "caught" if results[mutant.key()] else "survived")] += 1
    for language in ("C++", "Lua"):
        caught, survived = score[language, "caught"], score[language, "survived"]
        if caught + survived:
            print(f"{language}: {caught} of {caught + survived} caught, {100 * caught / (caught + survived):.1f} %")
    caught, survived = (sum(n for key, n in score.items() if key[1] == word) for word in ("caught", "survived"))
    if caught + survived:
        print(f"together: {caught} of {caught + survived} caught, {100 * caught / (caught + survived):.1f} %")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=300, help="how many mutants are tried")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", choices=["survivors"], help="of those, only what survived the last time")
    parser.add_argument("--policy", action="store_true", help="of companions' judgement instead of the rules")
    parser.add_argument("--results", type=pathlib.Path, help="default: build/mutation/results-SEED.jsonl")
    options = parser.parse_args()
    wanted = (lambda path: POLICY.search(path)) if options.policy else (lambda path: not NO_RULE.search(path))
    WORK.mkdir(parents=True, exist_ok=True)
    results_file = options.results or WORK / f"results-{'policy-' if options.policy else ''}{options.seed}.jsonl"
    fallen_file = WORK / "fallen.json"

    mutants = all_mutants(wanted)
    fallen = set(json.loads(fallen_file.read_text())) if fallen_file.is_file() else set()
    build(mutants, fallen, fallen_file)
    switchable = [m for m in mutants if m.key() not in fallen]
    print(f"{len(switchable)} mutants in {len({m.path for m in mutants})} files; {len(mutants) - len(switchable)} cannot be tried", flush=True)

    results = {}
    if results_file.is_file():
        for line in results_file.read_text().splitlines():
            entry = json.loads(line)
            results[entry["key"]] = entry["by"]
    sample = draw(switchable, options.seed, options.sample)
    if options.only:
        for mutant in sample:
            if results.get(mutant.key()) == "":
                del results[mutant.key()]

    began = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    if wrong := run_tests():
        sys.exit(f"without any mutant the tests do not hold: {wrong}")
    seconds = 5 + 5 * int(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - began)
    with results_file.open("a") as out:
        for done, mutant in enumerate(sample, 1):
            if mutant.key() in results:
                continue
            by = caught_by(mutant, seconds)
            results[mutant.key()] = by
            out.write(json.dumps({"key": mutant.key(), "by": by}) + "\n")
            out.flush()
            if not by:
                line = mutant.line((SOURCE / mutant.path).read_text())
                print(f"{done}/{len(sample)} survived: {mutant.path}:{line} {mutant.change.operator}", *diff(mutant), sep="\n    ", flush=True)
    report(sample, results)


main()
