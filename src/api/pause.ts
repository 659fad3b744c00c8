/** Waits that many milliseconds; rejects at once when the signal ends it. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
}

/** Milliseconds without a further letter after which a search is sent. */
const searchRestMs = 250;

/** Waits until nobody types on; rejects at once when the signal ends it, as a further letter does. */
export function restTyping(signal: AbortSignal): Promise<void> {
  return pause(searchRestMs, signal);
}
