-- DL-155.
return monster {
  first_year = 2,
  second_year = 1,
  evil = 2,
  attacks = {
    { deed = "bite", at = "any", n = 3, spares = "priest" },
    { deed = "nip", at = "any", n = 2, spares = "priest", returns = true },
  },
  strength = 3,
}
