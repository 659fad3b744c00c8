import type { Invariant } from '../kit/invariant.ts';
import type { dayCloseMachine } from './day-close-machine.ts';

export const dayCloseInvariants: readonly Invariant<typeof dayCloseMachine>[] = [
  {
    says: 'only a day that was read is shown',
    holds: (now) => now.value !== 'shown' || now.context.close !== null,
  },
  {
    says: 'what is shown is of the day that was asked for',
    holds: ({ context: { close, day } }) => close === null || close.day === day,
  },
];
