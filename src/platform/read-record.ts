/** What a database is made with. */
interface NewDatabase {
  createObjectStore(name: string): unknown;
  deleteObjectStore(name: string): unknown;
}

/** A database as it is opened for a single record. */
export interface DatabaseShape {
  readonly name: string;
  readonly version: number;
  /** Makes its stores, where it is new or was made by an earlier version. */
  readonly upgrade: (database: NewDatabase, oldVersion: number) => void;
}

/** Reads one record; undefined where there is none. Rejects where the browser refuses storage. It is small, for what runs before the app. */
export async function readRecord<Value>(
  { name, version, upgrade }: DatabaseShape,
  store: string,
  key: string,
): Promise<Value | undefined> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = ({ oldVersion }) => upgrade(opening.result, oldVersion);
  const database = await resultOf<IDBDatabase>(opening);
  try {
    return await resultOf<Value | undefined>(database.transaction(store).objectStore(store).get(key));
  } finally {
    database.close();
  }
}

function resultOf<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });
}
