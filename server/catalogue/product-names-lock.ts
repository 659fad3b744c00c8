/** Held by whoever adds, renames or imports products: an import finds each one that is there, and lists a new one once. */
export const productNamesLock = 'product-names';
