-- SPDX-License-Identifier: MIT

scenario "Pit Crew: readies when I play a gear" {
  p1 = { base = { { "Pit Crew", exhausted = true } }, hand = { "Orb of Regret" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Orb of Regret")
    t:pass_all()
    t:expect("Pit Crew"):ready()
  end,
}

scenario "Pit Crew: a gear token counts" {
  p1 = {
    base = { { "Pit Crew", exhausted = true } }, hand = { "Wages of Pain" }, pool = { energy = 3 },
  },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Wages of Pain"):on("Unit 5")
    t:pass_all()
    t:expect("Gold"):at("base")
    t:expect("Pit Crew"):ready()
  end,
}

scenario "Pit Crew: not for a unit, not for the opponent's gear" {
  p1 = { base = { { "Pit Crew", exhausted = true } }, hand = { "Unit 0" } },
  p2 = { hand = { "Orb of Regret" }, runes = { mind = 1 } },
  function(t)
    t.p1:play("Unit 0")
    t:expect_chain(0)
    t:next_turn()
    t.p2:play("Orb of Regret")
    t:expect_chain(0)
    t:expect("Pit Crew"):exhausted()
  end,
}

scenario "411.1 Pit Crew: a team mate's gear is not played by you" {
  format = "2v2", turn = "p3",
  p1 = { base = { { "Pit Crew", exhausted = true } } },
  p3 = { hand = { "Sun Disc" }, pool = { energy = 9, any = 3 } },
  function(t)
    t.p3:play("Sun Disc")
    t:pass_all()
    t:expect("Sun Disc"):at("base")
    t:expect("Pit Crew"):exhausted()
  end,
}
