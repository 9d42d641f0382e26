// What a campaign file says, record by record. Every record is versioned; one from a newer Tankard is refused
// with a sentence, never misread. Times come from the caller and decide nothing.
//
// Answers of a chapter are numbered 1, 2, 3 …; `after_answer` counts the answers that stood when something
// happened.
#pragma once

#include "save/files.h"
#include "table/question.h"
#include "table/value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tankard::save {

/// The save says things that only a later version understands. Nothing may be written to it.
struct Newer : Error {
    Newer() : Error("it was written by a newer Tankard: bring this one up to date to open it") {}
};

/// The scripts and texts that a chapter is played with, as (path, text); held by hash, once a file.
struct Content {
    std::vector<std::pair<std::string, std::string>> files;

    std::uint64_t hash() const;
    friend bool operator==(const Content&, const Content&) = default;
};

/// Who and what the campaign is: id, name, campaign, seed, created, language, settings … Written again when
/// it changes.
struct HeaderRecord {
    Value header;
    friend bool operator==(const HeaderRecord&, const HeaderRecord&) = default;
};

/// A header that says this is an adventure's manifest (workshop/package.h), and its file a package.
inline constexpr std::string_view kPackageKey = "package";

struct AnswerRecord {
    enum : std::uint8_t { revealed = 1, companion = 2 };
    std::uint32_t number = 0;
    std::uint8_t seat = 0;
    std::uint8_t flags = 0;
    std::uint32_t fingerprint = 0;
    Answer answer;
    std::string label;
    std::uint64_t time = 0;
    friend bool operator==(const AnswerRecord&, const AnswerRecord&) = default;
};

/// Back to when `to_answer` answers stood (see Tape). A salt other than 0 changes the luck from there.
struct UndoRecord {
    std::uint32_t to_answer = 0;
    std::uint64_t salt = 0;
    friend bool operator==(const UndoRecord&, const UndoRecord&) = default;
};

/// The table went on without an effect that failed.
struct SkipRecord {
    std::uint32_t after_answer = 0;
    std::uint64_t call = 0;
    friend bool operator==(const SkipRecord&, const SkipRecord&) = default;
};

/// The table put something right by hand.
struct CorrectRecord {
    std::uint32_t after_answer = 0;
    Value what;
    friend bool operator==(const CorrectRecord&, const CorrectRecord&) = default;
};

/// A seat changed hands. That happened among the people, so undo does not take it back.
struct HandoverRecord {
    std::uint32_t after_answer = 0;
    Value what;
    friend bool operator==(const HandoverRecord&, const HandoverRecord&) = default;
};

/// A named save point: the campaign as it is here.
struct MarkRecord {
    std::string name;
    std::uint64_t time = 0;
    friend bool operator==(const MarkRecord&, const MarkRecord&) = default;
};

/// From here on this content, and the engine that plays it. A root snapshot follows.
struct EpochRecord {
    std::uint64_t content = 0;
    std::string engine;
    friend bool operator==(const EpochRecord&, const EpochRecord&) = default;
};

/// The whole game at a beat. A root is where the tape begins (a chapter's start, an epoch); others only save
/// time.
struct SnapshotRecord {
    bool root = false;
    std::uint32_t answer_number = 0;  ///< how many answers of the chapter stood
    std::string state;
    std::uint64_t state_hash = 0;
    Value summary;  ///< for lists and "what happened so far"
    friend bool operator==(const SnapshotRecord&, const SnapshotRecord&) = default;
};

using Record = std::variant<HeaderRecord, AnswerRecord, UndoRecord, SkipRecord, CorrectRecord, HandoverRecord,
                            MarkRecord, EpochRecord, SnapshotRecord>;

/// Chunk types in the file. They never change their meaning; new ones are added at the end.
enum class RecordKind : std::uint8_t {
    header = 1,
    answer,
    undo,
    skip,
    correct,
    handover,
    mark,
    epoch,
    snapshot,
    content
};

RecordKind kind_of(const Record& record);
std::string encode(const Record& record);
std::string encode(const Content& content);
/// Error if the payload is not one of that kind; Newer if it is from a newer Tankard.
Record decode(RecordKind kind, const std::string& payload);
Content decode_content(const std::string& payload);

}  // namespace tankard::save
