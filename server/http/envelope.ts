import type { Refusal } from './refusal.ts';

/** The text of a success. */
export function successEnvelope(data: unknown): string {
  return JSON.stringify({ code: 0, data, message: 'ok' });
}

/** The text of a refusal. */
export function refusalEnvelope({ statusCode, reason, details, message }: Refusal): string {
  return JSON.stringify({ code: statusCode, data: { reason, ...details }, message });
}
