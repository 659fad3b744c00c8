CREATE TABLE "search_words" (
	"merchant_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"zh" text[] NOT NULL,
	"en" text[] NOT NULL,
	"th" text[] NOT NULL,
	CONSTRAINT "search_words_merchant_id_position_pk" PRIMARY KEY("merchant_id","position")
);
--> statement-breakpoint
DROP INDEX "skus_by_grams";--> statement-breakpoint
ALTER TABLE "skus" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "search_text" text;--> statement-breakpoint
DROP FUNCTION search_grams;--> statement-breakpoint
-- The keys of a product in the search index, each behind the merchant whose it is: its category (k), words of its names (n), their
-- first letters (i), what it is (h: the last word of a name in Chinese and English, the first one in Thai), words of colour, size
-- and style (a), these three as a whole (f), and pairs of letters of names (o) and of the three (b), of Chinese single ones too. `content` holds a line for each of three names, colour, size and style, with its words apart.
-- Costly, so that no plan prefers it to the index over it.
CREATE FUNCTION search_keys(merchant text, category text, content text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
  WITH line AS (
    SELECT words, replace(words, ' ', '') AS compact, place <= 3 AS names
    FROM unnest(string_to_array(content, E'\n')) WITH ORDINALITY AS field (words, place))
  SELECT array_to_tsvector(array_agg(DISTINCT merchant || ' ' || left(key, 200))) FROM (
    SELECT 'k' || category
    UNION ALL SELECT CASE WHEN names THEN 'n' ELSE 'a' END || word
      FROM line, unnest(string_to_array(words, ' ')) AS word WHERE word <> ''
    UNION ALL SELECT 'i' || left(word, 1) FROM line, unnest(string_to_array(words, ' ')) AS word WHERE names AND word <> ''
    UNION ALL SELECT 'h' || head FROM line, unnest(CASE
        WHEN ascii(right(words, 1)) >= 11904 THEN ARRAY[right(words, 1), right(words, 2)]
        WHEN ascii(words) BETWEEN 3584 AND 3711 THEN ARRAY[split_part(words, ' ', 1)]
        ELSE ARRAY[split_part(words, ' ', -1)] END) AS head WHERE names AND head <> ''
    UNION ALL SELECT 'f' || compact FROM line WHERE compact <> '' AND NOT names
    UNION ALL SELECT CASE WHEN names THEN 'o' ELSE 'b' END || substr(compact, at, size)
      FROM line, generate_series(1, 2) AS size, generate_series(1, char_length(compact) - size + 1) AS at
      WHERE size = 2 OR ascii(substr(compact, at, 1)) >= 11904
  ) AS made (key)
$$;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skus_by_search_keys" ON "skus" USING gin (search_keys("merchant_id", "category_id", coalesce("search_text", lower("name" || E'\n' || "ch_name" || E'\n' || "th_name" || E'\n' || "color"
    || E'\n' || "size" || E'\n' || "style")))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "skus_without_search_text" ON "skus" USING btree ("merchant_id","sku_id") WHERE "skus"."search_text" IS NULL;