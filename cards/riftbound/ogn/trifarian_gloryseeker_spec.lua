-- SPDX-License-Identifier: MIT

scenario "Trifarian Gloryseeker: buffed after another card" {
  p1 = { hand = { "Unit 0", "Trifarian Gloryseeker" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Trifarian Gloryseeker")
    t:pass_all()
    t:expect("Trifarian Gloryseeker"):buffed():might(3)
  end,
}

scenario "Trifarian Gloryseeker: not as the first card" {
  p1 = { hand = { "Trifarian Gloryseeker" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Trifarian Gloryseeker")
    t:expect_chain(0)
    t:expect("Trifarian Gloryseeker"):unbuffed()
  end,
}

scenario "812.3 Trifarian Gloryseeker: it has Legion; a team mate's card does not count" {
  format = "2v2",
  p1 = { hand = { "Trifarian Gloryseeker" }, pool = { energy = 2 } },
  p3 = { hand = { "Desert's Call" }, pool = { energy = 2 } },
  function(t)
    t:expect("Trifarian Gloryseeker"):keyword("legion")
    t.p1:invite()
    t.p3:play("Desert's Call")
    t:pass_all()
    t.p1:play("Trifarian Gloryseeker"):at("base")
    t:expect_chain(0)
    t:expect("Trifarian Gloryseeker"):unbuffed()
  end,
}
