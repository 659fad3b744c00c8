/**
 * Advances of the printable ASCII characters from the space on, in hundredths of the font's size: of Inter and Arial, in bold,
 * the wider one. Measured once, so that a picture is the same on every machine, whichever fonts it has.
 */
const advances = [
  28, 34, 48, 62, 64, 91, 73, 27, 34, 34, 52, 65, 28, 44, 28, 36, 64, 56, 59, 62, 65, 60, 61, 56, 61, 61, 34,
  34, 65, 65, 65, 62, 100, 73, 73, 73, 73, 67, 62, 78, 73, 28, 56, 73, 62, 89, 73, 78, 67, 78, 73, 67, 63, 73,
  69, 99, 69, 68, 63, 34, 36, 34, 59, 56, 34, 56, 62, 56, 62, 56, 35, 62, 62, 28, 28, 56, 28, 89, 62, 62, 62,
  62, 39, 56, 35, 62, 56, 80, 56, 56, 51, 43, 33, 43, 65,
];
/** Fonts are slightly wider at small sizes than at the large one at which the advances were measured. */
const opticalSize = 1.04;
/** A Chinese character is as wide as it is high; nothing else that is drawn is wider. */
const widest = 100;
const thaiLetter = 64;
/** Marks above and below Thai letters take no room of their own. */
const thaiMark = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/;

/** Estimated width of a line of text, in the unit of the font size; rounded up. */
export function textWidth(text: string, fontSize: number): number {
  const hundredths = Array.from(text, advance).reduce((sum, each) => sum + each, 0);
  return Math.ceil((hundredths * fontSize * opticalSize) / 100);
}

function advance(character: string): number {
  if (thaiMark.test(character)) return 0;
  const code = character.codePointAt(0) ?? 0;
  return advances[code - 32] ?? (code >= 0x0e00 && code < 0x0e80 ? thaiLetter : widest);
}

/** Wraps a text at spaces to a maximum width; a longer word gets its own line. */
export function breakLines(text: string, fontSize: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, fontSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
