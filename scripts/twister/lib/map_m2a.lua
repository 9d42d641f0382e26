-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+-+ + +-+-+",
  "|. r . . A|",
  "+ + + + + +",
  "|r r .|G .|",
  "+ + + + +-+",
  ":. A .|.H.:",
  "+ + + +-+-+",
  ":P|R . . .|",
  "+ + +=+ + +",
  "|. F . . .|",
  "+-+-+ +-+-+",
}
