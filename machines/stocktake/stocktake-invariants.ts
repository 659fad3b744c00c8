import type { SnapshotFrom } from 'xstate';
import { isCounted, isReady } from '../../domain/stock/stocktake-review.ts';
import { isRecorded } from '../../domain/stock/stocktake.ts';
import { lineOf, progressOf, shownProduct } from '../../domain/stock/stocktake-sheet.ts';
import type { Invariant } from '../kit/invariant.ts';
import { keyOfCall } from '../kit/write.ts';
import type { stocktakeMachine } from './stocktake-machine.ts';

type Snapshot = SnapshotFrom<typeof stocktakeMachine>;

export const stocktakeInvariants: readonly Invariant<typeof stocktakeMachine>[] = [
  {
    says: 'each product has one place: a line, or a place among those to come',
    holds: ({ context: { lines, queue } }) => {
      const ids = [...lines.map(({ product }) => product.id), ...queue.map(({ id }) => id)];
      return new Set(ids).size === ids.length;
    },
  },
  {
    says: 'what is shown is there, and is not recorded yet',
    holds: ({ context }) => {
      if (context.shown === null) return true;
      const line = lineOf(context, context.shown);
      return shownProduct(context) !== undefined && (line === undefined || !isRecorded(line));
    },
  },
  {
    says: 'a figure is a whole number of pieces, and says when it was counted',
    holds: ({ context: { lines } }) =>
      lines.every(
        ({ counted, countedAt }) =>
          counted === null || (Number.isInteger(counted) && counted >= 0 && countedAt > 0),
      ),
  },
  {
    says: 'a recorded line never changes, and is never sent again',
    holds: (now, cause) => {
      const recorded = cause?.before.context.lines.filter(isRecorded) ?? [];
      if (now.matches('discarded')) return recorded.length === 0;
      return recorded.every(
        (line) =>
          now.context.call?.ids.includes(line.product.id) !== true &&
          JSON.stringify(lineOf(now.context, line.product.id)) === JSON.stringify(line),
      );
    },
  },
  {
    says: 'only what is ready is sent, and each line once in a call',
    holds: ({ context }) => {
      const ids = context.call?.ids ?? [];
      return (
        new Set(ids).size === ids.length &&
        ids.every((id) => {
          const line = lineOf(context, id);
          return line !== undefined && isReady(line);
        })
      );
    },
  },
  {
    says: 'a call under way stays as it was sent: its key, its lines and their figures',
    holds: (now, cause) =>
      cause === null ||
      !isSending(now) ||
      !isSending(cause.before) ||
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
    says: 'a line is recorded only by an answer',
    holds: (now, cause) =>
      cause === null ||
      cause.event.type === 'xstate.done.actor.stocktake' ||
      now.matches('discarded') ||
      now.context.lines.filter(isRecorded).length === cause.before.context.lines.filter(isRecorded).length,
  },
  {
    says: 'what is not counted, or not recorded, is left only after it was asked',
    holds: (now, cause) => {
      if (!now.matches('recorded') || cause === null) return true;
      const { before } = cause;
      if (before.matches('recorded') || before.matches('unfinished')) return true;
      return (now.context.ends || progressOf(now.context).left === 0) && !now.context.lines.some(isCounted);
    },
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches('refused') || now.context.problem !== null,
  },
];

function isSending(now: Snapshot): boolean {
  return now.matches('recording') || now.matches('unreachable');
}

function contentOf({ context: { call, lines } }: Snapshot): string {
  const sent = call?.ids.map((id) => lines.find(({ product }) => product.id === id));
  return JSON.stringify([
    call,
    sent?.map((line) => [line?.counted, line?.base, line?.reason, line?.countedAt]),
  ]);
}
