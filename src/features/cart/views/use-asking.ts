import { useState } from 'react';
import type { CartLine } from '../../../../domain/cart.ts';

export type Question = { readonly about: 'clear' } | { readonly about: 'remove'; readonly line: CartLine };

/** Which question the screen asks before something leaves the cart. */
export interface Asking {
  readonly question: Question | null;
  ask(question: Question): void;
  dismiss(): void;
}

export function useAsking(): Asking {
  const [question, setQuestion] = useState<Question | null>(null);
  return { question, ask: setQuestion, dismiss: () => setQuestion(null) };
}
