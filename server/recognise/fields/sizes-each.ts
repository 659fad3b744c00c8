import { plainFigures } from '../../../domain/digits.ts';
import { placeOfSize, sizes } from '../../../domain/search/sizes.ts';
import { isPieceWord } from './amount.ts';
import { isWordedSize } from './size.ts';

/** Several sizes, of each of which there are as many pieces. */
interface SizesEach {
  readonly sizes: readonly string[];
  readonly pieces: number;
}

const unit = String.raw`(?<unit>[\p{L}\p{M}]{0,6})\.?`;
const forms = [
  String.raw`^(?<sizes>.+?)[\s,:：]*[(（]?\s*(?<pieces>\d{1,5})\s*${unit}\s*(?:\/|per )?\s*(?:each|ea\.?|size)\s*[)）]?$`,
  String.raw`^(?<sizes>.+?)[\s,:：]*[(（]?\s*(?:各|每[码碼号號]|(?:ไซ[สซ]์|เบอร์|อย่าง)ละ|each)\s*(?<pieces>\d{1,5})\s*${unit}\s*[)）]?$`,
  String.raw`^(?<sizes>.+?)\s*[(（]?\s*[x×*]\s*(?<pieces>\d{1,5})\s*${unit}\s*[)）]?$`,
].map((form) => new RegExp(form, 'iu'));

/** What a text says of several sizes that have as many pieces each: `S-XL 10 each`, `M、L各15件`. Null where it says something else. */
export function readSizesEach(text: string): SizesEach | null {
  for (const form of forms) {
    const found = form.exec(plainFigures(text).trim())?.groups;
    if (found === undefined) continue;
    const counted = found['unit'] ?? '';
    const listed = sizesIn(found['sizes'] ?? '');
    const pieces = Number(found['pieces']);
    if (listed.length > 1 && pieces > 0 && (counted === '' || isPieceWord(counted)))
      return { sizes: listed, pieces };
  }
  return null;
}

/** The sizes of a list or a range; empty where something in it is none. */
function sizesIn(text: string): readonly string[] {
  const ends = text.split(/\s*(?:[-–—~～至到]|ถึง)\s*/u);
  if (ends.length === 2) return between(ends[0] ?? '', ends[1] ?? '');
  const listed = text.split(/\s*[,，、/+&.]\s*|\s+/u);
  const areSizes = listed.every(isWordedSize) || listed.every((size) => /^\d{2,3}$/.test(size));
  return areSizes && new Set(listed).size === listed.length ? listed : [];
}

/** The sizes from one to another, in letters or by ones. */
function between(first: string, last: string): readonly string[] {
  const [low, high] = [first, last]
    .map((end) => /^\s*(\d{2})(?:码|碼|号|號)?\s*$/u.exec(end)?.[1])
    .map(Number);
  if (low !== undefined && high !== undefined && high > low && high - low < 12)
    return Array.from({ length: high - low + 1 }, (_, at) => String(low + at));
  const [from, until] = [first, last].map(placeOfSize);
  if (from === undefined || until === undefined || until <= from) return [];
  const isNumbered = /\d/.test(last);
  const inside = sizes
    .slice(from + 1, until)
    .map((words) => (isNumbered ? words.find((word) => /^\d/.test(word)) : undefined) ?? words[0] ?? '');
  return [first.trim(), ...inside, last.trim()];
}
