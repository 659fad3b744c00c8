import { baseUnits } from '../../../domain/search/units.ts';
import { wordsOf, type Simplify } from '../../../domain/search/words.ts';

/** A figure of a size, as `350` of 0.35 l. */
export interface Figure {
  /** In its base unit: 350ml. */
  readonly base: string;
  /** As it was written: 0.35. */
  readonly written: string;
  /** Empty where it is none that is known, or counts pieces. */
  readonly unit: string;
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const hanNumbers = '一二三四五六七八九十';
const piecesInWords = new RegExp(`\\b(${numbers.join('|')})[- ]?(?=pieces?\\b)`, 'giu');
const piecesInHan = new RegExp(`[两${hanNumbers}](?=[件片个]套)`, 'gu');

/** A text with pieces of a set in figures: 三件套 is 3件套, three-piece is 3 piece. */
export function countsInFigures(text: string): string {
  return text
    .replaceAll(piecesInWords, (_, number: string) => `${numbers.indexOf(number.toLowerCase()) + 1} `)
    .replaceAll(piecesInHan, (letter) => String(letter === '两' ? 2 : hanNumbers.indexOf(letter) + 1))
    .replaceAll(/(?<=\d)-(?=piece)/giu, ' ');
}

/** The figures of a text, in their order. */
export function figuresOf(text: string, simplify: Simplify): readonly Figure[] {
  const written = text.normalize('NFKC').match(/\d+(?:\.\d+)?/g) ?? [];
  const bases = wordsOf(text, simplify)
    .map((word) => word.text)
    .filter((word) => /^\d/.test(word));
  return bases.map((base, at) => {
    const [, number = '', end = ''] = /^(\d+(?:\.\d+)?)(.*)$/u.exec(base) ?? [];
    const unit = baseUnits.has(end) && end !== 'pc' ? end : '';
    return { base, written: (written.length === bases.length ? written[at] : undefined) ?? number, unit };
  });
}

/** Whether two figures are the same: 0.35 l and 350 ml, or 130 and 130 cm. */
function isSameFigure(one: Figure, other: Figure): boolean {
  return one.base === other.base || (one.written === other.written && (one.unit === '' || other.unit === ''));
}

/** Whether all of some figures are among others. */
export function areAmong(some: readonly Figure[], others: readonly Figure[]): boolean {
  return some.every((figure) => others.some((other) => isSameFigure(figure, other)));
}
