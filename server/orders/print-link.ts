import { Refusal } from '../http/refusal.ts';
import { isSigned, sign } from '../crypto.ts';

const lifetimeSeconds = 10 * 60;

/** What a print link carries in its query; `exp` is seconds since 1970, as text. */
export interface PrintPass {
  readonly order_id: string;
  readonly sig: string;
  readonly exp: string;
}

/** What opens an order's print fields to whoever holds it for the next 10 minutes. */
export function signPrintPass(
  secret: string,
  orderId: string,
  now: Date,
): { readonly pass: PrintPass; readonly expires: Date } {
  const seconds = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const exp = String(seconds);
  return {
    pass: { order_id: orderId, sig: sign(secret, signedText(orderId, exp)), exp },
    expires: new Date(seconds * 1000),
  };
}

/** Refuses a pass that was not signed here for this order, or has run out. */
export function checkPrintPass(secret: string, { order_id, sig, exp }: PrintPass, now: Date): void {
  if (!isSigned(secret, signedText(order_id, exp), sig)) throw new Refusal('invalid_token');
  if (now.getTime() >= Number(exp) * 1000) throw new Refusal('token_expired');
}

function signedText(orderId: string, exp: string): string {
  return `print ${orderId} until ${exp}`;
}
