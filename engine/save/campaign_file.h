// The campaign file, open for play: the one authority for a campaign. One process at a time holds it.
//
// `append` only remembers; when `sync` returns, everything appended is on the disk. The object keeps the
// whole file in memory: after a failed sync the file on the disk is dead (nobody knows what reached it) and
// the next `sync` writes a new complete one in its place, again and again if need be, so that a full disk
// costs nothing but patience. A damaged file is not touched before the first `sync`; then its bytes are
// kept beside it as "name.damaged.tankard".
//
// A file that loses its name during play (somebody removed or replaced it, or its folder) is noticed by the
// next `sync`, which writes it anew; what lies under the name then is kept as "name.kept.tankard".
//
// At a chapter's end: append the new root snapshot, sync, compact. Compaction is housekeeping: if it fails
// nothing is lost, and a power cut at any moment leaves the old file or the new one complete under the name.
#pragma once

#include "save/loaded.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::save {

/// How many older generations are kept: name.1.tankard (the youngest) to name.3.tankard.
inline constexpr int kGenerations = 3;

class CampaignFile {
 public:
    /// A new file, durable when this returns, with header, content and first epoch. Taken if `path` exists or
    /// is open elsewhere.
    static CampaignFile create(Files& files, const std::string& path, const Value& header,
                               const Content& content, std::string_view engine);
    /// Error if it cannot be opened or is open elsewhere; `out.damage` if some of it is lost.
    static CampaignFile open(Files& files, const std::string& path, Loaded& out, const Spare& spare = {});

    /// Error, and nothing changed, if the record does not fit the tape. Touches no file.
    void append(const Record& record);
    /// Begins an epoch: the content, unless the file holds it already, and its record. A root snapshot must
    /// follow.
    void begin_epoch(const Content& content, std::string_view engine);
    /// Makes all that was appended durable; after an Error call it again. Nothing to do costs a look at the
    /// name.
    void sync();
    /// Writes a complete new file from memory over the old one.
    void revive();
    bool dead() const { return dead_; }

    /// A new file with header, content in use, the last root snapshot and all since; the old one becomes
    /// generation 1. An old generation that holds named save points is never dropped.
    void compact();

    const Tape& tape() const { return tape_; }
    /// The latest one; whoever changes it appends it anew.
    const Value& header() const { return header_; }
    /// Whether this campaign has a save point of that name, also in its older generations.
    bool has_mark(std::string_view name) const;
    /// Everything that was recorded since the last root snapshot, that first; also what was taken back.
    std::vector<Record> since_root() const;
    const std::string& path() const { return path_; }
    /// What can be done where this file's contents are no good (save/loaded.h).
    std::string way_out() const { return save::way_out(*files_, path_); }
    std::size_t size() const { return image_.bytes().size(); }

 private:
    CampaignFile(Files& files, std::string path, std::unique_ptr<Lock> lock, Image image);
    Image compacted() const;
    void shift_generations();
    void take_name_again();
    void reopen();

    Files* files_;
    std::string path_;
    std::unique_ptr<Lock> lock_;
    std::unique_ptr<Appender> appender_;
    Image image_;
    Tape tape_;
    Value header_;
    std::vector<std::uint64_t> contents_;  ///< hashes of the contents in the file
    std::size_t written_ = 0;              ///< how much of the image is on the disk for certain
    bool dead_ = false;
    bool damaged_ = false;
};

}  // namespace tankard::save
