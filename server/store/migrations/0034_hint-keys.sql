-- Between two digits a separator counts from now on: the texts that hold one are named anew. First what parts thousands goes, then
-- a point, a slash and anything else between digits each stay as one sign while all other separators go.
UPDATE "recognition_hints" SET "text_key" = translate(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(normalize("text", NFKC)),
    '([0-9๐-๙]),(?=[0-9]{3}([^0-9]|$))', '\1', 'g'),
    '([0-9๐-๙])[ \t_,./()·-]*\.[ \t_,./()·-]*(?=[0-9๐-๙])', E'\\1\x01', 'g'),
    '([0-9๐-๙])[ \t_,./()·-]*/[ \t_,./()·-]*(?=[0-9๐-๙])', E'\\1\x02', 'g'),
    '([0-9๐-๙])[ \t_,./()·-]+(?=[0-9๐-๙])', E'\\1\x03', 'g'),
  E'\x01\x02\x03 \t_,./()·-', './ ')
WHERE "about" = 'product' AND normalize("text", NFKC) ~ '[0-9๐-๙][ \t_,./()·-]+[0-9๐-๙]';
