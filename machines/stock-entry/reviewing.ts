/** The state in which the rows are looked through, corrected and confirmed. */
export const reviewing = {
  tags: ['editable'],
  on: {
    'row.change': { guard: 'hasRow', actions: ['changeRow', 'noteTime'] },
    'row.check': { guard: 'hasRow', actions: ['checkRow', 'noteTime'] },
    'row.product': { guard: 'hasRow', actions: ['takeProduct', 'noteTime'] },
    'row.add': { guard: 'isNewRow', actions: ['addRow', 'noteTime'] },
    'rows.category': { actions: ['takeCategory', 'noteTime'] },
    'rows.price': { actions: ['applyPriceRule', 'noteTime'] },
    'rows.sellingPrice': { actions: ['applySellingRule', 'noteTime'] },
    'rows.vipPrice': { actions: ['applyVipRule', 'noteTime'] },
    'rows.addToExisting': { actions: ['addToExisting', 'noteTime'] },
    'rows.delete': { actions: ['deleteRows', 'noteTime'] },
    'rows.undo': { guard: 'hasSteps', actions: ['undo', 'noteTime'] },
    'columns.correct': { target: 'recognising', guard: 'canReadAgain', actions: ['takeColumns', 'noteTime'] },
    'entry.book': { target: 'confirming', guard: 'hasReady', actions: 'takeCall' },
    // For logs of version 0.1.0, which asked for no selling price.
    'entry.confirm': { target: 'confirming', guard: 'hadReady', actions: 'takeCall' },
    'entry.discard': 'discarded',
  },
} as const;
