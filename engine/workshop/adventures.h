// The adventures that lie in root/adventures: which of their files go into a package, and what a list says of
// each. An installed one holds a receipt, the hash of the package that it came from: so a version is pinned,
// and what somebody changed by hand since then shows.
#pragma once

#include "save/journal.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::workshop {

/// In an adventure's folder; names that begin with a dot are never packed.
inline constexpr std::string_view kReceipt = ".installed";

/// In root/adventures: the folder of older versions, which installing fills.
inline constexpr std::string_view kKept = ".kept";

struct Gathered {
    save::Content files;                ///< in order, with the adventure's name before each path
    std::vector<std::string> left_out;  ///< paths in the folder that a package does not take
};

/// Reads what goes into a package. Error if something in the folder is a link: what it leads to may be
/// anywhere, and would be given away unseen.
Gathered gather(save::Files& files, const std::string& root, const std::string& campaign);

/// Whether a folder holds what a package of the adventure `campaign` brought, and nothing else.
bool is_as_installed(save::Files& files, const std::string& folder, const std::string& campaign);

struct AdventureRow {
    /// own: not from a package; changed: from one, and not what it was.
    enum class State : std::uint8_t { own, installed, changed } state = State::own;
    std::string id;
    std::string version;  ///< "1.2.0", or "without a version"
    std::string hash;     ///< of the files as they are now; empty if they cannot be read
    std::vector<std::string> authors;
    std::string licence;
    std::string sentence;  ///< why it cannot be played, as far as a look at its needs tells; empty if nothing
};

AdventureRow look_at(save::Files& files, const std::string& root, const std::string& campaign);
/// All of them, by name.
std::vector<AdventureRow> list_adventures(save::Files& files, const std::string& root);

}  // namespace tankard::workshop
