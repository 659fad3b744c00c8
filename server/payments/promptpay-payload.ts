import { anyId } from 'promptparse/generate';
import { readPromptpayId, type PromptpayKind } from '../../domain/payments/promptpay.ts';
import { toBaht, type Satang } from '../../domain/money.ts';

const proxies = { mobile: 'MSISDN', taxId: 'NATID', wallet: 'EWALLETID' } as const satisfies Record<
  PromptpayKind,
  string
>;

/** The text of a QR that asks for this amount. Throws where the id is not a PromptPay id. */
export function promptpayPayload(promptpayId: string, amount: Satang): string {
  const reading = readPromptpayId(promptpayId);
  if (!reading.ok) throw new Error(`The stored PromptPay id is not one: ${reading.fault}`);
  return anyId({ type: proxies[reading.kind], target: reading.id, amount: toBaht(amount) });
}
