-- SPDX-License-Identifier: MIT

scenario "Forecaster: has Vision itself as it is played, and gives it to Mechs played later" {
  rule = "817",
  p1 = { hand = { "Forecaster", "Bubble Bot" }, pool = { energy = 5 },
    deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Forecaster")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):starts_with { "Unit 2" }
    t.p1:play("Bubble Bot"):on("Forecaster"):order { 1, 2 }
    t:resolve()
    t.p1:choose()
    t:pass_all()
    t:expect(t.p1.deck):starts_with { "Unit 2" }
    t:expect("Forecaster"):ready()
  end,
}

scenario "Forecaster: units that are no Mechs do not have it, nor an opponent's" {
  p1 = { base = { "Forecaster", "Unit 1" } },
  p2 = { base = { "Mech" } },
  function(t)
    t:expect("Forecaster"):attribute("vision", 1)
    t:expect("Unit 1"):attribute("vision", 0)
    t:expect("Mech"):attribute("vision", 0)
  end,
}

scenario "484.8.c Forecaster: your Mechs, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Forecaster", "Mech" } },
  p3 = { base = { "Mech" } },
  function(t)
    t:expect("p1's Mech"):keyword("vision")
    t:expect("p3's Mech"):no_keyword("vision")
  end,
}
