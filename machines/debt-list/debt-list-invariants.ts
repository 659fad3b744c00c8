import { listInvariants } from '../kit/list-invariants.ts';

export const debtListInvariants = listInvariants;
