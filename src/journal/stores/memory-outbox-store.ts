import { awaitsAnswer, blobIdOf, changeEntry } from '../outbox/outbox-store.ts';
import type { OutboxEntry, OutboxStore } from '../outbox/outbox-store.ts';

/** Stores outbox entries in memory. */
export function createMemoryOutboxStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    async all() {
      return [...entries.values()];
    },
    async get(key) {
      return entries.get(key) ?? null;
    },
    async keep(entry) {
      const kept = entries.get(entry.key) ?? entry;
      entries.set(entry.key, kept);
      return kept;
    },
    async change(key, change) {
      const kept = entries.get(key);
      if (kept === undefined) return null;
      const changed = changeEntry(kept, change);
      entries.set(key, changed);
      return changed;
    },
    async remove(key) {
      entries.delete(key);
    },
    async withdrawFile(blobId) {
      const carrying = [...entries.values()].filter((entry) => blobIdOf(entry.request) === blobId);
      const withdrawn = carrying.filter((entry) => !awaitsAnswer(entry));
      for (const { key } of withdrawn) entries.delete(key);
      return withdrawn.length === carrying.length;
    },
  };
}
