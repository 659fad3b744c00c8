import type { Quantity } from './figures/quantity.ts';
import type { Role } from './phrases.ts';

interface Span {
  readonly from: number;
  readonly until: number;
}

/** A part of an order's text: `text` names goods, or is not understood. */
export type Token = Span &
  (
    | { readonly kind: 'text' }
    | { readonly kind: 'quantity'; readonly quantity: Quantity }
    | { readonly kind: 'role'; readonly role: Role }
    | { readonly kind: 'price' }
    /** `line` and `sentence` end what belongs together more than `comma` does. */
    | { readonly kind: 'break'; readonly strength: 'comma' | 'sentence' | 'line' }
  );

/** Whether a quantity stands before in the clause. */
export function isCounted(tokens: readonly Token[]): boolean {
  return clauseSoFar(tokens).some(({ kind }) => kind === 'quantity');
}

export function clauseSoFar(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'break') + 1);
}

/** How long what a pattern finds at a place is; 0 where it finds nothing. */
export function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** 5 not 3 lanterns: neither `not` nor what it is about is read. */
export function isNotSoMany(tokens: readonly Token[], at: number): boolean {
  const isNot = (place: number) => {
    const token = tokens[place];
    return (
      token?.kind === 'role' &&
      (token.role === 'cancel' || token.role === 'against') &&
      tokens[place - 1]?.kind === 'quantity' &&
      tokens[place - 2]?.kind !== 'text' &&
      tokens[place + 1]?.kind === 'quantity' &&
      tokens[place + 2]?.kind === 'text'
    );
  };
  return isNot(at) || isNot(at - 1);
}
