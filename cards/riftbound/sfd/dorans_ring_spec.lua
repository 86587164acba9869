-- SPDX-License-Identifier: MIT

scenario "Doran's Ring: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Doran's Ring", "Unit 1" }, pool = { chaos = 1 } },
  function(t)
    t.p1:use("Doran's Ring")
    t:pass_all()
    t:expect("Doran's Ring"):attached_to("Unit 1")
  end,
}

scenario "Doran's Ring: its unit conquers, discard a card and draw one" {
  rule = "422",
  p1 = { base = { { "Unit 1", attached = { "Doran's Ring" } } }, hand = { "Gust", "Unit 5" },
    deck = { "Unit 4" } },
  function(t)
    t:expect("Unit 1"):might(2)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t.p1:choose("Gust")
    t:expect(t.p1.hand):is { "Unit 5", "Unit 4" }
    t:expect(t.p1.trash):is { "Gust" }
  end,
}

scenario "Doran's Ring: with an empty hand it draws all the same" {
  p1 = { base = { { "Unit 1", attached = { "Doran's Ring" } } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}
