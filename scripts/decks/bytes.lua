-- SPDX-License-Identifier: MIT
--
-- bytes.lua -- codes of letters as bytes, and bytes as codes: base32 and base64 of RFC 4648, and
-- numbers in groups of seven bits, the lowest first (LEB128).
--
-- Reading raises faults (faults.lua) that name the character of the code, or the byte in it.

local Faults = require "decks.faults"

local bytes = {}

-- ---- Letters -------------------------------------------------------------------------------

local function alphabet(letters, bits, name, expected, folds)
  local values = {}
  for i = 1, #letters do
    values[letters:sub(i, i)] = i - 1
    if folds then values[letters:sub(i, i):lower()] = i - 1 end
  end
  return { letters = letters, values = values, bits = bits, name = name, expected = expected }
end

local upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
bytes.base32 = alphabet(upper .. "234567", 5, "base32", "a letter from A to Z or a digit from 2 to 7", true)
bytes.base64 = alphabet(upper .. upper:lower() .. "0123456789+/", 6, "base64", "a letter, a digit, + or /")

-- The bytes that a code says.  It has no `=` at its end: whoever takes these removes them.  Bits
-- behind the last byte must be zero, and may not be as many as a letter has.
function bytes.decode(code, base)
  local out, value, bits = {}, 0, 0
  for i = 1, #code do
    local letter = code:sub(i, i)
    local low = base.values[letter]
    if not low then
      Faults.stop(("character %d of the code"):format(i), "'%s': expected %s", letter, base.expected)
    end
    value, bits = value << base.bits | low, bits + base.bits
    if bits >= 8 then
      bits = bits - 8
      out[#out + 1] = string.char(value >> bits & 0xff)
      value = value & (1 << bits) - 1
    end
  end
  if bits >= base.bits then
    Faults.stop("the end of the code",
      "%d characters of %s are no whole number of bytes: characters are missing, or there is one too many", #code, base.name)
  end
  if value ~= 0 then
    Faults.stop(("character %d of the code"):format(#code), "'%s': the %d bits behind the last byte are not zero",
      code:sub(-1), bits)
  end
  return table.concat(out)
end

function bytes.encode(text, base)
  local out, value, bits = {}, 0, 0
  local function put(low) out[#out + 1] = base.letters:sub(low + 1, low + 1) end
  for i = 1, #text do
    value, bits = value << 8 | text:byte(i), bits + 8
    while bits >= base.bits do
      bits = bits - base.bits
      put(value >> bits)
      value = value & (1 << bits) - 1
    end
  end
  if bits > 0 then put(value << base.bits - bits) end
  return table.concat(out)
end

-- ---- Reading -------------------------------------------------------------------------------

local VARINT_GROUPS = 3 -- of seven bits: two million, more than any number in a deck

local Reader = {}
Reader.__index = Reader

function bytes.reader(text) return setmetatable({ text = text, at = 1 }, Reader) end

function Reader:left() return #self.text - self.at + 1 end

-- Raises a fault at the byte `at`.
function Reader:stop(at, ...)
  Faults.stop(("byte %d"):format(at), ...)
end

-- The next byte; `what` says what it would be.
function Reader:byte(what)
  local value = self.text:byte(self.at)
  if not value then self:stop(self.at, "the code ends here: expected %s", what) end
  self.at = self.at + 1
  return value
end

-- The next number, which may be at most `most`.
function Reader:varint(what, most)
  local start, value = self.at, 0
  for group = 0, VARINT_GROUPS - 1 do
    local byte = self:byte(what)
    value = value | (byte & 0x7f) << 7 * group
    if byte < 0x80 then
      if byte == 0 and group > 0 then self:stop(start, "%s is written with more bytes than it needs", what) end
      if value > most then self:stop(start, "%d: expected %s, at most %d", value, what, most) end
      return value
    end
  end
  self:stop(start, "expected %s, which has at most %d bytes", what, VARINT_GROUPS)
end

function bytes.varint(value)
  local out = {}
  while value >= 0x80 do
    out[#out + 1] = string.char(value & 0x7f | 0x80)
    value = value >> 7
  end
  out[#out + 1] = string.char(value)
  return table.concat(out)
end

return bytes
