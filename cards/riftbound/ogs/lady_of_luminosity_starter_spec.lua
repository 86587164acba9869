-- SPDX-License-Identifier: MIT

scenario "Lady of Luminosity, Starter: a card for a spell that costs five or more" {
  p1 = {
    legend = { "Lady of Luminosity, Starter" }, hand = { "Falling Comet" }, pool = { energy = 5 },
  },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Falling Comet"):on("Unit 8"):pass()
    t.p2:pass()
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Lady of Luminosity, Starter: not for four, not for a unit, not for the opponent's" {
  p1 = {
    legend = { "Lady of Luminosity, Starter" }, hand = { "Sprite Call", "Unit 5" },
    pool = { energy = 8 }, at = { ["West Field"] = { "Unit 8" } },
  },
  p2 = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  function(t)
    t.p1:play("Unit 5"):at("base")
    t.p1:play("Sprite Call")
    t:pass_all()
    t.p1:choose("base")
    t:next_turn()
    t.p2:play("Falling Comet"):on("Unit 8")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Lady of Luminosity, Starter: triggers together with Lux, whose controller orders them" {
  p1 = {
    legend = { "Lady of Luminosity, Starter" }, base = { "Lux, Illuminated" },
    hand = { "Recruit the Vanguard" }, pool = { energy = 6 },
  },
  function(t)
    t.p1:play("Recruit the Vanguard")
    t.p1:pass()
    t.p2:pass()
    t.p1:order { "Lux, Illuminated", "Lady of Luminosity, Starter" }
    t:pass_all()
    t:expect("Lux, Illuminated"):might(8)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.base):has("Recruit", 4)
  end,
}

scenario "411.4 Lady of Luminosity, Starter: a spell that you play, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Lady of Luminosity, Starter" },
  p3 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  p4 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p3:play("Falling Comet"):on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(6)
    t:expect_no_event("trigger", "Lady of Luminosity, Starter")
    t:expect(t.p1.hand):count(0)
  end,
}
