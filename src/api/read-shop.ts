/** What the pages for everybody ask of the server: whom to contact. */
export interface ShopContact {
  readonly name: string;
  readonly phones: readonly string[];
  readonly line_url: string;
}

/** The contact of the shop at this address; null where there is none, or nothing was answered. */
export async function readShop(): Promise<ShopContact | null> {
  return dataAt<ShopContact>('/api/shop');
}

/** Whether this is the demo. */
export async function readIsDemo(): Promise<boolean> {
  return (await dataAt<{ readonly demo: boolean }>('/api/auth/config'))?.demo === true;
}

async function dataAt<Data>(address: string): Promise<Data | null> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok !== true) return null;
  const { data } = (await answer.json().catch(() => ({ data: null }))) as { readonly data: Data | null };
  return data;
}
