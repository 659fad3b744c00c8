import type { SnapshotFrom } from 'xstate';
import { isConfirmable, isGone } from '../../domain/payments/paid-payment.ts';
import { receiptConfirmers } from '../../domain/permissions.ts';
import { hasRole } from '../../domain/roles.ts';
import type { Invariant } from '../kit/invariant.ts';
import { keyOfCall } from '../kit/write.ts';
import type { batchConfirmationMachine } from './batch-confirmation-machine.ts';

type Snapshot = SnapshotFrom<typeof batchConfirmationMachine>;

export const batchConfirmationInvariants: readonly Invariant<typeof batchConfirmationMachine>[] = [
  {
    says: 'each payment is selected once',
    holds: ({ context: { selected } }) => isEachOnce(selected.map(({ id }) => id)),
  },
  {
    says: 'nothing is selected of which nothing came in',
    holds: ({ context: { selected } }) => selected.every(isConfirmable),
  },
  {
    says: 'a batch begins only at the word of somebody who may, where the shop confirms receipts',
    holds: (now, cause) =>
      cause === null ||
      !isUnderWay(now) ||
      isUnderWay(cause.before) ||
      (cause.event.type === 'batch.confirm' &&
        now.context.confirmsReceipts &&
        hasRole(now.context.roles, receiptConfirmers)),
  },
  {
    says: 'only what is selected is sent, and each payment once',
    holds: ({ context: { call, selected } }) => {
      const ids = call?.ids ?? [];
      return isEachOnce(ids) && ids.every((id) => selected.some((payment) => payment.id === id));
    },
  },
  {
    says: 'a call under way stays as it was sent: its key, its payments and what was seen of them',
    holds: (now, cause) =>
      cause === null ||
      !isUnderWay(now) ||
      !isUnderWay(cause.before) ||
      now.context.call?.number !== cause.before.context.call?.number ||
      contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'one intent has one key, and each call of it another',
    holds: (now, cause) => {
      const before = cause?.before.context.call ?? null;
      const { call } = now.context;
      if (before === null || call === null) return true;
      return (
        before.key === call.key && (before.number === call.number) === (keyOfCall(before) === keyOfCall(call))
      );
    },
  },
  {
    says: 'what was answered is not sent again in the same batch',
    holds: ({ context: { call, answers } }) =>
      call === null || answers.every(({ id }) => !call.ids.includes(id)),
  },
  {
    says: 'what was confirmed, or waits no more, is not selected; what failed still is',
    holds: (now) =>
      !isUnderWay(now) ||
      now.context.answers.every(
        (answer) => (answer.ok || isGone(answer)) !== now.context.selected.some(({ id }) => id === answer.id),
      ),
  },
  {
    says: 'what is selected goes only with an answer, or because somebody says so, or nothing of it came in after all',
    holds: (now, cause) => {
      if (cause === null) return true;
      const { event, before } = cause;
      if (event.type === 'payments.deselect') return true;
      if (event.type === 'xstate.done.actor.batchConfirmPayOrder') return true;
      const seen = event.type === 'payments.select' ? event.payments : [];
      const kept = [...now.context.selected, ...seen.filter((payment) => !isConfirmable(payment))];
      return before.context.selected.every(({ id }) => kept.some((payment) => payment.id === id));
    },
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches('refused') || now.context.problem !== null,
  },
];

function isEachOnce(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

function isUnderWay(snapshot: Snapshot): boolean {
  return snapshot.matches('confirming') || snapshot.matches('unreachable');
}

function contentOf({ context: { call, selected } }: Snapshot): string {
  return JSON.stringify([call, selected]);
}
