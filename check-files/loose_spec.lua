scenario "x" {
  p1 = { hnad = { "Unit 3" }, base = { "Incinerat" },
    at = { ["Wst Field"] = { { "Unit 2", exhasted = true } } } },
  trun = "p2",
  function(t)
    t.p1:play("Unit 33"):at("base")
    t:cannot(t.p1, "plya", "Unit 3#2")
    t:expect("p2's Unt 3"):migt(3)
    t:expect("Unit " .. 3):at "base"
    t.p1:play("Incinerate in hand"):on("p2's Unit 2#2 at West Field")
    t.p1:play("Incinrate in hand")
  end,
}
scenario "a deck" {
  deck = { mian = { { "Incinerate", 2 }, "Incinrate" } },
  function(d) d:expect_legal() end,
}
