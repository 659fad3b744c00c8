/** The most milliseconds between two keys of a scanner. Bluetooth is the slower kind: a key each 10 to 40 ms. */
const mostGapMs = 60;
/** The most milliseconds a key on the average; nobody types six keys a line at this speed. */
const mostAverageMs = 40;
/** A scanner types no code that is shorter. */
const fewestCharacters = 4;

/** A key as the browser reports it, with the time of the event itself. */
export interface TypedKey {
  readonly key: string;
  /** The place of the key, whatever the layout: `Digit1`. */
  readonly code: string;
  readonly shift: boolean;
  readonly at: number;
}

/** Keys in quick succession, which may become a code. */
export interface Burst {
  readonly text: string;
  readonly beganAt: number;
  readonly lastAt: number;
}

export type BurstStep =
  | { readonly kind: 'begun' | 'continued'; readonly burst: Burst }
  /** The burst was a scanner's, and this key ends it. */
  | { readonly kind: 'scanned'; readonly code: string }
  /** A key that is no part of a burst, nor ends one. */
  | { readonly kind: 'other' };

/** Adds a key to the burst before it. A scanner ends its code with Enter or Tab, as it is delivered. */
export function addKey(burst: Burst | null, typed: TypedKey): BurstStep {
  const { key, at } = typed;
  const isQuick = burst !== null && at - burst.lastAt <= mostGapMs;
  if (key === 'Enter' || key === 'Tab')
    return isQuick && isScan(burst, at) ? { kind: 'scanned', code: burst.text } : { kind: 'other' };
  const character = characterOf(typed);
  if (character === null) return { kind: 'other' };
  if (!isQuick) return { kind: 'begun', burst: { text: character, beganAt: at, lastAt: at } };
  return { kind: 'continued', burst: { ...burst, text: burst.text + character, lastAt: at } };
}

function isScan({ text, beganAt }: Burst, endedAt: number): boolean {
  return text.length >= fewestCharacters && (endedAt - beganAt) / text.length <= mostAverageMs;
}

const unshifted: Readonly<Record<string, string>> = {
  Minus: '-',
  Period: '.',
  Slash: '/',
  Space: ' ',
  Semicolon: ';',
  Equal: '=',
};

/**
 * The character of a key; null for one that types none. A scanner presses the keys of an American keyboard: where the layout is
 * Thai, or an input method takes the key, its place says what was meant.
 */
function characterOf({ key, code, shift }: TypedKey): string | null {
  if (/^[\x20-\x7e]$/.test(key)) return key;
  const isCharacter = /^.$/u.test(key) || key === 'Process' || key === 'Unidentified';
  if (!isCharacter) return null;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit !== undefined) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter !== undefined) return shift ? letter : letter.toLowerCase();
  return unshifted[code] ?? null;
}
