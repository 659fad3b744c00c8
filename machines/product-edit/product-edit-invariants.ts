import { findFaults } from '../../domain/products/product-form.ts';
import type { Invariant } from '../kit/invariant.ts';
import { recordEditInvariants } from '../kit/record-edit-invariants.ts';
import { productEdits } from './product-edit-machine.ts';
import type { productEditMachine } from './product-edit-machine.ts';

export const productEditInvariants: readonly Invariant<typeof productEditMachine>[] = [
  ...recordEditInvariants({
    edits: productEdits,
    hasFault: (form) => findFaults(form, { isNew: false, photos: 0 }).length > 0,
    discard: 'edit.discard',
  }),
];
