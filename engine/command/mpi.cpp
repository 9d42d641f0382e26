#include "command/mpi.h"

#include "command/say.h"
#include "rehearse/report_file.h"
#include "save/files.h"

#include <exception>
#include <string>
#include <vector>

#include <fmt/format.h>

#ifdef TANKARD_MPI
#define OMPI_SKIP_MPICXX 1
#include <mpi.h>
#endif

namespace tankard::command {

#ifdef TANKARD_MPI
namespace {

/// MPI from here to the end of the scope; who leaves it by an exception takes all the others along.
class Cluster {
 public:
    Cluster() {
        MPI_Init(nullptr, nullptr);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        MPI_Comm_size(MPI_COMM_WORLD, &size);
    }
    ~Cluster() { MPI_Finalize(); }
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    /// The texts of all processes, in the first; empty in the others.
    std::vector<std::string> gather(const std::string& mine) const {
        const int length = static_cast<int>(mine.size());
        std::vector<int> lengths(static_cast<std::size_t>(size));
        MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
        std::vector<int> places(lengths.size());
        int all = 0;
        for (std::size_t i = 0; i < lengths.size(); ++i) {
            places[i] = all;
            all += lengths[i];
        }
        std::string bytes(static_cast<std::size_t>(all), '\0');
        MPI_Gatherv(mine.data(), length, MPI_CHAR, bytes.data(), lengths.data(), places.data(), MPI_CHAR, 0,
                    MPI_COMM_WORLD);
        std::vector<std::string> texts;
        if (rank != 0) return texts;
        for (std::size_t i = 0; i < lengths.size(); ++i)
            texts.push_back(
                bytes.substr(static_cast<std::size_t>(places[i]), static_cast<std::size_t>(lengths[i])));
        return texts;
    }

    int rank = 0;
    int size = 1;
};

}  // namespace

std::optional<rehearse::Report> over_mpi(const std::function<rehearse::Report(rehearse::Share)>& rehearsed) {
    const Cluster cluster;
    try {
        const std::string mine = rehearse::to_json(rehearsed({cluster.rank + 1, cluster.size}));
        std::vector<rehearse::Part> parts;
        for (const std::string& text : cluster.gather(mine)) {
            const std::string name = fmt::format("process {}", parts.size() + 1);
            parts.push_back({name, rehearse::from_json(text, name)});
        }
        if (cluster.rank != 0) return std::nullopt;
        return rehearse::merge(parts);
    } catch (const std::exception& error) {
        complain("tankard: process {} of {}: {}\n", cluster.rank + 1, cluster.size, error.what());
        MPI_Abort(MPI_COMM_WORLD, 1);
        throw;
    }
}
#else
std::optional<rehearse::Report> over_mpi(const std::function<rehearse::Report(rehearse::Share)>&) {
    throw save::Error(
        "--mpi: this program was built without Open MPI; install libopenmpi-dev and build again, or spread "
        "the games "
        "with --shard K/N and --merge");
}
#endif

}  // namespace tankard::command
