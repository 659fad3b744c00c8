import { readBarcode } from '../../domain/scanning/barcodes.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { scanMachine } from './scan-machine.ts';
import { missOf } from './scanned-codes.ts';

export const scanInvariants: readonly Invariant<typeof scanMachine>[] = [
  {
    says: 'a code that waits is looked up',
    holds: (now) => now.matches({ codes: 'looking' }) === now.context.waiting.length > 0,
  },
  {
    says: 'only what a product can have as barcode is looked up',
    holds: ({ context }) => context.waiting.every(({ code }) => readBarcode(code) === code),
  },
  {
    says: 'a code that waits is not missed any more',
    holds: ({ context: { waiting, misses } }) => waiting.every(({ code }) => missOf(misses, code) === null),
  },
  {
    says: 'what was scanned was scanned at least once',
    holds: ({ context: { waiting, hits, misses } }) =>
      [...waiting, ...hits, ...misses].every(({ times }) => times > 0),
  },
  {
    says: 'a torch is lit only where there is one',
    holds: ({ context }) => !context.isLit || context.hasTorch,
  },
];
