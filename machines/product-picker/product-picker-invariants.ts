import type { Invariant } from '../kit/invariant.ts';
import type { productPickerMachine } from './product-picker-machine.ts';

export const productPickerInvariants: readonly Invariant<typeof productPickerMachine>[] = [
  {
    says: 'more is read only where there is more',
    holds: (now) => !now.matches({ open: 'findingMore' }) || (now.context.found?.cursor ?? null) !== null,
  },
  {
    says: 'what failed shows nothing as found',
    holds: (now) =>
      !(now.matches({ open: 'refused' }) || now.matches({ open: 'unreachable' })) ||
      now.context.found === null,
  },
  {
    says: 'a refusal says why',
    holds: (now) => !now.matches({ open: 'refused' }) || now.context.problem !== null,
  },
  {
    says: 'nothing is looked for where nothing was asked',
    holds: (now) =>
      !now.matches({ open: 'finding' }) || now.context.chipId !== null || now.context.query.trim() !== '',
  },
];
