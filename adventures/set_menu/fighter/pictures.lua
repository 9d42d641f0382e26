return { ["03_the_fish"] = "fishing-net angler-fish" }
