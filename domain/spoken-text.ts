/** What became of speaking: the words that were heard, or why there are none. */
export type Dictation =
  { readonly kind: 'heard'; readonly text: string } | { readonly kind: 'refused' | 'silent' | 'failed' };

/** Why speaking brought no words. */
export type Unheard = Exclude<Dictation['kind'], 'heard'>;

/** Returns a text with spoken words behind it, on a line of their own; what is beyond `maxLength` characters is left out. */
export function appendSpoken(text: string, words: string, maxLength: number): string {
  const before = text.trimEnd();
  return [before, words.trim()]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, maxLength);
}
