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
