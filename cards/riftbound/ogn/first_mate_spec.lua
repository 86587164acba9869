-- SPDX-License-Identifier: MIT

scenario "First Mate: readies another unit" {
  p1 = {
    hand = { "First Mate" }, pool = { energy = 3 }, base = { { "Unit 1", exhausted = true } },
  },
  p2 = { base = { { "Unit 2", exhausted = true } } },
  function(t)
    t.p1:play("First Mate")
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("First Mate")
    t.p1:choose("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):ready()
    t:expect("First Mate"):exhausted()
  end,
}

scenario "First Mate: alone it readies nobody, itself neither" {
  rule = "402.3",
  p1 = { hand = { "First Mate" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("First Mate")
    t:pass_all()
    t:expect("First Mate"):exhausted()
  end,
}

scenario "355.9 First Mate: another unit, whoever controls it" {
  format = "2v2",
  p1 = { hand = { "First Mate" }, pool = { energy = 5, any = 3 } },
  p2 = { base = { { "Unit 2", exhausted = true } } },
  p3 = { base = { { "Unit 3", exhausted = true } } },
  function(t)
    t.p1:play("First Mate")
    t:expect_option("Unit 2", "Unit 3")
    t.p1:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):ready()
    t:expect("Unit 2"):exhausted()
  end,
}
