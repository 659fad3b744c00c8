/** What words mean, to be looked for at a place of a text. */
export interface WordList<T> {
  readonly longest: number;
  readonly meanings: ReadonlyMap<string, T>;
}

/** A list of words by their meanings. Words are separated by spaces; `_` stands for a space within one. */
export function wordList<T>(entries: readonly (readonly [T, string])[]): WordList<T> {
  const meanings = new Map<string, T>();
  for (const [meaning, words] of entries)
    for (const word of words.split(/\s+/).filter(Boolean)) meanings.set(word.replaceAll('_', ' '), meaning);
  return { meanings, longest: Math.max(...[...meanings.keys()].map((word) => word.length)) };
}

/** The longest word of a list that stands at a place of a folded text, from one edge of words to another. */
export function matchWord<T>(
  { longest, meanings }: WordList<T>,
  text: string,
  at: number,
  isEdge: readonly boolean[],
): { readonly meaning: T; readonly length: number } | null {
  if (isEdge[at] !== true) return null;
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    if (isEdge[at + length] !== true) continue;
    const meaning = meanings.get(text.slice(at, at + length));
    if (meaning !== undefined) return { meaning, length };
  }
  return null;
}
