/** Photos and other files. Events, contexts and requests name one by its id, in a property `blobId` wherever it stands. */
export interface BlobStore {
  /** Keeps a blob under an id; resolves when it is on disk. */
  put(id: string, blob: Blob): Promise<void>;
  get(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}
