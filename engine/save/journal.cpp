#include "save/journal.h"

#include "table/hash.h"

#include <exception>

namespace tankard::save {
namespace {

constexpr std::uint32_t kNewest = 1;

void known(std::uint32_t version) {
    if (version > kNewest) throw Newer();
}

}  // namespace

template <class Archive>
void serialize(Archive& archive, Content& it, std::uint32_t version) {
    known(version);
    archive(it.files);
}
template <class Archive>
void serialize(Archive& archive, HeaderRecord& it, std::uint32_t version) {
    known(version);
    archive(it.header);
}
template <class Archive>
void serialize(Archive& archive, AnswerRecord& it, std::uint32_t version) {
    known(version);
    archive(it.number, it.seat, it.flags, it.fingerprint, it.answer, it.label, it.time);
}
template <class Archive>
void serialize(Archive& archive, UndoRecord& it, std::uint32_t version) {
    known(version);
    archive(it.to_answer, it.salt);
}
template <class Archive>
void serialize(Archive& archive, SkipRecord& it, std::uint32_t version) {
    known(version);
    archive(it.after_answer, it.call);
}
template <class Archive>
void serialize(Archive& archive, CorrectRecord& it, std::uint32_t version) {
    known(version);
    archive(it.after_answer, it.what);
}
template <class Archive>
void serialize(Archive& archive, HandoverRecord& it, std::uint32_t version) {
    known(version);
    archive(it.after_answer, it.what);
}
template <class Archive>
void serialize(Archive& archive, MarkRecord& it, std::uint32_t version) {
    known(version);
    archive(it.name, it.time);
}
template <class Archive>
void serialize(Archive& archive, EpochRecord& it, std::uint32_t version) {
    known(version);
    archive(it.content, it.engine);
}
template <class Archive>
void serialize(Archive& archive, SnapshotRecord& it, std::uint32_t version) {
    known(version);
    archive(it.root, it.answer_number, it.state, it.state_hash, it.summary);
}

}  // namespace tankard::save

CEREAL_CLASS_VERSION(tankard::save::Content, 1)
CEREAL_CLASS_VERSION(tankard::save::HeaderRecord, 1)
CEREAL_CLASS_VERSION(tankard::save::AnswerRecord, 1)
CEREAL_CLASS_VERSION(tankard::save::UndoRecord, 1)
CEREAL_CLASS_VERSION(tankard::save::SkipRecord, 1)
CEREAL_CLASS_VERSION(tankard::save::CorrectRecord, 1)
CEREAL_CLASS_VERSION(tankard::save::HandoverRecord, 1)
CEREAL_CLASS_VERSION(tankard::save::MarkRecord, 1)
CEREAL_CLASS_VERSION(tankard::save::EpochRecord, 1)
CEREAL_CLASS_VERSION(tankard::save::SnapshotRecord, 1)

namespace tankard::save {
namespace {

/// Reads a payload to its very end.
template <class T>
T read_all(const std::string& payload) {
    T it;
    try {
        from_bytes(payload, it);
    } catch (const Error&) {
        throw;
    } catch (const std::exception&) {
        // cereal says what went wrong in its own terms; for a person it is one thing.
        throw Error("an entry makes no sense");
    }
    return it;
}

template <std::size_t... At>
Record decode_as(std::size_t wanted, const std::string& payload, std::index_sequence<At...>) {
    Record record;
    const bool found =
        ((wanted == At && (record = read_all<std::variant_alternative_t<At, Record>>(payload), true)) || ...);
    if (!found) throw Newer();
    return record;
}

}  // namespace

std::uint64_t Content::hash() const { return hash_of(files); }

RecordKind kind_of(const Record& record) { return static_cast<RecordKind>(record.index() + 1); }

std::string encode(const Record& record) {
    return std::visit([](const auto& it) { return to_bytes(it); }, record);
}

std::string encode(const Content& content) { return to_bytes(content); }

Record decode(RecordKind kind, const std::string& payload) {
    return decode_as(static_cast<std::size_t>(kind) - 1, payload,
                     std::make_index_sequence<std::variant_size_v<Record>>());
}

Content decode_content(const std::string& payload) { return read_all<Content>(payload); }

}  // namespace tankard::save
