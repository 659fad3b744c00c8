/** What a bank says of a transfer, as texts; each is empty where nobody entered it. */
export const transferTexts = [
  'transaction_id',
  'fee_currency',
  'payer_bank',
  'payer_account',
  'payer_name',
  'payee_bank',
  'payee_account',
  'payee_name',
  'extra_info',
] as const;
export type TransferText = (typeof transferTexts)[number];

/** The facts in further information about a transfer, name and value; null where it is no JSON object but a text. */
export function readExtraFacts(extra: string): readonly (readonly [name: string, value: string])[] | null {
  try {
    const facts: unknown = JSON.parse(extra);
    if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return null;
    return Object.entries(facts).map(([name, value]) => [name, String(value)]);
  } catch {
    return null;
  }
}
