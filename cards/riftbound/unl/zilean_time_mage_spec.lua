-- SPDX-License-Identifier: MIT

scenario "Zilean, Time Mage: at a battlefield a token unit brings another one, once each turn" {
  rule = "371",
  p1 = { at = { ["West Field"] = { "Zilean, Time Mage" } },
    hand = { "Sprite Call", "Sprite Call" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Sprite Call")
    t:pass_all()
    t.p1:yes():at("base"):at("base")
    t:expect(t.p1.base):has("Sprite", 2)
    t:expect("Sprite#2"):ready()
    t.p1:play("Sprite Call")
    t:pass_all()
    t.p1:at("base")
    t:expect(t.p1.base):has("Sprite", 3)
  end,
}

scenario "Zilean, Time Mage: declined, he may still do it for the next one" {
  rule = "371.2",
  p1 = { at = { ["West Field"] = { "Zilean, Time Mage" } },
    hand = { "Sprite Call", "Sprite Call" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Sprite Call")
    t:pass_all()
    t.p1:no():at("base")
    t:expect(t.p1.base):has("Sprite", 1)
    t.p1:play("Sprite Call")
    t:pass_all()
    t.p1:yes():at("base"):at("base")
    t:expect(t.p1.base):has("Sprite", 3)
  end,
}

scenario "Zilean, Time Mage: not in the base" {
  p1 = { base = { "Zilean, Time Mage" }, hand = { "Sprite Call" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Sprite Call")
    t:pass_all()
    t.p1:at("base")
    t:expect(t.p1.base):has("Sprite", 1)
  end,
}

scenario "484.8.c Zilean, Time Mage: you play the token, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { at = { ["West Field"] = { "Zilean, Time Mage" } } },
  p3 = { hand = { "Sprite Call" }, pool = { energy = 3 } },
  function(t)
    t.p3:play("Sprite Call")
    t:pass_all()
    t:expect(t.p3.base):is { "Sprite" }
  end,
}
