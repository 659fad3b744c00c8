const dayMs = 24 * 60 * 60 * 1000;

/** Calls `work` with `Date` a day ahead, to show that a chart does not read the clock. */
export function withClockADayLater<T>(work: () => T): T {
  const today = Date;
  globalThis.Date = new Proxy(today, {
    construct: (target, args: unknown[]) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + dayMs] : args) as Date,
    get: (target, name) =>
      name === 'now' ? () => target.now() + dayMs : (Reflect.get(target, name) as unknown),
  });
  try {
    return work();
  } finally {
    globalThis.Date = today;
  }
}
