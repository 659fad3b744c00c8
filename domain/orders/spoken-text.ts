import { maxTextOrder } from '../limits.ts';

/** What became of speaking: the words that were heard, or why there are none. */
export type Dictation =
  { readonly kind: 'heard'; readonly text: string } | { readonly kind: 'refused' | 'silent' | 'failed' };

/** Returns the text of an order with spoken words behind it, on a line of their own; what is beyond 500 characters is left out. */
export function appendSpoken(text: string, words: string): string {
  const before = text.trimEnd();
  return [before, words.trim()]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, maxTextOrder);
}
