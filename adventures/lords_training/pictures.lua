-- Drawings by name (docs/pictures.md).
return {
  lords_training = "graduate-cap crossed-swords", ["01_boulder_and_troll"] = "boulder-dash troll bread",
  ["02_who_goes_first"] = "witch-face ghost cauldron", ["03_patience"] = "vampire-dracula hourglass ring",
  ["04_two_priests"] = "monk-face nun-face drop", ["05_the_shop"] = "shop coins crossed-swords",
}
