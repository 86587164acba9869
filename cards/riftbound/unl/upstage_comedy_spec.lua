-- SPDX-License-Identifier: MIT

scenario "Upstage Comedy: readies a unit; unpaid, once" {
  rule = "820.1.c.1",
  p1 = {
    hand = { "Upstage Comedy" }, pool = { energy = 4 },
    base = { { "Unit 2", exhausted = true }, { "Unit 3", exhausted = true } },
  },
  function(t)
    t.p1:play("Upstage Comedy"):no():choose("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):ready()
    t:expect("Unit 3"):exhausted()
    t:expect_number("p1", "energy", 2)
  end,
}

scenario "Upstage Comedy: repeated, another unit may be chosen, and it was played once" {
  rule = "820.3.a",
  p1 = {
    hand = { "Upstage Comedy" }, pool = { energy = 4 },
    base = { { "Unit 2", exhausted = true }, { "Unit 3", exhausted = true } },
  },
  function(t)
    t.p1:play("Upstage Comedy"):yes():choose("Unit 2"):choose("Unit 3")
    t:expect_chain(1)
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 2"):ready()
    t:expect("Unit 3"):ready()
    t:expect_number("p1", "finalized", 1)
  end,
}

scenario "Upstage Comedy: what cannot be paid is not offered" {
  p1 = {
    hand = { "Upstage Comedy" }, pool = { energy = 3 },
    base = { { "Unit 2", exhausted = true } },
  },
  function(t)
    t.p1:play("Upstage Comedy")
    t:pass_all()
    t:expect("Unit 2"):ready()
    t:expect_number("p1", "energy", 1)
  end,
}
