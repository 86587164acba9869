-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-070", name = "Mageseeker Warden", type = "unit",
  domains = { "calm" }, cost = { energy = 6, power = { calm = 1 } }, might = 5,
  tags = { "Demacia" },

  static {
    affects = "opponents", while_ = { at = "battlefield" },
    cannot = "play", cards = units {}, except_at = "base",
  },
  static {
    affects = any_of { units { enemy = true }, gear { enemy = true } },
    while_ = { at = "battlefield" }, cannot = "be_readied_by_effects",
  },
}
