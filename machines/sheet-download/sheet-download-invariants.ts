import type { Invariant } from '../kit/invariant.ts';
import type { sheetDownloadMachine } from './sheet-download-machine.ts';

export const sheetDownloadInvariants: readonly Invariant<typeof sheetDownloadMachine>[] = [
  {
    says: 'nothing is read that cannot be saved here',
    holds: (now) => !now.matches('reading') || now.context.way !== 'none',
  },
  { says: 'a refusal says why', holds: (now) => !now.matches('refused') || now.context.problem !== null },
];
