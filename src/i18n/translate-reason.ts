import type { i18n } from 'i18next';
import { formatDateTime } from './format-date.ts';

/** A refusal as the contract words it. */
interface Refusal {
  readonly reason: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Who changed what was refused for that, and when (an ISO time), as far as the server says. */
function changeOf({ changed_by: by, changed_at: at }: Refusal['details']) {
  if (typeof by !== 'string' || by === '' || typeof at !== 'string') return {};
  return { context: 'by', changed_at: formatDateTime(at) };
}

/** Why something was refused, in the person's language; the server's own message for a reason the app does not know. */
export function translateReason(i18n: i18n, { reason, message, details }: Refusal): string {
  return i18n.t(`reason.${reason}`, { ...details, ...changeOf(details), defaultValue: message });
}
