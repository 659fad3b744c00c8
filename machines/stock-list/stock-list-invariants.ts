import type { Invariant } from '../kit/invariant.ts';
import { isSplit } from './stock-filter.ts';
import type { stockListMachine } from './stock-list-machine.ts';

export const stockListInvariants: readonly Invariant<typeof stockListMachine>[] = [
  {
    says: 'more is read only where there is more',
    holds: (now) => !now.matches({ list: 'loadingMore' }) || now.context.cursor !== null,
  },
  {
    says: 'what was refused shows nothing, and explains itself',
    holds: (now) =>
      !now.matches({ list: 'refused' }) || (now.context.pages.length === 0 && now.context.problem !== null),
  },
  {
    says: 'another filter shows none of the pages of the one before as its own',
    holds: (now, cause) => cause?.event.type !== 'filter.change' || now.matches({ list: 'loading' }),
  },
  {
    says: 'no product is listed twice',
    holds: ({ context: { pages } }) => {
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      return new Set(ids).size === ids.length;
    },
  },
  {
    says: 'what runs low stands apart only where nothing is searched and the fewest come first',
    holds: ({ context: { low, filter } }) => low === null || isSplit(filter),
  },
];
