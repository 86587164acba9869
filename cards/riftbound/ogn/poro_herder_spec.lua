-- SPDX-License-Identifier: MIT

scenario "Poro Herder: with a Poro, a buff and a card" {
  p1 = {
    hand = { "Poro Herder" }, pool = { energy = 3, calm = 1 }, base = { "Pouty Poro" },
  },
  function(t)
    t.p1:play("Poro Herder")
    t:pass_all()
    t:expect("Poro Herder"):buffed():might(4)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Poro Herder: an opponent's Poro does not count" {
  p1 = { hand = { "Poro Herder" }, pool = { energy = 3, calm = 1 } },
  p2 = { base = { "Pouty Poro" } },
  function(t)
    t.p1:play("Poro Herder")
    t:expect_chain(0)
    t:expect("Poro Herder"):unbuffed()
  end,
}

scenario "Poro Herder: the Poro counts as it triggers, also if it dies then" {
  rule = "383.3.e",
  p1 = {
    hand = { "Poro Herder" }, pool = { energy = 3, calm = 1 }, at = { ["West Field"] = { "Stalwart Poro" } },
  },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Poro Herder"):at("base"):pass()
    t.p2:play("Gust"):on("Stalwart Poro")
    t:pass_all()
    t:expect("Poro Herder"):buffed()
  end,
}

scenario "484.8.c Poro Herder: a Poro you control, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Poro Herder" }, pool = { energy = 9, any = 3 } },
  p3 = { base = { "Daring Poro" } },
  function(t)
    t.p1:play("Poro Herder"):at("base")
    t:pass_all()
    t:expect("Poro Herder"):unbuffed()
    t:expect(t.p1.hand):count(0)
  end,
}
