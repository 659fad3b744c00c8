import { deleteDB } from 'idb';

/** Milliseconds for which another tab may take its time to let go of a database. */
const usualPatienceMs = 5000;

/** Asks the browser not to remove what is kept here when the disk gets full; it may say no, or know no such wish. */
export async function askToStay(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    return;
  }
}

/** Removes the databases whose names begin so, with all that is in them. Rejects when another tab holds one for too long. */
export async function deleteDatabases(prefix: string, patienceMs = usualPatienceMs): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  const held = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('another tab holds the storage')), patienceMs);
  });
  await Promise.race([Promise.all(names.map((name) => deleteDB(name))), held]);
}

/** Removes the precached app and the service worker that serves it; the next start fetches both again. */
export async function emptyCaches(): Promise<void> {
  // A view in another app, LINE's on iOS among them, may have no workers.
  const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.map((name) => caches.delete(name)),
  ]);
}
