/* SPDX-License-Identifier: MIT */
/*
** fuzz_deck_forms.c -- decks in the forms that players exchange: bytes as a code of every version,
** and stirred lists, lines and JSON.  A text is refused with a sentence, or is a deck whose own
** writing reads as the same deck.
*/
#include "soup.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "module/tool.h"

static SoupFiles lists = {.pattern = "decks/*/*.txt"};

static BindService *service(void)
{
  static BindService *opened;
  static const BindToolOption options[] = {{.name = "cards", .text = ARB_DATA_DIR "/cards"}, {0}};
  const BindTool tool = {.scripts = ARB_DATA_DIR "/scripts", .name = "decks", .options = options};
  char error[500] = "";
  if (!opened) opened = bind_service_open(&tool, error, sizeof error);
  if (!opened) fuzz_cannot_begin("the service of decks", error);
  return opened;
}

/* What becomes of a text, whose champion may be said; the caller releases it. */
static json_t *convert(const char *text, const char *from, const char *to, const char *champion)
{
  char error[500] = "";
  size_t length = 0;
  json_t *asked = json_pack("{s:s, s:s?, s:s, s:s?}", "text", text, "from", from, "to", to,
                            "champion", champion);
  char *request = json_dumps(asked, 0);
  json_decref(asked);
  if (!request) return NULL; /* the bytes are no text that JSON can hold */
  const char *reply = bind_service_call(service(), "convert", request, strlen(request), &length,
                                        error, sizeof error);
  free(request);
  if (!reply) fuzz_failed("converting a deck", error);
  json_t *result = json_loadb(reply, length, 0, NULL);
  if (!result) fuzz_failed("the reply is no JSON", reply);
  return result;
}

static void must_be_told(const json_t *result, const char *text)
{
  size_t i;
  json_t *fault;
  json_t *faults = json_object_get(result, "faults");
  if (!json_array_size(faults)) fuzz_failed(text, "it is refused without a fault");
  json_array_foreach(faults, i, fault) if (!*json_string_value(json_object_get(fault, "text")))
      fuzz_failed(text, "a fault without words");
}

static void check(const char *text, const char *from, const char *to)
{
  bool tokens = strcmp(to, "tabletop") == 0 || strcmp(to, "pixelborn") == 0;
  json_t *result = convert(text, from, to, "none");
  const char *written = json_string_value(json_object_get(result, "text"));
  json_t *again = written ? convert(written, to, to, tokens ? NULL : "none") : NULL;
  const char *twice = json_string_value(json_object_get(again, "text"));
  if (result && !written) must_be_told(result, text);
  if (written && (!twice || strcmp(written, twice) != 0))
    fuzz_failed(written, twice ? twice : "what was written cannot be read again");
  json_decref(again);
  json_decref(result);
}

/* The rest of the bytes as a code, with a header of one of the versions in front. */
static const char *as_code(Bytes *bytes)
{
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  static char code[1 << 13];
  size_t length = 0;
  uint32_t value = 0x10u | (uint32_t)bytes_below(bytes, 8);
  for (int bits = 8; length < sizeof code - 2; value &= (1u << bits) - 1) {
    if (bits < 5 && !bytes_left(bytes)) {
      if (bits) code[length++] = letters[value << (5 - bits) & 31];
      break;
    }
    if (bits < 5) value = value << 8 | (uint32_t)bytes_below(bytes, 256), bits += 8;
    code[length++] = letters[value >> (bits -= 5) & 31];
  }
  code[length] = 0;
  return code;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static const char *const forms[] = {"lunarbiter", "text",      "codes",    "piltover",
                                      "tabletop",   "pixelborn", "sve-json", "decklog"};
  static const char line[] = "OGN-251-1 OGN-030-1 OGN-169a-2 SFD-R01a-1 OGN-999-1 UNL-219-1";
  static const char object[] = "{\"format\":\"sve-deck\",\"version\":1,\"leader\":\"BP01-LD01\",\n"
                               "\"main\":{\"SD01-011\":3,\"SD01-001\":1},\"evolve\":{}}";
  Bytes bytes = {data, data + size};
  int kind = bytes_below(&bytes, 4), from = bytes_below(&bytes, 16);
  const char *to = forms[bytes_below(&bytes, 7)];
  const char *text = kind == 0   ? as_code(&bytes)
                     : kind == 1 ? soup_of_files(&lists, &bytes)
                     : kind == 2 ? soup_of_text(line, line, &bytes)
                                 : soup_of_text(object, object, &bytes);
  check(text, from < 8 ? forms[from] : NULL, to);
  return 0;
}
