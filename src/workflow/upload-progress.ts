/** The progress of uploads, in percent by blob id. Not journalled, because no decision depends on it. */
export interface UploadProgress {
  get(): Readonly<Record<string, number>>;
  set(blobId: string, percent: number): void;
  subscribe(listener: () => void): () => void;
}

export function createUploadProgress(): UploadProgress {
  let percents: Readonly<Record<string, number>> = {};
  const listeners = new Set<() => void>();
  return {
    get: () => percents,
    set(blobId, percent) {
      percents = { ...percents, [blobId]: percent };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
