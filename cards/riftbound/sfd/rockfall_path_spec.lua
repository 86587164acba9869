-- SPDX-License-Identifier: MIT

scenario "Rockfall Path: units are not played there, also by who controls it" {
  battlefields = { "Rockfall Path", "East Field" },
  p1 = {
    at = { ["Rockfall Path"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } },
    hand = { "Unit 1" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Unit 1")
    t:expect_option("East Field", "base")
    t:expect_no_option("Rockfall Path")
  end,
}

scenario "Rockfall Path: nor tokens" {
  rule = "182",
  battlefields = { "Rockfall Path", "East Field" },
  p1 = { base = { "Noxian Drummer" } },
  function(t)
    t.p1:move("Noxian Drummer", "Rockfall Path")
    t:pass_all()
    t:expect(t:at("Rockfall Path", 1)):is { "Noxian Drummer" }
  end,
}

scenario "Rockfall Path: nor units that were hidden there, which then cannot be played at all" {
  battlefields = { "Rockfall Path", "East Field" },
  p1 = {
    at = { ["Rockfall Path"] = { "Unit 2" } },
    facedown = { ["Rockfall Path"] = "Pakaa Cub" },
  },
  function(t)
    t:cannot(t.p1, "play", "Pakaa Cub", "054")
  end,
}

scenario "Rockfall Path: they move there, and spells hidden there are played" {
  battlefields = { "Rockfall Path", "East Field" },
  p1 = {
    at = { ["Rockfall Path"] = { "Unit 2" } }, base = { "Unit 3" },
    facedown = { ["Rockfall Path"] = "Block" },
  },
  function(t)
    t:can(t.p1, "play", "Block")
    t:can(t.p1, "move", "Unit 3", "Rockfall Path")
  end,
}
