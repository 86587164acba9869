-- SPDX-License-Identifier: MIT

scenario "Scuttle Crab: played, draws one; with 0 Might it conquers" {
  rule = "464.1",
  p1 = { hand = { "Scuttle Crab" }, pool = { energy = 2 }, base = { "Scuttle Crab" } },
  function(t)
    t.p1:play("Scuttle Crab")
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
    t.p1:move("Scuttle Crab#2", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end,
}

test_card { id = "t-crab", name = "Crack It", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, who) game.kill(who) end,
}

scenario "Scuttle Crab: dying, the opponent's hand is revealed, facedown cards are seen, one XP" {
  rule = "808",
  p1 = { base = { "Scuttle Crab" }, hand = { "Crack It" } },
  p2 = {
    hand = { "Incinerate", "Unit 3" }, at = { ["West Field"] = { "Unit 2" } },
    facedown = { ["West Field"] = "Zhonya's Hourglass" },
  },
  function(t)
    t:expect("Zhonya's Hourglass"):unseen_by("p1")
    t.p1:play("Crack It"):on("Scuttle Crab")
    t:pass_all()
    t:expect(t.p2.hand):seen_by("p1")
    t:expect("Zhonya's Hourglass"):seen_by("p1"):in_zone("facedown")
    t:expect_number("p1", "xp", 1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Scuttle Crab: also what is hidden later this turn" {
  rule = "129.4",
  p1 = { base = { "Scuttle Crab" } },
  p2 = {
    hand = { "Crack It", "Zhonya's Hourglass" }, pool = { any = 1 },
    at = { ["West Field"] = { "Unit 1" } },
  },
  turn = "p2",
  function(t)
    t.p2:play("Crack It"):on("Scuttle Crab")
    t:pass_all()
    t.p2:hide("Zhonya's Hourglass", "West Field")
    t:expect("Zhonya's Hourglass"):seen_by("p1")
  end,
}

scenario "Scuttle Crab: not what is hidden in a later turn" {
  rule = "129.4",
  p1 = { base = { "Scuttle Crab" }, hand = { "Crack It" } },
  p2 = { hand = { "Zhonya's Hourglass" }, runes = { fury = 2 }, at = { ["West Field"] = { "Unit 2" } }, deck = { "Pakaa Cub", "Unit 1", "Unit 1" } },
  function(t)
    t.p1:play("Crack It"):on("Scuttle Crab")
    t:pass_all()
    t:next_turn()
    t.p2:hide("Pakaa Cub", "West Field")
    t:expect("Pakaa Cub"):unseen_by("p1")
  end,
}

scenario "Scuttle Crab: one that does not die looks at nothing" {
  p1 = { base = { "Scuttle Crab" }, at = { ["East Field"] = { "Unit 2" } } },
  p2 = {
    hand = { "Zhonya's Hourglass" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 1" } },
  },
  turn = "p2",
  function(t)
    t.p2:hide("Zhonya's Hourglass", "West Field")
    t:expect("Zhonya's Hourglass"):unseen_by("p1")
  end,
}

scenario "359.3.e.6 Scuttle Crab: the experience comes though the opponent has left the game" {
  format = "ffa3",
  p1 = { base = { "Scuttle Crab" } },
  p2 = { hand = { "Crack It" } },
  p3 = { hand = { "Unit 2" } },
  turn = "p2",
  function(t)
    t.p2:play("Crack It"):on("Scuttle Crab")
    t:resolve()
    t.p1:choose("player 3")
    t.p3:concede()
    t:pass_all()
    t:expect_no_event("reveal")
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Scuttle Crab: of one opponent's facedown cards, not what another one hides" {
  rule = "129.4", turn = "p3", players = 3,
  p1 = { base = { "Scuttle Crab" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Zhonya's Hourglass" } },
  p3 = { hand = { "Crack It", "Zhonya's Hourglass" }, pool = { any = 1 }, at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p3:play("Crack It"):on("Scuttle Crab")
    t:resolve()
    t.p1:on("p2")
    t:pass_all()
    t:expect("p2's Zhonya's Hourglass"):seen_by("p1")
    t.p3:hide("Zhonya's Hourglass", "East Field")
    t:expect("p3's Zhonya's Hourglass"):in_zone("facedown"):unseen_by("p1")
  end,
}
