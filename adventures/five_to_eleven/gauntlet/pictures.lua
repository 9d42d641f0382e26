-- The chapter that is played under the rules of the gauntlet.
return {
  ["02_one_of_you"] = "🏆💰👻",
}
