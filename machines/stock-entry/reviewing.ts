import { not } from 'xstate';
import { soughtRows } from '../../domain/stock-entry/row-lookups.ts';
import { answered } from '../kit/answered.ts';
import type { MatchInput, StockEntryContext } from './stock-entry-types.ts';

/** The state in which the rows are looked through, corrected and confirmed. */
export const reviewing = {
  tags: ['editable'],
  entry: 'orderRows',
  initial: 'steady',
  on: {
    'row.change': { guard: 'hasRow', actions: ['changeRow', 'noteTime'] },
    'row.check': { guard: 'hasRow', actions: ['checkRow', 'noteTime'] },
    'row.product': { guard: 'hasRow', actions: ['takeProduct', 'noteTime'] },
    'row.add': { guard: 'isNewRow', actions: ['addRow', 'noteTime'] },
    'row.leave': { guard: 'hasRow', actions: 'leaveRow' },
    'rows.category': { actions: ['takeCategory', 'noteTime'] },
    'rows.convert': { guard: 'isRate', actions: ['convertPrices', 'noteTime'] },
    'rows.price': { actions: ['applyPriceRule', 'noteTime'] },
    'rows.sellingPrice': { actions: ['applySellingRule', 'noteTime'] },
    'rows.complete': { actions: ['completeRows', 'noteTime'] },
    'rows.vipPrice': { actions: ['applyVipRule', 'noteTime'] },
    'rows.addToExisting': { actions: ['addToExisting', 'noteTime'] },
    'rows.delete': { actions: ['deleteRows', 'noteTime'] },
    'rows.match': { target: '.matching', guard: 'hasRetyped', actions: 'askRetyped' },
    'rows.undo': { guard: 'hasSteps', actions: ['undo', 'noteTime'] },
    'columns.correct': { target: 'recognising', guard: 'canReadAgain', actions: ['takeColumns', 'noteTime'] },
    'entry.book': { target: 'confirming', guard: 'hasReady', actions: 'takeCall' },
    // For logs of version 0.1.0, which asked for no selling price.
    'entry.confirm': { target: 'confirming', guard: 'hadReady', actions: 'takeCall' },
    'entry.discard': 'discarded',
  },
  states: {
    // Rows may wait that an undone step brought back, or that were too many for one question.
    steady: { always: { target: 'matching', guard: 'hasSought' } },
    matching: {
      invoke: {
        id: 'matchRows',
        src: 'matchRows',
        input: ({ context }: { readonly context: StockEntryContext }): MatchInput => ({
          rows: soughtRows(context.rows),
        }),
        onDone: answered(
          { target: 'steady', guard: 'isAccepted', actions: ['takeFound'] },
          { target: 'notMatched', actions: ['takeUnmatched'] },
        ),
        onError: 'matcherUnreached',
      },
    },
    // The rows keep what they have, and none may wait any longer.
    notMatched: { always: { target: 'steady', guard: not('hasSought') }, on: { 'entry.retry': 'matching' } },
    matcherUnreached: {
      always: { target: 'steady', guard: not('hasSought') },
      on: { 'entry.retry': 'matching' },
    },
  },
} as const;
