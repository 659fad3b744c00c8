/** How many pieces a text says. */
export interface Quantity {
  readonly pieces: number;
  /** 3 with a counter or a sign, 2 in figures alone, 1 in words alone. */
  readonly strength: 1 | 2 | 3;
  /** A word that counts and names the goods too, as it was typed; else empty. */
  readonly thing: string;
  /** Whether it may be how many are in a pack. */
  readonly isPack: boolean;
  /** Whether of a carton, whose pieces nobody can know. */
  readonly isCarton: boolean;
  /** Whether of dozens. */
  readonly isDozens: boolean;
  /** Whether of pairs, as things are counted that are sold singly too. */
  readonly isPairs: boolean;
  /** Whether it was said in words alone: a size is said so too, and how many are wanted beside it. */
  readonly isSpoken: boolean;
  /** Whether the figure may be something else, as a size of the goods. */
  readonly isDoubtful: boolean;
}

/** A quantity whose figure may be something else. */
export function doubtful(quantity: Quantity | null): Quantity | null {
  return quantity === null ? null : { ...quantity, isDoubtful: true };
}

/** One piece. */
export const plain: Quantity = {
  pieces: 1,
  strength: 3,
  thing: '',
  isPack: false,
  isCarton: false,
  isDozens: false,
  isPairs: false,
  isSpoken: false,
  isDoubtful: false,
};

/** Whether a quantity is said instead of one before: there was none, or `one` in words, or about so many. */
export function replaces({ strength }: Quantity, before: Quantity | null): boolean {
  return before === null || (strength > 1 && before.strength === 1);
}
