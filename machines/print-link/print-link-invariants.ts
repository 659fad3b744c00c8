import type { Invariant } from '../kit/invariant.ts';
import type { printLinkMachine } from './print-link-machine.ts';

export const printLinkInvariants: readonly Invariant<typeof printLinkMachine>[] = [
  {
    says: 'a link is there exactly where it can be opened: none is left of an earlier time',
    holds: (now) => now.matches('there') === (now.context.link !== null),
  },
  { says: 'a refusal says why', holds: (now) => !now.matches('refused') || now.context.problem !== null },
];
