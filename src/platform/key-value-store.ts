/** Storage key of the list that this tab showed last: orders or payments. */
export const rememberedTabName = 'order-home.type';

/** Storage key of the wish for a line an order in lists, on this device. */
export const compactOrdersName = 'order-home.compact';

/** Storage key of the category and the price rule that a stock entry was completed with last, by this person. */
export const entryChoiceName = 'stock-entry.choice';

/** Storage key of what the cart leaves on this device. */
export const cartName = 'cart';

/** The small text store of a browser: local or session storage, or memory where the browser refuses both. */
export interface KeyValueStore {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
  /** Removes every value but those under these names, whoever has set them. */
  keepOnly(names: readonly string[]): void;
}

/** Wraps a browser's storage; a browser that refuses it gets a store that lasts as long as the page. */
export function browserStore(open: () => Storage): KeyValueStore {
  try {
    const storage = open();
    const probe = 'talat.probe';
    storage.setItem(probe, '');
    storage.removeItem(probe);
    return {
      get: (name) => storage.getItem(name),
      set: (name, value) => storage.setItem(name, value),
      remove: (name) => storage.removeItem(name),
      keepOnly: (names) =>
        Object.keys(storage)
          .filter((name) => !names.includes(name))
          .forEach((name) => storage.removeItem(name)),
    };
  } catch {
    return memoryStore();
  }
}

/** Whether the app was ever used here: it keeps something. */
export function keepsAnything(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
    keepOnly: (names) =>
      [...values.keys()].filter((name) => !names.includes(name)).forEach((name) => values.delete(name)),
  };
}
