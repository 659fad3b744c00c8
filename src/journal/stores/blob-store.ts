/** Stores photos and other files. Events, contexts and requests reference a file by its id, in a property `blobId` at any depth. */
export interface BlobStore {
  /** Resolves when the blob is on disk. */
  put(id: string, blob: Blob): Promise<void>;
  get(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}

/** A property `blobId` in JSON; within a string its quotes would be escaped. */
const named = /"blobId":("(?:[^"\\]|\\.)*")/g;

/** Returns the ids of all files that a JSON value references. */
export function blobIdsIn(value: unknown): readonly string[] {
  const text = JSON.stringify(value ?? null);
  return Array.from(text.matchAll(named), ([, id = '']) => JSON.parse(id) as string);
}
