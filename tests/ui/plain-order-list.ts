/** What a list of orders needs beside its actor, for tests that are about something else. */
export const plainOrderList = {
  title: 'Talat Noi',
  isCompact: false,
  onCompact: () => undefined,
  cancellable: [],
  onAsk: () => undefined,
} as const;
