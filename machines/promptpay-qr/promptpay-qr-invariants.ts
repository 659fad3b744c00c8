import type { Invariant } from '../kit/invariant.ts';
import type { promptpayQrMachine } from './promptpay-qr-machine.ts';

export const promptpayQrInvariants: readonly Invariant<typeof promptpayQrMachine>[] = [
  {
    says: 'a QR is there exactly where it is shown: none is left of an earlier opening',
    holds: (now) => now.matches('shown') === (now.context.qr !== null),
  },
  { says: 'a refusal says why', holds: (now) => !now.matches('refused') || now.context.problem !== null },
  {
    says: 'nothing is saved that cannot be saved here',
    holds: (now) => !now.matches({ shown: 'saving' }) || now.context.way !== 'none',
  },
];
