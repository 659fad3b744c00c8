/** How long a photo that is ready waits for its slip to be read: what reads it may come over a slow network. */
const slipTime = 4000;

/** What is read of a slip; null where that fails, or takes longer than a photo waits for it that is ready. */
export function inTime(reading: Promise<string | null>): Promise<string | null> {
  const end = new Promise<null>((resolve) => setTimeout(() => resolve(null), slipTime));
  return Promise.race([reading.catch(() => null), end]);
}
