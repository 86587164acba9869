-- SPDX-License-Identifier: MIT

scenario "Curtain Call: one of four, once" {
  p1 = { hand = { "Curtain Call" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Curtain Call")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Curtain Call: three Repeats, each paid by itself, each with another mode" {
  rule = "820.3",
  p1 = { hand = { "Curtain Call" }, pool = { energy = 6, mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 6" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Curtain Call"):choose(1, 2, 3)
    t.p1:choose("mode 4"):choose("Unit 6")
    t.p1:choose("mode 1"):choose("mode 2"):choose("Unit 2")
    t:pass_all()
    t:expect("Unit 6"):might(2)
    t:expect(t.p1.hand):count(1)
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Curtain Call: the modes already chosen are not offered again" {
  rule = "355.16",
  p1 = { hand = { "Curtain Call" }, pool = { energy = 5 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:play("Curtain Call"):yes():choose("mode 2")
    t:expect_option("mode 1")
    t:expect_no_option("mode 2")
    t.p1:choose("mode 1")
    t:pass_all()
    t:expect("Unit 6"):damage(2)
    t:expect(t.p1.hand):count(1)
  end,
}
