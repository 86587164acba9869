-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-183", name = "Purifier", type = "legend",
  domains = { "fury", "body" }, tags = { "Lucian" },
  aliases = { "Lucian, Purifier" },

  static {
    affects = units { equipped = true },
    keywords = {
      assault = number.count(gear {
        mine = true, tags = "Equipment", attached_to_subject = true,
      }),
    },
  },
}
