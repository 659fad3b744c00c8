/** What tells a product from the others of its category. */
export interface ProductIdentity {
  readonly category_id: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly style: string;
}

/** Equal for two products that people take for the same one: spaces, capitals and the width of letters do not count. */
export function productKey({ category_id, name, color, size, style }: ProductIdentity): string {
  return JSON.stringify([category_id, ...[name, color, size, style].map(fold)]);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
