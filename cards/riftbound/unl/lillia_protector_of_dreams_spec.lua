-- SPDX-License-Identifier: MIT

scenario "Lillia, Protector of Dreams: a token unit that is played gives her 1" {
  p1 = { base = { "Lillia, Protector of Dreams" }, legend = "Herald of the Arcane", pool = { energy = 1 } },
  function(t)
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t:expect("Lillia, Protector of Dreams"):might(5)
    t:expect("Recruit"):attribute("tank", 1)
  end,
}

scenario "Lillia, Protector of Dreams: not a card, not a Gold; only your tokens have Tank" {
  p1 = { base = { "Lillia, Protector of Dreams" }, hand = { "Unit 1", "Bushwhack" }, pool = { energy = 3, fury = 1 } },
  p2 = { base = { "Recruit" } },
  function(t)
    t.p1:play("Unit 1")
    t.p1:play("Bushwhack")
    t:pass_all()
    t:expect("Lillia, Protector of Dreams"):might(4)
    t:expect("Recruit"):attribute("tank", 0)
  end,
}

scenario "Lillia, Protector of Dreams: its printed numbers" {
  p1 = { hand = { "Lillia, Protector of Dreams" } },
  function(t)
    t:expect("Lillia, Protector of Dreams"):attribute("energy", 5):attribute("base_might", 4)
  end,
}

scenario "Lillia, Protector of Dreams: a unit that is not a token has no Tank" {
  p1 = { base = { "Lillia, Protector of Dreams", "Unit 2" } },
  function(t)
    t:expect("Unit 2"):attribute("tank", 0)
  end,
}

scenario "484.8.c Lillia, Protector of Dreams: your token units, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Lillia, Protector of Dreams", "Recruit" } },
  p3 = { base = { "Sprite" } },
  function(t)
    t:expect("Recruit"):keyword("tank")
    t:expect("Sprite"):no_keyword("tank")
  end,
}
