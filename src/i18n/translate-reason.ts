import type { i18n } from 'i18next';
import { formatDateTime } from './format-date.ts';

/** A refusal as the contract words it. */
interface Refusal {
  readonly reason: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Which wording the details fill, as far as the server says: who changed what was refused, and when (an ISO time), or what was counted. */
function wordingOf(
  { changed_by: by, changed_at: at, counted, current }: Refusal['details'],
  product: string | undefined,
) {
  if (product !== undefined) return { context: 'named', product };
  if (typeof counted === 'number') return { context: 'counted' };
  if (typeof by !== 'string' || by === '' || typeof at !== 'string') return {};
  return { context: isCancelled(current) ? 'cancelled' : 'by', changed_at: formatDateTime(at) };
}

/** Whether the record, as it is now, was cancelled: that is more than a change. */
function isCancelled(current: unknown): boolean {
  return (
    typeof current === 'object' && current !== null && 'status' in current && current.status === 'cancelled'
  );
}

/**
 * Why something was refused, in the person's language; the server's own message for a reason the app does not know.
 * `product` is the name of the product that it is about, where the screen knows it.
 */
export function translateReason(i18n: i18n, { reason, message, details }: Refusal, product?: string): string {
  // Any of them: to name them all is more than the compiler follows.
  return i18n.t(`reason.${reason}` as 'reason.not_found', {
    ...details,
    ...wordingOf(details, product),
    defaultValue: message,
  });
}
