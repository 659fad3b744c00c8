/** What a word sounds like to Thai people: its consonants, and how many syllables it has. */
interface Sound {
  readonly consonants: string;
  readonly syllables: number;
}

/** Thai letters, the consonant that is heard, and how English words write it. */
const consonants = new Map(
  (
    [
      ['กคขฆ', 'K', 'c k g'],
      ['จฉชฌ', 'C', 'ch sh j'],
      ['ซสศษ', 'S', 's c z'],
      ['ดฎ', 'D', 'd t'],
      ['ตทธถฏฐ', 'T', 't th d'],
      ['บ', 'B', 'b'],
      ['ปพผภ', 'P', 'p'],
      ['ฟฝ', 'F', 'f ph'],
      ['ม', 'M', 'm'],
      ['นณง', 'N', 'n'],
      ['ล', 'L', 'l'],
      ['ร', 'R', 'r'],
      ['ว', 'W', 'w v'],
      ['ฮห', 'H', 'h'],
      ['ยญ', 'Y', 'y j'],
    ] as const
  ).flatMap(([letters, heard, written]) =>
    Array.from(letters, (letter) => [letter, { heard, written: written.split(' ') }] as const),
  ),
);

/** How English words write a Thai vowel. */
const vowels = new Map(
  (
    [
      ['ะั', 'a u'],
      ['า', 'a ar o'],
      ['ิ', 'i y'],
      ['ี', 'i ee ea y'],
      ['ึืุ', 'u oo'],
      ['ู', 'oo u ew ou'],
      ['เ', 'e a ai ea u i'],
      ['แ', 'a e'],
      ['โ', 'o oa ow'],
      ['ไใ', 'i y'],
      ['อ', 'o a aw u'],
    ] as const
  ).flatMap(([letters, written]) => Array.from(letters, (letter) => [letter, written.split(' ')] as const)),
);
const unwritten = ['o', 'a', 'u'];

/** Signs and letters that Thai words hardly have. */
const foreign = /[์็๊๋ฟซฮ]/u;
const tones = /[็-๋]/gu;
const leading = /[เแโไใ]/u;
const leastLetters = 5;
const mostPrefixes = 48;
/** Words of a name that are written as one in Thai. */
const mostWords = 3;

/** Whether a Thai word may be an English one, written as it is heard. */
export function mayBeHeard(compact: string): boolean {
  return compact.length >= leastLetters && /^[\u0e00-\u0e7f]+$/u.test(compact) && foreign.test(compact);
}

/** Whether a Thai word is some of these English ones as they are heard: โคลด์บรูว์ is cold brew. */
export function isHeardAs(compact: string, words: readonly string[]): boolean {
  const heard = soundOfThai(compact);
  return words.some((_, from) =>
    Array.from({ length: mostWords }, (_unused, more) => words.slice(from, from + more + 1)).some(
      (said) => said.every((word) => /^[a-z]+$/.test(word)) && areAlike(heard, said.map(soundOfEnglish)),
    ),
  );
}

function areAlike({ consonants: heard, syllables }: Sound, words: readonly Sound[]): boolean {
  const spelled = once(words.map((word) => word.consonants).join(''));
  const apart = Math.abs(syllables - words.reduce((sum, word) => sum + word.syllables, 0));
  return heard.length > 1 && once(heard) === spelled && apart <= (heard.length > 2 ? 1 : 0);
}

/** Letters that are written twice are heard once. */
function once(text: string): string {
  return text.replaceAll(/(.)\1+/g, '$1');
}

function soundOfThai(compact: string): Sound {
  const plain = compact
    .replaceAll(tones, '')
    .replaceAll(/[วย]์/gu, '')
    .replaceAll(/ห(?=[ก-ฮ])/gu, '');
  // What follows a vowel and is no beginning of a syllable is part of it.
  const heard = plain.replaceAll(/(?<=[ูโ][ก-ฮ]?)ว(?![ะ-ูเ-ไ])|(?<=[ีเ][ก-ฮ]?)ย(?![ะ-ูเ-ไ])/gu, '');
  const said = Array.from(heard, (letter) => consonants.get(letter)?.heard ?? '').join('');
  const syllables = heard.match(/[ะ-ูเ-ไ]|(?<![เแโ][ก-ฮ]{1,2})อ/gu)?.length ?? 0;
  return { consonants: said, syllables: Math.max(1, syllables) };
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})e$/g, ''],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/mb$/g, 'm'],
  [/tch|ch|sh|ti(?=on)|dg(?=e)|j|g(?=e?$)/g, 'C'],
  [/gh(?=t)|gh$/g, ''],
  [/ph|f/g, 'F'],
  [/th|t/g, 'T'],
  [/d/g, 'D'],
  [/ck|qu|c(?![eiy])|k|g|q/g, 'K'],
  [/x/g, 'KS'],
  [/c|s|z/g, 'S'],
  [/(?<=[aeo])[wy](?![aeiou])/g, ''],
  [/(?<=[a-zA-Z])y(?![aeiou])/g, 'i'],
  [/v|w/g, 'W'],
];

function soundOfEnglish(word: string): Sound {
  const said = spellings.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  const syllables = word.replace(/(?<=[a-z]{2}[^aeiou])e$/, '').match(/[aeiouy]+/g)?.length ?? 1;
  return { consonants: once(said.replaceAll(/[aeiou]/g, '').toUpperCase()), syllables };
}

/** How English words may begin that are heard as a Thai one begins: its first two consonants, and what may stand between them. */
export function beginningsHeard(compact: string): string[] {
  const plain = compact.replaceAll(tones, '');
  const [before = ''] = leading.exec(plain.slice(0, 1)) ?? [];
  const [first = '', ...others] = Array.from(plain.slice(before.length));
  const at = others.findIndex((letter) => consonants.has(letter));
  const marks = others.slice(0, at).join('');
  const [one, next] = [consonants.get(first)?.written, consonants.get(others[at] ?? '')?.written];
  if (one === undefined || next === undefined) return [];
  const said = before === '' ? Array.from(marks) : [before];
  const between = said.flatMap((letter) => vowels.get(letter) ?? []);
  const isCluster = marks === '' || leading.test(marks);
  const ways = [...(between.length > 0 ? between : unwritten), ...(isCluster ? [''] : [])];
  return ways
    .flatMap((vowel) => one.flatMap((begin) => next.map((end) => begin + vowel + end)))
    .slice(0, mostPrefixes);
}
