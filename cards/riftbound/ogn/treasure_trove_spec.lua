-- SPDX-License-Identifier: MIT

scenario "Treasure Trove: killed by its own ability, a card and a rune" {
  p1 = { base = { "Treasure Trove" }, pool = { chaos = 1 } },
  function(t)
    t.p1:use("Treasure Trove")
    t:expect("Treasure Trove"):exhausted():at("base")
    t:pass_all()
    t:expect("Treasure Trove"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Treasure Trove: returned to the hand, too, and for its controller" {
  p1 = { base = { "Treasure Trove", "Pack of Wonders" } },
  function(t)
    t.p1:use("Pack of Wonders"):on("Treasure Trove")
    t:pass_all()
    t:expect(t.p1.hand):count(2):has("Treasure Trove")
    t:expect(t.p1.runes):count(1)
  end,
}

scenario "Treasure Trove: killed with all gear by the opponent" {
  p1 = { hand = { "Thermo Beam" }, pool = { energy = 5, fury = 2 } },
  p2 = { base = { "Treasure Trove", "Sun Disc" } },
  function(t)
    t.p1:play("Thermo Beam")
    t:pass_all()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p2.runes):count(1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Treasure Trove: another gear that leaves is nothing to it, nor is a discarded one" {
  p1 = { base = { "Treasure Trove", "Sun Disc" }, hand = { "Salvage" }, pool = { energy = 2, order = 1 } },
  function(t)
    t.p1:play("Salvage"):on("Sun Disc")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "107.1.c Treasure Trove: stolen, it leaves for its owner's trash, and its last controller draws and channels" {
  p1 = { base = { { "Treasure Trove", owner = "p2" } }, pool = { chaos = 1 } },
  function(t)
    t.p1:use("Treasure Trove")
    t:pass_all()
    t:expect(t.p2.trash):is { "Treasure Trove" }
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):count(1)
    t:expect(t.p2.hand):count(0)
    t:expect(t.p2.runes):count(0)
  end,
}
