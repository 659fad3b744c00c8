import { plainFigures } from '../digits.ts';

/** What a PromptPay id is: a mobile number, a citizen or tax id, or an e-wallet. */
export type PromptpayKind = 'mobile' | 'taxId' | 'wallet';

/** What is wrong with a PromptPay id. */
export type PromptpayFault = 'notDigits' | 'length' | 'notMobile' | 'checkDigit';

export type PromptpayReading =
  | { readonly ok: true; readonly id: string; readonly kind: PromptpayKind }
  | { readonly ok: false; readonly fault: PromptpayFault };

/** Reads a PromptPay id as people write it: with spaces and hyphens, Thai digits, and +66 before a mobile number. */
export function readPromptpayId(text: string): PromptpayReading {
  const written = plainFigures(text).replace(/[\s‐-―().-]/g, '');
  const id = written.replace(/^\+66/, '0');
  if (!/^\d+$/.test(id)) return { ok: false, fault: 'notDigits' };
  switch (id.length) {
    case 10:
      return /^0[689]/.test(id) ? { ok: true, id, kind: 'mobile' } : { ok: false, fault: 'notMobile' };
    case 13:
      return hasCheckDigit(id) ? { ok: true, id, kind: 'taxId' } : { ok: false, fault: 'checkDigit' };
    case 15:
      return { ok: true, id, kind: 'wallet' };
    default:
      return { ok: false, fault: 'length' };
  }
}

/** A PromptPay id in groups of digits, as it is read aloud; unchanged where it is none. */
export function formatPromptpayId(id: string): string {
  if (id.length === 10) return `${id.slice(0, 3)}-${id.slice(3, 6)}-${id.slice(6)}`;
  if (id.length === 13)
    return `${id.slice(0, 1)}-${id.slice(1, 5)}-${id.slice(5, 10)}-${id.slice(10, 12)}-${id.slice(12)}`;
  return id;
}

/** Whether the last of 13 digits follows from the others, as in each Thai citizen and tax id. */
function hasCheckDigit(id: string): boolean {
  const digits = Array.from(id, Number);
  const sum = digits.slice(0, 12).reduce((total, digit, at) => total + digit * (13 - at), 0);
  return (11 - (sum % 11)) % 10 === digits[12];
}
