import type { Role } from '../phrases.ts';
import type { Token } from '../tokens.ts';

const asides: readonly Role[] = ['remark', 'delivery', 'cancel'];

/** No logo this time: what is said in brackets, and is no goods, ends with them. */
export function isAsideEnd(text: string, at: number, tokens: readonly Token[]): boolean {
  const begin = text.lastIndexOf('(', at);
  const inside = tokens.filter(({ from }) => from > begin);
  return begin >= 0 && inside.some((token) => token.kind === 'role' && asides.includes(token.role));
}

/** Whether a place is inside brackets. */
export function isBracketed(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}
