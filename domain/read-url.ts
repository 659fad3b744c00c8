/** Reads an address; null where it is none. The oldest supported browsers have no `URL.canParse`. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
