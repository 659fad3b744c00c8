import type { i18n } from 'i18next';
import { readActor } from '../../domain/outcome.ts';
import type { Actor } from '../../domain/outcome.ts';
import { parseRoles } from '../../domain/roles.ts';
import { formatDateTime } from './format-date.ts';

/** A refusal as the contract words it. */
interface Refusal {
  readonly reason: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Which wording the details fill, as far as the server says: who changed what was refused, and when (an ISO time), what was counted, or the status that it has. */
function wordingOf(
  i18n: i18n,
  { reason, details }: Pick<Refusal, 'reason' | 'details'>,
  product: string | undefined,
) {
  const { changed_by: by, changed_at: at, counted, current, status, kind } = details;
  if (product !== undefined) return { context: 'named', product };
  if (typeof counted === 'number') return { context: 'counted' };
  if (reason === 'not_allowed_in_status' && typeof status === 'string')
    return inStatus(i18n, status, kind === 'payment' ? 'paymentStatus' : 'status');
  const actor = readActor(by);
  if (actor === null || typeof at !== 'string') return {};
  return {
    context: isCancelled(current) ? 'cancelled' : 'by',
    changed_by: nameActor(i18n, actor),
    changed_at: formatDateTime(at),
  };
}

/** The status of an order or payment that doesn't allow something. */
function inStatus(
  i18n: i18n,
  status: string,
  words: 'status' | 'paymentStatus',
): Readonly<Record<string, string>> {
  const names = [words, 'status', 'paymentStatus'].map((one) => `${one}.${status}`) as 'status.paid'[];
  return { context: 'now', status: i18n.t(names, { defaultValue: status }) };
}

/** A person by their name and, beside it, their role in the reader's language; by the role alone where no name is given. */
export function nameActor(i18n: i18n, { name, role }: Actor): string {
  if (role === null) return name;
  const [main = 'customer'] = parseRoles(role);
  const word = i18n.t(`role.${main}`);
  return name === '' ? word : `${name} (${word})`;
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
    ...wordingOf(i18n, { reason, details }, product),
    defaultValue: message,
  });
}

/** Why something cannot be done with an order or payment, by the name of the words; what its status doesn't allow names that. */
export function translateObstacle(
  i18n: i18n,
  words: string,
  status: string,
  statuses: 'status' | 'paymentStatus' = 'status',
): string {
  return i18n.t(words, { ...inStatus(i18n, status, statuses), defaultValue: '' });
}
