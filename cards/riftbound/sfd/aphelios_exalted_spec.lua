-- SPDX-License-Identifier: MIT

scenario "Aphelios, Exalted: each Equipment another mode" {
  rule = "355.3",
  p1 = { base = { "Aphelios, Exalted", "Doran's Blade", "B.F. Sword" },
    runes = { exhausted = { fury = 2 } }, pool = { body = 1, order = 1 } },
  function(t)
    t.p1:use("Doran's Blade")
    t:resolve()
    t.p1:choose("mode 3")
    t:pass_all()
    t:expect("Aphelios, Exalted"):buffed():might(7)
    t.p1:use("B.F. Sword")
    t:resolve()
    t:expect_no_option("mode 3")
    t.p1:choose("mode 1")
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
  end,
}

scenario "Aphelios, Exalted: not for an Equipment on another unit" {
  p1 = { base = { "Aphelios, Exalted", "Doran's Blade", "Unit 1" }, pool = { body = 1 } },
  function(t)
    t.p1:use("Doran's Blade"):on("Unit 1")
    t:pass_all()
    t:expect("Aphelios, Exalted"):unbuffed()
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "Aphelios, Exalted: the second mode channels a rune, exhausted" {
  p1 = { base = { "Aphelios, Exalted", "Doran's Blade" }, pool = { body = 1 } },
  function(t)
    t.p1:use("Doran's Blade")
    t:resolve()
    t.p1:choose("mode 2")
    t:pass_all()
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "740.1 Aphelios, Exalted: a team mate's unit may be buffed" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Aphelios, Exalted", "Doran's Blade" }, pool = { body = 1 } },
  p2 = {}, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:use("Doran's Blade"):on("Aphelios, Exalted")
    t:resolve()
    t.p1:choose("mode 3"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed()
  end,
}
