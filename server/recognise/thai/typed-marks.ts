/** Marks that old Thai fonts have in places of their own, shifted beside tall letters. */
const shifted: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    '\u0e34\u0e35\u0e36\u0e37': 0xf701,
    '\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e48\u0e49\u0e4a\u0e4b\u0e4c': 0xf705,
    '\u0e31\u0e4d\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e38\u0e39\u0e3a': 0xf710,
  }).flatMap(([marks, first]) =>
    Array.from(marks, (mark, at) => [String.fromCharCode(first + at), mark] as const),
  ),
);

/** A text with the marks that old fonts have in places of their own in those that they mean. */
export function namedMarks(text: string): string {
  return text.replace(/[\uf701-\uf71a]/g, (mark) => shifted[mark] ?? mark);
}

/** Thai of a PDF as it is written: an am that was put together twice, and marks in their order, each once. No word begins with a mark, nor with aa, before which a letter that is drawn apart leaves a gap. */
export function typedMarks(text: string): string {
  return namedMarks(text)
    .replace(/(?<=[\u0e01-\u0e2e\u0e31-\u0e3a\u0e47-\u0e4c]) +(?=[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e])/g, '')
    .replace(/\u0e33([\u0e48-\u0e4b\0])\u0e32?/g, '$1\u0e33')
    .replace(/([\u0e48-\u0e4b]?)\u0e33\1\u0e32?/g, '$1\u0e33')
    .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e3a])/g, '$2$1')
    .replace(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4c])\1+/g, '$1');
}

/** What a control character stands for in these texts: behind an am it is the aa that this is drawn with, whose name was lost. */
export function lostAa(texts: readonly string[]): string | null {
  return /\u0e33(?![\t\n\r])(\p{Cc})/u.exec(texts.join('').replaceAll(' ', ''))?.[1] ?? null;
}

/** Whether letters of a text have no name. */
export function hasUnnamed(text: string): boolean {
  return /(?![\t\n\r])\p{Cc}|[\ufffd\p{Co}]/u.test(text);
}
