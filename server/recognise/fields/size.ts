import { sizes } from '../../../domain/search/sizes.ts';

const words: ReadonlySet<string> = new Set(sizes.flat().map((word) => word.toLowerCase()));
const written = /^(?:f|f\.?s\.?|os|x{1,4}[sl]|[2-9]x[sl]|\d{1,2}(?:-\d{1,2})? ?(?:y|yrs?|岁|歲|ปี))$/u;

/** Whether a text is a size in letters, a word or years, also behind its word or before its sign: `ไซส์ L`, `L码`. */
export function isWordedSize(text: string): boolean {
  const whole = text.trim().toLowerCase();
  const bare = whole.replace(/^(?:size|ไซ[สซ]์) ?/u, '').replace(/[码號号]$/u, '');
  return words.has(whole) || words.has(bare) || written.test(bare);
}
