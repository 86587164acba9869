-- SPDX-License-Identifier: MIT

scenario "Jax, Unrelenting: an Equipment is attached to him, one Energy for a card" {
  rule = "434",
  p1 = { base = { "Jax, Unrelenting", "Doran's Blade", "Unit 1" }, pool = { energy = 1, body = 1 } },
  function(t)
    t.p1:use("Doran's Blade"):on("Jax, Unrelenting")
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Jax, Unrelenting: not for another unit's Equipment" {
  p1 = { base = { "Jax, Unrelenting", "Doran's Blade", "Unit 1" }, pool = { energy = 1, body = 1 } },
  function(t)
    t.p1:use("Doran's Blade"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Jax, Unrelenting: his own Weaponmaster counts" {
  rule = "821.1.c",
  p1 = { hand = { "Jax, Unrelenting" }, base = { "Doran's Blade" },
    pool = { energy = 5, body = 1 } },
  function(t)
    t.p1:play("Jax, Unrelenting"):yes()
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Jax, Unrelenting"):might(5)
  end,
}
