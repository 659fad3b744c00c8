import type { Invariant } from './invariant.ts';
import type { createListMachine } from './list-machine.ts';

type ListMachine = ReturnType<typeof createListMachine<unknown, object>>;

/** Invariants of every list. */
export const listInvariants: readonly Invariant<ListMachine>[] = [
  {
    says: 'more is read only where there is more',
    holds: (now) => !now.matches('loadingMore') || (now.context.pagination?.cursor ?? null) !== null,
  },
  {
    says: 'what was refused shows nothing, and explains itself',
    holds: (now) =>
      !now.matches('refused') || (now.context.items.length === 0 && now.context.problem !== null),
  },
  {
    says: 'another filter shows none of the pages of the one before as its own',
    holds: (now, cause) => cause?.event.type !== 'filter.change' || now.matches('loading'),
  },
];
