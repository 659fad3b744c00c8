import type { CategoryMatches } from '../../search/categories.ts';
import type { Form } from '../../search/query.ts';
import type { Candidate } from '../../search/rank.ts';
import type { Simplify, SoundOf } from '../../search/words.ts';

/** A product that may be what a text names. */
export interface Choosable extends Candidate {
  readonly ch_name: string;
  readonly th_name: string;
  readonly color: string;
  /** Pieces that can be promised. */
  readonly stock: number;
}

export interface Choosing {
  readonly matchesOf: (form: Form) => CategoryMatches;
  readonly simplify: Simplify;
  readonly soundOf: SoundOf;
  /** How usual a product is for the group, up to 1, by its id. */
  readonly usual: ReadonlyMap<string, number>;
  /** What was chosen for the item of which another colour or size is meant. */
  readonly head?: Choosable | undefined;
}
