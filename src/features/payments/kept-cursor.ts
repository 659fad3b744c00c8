/** Characters in a row that a journal keeps whatever they look like. */
const partLength = 32;

/** A cursor of a list as a journalled chart keeps it: in parts, since a journal masks long runs of letters and digits as it would a token. */
export function cursorToKeep(cursor: string): string {
  return (
    encodeURIComponent(cursor)
      .match(new RegExp(`.{1,${partLength}}`, 'g'))
      ?.join(' ') ?? ''
  );
}

/** The cursor as its list gave it out. */
export function cursorToSend(kept: string): string {
  return decodeURIComponent(kept.replaceAll(' ', ''));
}
