/** Nobody waits longer for a paint. */
const longestPaintMs = 200;

/** Resolves when what stands in the page now has been painted; a page that nobody looks at is painted later. */
export function painted(): Promise<unknown> {
  const frames = new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  return Promise.race([frames, pause(longestPaintMs)]);
}

/** Resolves after a time. */
export function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
