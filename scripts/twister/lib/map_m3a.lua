-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+-+-+ +-+ +",
  "|. . . Z .:",
  "+ +-+ + + +",
  ":.|G . . .:",
  "+-+ + + + +",
  ":. . C SH.|",
  "+ + + + +-+",
  ":V|. . K .:",
  "+ + + +-+ +",
  "|. . .|.HK:",
  "+-+ + +-+-+",
}
