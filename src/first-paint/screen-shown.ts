/** Whether the app shows a screen, and nothing of it is still on its way. */
export function isScreenShown(root: HTMLElement): boolean {
  return (
    root.querySelector('[data-screen]:not([data-screen="loading"])') !== null &&
    root.querySelector('[data-skeleton]') === null
  );
}

/** Resolves when the app shows a screen that is complete, before that is painted. */
export function whenScreenShown(root: HTMLElement): Promise<void> {
  if (isScreenShown(root)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isScreenShown(root)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { childList: true, subtree: true });
  });
}
