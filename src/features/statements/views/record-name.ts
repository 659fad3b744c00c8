import type { StatementEntry } from '../../../../domain/contract.ts';

/** How the screens of orders and of payments name a record: `#1042`, `PAY-88`. */
export function recordName({ kind, no }: StatementEntry): string {
  return kind === 'order' ? `#${no}` : `PAY-${no}`;
}
