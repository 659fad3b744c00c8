import type { Invariant } from '../kit/invariant.ts';
import type { stockEntryStartMachine } from './stock-entry-start-machine.ts';

export const stockEntryStartInvariants: readonly Invariant<typeof stockEntryStartMachine>[] = [
  {
    says: 'each draft is listed once',
    holds: ({ context: { drafts } }) => new Set(drafts.map(({ id }) => id)).size === drafts.length,
  },
  {
    says: 'categories that were read stay while they are read again',
    holds: (now, cause) => cause === null || cause.before.context.tree.length <= now.context.tree.length,
  },
];
