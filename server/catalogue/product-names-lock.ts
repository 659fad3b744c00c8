/** Held by whoever renames a product or imports some: an import finds each product that is there, and lists a new one once. */
export const productNamesLock = 'product-names';
