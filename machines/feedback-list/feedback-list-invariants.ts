import { listInvariants } from '../kit/list-invariants.ts';

export const feedbackListInvariants = listInvariants;
