import type { Page } from 'playwright-core';

/**
 * Resolves when what a page has received is on its disk: a screen shows an event before that. A transaction waits for those
 * that began before it on the same stores; the second one waits also for what was written when the first began.
 */
export async function onDisk(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) await page.evaluate(waitForDisk);
}

async function waitForDisk(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('error', () => reject(new Error(`${name} does not open`)));
          opening.addEventListener('success', () => {
            const database = opening.result;
            const stores = [...database.objectStoreNames];
            const done = () => {
              database.close();
              resolve();
            };
            if (stores.length === 0) done();
            else
              database
                .transaction(stores, 'readwrite', { durability: 'strict' })
                .addEventListener('complete', done);
          });
        }),
    ),
  );
}

/** The keys of everything in a page's databases, as text. */
export function keysOnDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not readable')));
      });
    const keys: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        keys.push(await settled(database.transaction(store).objectStore(store).getAllKeys()));
      database.close();
    }
    return JSON.stringify(keys);
  });
}
