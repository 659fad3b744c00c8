import { simplify } from '../search/findable-text.ts';

/** Words that say what kind of area a name is of, and not which. */
const kinds = {
  before: /^(จังหวัด|อำเภอ|ตำบล|แขวง|เขต|จ\.|อ\.|ต\.)(?=\S)/,
  after: /(?<=..)(府|省|市|县|区|郡)$/,
  whole:
    /^(province|district|subdistrict|sub-district|amphoe|amphur|tambon|khwaeng|khet|changwat|city|thailand|ประเทศไทย|ไทย|泰国)$/,
};

/** Names in use that no source has. */
const aliases: Readonly<Record<string, string>> = {
  กทม: 'กรุงเทพมหานคร',
  กรุงเทพฯ: 'กรุงเทพมหานคร',
  bkk: 'bangkok',
  ladprao: 'latphrao',
  ratchada: 'ratchadaphisek',
  krungthep: 'bangkok',
  โคราช: 'นครราชสีมา',
  korat: 'nakhonratchasima',
  อยุธยา: 'พระนครศรีอยุธยา',
  ayutthaya: 'phranakhonsiayutthaya',
};

/** Letters that have small ones at most: most names are such, and all are folded at the server's start. */
const ascii = /^[ -~]*$/;

/** A name for comparison: Arabic figures, small letters without accents, spaces and punctuation; traditional Chinese as simplified. */
export function foldName(name: string): string {
  if (ascii.test(name)) return joinNames([name.toLowerCase().replace(/[^a-z0-9]/g, '')]);
  const folded = simplify(name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // NFKD parts the vowel am, which the sources write as one.
    .replace(/\u0e4d\u0e32/g, '\u0e33')
    .replace(/[\u0e50-\u0e59]/g, (figure) => String(figure.charCodeAt(0) - 0x0e50))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}ฯ]/gu, '');
  return joinNames([folded]);
}

/** Words in the form of `foldName` as one name in that form. */
export function joinNames(words: readonly string[]): string {
  const joined = words
    .join('')
    .replace(/^koh(?=[a-z]{3})/, 'ko')
    .replace('muang', 'mueang');
  return aliases[joined] ?? joined;
}

/** The words of a text in the form of `foldName`, without those that say what kind of area is meant. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,，、;；·/()（）]+/)
    .map((word) => word.replace(kinds.before, '').replace(kinds.after, ''))
    .filter((word) => !kinds.whole.test(word))
    .map(foldName)
    .filter((word) => word !== '');
}
