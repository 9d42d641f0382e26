#include "save/files.h"

#include <cerrno>
#include <system_error>

#include <fmt/format.h>

namespace tankard::save {
namespace {

std::string_view remedy(int system_error) {
    switch (system_error) {
        case ENOSPC:
        case EDQUOT: return "free some space and try again; nothing that was answered is lost";
        case EACCES:
        case EPERM: return "allow writing there, or choose another folder with --saves";
        case EROFS: return "the disk is read-only, choose another folder with --saves";
        case ENOENT: return "it is not there, look for it under another name or folder";
        case EISDIR:
        case ENOTDIR: return "a folder and a file are mixed up in this path, correct it";
        case EIO:
            return "the disk reports a fault, save to another disk with --saves; nothing that was answered "
                   "is lost";
        case EMFILE:
        case ENFILE: return "too many files are open, close some programs and try again";
        case ENAMETOOLONG: return "choose a shorter name";
        default: return "try again, or choose another folder with --saves; nothing that was answered is lost";
    }
}

}  // namespace

Error file_error(std::string_view what, const std::string& path, int system_error) {
    return Error(fmt::format("cannot {} {} ({}): {}", what, path,
                             std::generic_category().message(system_error), remedy(system_error)));
}

void Files::refuse_device(const std::string& path) {
    if (exists(path)) static_cast<void>(size(path));
}

std::string Files::stage(const std::string& path, std::string_view bytes) {
    refuse_device(path);
    const std::string mark = own_mark();
    std::string temporary = mark.empty() ? path + ".new" : fmt::format("{}.{}.new", path, mark);
    // One that is left from a failed attempt may have bad pages: never write into it again.
    remove(temporary);
    try {
        auto file = create(temporary);
        file->append(bytes);
        file->sync();
    } catch (const Error&) {
        remove_quietly(temporary);
        throw;
    }
    return temporary;
}

void Files::write(const std::string& path, std::string_view bytes) {
    const std::string temporary = stage(path, bytes);
    try {
        rename(temporary, path);
    } catch (const Error&) {
        remove_quietly(temporary);
        throw;
    }
    sync_folder(folder_of(path));
}

bool Files::write_new(const std::string& path, std::string_view bytes) {
    if (exists(path)) return false;
    const std::string temporary = stage(path, bytes);
    bool done = false;
    try {
        done = rename_new(temporary, path);
    } catch (const Error&) {
        remove_quietly(temporary);
        throw;
    }
    if (!done) {
        remove_quietly(temporary);
        return false;
    }
    sync_folder(folder_of(path));
    return true;
}

std::string Files::free_beside(const std::string& path) {
    int number = 1;
    while (exists(numbered(path, number)))
        ++number;
    return numbered(path, number);
}

std::string Files::write_beside(const std::string& path, std::string_view bytes) {
    refuse_device(path);
    for (int number = 1; number < 10000; ++number) {
        std::string free = numbered(path, number);
        if (write_new(free, bytes)) return free;
    }
    throw Error(
        fmt::format("cannot find a free name beside {}: remove some of its copies and try again", path));
}

void Files::remove_quietly(const std::string& path) {
    try {
        remove(path);
    } catch (const Error&) {
        // The first error is the one to tell; a temporary that stays is overwritten by the next attempt.
    }
}

std::string folder_of(const std::string& path) {
    const auto slash = path.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

std::string file_of(const std::string& path) { return path.substr(path.rfind('/') + 1); }

std::string numbered(const std::string& path, int number) {
    if (number == 1) return path;
    const std::string name = file_of(path);
    const auto dot = name.rfind('.');
    const std::size_t split = path.size() - (dot == std::string::npos || dot == 0 ? 0 : name.size() - dot);
    return fmt::format("{} ({}){}", path.substr(0, split), number, path.substr(split));
}

}  // namespace tankard::save
