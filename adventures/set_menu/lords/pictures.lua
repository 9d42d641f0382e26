return { ["04_the_roast"] = "roast-chicken imp-laugh" }
