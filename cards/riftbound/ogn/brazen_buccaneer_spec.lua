-- SPDX-License-Identifier: MIT

scenario "Brazen Buccaneer: a discard makes it two cheaper" {
  rule = "356.2.b",
  p1 = { hand = { "Brazen Buccaneer", "Unit 1" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Brazen Buccaneer") -- there is no other way to pay (355.16)
    t:expect("Brazen Buccaneer"):at("base"):might(5)
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Brazen Buccaneer: one may keep the card and pay in full" {
  p1 = { hand = { "Brazen Buccaneer", "Unit 1" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Brazen Buccaneer"):no()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Brazen Buccaneer: it cannot be discarded for itself" {
  rule = "354",
  p1 = { hand = { "Brazen Buccaneer" }, pool = { energy = 4 } },
  function(t)
    t:cannot(t.p1, "play", "Brazen Buccaneer")
  end,
}

scenario "Brazen Buccaneer: who cannot pay in full cannot keep the card" {
  rule = "355.16",
  p1 = { hand = { "Brazen Buccaneer", "Unit 1" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Brazen Buccaneer") -- declining would be a dead end, so nothing is asked
    t:expect("Brazen Buccaneer"):at("base")
    t:expect_number("p1", "energy", 1)
  end,
}
