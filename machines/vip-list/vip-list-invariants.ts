import { listInvariants } from '../kit/list-invariants.ts';

export const vipListInvariants = listInvariants;
