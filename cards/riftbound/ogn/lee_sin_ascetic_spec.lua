-- SPDX-License-Identifier: MIT

scenario "Lee Sin, Ascetic: exhausts to buff himself, again and again" {
  rule = "702.3",
  p1 = { base = { { "Lee Sin, Ascetic", buffs = 1 } } },
  function(t)
    t.p1:use("Lee Sin, Ascetic")
    t:pass_all()
    t:expect("Lee Sin, Ascetic"):might(7):attribute("buffs", 2):exhausted()
    t:next_turn()
    t:next_turn()
    t.p1:use("Lee Sin, Ascetic")
    t:pass_all()
    t:expect("Lee Sin, Ascetic"):might(8)
  end,
}

scenario "Lee Sin, Ascetic: others can buff him more than once, he others not" {
  p1 = { base = { { "Lee Sin, Ascetic", buffs = 2 }, { "Unit 1", buffs = 1 } }, legend = { "Blind Monk" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Blind Monk"):on("Lee Sin, Ascetic")
    t:pass_all()
    t:expect("Lee Sin, Ascetic"):attribute("buffs", 3)
    t:expect("Unit 1"):attribute("buffs", 1)
  end,
}

scenario "Lee Sin, Ascetic: a buff that is spent is one of them" {
  rule = "702.2.b",
  p1 = { base = { { "Lee Sin, Ascetic", buffs = 2 } }, hand = { "Wildclaw Shaman" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Wildclaw Shaman"):yes():yes()
    t:expect("Lee Sin, Ascetic"):attribute("buffs", 1):might(6)
  end,
}

scenario "Lee Sin, Ascetic: its printed numbers" {
  p1 = { hand = { "Lee Sin, Ascetic" } },
  function(t)
    t:expect("Lee Sin, Ascetic"):attribute("energy", 5):attribute("power", 1):attribute("base_might", 5)
  end,
}

scenario "Lee Sin, Ascetic: Shield" {
  p1 = { base = { "Lee Sin, Ascetic" } },
  function(t)
    t:expect("Lee Sin, Ascetic"):attribute("shield", 1)
  end,
}
