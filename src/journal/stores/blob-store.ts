/** Photos and other files. Events, contexts and requests name one by its id, in a property `blobId` wherever it stands. */
export interface BlobStore {
  /** Keeps a blob under an id; resolves when it is on disk. */
  put(id: string, blob: Blob): Promise<void>;
  get(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}

/** A property `blobId` that holds a text: within a text of JSON its quotes would be escaped. */
const named = /"blobId":("(?:[^"\\]|\\.)*")/g;

/** Ids of all files that a value of JSON names, in a property `blobId` wherever it stands. */
export function blobIdsIn(value: unknown): readonly string[] {
  const text = JSON.stringify(value ?? null);
  return Array.from(text.matchAll(named), ([, id = '']) => JSON.parse(id) as string);
}
