import type { Page } from 'playwright-core';

/** Lets the session on the device be over, as if its time had come. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('talat-session');
        opening.onsuccess = () => {
          const database = opening.result;
          const store = database.transaction('session', 'readwrite').objectStore('session');
          const reading = store.get('current');
          reading.onsuccess = () => {
            store.put({ ...(reading.result as object), expiresAt: 0 }, 'current').onsuccess = () => {
              database.close();
              resolve();
            };
          };
        };
      }),
  );
}
