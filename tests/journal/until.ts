/** Resolves as soon as the condition holds, looking after each change. */
export function until(
  source: { readonly subscribe: (listener: () => void) => () => void },
  holds: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = source.subscribe(look);
    look();
  });
}
