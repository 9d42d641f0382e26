return { start = "one", version = "1.2.0", authors = { "A" }, licence = "CC-BY-4.0", needs = { tankard = ">=0.1 <1" }, settings = { difficulty = "grim" } }
