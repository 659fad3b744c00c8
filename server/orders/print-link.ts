import { Refusal } from '../http/refusal.ts';
import { isSigned, sign } from '../crypto.ts';

const lifetimeSeconds = 10 * 60;

/** The query of a print link; `exp` is the expiry in seconds since 1970, as text. */
export interface PrintLinkQuery {
  readonly order_id: string;
  readonly sig: string;
  readonly exp: string;
}

/** For whom a link prints: staff print packing lists too. */
export interface PrintLinkMaker {
  readonly isStaff: boolean;
}

/** Signs a link that prints orders and is valid for 10 minutes: `order_id` and `sig` name each with its own signature, by commas. */
export function signPrintLink(
  secret: string,
  orderIds: readonly string[],
  { now, ...maker }: PrintLinkMaker & { readonly now: Date },
): { readonly pass: PrintLinkQuery; readonly expires: Date } {
  const seconds = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const exp = String(seconds);
  const signatures = orderIds.map((orderId) => sign(secret, signedText(orderId, exp, maker)));
  return {
    pass: { order_id: orderIds.join(','), sig: signatures.join(','), exp },
    expires: new Date(seconds * 1000),
  };
}

/** Answers who made a link; throws `invalid_token` for a wrong signature, `token_expired` for an expired link. */
export function verifyPrintLink(
  secret: string,
  { order_id, sig, exp }: PrintLinkQuery,
  now: Date,
): PrintLinkMaker {
  const maker = [{ isStaff: true }, { isStaff: false }].find((known) =>
    isSigned(secret, signedText(order_id, exp, known), sig),
  );
  if (maker === undefined) throw new Refusal('invalid_token');
  if (now.getTime() >= Number(exp) * 1000) throw new Refusal('token_expired');
  return maker;
}

function signedText(orderId: string, exp: string, { isStaff }: PrintLinkMaker): string {
  return `print ${orderId} ${isStaff ? '' : 'for a customer '}until ${exp}`;
}
