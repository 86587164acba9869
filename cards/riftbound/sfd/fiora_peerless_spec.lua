-- SPDX-License-Identifier: MIT

scenario "Fiora, Peerless: attacks one on one, her Might is doubled for the combat" {
  rule = "741.2",
  p1 = { base = { "Fiora, Peerless" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Fiora, Peerless", "West Field")
    t:resolve()
    t:expect("Fiora, Peerless"):might(6)
    t:combat()
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Fiora, Peerless"):might(3):at("West Field")
  end,
}

scenario "Fiora, Peerless: defends one on one, with what she has then" {
  rule = "432.1",
  p1 = { at = { ["West Field"] = { { "Fiora, Peerless", buffs = 1 } } } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:resolve()
    t:expect("Fiora, Peerless"):might(8)
  end,
}

scenario "Fiora, Peerless: not with company on either side" {
  p1 = { base = { "Fiora, Peerless" } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 1" } } },
  function(t)
    t.p1:move("Fiora, Peerless", "West Field")
    t:expect_chain(0)
    t:expect("Fiora, Peerless"):might(3)
  end,
}

scenario "Fiora, Peerless: not with a friend beside her" {
  p1 = { base = { "Fiora, Peerless", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move({ "Fiora, Peerless", "Unit 1" }, "West Field")
    t:expect_chain(0)
  end,
}
