return card { kind = "ally", monster = "patient_skeleton", price = 20, copies = 3 }
