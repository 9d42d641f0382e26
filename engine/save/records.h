// The bytes of a campaign file: an envelope and then chunks, only ever appended.
//
//   envelope  "TANKARD\n", u32 format, 16 bytes engine version (padded with zeros), u64 checksum
//   chunk     u32 length, u8 type, u64 checksum, payload
//
// Little-endian. A chunk's checksum (XXH3) covers the checksum before it, its length, its type and its
// payload, so that a flipped bit, a lost, doubled or exchanged chunk all show. A file that ends between two
// chunks is a whole, earlier state; any other end or any wrong bit is damage: what stands before it is good,
// nothing after it is used. A wrong bit in the envelope alone costs nothing. Payloads that gain by it are
// compressed (zstd, the type's highest bit).
//
// Garbage is refused before anything is allocated for it: the checksum is tested first, and lengths have
// limits.
#pragma once

#include <cstdint>
#include <list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::save {

inline constexpr std::uint32_t kFormat = 1;
inline constexpr std::size_t kEnvelopeSize = 36;
inline constexpr std::size_t kChunkHead = 13;
inline constexpr std::size_t kLongestPayload = std::size_t{16} << 20;
inline constexpr std::uint8_t kSpareType = 10;

struct Damage {
    std::size_t offset = 0;  ///< of the first bytes that cannot be trusted
    bool torn = false;       ///< the file just ends too early, as after a power cut
    std::string sentence;    ///< for a person, without the file's name
    std::uint32_t answers_kept = 0;
};

struct Chunk {
    std::uint8_t type = 0;  ///< without the compression bit
    bool compressed = false;
    std::string_view stored;  ///< as in the file; payload() gives it in clear
    std::size_t offset = 0;
    std::uint64_t before = 0;  ///< the checksum that it is chained to
    bool whole = true;         ///< false: a spare part whose payload is damaged

    /// Error if it does not unpack.
    std::string payload() const;
    /// Its length in clear, as it claims.
    std::size_t unpacked_size() const;
};

struct Reading {
    bool ours = false;  ///< false: not a Tankard save, nothing else is set
    std::uint32_t format = 0;
    std::string engine;         ///< the version that began the file
    std::vector<Chunk> chunks;  ///< views of the bytes that were read
    std::size_t good = 0;       ///< length of the part that can be trusted
    std::uint64_t chain = 0;    ///< the last good checksum
    bool envelope_whole = false;
    std::optional<Damage> damage;

    /// Distrusts this chunk and all after it, though their checksums are right.
    void cut(std::size_t chunk, std::string why);
    /// Another payload for a spare part that is damaged.
    void replace(std::size_t chunk, std::string payload);

    std::list<std::string> replaced;  ///< what views of chunks may look at beside the bytes
};

/// Never throws for what the bytes are.
Reading read_records(std::string_view bytes);

/// A file's image as it grows in memory.
class Image {
 public:
    explicit Image(std::string_view engine);
    /// Goes on after the good part of what was read, with a mended envelope and without damaged spare parts.
    Image(std::string_view bytes, const Reading& reading);

    /// Error, and nothing changed, if the payload is longer than kLongestPayload.
    void add(std::uint8_t type, std::string_view payload);
    const std::string& bytes() const { return bytes_; }

 private:
    void add_stored(std::uint8_t type, std::string_view stored);

    std::string bytes_;
    std::uint64_t chain_ = 0;
};

}  // namespace tankard::save
