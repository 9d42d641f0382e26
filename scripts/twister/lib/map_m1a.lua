-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+-+ + +-+-+",
  ":S . . . A|",
  "+ +-+ + + +",
  ":S . A . .|",
  "+ + + + + +",
  "|C . . .|.:",
  "+ + + + +-+",
  ":. C .|G Z|",
  "+ + + +=+-+",
  ":. . .H. .|",
  "+ + +-+ + +",
}
