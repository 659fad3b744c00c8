/** A cursor as its list gave it out. Streams of earlier versions kept it encoded, in parts of 32 characters with spaces between. */
export function cursorToSend(kept: string): string {
  return decodeURIComponent(kept.replaceAll(' ', ''));
}
