import type { Satang } from '../money.ts';

/** What decides what an order owes, in satang. */
interface Owing {
  readonly status: string;
  readonly total_satang: Satang;
  /** What its payments brought; the money beyond the total is the credit of its group. */
  readonly paid_satang: Satang;
}

/** What an order still owes, in satang: nothing before it is confirmed, and nothing when it is cancelled. */
export function owedOf({ status, total_satang, paid_satang }: Owing): Satang {
  if (status === 'created' || status === 'cancelled') return 0;
  return Math.max(0, total_satang - paid_satang);
}
