import type { Invariant } from '../kit/invariant.ts';
import type { deviceStreamsMachine } from './device-streams-machine.ts';

export const deviceStreamsInvariants: readonly Invariant<typeof deviceStreamsMachine>[] = [
  {
    says: 'what could not be read shows nothing',
    holds: (now) => !now.matches('unreadable') || now.context.streams.length === 0,
  },
];
