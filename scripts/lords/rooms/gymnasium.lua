-- DL-178.
return room {
  year = 2,
  boosts = { "troll", "goblin" },
}
