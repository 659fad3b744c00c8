import type { i18n } from 'i18next';

/** A refusal as the contract words it. */
interface Refusal {
  readonly reason: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Why something was refused, in the person's language; the server's own message for a reason the app does not know. */
export function translateReason(i18n: i18n, { reason, message, details }: Refusal): string {
  return i18n.t(`reason.${reason}`, { ...details, defaultValue: message });
}
