-- SPDX-License-Identifier: MIT

scenario "Salvage: kills a gear and draws" {
  p1 = { hand = { "Salvage" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Sun Disc" } },
  function(t)
    t.p1:play("Salvage"):on("Sun Disc")
    t:pass_all()
    t:expect("Sun Disc"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Salvage: without a gear, or without killing one, just the card" {
  p1 = { hand = { "Salvage" }, pool = { energy = 2, order = 1 }, base = { "Orb of Regret" } },
  function(t)
    t.p1:play("Salvage"):choose()
    t:pass_all()
    t:expect("Orb of Regret"):at("base")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Salvage: when the gear has gone it still draws" {
  rule = "359.3.e.6",
  p1 = { hand = { "Salvage" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Gold" } },
  function(t)
    t.p1:play("Salvage"):on("Gold"):pass()
    t.p2:use("Gold")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "355.9 Salvage: any gear, a team mate's too, and you draw" {
  format = "2v2",
  p1 = { hand = { "Salvage" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Orb of Regret", "Unit 1" } },
  p3 = { base = { "Scrapheap" } },
  function(t)
    t.p1:play("Salvage")
    t:expect_options("Orb of Regret", "Scrapheap")
    t.p1:choose("Scrapheap")
    t:pass_all()
    t:expect("Scrapheap"):in_zone("trash")
    t:expect_event("die", "Scrapheap", { by = "p1" })
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(1) -- the Scrapheap's own
  end,
}

scenario "309.1.a Salvage: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Salvage" }, pool = { energy = 2, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Salvage", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Salvage")
  end,
}
