-- SPDX-License-Identifier: MIT

scenario "Trifarian War Camp: every unit there has one Might more, attackers too" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = {
    base = { "Unit 1" },
    at = { ["Trifarian War Camp"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } },
  },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
    t:expect("Unit 1"):might(1)
    t.p1:move("Unit 4", "Trifarian War Camp")
    t:expect("Unit 4"):might(5)
  end,
}

scenario "Trifarian War Camp: lethal damage and the aura" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { hand = { "Incinerate", "Fight or Flight" }, pool = { energy = 4 } },
  p2 = { at = { ["Trifarian War Camp"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("Trifarian War Camp"):damage(2)
    t.p1:play("Fight or Flight"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "Trifarian War Camp: what asks for little Might sees it, for every player's units" {
  format = "2v2", battlefields = { "Trifarian War Camp", "East Field", "North Field" },
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["Trifarian War Camp"] = { "Unit 3" }, ["East Field"] = { "Unit 2" } } },
  p3 = { at = { ["North Field"] = { "Unit 4" } } },
  function(t)
    t:expect("Unit 3"):might(4)
    t.p1:play("Gust")
    t:expect_event("choose", "Unit 2")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 2" }
  end,
}
