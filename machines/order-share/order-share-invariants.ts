import type { Invariant } from '../kit/invariant.ts';
import type { orderShareMachine } from './order-share-machine.ts';

export const orderShareInvariants: readonly Invariant<typeof orderShareMachine>[] = [
  {
    says: 'a link is there exactly where it can be copied',
    holds: (now) => now.matches('offered') === (now.context.offer !== null),
  },
  {
    says: 'nothing but the link is passed on where nothing else is offered',
    holds: (now) => !now.matches({ offered: 'sharing' }) || now.context.offer?.way !== 'copy',
  },
  {
    says: 'a refusal has its code',
    holds: (now) => !now.matches({ offered: 'refused' }) || now.context.code !== null,
  },
  {
    says: 'nothing of an order is kept once it is closed',
    holds: (now) => !now.matches('closed') || now.context.order === null,
  },
];
