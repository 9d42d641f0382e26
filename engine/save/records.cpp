#include "save/records.h"

#include "save/files.h"
#include "table/hash.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <zstd.h>

namespace tankard::save {
namespace {

constexpr std::string_view kMagic = "TANKARD\n";
constexpr std::size_t kEngineSize = 16;
constexpr std::uint8_t kCompressed = 0x80;
constexpr std::size_t kWorthCompressing = 256;
constexpr int kLevel = 3;

void put(std::string& out, std::uint64_t number, int bytes) {
    for (int at = 0; at < bytes; ++at)
        out += static_cast<char>(number >> (8 * at));
}

std::uint64_t take(std::string_view in, std::size_t at, int bytes) {
    std::uint64_t number = 0;
    for (int byte = 0; byte < bytes; ++byte)
        number |= std::uint64_t{static_cast<unsigned char>(in[at + static_cast<std::size_t>(byte)])}
                  << (8 * byte);
    return number;
}

std::uint64_t link(std::uint64_t chain, std::uint8_t type, std::string_view stored) {
    std::string head;
    put(head, chain, 8);
    put(head, stored.size(), 4);
    put(head, type, 1);
    put(head, hash_bytes(stored), 8);
    return hash_bytes(head);
}

std::string envelope(std::uint32_t format, std::string_view engine) {
    std::string bytes(kMagic);
    put(bytes, format, 4);
    bytes += engine.substr(0, kEngineSize);
    bytes.resize(kEnvelopeSize - 8, '\0');
    put(bytes, hash_bytes(bytes), 8);
    return bytes;
}

struct FreeContext {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
};

std::string squeeze(std::string_view payload) {
    // One a thread: its tables are larger than most of what is compressed.
    thread_local const std::unique_ptr<ZSTD_CCtx, FreeContext> context(ZSTD_createCCtx());
    if (!context) return {};
    std::string packed(4 + ZSTD_compressBound(payload.size()), '\0');
    const std::size_t size = ZSTD_compressCCtx(context.get(), packed.data() + 4, packed.size() - 4,
                                               payload.data(), payload.size(), kLevel);
    if (ZSTD_isError(size) != 0 || size + 4 >= payload.size()) return {};
    packed.resize(4 + size);
    std::string head;
    put(head, payload.size(), 4);
    return packed.replace(0, 4, head);
}

void damage(Reading& reading, std::size_t offset, bool torn, std::string sentence) {
    reading.damage = Damage{offset, torn, std::move(sentence), 0};
}

struct Found {
    Chunk chunk;
    std::uint64_t checksum = 0;  ///< as written
    std::size_t end = 0;
};

/// The bytes of one chunk, whole if this chain stands before it.
std::optional<Found> find_chunk(std::string_view bytes, std::size_t at, std::uint64_t chain) {
    if (bytes.size() - at < kChunkHead) return std::nullopt;
    const std::size_t length = take(bytes, at, 4);
    if (length > kLongestPayload || length > bytes.size() - at - kChunkHead) return std::nullopt;
    const auto type = static_cast<std::uint8_t>(bytes[at + 4]);
    const std::string_view stored = bytes.substr(at + kChunkHead, length);
    const std::uint64_t checksum = take(bytes, at + 5, 8);
    const bool whole = link(chain, type, stored) == checksum;
    return Found{
        {static_cast<std::uint8_t>(type & ~kCompressed), (type & kCompressed) != 0, stored, at, chain, whole},
        checksum,
        at + kChunkHead + length};
}

/// Whether all but its payload is right: what comes next is chained to its checksum, and it is not its type
/// that is wrong.
bool can_be_passed(std::string_view bytes, const Found& found) {
    if (found.chunk.type != kSpareType) return false;
    const auto type = static_cast<std::uint8_t>(bytes[found.chunk.offset + 4]);
    for (int bit = 0; bit < 8; ++bit)
        if (link(found.chunk.before, static_cast<std::uint8_t>(type ^ (1 << bit)), found.chunk.stored) ==
            found.checksum)
            return false;
    const std::optional<Found> next = find_chunk(bytes, found.end, found.checksum);
    return next && next->chunk.whole;
}

/// One chunk, if the bytes hold one that can be trusted or passed over.
bool read_chunk(std::string_view bytes, Reading& reading) {
    const std::optional<Found> found = find_chunk(bytes, reading.good, reading.chain);
    if (!found || (!found->chunk.whole && !can_be_passed(bytes, *found))) return false;
    if (!found->chunk.whole) damage(reading, reading.good, false, "its copy of the adventure");
    reading.chunks.push_back(found->chunk);
    reading.chain = found->checksum;
    reading.good = found->end;
    return true;
}

/// Whether what is left could be the beginning of a chunk whose end was never written.
bool cut_short(std::string_view rest) {
    if (rest.size() < kChunkHead) return true;
    const std::size_t length = take(rest, 0, 4);
    return length <= kLongestPayload && length > rest.size() - kChunkHead;
}

}  // namespace

std::string Chunk::payload() const {
    if (!compressed) return std::string(stored);
    const Error bad("a part of it does not unpack");
    if (stored.size() < 4) throw bad;
    const std::size_t size = unpacked_size();
    const std::string_view packed = stored.substr(4);
    if (size > kLongestPayload || ZSTD_getFrameContentSize(packed.data(), packed.size()) != size) throw bad;
    std::string clear(size, '\0');
    if (ZSTD_decompress(clear.data(), size, packed.data(), packed.size()) != size) throw bad;
    return clear;
}

std::size_t Chunk::unpacked_size() const {
    return compressed && stored.size() >= 4 ? take(stored, 0, 4) : stored.size();
}

Reading read_records(std::string_view bytes) {
    Reading reading;
    if (bytes.size() < kEnvelopeSize) {
        // An empty or cut envelope can only be a file that was copied halfway; ours are renamed into place
        // complete.
        reading.ours = !bytes.empty() && bytes.substr(0, kMagic.size()) == kMagic.substr(0, bytes.size());
        if (reading.ours) damage(reading, 0, true, "the file ends within its first bytes");
        return reading;
    }
    const std::string facts = std::string(kMagic) + std::string(bytes.substr(8, kEnvelopeSize - 16));
    const std::uint64_t stored = take(bytes, kEnvelopeSize - 8, 8);
    const std::uint64_t right = hash_bytes(facts);
    reading.format = static_cast<std::uint32_t>(take(bytes, 8, 4));
    const std::string_view engine = bytes.substr(12, kEngineSize);
    reading.engine = engine.substr(0, engine.find('\0'));
    reading.good = kEnvelopeSize;
    const bool whole = reading.envelope_whole = stored == right && bytes.starts_with(kMagic);
    if (whole && reading.format != kFormat) {
        reading.ours = true;
        return reading;
    }
    // The first chunk is chained to the envelope's checksum; it tells which of the two is the true one.
    reading.chain = stored;
    bool first = read_chunk(bytes, reading);
    if (!first && !whole) {
        reading.chain = right;
        first = read_chunk(bytes, reading);
    }
    reading.ours = first || stored == right || bytes.starts_with(kMagic);
    if (!reading.ours) return reading;
    while (read_chunk(bytes, reading)) {
    }
    if (reading.good < bytes.size()) {
        const bool torn = cut_short(bytes.substr(reading.good));
        damage(reading, reading.good, torn,
               torn ? "the last entry was not written to its end"
                    : fmt::format("the bytes from {} on are damaged", reading.good));
    } else if (!whole && !reading.damage) {
        damage(reading, 0, false, "the file's first bytes are damaged, all that follows is whole");
        if (!first) reading.damage->sentence = "the file's first bytes are damaged";
    }
    return reading;
}

void Reading::cut(std::size_t chunk, std::string why) {
    good = chunks[chunk].offset;
    chain = chunks[chunk].before;
    chunks.resize(chunk);
    damage = Damage{good, false, std::move(why), 0};
}

void Reading::replace(std::size_t chunk, std::string payload) {
    replaced.push_back(std::move(payload));
    chunks[chunk].stored = replaced.back();
    chunks[chunk].compressed = false;
    chunks[chunk].whole = true;
}

Image::Image(std::string_view engine) : bytes_(envelope(kFormat, engine)) {
    chain_ = take(bytes_, kEnvelopeSize - 8, 8);
}

Image::Image(std::string_view bytes, const Reading& reading) : bytes_(bytes.substr(0, reading.good)) {
    chain_ = reading.chain;
    const bool as_it_was =
        reading.envelope_whole && reading.replaced.empty() &&
        std::all_of(reading.chunks.begin(), reading.chunks.end(), [](const Chunk& it) { return it.whole; });
    if (as_it_was) return;
    Image fresh(reading.engine);
    for (const auto& chunk : reading.chunks)
        if (chunk.whole) fresh.add(chunk.type, chunk.payload());
    *this = std::move(fresh);
}

void Image::add(std::uint8_t type, std::string_view payload) {
    if (payload.size() > kLongestPayload)
        throw Error("this entry is too large to be saved (16 MB): let the content remember less");
    const std::string packed = payload.size() >= kWorthCompressing ? squeeze(payload) : std::string();
    if (packed.empty())
        add_stored(type, payload);
    else
        add_stored(static_cast<std::uint8_t>(type | kCompressed), packed);
}

void Image::add_stored(std::uint8_t type, std::string_view stored) {
    chain_ = link(chain_, type, stored);
    put(bytes_, stored.size(), 4);
    put(bytes_, type, 1);
    put(bytes_, chain_, 8);
    bytes_ += stored;
}

}  // namespace tankard::save
