-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-049", name = "Playful Phantom", type = "unit",
  domains = { "calm" }, cost = { energy = 5 }, might = 5, tags = { "Spirit", "Shadow Isles" },
}
