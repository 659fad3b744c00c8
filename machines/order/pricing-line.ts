/** A line's price being typed, and the other thing that may be done with a line: taking it out. */
export const pricingLine = {
  on: {
    'price.change': { actions: 'typePrice' },
    'price.accept': { target: 'resting', guard: 'mayAcceptPrice', actions: ['acceptPrice', 'closeLine'] },
    'line.remove': { target: 'resting', guard: 'mayRemoveLine', actions: ['removeLine', 'closeLine'] },
    'dialog.dismiss': { target: 'resting', actions: 'closeLine' },
  },
} as const;
