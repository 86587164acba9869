-- SPDX-License-Identifier: MIT

scenario "Spectral Matron: a cheap unit from my trash for nothing" {
  p1 = {
    hand = { "Spectral Matron" }, pool = { energy = 4, order = 2 },
    trash = { "Poro Herder", "Unit 4", "Gust" },
  },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t.p1:play("Spectral Matron")
    t.p1:yes()
    t.p1:on("Poro Herder")
    t:pass_all()
    t:expect("Poro Herder"):at("base")
    t:expect("Unit 4"):in_zone("trash")
  end,
}

scenario "Spectral Matron: not one for four, not one for two Power" {
  p1 = {
    hand = { "Spectral Matron" }, pool = { energy = 4, order = 2 },
    trash = { "Unit 4", "Zaunite Bouncer" },
  },
  function(t)
    t.p1:play("Spectral Matron")
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end,
}

scenario "Spectral Matron: its play effect happens" {
  p1 = { hand = { "Spectral Matron" }, pool = { energy = 4, order = 2 }, trash = { "Lecturing Yordle" } },
  function(t)
    t.p1:play("Spectral Matron"):yes():on("Lecturing Yordle")
    t:pass_all()
    t:expect("Lecturing Yordle"):at("base")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "484.8.c Spectral Matron: from your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Spectral Matron" }, pool = { energy = 4, order = 2 }, trash = { "Unit 4" } },
  p3 = { trash = { "Unit 1" } },
  function(t)
    t.p1:play("Spectral Matron"):at("base")
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
    t:expect("Unit 1"):in_zone("trash")
  end,
}

scenario "Spectral Matron: three Energy is little enough, two Power are too many" {
  p1 = { hand = { "Spectral Matron" }, pool = { energy = 4, order = 2 }, trash = { "Unit 3", "Kraken Hunter" } },
  function(t)
    t.p1:play("Spectral Matron"):yes()
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect("Kraken Hunter"):in_zone("trash")
  end,
}

scenario "356.1.b.1 Spectral Matron: an additional cost of what she plays may still be paid" {
  p1 = { hand = { "Spectral Matron" }, pool = { energy = 4, order = 2, calm = 1 }, trash = { "Clockwork Keeper" } },
  function(t)
    t.p1:play("Spectral Matron"):yes()
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Clockwork Keeper"):at("base")
    t:expect_number("p1", "calm", 0)
    t:expect(t.p1.hand):count(1)
  end,
}
