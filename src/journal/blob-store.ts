/** Photos and other files that a stream or the outbox names by id. */
export interface BlobStore {
  /** Keeps a blob under an id; resolves when it is on disk. */
  put(id: string, blob: Blob): Promise<void>;
  get(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}
