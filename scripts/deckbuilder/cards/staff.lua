return card { kind = "weapon", from = "start", family = "staff", copies = 12, modifier = -2 }
