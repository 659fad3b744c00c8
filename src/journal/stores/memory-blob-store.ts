import type { BlobStore } from './blob-store.ts';

/** Blobs that live as long as the page. */
export function createMemoryBlobStore(): BlobStore {
  const blobs = new Map<string, Blob>();
  return {
    async put(id, blob) {
      blobs.set(id, blob);
    },
    async get(id) {
      return blobs.get(id) ?? null;
    },
    async remove(id) {
      blobs.delete(id);
    },
  };
}
