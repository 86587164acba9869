-- SPDX-License-Identifier: MIT

scenario "Guerilla Warfare: two cards with Hidden return, and hiding is free this turn" {
  p1 = {
    hand = { "Guerilla Warfare" }, pool = { energy = 2, mind = 1 },
    trash = { "Pakaa Cub", "Block", "Back Off", "Gust" },
    at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } },
  },
  function(t)
    t.p1:play("Guerilla Warfare")
    t:expect_no_option("Gust")
    t.p1:choose("Pakaa Cub", "Block")
    t:pass_all()
    t:expect(t.p1.hand):is { "Pakaa Cub", "Block" }
    t.p1:hide("Pakaa Cub", "West Field")
    t.p1:hide("Block", "East Field")
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Guerilla Warfare: not in the next turn of mine, not for the opponent" {
  p1 = {
    hand = { "Guerilla Warfare", "Block" }, pool = { energy = 2, mind = 1 },
    at = { ["West Field"] = { "Unit 1" } }, rune_deck = {},
  },
  p2 = { hand = { "Pakaa Cub" }, at = { ["East Field"] = { "Unit 2" } }, rune_deck = {} },
  function(t)
    t.p1:play("Guerilla Warfare")
    t:cannot(t.p1, "hide", "Block")
    t:pass_all()
    t:can(t.p1, "hide", "Block")
    t:next_turn()
    t:cannot(t.p2, "hide", "Pakaa Cub")
    t:next_turn()
    t:cannot(t.p1, "hide", "Block")
  end,
}

scenario "484.8.c Guerilla Warfare: your trash, and you hide for nothing; a team mate pays" {
  format = "2v2",
  p1 = { hand = { "Guerilla Warfare" }, pool = { energy = 2, mind = 1 }, trash = { "Block", "Gust" } },
  p3 = { trash = { "Pakaa Cub" }, hand = { "Back Off" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Guerilla Warfare")
    t:expect_options("Block")
    t.p1:choose("Block")
    t:pass_all()
    t:expect(t.p1.hand):is { "Block" }
    t:cannot(t.p1, "hide", "Block") -- the battlefield is the team mate's (484.8.c.1)
  end,
}
