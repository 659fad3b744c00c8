/** The state in which a line's price is typed, or the line is removed or replaced. */
export const pricingLine = {
  on: {
    'price.change': { actions: 'typePrice' },
    'price.accept': { target: 'resting', guard: 'mayAcceptPrice', actions: ['acceptPrice', 'closeLine'] },
    'line.remove': { target: 'resting', guard: 'mayRemoveLine', actions: ['takeEdit', 'closeLine'] },
    'line.replace': { target: 'resting', guard: 'mayReplaceLine', actions: ['takeEdit', 'closeLine'] },
    'dialog.dismiss': { target: 'resting', actions: 'closeLine' },
  },
} as const;
