-- SPDX-License-Identifier: MIT

scenario "Scrapheap: a card when played" {
  p1 = { hand = { "Scrapheap" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Scrapheap")
    t:pass_all()
    t:expect("Scrapheap"):at("base"):ready()
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Scrapheap: a card when discarded" {
  p1 = { hand = { "Chemtech Enforcer", "Scrapheap" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t:expect(t.p1.trash):is { "Scrapheap" }
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Scrapheap: a card for its controller when killed" {
  p1 = { hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 } },
  p2 = { base = { "Scrapheap" } },
  function(t)
    t.p1:play("Fading Memories"):on("Scrapheap")
    t:pass_all()
    t:next_turn()
    t:expect("Scrapheap"):in_zone("trash")
    t:expect(t.p2.hand):count(2)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Scrapheap: another discard, play or death is not its business" {
  p1 = {
    base = {
      "Scrapheap", "Unit 2" }, trash = { "Scrapheap" }, hand = { "Chemtech Enforcer", "Unit 1",
    },
    pool = { energy = 2 },
  },
  function(t)
    t.p1:play("Chemtech Enforcer")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Scrapheap: killed on its controller's own turn" {
  p1 = { base = { "Scrapheap" }, hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 } },
  function(t)
    t.p1:play("Fading Memories"):on("Scrapheap")
    t:pass_all()
    t:next_turn()
    t:expect("Scrapheap"):at("base")
    t:next_turn()
    t:expect("Scrapheap"):in_zone("trash")
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "411.1 Scrapheap: discarded by an opponent's effect it is its own player who draws; killed while stolen, its controller" {
  p1 = { hand = { "Mindsplitter", "Salvage" }, pool = { energy = 9, chaos = 2, order = 1 }, base = { { "Scrapheap", owner = "p2" } } },
  p2 = { hand = { "Scrapheap" } },
  function(t)
    t.p1:play("Mindsplitter"):at("base")
    t:pass_all()
    t:expect(t.p2.trash):is { "Scrapheap" }
    t:expect(t.p2.hand):is { "Filler" }
    t.p1:play("Salvage"):on("Scrapheap at base")
    t:pass_all()
    t:expect(t.p2.trash):count(2)
    t:expect(t.p1.hand):count(2) -- of Salvage and of the Scrapheap
    t:expect(t.p2.hand):count(1)
  end,
}
